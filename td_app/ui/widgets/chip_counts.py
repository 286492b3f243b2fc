"""Chips with how many of each, as they would lie before a player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from td_app.tournament.state.chips import ChipSet
from td_app.ui.figures import whole
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.chip_colours import chip_facts
from td_app.ui.widgets.chip_disc import ChipDisc
from td_app.ui.widgets.labels import Say, label

SIDE = 44
IN_A_ROW = 5


class ChipCounts(QWidget):
    """Discs in rows of five, each with its colour's name and its count under it."""

    def __init__(
        self,
        chips: ChipSet,
        counted: Iterable[tuple[int, int]],
        parent: QWidget | None = None,
        *,
        beside: Mapping[int, str] | None = None,
    ) -> None:
        """Show ``counted``, (value, how many), in the colours of ``chips``.

        ``beside`` says a few words more under the count of a value.
        """
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.NORMAL)
        grid.setVerticalSpacing(Space.HAIR)
        centred = Qt.AlignmentFlag.AlignHCenter
        told = []
        for place, (value, count) in enumerate(counted):
            facts = chip_facts(chips, value)
            disc = ChipDisc(facts, side=SIDE)
            # To look at only: it would take clicks and the keyboard for nothing.
            disc.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            disc.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row, column = divmod(place, IN_A_ROW)
            more = (beside or {}).get(value, "")
            told_under = (
                label(f"×\u00a0{whole(count)}", Say.STRONG),
                *((label(more, Say.SMALL),) if more else ()),
            )
            grid.addWidget(disc, 3 * row, column, centred)
            for below, words in enumerate(told_under, 1):
                grid.addWidget(words, 3 * row + below, column, centred)
            told.append(f"{whole(count)} × {whole(value)} {facts.colour_name} {more}".strip())
        grid.setColumnStretch(IN_A_ROW, 1)
        self.setAccessibleName(", ".join(told))
