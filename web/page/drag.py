"""Dragging a card from the hand onto the table, in MicroPython on the page."""

from js import document
from jsffi import create_proxy

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

START = 8  # pixels after which a press is a drag


class Drag:
    """Follows a finger or a mouse. ask is called with the intent when a card is taken up, and when it is let go."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask
        self.card: Any = None
        self.over: Any = None
        self.moving = False
        self.origin = (0, 0)
        self.moved_at = 0
        for name, act in (("pointermove", self.move), ("pointerup", self.end), ("pointercancel", self.cancel)):
            document.addEventListener(name, create_proxy(act))

    def begin(self, event: Any) -> None:
        """A press, perhaps on a card of the hand."""
        card = event.target.closest("#hand button.card")
        self.moving = False
        if card and event.isPrimary and event.button == 0:
            self.card = card
            self.origin = (event.clientX, event.clientY)

    def move(self, event: Any) -> None:
        """The finger moves: the card follows, and what is under it shows that it may be let go there."""
        if self.card is None or not event.isPrimary:
            return
        x, y = event.clientX - self.origin[0], event.clientY - self.origin[1]
        if not self.moving:
            if x * x + y * y < START * START:
                return
            self.take_up()
        self.card.style.setProperty("--dx", f"{x}px")
        self.card.style.setProperty("--dy", f"{y}px")
        self.point_at(self.place(event))

    def take_up(self) -> None:
        """Lift the card, and choose it, so that the table shows what it can join."""
        self.moving = True
        self.card.setAttribute("data-drag", "")
        document.getElementById("field").setAttribute("data-drop", "")
        if self.card.getAttribute("aria-pressed") != "true":
            self.ask(f"choose:{about(self.card)}")

    def place(self, event: Any) -> Any:
        """The piece of the table under the finger, or the field; None elsewhere."""
        below = document.elementFromPoint(event.clientX, event.clientY)
        return below and (below.closest(":is(#field, #seats) [data-do]") or below.closest("#field"))

    def point_at(self, place: Any) -> None:
        """Show where the card would be let go."""
        if self.over:
            self.over.removeAttribute("data-over")
        self.over = place
        if place:
            place.setAttribute("data-over", "")

    def end(self, event: Any) -> None:
        """Let the card go."""
        if self.card is None or not event.isPrimary:
            return
        card, moving = self.card, self.moving
        place = self.place(event) if moving else None
        self.lay_back()
        if moving:
            self.moved_at = event.timeStamp
        if place:
            self.ask(f"drop:{about(card)}>{about(place)}")

    def cancel(self, _event: Any) -> None:
        """The browser has taken the pointer for something else."""
        if self.card is not None:
            self.lay_back()

    def lay_back(self) -> None:
        """The card is no longer under the finger."""
        self.point_at(None)
        document.getElementById("field").removeAttribute("data-drop")
        self.card.removeAttribute("data-drag")
        for name in ("--dx", "--dy"):
            self.card.style.removeProperty(name)
        self.card, self.moving = None, False

    def was_click(self, event: Any) -> bool:
        """Whether a click is only the end of a drag."""
        return bool(self.moved_at) and event.timeStamp - self.moved_at < 50


def about(element: Any) -> str:
    """What an element's intent is about: "8S" of "hand:8S"; "" of an element without one."""
    return str(element.getAttribute("data-do") or "").partition(":")[2]
