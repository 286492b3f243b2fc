"""Sending a PDF to a printer: the system's own dialog, then page after page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

#: Finer than the eye at reading distance; a page at 300 dots an inch takes 35 MB.
DOTS_PER_INCH = 300
#: What papers are laid out for.
SHEETS = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.A5, QPageSize.PageSizeId.Letter)
#: Points by which printers name the same sheet differently.
ROUNDED = 3


class PrinterRefused(Exception):  # noqa: N818 - the printer's fault, not ours
    """The printer did not take a page: off, gone, or its file cannot be written."""


class PaperPrinter(QObject):
    """``printed(pages)`` once sent, ``failed()`` when the printer did not take it.

    ``going(page, pages)`` as pages are sent, ``left()`` when the dialog was closed without
    printing. One job at a time: ``where`` is its printer, or its file when ``into_file``,
    ``whole`` tells whether all the pages were asked for, and ``waits`` whether the printer, once
    it has them, is stopped.
    """

    printed = Signal(int)
    failed = Signal()
    going = Signal(int, int)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Ask over ``parent``."""
        super().__init__(parent)
        self._over = parent
        self._job: Iterator[tuple[int, int]] | None = None
        self._sent = 0
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._page)
        self.dialog: QPrintDialog | None = None
        self.where = ""
        self.into_file = False
        self.whole = True
        self.waits = False

    @property
    def busy(self) -> bool:
        """Return whether pages are being sent."""
        return self._job is not None

    def ask(self, pdf: bytes, title: str) -> bool:
        """Open the system's dialog for a PDF; False when there is no printer at all.

        ``title`` names the job.
        """
        if not printers():
            return False
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        sheet = sheet_of(opened(pdf), 0)
        printer.setPageLayout(sheet)
        printer.setDocName(title)
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self._over)
        dialog.setWindowTitle(title)
        dialog.accepted.connect(lambda: keep_sheet(printer, sheet))
        dialog.accepted.connect(lambda: self.send(pdf, printer))
        dialog.rejected.connect(self.left)
        self.dialog = dialog
        # QPrintDialog's own open() wants a slot by its name.
        QDialog.open(dialog)
        return True

    def send(self, pdf: bytes, printer: QPrinter) -> None:
        """Print a PDF on a printer already chosen, in the range of pages asked for."""
        self.into_file = bool(printer.outputFileName())
        if self.into_file:
            self.where = printer.outputFileName()
        else:
            self.where = printer.printerName()
        self.whole = not printer.fromPage()
        self._sent = 0
        self._job = pages_sent(pdf, printer)
        self._next.start()

    def _page(self) -> None:
        """Send one page, then let the event loop run."""
        if self._job is None:
            return
        try:
            self._sent, pages = next(self._job)
        except StopIteration:
            self._end()
            self.waits = not self.into_file and stopped(self.where)
            self.printed.emit(self._sent)
        except PrinterRefused:
            self._end()
            self.failed.emit()
        else:
            self.going.emit(self._sent, pages)

    def _end(self) -> None:
        self._next.stop()
        self._job = None


def pages_sent(pdf: bytes, printer: QPrinter) -> Iterator[tuple[int, int]]:
    """Print the pages of a PDF that the printer was asked for, one at each step.

    Yield how many are sent and how many there are; raises :class:`PrinterRefused`.
    """
    document = opened(pdf)
    first = printer.fromPage() or 1
    last = printer.toPage() or document.pageCount()
    wanted = range(first - 1, min(last, document.pageCount()))
    painter = QPainter()
    if not wanted or not painter.begin(printer):
        raise PrinterRefused
    # The sheet is the director's as long as the paper does not change its own.
    size = document.pagePointSize(wanted[0])
    try:
        for number in wanted:
            if document.pagePointSize(number) != size:
                size = document.pagePointSize(number)
                printer.setPageLayout(sheet_of(document, number))
            if number != wanted[0] and not printer.newPage():
                raise PrinterRefused
            _draw_page(painter, printer, document, number)
            yield number - wanted[0] + 1, len(wanted)
        if not painter.end():
            raise PrinterRefused
    finally:
        if painter.isActive():
            painter.end()


