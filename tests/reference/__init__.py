"""A second, literal implementation of the rules, which the engine is compared with; the two share no code."""
