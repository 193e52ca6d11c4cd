"""The error for the faults of a language."""


class LanguageError(ValueError):
    """Files of a language that cannot be used; the message has a line for each fault, with its file and line."""
