"""Every reason for refusing an action, with the facts that its sentence needs."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from casino_core import legal
from casino_core.cards import Card
from casino_core.legal.legality import legal_actions, why_not
from casino_core.notation.actions import parse_action, parse_cards
from casino_core.playing.play import IllegalActionError, play
from casino_core.position.actions import Action, BuildPiece, Capture, Claim, MakeBuild, Trail
from casino_core.position.layout import Build
from casino_core.position.position import DEFAULT_STATE, Position, TableBeforeDeal
from casino_core.rules.parts import with_fields
from casino_core.rules.variants import variant_rules
from tests.engine.adapter import laid_out, last_play
from tests.engine.setups import set_up


def at(hand: str, loose: str = "-", builds: str = "", preset: str = "classic", **options: Any) -> Position:
    """Return a position with seat 0 to act, at a preset's first table; builds are as in 8=5C3D@1 7=4S3H.6CAD@0."""
    standing = []
    for text in builds.split():
        value, _, rest = text.partition("=")
        groups, _, owner = rest.partition("@")
        standing.append(Build(int(value), tuple(map(parse_cards, groups.split("."))), int(owner)))
    return laid_out(variant_rules(preset, **options), parse_cards(hand), parse_cards(loose), standing)


def moment(position: Position, **state: Any) -> Position:
    """Return the same position with changes in its variant state."""
    return replace(position, variant_state=replace(DEFAULT_STATE, **state))


def last_turn(position: Position) -> Position:
    """Return the position with the actor's first card as the only card left in any hand, and an empty stock."""
    return replace(last_play(position), hands=(position.hand[:1], ()))


def in_africa(variant: str, hand: str, loose: str = "-", builds: str = "", piles: str = "", **more: Any) -> Position:
    """Return a position with open piles and seat 0 to act; without given piles, its own pile holds all other cards.

    ``table``: seats and the size of a team; ``stock``: as in the notation; ``changes``: fields of the position. All
    other names are fields of the variant state.
    """
    rules = variant_rules(variant, *more.pop("table", ()))
    hands = ",".join([hand, *["-"] * (rules.seats - 1)])
    stock, changes = more.pop("stock", "-"), more.pop("changes", {})
    position = set_up(rules, hands, loose, builds, piles=piles, stock=stock, **changes)
    return moment(position, **more) if more else position


PARTNERS = (4, 2)
PLUCK: dict[str, Any] = {"pluck": True}
CLAIM: dict[str, Any] = {"claim_out": "wrong_claim_ignored"}
PENALTY: dict[str, Any] = {"last_not_announced_penalty": "opponent_may_cancel_deal"}
SILENT = TableBeforeDeal(4, (), (), ((), ()), ((), ()), None)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def unbuilt(position: Position) -> Position:
    """Return the same position in a game without builds."""
    return replace(position, rules=with_fields(position.rules, {"form": "none"}))


C8, D8, S8 = Card("8C"), Card("8D"), Card("8S")
TAKES = Capture(S8, 8, ((BuildPiece("5C"),),))
ADD = {"value": 8, "duty": "add_or_capture"}
SECOND = {"deals": 2}  # in the second deal of two players, a builder may drift

