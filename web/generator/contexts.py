"""What a page's template is given besides the common things."""

from collections.abc import Callable
from typing import Any

CONTEXTS: dict[str, Callable[[], dict[str, Any]]] = {}
"""From a page, by its path in web/pages without the ending, to a function that gives the values its template names."""
