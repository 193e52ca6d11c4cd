"""Finds a browser for the tests: an installed one, or else one from Playwright or apt."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge")
HEADLESS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium's engine without a browser around it: tests take a fifth less time in it than in a hidden window."""
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# Chrome uses only the last --disable-features, so this list repeats Playwright's. The last two are pages that Chrome
# draws behind its address bar for every new window: they took up to a third of the time of a visit with Python.
WITHOUT = (
    *("AimEnabled", "AutoDeElevate", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("BlockOriginHeaderModificationOnRedirect", "DestroyProfileOnBrowserClose", "DialMediaRouteProvider"),
    *("GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning", "Translate"),
    *("msEdgeUpdateLaunchServicesPreferredVersion", "msForceBrowserSignIn"),
    *("WebUIOmniboxAimPopup", "WebUIOmniboxPopup"),
)
# Arguments for a browser on a machine without screen, sandbox or network.
ARGUMENTS = (
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoBrowserError(RuntimeError):
    """There is no browser, and none could be installed; the message says how to get one."""


def installed(names: Iterable[str] = NAMES) -> str | None:
    """Return the path of an installed browser of the Chromium family, or None; BROWSER_PATH takes precedence."""
    paths = (shutil.which(name) for name in names)
    candidates = [os.environ.get("BROWSER_PATH"), *paths, *(place for place in PLACES if Path(place).is_file())]
    return next((candidate for candidate in candidates if candidate), None)


def find_headless() -> str:
    """Return the path of a browser without windows, or else of any browser; BROWSER_PATH takes precedence."""
    return installed((*HEADLESS, *NAMES)) or find_browser()


def from_playwright(*, install: bool) -> str | None:
    """Return the path of Playwright's own Chromium, or None; with ``install``, Playwright downloads it first."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only if no browser is installed

    if install:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def from_apt() -> str | None:
    """Install the distribution's Chromium, and return its path; None if that is impossible."""
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid():
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run([apt, *arguments], env=environment, stdin=subprocess.DEVNULL, check=False)
    return installed()


def find_browser() -> str:
    """Return the path of a browser for tests, and install one if there is none.

    Raise NoBrowserError if that fails, because tests that are skipped would look as if they had passed.
    """
    path = installed() or from_playwright(install=False) or from_playwright(install=True) or from_apt()
    if not path:
        raise NoBrowserError("no browser to test in: install Chrome, Chromium or Edge, or set BROWSER_PATH to one")
    return path
