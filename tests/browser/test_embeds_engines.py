"""Every kind of embed in Firefox and WebKit, on another site and on our own; one embed, a task, is solved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.engines import Engine, firefox, webkit
from tests.browser.test_embeds import KINDS, READ, TASK
from tests.browser.test_engines import settle
from web.generator.serve import SiteServer, serving

EVERY = [*KINDS, *READ]
FRAMES = """(addresses) => {
  window.messages = [];
  addEventListener("message", ({ data, source }) => { if (Array.from(frames).includes(source)) messages.push(data); });
  const frame = (src) => Object.assign(document.createElement("iframe"), { src, width: 600, height: 760 });
  document.body.replaceChildren(...addresses.map(frame));
}"""
"""Shows addresses in frames of a page, and records the frames' messages."""

ALL_READY = (
    "messages.filter(({ type }) => type === 'ready').length >= %d"
    " && messages.filter(({ height }) => height > 100).length >= %d"
)
PRESS = "(selector) => document.querySelector(selector).click()"
HELD = "() => document.querySelectorAll('#hand button.card').length"


def kind(address: str) -> str:
    """Return the kind of an embed, as its ready message names it."""
    return address.partition("?")[0].split("/")[0] or "game"


@pytest.mark.full
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
@pytest.mark.parametrize("window", [firefox, webkit], ids=["firefox", "webkit"])
def test_every_kind_is_drawn_and_a_task_is_solved(
    window: Callable[[Playwright], AbstractContextManager[Engine]],
    playwright: Playwright,
    server: SiteServer,
    tmp_path: Path,
) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><title>Host</title><link rel="icon" href="data:,">', "utf-8")
    with serving(tmp_path, host="localhost") as other, window(playwright) as engine:
        foreign, own = f"http://localhost:{other.server_port}/", f"{server.address}embed/"
        for host in (foreign, own):
            engine.go(host)
            engine.run(FRAMES, [f"{server.address}embed/v1/{address}" for address in EVERY])
            engine.until(ALL_READY % (len(EVERY), len(EVERY)))
            kinds = engine.run("() => messages.filter(({ type }) => type === 'ready').map((one) => one.kind)")
            assert sorted(kinds) == sorted(map(kind, EVERY)), host
            engine.enter(f"iframe:nth-of-type({EVERY.index(TASK) + 1})")
            assert engine.run(HELD) == 2
            engine.run(PRESS, "#hand [data-do='hand:8D']")  # drivers cannot click in frames of other sites
            settle(engine)
            engine.until("document.querySelector('#acts [data-do^=\"act:8Dx\"]') !== null")
            engine.run(PRESS, "#acts [data-do^='act:8Dx']")
            engine.until("document.querySelector('.answer[data-state=right]') !== null")
            assert engine.problems() == []
