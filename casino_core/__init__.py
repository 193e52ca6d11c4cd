"""Casino (Cassino) and its family: rules, legal actions, play, scoring, notation."""
