"""Benchmarks: what `python3 build.py bench` measures."""
