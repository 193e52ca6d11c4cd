"""The error for faults in the files of a language."""


class LanguageError(ValueError):
    """Raised for a language that cannot be used; the message has a line for each fault, with its place if known."""
