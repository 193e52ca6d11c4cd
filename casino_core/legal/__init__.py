"""Legality: the legal actions, and the reasons why others are not legal."""
