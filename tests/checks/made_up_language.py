"""What a language that nobody wrote yet would show: what escapes it, and what does not fit.

    python tests/checks/made_up_language.py [--only NAME …] [--size 1366x768]

Every text of the sources is said in a made-up language: the English within ⟦ ⟧, a third longer.
The gallery, the faces it lacks and every paper are drawn in it. Told are the words that stand
outside the brackets and are no data (names of people and places, files, figures), and the texts
that are cut, by scene. ``MEANT`` says which words stay as they are in any language.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTextOption
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

from reports.lettering import MISSING, load_typefaces
from td_app.cli.every_text import every_text
from td_app.cli.trying import pictures_written
from td_app.printing.document import Stationery
from td_app.printing.register import offered
from td_app.program.about import parts
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.gallery.stage import Scenes
from td_app.ui.widgets.labels import CutLabel
from td_app.ui.widgets.row_cells import PillCells
from td_app.words.language import Pair, add_language, remove_language
from td_app.words.tongues import ENGLISH

ROOT = Path(__file__).resolve().parents[2]

CODE: Final = "xx"
#: Around each text; the typeface of papers lacks the first ones.
OPENS: Final = "⟦"
CLOSES: Final = "⟧"
ON_PAPER: Final = str.maketrans("⟦⟧", "‹›")
ON_SCREEN: Final = str.maketrans("‹›", "⟦⟧")
#: How much longer than its English a text is.
LONGER: Final = 0.3
#: What a text is made longer with: words, so that a line can be broken.
FILLING: Final = " lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor"

#: What the scenes and the papers write themselves: whose words are data.
DATA: Final = (
    "td_app/ui/gallery/*.py",
    "td_app/training/sample.py",
    "tests/checks/more_faces.py",
    "tests/td_app/printing/test_every_document.py",
    "tests/read_papers.py",
    "tests/builders.py",
)
USUAL: Final = (1366, 768)
#: Rows of a list that are looked at.
ROWS: Final = 60
_OWN_SCENES: Final = Gallery._scenes
_WORD: Final = re.compile(r"[^\W\d_]{2,}")

#: Words, or several in a row, that stand in no brackets and are no data, and why.
MEANT: Final[Mapping[str, str]] = {
    "ROPTA": "the name of the rulebook",
    "English": "a language says its own name",
    "Français": "a language says its own name",
    "CSV": "a kind of file",
    "XLSX": "a kind of file",
    "Alt": "a key, as it is written on it",
    "Ctrl": "a key, as it is written on it",
    "min": "the sign of the minute",
    "paid by card": "what a scene of the cash desk is given as a note",
    "ace": "the pseudonym of a scene's player",
    "eth": "a network of this computer",
}
#: What may be cut at its end, and why.
SAYS_A_NAME: Final[Mapping[str, str]] = {
    "NameButton": "the name of a tournament, which is data, and whole under the pointer",
}

_MEANT: Final = re.compile(rf"(?<![^\W\d_])(?:{'|'.join(MEANT)})(?![^\W\d_])")


def made_up(english: str) -> str:
    """Return a text of the made-up language: its fields, its marks and its lines are kept.

    >>> made_up("Close the table")
    '⟦Close the table lor⟧'
    """
    wanted = round(len(re.sub(r"{[^{}]*}", "", english)) * LONGER)
    filling = (FILLING * (1 + wanted // len(FILLING)))[:wanted].rstrip()
    return f"{OPENS}{english}{filling}{CLOSES}"


def made_up_texts() -> dict[Pair, str]:
    """Return every text of the application in the made-up language, by its pair."""
    return {text.pair: made_up(text.pair[1]) for text in every_text()}


@contextmanager
def made_up_language(*, on_paper: bool = False) -> Iterator[str]:
    """Offer the made-up language, in the brackets of screens or papers; yield its code."""
    texts = made_up_texts()
    if on_paper:
        texts = {pair: text.translate(ON_PAPER) for pair, text in texts.items()}
    add_language(CODE, f"{OPENS}Made up{CLOSES}", texts)
    try:
        yield CODE
    finally:
        remove_language(CODE)


def outside(text: str, *, page: bool = False) -> str:
    """Return what stands outside the brackets of a text; one that is cut lacks its last ones.

    A line of a longer text was opened above. Of a whole ``page``, what is cut ends there; a sign
    before a quotation mark is the text's own.

    >>> outside("⟦Table 4⟧: DUPONT ⟦is ⟦out⟧…")
    ': DUPONT '
    """
    depth = 0
    kept: list[str] = []
    for sign, after in pairwise(f"{text} "):
        if sign == OPENS:
            depth += 1
        elif sign == CLOSES and depth > 0:
            depth -= 1
        elif sign == CLOSES and not page:
            kept.clear()
        elif page and sign == "…" and after != "”":
            depth = 0
            kept.append(sign)
        elif depth == 0 and sign != CLOSES:
            kept.append(sign)
    return "".join(kept)


def is_cut(text: str) -> bool:
    """Return whether a text was shortened: it ends with a sign, its closing bracket lost."""
    return "…" in text and text.count(OPENS) > text.count(CLOSES)


@dataclass(frozen=True)
class Found:
    """A text of a scene that escapes the language (``escapes``) or does not fit (``cut``).

    ``shortened``: with a sign, and whole under the pointer: told, and no fault.
    """

    scene: str
    what: str
    text: str
    where: str


class Watched:
    """What a window shows, looked at as it is drawn."""

    def __init__(self) -> None:
        self.found: dict[Found, None] = {}
        self._data = _words_of_data()
        self.scenes: list[str] = []
        #: Brackets that the line drawn last left open.
        self._open = 0

    @property
    def scene(self) -> str:
        """Return the name of what is looked at now."""
        return self.scenes[-1]

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """Look at every text that the application draws itself."""
        draw = QPainter.drawText

        def drawn(painter: QPainter, *given: Any) -> Any:
            for text in given:
                if isinstance(text, str):
                    self._look_at_line(text)
                    room = given[0]
                    if isinstance(room, QRect | QRectF) and not _wraps(given):
                        measured = painter.fontMetrics()
                        lines = text.split("\n")
                        wide = max(map(measured.horizontalAdvance, lines))
                        self._fits(text, wide, room.width() + 1, "drawn")
                        if len(lines) > 1:
                            high = measured.lineSpacing() * len(lines)
                            self._fits(text, high, room.height() + 1, "drawn")
            return draw(painter, *given)

        QPainter.drawText = drawn  # type: ignore[method-assign,assignment]
        try:
            yield
        finally:
            QPainter.drawText = draw  # type: ignore[method-assign]

    def _look_at_line(self, text: str) -> None:
        """Look at a line that is drawn: it may go on with a text that the one before opened.

        Our faces have no such brackets: where they draw, squares stand for them.
        """
        text = re.sub(f"{MISSING}([^{MISSING}]*){MISSING}", rf"{OPENS}\1{CLOSES}", text)
        if text.startswith(OPENS):
            self._open = 0
        whole = OPENS * self._open + text
        self.look(whole, "drawn")
        if "…" in text:
            self._open = 0
        else:
            self._open = max(0, whole.count(OPENS) - whole.count(CLOSES))

    def look_at(self, window: QWidget) -> None:
        """Look at what a window shows: its own texts and those of its lists."""
        self._open = 0
        self.look(window.windowTitle(), "title")
        for widget in (window, *window.findChildren(QWidget)):
            if widget.isVisible() and not widget.visibleRegion().isEmpty():
                self._look_in(widget)

    def look(self, text: str, where: str, *, page: bool = False) -> None:
        """Look at a text: at what stands in no brackets, and whether it was shortened."""
        plain = re.sub(r"<[^<>]*>", " ", text)
        alone = _MEANT.sub(" ", outside(plain, page=page))
        words = [w for w in _WORD.findall(alone) if not self._is_data(w, cut=f"{w}…" in alone)]
        if words:
            self.found[Found(self.scene, "escapes", f"{' '.join(words)} [{plain[:90]}]", where)] = (
                None
            )
        if is_cut(plain) and not page:
            self.found[Found(self.scene, "shortened", plain, where)] = None

    def _is_data(self, word: str, *, cut: bool) -> bool:
        filling = any(one.startswith(word) for one in FILLING.split())
        known = word in self._data or filling
        return known or (cut and any(name.startswith(word) for name in self._data))

    def _fits(self, text: str, wide: float, room: float, where: str) -> None:
        if wide > room and OPENS in text:
            self.found[Found(self.scene, "cut", text, where)] = None

    def _look_in(self, widget: QWidget) -> None:
        where = path_of(widget)
        match widget:
            case QLabel():
                self.look(widget.text(), where)
                if widget.wordWrap():
                    high = widget.heightForWidth(widget.width())
                    self._fits(widget.text(), high, widget.height() + 1, where)
                elif not isinstance(widget, CutLabel):
                    self._fits(widget.text(), widget.sizeHint().width(), widget.width(), where)
            case QAbstractButton():
                self._look_at_button(widget, where)
            case QComboBox():
                self.look(widget.currentText(), where)
                if not widget.isEditable():
                    wide = widget.fontMetrics().horizontalAdvance(widget.currentText())
                    self._fits(widget.currentText(), wide, room_of_choice(widget), where)
            case QLineEdit():
                self.look(widget.placeholderText(), where)
                wide = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
                if not widget.text():
                    self._fits(widget.placeholderText(), wide, widget.width(), where)
            case QTabBar():
                for at in range(widget.count()):
                    self.look(widget.tabText(at), where)
            case QAbstractItemView():
                self._look_in_list(widget, where)
        self.look(widget.toolTip(), f"{where} tip")

    def _look_at_button(self, button: QAbstractButton, where: str) -> None:
        self.look(button.text(), where)
        if type(button).__name__ in SAYS_A_NAME:
            return
        if button.hasHeightForWidth():
            needed = button.heightForWidth(button.width())
            self._fits(button.text(), needed, button.height(), where)
        else:
            self._fits(button.text(), button.sizeHint().width(), button.width(), where)

    def _look_in_list(self, view: QAbstractItemView, where: str) -> None:
        model = view.model()
        if model is None:
            return
        columns = model.columnCount(QModelIndex()) if isinstance(view, QTableView) else 1
        for column in range(columns):
            head = isinstance(view, QTableView) and view.horizontalHeader().isVisible()
            if head and not view.isColumnHidden(column):
                text = model.headerData(column, Qt.Orientation.Horizontal)
                self.look(str(text or ""), f"{where} head")
                heads = view.horizontalHeader()
                wide = heads.fontMetrics().horizontalAdvance(str(text or ""))
                self._fits(str(text or ""), wide, heads.sectionSize(column), f"{where} head")
            if isinstance(view.itemDelegateForColumn(column), PillCells):
                # Its value is a code: the words of the pill are looked at as they are drawn.
                continue
            for row in range(min(model.rowCount(QModelIndex()), ROWS)):
                self.look(str(model.index(row, column).data() or ""), f"{where} cell")


def _wraps(given: Sequence[Any]) -> bool:
    options = [one for one in given if isinstance(one, QTextOption)]
    if options:
        return options[0].wrapMode() is not QTextOption.WrapMode.NoWrap
    flags = next((int(one) for one in given[1:] if isinstance(one, int | Qt.AlignmentFlag)), 0)
    return bool(flags & (Qt.TextFlag.TextWordWrap.value | Qt.TextFlag.TextDontClip.value))


def room_of_choice(field: QComboBox) -> int:
    """Return the pixels that a list to choose from leaves to the words it shows."""
    option = QStyleOptionComboBox()
    field.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    control = QStyle.ComplexControl.CC_ComboBox
    return field.style().subControlRect(control, option, part, field).width()


def path_of(widget: QWidget) -> str:
    names = []
    at: QWidget | None = widget
    while at is not None:
        if not type(at).__name__.startswith("Q") or at is widget:
            names.append(type(at).__name__)
        at = at.parentWidget()
    return " < ".join(names[:3])


def _words_of_data() -> frozenset[str]:
    """Return the words that the scenes write themselves: names of people, places, evenings."""
    words = {"st", "nd", "rd", "th", *ENGLISH.days, *ENGLISH.months}
    words.update(name[:3] for name in (*ENGLISH.days, *ENGLISH.months))
    for part in parts():
        words.update(_WORD.findall(part.name))
    for where in DATA:
        for file in sorted(ROOT.glob(where)):
            nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
            described = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
            for node in nodes:
                text = node.value if isinstance(node, ast.Constant) else None
                # A code is one word, in small letters.
                if isinstance(text, str) and id(node) not in described and not text.islower():
                    words.update(_WORD.findall(text))
    return frozenset({form for word in words for form in (word, word.upper(), word.title())})


@contextmanager
def drawn_in_it(watched: Watched, scenes: Callable[[Gallery], Scenes]) -> Iterator[type[Gallery]]:
    """Make the gallery draw some scenes in the made-up language, each looked at as it is drawn."""
    with looked_at_each(watched, scenes), made_up_language(), watched.drawing():
        yield Gallery


@contextmanager
def looked_at_each(watched: Watched, scenes: Callable[[Gallery], Scenes]) -> Iterator[None]:
    """Make the gallery draw some scenes only, each looked at once it is laid out."""
    grab = QWidget.grab

    def looked_at(window: QWidget, *_given: Any) -> QPixmap:
        grab(window)
        watched.look_at(window)
        return QPixmap(1, 1)

    def named(gallery: Gallery) -> Scenes:
        for name, window in scenes(gallery):
            watched.scenes.append(name)
            yield name, window

    QWidget.grab = looked_at  # type: ignore[method-assign,assignment]
    Gallery._scenes = named  # type: ignore[method-assign]
    try:
        yield
    finally:
        QWidget.grab = grab  # type: ignore[method-assign]
        Gallery._scenes = _OWN_SCENES  # type: ignore[method-assign]


def look_at_scenes(
    watched: Watched, scenes: Callable[[Gallery], Scenes], size: tuple[int, int] = USUAL
) -> None:
    """Draw some scenes of the gallery in the made-up language and look at each."""
    with drawn_in_it(watched, scenes), tempfile.TemporaryDirectory() as folder:
        pictures_written(Path(folder), CODE, "light", size)


def every_scene(gallery: Gallery) -> Scenes:
    """Yield the scenes of the gallery, then the faces that it lacks."""
    sys.path.insert(0, str(ROOT / "tests" / "checks"))
    from more_faces import more_scenes

    yield from _OWN_SCENES(gallery)
    yield from more_scenes(gallery._stage)


def look_at_papers(watched: Watched, papers: Iterable[tuple[str, bytes]]) -> None:
    """Look at the papers printed in the made-up language."""
    sys.path.insert(0, str(ROOT / "tests"))
    from read_papers import ReadPaper, outside_margins, overlapping

    for name, pdf in papers:
        watched.scenes.append(name)
        paper = ReadPaper(pdf)
        for page in range(1, len(paper.pages) + 1):
            watched.look(paper.text(page).translate(ON_SCREEN), "paper", page=True)
        for _, piece in outside_margins(paper):
            watched.found[Found(name, "cut", piece.text, f"margin, {piece.left}")] = None
        for _, low, high in overlapping(paper):
            watched.found[Found(name, "cut", f"{low} | {high}", "overlap")] = None


def every_paper() -> Iterator[tuple[str, bytes]]:
    """Yield every paper that is ready of an evening of eighty drawn, played and over."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "td_app" / "printing")]
    from test_every_document import evening

    for moment in ("drawn", "played", "over"):
        session = evening(80, moment)
        for paper in offered(session):
            if paper.ready(session) is None:
                look = Stationery(CODE, club="Les As du Bocage", size="A4")
                yield f"{paper.name} ({moment})", paper.pdf(session, look)


def main() -> int:
    """Print what escapes and what is cut; return 1 where there is any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("scenes", "papers"))
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--shortened", action="store_true", help="told too")
    options = parser.parse_args()
    width, _, height = options.size.partition("x")
    watched = Watched()
    if options.only != "papers":
        # Before anything is drawn.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        look_at_scenes(watched, every_scene, (int(width), int(height)))
    if options.only != "scenes":
        load_typefaces()
        with made_up_language(on_paper=True):
            look_at_papers(watched, every_paper())
    wanted = {"escapes", "cut", "shortened"} if options.shortened else {"escapes", "cut"}
    faults = [one for one in watched.found if one.what in wanted]
    told: dict[tuple[str, str, str], list[str]] = {}
    for one in faults:
        told.setdefault((one.what, one.text, one.where), []).append(one.scene)
    for (what, text, where), scenes in sorted(told.items()):
        print(f"{what}: {text}  ({where}; {scenes[0]}, {len(scenes)} in all)")
    print(f"{len(told)} told")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
