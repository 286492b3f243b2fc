"""How a tab of the cash page is laid out: its lines, and what is done with one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QWidget

from td_app.ui.theme import Space, dress
from td_app.ui.widgets.layout import STRETCH, Part, TurningRow, column, row


def lay_out_tab(tab: QWidget, found: Sequence[Part], acts: Sequence[Part]) -> None:
    """Put the lines at the head, the acts in a bar at the foot.

    The ``acts`` on either side of their ``STRETCH`` stay together.
    """
    bar = QFrame()
    dress(bar, kind="sunken")
    margins = (Space.SNUG, Space.TIGHT, Space.SNUG, Space.TIGHT)
    middle = acts.index(STRETCH)
    left = row(*acts[:middle], STRETCH, spacing=Space.TIGHT)
    right = row(*acts[middle:], spacing=Space.TIGHT)
    row(TurningRow(left, right), on=bar, margins=margins)
    column(*found, bar, on=tab, spacing=Space.TIGHT, margins=0)
