"""How a match looks: what is drawn of it, and what is told of its turns. Nothing here changes anything."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace

from casino_core.position.events import Event, SweepsCancelled
from casino_core.position.position import Cards, Position
from casino_core.position.view import View
from web.rulebook.words import game_title
from web.shared.dates import SENTENCE
from web.table.html import Html, join, tag
from web.table.state import CountStep, Sheet, Surroundings
from web.worker.match import daily, par, weekly
from web.worker.match.match import Match
from web.worker.picture import talk
from web.worker.picture.animation import Frame
from web.worker.picture.moves import Move, by_turn
from web.worker.picture.round_count import count_step
from web.worker.picture.scene import Scene
from web.worker.picture.score_sheet import score_sheet
from web.worker.words.narration import narrate
from web.worker.words.people import STAND_IN, YOU
from web.worker.words.speech import Message, enumerated, message

MAX_TURN_SENTENCES = 4
"""How many sentences of a turn stay in sight; turns of several actions may have more."""

MAX_CURTAIN_SENTENCES = 8
"""How many sentences there are on a curtain, for somebody whose turn was a while ago."""


@dataclass(frozen=True)
class Update:
    """What something that was done at the table looks and sounds like."""

    frames: tuple[Frame, ...] = ()
    """Pictures in order, the last of which stays; none where nothing is to be seen."""

    said: tuple[Message, ...] = ()
    """Sentences to be announced."""

    rests: bool = True
    """The last picture is to be looked at before the table goes on."""


def redrawn(match: Match, *said: Message) -> Update:
    """Return the table as it is, and something to say."""
    return Update((Frame(scene(match)),), said)


# ---------- pictures ----------


def scene(match: Match) -> Scene:
    """Return the table as it is."""
    now = _scene(match, len(match.moves), match.game.position, match.seen)
    return replace(
        now,
        mode="skip" if match.skipping else "live",
        selection=match.selection,
        log=since_own_turn(match) if match.curtain else turn_log(match, len(match.moves)),
        around=replace(now.around, sheet=_sheet(match) if match.game.round_over else None),
    )


def past_scene(match: Match, moves: int) -> Scene:
    """Return the table as it was after so many moves of the round, where at least one has followed."""
    position = match.moves[moves].before
    seen = match.people.view(position, totals=match.game.before)
    return replace(_scene(match, moves, position, seen), mode="again", log=turn_log(match, moves))


def at_move(match: Match, moves: int) -> Scene:
    """Return the table as it was after so many moves of a round that is over, without its score sheet."""
    if moves < len(match.moves):
        return replace(past_scene(match, moves), pause="", halts=False)
    position = match.game.position
    seen = match.people.view(position, totals=match.game.before)
    now = _scene(match, moves, position, seen)
    around = replace(now.around, count_step=None)
    return replace(now, mode="again", log=turn_log(match, moves), pause="", halts=False, around=around)


def covered_scene(match: Match) -> Scene:
    """Return the table as it is seen to begin with when the page is opened again."""
    # What is only being shown, and whose hand, must not survive a reload in front of somebody else.
    reopened = copy(match)
    reopened.listen()
    reopened.cover()
    return scene(reopened)


def _scene(match: Match, moves: int, position: Position, view: View) -> Scene:
    """Return the table after so many moves of the round, with nothing but what is the same now and then."""
    wanted, people = match.preferences, match.people
    return Scene(
        view=view,
        people=people,
        name=_name(match),
        occasion=_occasion(match),
        round=match.game.round,
        totals=match.game.before,
        turns=_listed(match.moves[:moves]),
        talk=talk.latest_lines(match.moves[:moves], people) if wanted.players_talk else (),
        alert=match.alert,
        thinking=match.shows_thinking,
        halts=match.halts,
        pause="" if people.persons or match.game.round_over else "go-on" if match.paused else "pause",
        hands=_open_hands(match, position),
        preferences=wanted,
        around=Surroundings(match.home, match.can_undo, match.can_redo, count_step=_count_step(match)),
    )


def _open_hands(match: Match, position: Position) -> tuple[Cards, ...]:
    """Return all hands, where they are face up."""
    return position.hands if match.preferences.open_hands and not match.people.persons else ()


def _listed(moves: tuple[Move, ...]) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    """Return the turns that moves make: of each the seat, and what happened."""
    return tuple((turn[0].seat, tuple(event for move in turn for event in move.events)) for turn in by_turn(moves))


# ---------- titles and the score ----------


def title(match: Match) -> str:
    """Return the name of the table and of the game, or of the day whose deal it is; "" where there is none."""
    if match.history.apart:
        called = match.called or game_title(match.game.rules, match.voice.t)
        return match.voice.spoken(message("if.name", name=called))
    day = daily.day_of(match.game, match.seated)
    week = weekly.week_played(match.game, match.seated)
    # A table with a name of its own keeps it, whatever is dealt there.
    if match.called or not (day or week):
        return match.called
    return match.voice.spoken(daily.name(day) if day else weekly.name(week))


def _name(match: Match) -> str:
    """Return the title without what is told of it beside the deal, where there is more room."""
    occasion = _occasion(match)
    if occasion is None:
        return title(match)
    return match.voice.t("daily.title") if occasion.key == SENTENCE else ""


def _occasion(match: Match) -> Message | None:
    """Return the day whose deal this is, or that it is the game of a week; None for any other game."""
    if match.called or match.history.apart:
        return None
    if day := daily.day_of(match.game, match.seated):
        return daily.in_words(day)
    return message("weekly.occasion") if weekly.week_played(match.game, match.seated) else None


def _sheet(match: Match) -> Sheet:
    """Return the score of the round that is over, with a note on what it counts for and what was new in it."""
    sheet = score_sheet(match.game, match.people, match.voice)
    notes = (*_cancelled(match), *_counts_for(match), *_first_times(match))
    note = " ".join((sheet.note, *map(match.voice.spoken, notes)))
    lines = [line for line in (note, _par(match), _calendar(match)) if line.strip()]
    return replace(sheet, note=join(lines, tag("br")))


def _par(match: Match) -> str:
    """Return par for the deal of a day that is over, where it is known."""
    day = daily.day_of(match.game, match.seated)
    told = match.game.outcome is not None and not match.history.apart and day in match.pars
    return match.voice.spoken(par.told(match.pars[day])) if told else ""


def _calendar(match: Match) -> Html:
    """Return the link from a deal of a day, or the game of a week, that is over to where it can be shared."""
    if match.game.outcome is None or not match.home or match.history.apart:
        return Html()
    if day := daily.day_of(match.game, match.seated):
        return tag("a", match.voice.t("daily.calendar"), href=f"{match.home}daily/?day={day}")
    week = weekly.week_played(match.game, match.seated)
    return tag("a", match.voice.t("weekly.calendar"), href=f"{match.home}daily/#week") if week else Html()


def _cancelled(match: Match) -> tuple[Message, ...]:
    """Return how often sweeps of all sides cancelled each other in the round."""
    count = sum(isinstance(event, SweepsCancelled) for move in match.moves for event in move.events)
    return (message("score.cancelled", count=count),) if count else ()


def _counts_for(match: Match) -> tuple[Message, ...]:
    """Return what the result means for the person's statistics and daily deals, where that needs saying."""
    if match.history.over:
        return ()  # whoever played it knows
    if match.history.apart or match.history.joined:
        return (message("if.apart" if match.history.apart else "score.joined"),)
    occasion = (
        *daily.counts(match.game, match.seated, match.days, again=match.replays),
        *weekly.counts(match.game, match.seated, match.weeks, again=match.replays),
    )
    return (*_helped(match, ".occasion" if occasion else ""), *occasion)


