"""What PyScript runs in the worker: it hands the engine's one function to the page."""

from web.worker.session.engine import handle

__all__ = ["handle"]
__export__ = ["handle"]
