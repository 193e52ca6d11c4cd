"""The runtime in the browser: PyScript, MicroPython, Pyodide, its trimmed standard library, and our own code."""

import gzip
import json
import shutil
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile, ZipInfo

import deflate

from web.generator.check import SiteError
from web.generator.imports import closure
from web.generator.links import BLANK
from web.generator.micropython import bundle
from web.generator.node import digest, node
from web.generator.paths import CACHE, LOCALE, NODE_MODULES, ROOT, RUNTIME, WEB, Files
from web.generator.scripts import filled
from web.generator.store import made_once
from web.rulebook.offered import environment

PAGE_MAIN = WEB / "page" / "page.py"
DAILY_MAIN = WEB / "page" / "daily.py"
PROGRESS_MAIN = WEB / "page" / "progress.py"
WORKER_MAIN = WEB / "worker" / "main.py"
WHOLE_PACKAGES = (ROOT / "casino_core",)  # some of its modules, such as bots, are imported by name
PUBLIC = tuple(
    ROOT / "casino_core" / f"{name}.py"
    for name in ("__main__", "analysis", "api", "arguments", "inspection", "interface", "tournament")
)
"""The public interface for other programs; our own import the modules behind it."""
COMMAND_LINE = ROOT / "casino_core" / "cli"

TRIM = RUNTIME / "trim"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
MICROPYTHON = NODE_MODULES / "@micropython" / "micropython-webassembly-pyscript"
HELPERS = ("importer.py", "postpone.py")  # of compile.py
MAX_LEVEL = 12  # of libdeflate
UNIX = 3  # the code of the system that made an archive
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
MICROPYTHON_FILES = ("micropython.mjs", "micropython.wasm")
# PyScript imports a stub of each of its plugins, whether a page uses it or not.
PYSCRIPT_STUBS = ("deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")


class RuntimePaths(NamedTuple):
    """The paths that pages name, still to be linked."""

    core: str
    """PyScript."""

    starter: str
    """The script that loads MicroPython on the page: an address relative to PyScript's own module."""

    micropython_wasm: str
    """MicroPython itself."""

    engine: str
    """The script of the worker."""

    page: str
    """The Python of a page with a table."""

    progress: str
    """The Python of the page of finished games."""

    daily: str
    """The Python of the page of daily deals."""

    modules: tuple[str, ...]
    """The scripts that are needed before the page's own."""

    later: tuple[str, ...]
    """The files that the worker will fetch."""


def app_files() -> Files:
    """Return our sources in the worker's archive and the data they read, by path."""
    return {name: (ROOT / name).read_bytes() for name in app_paths()}


def app_paths() -> list[str]:
    """Return the paths of the same files from the root of the project."""
    paths = closure(WORKER_MAIN)
    for package in WHOLE_PACKAGES:
        paths |= set(package.rglob("*.py"))
    # Their imports are needed, too.
    paths |= closure(*paths)
    paths |= set(LOCALE.glob("*.json"))
    paths -= {*PUBLIC, *COMMAND_LINE.rglob("*.py")}
    return sorted(path.relative_to(ROOT).as_posix() for path in paths)


def compiled(lock: str, app: Files, cache: Path) -> Files:
    """Return python.zip, with these sources and the standard library they need, compiled, and python.pack.

    The latter is the former, compressed. Both come from the cache if they have been made before.
    """
    data = {name: content for name, content in app.items() if not name.endswith(".py")}
    whole = with_data(_modules(lock, {**app, **{name: _nameless(text) for name, text in data.items()}}, cache), data)

    def compress(folder: Path) -> None:
        (folder / "python.zip").write_bytes(whole)
        # A thirtieth less than the best of zlib, in a second; zopfli takes ten for another two-hundredth.
        (folder / "python.pack").write_bytes(deflate.gzip_compress(whole, MAX_LEVEL))

    folder = made_once(cache / "python" / digest(whole), compress)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def _modules(lock: str, app: Files, cache: Path) -> bytes:
    """Return the archive of all modules, compiled, without data."""
    scripts = [(RUNTIME / name).read_bytes() for name in ("compile.mjs", "compile.py", *HELPERS)]
    sources = [part for name, content in sorted(app.items()) for part in (name.encode(), content)]
    folder = cache / "modules" / digest(lock.encode(), *scripts, *sources)
    return (made_once(folder, lambda made: _compile(app, made)) / "python.zip").read_bytes()


def _nameless(catalogue: bytes) -> bytes:
    """Return a catalogue with its keys as its texts.

    To find the modules for a start, the compiler starts the engine with this catalogue. The result depends on no text,
    so a changed sentence compiles nothing again.
    """
    texts: dict[str, str | dict[str, str]] = json.loads(catalogue)
    keys = {key: key if isinstance(text, str) else dict.fromkeys(text, key) for key, text in texts.items()}
    return json.dumps(keys).encode()


def with_data(archive: bytes, data: Files) -> bytes:
    """Return an archive with data added, whose bytes depend on the contents alone."""
    whole = BytesIO(archive)
    with ZipFile(whole, "a") as added:
        for name, content in sorted(data.items()):
            info = ZipInfo(name)
            info.create_system = UNIX
            added.writestr(info, content)
    return whole.getvalue()


