"""The keyboard, in MicroPython on the page: arrows within a zone, Escape lets go, single characters as they are bound.

Usually digits choose cards of the hand and letters ask, see ``dialogs.bindings``. In a dialog a key presses the button
that names it, as with data-key="ArrowRight", or does what the key stands for.
"""

import js as window
from js import document

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Keys:
    """Moves focus, and calls ask with an intent. Tab goes from zone to zone, Enter and Space press by themselves."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask
        self.bound: dict[str, str] = {}  # from a character to its intent

    def press(self, event: Any) -> None:
        """A key went down."""
        if event.altKey or event.ctrlKey or event.metaKey:
            return
        dialog = document.querySelector("#dialogs dialog[open]") or document.querySelector("dialog[open]")
        if event.key == "Escape":
            event.preventDefault()  # a dialog closes when the engine says so
            self.escape(dialog)
        elif event.target.hasAttribute("data-bind"):
            self.bind(event)
        elif event.target.closest("input:not([type=checkbox]), select, textarea"):
            return
        elif dialog:
            self.named(dialog, event)
        elif self.intent(event):
            self.do(self.intent(event))
        else:
            self.within(event)

    def intent(self, event: Any) -> str:
        """What a single character means, "" for nothing."""
        return self.bound.get(event.key.lower(), "") if self.listens() and not event.repeat else ""

    def do(self, intent: str) -> None:
        """Do what a key means."""
        if intent.startswith("nth:"):
            self.nth(int(intent[4:]))
        else:
            self.ask(intent)

    def bind(self, event: Any) -> None:
        """A key goes down in the field for the key of something; those that lead on do that."""
        taken_away = event.key in ("Backspace", "Delete")
        if len(event.key) == 1 or taken_away:
            event.preventDefault()
            about = event.target.getAttribute("data-bind")
            self.ask(f"bind:{about}", form={"key": "" if taken_away else event.key})

    def listens(self) -> bool:
        """Whether single characters mean anything: who speaks to the machine may have them off."""
        return bool(document.documentElement.getAttribute("data-letters") != "off")

    def escape(self, dialog: Any) -> None:
        """Dismiss the dialog, or let go of what is chosen."""
        intent = dialog.getAttribute("data-dismiss") if dialog else "unchoose"
        if intent:
            self.ask(intent)

    def named(self, dialog: Any, event: Any) -> None:
        """Press the button of a dialog that names the key, or does what the key means."""
        intent = self.intent(event)
        for button in dialog.querySelectorAll("button[data-do]"):
            if button.getAttribute("data-key") == event.key or (intent and button.getAttribute("data-do") == intent):
                event.preventDefault()
                button.click()

    def nth(self, number: int) -> None:
        """Choose a card of the hand by its place."""
        cards = document.querySelectorAll("#hand button.card")
        if number <= cards.length:
            card = cards[number - 1]
            self.go_to(cards, card)
            self.ask(card.getAttribute("data-do"))

    def within(self, event: Any) -> None:
        """Arrows, Home and End move within a zone."""
        zone = event.target.closest("[data-zone]")
        if not zone:
            return
        stops = zone.querySelectorAll("button")
        here = next((place for place in range(stops.length) if stops[place].isSameNode(event.target)), None)
        if here is None:
            return
        if event.key in STEPS:
            there = (here + STEPS[event.key] * self.sense(zone, event.key)) % stops.length
        elif event.key in ("Home", "End"):
            there = 0 if event.key == "Home" else stops.length - 1
        else:
            return
        event.preventDefault()
        self.go_to(stops, stops[there])

    def sense(self, zone: Any, key: str) -> int:
        """1 or, where what follows stands on the left, -1 for the keys that point to a side: see thumb.css."""
        turned = key in ("ArrowLeft", "ArrowRight") and window.getComputedStyle(zone).direction == "rtl"
        return -1 if turned else 1

    def go_to(self, stops: Any, stop: Any) -> None:
        """Focus one of some stops, and let Tab find it."""
        for place in range(stops.length):
            stops[place].tabIndex = -1
        stop.tabIndex = 0
        stop.focus()
