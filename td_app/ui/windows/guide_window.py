"""The director's guide in a window of its own: chapters at the left, the one read at the right.

It is read beside the work: F1 opens it at the page that is seen. Its pictures are drawn once by
the gallery, in a process of their own, and kept beside the club's file; a packed program brings
its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from html import escape
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QImage, QKeyEvent, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QListWidget, QTextBrowser, QWidget

from assets import assets_folder
from td_app.printing.document import Stationery, StationeryNow
from td_app.printing.guide import Pictures, guide_page, guide_pdf
from td_app.ui.printing.outcome import Saving
from td_app.ui.theme import Space, colours, dress, theme_signals
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, framed, row, wide
from td_app.ui.windows.page_register import CLUB_PAGES
from td_app.words import trouble_sentence
from td_app.words.guide import (
    CHAPTERS,
    TITLE,
    Chapter,
    Part,
    Pictured,
    Said,
    Steps,
    chapter_of_page,
    marked,
    text_of,
)
from td_app.words.language import Language, current_language, fr_en

WIDTH = 1_240
HEIGHT = 760
NAMES_WIDTH = 300
SMALLEST = (640, 480)
#: What a desktop puts above a window (pixels).
TITLE_BAR = 40
ENDING_MS = 2_000
"""How long a drawing that is stopped may take to end."""
#: White around what is read, and how wide a picture is at most (pixels).
AROUND = 64
WIDEST = 900
#: Points of a screen in a metre, at 96 to the inch.
METRE = 3_780
#: Pictures were drawn all of them, or none.
WHOLE = "whole"


class GuidePictures(QObject):
    """``ready()`` once the pictures of the guide are there."""

    ready = Signal()

    def __init__(self, kept: Path | None, parent: QObject | None = None) -> None:
        """Look for pictures among the assets, then in ``kept``, where they may be drawn."""
        super().__init__(parent)
        self._kept = kept
        self._process: QProcess | None = None

    def folder(self, language: Language) -> Path | None:
        """Return the folder of the pictures; None while there are none."""
        packed = assets_folder() / "guide" / language
        if packed.is_dir():
            return packed
        drawn = self._drawn(language)
        if drawn is not None and (drawn / WHOLE).exists():
            return drawn
        return None

    def draw(self, language: Language) -> None:
        """Have the pictures drawn by another process, where there is a folder and none draws
        them.
        """
        place = self._drawn(language)
        if place is None or self._process is not None:
            return
        if getattr(sys, "frozen", False):
            program = []
        else:
            program = ["-m", "td_app"]
        asked = ["guide", "--pictures", "--out", str(place), "--lang", language]
        process = self._process = QProcess(self)
        process.finished.connect(lambda code, _how: self._on_drawn(place, code))
        process.start(sys.executable, [*program, *asked])

    def end(self) -> None:
        """Stop drawing: the remaining pictures are drawn another time."""
        process = self._process
        self._process = None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(ENDING_MS)
            process.deleteLater()

    def _drawn(self, language: Language) -> Path | None:
        """The folder of the pictures of this version: another one shows other screens."""
        if self._kept is None:
            return None
        sources = Path(__file__).parents[2].rglob("*.py")
        newest = max((int(source.stat().st_mtime) for source in sources), default=0)
        return self._kept / "guide" / f"{newest} {language}"

    def _on_drawn(self, place: Path, code: int) -> None:
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        if code == 0:
            (place / WHOLE).touch()
            self.ready.emit()


class _Chapter(QTextBrowser):
    """``resized()`` once what is read has another width."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit that pictures are to be as wide as the text."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resized.emit()


