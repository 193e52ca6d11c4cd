"""Trials: random and hostile inputs, broken hosts and sudden crashes, each reproducible from its seed."""
