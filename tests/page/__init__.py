"""Tests of the Python that runs in pages, outside the worker."""
