"""One round in progress: the layout, what may be done, what happened, and what a seat sees."""
