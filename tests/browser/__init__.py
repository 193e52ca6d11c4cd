"""Tests of the built site in real browsers, with mouse, touch and keyboard."""
