"""Hints: what chosen cards can become, what a refused play lacks, and the play that comes closest."""
