"""The keyboard: Escape lets go, single characters mean what they are bound to. Arrows are moved by ``early.js``.

By default digits choose cards of the hand and letters ask, see ``web/worker/dialogs/key_bindings.py``. In a dialog a
key presses the button that names it, as with data-key="ArrowRight", or the one with the intent that it is bound to.
"""

from collections.abc import Callable

from js import document

from web.page.dom import Element, Event


class Keys:
    """Answers keys. Tab goes from zone to zone, Enter and Space press a button, by the browser's own doing."""

    def __init__(self, ask: Callable[..., None]) -> None:
        """Take what is called with an intent, and with form={"key": ...} where a key is to be bound."""
        self.ask = ask
        self.bound: dict[str, str] = {}
        """The intents by the character that means them."""

    def press(self, event: Event) -> None:
        """Do what a key means where it was pressed."""
        # Those keys belong to the browser and to screen readers.
        if event.altKey or event.ctrlKey or event.metaKey:
            return
        # A dialog that was asked for lies over a score sheet, which is one of the table's.
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
        elif document.getElementById("replay"):
            self.named(document.getElementById("replay"), event)

    def intent(self, event: Event) -> str:
        """Return what a key that was pressed means, "" for nothing."""
        return "" if event.repeat else self.meaning(event.key)

    def meaning(self, key: str) -> str:
        """Return what a single character means, "" for nothing."""
        return self.bound.get(key.lower(), "") if self.listens() else ""

    def press_late(self, key: str) -> None:
        """Do what a key means that was pressed at the table before anybody knew that."""
        if key == "Escape":
            self.escape(None)
        elif self.meaning(key):
            self.do(self.meaning(key))

    def do(self, intent: str) -> None:
        """Do what a bound key means."""
        if intent.startswith("nth:"):
            self.nth(int(intent[4:]))
        else:
            self.ask(intent)

    def bind(self, event: Event) -> None:
        """Bind the key that is pressed in a field for one; keys without a character, as Tab, do what they always do."""
        taken_away = event.key in ("Backspace", "Delete")
        if len(event.key) == 1 or taken_away:
            event.preventDefault()
            about = event.target.getAttribute("data-bind")
            self.ask(f"bind:{about}", form={"key": "" if taken_away else event.key})

    def listens(self) -> bool:
        """Return whether single characters mean anything: people who dictate may have turned them off."""
        return bool(document.documentElement.getAttribute("data-letters") != "off")

    def escape(self, dialog: Element) -> None:
        """Dismiss a dialog, or let go of what is chosen where there is none."""
        intent = dialog.getAttribute("data-dismiss") if dialog else "unchoose"
        if intent:
            self.ask(intent)

    def named(self, dialog: Element, event: Event) -> None:
        """Press the button of a dialog that names a key, or has the intent that the key is bound to."""
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

    def go_to(self, stops: Element, stop: Element) -> None:
        """Focus one of some stops, and let Tab find it."""
        for place in range(stops.length):
            stops[place].tabIndex = -1
        stop.tabIndex = 0
        stop.focus()
