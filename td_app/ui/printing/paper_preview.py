"""A paper as it will be printed, page after page.

Drawn here rather than by ``QPdfView``, which draws in a thread of its own and brings the whole
application down when another paper takes the place of the one being drawn.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from td_app.ui.theme import Space, colours
from td_app.ui.widgets.layout import hide_idle
from td_app.words.language import fr_en

LINE = 48
"""Pixels of one turn of the wheel or one press of an arrow."""

MARGIN = Space.SNUG


class PaperPreview(QAbstractScrollArea):
    """Shows a PDF held in memory; the scroll stays where it was when the paper is made again.

    ``turned()`` when another page is at the top, or there are more or fewer.
    """

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._held: QBuffer | None = None
        self._document = QPdfDocument(self)
        self._drawn: dict[int, QImage] = {}
        self._whole_page = False
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room must not depend on its scroll bar: the pages would change size with it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        hide_idle(self)
        self.setAccessibleName(fr_en("Aperçu du papier", "Print preview"))
        self.verticalScrollBar().setSingleStep(LINE)
        self.verticalScrollBar().valueChanged.connect(lambda _: self.turned.emit())

    @property
    def pages(self) -> int:
        """Return how many pages are shown."""
        return self._document.pageCount()

    @property
    def document(self) -> QPdfDocument:
        """Return the document shown, to search its words."""
        return self._document

    @property
    def page(self) -> int:
        """Return the page at the top, from 0."""
        top = self.verticalScrollBar().value() + LINE
        rooms = self.page_rooms()
        return next((page for page, room in enumerate(rooms) if room.bottom() >= top), 0)

    def go_to(self, page: int, down: float = 0) -> None:
        """Bring a page (from 0) to the top, ``down`` points below its upper edge."""
        rooms = self.page_rooms()
        if 0 <= page < len(rooms):
            points = max(1.0, self._document.pagePointSize(page).height())
            below = round(rooms[page].height() * down / points)
            self.verticalScrollBar().setValue(rooms[page].top() + below - MARGIN)

    def fit_whole_page(self, whole: bool) -> None:
        """Make a page as large as it is seen whole, or as wide as there is room."""
        here = self.page
        self._whole_page = whole
        self._drawn.clear()
        self._measure()
        self.go_to(here)
        self.viewport().update()

    def show_pdf(self, pdf: bytes, *, afresh: bool) -> None:
        """Show a PDF, from its first page when ``afresh``."""
        held = QBuffer(self)
        held.setData(QByteArray(pdf))
        held.open(QIODevice.OpenModeFlag.ReadOnly)
        self._document.close()
        self._document.load(held)
        if self._held is not None:
            self._held.deleteLater()
        self._held = held
        self._drawn.clear()
        self._measure()
        if afresh:
            self.verticalScrollBar().setValue(0)
        self.viewport().update()

    def page_rooms(self) -> list[QRect]:
        """Return where each page stands, in pixels from the top of the first."""
        across = self.viewport().width() - 2 * MARGIN
        highest = self.viewport().height() - 2 * MARGIN
        rooms = []
        top = int(MARGIN)
        for page in range(self.pages):
            points = self._document.pagePointSize(page)
            form = points.height() / max(1.0, points.width())
            wide = across
            if self._whole_page:
                wide = min(across, max(1, round(highest / form)))
            tall = round(wide * form)
            rooms.append(QRect(MARGIN + (across - wide) // 2, top, wide, tall))
            top += tall + MARGIN
        return rooms

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pages to the width."""
        super().resizeEvent(event)
        self._drawn.clear()
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the first or the last page on Home and End; the arrows scroll."""
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.pages - 1}
        if event.key() in ends:
            self.go_to(ends[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the preview has the keyboard."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the preview has lost the keyboard."""
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pages in sight."""
        ink = colours()
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor(ink.sunken))
        scrolled = self.verticalScrollBar().value()
        in_sight = {}
        for page, room in enumerate(self.page_rooms()):
            shown = room.translated(0, -scrolled)
            if shown.intersects(self.viewport().rect()):
                in_sight[page] = self._image(page, room.size())
                painter.fillRect(shown, Qt.GlobalColor.white)
                painter.drawImage(shown, in_sight[page])
                painter.setPen(QColor(ink.line))
                painter.drawRect(shown.adjusted(-1, -1, 0, 0))
        if self.hasFocus():
            painter.setPen(QPen(QColor(ink.focus), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        painter.end()
        self._drawn = in_sight

    def _image(self, page: int, size: QSize) -> QImage:
        if page in self._drawn:
            return self._drawn[page]
        return self._document.render(page, size * self.devicePixelRatioF())

    def _measure(self) -> None:
        """Set the range of the scroll bar."""
        rooms = self.page_rooms()
        whole = 0
        if rooms:
            whole = rooms[-1].bottom() + MARGIN
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, whole - self.viewport().height()))
        self.turned.emit()
