"""Trials: inputs by chance that try to stop the table, each again by its seed."""
