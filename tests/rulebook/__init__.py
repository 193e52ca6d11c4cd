"""Tests of the rules in words."""
