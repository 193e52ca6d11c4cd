"""The rules of a game in words, section by section, written from the engine's own rule fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from casino_core.rules.awards import Majority, awards
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from web.rulebook import steps
from web.rulebook.context import RuleContext, Section
from web.rulebook.dealing import deal, deal_table, turn, values
from web.rulebook.piles import piles
from web.rulebook.plays import build, duties, lay_down, raising, special, take
from web.rulebook.score import effective_countout, end, game, score, sweeps
from web.rulebook.words import Words, sweep_word

SECTIONS: dict[str, tuple[Callable[[RuleContext], Iterator[str]], tuple[str, ...]]] = {
    "deal": (deal, ("table", "cut", "deal", "lead", "last", "cards", "sistan", "sisten", "stock", "partnership")),
    "values": (values, ("number", "court-card", "royal-values")),
    "turn": (turn, ()),
    "take": (take, ("take", "chow", "pair", "combine", "loose", "orphan", "tvangstabbe")),
    "piles": (piles, ("pile", "top-card", "steal")),
    "build": (build, ("build", "single-build", "multiple-build", "natural-build", "calling")),
    "raise": (raising, ("raise", "add", "gather")),
    # Only STEPS describes augmenting, because only games that build step by step have bases (docs/rules.md, section
    # 12.4).
    "augment": (steps.nothing, ("augment", "base", "augmented-build", "heap", "bait")),
    "duties": (duties, ("duty", "last-builder", "owner")),
    "lay-down": (lay_down, ("lay-down", "drift", "krypa")),
    "insist": (steps.insist, ("insist", "drift-swazi")),
    "partners": (steps.nothing, ("proof", "request", "for-partner")),
    "special": (special, ("pluck", "initial-pairs", "five-of-spades")),
    "end": (end, ("round", "last-cards", "extramagazin", "last-capture")),
    "score": (score, ("side", "majority", "tie", "big-casino", "little-casino", "spade-casino")),
    "sweeps": (sweeps, ("sweep", "mokki", "tabbe", "dubbeltabbe", "tabla", "tablanette")),
    "game": (game, ("game", "target", "count-out", "claim")),
}
"""For each section, the function that writes it, and the glossary terms that belong to it."""

STEPS: dict[str, Callable[[RuleContext], Iterator[str]]] = {
    "turn": steps.turn,
    "build": steps.build,
    # Changing the value of a build is described under "augment" (docs/rules.md, section 12.3).
    "raise": steps.nothing,
    "augment": steps.augment,
    "duties": steps.duties,
    "lay-down": steps.lay_down,
    "partners": steps.partners,
}
"""For games that build step by step, the functions that replace those in ``SECTIONS``, by section."""


def _majorities(rules: Rules) -> bool:
    """Return whether a majority scores, such as most cards."""
    return any(isinstance(award, Majority) for award in awards(rules))


ONLY_IF: dict[str, Callable[[Rules], object]] = {
    "last": lambda rules: rules.deal.last_announcement == "required" and rules.deal.last_word == "last",
    "cards": lambda rules: rules.deal.last_announcement == "required" and rules.deal.last_word == "cards",
    "sistan": lambda rules: rules.deal.last_announcement == "required" and rules.deal.last_word == "sistan",
    "sisten": lambda rules: rules.deal.last_announcement == "required" and rules.deal.last_word == "sisten",
    "stock": lambda rules: rules.deal.draw,
    "cut": lambda rules: rules.deal.cut_layout,
    "chow": lambda rules: rules.step_by_step,
    "heap": lambda rules: not rules.rank_only,
    "bait": lambda rules: not rules.rank_only,
    "drift": steps.drifting,
    "drift-swazi": lambda rules: rules.capturing.swazi_insist_capture,
    "partnership": lambda rules: rules.team > 1,
    "court-card": lambda rules: rules.rank_only,
    "royal-values": lambda rules: (
        rules.values.courts == "11_12_13" and "K" in rules.deal.ranks and rules.values.ace_values == "1_or_14"
    ),
    # If court cards are taken one at a time, they leave in pairs, so none is orphaned (docs/rules.md, section 20).
    "orphan": lambda rules: rules.rank_only and rules.capturing.face_capture_limit != "one",
    "tvangstabbe": lambda rules: rules.capturing.compulsory,
    "krypa": lambda rules: rules.capturing.compulsory,
    "mokki": lambda rules: sweep_word(rules) == "sweep.mokki",
    "tabbe": lambda rules: sweep_word(rules) == "sweep.tabbe",
    "tabla": lambda rules: sweep_word(rules) == "sweep.tabla",
    # A dubbeltabbe takes a lone card with its twin, and one pack has no twins (docs/rules.md, section 11).
    "dubbeltabbe": lambda rules: rules.scoring.sweep_swing and rules.deal.packs > 1,
    "tablanette": lambda rules: rules.scoring.tablanette_bonus != "none",
    "natural-build": lambda rules: rules.rank_only and rules.building.face_natural_build,
    "calling": lambda rules: rules.building.calling,
    "gather": lambda rules: rules.building.multi_gather_on_build,
    "pluck": lambda rules: rules.capturing.pluck,
    "initial-pairs": lambda rules: rules.capturing.initial_pairs_to_first_player,
    "five-of-spades": lambda rules: rules.capturing.five_of_spades_sweeps,
    "big-casino": lambda rules: rules.scoring.card_points == "casino",
    "little-casino": lambda rules: rules.scoring.card_points == "casino",
    "spade-casino": lambda rules: rules.scoring.spade_casino != "off",
    "majority": _majorities,
    "tie": _majorities,
    "extramagazin": lambda rules: rules.scoring.card_points == "tablic",
    "duty": lambda rules: not rules.step_by_step,
    # Where builds are made step by step, they have an owner and no last builder (docs/rules.md, section 12).
    "last-builder": lambda rules: not rules.step_by_step,
    "target": lambda rules: rules.ending.target,
    "count-out": effective_countout,
    "claim": lambda rules: rules.ending.claim_out != "off",
}
"""For each term that only some games use, the condition under which a game uses it."""


@cache
def games_of(variant: str) -> tuple[Rules, ...]:
    """Return the rules of a preset for every table (seats and team size), the default table first.

    Raise RulesError for contradictory rules.
    """
    return tuple(variant_rules(variant, seats, team) for seats, team in VARIANTS[variant].seatings)


def rulebook(games: Sequence[Rules], t: Words) -> tuple[Section, ...]:
    """Return the sections of a game's rules, without those that do not apply.

    ``games`` are the rules at each of the tables described, the default table first.
    """
    return tuple(sections(games, t))


def sections(games: Sequence[Rules], t: Words) -> Iterator[Section]:
    """Yield the sections of ``rulebook`` one by one, for callers that may not need all of them."""
    context = RuleContext(tuple(games), t)
    writers = STEPS if context.rules.step_by_step else {}
    for name, (write, terms) in SECTIONS.items():
        # A paragraph is empty if none of its sentences applies.
        paragraphs = tuple(filter(None, writers.get(name, write)(context)))
        if paragraphs:  # otherwise the section is about rules that the game does not have
            yield Section(
                name,
                context(f"title.{name}"),
                paragraphs,
                tuple(term for term in terms if term not in ONLY_IF or any(map(ONLY_IF[term], games))),
                deal_table(context) if name == "deal" else (),
            )
