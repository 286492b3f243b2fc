"""Finding what happened: what is frequent and the map of a hand, or what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStackedWidget, QWidget

from rules_ropta.registry import registering_modules
from rules_ropta.rulebook.book import load_rulebook
from rules_ropta.rulebook.search import search
from td_app.floor.finding import STAGES, find, ops_at
from td_app.floor.situations import FoundLine, every_situation, found_lines, stage_words
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.found_list import (
    FoundList,
    FoundRow,
    RecentList,
    heading_row,
    op_row,
)
from td_app.ui.theme import Space, Tone, TypeSize, colours, dress, paint_icon, typeface
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.keys import ENTER, step_of
from td_app.ui.widgets.labels import paint_cut
from td_app.ui.widgets.layout import STRETCH, Part, column, framed
from td_app.ui.widgets.notices import Banner, BannerFacts, nothing_found
from td_app.ui.widgets.page_parts import SectionHeading, ViewHead
from td_app.ui.widgets.tips import explained
from td_app.words.figures import whole
from td_app.words.language import current_language, fr_en

TABLE_TYPED = re.compile(r"\s*table\s*(\d{1,3})\s*", re.IGNORECASE)

SIDE_BY_SIDE = 720
"""Pixels from which the map stands beside the list."""

TILE = QSize(132, 102)
ICON = 32
WIDE = "betting"
"""The moment with most situations: its tile is twice as wide."""

LEFT_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
WORDS = 40
LOW = 48
"""Heights of a tile's words, and of the lowest tile, in pixels."""


class FindView(QStackedWidget):
    """``opChosen(op)``, ``articleChosen(number)``, ``tableChosen(number)``, ``resumed()``;
    ``fieldWanted()`` gives the keyboard back to the field above, which drives the lines meanwhile.
    """

    opChosen = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    articleChosen = Signal(str)  # noqa: N815
    tableChosen = Signal(str)  # noqa: N815
    resumed = Signal()
    fieldWanted = Signal()  # noqa: N815

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        other_games: Callable[[], bool] = lambda: False,
    ) -> None:
        """Show the frequent incidents, and the map; ``other_games``: those are played here as
        well.
        """
        super().__init__(parent)
        self._live = live
        self._other_games = other_games
        self.recent = RecentList(live)
        self.map = HandMapView()
        self.results = explained(
            FoundList(fr_en("Ce qui a été trouvé", "What was found")),
            "Les situations trouvées ; une ligne ouvre ses questions, Entrée choisit la première.",
            "The situations found; a line opens its questions, Enter picks the first.",
        )
        self.silent = Banner(BannerFacts("", tone=Tone.NEUTRAL))
        self.stage = ""
        self._home = _Home(self.recent, self.map)
        self._found = self._build_found()
        self.addWidget(self._home)
        self.addWidget(self._found)
        self.recent.picked.connect(self._on_picked)
        self.results.picked.connect(self._on_picked)
        self.map.stageChosen.connect(self.show_stage)
        self.map.left.connect(self.fieldWanted)
        self.head.back.clicked.connect(self.go_back)

    @property
    def shown_list(self) -> FoundList:
        """Return the lines that the field's keys drive."""
        if self.currentWidget() is self._found:
            return self.results
        return self.recent

    def refresh(self) -> None:
        """Offer what is frequent now."""
        self.recent.refresh()

    def show_home(self) -> None:
        """Show the frequent incidents, and the map."""
        self.stage = ""
        self.setCurrentWidget(self._home)

    def show_typed(self, typed: str) -> None:
        """Show what answers what was typed; without anything, where one begins."""
        if not typed.strip():
            self.show_home()
            return
        self.stage = ""
        rows = self._table_typed(typed)
        subject = None
        for line in found_lines(typed, self._other_games()):
            if line.kind == "subject":
                subject = line
            elif line.kind == "op":
                rows.append(op_row(line.key))
            else:
                if rows and rows[-1].kind == "op":
                    rows.append(heading_row(fr_en("Articles", "Articles")))
                rows.append(FoundRow("article", line.key, line.title))
        self._show_rows(rows, subject)

    def _table_typed(self, typed: str) -> list[FoundRow]:
        """Return the line of a table in play that was typed: a dispute begins with where it is."""
        number = TABLE_TYPED.fullmatch(typed)
        numbers = [table.number for table in self._live.open_tables()]
        if number is None or int(number[1]) not in numbers:
            return []
        words = fr_en("Table {0}\u00a0: c’est elle qui appelle", "Table {0}: the calling table")
        return [FoundRow("table", number[1].lstrip("0"), words.format(int(number[1])))]

    def show_stage(self, stage: str) -> None:
        """Show the situations of one moment of the hand."""
        self.stage = stage
        ops = ops_at(stage)
        self.head.say(stage_words(stage), icon=stage_icon(stage), beside=count_words(len(ops)))
        self._show_rows([op_row(op) for op in ops])
        self.fieldWanted.emit()

    def go_back(self) -> bool:
        """Leave a moment of the hand for the map; return whether one was open."""
        was_open = bool(self.stage)
        if was_open:
            tile = self.map.tiles[self.stage]
            self.show_home()
            tile.setFocus(Qt.FocusReason.TabFocusReason)
        return was_open

    def _show_rows(self, rows: list[FoundRow], subject: FoundLine | None = None) -> None:
        self.head.setVisible(bool(self.stage))
        self.silent.setVisible(subject is not None)
        if subject is not None:
            self.silent.set_facts(BannerFacts(subject.title, subject.says, Tone.NEUTRAL))
        self.results.show_rows(rows)
        self.results.setVisible(bool(rows))
        self._nothing.setVisible(not rows)
        self.setCurrentWidget(self._found)

    def _build_found(self) -> QWidget:
        self.head = ViewHead(
            fr_en("Retour aux moments de la main", "Back to the stages of the hand")
        )
        advice = fr_en(
            "Essayez un mot de moins, un mot de la table (string, muck, all-in), ou un numéro "
            "d’article. Échap efface la recherche\u00a0: les moments de la main permettent de "
            "tout retrouver.",
            "Try fewer words, a word used at the table (string, muck, all-in), or an article "
            "number. Esc clears the search: everything can be reached from the stages of the hand.",
        )
        nothing = fr_en("Rien ne correspond à ces mots.", "Nothing matches these words.")
        self._nothing = nothing_found(nothing, advice, left=Space.HAIR)
        shown = column(
            self.head, self.silent, self.results, self._nothing, STRETCH, spacing=Space.TIGHT
        )
        return framed(shown)

    def _on_picked(self, row: FoundRow) -> None:
        if row.kind == "article":
            self.articleChosen.emit(row.key)
        elif row.kind == "table":
            self.tableChosen.emit(row.key)
        elif row.kind == "resume":
            self.resumed.emit()
        else:
            self.opChosen.emit(row.key)


