"""Python in the browser: what runs on the page (MicroPython) and in the worker (Pyodide)."""
