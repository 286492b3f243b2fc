"""The papers' English."""

from __future__ import annotations

from typing import Final

DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)

TEXTS: Final[dict[str, str]] = {
    # every paper
    "AUTHOR": "Tournament direction",
    "EDITION": "ROPTA rules, edition {edition}",
    "PRINTED_AT": "Printed {moment}",
    "PAGE": "page {page}/{pages}",
    "PLAYERS": "{n} player|{n} players",
    "TABLES": "{n} table|{n} tables",
    "TABLE": "Table",
    "TABLES_SHOWN": "Tables",
    "TABLE_NUMBER": "Table {table}",
    "PLACE": "Seat",
    "PLACE_NUMBER": "seat {place}",
    "NAME": "Name",
    "CLUB": "Club",
    "NOBODY": "Nobody has entered.",
    # seat slips
    "SLIPS_TITLE": "Seat slips",
    "SLIP_STACK": "Starting stack",
    "SLIP_COUNT": "{number} / {total}",
    # lists
    "ALPHABETICAL_TITLE": "Alphabetical list",
    "BY_TABLE_TITLE": "List by table",
    "BUTTON": "button",
    "BUTTON_AT": "button on seat {place}",
    "FREE_PLACE": "empty",
    "OUT_OF_USE": "out of use",
    "SEED": "Seed of the draw",
    "ORDER_IS": "Order of entrants: {order}",
    "HOW_TO_CHECK": "To redo the draw",
    # moves sheet
    "MOVES_TITLE": "Table moves",
    "MOVES_COUNT": "{n} move|{n} moves",
    "MOVES_LEFT": "{n} to announce|{n} to announce",
    "MOVES_NONE": "Nobody moves.",
    "MOVE_ANNOUNCED": "announced",
    "MOVE_ANNOUNCED_AT": "announced at {hour}",
    "MOVE_TO_ANNOUNCE": "to announce",
    "MOVE_ARRIVAL": "arrives",
    # ranking
    "RANKING_TITLE": "Ranking",
    "RANKING_SO_FAR": "Ranking so far",
    "RANK": "Rank",
    "PRIZE": "Prize",
    "STACK": "Stack",
    "TIED": "{rank} tied",
    "STILL_IN": "Still in",
    "OUT": "Out",
    "NOBODY_OUT": "Nobody is out yet.",
    "ENTRANTS": "{n} entrant|{n} entrants",
    "LEFT_IN": "{n} still in|{n} still in",
    "GONE": "{n} out|{n} out",
    "PRIZE_TOTAL": "Prizes: {total}",
    # draw certificate
    "CERTIFICATE_TITLE": "Draw certificate",
    "DRAW_NUMBER": "Draw no. {number}",
    "DRAWN_AT": "drawn {moment}",
    "METHOD": "Method",
    "RESULT": "Order of entrants and seats drawn",
    "RESULT_ASIDE": "no., name, table · seat",
    "GIVEN_SEAT": "◆ seat given for a need, outside the draw",
    "BUTTONS": "Button",
    "BUTTON_DRAWN": "place drawn: {place}",
    "VERIFY": "To check it",
    "VERIFY_HOW": "With the file of the draw, on any computer that has the application:",
    "VERIFY_COMMAND": "td-app verify-draw {file}",
    "VERIFY_MEANS": "The command redoes the draw from the seed and the order of entrants, and "
    "says whether every seat is the one on this sheet.",
    # structure
    "STRUCTURE_TITLE": "Structure",
    "LEVEL": "Level",
    "SMALL_BLIND": "Small blind",
    "BIG_BLIND": "Big blind",
    "ANTE": "Ante",
    "LENGTH": "Length",
    "BEGINS": "Begins",
    "AFTER": "After",
    "LEVELS": "{n} level|{n} levels",
    "BREAK": "Break {length}",
    "REMOVE": "chips of {values} are removed",
    "LATE_ENTRY": "Entries until the end of level {level}",
    "STARTING_STACK": "Starting stack: {stack}",
    "WHOLE_LENGTH": "Whole length: {length}, breaks included",
    "ANTE_BIG_BLIND": "Ante posted by the big blind",
    "ANTE_BUTTON": "Ante posted by the button",
    "ANTE_CLASSIC": "Ante posted by every player",
    "ANTE_NONE": "No ante",
    "NEXT_HAND": "A new level applies from the next hand (§ 3.1).",
    "AND": " and ",
}

REASONS: Final[dict[str, str]] = {
    "NEXT_BIG_BLIND": "next big blind",
    "BALANCING": "balancing: next big blind",
    "GAP": "balancing: {gap} players apart",
    "TABLE_BROKEN": "table closed",
    "OTHERS_HOLD": "table closed: the others can hold its players",
    "FINAL_TABLE": "final table",
    "FINAL_DUE": "final table",
    "BY_HAND": "director’s decision",
    "LATE_ENTRANT": "late entry",
    "SOONEST": "big blind as soon as possible",
}

ENTERS: Final[dict[str, str]] = {
    "plays": "plays at once",
    "big_blind": "pays the big blind",
    "small_blind": "pays the small blind",
    "button": "plays on the button",
    "waits": "waits until the button has passed",
    "depends": "the floor says when he comes in",
}
