"""The presenter: scenes of a match, and sentences on its turns. Nothing here changes the match."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace

from casino_core.position.events import SweepsCancelled
from casino_core.position.position import Position
from casino_core.position.view import View
from web.rulebook.words import game_title
from web.shared.dates import SENTENCE
from web.shared.schema import Glance
from web.table.html import Html, join, tag
from web.table.state import Sheet, Surroundings
from web.worker.match import daily, evening, par, weekly
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
"""The maximum number of sentences shown for a turn."""

ONWARD = ("next", "new", "same")
"""The intents of buttons that lead on from a round. In an evening, links replace them."""

MAX_CURTAIN_SENTENCES = 8
"""The maximum number of sentences on a curtain about the turns since the person's last turn."""


@dataclass(frozen=True)
class Update:
    """The frames and announcements after an act."""

    frames: tuple[Frame, ...] = ()
    """Frames in order; the last one stays. () if nothing changes on the screen."""

    announcements: tuple[Message, ...] = ()
    """Sentences to be announced."""

    rests: bool = True
    """The last frame stays for a while before the table continues."""


def redrawn(match: Match, *announcements: Message) -> Update:
    """Return the update that shows the current table and announces these sentences."""
    return Update((Frame(scene(match)),), announcements)


# ---------- pictures ----------


def scene(match: Match) -> Scene:
    """Return the current table."""
    now = _scene(match, len(match.moves), match.game.position, match.seen)
    return replace(
        now,
        mode="skip" if match.skipping else "live",
        selection=match.selection,
        log=_log(match),
        explains=match.explained is not None,
        around=replace(now.around, sheet=_sheet(match) if match.game.round_over else None),
    )


def _log(match: Match) -> tuple[Message, ...]:
    """Return the sentences below the cards: an explanation, or the latest events."""
    if match.explained is not None:
        return (match.explained,)
    return since_own_turn(match) if match.curtain else turn_log(match, len(match.moves))


def past_scene(match: Match, moves: int) -> Scene:
    """Return the table after the first ``moves`` moves of the round."""
    position = match.position_after(moves)
    seen = match.people.view(position, totals=match.game.before)
    return replace(_scene(match, moves, position, seen), mode="again", log=turn_log(match, moves))


def at_move(match: Match, moves: int) -> Scene:
    """Return the table after the first ``moves`` moves of a finished round, without its score sheet."""
    then = past_scene(match, moves)
    return replace(then, pause="", halts=False, around=replace(then.around, count_step=None))


def covered_scene(match: Match) -> Scene:
    """Return the table as it is first shown when the page is opened again."""
    # A turn shown again, or an open hand, must not survive a reload in front of someone else.
    reopened = copy(match)
    reopened.listen()
    reopened.cover()
    return scene(reopened)


def _scene(match: Match, moves: int, position: Position, view: View) -> Scene:
    """Return the table after the first ``moves`` moves of the round, with all that current and past scenes share."""
    wanted, people, counted = match.preferences, match.people, None
    if match.counting is not None and match.game.round_over:
        counted = count_step(match.game, people, match.voice, match.counting)
    return Scene(
        view=view,
        people=people,
        name=_name(match),
        occasion=_occasion(match),
        round=match.game.round,
        totals=match.game.before,
        turns=tuple(
            (turn[0].seat, tuple(event for move in turn for event in move.events))
            for turn in by_turn(match.moves[:moves])
        ),
        talk=talk.latest_lines(match.moves[:moves], people) if wanted.players_talk else (),
        alert=match.alert,
        thinking=match.shows_thinking,
        halts=match.halts,
        pause="" if people.persons or match.game.round_over else "go-on" if match.paused else "pause",
        hands=position.hands if wanted.open_hands and not people.persons else (),
        preferences=wanted,
        # A person who plays alone against bots reads the sentence on fairness only in the first game.
        tells_fairness=match.first or people.persons != (YOU,),
        around=Surroundings(match.home, match.can_undo, match.can_redo, bool(people.persons), count_step=counted),
    )


# ---------- titles and the score ----------


def title(match: Match) -> str:
    """Return the names of the table and of the game, or the name of a special deal or what-if; "" if there is none."""
    if match.history.apart:
        called = match.called or game_title(match.game.rules, match.voice.t)
        return match.voice.spoken(message("if.name", name=called))
    day = daily.day_of(match.game, match.seated)
    week = weekly.week_played(match.game, match.seated)
    if not match.called and (deal := evening.deal_of(match.game, match.seated)):
        return match.voice.spoken(evening.name(*deal))
    # A named table keeps its name, whatever is dealt there.
    if match.called or not (day or week):
        return match.called
    return match.voice.spoken(daily.name(day) if day else weekly.name(week))


def _name(match: Match) -> str:
    """Return the title without the occasion, which is shown next to the deal."""
    occasion = _occasion(match)
    if occasion is None:
        return title(match)
    return match.voice.t("daily.title") if occasion.key == SENTENCE else ""


def _occasion(match: Match) -> Message | None:
    """Return the day of a daily deal, or a note that this is the game of the week; None for any other game."""
    if match.called or match.history.apart:
        return None
    if day := daily.day_of(match.game, match.seated):
        return daily.in_words(day)
    return message("weekly.occasion") if weekly.week_played(match.game, match.seated) else None


