"""The part of the form for a new game that makes the same deals for a group: their number, and the link to them.

In the code, such a set of deals is an evening: see ``web.shared.evening``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from casino_core.notation.rules import rules_text
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import Rules
from web.shared.evening import DEFAULT_DEALS, LONGEST_SEED, MAX_DEALS, Evening, is_seed, parse_evening
from web.table.form_controls import field_set, select, text_field
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.worker.match.evening import single_round
from web.worker.words.numbers import whole_number
from web.worker.words.own_games import clean_name
from web.worker.words.requested_rules import fault_facts
from web.worker.words.speech import Message, Voice, message

COUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24)
"""The numbers of deals that the form offers."""


@dataclass(frozen=True)
class GroupDeals:
    """The deals for a group, as the form describes them."""

    count: int = DEFAULT_DEALS
    """The number of deals."""

    name: str = ""
    """The name of the group, "" for none."""

    made: str = ""
    """The text of the evening that was made last, "" for none."""


def group_of_form(form: Mapping[str, str]) -> GroupDeals | None:
    """Return the deals for a group in a form; None if it is for an ordinary game."""
    if "deals" not in form:
        return None
    count = whole_number(form["deals"], MAX_DEALS) or DEFAULT_DEALS
    return GroupDeals(count, clean_name(form.get("group")), form.get("made", ""))


def evening_of(rules: Rules, bots: tuple[str, ...], count: int, seed: str) -> Evening | Message:
    """Return the evening with these rules, bots, deals and seed, or why these rules do not allow single rounds."""
    try:
        single = single_round(rules)
    except RulesError as fault:
        return message("evening.form.single", reason=Message(f"error.{fault.code}", fault_facts(fault.facts)))
    return Evening(rules_text(single), _plain(seed), count, ",".join(bots))


def _plain(seed: str) -> str:
    """Return a seed reduced to the characters that the seed of an evening can have."""
    return "".join(mark for mark in seed.lower() if is_seed(mark))[:LONGEST_SEED]


def made_of(group: GroupDeals, rules: Rules, bots: tuple[str, ...]) -> Evening | None:
    """Return the evening that was made last, if the form still asks for the same deals."""
    made = parse_evening(group.made)
    if made is None:
        return None
    same = evening_of(rules, bots, group.count, made.seed)
    return made if isinstance(same, Evening) and same.text == made.text else None


def draw_group(group: GroupDeals, voice: Voice) -> Html:
    """Return the fields for the number of deals and the name of the group."""
    t = voice.t
    counts = [(str(count), str(count)) for count in sorted({*COUNTS, group.count})]
    return join(
        (
            tag("p", t("evening.form.about")),
            select(t("evening.form.deals"), "deals", counts, str(group.count)),
            text_field(t("evening.form.name"), "group", group.name, about=t("evening.form.name.about")),
        )
    )


def draw_link(address: str, voice: Voice) -> Html:
    """Return the link to the deals, with the buttons to copy and open it."""
    t = voice.t
    control = tag("input", id="group-link", value=address, readonly=True, class_="code", data_fresh=True)
    copy = tag("button", t("link.copy"), type="button", class_="btn first", data_do=intent("copy", "group-link"))
    page = tag("a", t("evening.form.open"), href=address, class_="btn")
    about = tag("p", t("evening.form.then"))
    return tag(
        "div",
        field_set(t("evening.form.link"), control, "group-link"),
        tag("div", copy, page, class_="row"),
        about,
        class_="own",
    )
