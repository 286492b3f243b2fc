"""The way of the Tab key: zone after zone as they are seen, whenever their pieces were made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget


def order_focus(zones: Sequence[QWidget], by_place: Sequence[QWidget] = ()) -> None:
    """Make Tab go through ``zones`` in this order.

    Inside a zone the order stays as it was made, except in those of ``by_place``, whose
    pieces come and go: there it follows the screen, top to bottom.
    """
    stops = [(zone, stop) for stop in _stops(zones[0]) for zone in _zone_of(stop, zones)]
    wanted = sorted(
        stops,
        key=lambda pair: (zones.index(pair[0]), *_place(pair[1], pair[0], by_place)),
    )
    if wanted == stops:
        return
    for (_, before), (_, after) in pairwise(wanted):
        QWidget.setTabOrder(before, after)


def _stops(start: QWidget) -> Iterator[QWidget]:
    """The widgets Tab stops at, in the chain of the window, from ``start`` round."""
    here = start.nextInFocusChain()
    while here is not None and here is not start:
        if here.focusPolicy() & Qt.FocusPolicy.TabFocus and here.focusProxy() is None:
            yield here
        here = here.nextInFocusChain()


def _zone_of(stop: QWidget, zones: Sequence[QWidget]) -> Iterator[QWidget]:
    for zone in zones:
        if zone.isAncestorOf(stop):
            yield zone
            return


def _place(stop: QWidget, zone: QWidget, by_place: Sequence[QWidget]) -> tuple[int, int]:
    if zone not in by_place:
        return 0, 0
    corner = stop.mapTo(zone, QPoint(0, 0))
    return corner.y(), corner.x()
