"""What runs Python in the browser: PyScript, MicroPython, Pyodide, its trimmed standard library, and our own code."""

import gzip
import json
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import deflate

from web.generator.check import SiteError
from web.generator.imports import closure
from web.generator.micropython import bundle
from web.generator.node import digest, install_packages, node
from web.generator.paths import CACHE, LOCALE, NODE_MODULES, ROOT, RUNTIME, WEB, Files
from web.generator.scripts import filled
from web.rulebook.offered import environment

PAGE_MAIN = WEB / "page" / "page.py"
DAILY_MAIN = WEB / "page" / "daily.py"
PROGRESS_MAIN = WEB / "page" / "progress.py"
WORKER_MAIN = WEB / "worker" / "main.py"
WHOLE_PACKAGES = (ROOT / "casino_core",)  # some of its modules are found by name, as bots are
PUBLIC = ROOT / "casino_core" / "api.py"  # lists what is public for other programs; our own name the modules

PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
MICROPYTHON = NODE_MODULES / "@micropython" / "micropython-webassembly-pyscript"
HELPERS = ("importer.py", "postpone.py")  # of compile.py
BEST = 12  # the most that libdeflate packs
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
MICROPYTHON_FILES = ("micropython.mjs", "micropython.wasm")
# PyScript imports a stub of each of its plugins, whether a page uses it or not.
PYSCRIPT_STUBS = ("deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")


class Runtime(NamedTuple):
    """The files of the runtime, and where in them a page finds what it has to name."""

    files: Files
    """All of them."""

    core: str
    """The path of PyScript."""

    starter: str
    """The address of what loads MicroPython on the page, as PyScript's own module would use it."""

    micropython_wasm: str
    """The path of MicroPython itself."""

    engine: str
    """The path of the worker's script."""

    page: str
    """The path of the Python of a page with a table."""

    progress: str
    """The path of the Python of the page of finished games."""

    daily: str
    """The path of the Python of the page of daily deals."""

    modules: tuple[str, ...]
    """The paths of the scripts that are wanted before the page's own."""

    later: tuple[str, ...]
    """The paths of the files that the worker will fetch."""


def app_files() -> Files:
    """Return what the worker's archive is made of: our sources and the data they read, by path."""
    paths = closure(WORKER_MAIN)
    for package in WHOLE_PACKAGES:
        paths |= set(package.rglob("*.py"))
    # What those import is needed as well.
    paths |= closure(*paths)
    paths |= set(LOCALE.glob("*.json"))
    paths.discard(PUBLIC)
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sorted(paths)}


def compiled(lock: str, app: Files, cache: Path) -> Files:
    """Return python.zip, with these sources and what they need of the standard library, and it packed as python.pack.

    They come from the cache where these sources have been compiled before.
    """
    scripts = [(RUNTIME / name).read_bytes() for name in ("compile.mjs", "compile.py", *HELPERS)]
    sources = [part for name, content in sorted(app.items()) for part in (name.encode(), content)]
    folder = made_once(cache / "python" / digest(lock.encode(), *scripts, *sources), lambda made: _compile(app, made))
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def trimmed(lock: str, cache: Path = CACHE) -> Path:
    """Return a folder with Pyodide, without what only packages would need of it.

    It comes from the cache where the same Pyodide has been trimmed in the same way before.
    """
    scripts = [RUNTIME / name for name in ("trim.mjs", "reach.mjs", "wasm.mjs")]
    name = digest(lock.encode(), *(script.read_bytes() for script in scripts))
    return made_once(cache / "pyodide" / name, lambda made: node([scripts[0], PYODIDE, made]))


