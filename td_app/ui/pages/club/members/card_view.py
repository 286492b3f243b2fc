"""A player's card on the screen: figures, a chart of the evenings, who was met, sanctions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from reports.places_chart import finishes_marks
from td_app.club.player_cards import Duel, EveningPlayed, PlayerCard
from td_app.printing.member_papers import figures, finishes_of
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.chart import Chart
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.page_head import GUTTER, at_head
from td_app.ui.widgets.page_parts import Card, ViewHead
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.faults import fault_text
from td_app.words.figures import short_day
from td_app.words.language import fr_en
from td_app.words.members import FIGURES, place_of

CHART: Final = QSize(880, 110)
#: The chart where the card has room for more, and how high the card is then; lower than ``LOW``
#: it has no chart (pixels).
MORE: Final = 180
ROOMY: Final = 660
LOW: Final = 560


class CardView(QWidget):
    """``closed()`` to go back; ``printAsked()``, ``saveAsked()`` for the paper.

    ``heldAsked()``, ``eraseAsked()``, ``noticeAsked()`` for what a person may ask of the club;
    ``linksAsked()`` for the evenings that nobody linked yet.
    """

    closed = Signal()
    printAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    saveAsked = Signal()  # noqa: N815
    heldAsked = Signal()  # noqa: N815
    eraseAsked = Signal()  # noqa: N815
    noticeAsked = Signal()  # noqa: N815
    linksAsked = Signal()  # noqa: N815

    def __init__(self) -> None:
        """Start without a person."""
        super().__init__()
        self.card: PlayerCard | None = None
        self.head = ViewHead(fr_en("Membres", "Members"))
        self.figures = row(spacing=Space.SNUG)
        self._figures = [Figure() for _ in FIGURES]
        ranks = fr_en("Rangs par soirée", "Finishing places")
        self.chart = Chart(ranks, CHART, CHART.height(), on_card=True)
        self.chart.setFixedHeight(CHART.height())
        self._drawn = label("", Say.SECTION)
        self._plot = Card(margin=Space.SNUG)
        self._plot.body.addWidget(self.chart)
        self._show_chart()
        self.evenings = explained(
            RowTable(_evening_columns({}), lambda evening: evening.tournament),
            "Les soirées de ce membre, la plus récente en tête.",
            "This member’s events, the latest first.",
        )
        self.duels = explained(
            RowTable(_duel_columns(), lambda duel: duel.other),
            "Les autres membres, le plus souvent rencontré en tête.",
            "The other members, the one met most often first.",
        )
        self.sanctions = label("", Say.BODY, wraps=True)
        self.nothing = WhyEmpty()
        self.nobody = label("", Say.SOFT, wraps=True)
        self.said = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        self._buttons = self._make_buttons()
        self._lay_out()
        self.head.back.clicked.connect(self.closed)

    def show_card(self, card: PlayerCard, points: Mapping[int, str]) -> None:
        """Show somebody's card; ``points`` of the evenings that a season counts, in words."""
        self.card = card
        licence = card.member.person.licence
        beside = f"{fr_en('Licence', 'Licence')} {licence}" if licence else ""
        self.head.say(card.member.name, icon="players", beside=beside)
        for shown, (title, figure) in zip(self._figures, figures(card), strict=True):
            shown.say(title, figure)
        self._draw(card)
        self.evenings.rows.columns = _evening_columns(points)
        self.evenings.set_rows(())
        self.evenings.set_rows(card.evenings)
        self.evenings.show_column("points", bool(points))
        self.duels.set_rows(card.duels)
        alone = fr_en(
            "Aucun autre membre n’est relié à une soirée de cette fiche.",
            "No other member is linked to the same event.",
        )
        tell(self.nobody, alone if card.evenings and not card.duels else "")
        none = fr_en(
            "Aucune soirée n’est reliée à cette fiche.", "No event is linked to this profile."
        )
        links = fr_en("Inscriptions à relier", "Entries to link")
        self.nothing.say("" if card.evenings else none, links, self.linksAsked.emit)
        self.sanctions.setText(_sanctions_words(card))
        tell(self.said, "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the chart as high as there is room, leave it out where the window is low."""
        super().resizeEvent(event)
        self.chart.setFixedHeight(MORE if self.height() >= ROOMY else CHART.height())
        self._show_chart()

    def _show_chart(self) -> None:
        for part in (self._drawn, self._plot):
            part.setVisible(bool(self._drawn.text()) and self.height() >= LOW)

    def _draw(self, card: PlayerCard) -> None:
        """Draw the ranks, each said with its mean to those who do not see them."""
        finishes = finishes_of(card)
        places = ", ".join(str(one.rank) for one in finishes.evenings)
        told = ""
        if places:
            told = fr_en("{0}\u00a0: {1}\u00a0; {2}", "{0}: {1}; {2}")
            told = told.format(finishes.title, places, finishes.mean)
        self._drawn.setText(finishes.title)
        self.chart.show_chart(partial(finishes_marks, replace(finishes, title="")), told)
        self._show_chart()

    def set_refusal(self, reason: str) -> None:
        """Say why nobody can be erased here, empty when they can."""
        self._buttons["erase"].set_refusal(reason or None)

    def _make_buttons(self) -> dict[str, Button]:
        told = {
            "print": (
                fr_en("Imprimer", "Print"),
                "print",
                self.printAsked,
                ("Imprime la fiche de ce membre.", "Prints this member’s profile."),
            ),
            "save": (
                fr_en("Enregistrer en PDF", "Save as PDF"),
                "save",
                self.saveAsked,
                (
                    "Enregistre la fiche de ce membre en PDF.",
                    "Saves this member’s profile as a PDF.",
                ),
            ),
            "held": (
                fr_en("Exporter ses données…", "Export personal data…"),
                "note",
                self.heldAsked,
                (
                    "Enregistre dans un fichier tout ce que le club garde de ce membre.",
                    "Saves everything the club keeps about this member into a file.",
                ),
            ),
            "notice": (
                fr_en("Notice à remettre", "Privacy notice"),
                "papers",
                self.noticeAsked,
                (
                    "Enregistre en PDF ce que le club garde des joueurs et pourquoi.",
                    "Saves as a PDF what the club keeps about players, and why.",
                ),
            ),
            "erase": (
                fr_en("Effacer…", "Erase…"),
                "trash",
                self.eraseAsked,
                (
                    "Efface ce membre pour de bon, après confirmation.",
                    "Erases this member for good, once confirmed.",
                ),
            ),
        }
        return {
            key: Button(
                words,
                Rank.SECONDARY if key == "print" else Rank.QUIET,
                icon=icon,
                does=asked,
                explains=explains,
            )
            for key, (words, icon, asked, explains) in told.items()
        }

    def _lay_out(self) -> None:
        for shown in self._figures:
            self.figures.addWidget(shown, 1)
        self.evenings.setAccessibleName(fr_en("Soirées jouées", "Events played"))
        self.duels.setAccessibleName(fr_en("Face à face", "Head to head"))
        left = column(
            self._drawn,
            self._plot,
            label(fr_en("Soirées", "Events"), Say.SECTION),
            self.nothing,
            wide(self.evenings),
            spacing=Space.TIGHT,
        )
        right = column(
            label(fr_en("Face à face", "Head to head"), Say.SECTION),
            self.nobody,
            wide(self.duels),
            label(fr_en("Sanctions de la saison", "Penalties this season"), Say.SECTION),
            self.sanctions,
            spacing=Space.TIGHT,
        )
        column(
            at_head(self.head),
            self.figures,
            wide(row(wide(left, 4), wide(right, 3), spacing=Space.NORMAL)),
            self.said,
            row(*self._buttons.values(), STRETCH, spacing=Space.HAIR),
            on=self,
            spacing=Space.SNUG,
            margins=(GUTTER, 0, GUTTER, Space.TIGHT),
        )


class Figure(QFrame):
    """A figure with its title under it."""

    def __init__(self) -> None:
        """Start without text."""
        super().__init__()
        dress(self, kind="card")
        self._figure = label("", Say.TITLE)
        self._title = label("", Say.SMALL)
        box: QVBoxLayout = column(self._figure, self._title, on=self, spacing=0)
        box.setContentsMargins(Space.NORMAL, Space.TIGHT, Space.NORMAL, Space.TIGHT)

    def say(self, title: str, figure: str) -> None:
        """Say a figure."""
        self._figure.setText(figure)
        self._title.setText(title)
        self.setAccessibleName(fr_en("{0}\u00a0: {1}", "{0}: {1}").format(title, figure))


def _evening_columns(points: Mapping[int, str]) -> tuple[Column[EveningPlayed], ...]:
    return (
        Column(
            "date",
            fr_en("Date", "Date"),
            lambda e: e.date,
            text=lambda e: day_written(e.date),
            width=116,
        ),
        Column(
            "name", fr_en("Soirée", "Event"), lambda e: e.name, fills=True, tip=lambda e: e.name
        ),
        Column(
            "place",
            fr_en("Rang", "Rank"),
            lambda e: e.place or None,
            text=lambda e: place_of(e.place, e.entrants),
            width=116,
        ),
        Column(
            "kills",
            fr_en("Élim.", "KOs"),
            lambda e: e.kills,
            text=lambda e: str(e.kills or ""),
            figures=True,
            width=64,
        ),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda e: points.get(e.tournament, ""),
            figures=True,
            width=76,
        ),
    )


