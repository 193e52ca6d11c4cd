"""Which actions are legal, and why another is not."""
