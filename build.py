#!/usr/bin/env python3
"""Builds, serves, tests and measures the site; needs Python 3.11 and git, and makes its own environment.

python3 build.py build [--site site.toml] [--address https://example.org/] [--base /sub/path/] |
                   release | wheel | docs |
                   language TAG [--checked KEY ...] |
                   serve [--site site.toml] [--base /sub/path/] [--port N] | test [--fast] [pytest arguments] |
                   bench [--json] | bench bots [BOT BOT] [its arguments; see --help] | bench phone [--against COMMIT] |
                   trial KIND [--count N] [--seed S] [--browser NAME] [--json]
"""

from __future__ import annotations

import argparse
import importlib.metadata
import operator
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import tomllib
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # web.generator needs packages of the environment
    from web.generator.edition import Edition
    from web.generator.paths import Files

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WHEELS = ROOT / ".cache" / "wheels"
BYTECODE = ROOT / ".cache" / "bytecode"
INSIDE = "CASINO_BUILD_INSIDE"  # set for the copy of this program that runs in .venv
OLDEST = (3, 11)


def requirements(extra: str) -> list[str]:
    """Return the packages that an extra in pyproject.toml names, itself or through the extras that it includes."""
    dependencies = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    included = {f"casino[{name}]": name for name in dependencies}
    return [
        package
        for each in dependencies[extra]
        for package in (requirements(included[each]) if each in included else [each])
    ]


