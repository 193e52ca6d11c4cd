"""Writing all of the engine's values as text, and reading them.

Importing any module of this package registers every writer with ``text_of``.
"""

import casino_core.notation.actions
import casino_core.notation.positions
import casino_core.notation.record
import casino_core.notation.rules  # noqa: F401