def trimmed(lock: str, cache: Path = CACHE) -> Path:
    """Return a folder with Pyodide, without the parts that only its packages need.

    It comes from the cache if the same Pyodide has been trimmed by the same code.
    """
    scripts = [TRIM / name for name in ("trim.mjs", "reach.mjs", "wasm.mjs")]
    name = digest(lock.encode(), *(script.read_bytes() for script in scripts))
    return made_once(cache / "pyodide" / name, lambda made: node([scripts[0], PYODIDE, made]))


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


def folder_files(name: str, contents: Files) -> Files:
    """Return files that name each other by path, in a folder whose own name depends on their content."""
    folder = f"assets/{name}-{digest(*(part for k, v in sorted(contents.items()) for part in (k.encode(), v)))}"
    return {f"{folder}/{path}": content for path, content in contents.items()}


def hashed(name: str, content: bytes) -> str:
    """Return the path of a single file, with a digest of its content."""
    stem, dot, suffix = name.rpartition(".")
    return f"assets/{stem}-{digest(content)}{dot}{suffix}"


def _pyscript_scripts() -> list[Path]:
    """Return the files of PyScript that pages use. Raise SiteError for one that this version does not have."""
    dist = PYSCRIPT / "dist"
    patterns = ["core.js", "core.css", "core-*.js", *(f"{stub}-*.js" for stub in PYSCRIPT_STUBS)]
    paths = {pattern: list(dist.glob(pattern)) for pattern in patterns}
    if missing := [pattern for pattern in patterns if not paths[pattern]]:
        raise SiteError(f"PyScript has no {', '.join(missing)}")
    return sorted(path for some in paths.values() for path in some)


def without_map(script: bytes) -> bytes:
    """Return a script without the comment that names its source map, which is not sent."""
    head, mark, _ = script.rpartition(b"\n//# sourceMappingURL=")
    return head + b"\n" if mark else script


def _read(folder: Path, names: tuple[str, ...]) -> Files:
    """Return files of a package. Modules are renamed to .js, because not every host knows .mjs."""
    files = {}
    for name in names:
        content = (folder / name).read_bytes()
        if name.endswith("js"):
            content = without_map(content).replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
        files[_sent_name(name)] = content
    return files


def _sent_name(name: str) -> str:
    return name.replace(".mjs", ".js")


def sent_size(name: str, content: bytes) -> int:
    """Return the size of a file, in bytes, from a host that compresses."""
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
    """Return engine.js with the address of the script that starts Pyodide, whose path is ``start``."""
    return filled(RUNTIME / "engine.js", START=json.dumps("./" + start.removeprefix("assets/")))


def page_starter(micropython: Files) -> bytes:
    """Return micropython-start.js with the addresses of MicroPython's two files."""
    script, wasm = (json.dumps("./" + name.removeprefix("assets/")) for name in micropython)
    return filled(RUNTIME / "micropython-start.js", MICROPYTHON=script, WASM=wasm)


def runtime_paths() -> RuntimePaths:
    """Return the paths of the runtime, still to be linked: they are known before its files are built."""

    def file(name: str) -> str:
        stem, dot, suffix = name.rpartition(".")
        return f"assets/{stem}-{BLANK}{dot}{suffix}"

    micropython = [f"assets/micropython-{BLANK}/{_sent_name(name)}" for name in MICROPYTHON_FILES]
    pyscript = [f"assets/pyscript-{BLANK}/{path.name}" for path in _pyscript_scripts()]
    pyodide = [f"assets/pyodide-{BLANK}/{_sent_name(name)}" for name in PYODIDE_FILES]
    starter = file("micropython-start.js")
    return RuntimePaths(
        core=f"assets/pyscript-{BLANK}/core.js",
        starter=starter.replace("assets/", "../"),
        micropython_wasm=micropython[1],
        engine=file("engine.js"),
        page=file("page.py"),
        progress=file("progress.py"),
        daily=file("daily.py"),
        modules=(*(path for path in pyscript if path.endswith(".js")), starter, micropython[0]),
        later=(file("pyodide-start.js"), *pyodide, file("python.pack")),
    )


def page_bundles() -> Files:
    """Return the Python of pages, by the names of its files."""
    mains = {"page.py": PAGE_MAIN, "progress.py": PROGRESS_MAIN, "daily.py": DAILY_MAIN}
    return {name: bundle(main) for name, main in mains.items()}


def runtime_files(python: Files, pyodide_folder: Path, bundles: Files) -> Files:
    """Return all files of the runtime, made of ``compiled``, ``trimmed`` and ``page_bundles``."""
    archives = {hashed(name, content): content for name, content in python.items() if name.endswith(".pack")}
    pyodide = folder_files("pyodide", _read(pyodide_folder, PYODIDE_FILES))
    micropython = folder_files("micropython", _read(MICROPYTHON, MICROPYTHON_FILES))
    pyscript = folder_files("pyscript", {path.name: without_map(path.read_bytes()) for path in _pyscript_scripts()})
    scripts = {
        "pyodide-start.js": boot_script(pyodide, archives, len(python["python.zip"])),
        "micropython-start.js": page_starter(micropython),
        **bundles,
    }
    scripts["engine.js"] = engine_script(hashed("pyodide-start.js", scripts["pyodide-start.js"]))
    return {
        **archives,
        **pyodide,
        **micropython,
        **pyscript,
        **{hashed(name, content): content for name, content in scripts.items()},
    }
