"""Finding what happened: what is frequent and the map of a hand, or what was typed."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QVBoxLayout, QWidget

from rules_ropta.registry import questions
from td_app.floor.finding import Sought, find, ops_at
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.found_list import (
    FoundList,
    FoundRow,
    article_row,
    heading_row,
    op_row,
)
from td_app.ui.pages.floor.hand_map_view import HandMapView, count_words, stage_icon, stage_words
from td_app.ui.pages.floor.recent_list import RecentList
from td_app.ui.pages.floor.view_head import ViewHead
from td_app.ui.theme import Space
from td_app.ui.widgets.card import SectionHeading
from td_app.ui.widgets.nothing_found import nothing_found
from td_app.words.asking import question_keywords, question_title
from td_app.words.language import Language, current_language, fr_en

SIDE_BY_SIDE = 720
"""Pixels from which the map stands beside the list."""

SHOWN = 8
"""How many situations what was typed brings."""


class FindView(QStackedWidget):
    """``opChosen(op)``, ``articleChosen(number)``, ``resumed()``; ``fieldWanted()`` gives the
    keyboard back to the field above, which drives the lines meanwhile.
    """

    opChosen = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    articleChosen = Signal(str)  # noqa: N815
    resumed = Signal()
    fieldWanted = Signal()  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show what is frequent, and the map."""
        super().__init__(parent)
        self.recent = RecentList(live)
        self.map = HandMapView()
        self.results = FoundList(fr_en("Ce qui a été trouvé", "What was found"))
        self.stage = ""
        self._home = _Home(self.recent, self.map)
        self._found = self._build_found()
        self.addWidget(self._home)
        self.addWidget(self._found)
        self._listen()

    @property
    def shown_list(self) -> FoundList:
        """Return the lines that the field's keys drive."""
        return self.results if self.currentWidget() is self._found else self.recent

    def refresh(self) -> None:
        """Offer what is frequent now."""
        self.recent.refresh()

    def show_home(self) -> None:
        """Show what is frequent, and the map."""
        self.stage = ""
        self.setCurrentWidget(self._home)

    def show_typed(self, typed: str) -> None:
        """Show what answers what was typed; without anything, where one begins."""
        if not typed.strip():
            self.show_home()
            return
        self.stage = ""
        found = find(typed, every_situation(current_language()), SHOWN)
        rows: list[FoundRow] = [op_row(op) for op in found.incidents]
        if found.articles:
            rows.append(heading_row(fr_en("Articles", "Articles")))
            rows += [article_row(article) for article in found.articles]
        self._show_rows(rows)

    def show_stage(self, stage: str) -> None:
        """Show the situations of one moment of the hand."""
        self.stage = stage
        ops = ops_at(stage)
        self.head.say(stage_words(stage), icon=stage_icon(stage), beside=count_words(len(ops)))
        self._show_rows([op_row(op) for op in ops])
        self.fieldWanted.emit()

    def go_back(self) -> bool:
        """Leave a moment of the hand for the map; tell whether one was open."""
        was_open = bool(self.stage)
        if was_open:
            tile = self.map.tiles[self.stage]
            self.show_home()
            tile.setFocus(Qt.FocusReason.TabFocusReason)
        return was_open

    def _show_rows(self, rows: list[FoundRow]) -> None:
        self.head.setVisible(bool(self.stage))
        self.results.show_rows(rows)
        self.results.setVisible(bool(rows))
        self._nothing.setVisible(not rows)
        self.setCurrentWidget(self._found)

    def _build_found(self) -> QWidget:
        found = QWidget()
        column = QVBoxLayout(found)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        self.head = ViewHead(
            fr_en("Retour aux moments de la main", "Back to the moments of the hand")
        )
        self._nothing = self._build_nothing()
        column.addWidget(self.head)
        column.addWidget(self.results)
        column.addWidget(self._nothing)
        column.addStretch(1)
        return found

    def _build_nothing(self) -> QWidget:
        advice = fr_en(
            "Essayez un mot de moins, le mot de la table (string, muck, all-in), ou le numéro "
            "d'un article. Échap efface\u00a0: les moments de la main mènent à tout.",
            "Try one word fewer, the table's own word (string, muck, all-in), or an article's "
            "number. Esc clears: the moments of the hand lead to everything.",
        )
        return nothing_found(
            fr_en("Rien ne répond à ces mots.", "Nothing answers these words."),
            advice,
            left=Space.HAIR,
        )

    def _listen(self) -> None:
        self.recent.picked.connect(self._on_picked)
        self.results.picked.connect(self._on_picked)
        self.map.stageChosen.connect(self.show_stage)
        self.map.left.connect(self.fieldWanted)
        self.head.back.clicked.connect(self.go_back)

    def _on_picked(self, row: FoundRow) -> None:
        if row.kind == "article":
            self.articleChosen.emit(row.key)
        elif row.kind == "resume":
            self.resumed.emit()
        else:
            self.opChosen.emit(row.key)


class _Home(QWidget):
    """What is frequent beside the map; under each other where there is height, not width."""

    def __init__(self, recent: RecentList, hand_map: HandMapView) -> None:
        super().__init__()
        self._map = hand_map
        self._left = _under(
            fr_en("Récentes et fréquentes", "Recent and frequent"),
            fr_en("Alt + chiffre", "Alt + figure"),
            recent,
        )
        self._left.layout().addStretch(1)  # type: ignore[union-attr]
        self._right = _under(
            fr_en("Au fil de la main", "Through the hand"), fr_en("touche →", "→ key"), hand_map
        )
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(Space.WIDE)
        self._lay_out(side_by_side=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        tall = self.height() > self.width()
        self._lay_out(side_by_side=self.width() >= SIDE_BY_SIDE and not tall)

    def _lay_out(self, *, side_by_side: bool) -> None:
        self._grid.addWidget(self._left, 0, 0)
        self._grid.addWidget(self._right, *((0, 1) if side_by_side else (1, 0)))
        self._grid.setColumnStretch(0, 5)
        self._grid.setColumnStretch(1, 4 if side_by_side else 0)
        self._grid.setRowStretch(0, 0)
        self._grid.setRowStretch(1, 0)
        self._grid.setRowStretch(2, 1)
        self._map.set_columns(2 if side_by_side else 4)


def _under(title: str, key: str, body: QWidget) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.TIGHT)
    column.addWidget(SectionHeading(title, beside=key))
    column.addWidget(body)
    return holder


@cache
def every_situation(language: Language) -> tuple[Sought, ...]:
    """Return every situation with its words, its title in ``language`` before the other."""
    other: Language = "en" if language == "fr" else "fr"
    return tuple(
        Sought(
            op,
            question_title(op, language),
            (*question_keywords(op), question_title(op, other)),
        )
        for op in questions()
    )


def make_ready() -> None:
    """Read the rulebook and its words beforehand: the first search takes no longer than others."""
    find("call", every_situation(current_language()))
