"""The files of a release in addition to its site: the site as an archive for any machine, and the engine as a wheel."""

import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import casino_core
from web.generator.paths import CACHE, ROOT, Files

RELEASE = ROOT / "build" / "release"
"""The folder of the archive and the wheel."""

WHEELS = CACHE / "wheels"
ENGINE = ("pyproject.toml", "README.md", "LICENSE")
"""The files that the engine's wheel needs in addition to its package."""

# The earliest moment that a ZIP archive can record.
LONG_AGO = (1980, 1, 1, 0, 0, 0)
EPOCH = "315532800"
"""``LONG_AGO`` as a Unix time, for the tools that make the wheel, so that its bytes do not depend on the clock."""

MAKES_WHEELS = (70, 1)
"""The first version of setuptools that makes wheels without the package "wheel"."""

README = """\
{name}

This folder is a whole website. To play, start a server in it with Python and leave it running:

    python3 -m http.server 8000 --bind 127.0.0.1

(On Windows: py -m http.server 8000 --bind 127.0.0.1)

Then open http://localhost:8000/ in a browser. Nothing is installed, and no network is needed. A double click
on index.html is not enough: browsers start no Python from a file that no server sends.
"""


def version() -> str:
    """Return the version of the project."""
    return casino_core.__version__


def archive(files: Files, name: str) -> bytes:
    """Return a site as an archive of one folder, with its licence and instructions for starting it.

    The same files give the same bytes.
    """
    licence = (ROOT / "LICENSE").read_bytes()
    whole = {**files, "README.txt": README.format(name=name).encode(), "LICENSE.txt": licence}
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as made:
        for path in sorted(whole):
            info = ZipInfo(f"casino-{version()}/{path}", LONG_AGO)
            info.create_system, info.external_attr = 3, 0o644 << 16  # the same on every system
            info.compress_type = ZIP_DEFLATED
            made.writestr(info, whole[path])
    return packed.getvalue()


def write_archive(files: Files, name: str, folder: Path = RELEASE) -> Path:
    """Write the archive of a site to a folder, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"casino-{version()}-site.zip"
    path.write_bytes(archive(files, name))
    return path


def wheel(folder: Path = RELEASE) -> Path:
    """Write the engine as a wheel to a folder, and return its path.

    setuptools writes next to the sources, so it gets a copy. Raise subprocess.CalledProcessError, with the output, if
    pip fails.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        sources, made = Path(scratch) / "sources", Path(scratch) / "made"
        shutil.copytree(ROOT / "casino_core", sources / "casino_core", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ENGINE:
            shutil.copy(ROOT / name, sources)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
        command = [*pip, *_setuptools_source(), "--wheel-dir", str(made), str(sources)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
        subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        (path,) = made.glob("*.whl")
        return Path(shutil.copy(path, folder))


def _setuptools_source() -> list[str]:
    """Return the options with which pip finds setuptools: it is installed, in .cache/wheels, or on the network."""
    try:
        here = importlib.metadata.version("setuptools").split(".")[:2]
    except importlib.metadata.PackageNotFoundError:
        here = []
    if tuple(map(int, here)) >= MAKES_WHEELS:
        return ["--no-build-isolation"]
    if any(WHEELS.glob("setuptools-*.whl")):
        return ["--no-index", "--find-links", str(WHEELS)]
    return []
