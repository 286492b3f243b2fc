"""Where the parts of a page stand, and whether all that they say is read.

    PYTHONPATH=.:tests python tests/checks/geometry.py [--size 1024x600 …] [--language fr …]
        [--only NAME …] [--shortened]

Every scene of the gallery is drawn and looked at. Told are, each with its scene: a gutter of a
page that is not 24 pixels; a head that is not 56 pixels high, its title elsewhere than at the left
or not in its size, or with two primary buttons; a figure that is elided; a text of the application
that is cut; a title with an ellipsis elsewhere than once at its end; what cannot be pressed and
does not say why; a button beside a field and not as high. ``xx`` is the made-up
language, in which what is whole under the pointer may be shortened, figures apart (``--shortened``:
told too). ``NO_HEAD``, ``SAYS_A_NAME`` and ``LIES_OVER`` say what is meant otherwise, and why.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from checks.cut_labels import CutLabels
from checks.made_up_language import (
    CODE,
    Found,
    every_scene,
    is_cut,
    looked_at_each,
    made_up_language,
    path_of,
)
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCalendarWidget,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QStackedWidget,
    QTabBar,
    QTableView,
    QWidget,
)

from td_app.cli.trying import pictures_written
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.gallery.stage import Scenes
from td_app.ui.pages.evening.floor.answers.answer_pad import PaintedButton
from td_app.ui.theme.tokens import Height, TypeSize
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.notices import EmptyPage
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.row_table import title_needs
from td_app.ui.windows.main_window import MainWindow

SIZES: Final = ("1024x600", "1280x720", "1366x768", "1920x1080")
LANGUAGES: Final = ("fr", "en", CODE)
TITLES: Final = {Say.TITLE.value, Say.SECTION.value, Say.DECISION.value}
#: The least width of a column of words, in pixels.
READ_WELL: Final = 400
#: The weight of a title.
STRONG: Final = QFont.Weight.DemiBold
#: Pixels that a field to type in keeps on both sides of what it holds.
IN_FIELD: Final = 20

#: Pages without a head in the frame of the others, and why.
NO_HEAD: Final[Mapping[str, str]] = {
    "StartView": "the first thing seen has a title of 40 pixels of its own, in two columns",
}
#: What is measured by no gutter, and why.
LIES_OVER: Final[Mapping[str, str]] = {
    "Popover": "a panel stands beside what was clicked, over the page",
    "Fade": "it is drawn over the edge of what scrolls, as wide as it",
}

_DIGIT: Final = re.compile(r"\d")
#: A list of figures, apart by spaces, is typed in a field that turns as one types.
_ONE_FIGURE: Final = re.compile(r"[^\w ]*\d\S*")


class Geometry(CutLabels):
    """What stands elsewhere than it should in windows, and what is not read there."""

    def __init__(self, *, shortened: bool = True) -> None:
        """``shortened``: what is whole under the pointer is a fault too."""
        super().__init__()
        self._shortened = shortened
        #: What was elided, by what is shown of it.
        self._wholes: dict[str, str] = {}
        #: How many pages were measured.
        self.pages = 0

    def _tell(self, what: str, text: str, where: str) -> None:
        self.found[Found(self.scene, what, text, where)] = None

    @contextmanager
    def eliding(self) -> Iterator[None]:
        """Know what every text that is elided says in whole."""
        own = {kind: kind.elidedText for kind in (QFontMetrics, QFontMetricsF)}

        def known(kind: Any) -> Callable[..., str]:
            elided = own[kind]

            def elide(measure: Any, text: str, *given: Any) -> str:
                shown = elided(measure, text, *given)
                if shown not in ("", text):
                    self._wholes[shown] = text
                return shown

            return elide

        for kind in own:
            kind.elidedText = known(kind)
        try:
            yield
        finally:
            for kind, elided in own.items():
                kind.elidedText = elided

    def look_at(self, window: QWidget) -> None:
        """Look at what a window shows, as it is drawn, then at the frame of its page."""
        with self.drawing():
            window.render(QPixmap(window.size()))
        super().look_at(window)
        self._look_at_grey(window)
        self._look_at_lines_of_fields(window)
        page = page_of(window)
        if page is not None:
            self.pages += 1
            self.look_at_frame(page)

    def look_at_frame(self, page: QWidget) -> None:
        """Look at where a page begins and ends, and at its head."""
        if type(page).__name__ in NO_HEAD:
            self._look_at_gutters(page.findChild(QScrollArea))
            return
        self._look_at_head(page)
        self._look_at_gutters(page)

    def look(self, text: str, where: str, *, page: bool = False) -> None:
        """Look at a text that is drawn or stands on a widget: at what was elided of it."""
        whole = self._wholes.get(text)
        if whole is not None and not where.endswith(" tip"):
            self._look_at_cut(text, whole, where)

    def _look_at_cut(self, shown: str, whole: str, where: str) -> None:
        """Look at what is lost of a text: figures never, words of the application neither."""
        kept = shown.rstrip("…").rstrip()
        if _DIGIT.search(whole[len(kept) :]):
            self._tell("figure elided", f"{shown} ← {whole}", where)
        elif is_cut(shown) and where == "drawn":
            self._tell("cut", f"{shown} ← {whole}", where)

    def _look_in(self, widget: QWidget) -> None:
        where = path_of(widget)
        match widget:
            case CutLabel():
                self._look_at_title(widget, where)
                self.look(widget.text(), where)
                if self._shortened and not widget.named and is_shortened(widget):
                    self._tell("cut", widget.whole, where)
                return
            case QLabel():
                self._look_at_title(widget, where)
            case PaintedButton() if not widget.hasHeightForWidth():
                # Its words are looked at as they are drawn.
                return
            case QAbstractButton():
                self.look(widget.text(), where)
            case QTableView():
                self._look_at_cells(widget, where)
            case QLineEdit() if _ONE_FIGURE.fullmatch(widget.text()):
                wide = widget.fontMetrics().horizontalAdvance(widget.text())
                room = widget.width() - (0 if _within(widget, QAbstractSpinBox) else IN_FIELD)
                if wide > room:
                    self._tell("figure elided", widget.text(), where)
        super()._look_in(widget)

    def _look_at_title(self, title: QLabel, where: str) -> None:
        if title.property("type") in TITLES and "…" in title.text().rstrip()[:-1]:
            self._tell("ellipsis", title.text(), where)

    def _look_at_cells(self, table: QTableView, where: str) -> None:
        """Look at the cells that are seen: at titles of columns, and at figures."""
        heads = table.horizontalHeader()
        model = table.model()
        seen = table.viewport().rect()
        for column in range(model.columnCount()):
            if table.isColumnHidden(column):
                continue
            if heads.isVisible():
                title = str(model.headerData(column, heads.orientation()) or "")
                if title and title_needs(title) > heads.sectionSize(column):
                    self._tell("cut", title, f"{where} head")
            for row in range(model.rowCount()):
                index = model.index(row, column)
                room = table.visualRect(index)
                text = str(index.data() or "")
                if not _DIGIT.search(text) or not room.intersects(seen):
                    continue
                more = table.sizeHintForIndex(index).width() - room.width()
                if more > 0 and self._shows_whole(table, index):
                    self._look_at_cut(_elided(table, text, more), text, f"{where} column {column}")

    @staticmethod
    def _shows_whole(table: QTableView, index: Any) -> bool:
        """Return whether a cell shows its text as it is, not a shorter one or a drawing."""
        return type(table.itemDelegateForIndex(index)).__name__ not in DRAWS_ITSELF

    def _look_at_grey(self, window: QWidget) -> None:
        """Look for what is grey and does not say why, under the pointer and read out."""
        for button in window.findChildren(QAbstractButton):
            if button.isEnabled() or not button.isVisible() or _within(button, OWN_BUTTONS):
                continue
            if not reason_of(button):
                words = button.text() or button.accessibleName()
                self._tell("grey without a reason", words, path_of(button))

    def _look_at_lines_of_fields(self, window: QWidget) -> None:
        """Look for buttons that stand beside a field and are not as high."""
        fields = [one for one in window.findChildren(QWidget) if isinstance(one, FIELDS)]
        for field in fields:
            around = field.parentWidget()
            if not field.isVisible() or around is None or isinstance(around, (*FIELDS, *WHOLE)):
                continue
            for button in around.findChildren(Button, options=DIRECT):
                beside = abs(button.geometry().center().y() - field.geometry().center().y()) <= 4
                over = button.geometry().intersects(field.geometry())
                apart = over or not beside or button.property("kind") == PILL
                if button.isVisible() and not apart and button.height() != field.height():
                    told = f"{button.height()} beside {field.height()}: {button.text()}"
                    self._tell("height", told, path_of(button))

    def _look_at_gutters(self, page: QWidget) -> None:
        wide = page.width()
        left = right = wide
        for part, room in parts_of(page):
            if room.width() >= wide - 2:
                continue
            at_right = wide - room.right() - 1
            if room.left() < GUTTER:
                self._tell("gutter", f"left {room.left()}", path_of(part))
            if at_right < GUTTER:
                self._tell("gutter", f"right {at_right}", path_of(part))
            left = min(left, room.left())
            right = min(right, at_right)
        # Words are read in the middle of a page, or no wider than words are read well.
        meant = abs(left - right) <= 1 or is_narrower(page)
        if (left > GUTTER and not meant) or (right > GUTTER and not meant):
            self._tell("gutter", f"left {left}, right {right}", type(page).__name__)

    def _look_at_head(self, page: QWidget) -> None:
        name = type(page).__name__
        titles = [
            (room, part)
            for part, room in parts_of(page)
            if isinstance(part, QLabel) and part.property("type") == Say.TITLE.value
        ]
        top = [(room, part) for room, part in titles if room.top() < Height.HEAD]
        if not top:
            self._tell("head", "no title", name)
            return
        room, title = min(top, key=lambda one: (one[0].left(), one[0].top()))
        if (room.top(), room.height()) != (0, Height.HEAD):
            self._tell("head", f"at {room.top()}, {room.height()} high: {title.text()}", name)
        if (title.font().pixelSize(), title.font().weight()) != (TypeSize.TITLE, STRONG):
            self._tell("head", f"{title.font().toString()}: {title.text()}", name)
        before = [
            (one, part)
            for part, one in parts_of(page)
            if one.left() < room.left() and one.bottom() < Height.HEAD
        ]
        first = min([room.left(), *(one.left() for one, _ in before)])
        if first != GUTTER or not all(goes_before(part) for _, part in before):
            self._tell("head", f"title at {room.left()}: {title.text()}", name)
        primary = [
            part.text()
            for part, one in parts_of(page)
            if part.property("rank") == "primary" and one.top() < Height.HEAD
        ]
        if len(primary) > 1:
            self._tell("head", f"two primary: {primary}", name)


#: What is typed in or chosen from, and what has small buttons of its own.
FIELDS: Final = (QLineEdit, QComboBox, QAbstractSpinBox)
OWN_BUTTONS: Final = (QTabBar, QLineEdit, QCalendarWidget, QTableView)
#: What is a pill of its own height, a name or a filter to choose by, wherever it stands.
PILL: Final = "filter-chip"
DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
#: Delegates that draw a shorter form or a drawing of their own, whose texts are seen as drawn.
DRAWS_ITSELF: Final = {"NameCells", "PillCells", "TickCells"}
#: What shows something of its own even where it holds other parts.
WHOLE: Final = (QAbstractItemView, QLineEdit, QComboBox, QAbstractSpinBox, QTabBar, QAbstractButton)


def reason_of(button: QAbstractButton) -> str:
    """Return why a grey button cannot be pressed, as it says it itself."""
    if isinstance(button, Button) and button.accessibleDescription() == button._tip:
        return ""
    return button.accessibleDescription() and button.toolTip()


def page_of(window: QWidget) -> QWidget | None:
    """Return the page that a window shows, ``None`` for a window that has no pages."""
    if not isinstance(window, MainWindow):
        return None
    ground = window.layers.currentWidget()
    pages = getattr(ground, "pages", None)
    if isinstance(pages, QStackedWidget):
        return pages.currentWidget()
    return ground


def parts_of(page: QWidget) -> Iterator[tuple[QWidget, QRect]]:
    """Yield what a page shows, with what is seen of it, in the page's own pixels."""
    for part in page.findChildren(QWidget):
        holds = part.children() and not isinstance(part, WHOLE)
        framed = isinstance(part, QFrame) and part.property("kind") == "card"
        if isinstance(part, QScrollBar) or _within(part, WHOLE) or (holds and not framed):
            continue
        if lies_over(part):
            continue
        if isinstance(part, QLabel) and not part.text() and part.pixmap().isNull():
            continue
        seen = part.visibleRegion()
        if part.isVisible() and not seen.isEmpty():
            room = seen.boundingRect()
            yield part, QRect(part.mapTo(page, room.topLeft()), room.size())


