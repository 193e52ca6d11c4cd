"""A game by letters for two players in different places: a fair deal without a server (docs/mutual.md).

Every turn is a letter, a text that any messenger carries. Each player keeps a ``Seat``, which can be stored as text;
every letter that is written or read produces a new seat. The cryptography comes from a library behind ``Group``.

    ada = invite(group, parse_rules("classic"), "Ada")      ada.own_letter goes to Ben
    ben = accept(group, ada.own_letter, "Ben")              ben.own_letter goes to Ada
    ada = read(group, ada, ben.own_letter)                  and table(ada) shows her cards
    ada = write(group, act(ada, legal_actions(ada)[0]))     ada.own_letter goes to Ben, and so on

A hosted game, for up to six people, is dealt by one of them, who knows all cards: see ``hosting`` and ``guest``.

The player who invites has seat 0 and leads the first round; the player who accepts has seat 1 and deals that round.
Letters alternate: letters with odd numbers are from seat 0.
"""

from casino_core.mutual.audit import Audit, audit, audit_new, finished_game
from casino_core.mutual.group import Group
from casino_core.mutual.guest import is_hosted_invitation, join
from casino_core.mutual.hosting import (
    Host,
    host_act,
    host_continues,
    host_game,
    host_ids,
    host_invite_again,
    host_letter,
    host_next_round,
    host_read,
    host_resign,
    host_shown,
    host_steps,
    host_table,
    host_text,
    host_undo,
    host_write,
    hosts_turn,
    parse_host,
)
from casino_core.mutual.letters import Letter, LetterError, Part, letter_text, letters_in, parse_letter
from casino_core.mutual.offered import Unfit, why_not_offered
from casino_core.mutual.playing import (
    Invitation,
    accept,
    act,
    broken_off,
    can_write,
    invite,
    read,
    read_invitation,
    resign,
    undo,
    write,
)
from casino_core.mutual.seat import Seat, SeatError, continues, parse_seat, seat_text
from casino_core.mutual.state import writer
from casino_core.mutual.table import Step, Table, legal_actions, steps, table, why_not

__all__ = [
    "Audit",
    "Group",
    "Host",
    "Invitation",
    "Letter",
    "LetterError",
    "Part",
    "Seat",
    "SeatError",
    "Step",
    "Table",
    "Unfit",
    "accept",
    "act",
    "audit",
    "audit_new",
    "broken_off",
    "can_write",
    "continues",
    "finished_game",
    "host_act",
    "host_continues",
    "host_game",
    "host_ids",
    "host_invite_again",
    "host_letter",
    "host_next_round",
    "host_read",
    "host_resign",
    "host_shown",
    "host_steps",
    "host_table",
    "host_text",
    "host_undo",
    "host_write",
    "hosts_turn",
    "invite",
    "is_hosted_invitation",
    "join",
    "legal_actions",
    "letter_text",
    "letters_in",
    "parse_host",
    "parse_letter",
    "parse_seat",
    "read",
    "read_invitation",
    "resign",
    "seat_text",
    "steps",
    "table",
    "undo",
    "why_not",
    "why_not_offered",
    "write",
    "writer",
]
