"""What runs on the page, in MicroPython, and nothing else; tests run what needs no browser in CPython as well.

MicroPython lacks much of Python: see ``ruff.toml`` here. Annotations are free: the build leaves them out.
"""