REASONS: list[tuple[str, Position, str, dict[str, object]]] = [
    # code, position, action, facts
    ("card-not-in-hand", at("8S2C"), "8D", {"card": "8D"}),
    ("card-not-in-hand", at("8S2C", "8D"), "8Cx8D", {"card": "8C"}),
    ("card-not-on-table", at("8S2C", "5H"), "8Sx8D", {"card": "8D"}),
    ("card-not-on-table", at("8S2C", "4D"), "8Sx4D4D", {"card": "4D"}),
    ("card-not-on-table", at("5H2C", "-", "8=5C3D@1"), "5Hx5C", {"card": "5C"}),
    ("no-such-build", at("8S2C", "8D"), "8Sxb8D", {"card": "8D"}),
    ("no-such-build", at("8S2C", "-", "8=5C3D@1"), "8Sxb3D", {"card": "3D"}),
    ("group-does-not-add-up", at("8S2C", "5H2D"), "8Sx5H2D", {"group": cards("5H2D"), "value": 8}),
    ("group-does-not-add-up", at("8S2C", "8D7C"), "8Sx8D,7C", {"group": cards("7C"), "value": 8}),
    ("group-does-not-add-up", at("9S2C", "-", "8=5C3D@1"), "9Sxb5C", {"group": ("b5C",), "value": 9}),
    ("court-takes-one", at("QD5H", "QCQS"), "QDxQC,QS", {"card": "QD", "count": 2}),
    ("court-takes-one", at("QD5H", "QCQS"), "QDxQCQS", {"card": "QD", "count": 2}),
    ("court-takes-one-or-all", at("QD5H", "QCQS", face_capture_limit="all"), "QDxQC,QS", {"card": "QD", "count": 2}),
    ("court-forms-no-sum", at("KD5H", "QCAS"), "KDxQCAS", {"card": "QC"}),
    ("court-forms-no-sum", at("KD5H", "8C5S"), "KDx8C5S", {"value": 13}),
    ("court-forms-no-sum", at("AD8H", "QC"), "ADQC=8", {"card": "QC"}),
    ("card-has-no-such-value", at("AH5H", "KD"), "AH=13xKD", {"card": "AH", "value": 13}),
    ("build-is-no-part-of-sum", at("9SKC", "2D", "7=4H3S@1"), "9Sxb4H2D", {"card": "4H"}),
    ("multiple-build-keeps-value", at("2H5C", "-", "3=3S.3D@1"), "2Hb3S=5", {"card": "3S"}),
    ("raise-by-hand-card-only", at("3HTS", "2C", "5=AS4D@1"), "3HbAS2C=10", {"card": "AS"}),
    ("build-is-no-part-of-sum", at("9S9D", "3C", "6=5HAD@1"), "9S,b5H3C=9", {"card": "5H"}),
    ("one-build-at-a-time", at("8S8H", "-", "8=5C3D@1 8=6C2D@1"), "8S,b5C,b6C=8", {"cards": cards("5C6C")}),
    ("value-too-large", at("8SJD", "3C"), "8S3C=11", {"value": 11, "largest": 10}),
    ("courts-are-not-built", at("JSJD", "JC"), "JS,JC=11", {"value": 11}),
    (
        "court-build-needs-all-four",
        at("JSJD", "JC", face_capture_limit="all", face_natural_build=True),
        "JS,JC=11",
        {"value": 11, "count": 3},
    ),
    ("build-of-one-card", at("8S8D", "3C"), "8S=8", {"card": "8S"}),
    ("no-capturing-card", at("3H2D", "5C"), "3H5C=8", {"value": 8}),
    ("no-capturing-card", at("8H2D", "8C"), "8H,8C=8", {"value": 8}),
    ("builder-may-not-trail", at("8S2D", "5C", "8=7CAD@0"), "2D", {"value": 8, "duty": "no_trail"}),
    (
        "build-comes-first",
        at("8S2D", "2C", "8=7CAD@0", builder_duty="take_or_add_next_turn"),
        "2Dx2C",
        {"value": 8, "duty": "take_or_add_next_turn"},
    ),
    (
        "build-too-large",
        at("8H3D", "5C4S4C", "8=7CAD@1", max_build_cards=5),
        "3D5C,4S4C,b7C=8",
        {"count": 6, "most": 5},
    ),
    ("own-build-not-raised", at("2H9S", "-", "7=4S3H@0", own_build_raise="forbidden"), "2Hb4S=9", {"value": 7}),
    (
        "own-raise-needs-both-cards",
        at("2H9S", "-", "7=4S3H@0", own_build_raise="needs_both_cards"),
        "2Hb4S=9",
        {"old": 7, "value": 9},
    ),
    (
        "one-build-per-value",
        at("3H8S", "5C", "8=7CAD@1", same_value_builds="one_per_value_global"),
        "3H5C=8",
        {"value": 8, "card": "7C"},
    ),
    (
        "own-build-of-value",
        at("3H8S8D", "5C", "8=7CAD@0 8=6C2D@1", same_value_builds="one_per_value_per_player"),
        "3H5C,b6C=8",
        {"value": 8, "card": "7C"},
    ),
    ("one-build-a-player", at("3H9S8D", "6C", "8=7CAD@0", builds_at_once="one_each"), "3H6C=9", {"value": 8}),
    ("one-build-on-the-table", at("3H9S", "6C", "8=7CAD@1", builds_at_once="one"), "3H6C=9", {"value": 8}),
    (
        "card-must-capture",
        at("8S2D", "5C3CKH", must_capture="card_not_trailed"),
        "8S",
        {"card": "8S", "taker": "8S", "taken": cards("5C3C")},
    ),
    (
        "capture-comes-first",
        at("8S2D", "5C3CKH", must_capture="before_trailing"),
        "2D",
        {"card": "2D", "taker": "8S", "taken": cards("5C3C")},
    ),
    (
        "capture-comes-first",
        at("8S2D6H", "4C6C", must_capture="always"),
        "2D4C=6",
        {"card": "2D", "taker": "6H", "taken": cards("6C")},
    ),
    ("scoring-card-not-built", at("AS9H", "8C", point_cards_in_builds=False), "AS8C=9", {"card": "AS"}),
    (
        "partners-build-not-taken",
        at("8S2D", "-", "8=5C3D@2", preset="american", seats=4, team=2, partner_takes_build=False),
        "8Sxb5C",
        {"value": 8, "card": "5C"},
    ),
    ("pile-order-not-chosen", at("8S2D", "8D"), "8Sx8D.8D", {}),
    ("pile-order-of-other-cards", in_africa("swazi", "8S9H", "5D3D8D"), "8Sx5D3D.3D8D", {}),
    ("one-group-at-a-time", at("3H8S", "5C8D", multi_gather_on_build=False), "3H5C,8D=8", {"value": 8}),
    ("must-keep-card-for-build", at("8S2D", "8D", "8=7CAD@0"), "8Sx8D", {"value": 8, "card": "8S"}),
    (
        "must-keep-card-for-build",
        at("8S2D", "5C", "8=7CAD@0", builder_may_trail=True),
        "8S",
        {"value": 8, "card": "8S"},
    ),
    ("no-build-from-table-only", at("8S2D", "5C3C"), "2D.5C3C=8", {"value": 8}),
    (
        "no-build-from-table-only",
        at("8S2D", "AC", "7=5C2C@1", table_only_build_while_trailing=True),
        "2D.ACb5C=8",
        {"value": 8},
    ),
    (
        "card-takes-table",
        at("8S5S", "5C3C", table_only_build_while_trailing=True, five_of_spades_sweeps=True),
        "5S.5C3C=8",
        {"card": "5S"},
    ),
    ("build-of-one-card", at("8S2D", "8C", table_only_build_while_trailing=True), "2D.8C=8", {"card": "2D"}),
    # actions without a hand card
    ("no-plucks", at("8S2D", "5C3C"), "p5C", {}),
    ("card-not-on-table", at("8S2D", "5C3C", **PLUCK), "p6C", {"card": "6C"}),
    ("pluck-not-own-card", moment(at("8S2D", "5C3C", **PLUCK), played="5C"), "p5C", {"card": "5C"}),
    ("pluck-not-scoring-card", at("8S2D", "5CAC", **PLUCK), "pAC", {"card": "AC"}),
    ("pluck-not-scoring-card", at("8S2D", "5CTD", **PLUCK), "pTD", {"card": "TD"}),
    ("pluck-not-scoring-card", at("8S2D", "5C2S", **PLUCK), "p2S", {"card": "2S"}),
    ("plucked-already", moment(at("8S2D", "5C3C", **PLUCK), plucked=(1, 0)), "p5C", {"card": "5C"}),
    ("pluck-never-sweeps", at("8S2D", "5C", **PLUCK), "p5C", {"card": "5C"}),
    ("no-pluck-in-last-turn", last_turn(at("8S2D", "5C3C", **PLUCK)), "p5C", {"card": "5C"}),
    (
        "pluck-breaks-court-build",
        at("QS2D", "QC5C", "12=QH.QD@0", face_capture_limit="all", face_natural_build=True, **PLUCK),
        "pQC",
        {"card": "QC"},
    ),
    ("equals-all-taken", at("8S2D", "8D8C", matching="forced", royal_values=True), "8Sx8D", {"card": "8S"}),
    ("equals-not-trailed", at("8S2D", "8D5C", matching="forced", royal_values=True), "8S", {"card": "8S"}),
    ("no-claims", at("8S2D"), "claim", {}),
    ("claimed-already", moment(at("8S2D", **CLAIM), claimed=True), "claim", {}),
    ("nothing-asked", at("8S2D"), "last", {}),
    ("nothing-asked", at("8S2D", **PLUCK), "done", {}),
    ("one-play-a-turn", moment(at("8S2D", "8C5C", **PLUCK), played="5C"), "8Sx8C", {"card": "8S"}),
    ("dealer-speaks-first", moment(at("8S2D", **PENALTY), asked=1), "2D", {}),
    ("dealer-speaks-first", moment(at("8S2D", **PENALTY), asked=1, before=SILENT), "cancel", {}),
    ("deal-stands", at("8S2D", **PENALTY), "cancel", {}),
    (
        "own-deal-not-cancelled",
        replace(moment(at("8S2D9C7C", **PENALTY), before=SILENT), dealer=0),
        "cancel",
        {},
    ),
    ("cancelled-already", moment(at("8S2D9C7C", **PENALTY), before=SILENT, cancelled=(0,)), "cancel", {}),
    ("played-already", moment(at("8S2D9C", **PENALTY), before=SILENT), "cancel", {}),
    # without building, and where capturing is compulsory
    ("no-building", at("9S4C", "5C", preset="kasino_fi"), "4C5C=9", {}),
    ("no-building", at("9S4C", "5C4D", preset="tablic", table_only_build_while_trailing=True), "4C.5C4D=9", {}),
    ("no-building", at("9S4C", "5C", preset="krypkasino"), "4C5C=9", {}),
    ("card-has-no-such-value", at("AH2C", "KCAC", preset="kasino_fi"), "AHxAC", {"card": "AH", "value": 1}),
    ("card-has-no-such-value", at("TD2C", "TC", preset="kasino_fi"), "TDxTC", {"card": "TD", "value": 10}),
    ("card-has-no-such-value", at("2S9C", "2C", preset="kasino_fi"), "2Sx2C", {"card": "2S", "value": 2}),
    (
        "group-does-not-add-up",
        at("AH2C", "AC", preset="kasino_fi"),
        "AH=14xAC",
        {"group": cards("AC"), "value": 14},
    ),
    ("card-has-no-such-value", at("TD9C", "TC6D", preset="kasino_se"), "TD=16xTC6D", {"card": "TD", "value": 16}),
    ("card-takes-table", at("JC8D", "JDQD", preset="tablanette"), "JCxJD", {"card": "JC"}),
    ("group-does-not-add-up", at("AH8D", "JD", preset="tablanette"), "AH=11xJD", {"group": cards("JD"), "value": 11}),
    ("court-forms-no-sum", at("KH8D", "JD3C", preset="tablanette"), "KH=14xJD3C", {"card": "JD"}),
    ("card-not-on-table", at("8S8H", "8D", preset="krypkasino"), "8Sx8D,8D", {"card": "8D"}),
    ("must-capture", at("8S2D", "5C3CKH", preset="krypkasino"), "8S", {"card": "8S", "taken": cards("5C3C")}),
    ("must-capture", at("QSTD", "9C3CKH4D", preset="krypkasino"), "QS", {"card": "QS", "taken": cards("9C3C")}),
    ("must-take-all", at("8S2D", "8D5C3CKH", preset="krypkasino"), "8Sx8D", {"card": "8S", "value": 8}),
    ("must-take-all", at("8S2D", "8D8DKH", preset="krypkasino"), "8Sx8D", {"card": "8S", "value": 8}),
    ("must-take-all", at("TS2D", "6H3HAH4D7D9DKH", preset="krypkasino"), "TSx6H3HAH", {"card": "TS", "value": 10}),
    ("sweep-comes-first", at("8S4D2D", "5C3C", preset="krypkasino"), "2D", {"cards": cards("8S")}),
    ("sweep-comes-first", at("QS3D", "9C3C", preset="krypkasino"), "3Dx3C", {"cards": cards("QS")}),
    (
        "fresh-card-rests",
        moment(at("8S7C", "ACKH", preset="kasino_no"), fresh=Card("AC")),
        "7CAC=8",
        {"card": "AC"},
    ),
    (
        "fresh-card-rests",
        moment(at("8S2C", "2S6D", preset="kasino_no", table_only_build_while_trailing=True), fresh=Card("2S")),
        "2C.2S6D=8",
        {"card": "2S"},
    ),
    ("round-is-over", moment(at("3S2D", "5C", preset="callabra"), closed=True), "2D", {}),
    ("round-is-over", moment(at("8S2D", michigan=True), ended=True), "2D", {}),
    # southern Africa: steps
    ("no-building", unbuilt(at("8S5D", "3C")), "5D3C=8", {}),
    ("no-build-from-table-only", at("8S5D", "5C3C"), ".5C3C=8", {"value": 8}),
    ("partner-not-proven", at("8S5D", "3C"), "5D3C=8p", {"value": 8}),
    ("one-step-at-a-time", in_africa("swazi", "8S3H", "5C6D2D"), "3H5C,6D2D=8", {"value": 8}),
    ("one-step-at-a-time", in_africa("swazi", "8S3H", "5C6D2D3C"), ".5C3C,6D2D=8", {"value": 8}),
    ("card-not-on-table", in_africa("swazi", "8S3H", "8C5D", "", "*,3C2D,-"), ".8C,5D3C=8", {"card": "3C"}),
    ("card-not-on-table", in_africa("swazi", "8S3H", "8C5D", "", "2D3C,*,-"), ".8C,5D3C=8", {"card": "3C"}),
    ("card-not-on-table", in_africa("swazi", "8S3H", "5D", "", "*,2D3C,-"), "8Sx5D3C", {"card": "3C"}),
    ("no-such-build", in_africa("swazi", "8S3H", "8C5D3D"), ".b8C,5D3D=8", {"card": "8C"}),
    ("top-needs-a-base", in_africa("swazi", "8S3H", "5D", "", "*,2D3C,-"), ".5D3C=8", {"card": "3C"}),
    ("top-needs-a-base", in_africa("swazi", "8S3H", "AD", "", "*,2D4C,-"), "3HAD4C=8", {"card": "4C"}),
    ("top-is-no-base", in_africa("swazi", "8S3H", "5D3D", "", "*,2D8C,-"), ".8C,5D3D=8", {"card": "8C"}),
    ("base-of-another-value", in_africa("swazi", "8S3H", "9C5D3D"), ".9C,5D3D=8", {"card": "9C", "value": 8}),
    (
        "base-keeps-value-and-owner",
        in_africa("swazi", "8S7H", "7D", "8=5C3C@0"),
        ".b5C,7D=7",
        {"value": 8, "card": "5C"},
    ),
    (
        "base-keeps-value-and-owner",
        in_africa("swazi", "8S7H", "8D", "8=5C3C@0", table=PARTNERS, proven=((2, "8"),)),
        ".b5C,8D=8p",
        {"value": 8, "card": "5C"},
    ),
    (
        "only-own-builds-augmented",
        in_africa("swazi", "8S3H", "5D", "8=5C3C@1"),
        "3H5D,b5C=8",
        {"value": 8, "card": "5C"},
    ),
    (
        "only-own-builds-augmented",
        in_africa("swazi", "8S3H", "8D", "8=5C3C@1", played="9S"),
        ".b5C,8D=8",
        {"value": 8, "card": "5C"},
    ),
    (
        "only-own-builds-augmented",
        in_africa("swazi", "TS2H", "-", "10=6C4C@1 8=5C3C@2"),
        "2Hb5C,b6C=10",
        {"value": 10, "card": "5C"},
    ),
    (
        "one-capture-a-turn",
        in_africa("swazi", "8S9H", "9D", "8=5C3C@1 9=7C2C@2", committed="5C"),
        ".b7C,9D=9",
        {"value": 9},
    ),
    ("committed-to-capture", in_africa("swazi", "8S9H", "9D", "8=5C3C@1", committed="5C"), "9H", {"value": 8}),
    ("committed-to-capture", in_africa("swazi", "8S9H", "9D", "8=5C3C@1", committed="5C"), "9Hx9D", {"value": 8}),
    ("committed-to-capture", in_africa("swazi", "8S9H9C", "9D", "8=5C3C@1", committed="5C"), "9H,9D=9", {"value": 8}),
    ("no-card-to-capture-it", in_africa("swazi", "7S9H", "8D", "8=5C3C@1"), ".b5C,8D=8", {"value": 8}),
    ("one-build-per-value", in_africa("swazi", "8S9H", "5D3D", "8=5C3C@1"), ".5D3D=8", {"value": 8, "card": "5C"}),
    ("one-build-per-value", in_africa("swazi", "8S9H", "5D3D", "8=5C3C@0"), ".5D3D=8", {"value": 8, "card": "5C"}),
    ("own-build-not-raised", in_africa("swazi", "2CJH9D", "-", "9=6D3C@0"), "2Cb6D=11", {"value": 9}),
    (
        "own-build-not-raised",
        in_africa("swazi", "2CJH", "-", "9=6D3C@2", table=PARTNERS),
        "2Cb6D=11",
        {"value": 9},
    ),
    (
        "raise-is-ones-own",
        in_africa("swazi", "2CJH", "-", "9=6D3C@1", table=PARTNERS, proven=((2, "J"),)),
        "2Cb6D=11p",
        {"card": "6D"},
    ),
    ("multiple-build-keeps-value", in_africa("swazi", "2CJH", "-", "9=6D3C.9S@1"), "2Cb6D=11", {"card": "6D"}),
    ("raise-by-hand-card-only", in_africa("swazi", "2CQH", "AD", "9=6D3C@1"), "2CADb6D=12", {"card": "6D"}),
    ("raise-by-hand-card-only", in_africa("swazi", "8HJH", "2D", "9=6D3C@1"), ".2Db6D=11", {"card": "6D"}),
    ("must-keep-card-for-build", in_africa("swazi", "7S9H", "5D3D"), ".5D3D=8", {"value": 8, "card": None}),
    ("must-keep-card-for-build", in_africa("swazi", "8S9H", "8D", "8=5C3C@0"), "8S", {"value": 8, "card": None}),
    ("partner-not-proven", in_africa("swazi", "KD7S", "KC", table=PARTNERS), "KD,KC=13p", {"value": 13}),
    (
        "partner-not-proven",
        in_africa("swazi", "KD7S", "KC", table=PARTNERS, proven=((1, "K"), (3, "K"), (2, "Q"))),
        "KD,KC=13p",
        {"value": 13},
    ),
    ("court-forms-no-sum", in_africa("sotho", "QS9S", "JD9H"), ".JD9H=9", {"card": "JD"}),
    ("court-forms-no-sum", in_africa("sotho", "QS9H", "QD"), "QS,QD=12", {"card": "QS"}),
    ("value-too-large", in_africa("sotho", "TS9H", "2D"), "9H2D=11", {"value": 11, "largest": 10}),
    ("build-of-one-card", in_africa("swazi", "8S8H", "8D"), ".8D=8", {"card": "8D"}),
    ("group-does-not-add-up", in_africa("swazi", "8S8H", "5D2D"), ".5D2D=8", {"group": cards("5D2D"), "value": 8}),
    # the first hands of two players
    (
        "one-build-in-first-hands",
        in_africa("swazi_two", "8S9STS", "6D4D", "8=5C3C@0 9=7C2C@0", stock="*", piles="-,-"),
        ".6D4D=10",
        {"most": 2},
    ),
    (
        "one-build-in-first-hands",
        in_africa("swazi_two", "8S9SJS", "6D3D", "8=5C3C@0", stock="*", piles="-,-", played="KS"),
        ".6D3D=9",
        {"most": 1},
    ),
    (
        "one-build-in-first-hands",
        in_africa("swazi_two", "8S9S6S", "3D", "8=5C3C@0", stock="*", piles="-,-"),
        "6S3D=9",
        {"most": 1},
    ),
    (
        "builder-may-not-discard",
        in_africa("swazi_two", "8S9S6S", "3D", "8=5C3C@0", stock="*", piles="-,-"),
        "6S",
        {},
    ),
    ("builder-may-not-discard", in_africa("crazy", "8S9S6S", "3D", "8=5C3C@0", stock="*", piles="-,-"), "6S", {}),
    # demands
    (
        "answer-first",
        in_africa("swazi", "8S9S", "8D", asked=2, demand="capture", pending=Trail(S8)),
        "9S",
        {"demand": "capture"},
    ),
    (
        "answer-first",
        in_africa("swazi", "8S9S", "8D", asked=0, demand="capture", pending=Trail(S8)),
        "done",
        {"demand": "capture"},
    ),
    (
        "answer-first",
        in_africa("swazi", "8S9S", "8D", "8=5C3C@0", asked=0, demand="augment", played="2D"),
        "done",
        {"demand": "augment"},
    ),
    (
        "answer-first",
        in_africa("swazi", "8S9S", "-", "8=5C3C@0", table=PARTNERS, asked=2, demand="request", pending=TAKES),
        "insist",
        {"demand": "request"},
    ),
    ("nothing-to-give", in_africa("sotho", "8S9S", "8D", table=PARTNERS, played="JS"), "give", {}),
    ("nothing-asked", in_africa("swazi", "8S9S", "8D"), "insist", {}),
    ("nothing-asked", in_africa("swazi", "8S9S", "8D"), "done", {}),
    ("one-play-a-turn", in_africa("swazi", "8S9S", "8D", played="2D"), "8Sx8D", {"card": "8S"}),
    # South African Casino and Khasino
    (
        "top-only-into-own-build",
        in_africa("south_african", "8S6S", "AD", piles="*,4D2C"),
        "6S2C=8",
        {"card": "2C"},
    ),
    (
        "top-only-into-own-build",
        in_africa("south_african", "8S6S", "AD", "8=5C3C@1", piles="*,4D2C"),
        "6S2C,b5C=8",
        {"card": "2C"},
    ),
    ("builder-may-not-trail", in_africa("south_african", "8S6S", "AD", "8=5C3C@0"), "6S", ADD),
    ("build-comes-first", in_africa("south_african", "8S6S9S", "3D", "8=5C3C@0"), "6S3D=9", ADD),
    ("top-only-by-its-equal", in_africa("khasino", "8S6S", "6D", piles="*,4D2C"), "8Sx6D2C", {"card": "2C"}),
    ("one-build-a-player", in_africa("khasino", "8S9S6S", "3D", "8=5C3C@0", changes=SECOND), "6S3D=9", {"value": 8}),
    (
        "own-build-not-raised",
        in_africa("khasino", "AS9S", "-", "8=5C3C@2", table=PARTNERS),
        "ASb5C=9",
        {"value": 8},
    ),
    ("own-build-not-raised", in_africa("khasino", "AS9S8S", "-", "8=5C3C@0"), "ASb5C=9", {"value": 8}),
    (
        "one-build-per-value",
        in_africa("khasino", "5S3S8S", "5D", "8=5C3C@1"),
        "3S5D=8",
        {"value": 8, "card": "5C"},
    ),
]


