"""Sending a PDF to a printer: the system's own dialog, then page after page."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

#: Finer than the eye at reading distance; a page at 300 dots an inch takes 35 MB.
DOTS_PER_INCH = 300


class PaperPrinter(QObject):
    """``printed(pages)`` once sent, ``failed()`` when the printer did not take it."""

    printed = Signal(int)
    failed = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Ask over ``parent``."""
        super().__init__(parent)
        self._over = parent
        self.dialog: QPrintDialog | None = None

    def ask(self, pdf: bytes, title: str) -> None:
        """Open the system's dialog for a PDF; ``title`` names the job."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        printer.setDocName(title)
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self._over)
        dialog.setWindowTitle(title)
        dialog.accepted.connect(lambda: self.send(pdf, printer))
        self.dialog = dialog
        # QPrintDialog's own open() wants a slot by its name.
        QDialog.open(dialog)

    def send(self, pdf: bytes, printer: QPrinter) -> None:
        """Print a PDF on a printer already chosen, in the range of pages asked for."""
        pages = print_pdf(pdf, printer)
        if pages:
            self.printed.emit(pages)
        else:
            self.failed.emit()


def print_pdf(pdf: bytes, printer: QPrinter) -> int:
    """Print the pages of a PDF that the printer was asked for; return how many were sent."""
    held = QBuffer()
    held.setData(QByteArray(pdf))
    held.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(held)
    first, last = printer.fromPage() or 1, printer.toPage() or document.pageCount()
    wanted = range(first - 1, min(last, document.pageCount()))
    painter = QPainter()
    if not wanted or not painter.begin(printer):
        return 0
    for number in wanted:
        if number != wanted[0] and not printer.newPage():
            painter.end()
            return 0
        _draw_page(painter, printer, document, number)
    painter.end()
    return len(wanted)


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
    painter.drawImage(target, image)
