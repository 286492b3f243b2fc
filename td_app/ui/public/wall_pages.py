"""The panels that turn over in the right column of the wall."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from td_app.prize_words import prize_text
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.views.announcements import MoveRow
from td_app.tournament.views.standings import Standings
from td_app.ui.public.wall_facts import BandMove, TurningPage, recent_first
from td_app.ui.public.wall_moment import Wall
from td_app.ui.public.wall_wishes import PANELS
from td_app.ui.widgets.chip_colours import chip_facts
from td_app.words import place_text, seat_text
from td_app.words.language import current_language, fr_en

RANKED = 8
"""Lines of the ranking once play is over: it has the column to itself."""

LINES = 5
"""Lines of a page that turns: those last out, prizes."""

NUMBERS = 15
"""Tables on one page of the breaking order."""

MOVES = 3
"""Moves on one page."""

Maker = Callable[[Wall], list[TurningPage]]


def turning_pages(wall: Wall) -> tuple[TurningPage, ...]:
    """Return the pages the club wants, each with its time; the ranking alone once it is over."""
    if wall.view.winner is not None:
        title = fr_en("Classement", "Ranking")
        return (TurningPage(title, lines=_ranked(wall.standings, RANKED)),)
    return tuple(
        replace(page, seconds=wish.seconds)
        for wish in map(wall.wishes.panel, PANELS)
        if wish.on
        for page in MAKERS[wish.key](wall)
    )


def band_move(move: MoveRow) -> BandMove:
    """Return a change of seat as the wall says it."""
    seats = f"{seat_text(move.from_seat)} → {seat_text(move.to_seat)}"
    return BandMove(move.name, seats, fresh=not move.announced)


def _moves(wall: Wall) -> list[TurningPage]:
    title = fr_en("Changements de place", "Changes of seat")
    moves = [band_move(move) for move in recent_first(wall.view.moves)]
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
    title = fr_en("Derniers sortis", "Last out")
    lines = _ranked(wall.standings, LINES)
    return [TurningPage(title, lines=lines)] if lines else []


def _prizes(wall: Wall) -> list[TurningPage]:
    prizes = wall.view.prizes
    title = fr_en("Lots", "Prizes") if prizes.kind is PrizeKind.IN_KIND else fr_en("Prix", "Prizes")
    told = ((row.place, prize_text(prizes.kind, row, current_language())) for row in prizes.rows)
    lines = [(place_text(place), words) for place, words in told if words]
    if len(lines) > 1:
        title = fr_en("{0} · {1} places", "{0} · {1} places").format(title, len(lines))
    parts = [tuple(lines[first : first + LINES]) for first in range(0, len(lines), LINES)]
    return [
        TurningPage(_numbered(title, place, len(parts)), lines=part)
        for place, part in enumerate(parts)
    ]


def _chips(wall: Wall) -> list[TurningPage]:
    used = wall.state.setup.chips
    chips = tuple(chip_facts(used, value) for value in used.values)
    title = fr_en("Jetons", "Chips")
    return [TurningPage(title, chips=chips)] if chips else []


MAKERS: dict[str, Maker] = {
    "moves": _moves,
    "closing": _closing,
    "ranking": _ranking,
    "prizes": _prizes,
    "chips": _chips,
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
    return f"{title} {place + 1}/{parts}" if parts > 1 else title
