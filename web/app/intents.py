"""What a person asks for away from the cards: a new game, settings, links and files, and what to do about trouble."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from casino_core.bots import BOTS
from casino_core.game import new_game
from casino_core.rules import OPTIONS
from casino_core.variants import VARIANTS, variant_rules
from web.app.dialogs import Wish
from web.app.links import as_file, link
from web.app.people import People
from web.app.reply import Reply
from web.app.saves import Save
from web.app.settings import known
from web.app.speech import message

if TYPE_CHECKING:
    from web.app.session import Session

Form: TypeAlias = Mapping[str, str]
Intent: TypeAlias = "Callable[[Session, str, Form], Reply]"


def menu(session: Session, _about: str, _form: Form) -> Reply:
    """Open the menu."""
    return Reply(dialog=session.dialogs.menu(session.play.game.seed, embed=session.embed, **session.results))


def close(_session: Session, _about: str, _form: Form) -> Reply:
    """Close the dialog."""
    return Reply(dialog="")


# ---------- games ----------


def new(session: Session, _about: str, form: Form) -> Reply:
    """Open the form for a new game, or draw it again after a change in it."""
    return Reply(dialog=session.dialogs.new(_wish(session, form), tuple(BOTS)))


def _wish(session: Session, form: Form) -> Wish:
    """What the form asks for; the game on the table, as far as there is no form."""
    rules = session.play.game.rules
    tables = {f"{seats}x{team}": (seats, team) for seats, team in VARIANTS["classic"].tables}
    seats, team = tables.get(form.get("players", ""), (rules.seats, rules.team))
    bots = list(session.play.seated)
    chosen = [form.get(f"bot{seat}", "") for seat in range(1, seats)]
    usual = [*bots, *[bots[-1]] * seats]
    target = form.get("target", "")
    return Wish(
        seats,
        team,
        tuple(bot if bot in BOTS else usual[place] for place, bot in enumerate(chosen)),
        "sweeps" in form if form else bool(rules.scoring.sweep_points),
        int(target) if target in map(str, OPTIONS["target"][1]) else rules.ending.target or 21,
    )


def start(session: Session, _about: str, form: Form) -> Reply:
    """Start the game that the form asks for."""
    wish = _wish(session, form)
    rules = variant_rules("classic", wish.seats, wish.team, sweep_points=int(wish.sweeps), target=wish.target)
    game, _ = new_game(rules, session.new_seed())
    return session.start(Save(game, wish.bots))


def rematch(session: Session, _about: str, _form: Form) -> Reply:
    """Start another game by the same rules with the same players."""
    game, _ = new_game(session.play.game.rules, session.new_seed())
    return session.start(Save(game, session.play.seated))


# ---------- settings ----------


def settings(session: Session, _about: str, _form: Form) -> Reply:
    """Open the settings."""
    return Reply(dialog=session.dialogs.settings(session.settings))


def change(session: Session, _about: str, form: Form) -> Reply:
    """Take over what has been set."""
    session.settings = known({**session.settings, **form})
    session.play.claims = session.settings["claims"] == "auto"
    return Reply(settings=session.settings)


# ---------- links and files ----------


def send(session: Session, _about: str, _form: Form) -> Reply:
    """Show the link to the game."""
    return Reply(dialog=session.dialogs.link(link(session.page, session.play.game, session.play.seated)))


def download(session: Session, _about: str, _form: Form) -> Reply:
    """Hand out the game as a file."""
    game, bots = session.play.game, session.play.seated
    people = People(game.rules, bots)
    names = [session.voice.spoken(people.name(seat)) for seat in range(game.rules.seats)]
    return Reply(download=as_file(game, bots, names), dialog="")


def open_(session: Session, _about: str, _form: Form) -> Reply:
    """Ask for a link or a file."""
    return Reply(dialog=session.dialogs.open())


def read(session: Session, _about: str, form: Form) -> Reply:
    """Open what was pasted, or say what is wrong with it."""
    text = form.get("text", "")
    invited = session.invitations().of_text(text)
    if invited.faults:
        return Reply(dialog=session.dialogs.open(text, invited.faults[0]))
    return session.start(Save(invited.game, invited.bots))


def accept(session: Session, _about: str, _form: Form) -> Reply:
    """Take up the invitation that the address held, if it is not on the table already."""
    if session.offered is None:
        return Reply(dialog="")
    return session.start(Save(session.offered.game, session.offered.bots))


# ---------- trouble ----------


def salvage(session: Session, _about: str, _form: Form) -> Reply:
    """Hand out what was stored and cannot be read."""
    return Reply(download=("casino-unreadable.txt", session.unreadable))


def discard(session: Session, _about: str, _form: Form) -> Reply:
    """Give up what was stored and cannot be read."""
    game, _ = new_game(variant_rules("classic"), session.new_seed())
    reply = session.start(Save(game, session.play.seated[:1]))
    reply.overwrite = True
    return reply


def elsewhere(session: Session, _about: str, _form: Form) -> Reply:
    """Say that the game is open in another tab as well."""
    return Reply(dialog=session.dialogs.elsewhere())


def here(_session: Session, _about: str, _form: Form) -> Reply:
    """Go on with what the other tab has stored."""
    return Reply(reload=True)


def note(session: Session, about: str, _form: Form) -> Reply:
    """Put something in words that the page has noticed. What has been copied needs no dialog any more."""
    words = session.voice.spoken(message(f"note.{about}"))
    return Reply(note=words, say=words, dialog="" if about == "copied" else None)


INTENTS: dict[str, Intent] = {
    "menu": menu,
    "close": close,
    "new": new,
    "start": start,
    "rematch": rematch,
    "settings": settings,
    "set": change,
    "link": send,
    "download": download,
    "open": open_,
    "read": read,
    "accept": accept,
    "salvage": salvage,
    "discard": discard,
    "elsewhere": elsewhere,
    "here": here,
    "note": note,
}
"""From the name of an intent to what it does: given the session, what follows the colon, and the values of a form."""