def goes_before(part: QWidget) -> bool:
    """Return whether a part may stand left of a title: the way back, or an icon."""
    return isinstance(part, QAbstractButton) or (isinstance(part, QLabel) and not part.text())


def lies_over(part: QWidget) -> bool:
    """Return whether a part is of what lies over the page."""
    at: QWidget | None = part
    while at is not None and type(at).__name__ not in LIES_OVER:
        at = at.parentWidget()
    return at is not None


def is_narrower(page: QWidget) -> bool:
    """Return whether a page is empty, or holds what is no wider than words are read well."""
    held = (part for part in page.findChildren(QWidget) if part.isVisible())
    return any(
        isinstance(part, EmptyPage) or READ_WELL <= part.maximumWidth() == part.width()
        for part in held
    )


def is_shortened(words: CutLabel) -> bool:
    """Return whether words are cut, and not told in the shorter way of their page."""
    return words.text() not in (words.whole, words._shorter)


def _elided(table: QTableView, text: str, more: int) -> str:
    """Return what a cell shows of a text that is so many pixels wider than its room."""
    measure = table.fontMetrics()
    room = measure.horizontalAdvance(text) - more
    return measure.elidedText(text, Qt.TextElideMode.ElideRight, room)


def _within(part: QWidget, kinds: Any) -> bool:
    return part.parentWidget() is not None and isinstance(part.parentWidget(), kinds)


