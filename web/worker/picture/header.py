"""The bar above the table: the round, the deal, and the score of each side."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.cards import Card
from casino_core.position.view import View
from casino_core.score.scoring import counts_at_once
from web.table.html import Html, join
from web.table.state import Scored, SideScore
from web.worker.picture.scene import Scene
from web.worker.picture.score_sheet import rounds
from web.worker.words.speech import Message, Voice, message

MAX_NAMED_CARDS = 4
"""The maximum number of cards of an award that are named one by one."""


def subtitle(scene: Scene) -> Message:
    """Return the round, the deal, and the length of the game."""
    rules, facts = scene.view.rules, _round_and_deal(scene)
    if rules.ending.target is not None:
        place = message("play.subtitle", **facts, target=rules.ending.target)
    elif rounds(rules) == 1:
        place = brief_subtitle(scene)
    else:
        place = message("play.subtitle.rounds", **facts, rounds=rounds(rules))
    return message("play.subtitle.occasion", place=place, occasion=scene.occasion) if scene.occasion else place


def brief_subtitle(scene: Scene) -> Message:
    """Return the round and the deal, for narrow screens."""
    return message("play.subtitle.brief", **_round_and_deal(scene))


def _round_and_deal(scene: Scene) -> dict[str, int]:
    return {"round": scene.round, "deal": scene.view.deals, "deals": _deals(scene.view)}


def _deals(view: View) -> int:
    """Return the number of deals in the round."""
    remaining, deals, sizes = view.stock_size - view.rules.left_out, view.deals, view.rules.hand_sizes
    # If cards are drawn one by one, there is only one deal.
    while remaining > 0 and not view.rules.deal.draw:
        remaining -= sizes[min(deals, len(sizes) - 1)] * view.rules.seats
        deals += 1
    return deals


# ---------- the score ----------


def side_score(scene: Scene, side: int, voice: Voice) -> SideScore:
    """Return the score of a side; points of this round are included if they count at once."""
    rules = scene.view.rules
    name = voice.spoken(scene.people.side_name(side))
    # "Us" and "them" suit only partners, one of whom is at the screen.
    known = rules.team > 1 and scene.own_side is not None
    short = voice.spoken(message("play.us" if side == scene.own_side else "play.them")) if known else name
    # While items are counted one by one, the bar must not give the end away.
    sheet = scene.around.sheet
    counted = sheet is not None and scene.around.count_step is None
    gained = scene.score_so_far.points[side] if counts_at_once(rules) and not counted else None
    points = sheet.totals[side] if sheet and counted else scene.totals[side] + (gained or 0)
    # Fines can make a score negative, and the last round can exceed the target.
    part = max(0, min(100, points * 100 // rules.ending.target)) if rules.ending.target else 0
    return SideScore(name, short, points, part, gained or None)


def scored(scene: Scene, voice: Voice) -> Iterator[Scored]:
    """Yield the points of the round so far, if they count at once and the score sheet is not shown yet."""
    if not counts_at_once(scene.view.rules) or scene.around.sheet:
        return
    for item in scene.score_so_far.items:
        for side, points in enumerate(item.points):
            if points:
                who = voice.spoken(scene.people.side_name(side))
                yield Scored(who, _award(item.code, item.cards[side], voice), points)


def _award(code: str, cards: tuple[Card, ...], voice: Voice) -> Html:
    """Return the name of an award, with its cards if there are few."""
    few = cards if len(cards) <= MAX_NAMED_CARDS else ()
    return join(
        (voice.printed(message(f"score.{code}")), *(voice.printed(message("say.card", card=card)) for card in few)), " "
    )