@pytest.mark.parametrize(("code", "position", "text", "facts"), REASONS, ids=[f"{r[0]} {r[2]}" for r in REASONS])
def test_refused_with_code_and_facts(code: str, position: Position, text: str, facts: dict[str, object]) -> None:
    action = parse_action(text)
    assert why_not(position, action) == (code, facts)
    with pytest.raises(IllegalActionError, match=code) as caught:
        play(position, action)
    assert caught.value.why == (code, facts)


UNWRITTEN: list[tuple[str, Action]] = [
    ("nothing-taken", Capture(S8, 8, ())),
    ("nothing-taken", Capture(S8, 8, ((),))),
    ("group-does-not-add-up", Capture(S8, 8, ((D8,), ()))),
    ("hand-card-not-in-build", MakeBuild(S8, 8, ())),
    ("hand-card-not-in-build", MakeBuild(S8, 8, ((D8,), (S8,)))),
    ("card-not-on-table", MakeBuild(S8, 8, ((S8,), (S8,)))),
    ("card-not-on-table", Capture(S8, 8, ((S8,), (D8,)))),
    ("no-build-from-table-only", Trail(S8, 8)),
]


@pytest.mark.parametrize(("code", "action"), UNWRITTEN)
def test_actions_that_no_text_stands_for_are_refused(code: str, action: Action) -> None:
    why = why_not(at("8S8C", "8D"), action)
    assert why is not None
    assert why.code == code


def test_every_reason_is_tried() -> None:
    """The codes in the source of casino_core.legal are exactly the codes that are tried here."""
    sources = [module.read_text("utf-8") for module in Path(str(legal.__file__)).parent.glob("*.py")]
    named = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', "".join(sources)))
    refused = {reason[0] for reason in REASONS} | {code for code, _ in UNWRITTEN}
    assert named == refused


def test_nothing_is_legal_when_the_round_is_over() -> None:
    position = Position(variant_rules("classic"), ((), ()), (), (), (), ((), ()), ((), ()), 0, 1, 6)
    assert position.over
    assert legal_actions(position) == ()
    assert why_not(position, Trail(S8)) == ("round-is-over", {})
    assert why_not(replace(position, rules=variant_rules("classic", **CLAIM)), Claim()) == ("round-is-over", {})
