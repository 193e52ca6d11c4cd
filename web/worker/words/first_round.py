"""Sentences for the first round of a game: the rules in which it differs from a game that the person knows.

``first.<rule>`` in the catalogue has a sentence on each rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from web.rulebook.dealing import one_round
from web.rulebook.offered import default_game
from web.worker.words.speech import Message, message

MAX_LINES = 3
"""The maximum number of sentences about a game."""


def first_words(rules: Rules, known: Collection[str]) -> tuple[Message, ...]:
    """Return the differences from the closest ``known`` preset, or from the game of new visitors; () if there are none.

    There are three sentences at most, the most important first; none if only the length is different.
    """
    before = {*_sentences(variant_rules(_closest(rules.variant, known)))}
    new = [message(key, **facts) for key, facts in _keys_and_facts(rules) if (key, *facts.values()) not in before]
    length = {f"first.{key}" for key, *_ in _length(rules)}
    return tuple(new[:MAX_LINES]) if any(each.key not in length for each in new) else ()


def _closest(game: str, known: Collection[str]) -> str:
    """Return the closest known ancestor of a preset, or the game of new visitors if there is none."""
    parent = VARIANTS[game].parent
    if not parent:
        return default_game()
    return parent if parent in known else _closest(parent, known)


def _sentences(rules: Rules) -> Iterator[tuple[str | int, ...]]:
    return ((key, *facts.values()) for key, facts in _keys_and_facts(rules))


def _keys_and_facts(rules: Rules) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the keys of sentences about a game, with their facts, the most important first."""
    for part in (_aim, _piles, _building_at_all, _taking, _numbers, _scoring, _building, _dealing, _length):
        for key, *counts in part(rules):
            yield f"first.{key}", dict(zip(("count",), counts, strict=False))


TOGETHER = {
    ("rank_only", "1"),
    ("11_12_13", "1_or_14"),
    ("11_12_13", "14_hand_1_table"),
    ("12_13_14", "1_or_11"),
    ("13_14", "1_or_11"),
}
"""The pairs of values of ``courts`` and ``ace_values`` that share one sentence."""

SCORES = {"diamond": "diamonds", "tablanette": "honours", "tablic": "honours"}
"""The last part of the key of the sentence on a score table, by table."""

SentenceKeys = Iterator[tuple[str] | tuple[str, int]]
"""Keys without "first.", each with the number in its sentence, if there is one."""


def _aim(rules: Rules) -> SentenceKeys:
    if rules.ending.lowest_wins:
        yield ("lowest_wins",)
    if rules.scoring.table == "cards_only":
        yield ("cards_only",)
    if rules.ending.cleared_ends_round:
        yield ("cleared",)
    if rules.ending.overshoot != "wins" and rules.ending.target:
        yield "overshoot", rules.ending.target
    if rules.ending.endgame != "open":
        yield (f"endgame.{rules.ending.endgame}",)


def _piles(rules: Rules) -> SentenceKeys:
    if rules.piles.face_up:
        yield (f"tops.{rules.piles.tops}",)
    if rules.deal.draw:
        yield ("draw",)


def _building_at_all(rules: Rules) -> SentenceKeys:
    if rules.building.form != "hand_card":
        yield (f"building.{rules.building.form}",)


def _taking(rules: Rules) -> SentenceKeys:
    capturing = rules.capturing
    switches = {
        "compulsory": capturing.compulsory,
        "matching": capturing.matching == "forced",
        "jacks": capturing.jacks_take_table,
        "pluck": capturing.pluck,
        "faces.all": capturing.face_capture_limit == "all",
        "faces.any": capturing.face_capture_limit == "any",
        "five_of_spades": capturing.five_of_spades_sweeps,
    }
    yield from ((name,) for name, on in switches.items() if on)


def _numbers(rules: Rules) -> SentenceKeys:
    values = rules.values
    if not {*"JQK"} & {*rules.deal.ranks}:
        yield "pack.40", len(rules.pack)
        return
    if (values.courts, values.ace_values) in TOGETHER:
        yield (f"numbers.{values.courts}.{values.ace_values}",)
    else:
        yield (f"courts.{values.courts}",)
        yield (f"ace.{values.ace_values}",)
    if values.cassino_high_values != "none":
        yield (f"casinos.{values.cassino_high_values}",)
    if values.ten_of_diamonds_10_or_11:
        yield ("ten_of_diamonds",)


def _scoring(rules: Rules) -> SentenceKeys:
    scoring = rules.scoring
    if scoring.table in SCORES:
        yield (f"score.{SCORES[scoring.table]}",)
    elif scoring.spade_casino != "off":
        yield (f"spades.{scoring.spade_casino}",)
    elif scoring.table == "casino" and scoring.spades_award in ("1_each_spade", "five_spades_1"):
        yield (f"spades.{scoring.spades_award}",)
    if scoring.casino_points != "2_and_1":
        yield (f"casino_points.{scoring.casino_points}",)
    if scoring.sweep_swing:
        yield "sweeps.swing", scoring.sweep_swing
    if scoring.tablanette_bonus == "non_jack_sum":
        yield ("sweeps.numbers",)
    if scoring.sweep_points:
        yield "sweeps", scoring.sweep_points
    if scoring.last_capture_point:
        yield ("last_capture",)


def _building(rules: Rules) -> SentenceKeys:
    building = rules.building
    if not rules.builds:
        return
    if building.own_build_raise != "allowed":
        yield (f"raise.{building.own_build_raise}",)
    if building.builder_duty != "no_trail":
        yield (f"duty.{building.builder_duty}",)
    switches = {
        "calling": building.calling,
        "sums": rules.capturing.adversary_combines_build,
        "partners_build": rules.team > 1 and not rules.capturing.partner_takes_build,
        "fresh": building.fresh_cards_rest,
        "court_builds": building.face_natural_build,
        "scoring_builds": not building.point_cards_in_builds,
    }
    yield from ((name,) for name, on in switches.items() if on)
    if building.builds_at_once != "any":
        yield (f"at_once.{building.builds_at_once}",)
    numbers = {"build_cards": building.max_build_cards, "fine": building.trail_fine}
    yield from ((name, count) for name, count in numbers.items() if count)


def _dealing(rules: Rules) -> SentenceKeys:
    if rules.deal.first_hand:
        yield "first_hand", rules.deal.first_hand
    else:
        yield "hand", rules.hand_sizes[0]
    if rules.deal.five_handed:
        yield "pack.49", len(rules.pack)
    if rules.deal.packs > 1:
        yield "packs", len(rules.pack)
    if not rules.layout_size:
        yield ("layout.none",)
    if rules.deal.direction == "anticlockwise" and rules.seats > 2:
        yield ("anticlockwise",)


def _length(rules: Rules) -> SentenceKeys:
    ending = rules.ending
    if rules.scoring.majority_tie == "most_spades_gets_cards":
        yield ("tie.cards",)
    if ending.rounds:
        yield (f"rounds.{ending.rounds}",)
    elif one_round(rules):
        yield ("rounds.one",)
    elif ending.target:
        yield "target", ending.target