def made_once(folder: Path, make: Callable[[Path], object]) -> Path:
    """Return a folder, which is filled by ``make`` unless it is there already."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        # Made beside its place and moved there whole, so that a build which is broken off leaves nothing that looks
        # finished.
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            made = Path(scratch) / "made"
            made.mkdir()
            make(made)
            with suppress(OSError):  # another build has been faster, with the same result
                made.rename(folder)
    return folder


def _compile(app: Files, archives: Path) -> None:
    sources = archives.parent / "sources"
    for name, content in app.items():
        target = sources / "app" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    helpers = sources / "web" / "runtime"
    helpers.mkdir(parents=True)
    for name in HELPERS:
        shutil.copyfile(RUNTIME / name, helpers / name)
    node([RUNTIME / "compile.mjs", sources, archives])
    whole = (archives / "python.zip").read_bytes()
    # A thirtieth less than the best of zlib, in a second; zopfli takes ten for another two-hundredth.
    (archives / "python.pack").write_bytes(deflate.gzip_compress(whole, BEST))


def folder_files(name: str, contents: Files) -> Files:
    """Return files that name each other by path, in a folder whose own name depends on their content."""
    folder = f"assets/{name}-{digest(*(part for k, v in sorted(contents.items()) for part in (k.encode(), v)))}"
    return {f"{folder}/{path}": content for path, content in contents.items()}


def hashed(name: str, content: bytes) -> str:
    """Return the path of a file that is used by itself: its name depends on its content."""
    stem, dot, suffix = name.rpartition(".")
    return f"assets/{stem}-{digest(content)}{dot}{suffix}"


def _pyscript_files() -> Files:
    dist = PYSCRIPT / "dist"
    patterns = ["core.js", "core.css", "core-*.js", *(f"{stub}-*.js" for stub in PYSCRIPT_STUBS)]
    found = {pattern: list(dist.glob(pattern)) for pattern in patterns}
    if missing := [pattern for pattern in patterns if not found[pattern]]:
        raise SiteError(f"PyScript has no {', '.join(missing)}")
    paths = [path for pattern in patterns for path in found[pattern]]
    return folder_files("pyscript", {path.name: without_map(path.read_bytes()) for path in sorted(paths)})


def without_map(script: bytes) -> bytes:
    """Return a script without the comment that names its source map, which is not sent."""
    head, mark, _ = script.rpartition(b"\n//# sourceMappingURL=")
    return head + b"\n" if mark else script


def _read(folder: Path, names: tuple[str, ...]) -> Files:
    """Return files of a package. Modules are called .js here: not every host knows what .mjs is."""
    contents = {name: (folder / name).read_bytes() for name in names}
    return {
        name.replace(".mjs", ".js"): _script(content) if name.endswith("js") else content
        for name, content in contents.items()
    }


def _script(content: bytes) -> bytes:
    return without_map(content).replace(b"pyodide.asm.mjs", b"pyodide.asm.js")


def sent_size(name: str, content: bytes) -> int:
    """Return the bytes that a file costs on its way from a host that compresses what can be compressed."""
    return len(content) if name.endswith((".pack", ".png")) else len(gzip.compress(content, 6, mtime=0))


def boot_script(pyodide: Files, archives: Files, unpacked: int) -> bytes:
    """Return pyodide-start.js with the addresses, the sizes for the progress, and an empty list of packages.

    ``unpacked`` is the size of the archive when it is no longer packed.
    """
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    wasm = next(name for name in pyodide if name.endswith(".wasm"))
    counted = {wasm: pyodide[wasm], **archives}
    local = {name: "./" + name.removeprefix("assets/") for name in (*pyodide, *archives)}
    build = {
        "pyodide": next(local[name] for name in pyodide if name.endswith("/pyodide.js")),
        "wasm": local[wasm],
        "unpacked": unpacked,
        "python": next(local[name] for name in archives if "/python-" in name),
        "env": environment(),
        # Pyodide reads its list of packages at every start, and nothing here uses any of them.
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
        "sizes": {name.rpartition("/")[2]: [len(data), sent_size(name, data)] for name, data in counted.items()},
    }
    return filled(RUNTIME / "pyodide-start.js", BUILD=json.dumps(build, sort_keys=True))


def engine_script(start: str) -> bytes:
    """Return engine.js with the address of what starts Pyodide, whose path is given."""
    return filled(RUNTIME / "engine.js", START=json.dumps("./" + start.removeprefix("assets/")))


def page_starter(micropython: Files) -> bytes:
    """Return micropython-start.js with the addresses of MicroPython's two files."""
    script, wasm = (json.dumps("./" + name.removeprefix("assets/")) for name in micropython)
    return filled(RUNTIME / "micropython-start.js", MICROPYTHON=script, WASM=wasm)


def runtime(cache: Path = CACHE) -> Runtime:
    """Return everything that a page with Python needs besides its own HTML. What takes long is kept in the cache.

    Raise subprocess.CalledProcessError when npm or Node fails; their output says why.
    """
    lock = install_packages()
    made = compiled(lock, app_files(), cache)
    archives = {hashed(name, content): content for name, content in made.items() if name.endswith(".pack")}
    pyodide = folder_files("pyodide", _read(trimmed(lock, cache), PYODIDE_FILES))
    micropython = folder_files("micropython", _read(MICROPYTHON, MICROPYTHON_FILES))
    pyscript = _pyscript_files()
    scripts = {
        "pyodide-start.js": boot_script(pyodide, archives, len(made["python.zip"])),
        "micropython-start.js": page_starter(micropython),
        "page.py": bundle(PAGE_MAIN),
        "progress.py": bundle(PROGRESS_MAIN),
        "daily.py": bundle(DAILY_MAIN),
    }
    scripts["engine.js"] = engine_script(hashed("pyodide-start.js", scripts["pyodide-start.js"]))
    paths = {name: hashed(name, content) for name, content in scripts.items()}
    core = next(name for name in pyscript if name.endswith("/core.js"))
    mpy, mpy_wasm = micropython
    return Runtime(
        files={**archives, **pyodide, **micropython, **pyscript, **{paths[name]: scripts[name] for name in scripts}},
        core=core,
        starter=paths["micropython-start.js"].replace("assets/", "../"),
        micropython_wasm=mpy_wasm,
        engine=paths["engine.js"],
        page=paths["page.py"],
        progress=paths["progress.py"],
        daily=paths["daily.py"],
        modules=(*(name for name in pyscript if name.endswith(".js")), paths["micropython-start.js"], mpy),
        later=(paths["pyodide-start.js"], *pyodide, *archives),
    )
