"""One round in progress: the layout, the actions, the events, and the view of a seat."""
