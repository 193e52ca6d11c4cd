"""Dragging a card from the hand onto the table."""

from collections.abc import Callable

from js import document
from jsffi import create_proxy

from web.page.dom import Element, Event

THRESHOLD = 8  # pixels of movement that turn a press into a drag
CLICK_BEHIND = 50  # milliseconds after the end of a drag; browsers send its click within this time


class Drag:
    """Follows a pointer that drags a card."""

    def __init__(self, ask: Callable[[str], None]) -> None:
        """Take a function that is called with an intent when a card is picked up and when it is dropped."""
        self.ask = ask
        self.card: Element = None
        """The pressed card, None if no card is pressed."""
        self.over: Element = None
        """The marked part of the table under the card."""
        self.moving = False
        """Whether the card follows the pointer."""
        self.origin = (0, 0)
        """The coordinates at which the card was pressed."""
        self.moved_at = 0
        """The time stamp of the event that ended the last drag, in milliseconds; 0 for never."""
        for name, act in (("pointermove", self.move), ("pointerup", self.end), ("pointercancel", self.cancel)):
            document.addEventListener(name, create_proxy(act))

    def begin(self, event: Event) -> None:
        """Remember a press on a card of the hand."""
        card = event.target.closest("#hand button.card")
        self.moving = False
        if card and event.isPrimary and event.button == 0:
            self.card = card
            self.origin = (event.clientX, event.clientY)

    def move(self, event: Event) -> None:
        """Move the card with the pointer, and mark its target."""
        if self.card is None or not event.isPrimary:
            return
        x, y = event.clientX - self.origin[0], event.clientY - self.origin[1]
        if not self.moving:
            if x * x + y * y < THRESHOLD * THRESHOLD:
                return
            self.take_up()
        self.card.style.setProperty("--dx", f"{x}px")
        self.card.style.setProperty("--dy", f"{y}px")
        self.point_at(self.place(event))

    def take_up(self) -> None:
        """Pick up and choose the card, so that the table shows its targets."""
        self.moving = True
        self.card.setAttribute("data-drag", "")
        document.getElementById("field").setAttribute("data-drop", "")
        if self.card.getAttribute("aria-pressed") != "true":
            self.ask(f"choose:{about(self.card)}")

    def place(self, event: Event) -> Element:
        """Return the part of the table under the pointer, or the whole field; None elsewhere."""
        below = document.elementFromPoint(event.clientX, event.clientY)
        return below and (below.closest(":is(#field, #seats) [data-do]") or below.closest("#field"))

    def point_at(self, place: Element) -> None:
        """Mark the target of the card."""
        if self.over:
            self.over.removeAttribute("data-over")
        self.over = place
        if place:
            place.setAttribute("data-over", "")

    def end(self, event: Event) -> None:
        """Drop the card, and send the intent for it."""
        if self.card is None or not event.isPrimary:
            return
        card, moving = self.card, self.moving
        place = self.place(event) if moving else None
        self.lay_back()
        if moving:
            self.moved_at = event.timeStamp
        if place:
            self.ask(f"drop:{about(card)}>{about(place)}")

    def cancel(self, _event: Event) -> None:
        """Put the card back, because the browser uses the pointer for something else."""
        if self.card is not None:
            self.lay_back()

    def lay_back(self) -> None:
        """Put the card back in its place in the hand."""
        self.point_at(None)
        document.getElementById("field").removeAttribute("data-drop")
        self.card.removeAttribute("data-drag")
        for name in ("--dx", "--dy"):
            self.card.style.removeProperty(name)
        self.card, self.moving = None, False

    def was_click(self, event: Event) -> bool:
        """Return whether a click is one that the browser sends at the end of a drag."""
        return bool(self.moved_at) and event.timeStamp - self.moved_at < CLICK_BEHIND


def about(element: Element) -> str:
    """Return the part of an element's intent after the colon, "8S" in "hand:8S"; "" without an intent."""
    return str(element.getAttribute("data-do") or "").partition(":")[2]
