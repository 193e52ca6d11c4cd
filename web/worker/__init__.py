"""What runs in the worker, in Pyodide: the game, its opponents, and what the table shows and says."""
