"""The list of keys, from the very tables that listen for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from td_app.ui.acts import KEYS, Act, Group, act_words, group_words, shown_keys
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.page_keys import page_keys
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

WIDTH, MOST_HEIGHT = 960, 496
CAPS_WIDTH = 112

#: What keys do, and the keys as they are written on a keyboard.
Line = tuple[str, Sequence[str]]
Section = tuple[str, list[Line]]


class KeysDialog(HouseDialog):
    """What the keys of the window do, the pages by their digits, then each page's own keys."""

    def __init__(self, pages: Sequence[str] = (), parent: QWidget | None = None) -> None:
        """List the keys; ``pages`` are the pages' names in the order of the rail."""
        super().__init__(fr_en("Touches", "Keys"), "", parent, icon="help", width=WIDTH)
        everywhere, *places = _of_places()
        inside = QWidget()
        dress(inside, kind="scrolled")
        columns = QHBoxLayout(inside)
        columns.setContentsMargins(0, 0, Space.TIGHT, 0)
        columns.setSpacing(Space.WIDE)
        columns.addLayout(_column((*_of_window(), everywhere)), 1)
        columns.addLayout(_column((_of_pages(pages), *places)), 1)
        self.body.addWidget(_scrolled(inside, fr_en("Touches", "Keys")))
        self.body.addWidget(
            label(
                fr_en(
                    "Aucune touche n'agit pendant que vous écrivez (sauf F2, Ctrl+F et Ctrl+K) "
                    "ni dans une question. Le pavé numérique convient aussi, et les chiffres "
                    "d'un clavier français sans la touche Majuscule (sauf le 6 et le 8, qui y "
                    "écrivent des tirets).",
                    "No key acts while you type (but F2, Ctrl+F and Ctrl+K) nor in a question. "
                    "The numeric pad will do too, and the figures of a French keyboard without "
                    "Shift (but 6 and 8, which write dashes there).",
                ),
                Say.SMALL,
                wraps=True,
            )
        )
        self.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)


def _of_window() -> Iterator[Section]:
    for group in Group:
        lines: list[Line] = [
            (act_words(row.act), shown_keys(row))
            for row in KEYS
            if row.group is group and row.act is not Act.PAGE
        ]
        if lines:
            yield group_words(group), lines


def _of_pages(pages: Sequence[str]) -> Section:
    rows = [row for row in KEYS if row.act is Act.PAGE]
    named = zip(pages, rows, strict=False)
    return group_words(Group.PAGES), [(name, shown_keys(row)) for name, row in named]


def _of_places() -> Iterator[Section]:
    for place in page_keys():
        yield place.title, [(key.words, key.caps) for key in place.keys]


def _column(sections: Iterable[Section]) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(Space.TIGHT)
    for title, lines in sections:
        column.addWidget(label(title, Say.SECTION))
        column.addLayout(_grid(lines))
        column.addSpacing(Space.TIGHT)
    column.addStretch(1)
    return column


def _grid(rows: Sequence[Line]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(Space.NORMAL)
    grid.setVerticalSpacing(Space.HAIR)
    grid.setColumnMinimumWidth(0, CAPS_WIDTH)
    grid.setColumnStretch(1, 1)
    for place, (words, keys) in enumerate(rows):
        caps = QHBoxLayout()
        caps.setSpacing(Space.HAIR)
        for key in keys:
            caps.addWidget(_cap(key))
        caps.addStretch(1)
        grid.addLayout(caps, place, 0)
        grid.addWidget(label(words, wraps=True), place, 1)
    return grid


def _scrolled(inside: QWidget, name: str) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAccessibleName(name)
    area.setFixedHeight(MOST_HEIGHT)
    area.setWidget(inside)
    return area


def _cap(key: str) -> QLabel:
    cap = label(key, Say.STRONG)
    cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
    cap.setMinimumWidth(28)
    cap.setFixedHeight(26)
    cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    cap.setContentsMargins(Space.TIGHT, 0, Space.TIGHT, 0)
    dress(cap, kind="sunken")
    return cap
