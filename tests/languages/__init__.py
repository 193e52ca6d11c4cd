"""Tests of the languages: compiled messages, gaps in translations, and every sentence with many values of its facts."""
