"""The runtime in the browser: PyScript, MicroPython, Pyodide, its trimmed standard library, and our own code."""

import gzip
import json
import shutil
from collections.abc import Iterable
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile, ZipInfo

import deflate

from web.generator.check import SiteError
from web.generator.imports import closure
from web.generator.links import BLANK
from web.generator.micropython import page_python
from web.generator.node import digest, node
from web.generator.paths import CACHE, NODE_MODULES, ROOT, RUNTIME, WEB, Files
from web.generator.scripts import filled
from web.generator.store import made_once
from web.languages.language import ENGLISH, entries
from web.rulebook.offered import environment
from web.worker.session.parts import part_of

PAGE_MAIN = WEB / "page" / "page.py"
DAILY_MAIN = WEB / "page" / "daily.py"
EVENING_MAIN = WEB / "page" / "evening.py"
LETTERS_MAIN = WEB / "page" / "letters.py"
PROGRESS_MAIN = WEB / "page" / "progress.py"
WORKER_MAIN = WEB / "worker" / "main.py"
# Packages whose modules are sent even if ``closure`` does not find them, because some are imported by name.
WHOLE_PACKAGES = (ROOT / "casino_core", WEB / "worker" / "friend", WEB / "worker" / "evening")
PUBLIC = tuple(
    ROOT / "casino_core" / f"{name}.py"
    for name in ("__main__", "analysis", "api", "arguments", "inspection", "interface", "tournament")
)
"""The public interface for other programs; our own code imports the modules behind it."""
COMMAND_LINE = ROOT / "casino_core" / "cli"
SODIUM = ROOT / "casino_core" / "mutual" / "sodium.py"
"""The cryptographic group for fair deals outside a browser."""

TRIM = RUNTIME / "trim"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
MICROPYTHON = NODE_MODULES / "@micropython" / "micropython-webassembly-pyscript"
MINIFY = RUNTIME / "minify.mjs"
HELPERS = ("importer.py", "parts.py", "postpone.py")  # of compile.py
FROM_NPM = ("group.js", "qr.js")  # scripts for games with a friend
MAX_LEVEL, PLAIN_LEVEL = 12, 9  # of libdeflate
UNIX = 3  # the code of the system that made an archive
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
SENT_SIZE = "sent-size.txt"
MICROPYTHON_FILES = ("micropython.mjs", "micropython.wasm")
PYSCRIPT_PLUGINS = ("error",)  # web/pages/_python.html switches off the others


class PagePaths(NamedTuple):
    """The paths of the Python of a page."""

    script: str
    """The script that PyScript runs."""

    modules: str
    """The packed modules that the script imports."""


OF_PAGES = ("page.", "language.", "site.feed", "strategy.", "days.", "progress.")
"""The prefixes of keys that pages read; of these keys, the worker reads only those with a prefix in ``OF_BOTH``."""
OF_BOTH = ("progress.achievement.", "progress.puzzles.")


class RuntimePaths(NamedTuple):
    """The paths that pages name, still to be linked."""

    core: str
    """The main script of PyScript."""

    starter: str
    """The script that loads MicroPython on the page: an address relative to PyScript's own module."""

    micropython_wasm: str
    """The WebAssembly of MicroPython."""

    engine: str
    """The script of the worker."""

    page: PagePaths
    """The Python of a page with a table."""

    letters: PagePaths
    """The Python of the page of games with friends."""

    progress: PagePaths
    """The Python of the page of finished games."""

    daily: PagePaths
    """The Python of the page of daily deals."""

    evening: PagePaths
    """The Python of the page of an evening."""

    modules: tuple[str, ...]
    """The modules that a browser loads ahead for the page's own Python."""

    later: tuple[str, ...]
    """The files that the page fetches ahead for the worker."""


def app_files() -> Files:
    """Return the sources of ours that are in the worker's archive, and the data that they read, by path."""
    return {**{name: (ROOT / name).read_bytes() for name in app_paths()}, **catalogue_files([ENGLISH])}


