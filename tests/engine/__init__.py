"""Tests of the engine: worked examples, the reference, properties, perft counts, notation, Pyodide."""