def satisfied(requirement: str) -> bool:
    """Return whether this Python has a package in a version that pyproject.toml allows."""

    def numbers(version: str) -> tuple[int, ...]:
        return tuple(map(int, re.findall(r"\d+", version)))

    name, bounds = re.findall(r"^([\w.-]+)(.*)", requirement)[0]
    try:
        version = numbers(importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return False
    fulfils = {">=": operator.ge, "<": operator.lt}
    return all(fulfils[sign](version, numbers(bound)) for sign, bound in re.findall(r"(>=|<)([\d.]+)", bounds))


def venv_python() -> Path:
    """Return the path of the Python in .venv."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare_environment(extra: str) -> None:
    """Make .venv for this Python if necessary, and install the packages of an extra that are missing there."""
    stamp, this_python = VENV / "casino-stamp", " ".join(sys.version.split())
    python, *installed = (stamp.read_text("utf-8").splitlines() if stamp.is_file() else []) or [""]
    if VENV.exists() and not stamp.is_file():
        sys.exit(
            f".venv was not made by build.py. Activate it and run: pip install -e .[{extra}]\n"
            "Or delete it, and run this command again: build.py then makes its own."
        )
    if python != this_python or not venv_python().exists():
        print(f"{'The environment in .venv is for another Python. ' * bool(python)}Making .venv", flush=True)
        shutil.rmtree(VENV, ignore_errors=True)
        VENV.mkdir(exist_ok=True)
        stamp.touch()  # empty until the environment is complete, so that the next run makes it again
        try:
            subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
        except subprocess.CalledProcessError:
            sys.exit(
                "This Python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv"
            )
        installed = []
        stamp.write_text(this_python, "utf-8")
    if missing := [package for package in requirements(extra) if package not in installed]:
        print(f"Installing {', '.join(re.split('[<>]', package)[0] for package in missing)}", flush=True)
        install(missing)
        stamp.write_text("\n".join([this_python, *installed, *missing]), "utf-8")


def install(packages: list[str]) -> None:
    """Install packages from .cache/wheels, downloading any that are missing; the next time needs no network."""
    pip = [str(venv_python()), "-m", "pip", "--disable-pip-version-check"]
    from_cache = [*pip, "install", "--quiet", "--no-compile", "--no-index", "--find-links", str(WHEELS), *packages]
    if WHEELS.is_dir() and subprocess.run(from_cache, stderr=subprocess.DEVNULL, check=False).returncode == 0:
        return
    try:
        subprocess.run([*pip, "download", "--quiet", "--dest", str(WHEELS), *packages], check=True)
        subprocess.run(from_cache, check=True)
    except subprocess.CalledProcessError:
        sys.exit("These packages could not be installed, for the reason above. With a network, run this command again.")


def enter_environment(extra: str) -> None:
    """Run this command again in .venv and exit, unless it already runs there or this Python has the packages."""
    if sys.version_info < OLDEST:
        sys.exit(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    if os.environ.get(INSIDE) or all(map(satisfied, requirements(extra))):
        return
    prepare_environment(extra)
    command = [str(venv_python()), str(ROOT / "build.py"), *sys.argv[1:]]
    sys.exit(subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode)


def edition_files(site: Path | None, base: str | None = None, *, address: str | None = "") -> tuple[Edition, Files]:
    """Return an edition and all files of its site. Exit with a message if anything is wrong.

    Without a base path, the site is at the path of its address, with which a base path must agree if the address is an
    argument. An address of None removes the edition's address, and "" keeps it.
    """
    from web.languages.errors import LanguageError  # noqa: PLC0415

    try:
        from web.generator.check import SiteError  # noqa: PLC0415 - web.generator needs the environment
        from web.generator.paths import base_path  # noqa: PLC0415
        from web.generator.progress import shown  # noqa: PLC0415
        from web.generator.site import site_files  # noqa: PLC0415
        from web.generator.site_file import read_edition  # noqa: PLC0415
    except LanguageError as error:
        sys.exit(str(error))
    except Exception as error:  # noqa: BLE001 - a wrong preset or option may raise any error when it is imported
        sys.exit(f"{place_of(error)}{type(error).__name__}: {error}")
    try:
        edition = read_edition(site, address or "")
        if address is None:
            edition = replace(edition, address="")
        place = base_path(base or edition.base)
        if address and place != edition.base:
            sys.exit(f"--base {place} and --address {edition.address} name two paths; leave out --base")
        with shown():
            return edition, site_files(place, edition=edition, processes=os.cpu_count() or 1)
    except (SiteError, LanguageError) as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error}\n{error.output}")


def place_of(error: Exception) -> str:
    """Return the place in our sources where an error was raised, as "file:line: "; "" if it is not in them."""
    if isinstance(error, SyntaxError):
        return f"{os.path.relpath(error.filename or '', ROOT)}:{error.lineno}: "
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).is_relative_to(ROOT)]
    # A preset is data: its line is more useful than the line of the class that refuses it.
    presets = [frame for frame in frames if "presets" in Path(frame.filename).parts]
    return next((f"{os.path.relpath(f.filename, ROOT)}:{f.lineno}: " for f in reversed(presets or frames)), "")


def build(base: str | None, site: Path | None = None, address: str = "") -> None:
    """Write an edition of the site to dist/."""
    start = time.perf_counter()
    _, files = edition_files(site, base, address=address)
    from web.generator.game_prose import missing_words  # noqa: PLC0415
    from web.generator.rules import games_without_examples  # noqa: PLC0415
    from web.generator.site import write  # noqa: PLC0415

    write(files)
    for sentence in missing_words():
        print(sentence, flush=True)
    if missing := games_without_examples():
        print(f"Without worked examples in web/content/rules.toml: {', '.join(missing)}", flush=True)
    size = sum(map(len, files.values())) / 1e6
    print(f"dist/: {len(files)} files, {size:.1f} MB, {time.perf_counter() - start:.1f} s", flush=True)


def path_on_host(text: str) -> str:
    """Return an argument that is a path on a host. Raise ArgumentTypeError for an address."""
    if ":" in text:
        raise argparse.ArgumentTypeError(f"{text} must be a path such as /games/casino/, not an address")
    return text


def release(site: Path | None) -> None:
    """Write an edition as an archive for any machine with Python; its pages name no address, so they work at any."""
    edition, files = edition_files(site, address=None)
    from web.generator.release import write_archive  # noqa: PLC0415

    path = write_archive(files, edition.name or "Casino")
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB", flush=True)


def wheel() -> None:
    """Write the engine as a wheel."""
    from web.generator.release import wheel as make_wheel  # noqa: PLC0415

    try:
        print(make_wheel().relative_to(ROOT), flush=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error}\n{error.output.decode()}")


def docs() -> None:
    """Write the reference of the engine's public names, with their examples, to build/api/."""
    folder = ROOT / "build" / "api"
    # pdoc warns only about annotations of named tuples, and prints these annotations unchanged.
    command = ("-W", "ignore", "-m", "pdoc", "--no-show-source", "--output-directory", str(folder), "casino_core")
    code = subprocess.run([sys.executable, *command], cwd=ROOT, check=False).returncode
    if code:
        sys.exit(code)
    print((folder / "casino_core.html").relative_to(ROOT), flush=True)


def language(tag: str, checked: list[str]) -> None:
    """List the missing, outdated and unused texts of a translation; a new language is created first."""
    from web.languages.errors import LanguageError  # noqa: PLC0415
    from web.languages.translation import report  # noqa: PLC0415

    try:
        for line in report(tag, tuple(checked)):
            print(line, flush=True)
    except LanguageError as error:
        sys.exit(str(error))


def serve(base: str, port: int, site: Path | None) -> None:
    """Build and serve the site until interrupted; if a source changes, build again and let open pages reload."""
    from web.generator.develop import DevelopmentServer, watch  # noqa: PLC0415

    try:
        server = DevelopmentServer(base=base, port=port)
    except OSError as error:
        sys.exit(f"Port {port}: {error.strerror}. Choose another one: python3 build.py serve --port {port + 1}")
    build(base, site)
    with server:
        server.site = site
        print(f"Casino is at {server.address} (Ctrl+C ends it)", flush=True)
        threading.Thread(target=watch, args=[server, partial(build, base, site)], daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def test(arguments: list[str]) -> int:
    """Check the style; then run pytest with the arguments, and check types meanwhile.

    Return 0 if everything passes, otherwise the first exit code of a failure.

    ``--fast`` is an option of the tests themselves (tests/conftest.py).
    """
    from web.generator.browser import find_browser, find_headless  # noqa: PLC0415

    cores, fast = os.cpu_count() or 1, "--fast" in arguments
    if not fast:
        print("Browsers:", *dict.fromkeys((find_headless(), find_browser())), flush=True)
    # Tests in browsers sometimes wait, for a picture or a pause, so there is one more process than cores, at most 4.
    side_by_side = ["-n", str(min(cores if fast else cores + 1, 4)), "--dist", "worksteal"]
    compiled = BYTECODE.is_dir()
    codes = [run_module("ruff", *step) for step in (["check", "."], ["format", "--check", "."])]
    with ThreadPoolExecutor(1) as pool:
        types = pool.submit(run_module, "mypy")  # runs while tests wait for a browser
        if not compiled:  # otherwise each of the processes would compile all tests
            run_module("pytest", "--collect-only", *arguments, silent=True)
        codes.append(run_module("pytest", *side_by_side, *arguments))
        codes.append(types.result())
    return next((code for code in codes if code), 0)


def bench(arguments: list[str]) -> int:
    """Run the benchmarks in tests/bench with the arguments. Return 0."""
    from tests.bench.run import main as measure  # noqa: PLC0415

    measure(arguments)
    return 0


def trial(arguments: list[str]) -> int:
    """Run a trial of tests/trials with the arguments. Return the exit code of the trial."""
    return run_module("tests.trials.run", *arguments)


def run_module(*command: str, silent: bool = False) -> int:
    """Run a tool and return its exit code. Store its bytecode, even if the environment forbids that.

    Without stored bytecode, every process that runs tests would first compile all of them, which takes ten seconds.
    """
    output = subprocess.DEVNULL if silent else None
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment = {**kept, "PYTHONPYCACHEPREFIX": str(BYTECODE)}
    tool = [sys.executable, "-m", *command]
    return subprocess.run(tool, cwd=ROOT, env=environment, stdout=output, check=False).returncode


def main() -> int:
    """Run the command that the arguments name. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(
        dest="command",
        required=True,
        metavar="build | release | wheel | docs | language | serve | test | bench | trial",
    )
    building = commands.add_parser("build", help="write the site to dist/")
    building.add_argument(
        "--base", type=path_on_host, help="the path it will stand under, where its address does not say it"
    )
    building.add_argument("--address", default="", help="the address of its home page; sitemap and feeds need it")
    serving = commands.add_parser("serve", help="build, serve it on this machine, and build again after a change")
    serving.add_argument(
        "--base", type=path_on_host, default="/", help="serve under this path, as a project page would stand"
    )
    releasing = commands.add_parser("release", help="write the site as a zip that works from a stick")
    commands.add_parser("wheel", help="write the engine as a wheel that pip installs")
    commands.add_parser("docs", help="write the reference of the engine to build/api/")
    translating = commands.add_parser("language", help="list what a translation lacks; make a new language")
    translating.add_argument("tag", help="the language, as in the attribute lang: sv, pt-BR")
    translating.add_argument("--checked", nargs="+", default=[], help="outdated texts that still fit the English")
    for command in (building, releasing, serving):
        command.add_argument("--site", type=Path, help="the file that says what this edition is; site.toml without it")
    serving.add_argument("--port", type=int, default=8000)
    commands.add_parser("test", help="run every check; further arguments go to pytest", add_help=False)
    commands.add_parser("bench", help="measure, one figure a line; bench bots: bots against each other", add_help=False)
    commands.add_parser(
        "trial", help="look for faults by chance: odd hosts, hostile inputs, sudden ends", add_help=False
    )
    options, rest = parser.parse_known_args()
    if rest and options.command not in {"test", "bench", "trial"}:
        parser.error(f"unknown arguments: {' '.join(rest)}")
    tools = {"test": "dev", "bench": "dev", "trial": "dev", "docs": "docs"}
    enter_environment(tools.get(options.command, "build"))
    match options.command:
        case "build":
            build(options.base, options.site, options.address)
        case "release":
            release(options.site)
        case "wheel" | "docs" as name:
            {"wheel": wheel, "docs": docs}[name]()
        case "language":
            language(options.tag, options.checked)
        case "serve":
            serve(options.base, options.port, options.site)
        case "test" | "bench" | "trial" as name:
            return {"test": test, "bench": bench, "trial": trial}[name](rest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