def app_paths() -> list[str]:
    """Return the paths of our sources in the worker's archive, from the root of the project."""
    paths = closure(WORKER_MAIN)
    for package in WHOLE_PACKAGES:
        paths |= set(package.rglob("*.py"))
    # What these packages import is needed, too.
    paths |= closure(*paths)
    paths -= {*PUBLIC, *COMMAND_LINE.rglob("*.py"), SODIUM}
    return sorted(path.relative_to(ROOT).as_posix() for path in paths)


def catalogue_files(tags: Iterable[str]) -> Files:
    """Return the compiled catalogues of some languages, without texts that only pages use, by their paths."""
    files = {}
    for tag in tags:
        needed = {
            key: entry for key, entry in entries(tag).items() if not key.startswith(OF_PAGES) or key.startswith(OF_BOTH)
        }
        files[f"web/locale/{tag}.json"] = json.dumps(needed, ensure_ascii=False, separators=(",", ":")).encode()
    return files


def language_packs(tags: Iterable[str]) -> Files:
    """Return the compiled catalogue of each language except English, compressed; the worker fetches one on demand."""
    catalogues = catalogue_files(tag for tag in tags if tag != ENGLISH)
    return {
        f"{part_of(name.rpartition('/')[2].removesuffix('.json'))}.pack": bytes(
            deflate.gzip_compress(content, PLAIN_LEVEL)
        )
        for name, content in catalogues.items()
    }


def compiled(lock: str, app: Files, cache: Path) -> Files:
    """Return python.zip, with our sources and the library modules that they need, compiled, and python.pack.

    python.pack is python.zip, compressed. In the same way, friend.modules and friend.pack contain the modules that only
    games with a friend need, and every other part has two such files. All come from the cache if they were made before.
    """
    data = {name: content for name, content in app.items() if not name.endswith(".py")}
    modules = _modules(lock, {**app, **{name: _nameless(text) for name, text in data.items()}}, cache)
    whole = {name: with_data(content, data) if name == "python.zip" else content for name, content in modules.items()}

    def compress(folder: Path) -> None:
        for name, content in whole.items():
            (folder / name).write_bytes(content)
            # About 3% smaller than zlib's best, in a second; zopfli needs ten seconds for another 0.5%.
            packed = (folder / name).with_suffix(".pack")
            packed.write_bytes(deflate.gzip_compress(content, MAX_LEVEL))

    folder = made_once(cache / "python" / digest(version("deflate").encode(), *whole.values()), compress)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def _modules(lock: str, app: Files, cache: Path) -> Files:
    """Return python.zip, with compiled modules but without data, and the archive of modules of each other part."""
    scripts = [(RUNTIME / name).read_bytes() for name in ("compile.mjs", "compile.py", *HELPERS)]
    sources = [part for name, content in sorted(app.items()) for part in (name.encode(), content)]
    folder = made_once(cache / "modules" / digest(lock.encode(), *scripts, *sources), lambda made: _compile(app, made))
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.suffix != ".pack"}


def bundled(lock: str, cache: Path = CACHE) -> Files:
    """Return the scripts of ``FROM_NPM``, each with the packages that it imports."""
    scripts = [RUNTIME / name for name in ("bundle.mjs", *FROM_NPM)]

    def bundle_all(folder: Path) -> None:
        for script in scripts[1:]:
            node([scripts[0], script, folder / script.name])

    folder = made_once(
        cache / "bundled" / digest(lock.encode(), *(script.read_bytes() for script in scripts)), bundle_all
    )
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def _nameless(catalogue: bytes) -> bytes:
    """Return a catalogue whose texts are its keys.

    The compiler starts the engine with this catalogue, to find the modules that a start needs. The result does not
    depend on any text, so that nothing has to be compiled again after a sentence has changed.
    """
    return json.dumps({key: key for key in json.loads(catalogue)}).encode()


def with_data(archive: bytes, data: Files) -> bytes:
    """Return an archive with added data; its bytes depend only on the contents."""
    whole = BytesIO(archive)
    with ZipFile(whole, "a") as added:
        for name, content in sorted(data.items()):
            info = ZipInfo(name)
            info.create_system = UNIX
            added.writestr(info, content)
    return whole.getvalue()


