"""What the page and the worker both run: in MicroPython and in Pyodide."""
