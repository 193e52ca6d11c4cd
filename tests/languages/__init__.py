"""Tests of the languages: compiled messages, gaps in translations, and every sentence with all values of its facts."""
