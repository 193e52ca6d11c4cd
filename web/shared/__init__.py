"""What both Pythons run, MicroPython on the page and Pyodide in the worker, and the shapes of what they exchange."""
