"""Archives of modules that most visits do not need, fetched by web/worker/session/parts.py."""

PARTS = {"friend": ("casino_core/mutual/", "web/worker/friend/"), "results": ("web/worker/evening/",)}
"""The folders of these modules, by the name of the archive."""
