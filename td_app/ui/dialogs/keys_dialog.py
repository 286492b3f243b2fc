"""The list of keys, from the very table that listens for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from td_app.ui.acts import KEYS, Act, act_words, shown_keys
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label

WIDTH = 620


class KeysDialog(HouseDialog):
    """Two columns: what the keys do, and the pages by their digits."""

    def __init__(self, pages: Sequence[str] = (), parent: QWidget | None = None) -> None:
        """List the keys; ``pages`` are the pages' names in the order of the rail."""
        super().__init__(self.tr("Touches"), "", parent, icon="help", width=WIDTH)
        columns = QHBoxLayout()
        columns.setSpacing(Space.ROOMY)
        acts = [(act_words(r.act), shown_keys(r)) for r in KEYS if r.act is not Act.PAGE]
        columns.addLayout(_grid(acts), 3)
        rows = [r for r in KEYS if r.act is Act.PAGE][: len(pages)]
        columns.addLayout(
            _grid([(name, shown_keys(r)) for name, r in zip(pages, rows, strict=False)]), 2
        )
        self.body.addLayout(columns)
        self.body.addWidget(
            label(
                self.tr(
                    "Aucune touche n'agit pendant que vous écrivez (sauf F2) ni dans une question. "
                    "Le pavé numérique convient aussi, et les chiffres d'un clavier français "
                    "sans la touche Majuscule (sauf le 6 et le 8, qui y écrivent des tirets)."
                ),
                Say.SMALL,
                wraps=True,
            )
        )
        self.add_button("close", self.tr("Fermer"), Rank.PRIMARY)


def _grid(rows: Sequence[tuple[str, Sequence[str]]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(Space.NORMAL)
    grid.setVerticalSpacing(Space.TIGHT)
    grid.setColumnStretch(1, 1)
    for place, (words, keys) in enumerate(rows):
        caps = QHBoxLayout()
        caps.setSpacing(Space.HAIR)
        for key in keys:
            caps.addWidget(_cap(key))
        caps.addStretch(1)
        grid.addLayout(caps, place, 0)
        grid.addWidget(label(words), place, 1)
    grid.setRowStretch(len(rows), 1)
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
