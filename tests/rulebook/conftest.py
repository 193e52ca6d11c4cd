"""What the tests of the rules in words share."""

import pytest

from casino_core import variants
from casino_core.presets.southern_africa import SOUTHERN_AFRICA


@pytest.fixture
def southern(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of southern Africa among the presets."""
    for variant in SOUTHERN_AFRICA:
        monkeypatch.setitem(variants.VARIANTS, variant.id, variant)
