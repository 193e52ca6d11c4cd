"""The stock page for comparison: PyScript with its default settings and the same engine."""

import json
from pathlib import Path

from web.generator.paths import Files
from web.generator.runtime import MICROPYTHON, PYODIDE, PYSCRIPT, app_files

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stock</title>
<link rel="icon" href="data:,">
<script type="module" src="pyscript/core.js"></script>
<h1>Stock</h1>
<script type="py" config='{config}'>
from pyscript import document
document.documentElement.dataset.page = "ready"
from web.worker.session.engine import handle
await handle('{"do": "init"}')
document.documentElement.dataset.python = "ready"
</script>
</html>
"""


def stock_site() -> Files:
    """Return the files of a page that runs the engine from its sources on the main thread, with unchanged packages.

    Like our table, the page shows in data-page that Python runs its code, and in data-python that the engine is ready.
    """
    sources = {f"app/{path}": content for path, content in app_files().items()}
    config = {"interpreter": "pyodide/pyodide.mjs", "files": {path: path.removeprefix("app/") for path in sources}}
    page = PAGE.replace("{config}", json.dumps(config)).encode()
    packages = {"pyscript": PYSCRIPT / "dist", "pyodide": PYODIDE, "micropython": MICROPYTHON}
    return {
        "index.html": page,
        **sources,
        **{k: v for name, folder in packages.items() for k, v in _folder(name, folder).items()},
    }


def _folder(name: str, folder: Path) -> Files:
    return {
        f"{name}/{path.name}": path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and path.suffix != ".map"
    }
