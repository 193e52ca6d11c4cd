"""All of the engine's values as text, and back. Importing any module of it registers every writer with ``text_of``."""

import casino_core.notation.actions
import casino_core.notation.positions
import casino_core.notation.record
import casino_core.notation.rules  # noqa: F401
