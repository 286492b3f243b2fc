"""The ranking as a table: those still in, then the places from the best."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from td_app.tournament.views.finishing import StandingRow, Standings
from td_app.ui.figures import time_of_day
from td_app.ui.row_filter import RowTable
from td_app.ui.row_model import Column
from td_app.ui.theme import Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.words import place_text, seat_text, standing_text
from td_app.words.language import current_language, fr_en
from td_app.words.money import won_text

CLUB, TABLE, PRIZE = 2, 3, 5


class RankingTable(RowTable[StandingRow]):
    """A tie says so on every line that shares it; clubs and prizes have a column when there are
    any, tables as long as one plays.
    """

    def __init__(self) -> None:
        """Show nobody yet."""
        super().__init__(_columns(), key=lambda row: row.entrant)
        self.setAccessibleName(fr_en("Classement", "Ranking"))
        self.setColumnHidden(PRIZE, True)

    def show_standings(self, standings: Standings) -> None:
        """Show the ranking as it stands."""
        self.set_rows(standings.rows)
        clubs = any(row.club for row in standings.rows)
        plays = standings.winner is None
        for column, filled in ((CLUB, clubs), (TABLE, plays), (PRIZE, standings.prizes)):
            if self.isColumnHidden(column) == filled:
                self.setColumnHidden(column, not filled)


def place_words(row: StandingRow) -> str:
    """Return a place as shown: a rank, a shared rank, or that one is still in."""
    if row.place is None:
        return fr_en("en jeu", "in play")
    return place_text(row.place, row.tied)


def out_words(row: StandingRow) -> str:
    """Return when a player went out: the level, and the time of day; empty for the others."""
    if row.out_at_ms is None or row.place is None or row.seat is not None:
        return ""
    at = time_of_day(datetime.fromtimestamp(row.out_at_ms / 1000))
    level = fr_en("niveau {0}", "level {0}").format(row.level)
    words = f"{level}, {at}"
    if row.disqualified:
        return f"{words} · {standing_text('disqualified')}"
    return f"{words} · {fr_en('abandon', 'withdrew')}" if row.withdrew else words


def prize_words(row: StandingRow) -> str:
    """Return what a player wins, a share told as a share; empty for nothing."""
    return won_text(row.won, current_language())


def _place_pill(row: StandingRow) -> PillFacts | None:
    if row.place is None:
        return PillFacts(place_words(row), Tone.NEUTRAL, Shape.DISC)
    if row.place == 1:
        return PillFacts(place_words(row), Tone.ACCENT, Shape.TICK)
    return PillFacts(place_words(row), Tone.NEUTRAL, Shape.NONE)


def _columns() -> Sequence[Column[StandingRow]]:
    return (
        Column(
            fr_en("Place", "Place"),
            lambda row: row.place,
            place_words,
            pill=_place_pill,
            width=124,
        ),
        Column(
            fr_en("Joueur", "Player"),
            lambda row: row.name,
            tip=lambda row: row.name,
            stretch=True,
        ),
        Column(fr_en("Club", "Club"), lambda row: row.club, tip=lambda row: row.club, width=160),
        Column(
            fr_en("Table", "Table"),
            lambda row: (row.seat.table, row.seat.number) if row.seat else None,
            lambda row: f"{row.seat.table}.{row.seat.number}" if row.seat else "",
            figures=True,
            tip=lambda row: seat_text(row.seat) if row.seat else "",
            width=72,
        ),
        Column(fr_en("Sortie", "Out"), lambda row: row.out_at_ms, out_words, width=150),
        Column(fr_en("Prix", "Prize"), prize_words, tip=prize_words, stretch=True),
    )
