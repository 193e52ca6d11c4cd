"""The keyboard: Escape cancels, and single characters send the intents bound to them. ``early.js`` handles arrows.

By default, digits choose cards of the hand, and letters ask questions (``web/worker/dialogs/key_bindings.py``). In a
dialog, a key presses the button that has it as data-key, such as "ArrowRight", or the button whose intent is bound to
the key.
"""

from collections.abc import Callable

import js as window
from js import document

from web.page.dom import Element, Event


class Keys:
    """Handles keys. The browser itself handles Tab, from zone to zone, and Enter and Space, which press a button.

    Enter on a chosen card plays it.
    """

    def __init__(self, ask: Callable[..., None]) -> None:
        """Take a function that is called with an intent, and with form={"key": ...} if a key is to be bound."""
        self.ask = ask
        self.bound: dict[str, str] = {}
        """The intents by the characters bound to them."""

    def press(self, event: Event) -> None:
        """Handle a key, depending on where it was pressed."""
        # Keys with modifiers belong to browsers and screen readers.
        if event.altKey or event.ctrlKey or event.metaKey:
            return
        # A dialog of #dialogs is above a score sheet, which is a dialog of the table.
        dialog = document.querySelector("#dialogs dialog[open]") or document.querySelector("dialog[open]")
        if event.key == "Escape":
            event.preventDefault()  # because the engine closes dialogs, not the browser
            self.escape(dialog)
        elif event.target.hasAttribute("data-bind"):
            self.bind(event)
        elif event.target.closest("input:not([type=checkbox]), select, textarea"):
            return
        elif dialog:
            self.named(dialog, event)
        elif event.key == "Enter" and event.target.matches("#hand button[aria-pressed=true]"):
            self.play_chosen(event)
        elif self.intent(event):
            self.do(self.intent(event))
        elif document.getElementById("replay"):
            self.named(document.getElementById("replay"), event)

    def intent(self, event: Event) -> str:
        """Return the intent of a key event, "" for none."""
        if event.repeat:
            return ""
        return self.meaning(event.key) or self.meaning(str(window.casinoKey(event)))

    def meaning(self, key: str) -> str:
        """Return the intent of a character, "" for none."""
        return self.bound.get(key.lower(), "") if self.listens() else ""

    def press_late(self, key: str) -> None:
        """Handle a key that was pressed at the table before Python was ready."""
        if key == "Escape":
            self.escape(None)
        elif self.meaning(key):
            self.do(self.meaning(key))

    def do(self, intent: str) -> None:
        """Choose the card of an intent such as "nth:2", or send any other intent."""
        if intent.startswith("nth:"):
            self.nth(int(intent[4:]))
        else:
            self.ask(intent)

    def bind(self, event: Event) -> None:
        """Bind the key pressed in a shortcut's field, none on Backspace or Delete; keys such as Tab work as usual."""
        taken_away = event.key in ("Backspace", "Delete")
        if len(event.key) == 1 or taken_away:
            event.preventDefault()
            about = event.target.getAttribute("data-bind")
            self.ask(f"bind:{about}", form={"key": "" if taken_away else event.key})

    def listens(self) -> bool:
        """Return whether single-character shortcuts are on; people who dictate may have turned them off."""
        return bool(document.documentElement.getAttribute("data-letters") != "off")

    def escape(self, dialog: Element) -> None:
        """Dismiss a dialog, or cancel the selection if there is no dialog."""
        intent = dialog.getAttribute("data-dismiss") if dialog else "unchoose"
        if intent:
            self.ask(intent)

    def named(self, dialog: Element, event: Event) -> None:
        """Press the button of a dialog or a replay whose data-key is the key, or whose intent is bound to the key."""
        intent = self.intent(event)
        for button in dialog.querySelectorAll("button[data-do]"):
            if button.getAttribute("data-key") == event.key or (intent and button.getAttribute("data-do") == intent):
                event.preventDefault()
                button.click()

    def play_chosen(self, event: Event) -> None:
        """Play the chosen card if it has only one choice; otherwise focus the first one. Space unchooses the card."""
        choices = document.querySelectorAll("#acts button.act")
        if not (choices.length or event.repeat):
            return
        event.preventDefault()
        # A repeated key is still held down, and its first press has only just chosen the card.
        if event.repeat:
            return
        if choices.length == 1 and (choices[0].getAttribute("data-do") or "").startswith("act:"):
            choices[0].click()
        else:
            choices[0].focus()

    def nth(self, number: int) -> None:
        """Choose a card of the hand by its number, counted from 1."""
        cards = document.querySelectorAll("#hand button.card")
        if number <= cards.length:
            card = cards[number - 1]
            self.go_to(cards, card)
            self.ask(card.getAttribute("data-do"))

    def go_to(self, stops: Element, stop: Element) -> None:
        """Focus a button of a zone, and make it the zone's tab stop."""
        for place in range(stops.length):
            stops[place].tabIndex = -1
        stop.tabIndex = 0
        stop.focus()