class GuideWindow(QWidget):
    """``closed()``. Escape closes it; it neither reads nor changes a tournament."""

    closed = Signal()

    def __init__(
        self,
        kept: Path | None = None,
        stationery: StationeryNow = Stationery,
        parent: QWidget | None = None,
    ) -> None:
        """Show the first chapter; ``kept``: where this club keeps files."""
        super().__init__(parent, Qt.WindowType.Window)
        self._stationery = stationery
        dress(self, kind="page")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumSize(*SMALLEST)
        self.names = QListWidget()
        self.text = _Chapter()
        self.names.setFixedWidth(NAMES_WIDTH)
        self.names.setWordWrap(True)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setOpenLinks(False)
        # Always there: a picture is as wide as what it leaves.
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.text.document().setDocumentMargin(AROUND / 2)
        self.save = Button("", icon="save", does=self._ask_where)
        self.page = Button("", icon="export", does=self._ask_page)
        self.said = label("", Say.SMALL, wraps=True)
        side = column(wide(self.names), self.save, self.page, self.said, spacing=Space.TIGHT)
        row(framed(side), wide(self.text), on=self, spacing=Space.SNUG, margins=Space.SNUG)
        self.saving = Saving(self)
        written = fr_en("Enregistré dans {0}", "Saved to {0}")
        self.saving.saved.connect(lambda paths: tell(self.said, written.format(paths[0])))
        self.saving.failed.connect(lambda trouble: tell(self.said, trouble_sentence(trouble)))
        self.pictures = GuidePictures(kept, self)
        self.pictures.ready.connect(self.refresh)
        self.text.resized.connect(self.refresh)
        theme_signals.changed.connect(self.refresh)
        self.names.currentRowChanged.connect(self.refresh)
        there = self.screen().availableSize()
        self.resize(min(WIDTH, there.width()), min(HEIGHT, there.height() - TITLE_BAR))
        self.retranslate()

    @property
    def chapter(self) -> Chapter:
        """Return the chapter that is read."""
        return CHAPTERS[max(0, self.names.currentRow())]

    def open_at(self, page: str) -> None:
        """Show the chapter about a page, the window over the others.

        The pages of the club's space share one.
        """
        if page in {one.key for one in CLUB_PAGES}:
            page = "club-space"
        self.names.setCurrentRow(CHAPTERS.index(chapter_of_page(page)))
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus()
        if self.pictures.folder(current_language()) is None:
            self.pictures.draw(current_language())

    def retranslate(self) -> None:
        """Say everything in the language of the screens, at the same chapter."""
        at = max(0, self.names.currentRow())
        self.setWindowTitle(text_of(TITLE))
        self.save.setText(fr_en("Enregistrer en PDF…", "Save as PDF…"))
        self.page.setText(fr_en("Page pour un navigateur…", "Page for a browser…"))
        self.names.setAccessibleName(fr_en("Chapitres du guide", "Guide chapters"))
        self.text.setAccessibleName(text_of(TITLE))
        self.names.clear()
        self.names.addItems([f"{n}. {text_of(one.title)}" for n, one in enumerate(CHAPTERS, 1)])
        self.names.setCurrentRow(at)
        self.refresh()

    def refresh(self, _news: object = None) -> None:
        """Show the chapter in the colours of the theme."""
        document = self.text.document()
        folder = self.pictures.folder(current_language())
        document.setDefaultStyleSheet(_style())
        self.text.setHtml(chapter_page(self.chapter, lambda scene: self._shown(folder, scene)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit that the window was closed."""
        self.pictures.end()
        super().closeEvent(event)
        self.closed.emit()

    def _ask_where(self) -> None:
        made = lambda: guide_pdf(self._drawn(), self._stationery(), datetime.now())  # noqa: E731
        self.saving.ask_file(f"{text_of(TITLE)}.pdf", "(*.pdf)", made)

    def _ask_page(self) -> None:
        made = lambda: guide_page(self._drawn(), current_language()).encode()  # noqa: E731
        self.saving.ask_file(f"{text_of(TITLE)}.html", "(*.html)", made)

    def _drawn(self) -> Pictures:
        folder = self.pictures.folder(current_language())
        found = folder.glob("*.png") if folder is not None else ()
        return {path.stem: path.read_bytes() for path in found}

    def _shown(self, folder: Path | None, scene: str) -> int:
        """Make a picture known to the document; return how wide it is shown, 0 without it."""
        if folder is not None:
            image = QImage(str(folder / f"{scene}.png"))
        else:
            image = QImage()
        if image.isNull():
            return 0
        kind = QTextDocument.ResourceType.ImageResource.value
        wide_now = max(320, min(WIDEST, self.text.viewport().width() - AROUND))
        # At 1:1 where there is room: letters are as large as on the screen that is told of.
        wide_now = min(wide_now, round(image.width() * METRE / image.dotsPerMeterX()))
        scaled = image.scaledToWidth(
            int(wide_now * self.devicePixelRatioF()), Qt.TransformationMode.SmoothTransformation
        )
        self.text.document().addResource(kind, QUrl(f"scene:{scene}"), scaled)
        return wide_now


def chapter_page(chapter: Chapter, shown: Callable[[str], int]) -> str:
    """Return a chapter as the window reads it; ``shown``: how wide a scene's picture is."""
    parts = "".join(_part(part, shown) for part in chapter.parts)
    return f"<h1>{escape(text_of(chapter.title))}</h1>{parts}"


def _part(part: Part, shown: Callable[[str], int]) -> str:
    match part:
        case Said(text):
            return f"<p>{_line(text_of(text))}</p>"
        case Steps(lines):
            return f"<ol>{''.join(f'<li>{_line(text_of(line))}</li>' for line in lines)}</ol>"
        case Pictured(scene, caption):
            across = shown(scene)
            if not across:
                return ""
            said = escape(text_of(caption))
            picture = f'<img src="scene:{scene}" width="{across}" alt="{said}">'
            return f'<p class="picture">{picture}</p><p class="caption">{said}</p>'


def _line(text: str) -> str:
    tags = {"plain": "{}", "button": "<b>{}</b>", "key": '<span class="key">&nbsp;{}&nbsp;</span>'}
    return "".join(tags[mark].format(escape(piece)) for mark, piece in marked(text))


def _style() -> str:
    worn = colours()
    return (
        f"h1 {{ color: {worn.text}; font-size: 22px; }} p, li {{ color: {worn.text}; }}"
        "p, li { margin-bottom: 10px; line-height: 140%; font-size: 15px; }"
        "p.picture { line-height: 100%; margin-bottom: 2px; }"
        f"p.caption {{ color: {worn.text_soft}; font-size: 12px; }}"
        f".key {{ color: {worn.text}; background-color: {worn.line}; font-weight: 600; }}"
    )
