"""Code that both Pythons run, MicroPython on the page and Pyodide in the worker, and the shapes of their messages."""