def trimmed(lock: str, cache: Path = CACHE) -> Path:
    """Return a folder with Pyodide, without parts that only its packages need, and with short names in its script.

    The file SENT_SIZE in it contains the number of bytes that a host sends for the WebAssembly. The folder comes from
    the cache if the same Pyodide has been trimmed by the same code.
    """
    scripts = [TRIM / name for name in ("trim.mjs", "reach.mjs", "wasm.mjs")]

    def trim(folder: Path) -> None:
        node([scripts[0], PYODIDE, folder])
        script = folder / "pyodide.asm.mjs"
        script.write_bytes(minified(script, cache))
        wasm = next(folder.glob("*.wasm"))
        (folder / SENT_SIZE).write_text(str(sent_size(wasm.name, wasm.read_bytes())), "utf-8")

    name = digest(lock.encode(), SENT_SIZE.encode(), *(script.read_bytes() for script in (*scripts, MINIFY)))
    return made_once(cache / "pyodide" / name, trim)


def minified(script: Path, cache: Path = CACHE) -> bytes:
    """Return a script of a package, minified: with short names."""
    name = digest(script.read_bytes(), MINIFY.read_bytes())
    folder = made_once(cache / "minified" / name, lambda made: node([MINIFY, script, made / script.name]))
    return (folder / script.name).read_bytes()


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
    """Return files that name each other by path, in a folder whose name depends on their content."""
    folder = f"assets/{name}-{digest(*(part for k, v in sorted(contents.items()) for part in (k.encode(), v)))}"
    return {f"{folder}/{path}": content for path, content in contents.items()}


def hashed(name: str, content: bytes) -> str:
    """Return the path of a single file, with a digest of its content."""
    stem, dot, suffix = name.rpartition(".")
    return f"assets/{stem}-{digest(content)}{dot}{suffix}"


def _pyscript_scripts() -> list[Path]:
    """Return the files of PyScript that pages use. Raise SiteError for one that this version does not have."""
    dist = PYSCRIPT / "dist"
    patterns = ["core.js", "core.css", "core-*.js", *(f"{name}-*.js" for name in PYSCRIPT_PLUGINS)]
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
    """Return the size of a file, in bytes, when a host sends it compressed."""
    return len(content) if name.endswith((".pack", ".png")) else len(gzip.compress(content, 6, mtime=0))


def boot_script(pyodide: Files, wasm_sent: int, archives: Files, packed: str, group: str) -> bytes:
    """Return pyodide-start.js with addresses, sizes for showing progress, and an empty list of packages.

    ``wasm_sent`` is the number of bytes of WebAssembly that a host sends, ``packed`` the path of packed.js, ``group``
    the path of group.js.
    """
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    wasm = next(name for name in pyodide if name.endswith(".wasm"))
    named = {path.rpartition("/")[2].partition("-")[0]: path for path in archives}
    python = named.pop("python")
    counted = {wasm: (pyodide[wasm], wasm_sent), python: (archives[python], len(archives[python]))}
    local = {name: _local(name) for name in (*pyodide, *archives, group)}
    build = {
        "pyodide": next(local[name] for name in pyodide if name.endswith("/pyodide.js")),
        "wasm": local[wasm],
        "unpacked": {name.rpartition("/")[2]: unpacked(pack) for name, pack in archives.items()},
        "python": local[python],
        "parts": {name: local[path] for name, path in named.items()},
        "group": local[group],
        "env": environment(),
        # Pyodide reads its list of packages at every start, and nothing here uses any of them.
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
        "sizes": {name.rpartition("/")[2]: [len(data), sent] for name, (data, sent) in counted.items()},
    }
    known = {"BUILD": json.dumps(build, sort_keys=True), "PACKED": json.dumps(_local(packed))}
    return filled(RUNTIME / "pyodide-start.js", **known)


