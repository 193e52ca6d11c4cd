"""Everything that is public, in one list: the names of ``casino_core``."""

from __future__ import annotations

from casino_core.analysis import Explanation, ReviewedPlay, explain, review
from casino_core.bots import BOTS, LADDER, Bot, Judged, Thinking, Thought, bot_named
from casino_core.cards import Card, Chance, pack
from casino_core.errors import ArgumentError, CasinoError
from casino_core.game import Game, GameError
from casino_core.inspection import Move, build_named, cards_taken, diagram, groups_of, moves
from casino_core.interface import (
    candidates,
    from_position,
    legal_actions,
    new_game,
    next_round,
    option,
    parse_known,
    play,
    replay,
    resign,
    view,
    why_not,
)
from casino_core.legal.illegal import Illegal
from casino_core.notation.actions import cards_text, parse_action, parse_card, parse_cards
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
from casino_core.position.view import View
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.presets.variant import Variant
from casino_core.rules.variants import VARIANTS, nearest_rules, variant_rules
from casino_core.score.outcome import Outcome
from casino_core.score.scoring import Item, ScoreSheet
from casino_core.tournament import MatchResult, match

__all__: list[str] = [
    "BOTS",
    "HOUSE_RULES",
    "LADDER",
    "VARIANTS",
    "Action",
    "Announce",
    "Announced",
    "ArgumentError",
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
    "Explanation",
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
    "MatchResult",
    "Move",
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
    "ReviewedPlay",
    "Rules",
    "RulesError",
    "ScoreSheet",
    "SetAside",
    "Stolen",
    "SweepLeft",
    "SweepsCancelled",
    "Swept",
    "TableBuild",
    "Thinking",
    "Thought",
    "Trail",
    "Trailed",
    "Variant",
    "View",
    "bot_named",
    "build_named",
    "candidates",
    "cards_taken",
    "cards_text",
    "completed",
    "diagram",
    "explain",
    "from_position",
    "game_file",
    "groups_of",
    "legal_actions",
    "match",
    "moves",
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
    "review",
    "variant_rules",
    "view",
    "why_not",
]
