"""The benchmarks of `python3 build.py bench`."""
