"""The ranking of an evening that was not played here, as a file told it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from td_app.club.archive import PastEvening
from td_app.club.seasons import EveningLine
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.tips import explained
from td_app.words.figures import counted, rank
from td_app.words.language import fr_en
from td_app.words.past_results import day_words
from td_app.words.season_page import points_figure

SEASON = "season"
WIDTH = 620
HEIGHT = 320


class ImportedEvening(HouseDialog):
    """``chosen`` gives ``season`` where its season is asked for."""

    def __init__(
        self, evening: PastEvening, season: str, lines: Sequence[EveningLine], parent: QWidget
    ) -> None:
        """Show who finished where."""
        one = fr_en("{0} joueur", "{0} player")
        several = fr_en("{0} joueurs", "{0} players")
        out = fr_en("{0} élimination notée", "{0} knock-out noted")
        outs = fr_en("{0} éliminations notées", "{0} knock-outs noted")
        told = (
            day_words(evening.row.date) if evening.row.date else "",
            evening.venue,
            counted(evening.players, one, several),
            counted(evening.kills, out, outs) if evening.kills else "",
            fr_en("importée, dans la saison {0}", "imported, in the season {0}").format(season),
        )
        title = evening.row.name or day_words(evening.row.date)
        super().__init__(title, " · ".join(filter(None, told)), parent, icon="winner", width=WIDTH)
        self.table: RowTable[EveningLine] = RowTable(_columns(lines), key=lambda one: one.who.key)
        self.table.setAccessibleName(fr_en("Classement de la soirée", "Ranking of the evening"))
        explained(
            self.table,
            "Le rang de chacun, comme le fichier repris le dit, et les points de la saison.",
            "Everybody’s rank, as the file taken over tells it, and the points of the season.",
        )
        widen_to_titles(self.table)
        self.table.setFixedHeight(HEIGHT)
        self.table.set_rows(lines)
        self.body.addWidget(self.table)
        self.add_button(
            SEASON,
            fr_en("Sa saison", "Its season"),
            explains=(
                "Montre le classement de la saison de cette soirée.",
                "Shows the standings of this evening’s season.",
            ),
        )
        self.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)


def _columns(lines: Sequence[EveningLine]) -> tuple[Column[EveningLine], ...]:
    def figure(title: str, field: str) -> Column[EveningLine]:
        return Column(
            field,
            title,
            lambda one: -getattr(one.played, field),
            text=lambda one: str(getattr(one.played, field) or ""),
            width=96,
            figures=True,
        )

    again = fr_en("Re-entries", "Re-entries")
    return (
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda one: one.played.place,
            text=lambda one: rank(one.played.place),
            width=72,
            figures=True,
        ),
        Column("name", fr_en("Joueur", "Player"), lambda one: one.who.name, fills=True, named=True),
        figure(fr_en("Éliminations", "Knockouts"), "kills"),
        *((figure(again, "reentries"),) if any(o.played.reentries for o in lines) else ()),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda one: -one.points,
            text=lambda one: points_figure(one.points) if one.points else "",
            width=96,
            figures=True,
        ),
    )