class _Home(QWidget):
    """The frequent incidents beside the map; under it where there is height, not width."""

    def __init__(self, recent: RecentList, hand_map: HandMapView) -> None:
        super().__init__()
        self._map = hand_map
        frequent = fr_en("Récentes et fréquentes", "Recent and frequent")
        by_figure = fr_en("Alt + chiffre", "Alt + number")
        through = fr_en("Au fil de la main", "Through the hand")
        self._left = _under(frequent, by_figure, recent, STRETCH)
        self._right = _under(through, fr_en("touche →", "→ key"), hand_map)
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
        for place, stretch in enumerate((0, 0, 1)):
            self._grid.setRowStretch(place, stretch)
        if side_by_side:
            self._map.set_columns(2)
        else:
            self._map.set_columns(4)


def _under(title: str, key: str, *body: Part) -> QWidget:
    return framed(column(SectionHeading(title, beside=key), *body, spacing=Space.TIGHT))


def made_ready() -> Iterator[bool]:
    """Read the rulebook and its words beforehand, a part at a time.

    The first search takes no longer than others.
    """
    yield from (True for _ in registering_modules())
    situations = every_situation(current_language())
    yield True
    load_rulebook()
    yield True
    search("call")
    yield True
    find("call", situations)
    yield True


def stage_icon(stage: str) -> str:
    """Return the icon of a moment of the hand."""
    return f"stage-{stage.replace('_', '-')}"


def count_words(count: int) -> str:
    """Return how many situations there are, in words."""
    one = fr_en("{0} situation", "{0} situation")
    several = fr_en("{0} situations", "{0} situations")
    return (one if count < 2 else several).format(whole(count))