def _sheet(match: Match) -> Sheet:
    """Return the score sheet of the finished round, with notes on its result."""
    sheet = score_sheet(match.game, match.people, match.voice)
    if evening.deal_of(match.game, match.seated):
        # A tie is final: no other round decides it, because nobody else would get the same cards.
        stays = tuple(button for button in sheet.buttons if button[1] not in ONWARD)
        sheet = replace(sheet, buttons=stays, links=_onward(match))
    cancelled = sum(isinstance(event, SweepsCancelled) for move in match.moves for event in move.events)
    notes = (
        *((message("score.cancelled", count=cancelled),) if cancelled else ()),
        *_counts_for(match),
    )
    note = " ".join((sheet.note, *map(match.voice.spoken, notes)))
    firsts = " ".join(map(match.voice.spoken, _first_times(match)))
    lines = [line for line in (note, firsts, _par(match), _calendar(match)) if line.strip()]
    return replace(sheet, note=join(lines, tag("br")))


def _par(match: Match) -> str:
    """Return par for a finished daily deal, if it is known."""
    day = daily.day_of(match.game, match.seated)
    known = match.game.outcome is not None and not match.history.apart and day in match.pars
    return match.voice.spoken(par.describe(match.pars[day])) if known else ""


def _calendar(match: Match) -> Html:
    """Return the link from a finished daily deal or weekly game to the page where it can be shared."""
    if match.game.outcome is None or not match.home or match.history.apart:
        return Html()
    if day := daily.day_of(match.game, match.seated):
        return tag("a", match.voice.t("daily.calendar"), href=f"{match.home}daily/?day={day}")
    week = weekly.week_played(match.game, match.seated)
    return tag("a", match.voice.t("weekly.calendar"), href=f"{match.home}daily/#week") if week else Html()


def _onward(match: Match) -> tuple[tuple[str, str], ...]:
    """Return the links from a deal of an evening to the next one, and to the page where the result can be sent."""
    deal = evening.deal_of(match.game, match.seated)
    if not deal or not match.home or match.history.apart:
        return ()
    of, number = deal
    t, page = match.voice.t, f"{match.home}evening/#evening={of.text}"
    if number == of.count:
        return ((t("evening.deal.send"), page),)
    onward = t("evening.deal.next", number=number + 1, count=of.count)
    return (onward, f"{match.home}play/{of.query(number + 1)}"), (t("evening.deal.all"), page)


def _counts_for(match: Match) -> tuple[Message, ...]:
    """Return notes on whether the result counts for statistics and for daily or weekly deals."""
    if match.history.over:
        return ()  # the match came from outside already finished
    if evening.deal_of(match.game, match.seated) and not match.history.apart:
        return (evening.counts_for(match.game, match.history),)
    if match.history.apart or match.history.joined:
        return (message("if.apart" if match.history.apart else "score.joined"),)
    occasion = (
        *daily.counts(match.game, match.seated, match.days, again=match.replays),
        *weekly.counts(match.game, match.seated, match.weeks, again=match.replays),
    )
    return (*_helped(match, ".occasion" if occasion else ""), *occasion)


def _helped(match: Match, of: str) -> tuple[Message, ...]:
    """Return a note if the person had help in the finished game; ``of`` ends its key if a bot played some cards."""
    if match.game.outcome is None or match.people.persons != (YOU,):
        return ()
    if match.history.skipped:
        # Skipping a daily deal uses up its one try.
        return (message(f"score.skipped{of}", who=message(f"bot.{STAND_IN}")),)
    return (message("score.hinted"),) if match.history.hinted else ()


def _first_times(match: Match) -> tuple[Message, ...]:
    """Return the person's first achievements in the round, as a sentence."""
    earned = (name for name, where in (match.achievements or {}).items() if where == match.round_id)
    names = [message(f"progress.achievement.{name}") for name in earned]
    return (message("score.first-times", count=len(names), achievements=enumerated(names)),) if names else ()


# ---------- sentences ----------


def turn_log(match: Match, moves: int) -> tuple[Message, ...]:
    """Return sentences on the last turn among the first ``moves`` moves; on the deal if there are no moves."""
    if not moves:
        dealt = narrate(match.dealt, match.people, match.game.position.dealer)
        return dealt or (message("play.from-position"),)  # the position was not dealt
    turn = by_turn(match.moves[:moves])[-1]
    return tuple(sentence for move in turn for sentence in narrated(match, move))[-MAX_TURN_SENTENCES:]


def since_own_turn(match: Match) -> tuple[Message, ...]:
    """Return the latest sentences on what followed the last move of the player on turn, or else on the last turn."""
    own = [place for place, move in enumerate(match.moves) if move.seat == match.game.position.actor]
    since = match.moves[own[-1] + 1 if own else 0 :]
    sentences = tuple(sentence for move in since for sentence in narrated(match, move))
    return sentences[-MAX_CURTAIN_SENTENCES:] or turn_log(match, len(match.moves))


def narrated(match: Match, move: Move) -> tuple[Message, ...]:
    """Return the events of a move as sentences."""
    drawn_card = move.drawn_card(match.people.you) if match.sees_draws else None
    sentences = narrate(move.events, match.people, move.before.dealer, drawn_card, move.bonus)
    return (*sentences, *talk.majority_sentences(move, match.people)) if match.preferences.players_talk else sentences


# ---------- in a list of games ----------


def glance(match: Match) -> Glance:
    """Return the summary of a match, without anything that another person at the screen must not see."""
    game, people, t = match.game, match.people, match.voice.t
    position = game.position
    called = people.covered() if people.shared else people  # with several people, nobody is "you"
    own = people.you is not None and not people.shared
    return {
        "title": title(match) or game_title(game.rules, t),
        "who": [match.voice.spoken(called.name(seat)) for seat in range(game.rules.seats) if seat != called.you],
        "totals": list(game.standing),
        "loose": [str(card) for card in position.loose],
        "builds": [build.value for build in position.builds],
        "hand": [str(card) for card in position.hands[people.you]] if own and people.you is not None else [],
        "bots": list(match.seated),
        "running": match.under_way,
    }
