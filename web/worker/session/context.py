"""The constants of a visit: the language, the addresses, the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from casino_core.bots import BOTS
from web.shared.protocol import InitMessage
from web.worker.dialogs.dialogs import Dialogs
from web.worker.match.thinking import Clock
from web.worker.session.invitations import Invitations
from web.worker.words.speech import Message, Voice


@dataclass(frozen=True)
class Context:
    """The page that a visit takes place on."""

    voice: Voice
    """The language and the deck."""

    dialogs: Dialogs
    """Draws dialogs in that language."""

    page: str
    """The address of the page on which games are played, to which links lead."""

    home: str
    """The address of the site's front page, "" if there is no way there."""

    address: str
    """The page's own address, from ? or # on."""

    embed: bool
    """Whether the table is in a frame of another site."""

    kind: str
    """The kind of embed: "game", "position", "replay" and so on; "" elsewhere."""

    new_seed: Callable[[], str]
    """Returns a seed for a new game."""

    clock: Clock | None
    """The bots' clock, in milliseconds; None if a number of thoughts limits them instead."""

    today: Callable[[], str]
    """Returns the visitor's local date."""

    @property
    def way(self) -> str:
        """``home`` for links to pages that open next to the game; "" in a frame, where such pages would not open."""
        return "" if self.embed else self.home

    def invitations(self) -> Invitations:
        """Return the reader of links and files."""
        return Invitations(tuple(BOTS), self.new_seed(), self.today)

    def say(self, sentences: Iterable[Message]) -> str:
        """Return sentences as one text to announce."""
        return " ".join(self.voice.spoken(sentence) for sentence in sentences)


def context_of(
    message: InitMessage, new_seed: Callable[[], str], clock: Clock | None, today: Callable[[], str]
) -> Context:
    """Return the context that an init message describes."""
    voice = Voice(message.get("lang") or "en", message.get("sprite") or "")
    return Context(
        voice,
        Dialogs(voice),
        page=message.get("page") or "",
        home=message.get("home") or "",
        address=message.get("address") or "",
        embed=bool(message.get("embed")),
        kind=message.get("kind") or "",
        new_seed=new_seed,
        clock=clock,
        today=today,
    )
