"""Icons in the colours of the theme, and the properties that the style sheet reads."""

from __future__ import annotations

from functools import lru_cache
from weakref import WeakSet

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from shiboken6 import isValid

from assets import assets_folder
from td_app.ui.theme.active_theme import colours


def dress(widget: QWidget, **properties: str) -> None:
    """Set what the style sheet goes by (``kind``, ``rank``, ``type``, ``tone``…) and apply it."""
    changed = False
    for name, value in properties.items():
        if widget.property(name) != value:
            widget.setProperty(name, value)
            changed = True
    if changed and widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


ICON_SIDE = 20
"""Side of an icon beside words, in pixels."""


_SIDES = (16, 20, 24, 32, 40, 48, 64)


_NAME = "theme_icon_name"


_ROLE = "theme_icon_colour"


#: What has been given an icon, as long as it is there: asking every widget of the application for
#: its actions brings back some that Qt has already let go of.
_given: WeakSet[QObject] = WeakSet()


@lru_cache(maxsize=256)
def icon_renderer(name: str, colour: str) -> QSvgRenderer:
    """Return the drawing of ``assets/icons/<name>.svg`` in ``colour`` (``#rrggbb``).

    Raises ``FileNotFoundError`` for a name that is not there.
    """
    drawing = (assets_folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))


def paint_icon(painter: QPainter, name: str, colour: str, where: QRectF) -> None:
    """Draw an icon inside ``where``, sharp at any size."""
    icon_renderer(name, colour).render(painter, where)


@lru_cache(maxsize=512)
def _icon(name: str, colour: str, colour_disabled: str) -> QIcon:
    icon = QIcon()
    # Both drawings are found first: an error while a painter is open would take Qt down.
    drawings = {
        QIcon.Mode.Normal: icon_renderer(name, colour),
        QIcon.Mode.Disabled: icon_renderer(name, colour_disabled),
    }
    for side in _SIDES:
        for mode, drawing in drawings.items():
            pixmap = QPixmap(side, side)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            drawing.render(painter, QRectF(0, 0, side, side))
            painter.end()
            icon.addPixmap(pixmap, mode)
    return icon


def themed_icon(name: str, role: str = "text") -> QIcon:
    """Return an icon in the colour of that role (a field of ``Colours``), right now.

    What stays on screen takes its icon by ``give_icon``, which follows the theme.
    """
    return _icon(name, getattr(colours(), role), colours().text_disabled)


def give_icon(target: QAbstractButton | QAction | QLabel, name: str, role: str = "text") -> None:
    """Put an icon on a button, an action or a label, and keep it in the theme's colours."""
    _given.add(target)
    target.setProperty(_NAME, name)
    target.setProperty(_ROLE, role)
    if isinstance(target, QAbstractButton):
        target.setIconSize(QSize(ICON_SIDE, ICON_SIDE))
    _redo(target)


def redo_icons() -> None:
    """Redraw every icon given by ``give_icon``, after another theme was put on."""
    for target in tuple(_given):
        if isValid(target):
            _redo(target)


def _redo(target: QObject) -> None:
    name = target.property(_NAME)
    if not name:
        return
    icon = themed_icon(name, target.property(_ROLE))
    if isinstance(target, QLabel):
        side = target.property("theme_icon_side") or ICON_SIDE
        target.setPixmap(icon.pixmap(QSize(side, side), target.devicePixelRatio()))
    elif isinstance(target, QAbstractButton | QAction):
        target.setIcon(icon)