def engine_script(start: str) -> bytes:
    """Return engine.js with the address of the script that starts Pyodide, whose path is ``start``."""
    return filled(RUNTIME / "engine.js", START=json.dumps(_local(start)))


def page_starter(micropython: Files, packed: str, packs: Files) -> bytes:
    """Return micropython-start.js with the addresses of MicroPython's two files and of packed.js.

    ``packs`` are the packed modules of each page; the script gets their addresses, and their sizes when unpacked.
    """
    script, wasm, unpacking = (json.dumps(_local(name)) for name in (*micropython, packed))
    modules = {name.removesuffix(".pack"): [_local(hashed(name, pack)), unpacked(pack)] for name, pack in packs.items()}
    known = {"MICROPYTHON": script, "WASM": wasm, "PACKED": unpacking, "MODULES": json.dumps(modules, sort_keys=True)}
    return filled(RUNTIME / "micropython-start.js", **known)


def _local(path: str) -> str:
    """Return the address of a file in assets/, relative to that folder."""
    return "./" + path.removeprefix("assets/")


def unpacked(pack: bytes) -> int:
    """Return the unpacked size of data packed by gzip."""
    return int.from_bytes(pack[-4:], "little")


def runtime_paths() -> RuntimePaths:
    """Return the paths of the runtime, still to be linked, so that they are known before its files are built."""

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
        page=PagePaths(file("page.py"), file("page.pack")),
        letters=PagePaths(file("letters.py"), file("letters.pack")),
        progress=PagePaths(file("progress.py"), file("progress.pack")),
        daily=PagePaths(file("daily.py"), file("daily.pack")),
        evening=PagePaths(file("evening.py"), file("evening.pack")),
        modules=(*(path for path in pyscript if path.endswith(".js")), starter, file("packed.js"), micropython[0]),
        later=(file("pyodide-start.js"), *pyodide, file("python.pack")),
    )


def page_bundles() -> Files:
    """Return the Python of pages, by file name: for each page, one file is its script, the other its packed modules."""
    mains = (PAGE_MAIN, LETTERS_MAIN, PROGRESS_MAIN, DAILY_MAIN, EVENING_MAIN)
    pages = {main.stem: page_python(main) for main in mains}
    scripts = {f"{name}.py": python.script for name, python in pages.items()}
    return scripts | {
        f"{name}.pack": bytes(deflate.gzip_compress(page.modules, MAX_LEVEL)) for name, page in pages.items()
    }


def runtime_files(python: Files, pyodide_folder: Path, bundles: Files, from_npm: Files) -> Files:
    """Return all files of the runtime, made of ``compiled``, ``trimmed``, ``page_bundles`` and ``bundled``."""
    archives = {hashed(name, content): content for name, content in python.items() if name.endswith(".pack")}
    group = {hashed("group.js", from_npm["group.js"]): from_npm["group.js"]}
    pyodide = folder_files("pyodide", _read(pyodide_folder, PYODIDE_FILES))
    wasm_sent = int((pyodide_folder / SENT_SIZE).read_text("utf-8"))
    script, wasm = (MICROPYTHON / name for name in MICROPYTHON_FILES)
    micropython = folder_files("micropython", {_sent_name(script.name): minified(script), wasm.name: wasm.read_bytes()})
    pyscript = folder_files("pyscript", {path.name: without_map(path.read_bytes()) for path in _pyscript_scripts()})
    scripts = {"packed.js": filled(RUNTIME / "packed.js"), **bundles}
    packed = hashed("packed.js", scripts["packed.js"])
    packs = {name: content for name, content in bundles.items() if name.endswith(".pack")}
    scripts["micropython-start.js"] = page_starter(micropython, packed, packs)
    scripts["pyodide-start.js"] = boot_script(pyodide, wasm_sent, archives, packed, *group)
    scripts["engine.js"] = engine_script(hashed("pyodide-start.js", scripts["pyodide-start.js"]))
    return {
        **archives,
        **group,
        **pyodide,
        **micropython,
        **pyscript,
        **{hashed(name, content): content for name, content in scripts.items()},
    }