class StageTile(Button):
    """One moment: its picture, its name, how many situations it holds."""

    def __init__(self, stage: str) -> None:
        """Show a stage of the map."""
        super().__init__()
        self.stage = stage
        self._words = stage_words(stage)
        self._count = count_words(len(ops_at(stage)))
        self.setAccessibleName(self._words)
        self.setAccessibleDescription(self._count)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(TILE.height() + Space.WIDE)
        dress(self, kind="tile")

    def sizeHint(self) -> QSize:
        """Return the room of picture and words, in pixels."""
        return TILE

    def minimumSizeHint(self) -> QSize:
        """Return the room of words beside a picture, in pixels."""
        return QSize(TILE.width(), LOW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the map, which knows the order of a hand."""
        if step_of(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile: picture above and words under it, side by side where that is too high."""
        super().paintEvent(event)
        ink = colours()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(Space.NORMAL, 0, -Space.SNUG, 0)
        above = self.height() >= ICON + Space.TIGHT + WORDS + Space.NORMAL
        if above:
            high = ICON + Space.TIGHT + WORDS
        else:
            high = WORDS
        top = box.center().y() - high / 2
        left = box.left()
        if above:
            icon_top = top
        else:
            icon_top = box.center().y() - ICON / 2
        icon = QRectF(left - 2, icon_top, ICON, ICON)
        paint_icon(painter, stage_icon(self.stage), ink.accent_text, icon)
        if above:
            top += ICON + Space.TIGHT
        else:
            left += ICON + Space.SNUG
        wide = box.right() - left
        sizes = [TypeSize.BODY] if not above else [TypeSize.LEAD, TypeSize.BODY]
        fonts = [typeface(size, strong=True) for size in sizes]
        fitting = (f for f in fonts if QFontMetricsF(f).horizontalAdvance(self._words) <= wide)
        strong = next(fitting, None)
        if strong is None:
            # A line more, smaller, in the room that the lowest tile has.
            strong = typeface(TypeSize.SMALL, strong=True)
            top -= 3
            name = QRectF(left, top, wide, 2 * QFontMetricsF(strong).lineSpacing())
            painter.setFont(strong)
            painter.setPen(QColor(ink.text))
            painter.drawText(name, int(LEFT_WRAPPED), self._words)
            under = QRectF(left, name.bottom(), wide, 16)
        else:
            under = QRectF(left, top + 22, wide, 18)
            paint_cut(painter, QRectF(left, top, wide, 22), self._words, strong, ink.text)
        paint_cut(painter, under, self._count, typeface(TypeSize.SMALL), ink.text_soft)
        painter.end()


class HandMapView(QWidget):
    """``stageChosen(stage)``; ``left()`` when the keyboard goes back before the first tile."""

    stageChosen = Signal(str)  # noqa: N815 - a Qt signal among Qt's own
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the seven moments."""
        super().__init__(parent)
        self.setAccessibleName(fr_en("Les moments d’une main", "The stages of a hand"))
        self.tiles: dict[str, StageTile] = {stage: StageTile(stage) for stage in STAGES}
        for tile in self.tiles.values():
            tile.clicked.connect(lambda _=False, stage=tile.stage: self.stageChosen.emit(stage))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(Space.TIGHT)
        self._columns = 0
        self.set_columns(2)

    def set_columns(self, columns: int) -> None:
        """Lay the tiles in rows of two or of four, the widest one taking two places."""
        if columns == self._columns:
            return
        self._columns = columns
        place = 0
        for stage, tile in self.tiles.items():
            span = 1
            if stage == WIDE:
                span = 2
            self._grid.addWidget(tile, place // columns, place % columns, 1, span)
            place += span
        for across in range(4):
            self._grid.setColumnStretch(across, 1 if across < columns else 0)

    def begin(self) -> None:
        """Take the keyboard, on the first moment."""
        next(iter(self.tiles.values())).setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from tile to tile in the order of a hand."""
        tiles = list(self.tiles.values())
        here = next((place for place, tile in enumerate(tiles) if tile.hasFocus()), -1)
        by = step_of(event)
        if event.key() in ENTER or here < 0 or not by:
            super().keyPressEvent(event)
        elif here + by < 0:
            self.left.emit()
        else:
            tiles[min(here + by, len(tiles) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
