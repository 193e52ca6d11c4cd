"""The stylesheets as text: they refer only to existing classes and properties, and load nothing."""

import re
from pathlib import Path

import pytest

from web.table.fit import fitted

CSS = Path(__file__).resolve().parents[2] / "web" / "static" / "css"
SHEETS = {path.stem: re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL) for path in CSS.glob("*.css")}
EVERYTHING = "\n".join(SHEETS.values())
EACH = pytest.mark.parametrize("name", sorted(SHEETS))


@EACH
def test_braces_are_closed(name: str) -> None:
    assert SHEETS[name].count("{") == SHEETS[name].count("}") > 0


@EACH
def test_every_property_that_is_used_is_set_somewhere(name: str) -> None:
    known = {*re.findall(r"(--[\w-]+):", EVERYTHING + fitted(0, ()))}
    known |= {"--rise", "--at", "--fans", "--under", "--value"}  # set by the markup
    without_fallback = set(re.findall(r"var\((--[\w-]+)\)", SHEETS[name]))
    assert without_fallback <= known


@EACH
def test_nothing_is_loaded(name: str) -> None:
    assert "@import" not in SHEETS[name]
    assert all(address.startswith('"data:') for address in re.findall(r"url\(([^)]*)", SHEETS[name]))


@EACH
def test_every_layer_has_its_place(name: str) -> None:
    order = re.search(r"@layer ([^{;]+);", SHEETS["tokens"])
    assert order is not None
    layers = re.findall(r"@layer ([\w-]+) \{", SHEETS[name])
    assert layers
    assert set(layers) <= set(order[1].split(", "))


@pytest.mark.parametrize("wish", ["prefers-reduced-motion", "prefers-contrast", "forced-colors", "print"])
def test_what_a_visitors_system_asks_for_is_answered(wish: str) -> None:
    assert re.search(rf"@media \(?{wish}", EVERYTHING)
