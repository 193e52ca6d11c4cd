"""People who play with each other in different browsers, by links or over a live line."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.conftest import wait_ready

SETTLED = "#play:not([data-busy])"
SEND, OVER = "button[data-do='send']", "#sheet [data-do='rematch']"
READY = f"{SEND}, {OVER}, #hand button[data-do^='hand:']"


class Friend:
    """A person on a page for games with friends."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        """Load an address anew, as a link in a message does, and wait for the table."""
        here = self.page.url.partition("#")[0]
        self.page.goto(address)
        if here == address.partition("#")[0]:
            self.page.reload()  # goto loads nothing if only the part after # has changed
        wait_ready(self.page)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing more happens automatically."""
        self.page.wait_for_selector(SETTLED)

    def reload(self) -> None:
        """Reload the page at its present address."""
        self.open(self.page.url)

    def invite(self, address: str, name: str) -> str:
        """Make an invitation to the shortest game; return its link."""
        self.open(address)
        self.page.fill("#name", name)
        self.page.select_option("#invite [name='variant']", index=0)
        self.page.click("#invite [type='submit']")
        return self.link()

    def take_seat(self, link: str, name: str) -> str:
        """Open an invitation and take the seat that it offers; return the link of the answer."""
        self.open(link)
        return self.sit(name)

    def sit(self, name: str) -> str:
        """Take the seat that the invitation on the page offers; return the link of the answer."""
        self.page.fill("#name", name)
        self.page.click("#take-seat [type='submit']")
        return self.link()

    def link(self) -> str:
        """Return the link of the letter in the dialog."""
        return self.page.get_attribute("#dialogs .letter", "data-link") or ""

    def letter_to(self, seat: int) -> str:
        """Open the host's letter to the guest in a seat; return its link."""
        self.page.click("[data-do='last']")
        self.page.click(f".letters [data-do='letter-to:{seat}']")
        self.page.wait_for_selector("#dialogs .letter")
        return self.link()

    def close(self) -> None:
        """Close the dialog."""
        self.page.click("#dialogs [aria-label='Close']")
        self.settle()

    def play(self) -> bool:
        """Play a turn: the first action of the first card that has any. Return whether the game goes on."""
        page = self.page
        page.wait_for_selector(READY, state="attached")
        self.settle()
        for place in range(12):
            if page.query_selector(f"{SEND}, {OVER}"):
                break
            choice = page.query_selector("#acts button[data-do^='act:']")
            cards = page.query_selector_all("#hand button[data-do^='hand:']")
            (choice or cards[place % len(cards)]).click()
            self.settle()
        count = page.query_selector("[data-do='count:all']")
        if count:
            count.click()
            self.settle()
        return not page.query_selector(OVER)

    def send(self) -> str:
        """Send the turn; return the link of its letter."""
        sheet = "#sheet[open] " if self.page.query_selector("#sheet[open]") else ""
        self.page.click(f"{sheet}{SEND}")
        return self.link()
