"""The incidents noted: found again, read whole, completed by a note, never rewritten."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QStackedWidget, QWidget

from td_app.ui.keys import is_typing
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.floor_head import kept_table
from td_app.ui.pages.evening.floor.incidents.incident_list import (
    IncidentLines,
    IncidentList,
    filters_at,
    kept_by,
)
from td_app.ui.pages.evening.floor.incidents.incident_view import IncidentView
from td_app.ui.pages.page import Page
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.keys import plain
from td_app.ui.widgets.layout import column, framed, row, wide
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage, nothing_found
from td_app.ui.widgets.searching import SearchField
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.language import fr_en

SIDE_BY_SIDE = 760
"""Pixels from which the incident stands beside the list."""

LIST_WIDTH = 2, 3
"""How the width is shared between the list and the incident."""

WIDEST_LIST = 560
SEARCH_WIDTH = 300


class IncidentsPage(Page):
    """``articleAsked(number)`` for the book, ``incidentAsked(op)`` to ask the question anew,
    ``penaltyAsked(incident, entrant, fault)`` to sanction a player concerned (``fault`` empty
    where the incident is about none).

    Enter completes the incident, Alt+S sanctions, Alt+R asks the question anew; in the list
    letters search, Right and Left turn its pages. Escape comes back to the list.
    """

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    incidentAsked = Signal(str)  # noqa: N815
    penaltyAsked = Signal(int, int, str)  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the incidents of ``live``."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self._lines = IncidentLines()
        self.search = explained(
            SearchField(fr_en("Joueur, article, table, mots", "Player, article, table, words")),
            "Cherche dans les incidents notés.",
            "Searches the recorded incidents.",
        )
        self.chips = explained(
            FilterChips(
                (
                    ("all", fr_en("Tous", "All")),
                    (
                        "table",
                        fr_en("Table choisie", "Selected table"),
                        (
                            "N’affiche que les incidents de la table choisie.",
                            "Shows only incidents at the selected table.",
                        ),
                    ),
                    (
                        "otherwise",
                        fr_en("Décidés autrement", "Overridden"),
                        (
                            "N’affiche que les incidents où le directeur a décidé autrement que "
                            "le règlement.",
                            "Shows only incidents where the director overrode the rulebook.",
                        ),
                    ),
                    (
                        "sanction",
                        fr_en("Avec sanction", "With a penalty"),
                        (
                            "N’affiche que les incidents suivis d’une sanction.",
                            "Shows only incidents followed by a penalty.",
                        ),
                    ),
                ),
                fr_en("Filtrer les incidents", "Filter the incidents"),
            ),
            "N’affiche que ces incidents.",
            "Shows only these incidents.",
        )
        self.list = IncidentList()
        self.view = IncidentView(live)
        self.nothing = _nothing_found()
        self.empty = EmptyPage(_emptiness())
        self._shared = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._right = QStackedWidget()
        self._whole = QStackedWidget()
        self._lay_out()
        self._listen()
        self.refresh()

    @property
    def table(self) -> int | None:
        """Return the table where the floor stands, as this post remembers it."""
        kept = kept_table(self.live.session.tournament)
        if kept:
            return int(kept)
        return None

    def refresh(self) -> None:
        """Show the incidents as they are now; the one being read stays."""
        following = self.list.newest() and not self._busy()
        lines = self._lines.lines(self.live.incidents(), self.live.penalties())
        self.list.set_rows(lines)
        if lines:
            self._whole.setCurrentIndex(0)
        else:
            self._whole.setCurrentIndex(1)
        self._offer_table()
        counts = {
            key: sum(kept is None or kept(line) for line in lines)
            for key, kept in filters_at(self.table).items()
        }
        self.chips.set_counts(counts)
        self._keep()
        if following:
            self.list.choose_first()
        self._show_current()

    def find_text(self, text: str) -> None:
        """Take the keyboard to the search, on this text."""
        self.search.search_for(text)

    def show_incident(self, number: int) -> bool:
        """Show an incident by its number, whatever the search was; return whether there is one."""
        self.search.clear()
        self.chips.choose("all")
        self._keep()
        return self.list.choose(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act on the incident being read; Escape comes back to the list."""
        with_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if event.isAutoRepeat() or is_typing(QApplication.focusWidget()):
            super().keyPressEvent(event)
        elif plain(event) and event.key() == Qt.Key.Key_Escape and not self.list.hasFocus():
            self.list.setFocus()
        elif not (with_alt and self.list.shown_count() and self.view.press(event.key())):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the list above the incident where there is height rather than width."""
        super().resizeEvent(event)
        beside = self.width() >= SIDE_BY_SIDE and self.width() > self.height()
        way = QBoxLayout.Direction
        if beside:
            self._shared.setDirection(way.LeftToRight)
            self.list.setMaximumWidth(WIDEST_LIST)
        else:
            self._shared.setDirection(way.TopToBottom)
            self.list.setMaximumWidth(self.maximumWidth())

    def _busy(self) -> bool:
        """Return whether somebody reads or completes the incident shown: another would be in
        the way.
        """
        focus = QApplication.focusWidget()
        inside = focus is not None and self.view.isAncestorOf(focus)
        return inside or self.list.hasFocus() or bool(self.view.note.written)

    def _offer_table(self) -> None:
        button = self.chips.buttons["table"]
        first = fr_en(
            "Choisissez d’abord une table, dans l’onglet Arbitrer.",
            "Select a table first, in the Rulings tab.",
        )
        if self.table is None:
            button.set_refusal(first)
        else:
            button.set_refusal(None)
        if self.table is not None:
            set_tip(button, fr_en("Table {0}", "Table {0}").format(self.table))
        elif self.chips.chosen() == "table":
            self.chips.choose("all")

    def _keep(self) -> None:
        kept = kept_by(filters_at(self.table), self.chips.chosen(), self.search.text())
        self.list.keep(kept)
        if self.list.chosen_row() is None:
            self.list.choose_first()
        if self.list.shown_count():
            self._right.setCurrentIndex(0)
        else:
            self._right.setCurrentIndex(1)

    def _show_current(self) -> None:
        line = self.list.chosen_row()
        if line is not None:
            self.view.show_line(line)

    def _into_list(self) -> None:
        if self.list.shown_count():
            self.list.setFocus()

    def _lay_out(self) -> None:
        self.search.setFixedWidth(SEARCH_WIDTH)
        top = row(self.search, wide(self.chips), spacing=Space.NORMAL)
        self._right.addWidget(self.view)
        self._right.addWidget(self.nothing)
        self._shared.setSpacing(Space.NORMAL)
        self._shared.addWidget(self.list, LIST_WIDTH[0])
        self._shared.addWidget(self._right, LIST_WIDTH[1])
        margins = (Space.WIDE, Space.NORMAL, Space.WIDE, Space.WIDE)
        shown = column(top, wide(self._shared), spacing=Space.SNUG)
        self._whole.addWidget(framed(shown, margins=margins))
        self._whole.addWidget(self.empty)
        column(self._whole, on=self, margins=0)

    def _listen(self) -> None:
        self.search.searched.connect(lambda _typed: self._keep())
        self.search.chosen.connect(self._into_list)
        self.search.went_down.connect(self._into_list)
        self.search.attach_search(self.list)
        self.chips.picked.connect(lambda _key: self._keep())
        self.list.current_row.connect(lambda _line: self._show_current())
        self.list.activated_row.connect(lambda _line: self.view.note.begin())
        self.list.turned.connect(self.view.turn)
        self.view.left.connect(self.list.setFocus)
        self.view.articleAsked.connect(self.articleAsked)
        self.view.incidentAsked.connect(self.incidentAsked)
        self.view.penaltyAsked.connect(self.penaltyAsked)


def _emptiness() -> EmptyFacts:
    advice = fr_en(
        "Un incident, c’est un appel à la table et sa décision\u00a0: la situation, ce que dit le "
        "règlement, ce qui a été décidé. F2 ouvre la recherche\u00a0: décrivez ce qui se passe, "
        "lisez la décision, puis «\u00a0Appliquer et noter\u00a0».",
        "An incident is a call to a table and its ruling: the situation, what the rulebook says, "
        "what was decided. F2 opens the search: describe what happened, read the ruling, then "
        "press “Apply and record”.",
    )
    return EmptyFacts("floor", fr_en("Aucun incident noté", "No incident recorded"), advice)


def _nothing_found() -> QWidget:
    advice = fr_en(
        "Essayez un nom seul, un numéro d’article (9.12), «\u00a0table 4\u00a0», ou le filtre "
        "«\u00a0Tous\u00a0». Ce qui a été annulé n’apparaît plus qu’au journal.",
        "Try just a name, an article number (9.12), “table 4”, or the filter “All”. What was "
        "undone appears only in the log.",
    )
    return nothing_found(fr_en("Aucun incident ne correspond.", "No incident matches."), advice)
