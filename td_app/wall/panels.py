"""The panels of the wall that turn over: ranking, stacks, prizes, chips, the breaking order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from td_app.tournament.views.finishing import Standings
from td_app.tournament.views.public import MoveRow
from td_app.wall.chips import chip_facts
from td_app.wall.facts import BandMove, TurningPage, Wall, recent_first
from td_app.wall.stacks import counted_stacks
from td_app.wall.wishes import EVERY_PANEL
from td_app.words import place_text, seat_text
from td_app.words.language import current_language, fr_en
from td_app.words.prizes import prize_text, won_title

RANKED = 6
"""Lines of the ranking once play is over: it has the column to itself."""


LAST_OUT = 6
LEAST_OUT = 4
"""Those last out on their page; as few where their names are long."""


LINES = 4
"""Lines of a page of prizes."""


NUMBERS = 15
"""Tables on one page of the breaking order."""


MOVES = 2
"""Moves on one page."""


Maker = Callable[[Wall], list[TurningPage]]


def turning_pages(wall: Wall) -> tuple[TurningPage, ...]:
    """Return the pages the club wants, each with its time; the ranking alone once it is over."""
    if wall.view.winner is not None:
        title = fr_en("Classement", "Ranking")
        return (TurningPage(title, lines=_ranked(wall.standings, RANKED), people=True),)
    pages = tuple(
        replace(page, seconds=wish.seconds)
        for wish in map(wall.wishes.panel, EVERY_PANEL)
        if wish.on
        for page in MAKERS.get(wish.key, _season)(wall)
    )
    if not wall.phones:
        return pages
    return (*pages, TurningPage(fr_en("Sur votre téléphone", "On your phone"), code=wall.phones))


def band_move(move: MoveRow) -> BandMove:
    """Return a change of seat as the wall says it."""
    (left, reached) = (move.from_seat, move.to_seat)
    seats = f"{seat_text(left)} → {seat_text(reached)}"
    brief = f"{left.table}.{left.number} → {reached.table}.{reached.number}"
    return BandMove(move.name, seats, not move.announced, brief)


def called(wall: Wall) -> tuple[BandMove, ...]:
    """Return the players called from the waiting list to a seat; none once there is a winner."""
    calls = () if wall.view.winner else wall.view.calls
    return tuple(
        BandMove(
            call.name, f"→ {seat_text(call.seat)}", brief=f"→ {call.seat.table}.{call.seat.number}"
        )
        for call in calls
    )


def _moves_panel(wall: Wall) -> list[TurningPage]:
    title = fr_en("Changements de place", "Seat changes")
    moves = [*called(wall), *map(band_move, recent_first(wall.view.moves))]
    parts = [tuple(moves[first : first + MOVES]) for first in range(0, len(moves), MOVES)]
    return [
        TurningPage(_numbered(title, place, len(parts)), moves=part)
        for place, part in enumerate(parts)
    ]


def _closing(wall: Wall) -> list[TurningPage]:
    """The breaking order, on as many pages as it takes to stay legible."""
    order = wall.view.closing_order
    if wall.view.final_table is not None:
        return [TurningPage(fr_en("Table finale", "Final table"), numbers=(wall.view.final_table,))]
    if len(order) < 2:
        return []
    title = fr_en("Ordre de fermeture", "Breaking order")
    parts = [order[first : first + NUMBERS] for first in range(0, len(order), NUMBERS)]
    return [
        TurningPage(_numbered(title, place, len(parts)), part, first_framed=place == 0)
        for place, part in enumerate(parts)
    ]


def _ranking(wall: Wall) -> list[TurningPage]:
    title = fr_en("Derniers sortis", "Latest out")
    lines = _ranked(wall.standings, LAST_OUT)
    if lines:
        return [TurningPage(title, lines=lines, people=True, spare=max(0, len(lines) - LEAST_OUT))]
    return []


def _stacks(wall: Wall) -> list[TurningPage]:
    """The largest stacks, once some were counted at every table."""
    found = wall.standings.counted
    seats = (row.seat for row in wall.standings.rows if row.seat)
    if {seat.table for seat in seats} - {row.seat.table for row in found if row.seat}:
        return []
    stacks = counted_stacks(wall.standings, wall.view.clock)
    if stacks is None:
        return []
    level = max(row.counted.level for row in found if row.counted)
    title = fr_en("Plus gros tapis", "Chip leaders")
    if level != wall.view.clock.level:
        title = fr_en("Tapis au niv. {0}", "Stacks at lvl {0}").format(level)
    return [TurningPage(title, stacks=stacks)]


def _prizes(wall: Wall) -> list[TurningPage]:
    prizes = wall.view.prizes
    title = won_title(prizes.kind, several=True)
    told = ((row.place, prize_text(prizes.kind, row, current_language())) for row in prizes.rows)
    lines = [(place_text(place), words) for place, words in told if words]
    if len(lines) > 1:
        title = fr_en("{0} · {1} rangs", "{0} · {1} places").format(title, len(lines))
    parts = [tuple(lines[first : first + LINES]) for first in range(0, len(lines), LINES)]
    return [
        TurningPage(_numbered(title, place, len(parts)), lines=part)
        for place, part in enumerate(parts)
    ]


def _chips_panel(wall: Wall) -> list[TurningPage]:
    used = wall.view.chips
    chips = tuple(chip_facts(used, value) for value in used.values)
    title = fr_en("Jetons", "Chips")
    if chips:
        return [TurningPage(title, chips=chips)]
    return []


def _season(wall: Wall) -> list[TurningPage]:
    name, lines = wall.season
    parts = [lines[first : first + LINES + 1] for first in range(0, len(lines), LINES + 1)]
    titles = (_numbered(name, place, len(parts)) for place in range(len(parts)))
    return [TurningPage(t, lines=part, people=True) for t, part in zip(titles, parts, strict=True)]


MAKERS: dict[str, Maker] = {
    "moves": _moves_panel,
    "closing": _closing,
    "ranking": _ranking,
    "stacks": _stacks,
    "prizes": _prizes,
    "chips": _chips_panel,
}
"""How each panel of ``PANELS`` is made; none when it has nothing to tell."""


def _ranked(standings: Standings, most: int) -> tuple[tuple[str, str], ...]:
    """The best places known: during play, those of the last to go out."""
    ranked = (row for row in standings.rows if row.place is not None)
    return tuple(
        (place_text(row.place, row.tied), row.name)
        for _, row in zip(range(most), ranked, strict=False)
        if row.place is not None
    )


def _numbered(title: str, place: int, parts: int) -> str:
    if parts > 1:
        return f"{title} {place + 1}/{parts}"
    return title
