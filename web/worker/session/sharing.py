"""Links and files: games that are sent and opened, and saves that cannot be read."""

from __future__ import annotations

from urllib.parse import quote

from web.shared.protocol import Reply
from web.worker.dialogs.game_setup import Form
from web.worker.match.match import Match
from web.worker.picture.position_alone import position_alone
from web.worker.session import pasted, positions
from web.worker.session.answers import Answer, Handler, Start
from web.worker.session.context import Context
from web.worker.session.invitations import Invitation
from web.worker.session.links import as_file, cards_link, entries, link, rules_link
from web.worker.session.menus import note
from web.worker.session.openings import default_match
from web.worker.session.parameters import LONGEST


class Incoming:
    """Games from storage or the address that are not on the table."""

    offered: Invitation | None = None
    """A game that the visitor may open in place of the one on the table."""

    unreadable = ""
    """The stored text that cannot be read; "" if there is none."""


def send(context: Context, match: Match) -> Reply:
    """Show the link to the game."""
    address = link(context.page, match.game, _players(match), match.name, match.history.takebacks)
    return {"dialog": context.dialogs.link(address)}


def cards(context: Context, match: Match) -> Reply:
    """Show the link to the cards of the game, for playing them from the first deal on."""
    address = cards_link(context.page, match.game, _players(match), match.name)
    return {"dialog": context.dialogs.link(address, "cards")}


def download(context: Context, match: Match) -> Reply:
    """Offer the game as a file to download."""
    # If several people share the screen, nobody is "You" in a file, whoever saves it.
    called = [context.voice.spoken(match.people.covered().name(seat)) for seat in range(match.game.rules.seats)]
    file = as_file(match.game, _players(match), called, match.name, match.history.takebacks)
    return {"download": file, "dialog": "", **note(context, "game-file")}


def picture(context: Context, match: Match) -> Reply:
    """Offer the table as a picture to download, with the hand of the person in front of the screen."""
    image = position_alone(match.seen, match.people, match.voice, covered=match.curtain)
    return {"download": ("casino.svg", image), "dialog": "", **note(context, "picture")}


def maker(context: Context, match: Match) -> Reply:
    """Show the link to the page for embedding the table: a replay, a position or, before the first play, a game."""
    site = context.home or context.page.partition("embed/")[0]
    return {"dialog": context.dialogs.maker(f"{site}embed/{_query_for_maker(match)}")}


def _query_for_maker(match: Match) -> str:
    """Return the query, and the fragment if there is one, that describe this table to the page for embedding."""
    game = match.game
    if game.outcome is not None:
        return f"?kind=replay{link('', game, _players(match), match.name)}"
    if any(game.record):
        rules = rules_link("", game.rules, match.name).removeprefix("?")
        return f"?kind=position&{rules}&{positions.known_text(match.seen, match.people.near, looks=match.people.looks)}"
    return f"?kind=game&{cards_link('', game, _players(match), match.name).removeprefix('?')}"


def _players(match: Match) -> tuple[str, ...]:
    """Return the players, with the names of people."""
    return entries(match.seated, match.people.names)


def open_dialog(context: Context) -> Reply:
    """Ask for a link or a file."""
    return {"dialog": context.dialogs.open()}


def read(context: Context, form: Form) -> Answer:
    """Open a pasted text as far as it can be read, and show its faults."""
    text = form.get("text", "")
    # A backup is restored on a page that frames cannot reach.
    if context.home and pasted.is_copy(text):
        return {"dialog": context.dialogs.copy(context.home), "carry": text}
    # Letters of games with friends are read on a separate page.
    if context.home and pasted.is_letter(text):
        return {"dialog": "", "leave": f"{context.home}friend/#letter={quote(text.strip())}"}
    fault = pasted.fault(text)
    if fault is not None:
        return {"dialog": context.dialogs.open(text if len(text) <= LONGEST else "", fault)}
    invited = context.invitations().of_text(pasted.gist(text))
    # A game that can be read in part is worth opening if it has at least one move.
    if invited.faults and not any(invited.game.record):
        return {"dialog": context.dialogs.open(text, invited.faults[0])}
    if not invited.faults or invited.is_cut:
        return Start(invited.saved, {}, faults=invited.faults)
    return Start(invited.saved, {"note": context.voice.t("open.up-to", why=context.voice.spoken(invited.faults[0]))})


def accept(incoming: Incoming) -> Answer:
    """Open the offered game, unless it has been opened already."""
    offered = incoming.offered
    if offered is None:
        return {"dialog": ""}
    # The person has chosen this game over the one that cannot be read.
    return Start(offered.saved, {"overwrite": bool(incoming.unreadable)}, offered.moment)


def salvage(incoming: Incoming) -> Reply:
    """Offer the unreadable stored text as a file to download."""
    return {"download": ("casino-unreadable.txt", incoming.unreadable)}


def discard(context: Context) -> Start:
    """Start a new game; the page moves the stored game that cannot be read to the list of games."""
    return Start(default_match(context.new_seed()), {"overwrite": True})


INTENTS: dict[str, Handler] = {
    "link": send,
    "cards": cards,
    "download": download,
    "picture": picture,
    "maker": maker,
    "open": open_dialog,
    "read": read,
    "accept": accept,
    "salvage": salvage,
    "discard": discard,
}