def _helped(match: Match, of: str) -> tuple[Message, ...]:
    """Return that the game was not played by the person alone, once it is over; ``of``: the form of the sentence."""
    if match.game.outcome is None or match.people.persons != (YOU,):
        return ()
    if match.history.skipped:
        # Whoever lets others end the deal of a day has had their try at it.
        return (message(f"score.skipped{of}", who=message(f"bot.{STAND_IN}")),)
    return (message("score.hinted"),) if match.history.hinted else ()


def _first_times(match: Match) -> tuple[Message, ...]:
    """Return what the person did in the round for the first time, as a sentence."""
    found = tuple(name for name, where in (match.achievements or {}).items() if where == match.round_id)
    names = [message(f"progress.achievement.{name}") for name in found]
    return (message("score.first-times", count=len(names), achievements=enumerated(names)),) if names else ()


def _count_step(match: Match) -> CountStep | None:
    """Return the item of the score that is counted now."""
    if match.counting is None or not match.game.round_over:
        return None
    return count_step(match.game, match.people, match.voice, match.counting)


# ---------- what is told ----------


def turn_log(match: Match, moves: int) -> tuple[Message, ...]:
    """Return what happened in the last turn of so many moves; where there are none, in the deal."""
    if not moves:
        dealt = narrate(match.dealt, match.people, match.game.position.dealer)
        return dealt or (message("play.from-position"),)  # such a round was not dealt
    turn = by_turn(match.moves[:moves])[-1]
    return tuple(sentence for move in turn for sentence in narrated(match, move))[-MAX_TURN_SENTENCES:]


def since_own_turn(match: Match) -> tuple[Message, ...]:
    """Return what happened since whoever is to decide did something last; the deal, if nothing has."""
    own = [place for place, move in enumerate(match.moves) if move.seat == match.game.position.actor]
    since = match.moves[own[-1] + 1 if own else 0 :]
    sentences = tuple(sentence for move in since for sentence in narrated(match, move))
    return sentences[-MAX_CURTAIN_SENTENCES:] or turn_log(match, len(match.moves))


def narrated(match: Match, move: Move) -> tuple[Message, ...]:
    """Return what happened in a move, as sentences."""
    drawn = move.drawn(match.people.you)
    sentences = narrate(move.events, match.people, move.before.dealer, drawn, move.bonus)
    return (*sentences, *talk.majority_sentences(move, match.people)) if match.preferences.players_talk else sentences