NAMES_FIRST = 420
"""Pixels of width under which who was met is read before who put whom out."""


def _duel_columns() -> tuple[Column[Duel], ...]:
    return (
        Column("name", fr_en("Adversaire", "Opponent"), lambda d: d.name, fills=True, named=True),
        Column("met", fr_en("Rencontré", "Met"), lambda d: d.met, figures=True, width=94),
        Column(
            "ahead",
            fr_en("Devant", "Ahead"),
            lambda d: d.ahead,
            figures=True,
            width=76,
            about=fr_en(
                "Soirées que ce joueur a finies devant.", "Events this player finished ahead."
            ),
        ),
        Column(
            "out",
            fr_en("Élim.", "KOs"),
            lambda d: d.knocked,
            text=lambda d: f"{d.knocked} / {d.knocked_by}",
            figures=True,
            width=82,
            hides_below=NAMES_FIRST,
            tip=lambda d: fr_en(
                "Éliminations\u00a0: {0} infligées, {1} subies",
                "Knocked them out {0} times; knocked out by them {1} times",
            ).format(d.knocked, d.knocked_by),
        ),
    )


def day_written(iso: str) -> str:
    """Return a date in figures; a text that is not a date stays as it is."""
    try:
        return short_day(date.fromisoformat(iso))
    except ValueError:
        return iso


def _sanctions_words(card: PlayerCard) -> str:
    if not card.sanctions:
        return fr_en("Aucune.", "None.")
    lines = [
        f"{day_written(told.date)} · {fault_text(told.fault)} (§\u00a0{told.article})"
        for told in card.sanctions
    ]
    leave = fr_en(
        "Elles ne s’affichent plus une fois la saison finie.",
        "They are no longer shown once the season is over.",
    )
    return "\n".join((*lines, leave))
