"""The federation's own file, opened at an article."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QHBoxLayout, QWidget

from rules_ropta.rulebook import load_rulebook
from td_app.live.rules_shelf import HeadingPlace, heading_places
from td_app.ui.printing.paper_preview import PaperPreview
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, icon_button
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.words.language import fr_en

SLICE = 0.03
"""Seconds of reading between two looks at the keyboard."""

ABOVE = 24.0
"""Points of white left over a heading."""


class HeadingReader(QObject):
    """``found(places)`` once every page was read, a few at a time: nothing freezes meanwhile."""

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        """Start without a file."""
        super().__init__(parent)
        self._document: QPdfDocument | None = None
        self._texts: list[str] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_on)

    def begin(self, document: QPdfDocument) -> None:
        """Read a document from its first page; what was being read is forgotten."""
        self._document = document
        self._texts = []
        self._timer.start()

    def stop(self) -> None:
        """Read no further."""
        self._timer.stop()
        self._document = None

    def _read_on(self) -> None:
        document = self._document
        if document is None:
            return
        began = perf_counter()
        while len(self._texts) < document.pageCount():
            self._texts.append(document.getAllText(len(self._texts)).text())
            if perf_counter() - began > SLICE:
                return
        self._timer.stop()
        self.found.emit(heading_places(self._texts, load_rulebook().articles.values()))


class PublishedText(QWidget):
    """``closed()`` to go back to our summary, ``replaceAsked()`` for another file.

    ``places`` tells where articles begin, None while the file is being read.
    """

    closed = Signal()
    replaceAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no file yet."""
        super().__init__(parent)
        self.number = ""
        self.places: Mapping[str, HeadingPlace] | None = None
        self._shown: tuple[Path, int, int] | None = None
        self.reader = HeadingReader(self)
        self.reader.found.connect(self._on_found)
        self.preview = PaperPreview()
        self.preview.verticalScrollBar().valueChanged.connect(self._say_page)
        self.lost = Banner(BannerFacts("", tone=Tone.NEUTRAL))
        self.lost.hide()
        parts = (self._head(), self.lost, wide(self.preview))
        column(*parts, on=self, spacing=Space.SNUG, margins=0)
        self.setFocusProxy(self.preview)

    def open(self, path: Path, name: str, number: str) -> bool:
        """Show a file, called ``name``, at an article; return whether it could be opened."""
        self.number = number
        self._name.say(name)
        stamp = _stamp(path)
        if stamp is None or (stamp != self._shown and not self._load(path)):
            self._shown = None
            return False
        self._shown = stamp
        self._go()
        return True

    def _load(self, path: Path) -> bool:
        try:
            content = path.read_bytes()
        except OSError:
            return False
        self.reader.stop()
        self.places = None
        self.preview.show_pdf(content, afresh=True)
        if not self.preview.pages:
            return False
        self.reader.begin(self.preview.document)
        return True

    def _on_found(self, places: Mapping[str, HeadingPlace]) -> None:
        self.places = places
        self._go()

    def _go(self) -> None:
        """Go to the article, once it is known where it begins."""
        place = None
        if self.places is not None:
            place = self.places.get(self.number)
        if place is not None:
            text = self.preview.document.getSelectionAtIndex(place.page, place.start, 4)
            self.preview.go_to(place.page, max(0.0, text.boundingRectangle().top() - ABOVE))
        unknown = self.places is not None and place is None
        if unknown:
            words = fr_en(
                "L’article {0} n’a pas été trouvé dans ce fichier.",
                "Article {0} was not found in this file.",
            )
            advice = fr_en(
                "Le fichier est peut-être celui d’une autre édition, ou une image numérisée.",
                "The file may be another edition, or a scanned image.",
            )
            self.lost.set_facts(BannerFacts(words.format(self.number), advice, Tone.AMBER))
        self.lost.setVisible(unknown)
        self._say_page()

    def _say_page(self) -> None:
        if self.places is None:
            self._page.setText(fr_en("Recherche de l’article…", "Looking for the article…"))
        else:
            words = fr_en("page {0} sur {1}", "page {0} of {1}")
            self._page.setText(words.format(self.preview.page + 1, self.preview.pages))

    def _head(self) -> QHBoxLayout:
        summary = fr_en("Notre résumé", "Our summary")
        back = fr_en("Retour (Échap)", "Back (Esc)")
        self.back = Button(summary, icon="chevron-left", tip=back, does=self.closed)
        self._name = CutLabel("", Say.STRONG)
        self._page = label("", Say.SOFT)
        replace = fr_en("Remplacer le fichier…", "Replace the file…")
        self.replace = icon_button("open", replace, does=self.replaceAsked)
        return row(self.back, wide(self._name), self._page, self.replace, spacing=Space.SNUG)


def _stamp(path: Path) -> tuple[Path, int, int] | None:
    """Return a stamp of the file that changes when another replaces it."""
    try:
        about = path.stat()
    except OSError:
        return None
    return path, about.st_mtime_ns, about.st_size
