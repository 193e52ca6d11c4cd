"""Everything that is public, in one list: the names of ``casino_core``."""

from __future__ import annotations

from casino_core.bots import BOTS, LADDER, Bot, Judged, Thought, bot_named
from casino_core.cards import Card, Chance, pack
from casino_core.errors import CasinoError
from casino_core.game import Game, GameError, from_position, new_game, next_round, play, replay, resign
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import candidates, legal_actions, why_not
from casino_core.notation.actions import cards_text, parse_action, parse_card, parse_cards
from casino_core.notation.partial import parse_known
from casino_core.notation.positions import parse_position
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_file, parse_game, parse_game_file
from casino_core.notation.rules import parse_rules
from casino_core.playing.completing import KnownPart, PartError, completed
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import (
    Action,
    Announce,
    BuildPiece,
    Cancel,
    Capture,
    Claim,
    Done,
    Give,
    Insist,
    MakeBuild,
    Play,
    Pluck,
    TableBuild,
    Trail,
)
from casino_core.position.events import (
    Announced,
    Built,
    Cancelled,
    Captured,
    Claimed,
    Cleared,
    Dealt,
    Drawn,
    Event,
    Fined,
    Given,
    Insisted,
    LetStand,
    PairsTaken,
    Plucked,
    Proposed,
    Proven,
    Replaced,
    ResidueTaken,
    SetAside,
    Stolen,
    SweepLeft,
    SweepsCancelled,
    Swept,
    Trailed,
)
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import View, view
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES, option
from casino_core.rules.parts import Rules
from casino_core.rules.presets.variant import Variant
from casino_core.rules.variants import VARIANTS, nearest_rules, variant_rules
from casino_core.score.outcome import Outcome
from casino_core.score.scoring import Item, ScoreSheet

__all__ = [
    "BOTS",
    "HOUSE_RULES",
    "LADDER",
    "VARIANTS",
    "Action",
    "Announce",
    "Announced",
    "Bot",
    "Build",
    "BuildPiece",
    "Built",
    "Cancel",
    "Cancelled",
    "Capture",
    "Captured",
    "Card",
    "CasinoError",
    "Chance",
    "Claim",
    "Claimed",
    "Cleared",
    "Dealt",
    "Done",
    "Drawn",
    "Event",
    "Fined",
    "Game",
    "GameError",
    "Give",
    "Given",
    "Illegal",
    "IllegalActionError",
    "Insist",
    "Insisted",
    "Item",
    "Judged",
    "KnownPart",
    "LetStand",
    "MakeBuild",
    "NotationError",
    "Outcome",
    "PairsTaken",
    "PartError",
    "Play",
    "Pluck",
    "Plucked",
    "Position",
    "Proposed",
    "Proven",
    "Replaced",
    "ResidueTaken",
    "Rules",
    "RulesError",
    "ScoreSheet",
    "SetAside",
    "Stolen",
    "SweepLeft",
    "SweepsCancelled",
    "Swept",
    "TableBuild",
    "Thought",
    "Trail",
    "Trailed",
    "Variant",
    "View",
    "bot_named",
    "candidates",
    "cards_text",
    "completed",
    "from_position",
    "game_file",
    "legal_actions",
    "nearest_rules",
    "new_game",
    "next_round",
    "option",
    "pack",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_game",
    "parse_game_file",
    "parse_known",
    "parse_position",
    "parse_rules",
    "play",
    "replay",
    "resign",
    "variant_rules",
    "view",
    "why_not",
]
