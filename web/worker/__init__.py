"""The code that runs in the worker, in Pyodide: the game, its opponents, and the table's pictures and sentences."""
