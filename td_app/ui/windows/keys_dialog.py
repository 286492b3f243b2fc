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
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.tips import explained
from td_app.ui.windows.page_keys import page_keys
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.live_tournament import LiveTournament

WIDTH = 960
CAPS_WIDTH = 80
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
        sides = _column((*groups, everywhere)), _column((pages, *places))
        margins = (0, 0, Space.TIGHT, 0)
        row(*map(wide, sides), on=inside, spacing=Space.WIDE, margins=margins)
        area = scrolled(inside, fr_en("Raccourcis", "Shortcuts"))
        area.setFixedHeight(inside.sizeHint().height())
        self.body.addWidget(area)
        self.body.addSpacing(Space.TIGHT)
        self.body.addWidget(
            label(
                fr_en(
                    "Maintenez «\u00a0?\u00a0» pour expliquer ce qui est à l’écran, y compris une "
                    "question. Pendant que vous écrivez, seuls F1 à F3, Ctrl+F, Ctrl+K et Ctrl+Q "
                    "agissent\u00a0; devant une question, seul Espace, qui agit sur l’horloge "
                    "(sauf où l’on tape des cartes). Depuis un formulaire, un chiffre n’ouvre "
                    "aucune page. Le pavé numérique convient aussi (ses touches + et − ajoutent ou "
                    "retirent une minute), et les chiffres d’un clavier français se tapent sans la "
                    "touche Majuscule.",
                    "Hold “?” for an explanation of what is on screen, including a question. No "
                    "key acts while you type (except F1 to F3, Ctrl+F, Ctrl+K and Ctrl+Q) nor in "
                    "a question, where Space still works the clock (not where cards are "
                    "typed); in a form, a digit opens no page. The numeric keypad works too (its "
                    "+ and − keys change the clock by a minute), and so do the digits of a French "
                    "keyboard without Shift.",
                ),
                Say.SMALL,
                wraps=True,
            )
        )
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
