"""Where a tournament's banners stand: above the page, or over the foot of the room in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from td_app.ui.theme import Space
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.layout import column, height_at, wide


class BannerDock(QWidget):
    """The page with its banners, which come and go by themselves.

    They push the page down; where ``stays`` tells that nothing of it may move, they lie over its
    foot instead. ``lifted(pixels)`` is told how much of the foot is covered.
    """

    def __init__(
        self,
        page: QWidget,
        banners: Sequence[QWidget],
        stays: Callable[[], bool],
        lifted: Callable[[int], None],
    ) -> None:
        """Hold ``page`` and ``banners``, the first on top."""
        super().__init__()
        self.banners = tuple(banners)
        self._stays = stays
        self._lifted = lifted
        self._whole = column(wide(page), on=self, margins=0)
        self._strip = QWidget(self)
        column(*banners, on=self._strip, spacing=0, margins=0)
        self._guard = ClickGuard(page)
        self._strip.installEventFilter(self)

    def guard(self) -> None:
        """Take no click for a moment: what the page shows came by itself."""
        self._guard.renew()

    def place(self) -> None:
        """Give the banners that are shown the height they need, the page the rest."""
        high = self._height()
        over = self._stays()
        if over:
            top = 0
        else:
            top = high
        if self._whole.contentsMargins().top() != top:
            self._whole.setContentsMargins(0, top, 0, 0)
            self._whole.activate()
            # What the pointer is on has moved: it is not what it was on.
            self._guard.renew()
        foot = 0
        if over:
            foot = self.height() - high - Space.TIGHT
        self._strip.setGeometry(0, foot, self.width(), high)
        self._strip.raise_()
        if over:
            self._lifted(high)
        else:
            self._lifted(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the banners again when one comes, goes, or says something longer."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.place()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the banners in the room there is now."""
        super().resizeEvent(event)
        self.place()

    def _height(self) -> int:
        if all(banner.isHidden() for banner in self.banners):
            return 0
        return height_at(self._strip, self.width())
