"""The list of keys, from the very tables that listen for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from td_app.ui.acts import Act, Group, group_words
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, Part, column, row, wide
from td_app.ui.widgets.page_parts import Area
from td_app.ui.widgets.tips import explained
from td_app.ui.windows.page_keys import page_keys
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.live_tournament import LiveTournament

WIDTH = 960
CAPS_WIDTH = 92
NOTES_HEIGHT = 8
"""Lines of keys that the notes take as much room as."""
TRAIN = "train"

#: What keys do, and the keys as they are written on a keyboard.
Line = tuple[str, Sequence[str]]
Section = tuple[str, list[Line]]


class KeysDialog(HouseDialog):
    """The keys of the window, the pages by their digits, then each page's own keys."""

    def __init__(
        self, acts: Sequence[Act], parent: QWidget | None = None, *, sells: bool = False
    ) -> None:
        """List the keys of ``acts``, those of the pages last, those of sales where ``sells``."""
        super().__init__(fr_en("Raccourcis", "Shortcuts"), "", parent, icon="help", width=WIDTH)
        sections: list[Section] = [
            (place.title, [(key.words, key.caps) for key in place.keys])
            for place in page_keys(sells=sells)
        ]
        everywhere, *places = sections
        *groups, pages = _of_window(acts)
        inside = QWidget()
        dress(inside, kind="scrolled")
        left, right = _two_halves((*groups, everywhere, pages, *places))
        sides = column(_column(left), _notes(), STRETCH, spacing=0), _column(right)
        margins = (0, 0, Space.TIGHT, 0)
        row(*map(wide, sides), on=inside, spacing=Space.WIDE, margins=margins)
        area = Area()
        area.setAccessibleName(fr_en("Raccourcis", "Shortcuts"))
        area.setWidget(inside)
        area.fade_edges()
        area.setFixedHeight(inside.sizeHint().height())
        self.body.addWidget(area)
        explained(
            self.add_button(TRAIN, fr_en("S’entraîner…", "Practice…")),
            "Ouvre l’entraînement : une soirée jouée par des robots, et des litiges à trancher.",
            "Opens practice: an evening played by bots, and rulings to give.",
        )
        self.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)


def sells_in(live: LiveTournament | None) -> bool:
    """Return whether the tournament that is open sells entries, or more chips."""
    terms = None
    if live is not None:
        terms = live.setup().entry_terms
    return terms is not None and (terms.priced or terms.sells)


def _of_window(acts: Sequence[Act]) -> Iterator[Section]:
    for group in Group:
        lines: list[Line] = [
            (act.words(), act.caps) for act in acts if act.group is group and act.caps
        ]
        if lines:
            yield group_words(group), lines


def _two_halves(sections: Sequence[Section]) -> tuple[list[Section], list[Section]]:
    """Return the sections in two columns about as high, in their order."""
    room = sum(_height(section) for section in sections) + NOTES_HEIGHT
    left: list[Section] = []
    high = NOTES_HEIGHT
    for section in sections:
        if high + _height(section) > room / 2 and left:
            break
        left.append(section)
        high += _height(section)
    return left, list(sections[len(left) :])


def _height(section: Section) -> int:
    """Return how many lines a section takes, its title and the gap under it counted."""
    return len(section[1]) + 2


def _notes() -> QVBoxLayout:
    """Return what holds for every key, a line a rule."""
    told = (
        fr_en(
            "Maintenez «\u00a0?\u00a0» pour expliquer ce qui est à l’écran, même une question.",
            "Hold “?” for an explanation of what is on screen, including a question.",
        ),
        fr_en(
            "Pendant que vous écrivez, seuls F1 à F3, Ctrl+F, Ctrl+K et Ctrl+Q agissent.",
            "While you type, only F1 to F3, Ctrl+F, Ctrl+K and Ctrl+Q act.",
        ),
        fr_en(
            "Devant une question, seul Espace, qui agit sur l’horloge (sauf où l’on tape des "
            "cartes).",
            "In a question, only Space does, which works the clock (not where cards are typed).",
        ),
        fr_en(
            "Depuis un formulaire, un chiffre n’ouvre aucune page.",
            "In a form, a digit opens no page.",
        ),
        fr_en(
            "Le pavé numérique convient aussi\u00a0: ses touches + et − ajoutent ou retirent une "
            "minute.",
            "The numeric keypad works too: its + and − keys change the clock by a minute.",
        ),
        fr_en(
            "Les chiffres d’un clavier français se tapent sans la touche Majuscule.",
            "The digits of a French keyboard are typed without Shift.",
        ),
    )
    title = label(fr_en("À savoir", "Good to know"), Say.SECTION)
    lines = [label(f"•\u00a0{line}", Say.SMALL, wraps=True) for line in told]
    return column(title, *lines, spacing=Space.HAIR)


def _column(sections: Iterable[Section]) -> QVBoxLayout:
    parts: list[Part] = []
    for title, lines in sections:
        parts += (label(title, Say.SECTION), _grid(lines), Space.TIGHT)
    return column(*parts, STRETCH, spacing=Space.TIGHT)


def _grid(rows: Sequence[Line]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(Space.NORMAL)
    grid.setVerticalSpacing(Space.HAIR)
    grid.setColumnMinimumWidth(0, CAPS_WIDTH)
    grid.setColumnStretch(1, 1)
    for place, (words, keys) in enumerate(rows):
        grid.addLayout(row(*map(_cap, keys), STRETCH, spacing=Space.HAIR), place, 0)
        grid.addWidget(label(words, wraps=True), place, 1)
    return grid


def _cap(key: str) -> QLabel:
    cap = label(key, Say.STRONG)
    cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
    cap.setMinimumWidth(28)
    cap.setFixedHeight(26)
    cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    cap.setContentsMargins(Space.TIGHT, 0, Space.TIGHT, 0)
    dress(cap, kind="sunken")
    return cap