def printers() -> list[str]:
    """Return the names of the printers that this computer knows."""
    return QPrinterInfo.availablePrinterNames()


def keep_sheet(printer: QPrinter, sheet: QPageLayout) -> None:
    """Give a printer back the sheet of the paper: Qt's dialog puts the printer's own in its place.

    Another sheet that was chosen there stays.
    """
    where = QPrinterInfo.printerInfo(printer.printerName())
    if where.isNull() or is_taken(
        sheet.pageSize(),
        printer.pageLayout().pageSize(),
        where.defaultPageSize(),
        where.supportedPageSizes(),
    ):
        printer.setPageLayout(sheet)


def is_taken(
    wanted: QPageSize, chosen: QPageSize, own: QPageSize, known: Sequence[QPageSize]
) -> bool:
    """Return whether the printer takes the sheet: it knows it, and no other was chosen.

    ``own`` is the sheet that it takes by itself.
    """
    return _as_large(chosen, own) and any(_as_large(wanted, size) for size in known)


def _as_large(one: QPageSize, other: QPageSize) -> bool:
    apart = one.sizePoints() - other.sizePoints()
    return max(abs(apart.width()), abs(apart.height())) <= ROUNDED


def stopped(name: str) -> bool:
    """Return whether a printer is stopped: what is sent to it waits there."""
    broken = (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted)
    return QPrinterInfo.printerInfo(name).state() in broken


def opened(pdf: bytes) -> QPdfDocument:
    """Return a PDF held in memory, to read pages from."""
    document = QPdfDocument()
    held = QBuffer(document)
    held.setData(QByteArray(pdf))
    held.open(QIODevice.OpenModeFlag.ReadOnly)
    document.load(held)
    return document


def sheet_of(document: QPdfDocument, number: int) -> QPageLayout:
    """Return the sheet that a page (from 0) is made for: A4, A5, Letter, or its own size.

    It has no margin: papers keep their own, wider than a home printer's.
    """
    points = document.pagePointSize(number)
    across = points.width() > points.height()
    if across:
        way = QPageLayout.Orientation.Landscape
        upright = points.transposed()
    else:
        way = QPageLayout.Orientation.Portrait
        upright = points
    unit = QPageSize.Unit.Point
    size = QPageSize.id(QSizeF(upright), unit, QPageSize.SizeMatchPolicy.FuzzyMatch)
    # A slip of a roll may be nearly as large as some envelope, and is none.
    known = size in SHEETS
    exactly = QPageSize.SizeMatchPolicy.ExactMatch
    if known:
        page = QPageSize(size)
    else:
        page = QPageSize(QSizeF(upright), unit, "", exactly)
    layout = QPageLayout()
    layout.setMode(QPageLayout.Mode.FullPageMode)
    layout.setPageSize(page)
    layout.setOrientation(way)
    return layout


def _draw_page(painter: QPainter, printer: QPrinter, document: QPdfDocument, number: int) -> None:
    """Draw one page at its real size, centred on the sheet, smaller only if it must be."""
    points = document.pagePointSize(number)
    dots = min(printer.resolution(), DOTS_PER_INCH)
    image = document.render(
        number, QSize(round(points.width() * dots / 72), round(points.height() * dots / 72))
    )
    sheet = QRectF(printer.paperRect(QPrinter.Unit.DevicePixel))
    natural = printer.resolution() / 72
    scale = min(natural, sheet.width() / points.width(), sheet.height() / points.height())
    target = QRectF(0, 0, points.width() * scale, points.height() * scale)
    target.moveCenter(QRectF(0, 0, sheet.width(), sheet.height()).center())
    # Printers are slow with what is see-through: the paper is white.
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    over = QPainter(flat)
    over.drawImage(0, 0, image)
    over.end()
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    painter.drawImage(target, flat)