def geometry(
    scenes: Callable[[Gallery], Scenes],
    language: str,
    size: tuple[int, int],
    only: Sequence[str] | None = None,
    *,
    shortened: bool = False,
) -> Geometry:
    """Return what was looked at in some scenes of the gallery, and what stands wrong there."""
    watched = Geometry(shortened=shortened or language != CODE)
    speaking = made_up_language() if language == CODE else nullcontext(language)
    with (
        looked_at_each(watched, scenes),
        speaking,
        watched.eliding(),
        tempfile.TemporaryDirectory() as folder,
    ):
        pictures_written(Path(folder), language, "light", size, only)
    return watched


def main() -> int:
    """Print what stands wrong, by size and language; return 1 where anything does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", nargs="*", default=SIZES)
    parser.add_argument("--language", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--only", nargs="*", help="scenes, by their names")
    parser.add_argument("--shortened", action="store_true", help="told too")
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    told: dict[tuple[str, str, str], list[str]] = {}
    for size in options.size:
        width, _, height = size.partition("x")
        for language in options.language:
            size_asked = (int(width), int(height))
            watched = geometry(
                *(every_scene, language, size_asked, options.only), shortened=options.shortened
            )
            print(f"{size} {language}: {watched.pages} pages, {len(watched.found)} told")
            for one in watched.found:
                scene = f"{one.scene} {size} {language}"
                told.setdefault((one.what, one.text, one.where), []).append(scene)
    for (what, text, where), scenes in sorted(told.items()):
        print(f"{what}: {text}  ({where}; {scenes[0]}, {len(scenes)} in all)")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
