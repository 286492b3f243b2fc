"""The map of a hand: seven moments as pictures, in the order in which a hand is played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from td_app.floor.finding import STAGES, ops_at
from td_app.ui.theme import Space, TypeSize, colours, dress, paint_icon, typeface
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.keys import ENTER, step_of
from td_app.words.language import fr_en
from td_app.words.speaking import figure

TILE = QSize(132, 102)
ICON = 32
WIDE = "betting"
"""The moment with most situations: its tile is twice as wide."""

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft

WORDS, LOW = 40, 48
"""Heights of a tile's words, and of the lowest tile, in pixels."""


def stage_words(stage: str) -> str:
    """Return what a moment of the hand is called, in the language of the screens."""
    return {
        "before_deal": fr_en("Avant la donne", "Before the deal"),
        "deal": fr_en("Donne", "Deal"),
        "betting": fr_en("Mises", "Betting"),
        "board": fr_en("Tableau", "Board"),
        "showdown": fr_en("Abattage", "Showdown"),
        "behaviour": fr_en("Comportement", "Conduct"),
        "clock": fr_en("Horloge", "Clock"),
    }[stage]


def stage_icon(stage: str) -> str:
    """Return the icon of a moment of the hand."""
    return f"stage-{stage.replace('_', '-')}"


def count_words(count: int) -> str:
    """Return how many situations there are, in words."""
    one = count < 2
    words = (
        fr_en("{0} situation", "{0} situation")
        if one
        else fr_en("{0} situations", "{0} situations")
    )
    return words.format(figure(count))


class StageTile(Button):
    """One moment: its picture, its name, how many situations it holds."""

    def __init__(self, stage: str) -> None:
        """Show a stage of the map."""
        super().__init__()
        self.stage = stage
        self._words, self._count = stage_words(stage), count_words(len(ops_at(stage)))
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
        ink, painter = colours(), QPainter(self)
        box = QRectF(self.rect()).adjusted(Space.NORMAL, 0, -Space.SNUG, 0)
        above = self.height() >= ICON + Space.TIGHT + WORDS + Space.NORMAL
        high = ICON + Space.TIGHT + WORDS if above else WORDS
        top, left = box.center().y() - high / 2, box.left()
        icon_top = top if above else box.center().y() - ICON / 2
        paint_icon(painter, stage_icon(self.stage), ink.accent_text, _icon_box(box, icon_top))
        if above:
            top += ICON + Space.TIGHT
        else:
            left += ICON + Space.SNUG
        wide = box.right() - left
        painter.setFont(typeface(TypeSize.LEAD if above else TypeSize.BODY, strong=True))
        painter.setPen(QColor(ink.text))
        painter.drawText(QRectF(left, top, wide, 22), LEFT, self._words)
        painter.setFont(typeface(TypeSize.SMALL))
        painter.setPen(QColor(ink.text_soft))
        painter.drawText(QRectF(left, top + 22, wide, 18), LEFT, self._count)
        painter.end()


def _icon_box(box: QRectF, top: float) -> QRectF:
    return QRectF(box.left() - 2, top, ICON, ICON)


class HandMapView(QWidget):
    """``stageChosen(stage)``; ``left()`` when the keyboard goes back before the first tile."""

    stageChosen = Signal(str)  # noqa: N815 - a Qt signal among Qt's own
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the seven moments."""
        super().__init__(parent)
        self.setAccessibleName(fr_en("Les moments d'une main", "The moments of a hand"))
        self.tiles = {stage: StageTile(stage) for stage in STAGES}
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
            span = 2 if stage == WIDE else 1
            self._grid.addWidget(tile, place // columns, place % columns, 1, span)
            place += span
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

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
