"""The code that runs on the page, in MicroPython; tests also run those parts in CPython that need no browser.

MicroPython lacks much of Python (see ``ruff.toml`` here). Annotations cost nothing: the build leaves them out.
"""
