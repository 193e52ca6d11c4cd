"""The structure of the project: its rooms, their imports, and its documents."""
