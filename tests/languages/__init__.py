"""The languages: what is compiled, what a translation lacks, and every sentence with all values of its facts."""
