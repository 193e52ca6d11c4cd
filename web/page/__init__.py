"""The code that runs on the page, in MicroPython. Tests also run the parts that need no browser in CPython.

MicroPython lacks much of Python (see ``ruff.toml`` here). Annotations cost nothing: the build leaves them out.
"""
