"""The house itself: its rooms, who imports whom, and that what is written about it is so."""
