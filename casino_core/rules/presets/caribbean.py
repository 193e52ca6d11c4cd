"""The games of the Caribbean."""

from __future__ import annotations

from casino_core.rules.presets.variant import ALONE, ALONE_OR_PARTNERS, TODAY, Variant

CARIBBEAN: tuple[Variant, ...] = (
    Variant(
        "dominican",
        "Dominican Casino",
        ALONE_OR_PARTNERS,
        parent="royal",
        sets={
            "direction": "anticlockwise",
            "matching": "forced",
            "own_build_raise": "forbidden",
            "sweep_points": 1,
            "sweep_cancel": "one_for_one",
            "endgame": "from_18",
        },
        about=(
            "Royal values, played to the right, with two things no other Casino has: a card that matches cards on the "
            "table must take them all, and near the end one thing alone decides. A side with 18 needs most cards; with "
            "19, Big Casino; with 20, most spades; nothing else helps. The game stays open to the last card; with soto"
            " the squeeze begins at 16."
        ),
        history=(
            "The game as Humbernio Lockward described it to pagat.com. In the Dominican Republic a sweep is a virado, "
            "and spades are espadas."
        ),
        sources=(TODAY,),
    ),
    Variant(
        "haiti",
        "Haitian Casino",
        # The game is best with four (docs/rules.md, section 7), so that is its usual table.
        ((4, 2), *ALONE),
        parent="royal",
        sets={"card_points": "cards_only", "target": None},
        about=(
            "Royal Casino with the simplest score of all: whoever takes more cards wins. Aces, spades and the Casinos "
            "are cards like any other. Best for four, two against two, who want a quick game and no arithmetic at the "
            "end. For a longer one, set a target: each round is a point."
        ),
        history=(
            "Haitians name Casino among their pastimes. What is known of the rules comes from a video by Andrew "
            "Saint-Remy, by way of pagat.com; the scoring is our reading."
        ),
        sources=(TODAY,),
    ),
)
