"""What the hall sees beyond the tournament: the club's wishes, its logo, the message that is on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from rules_ropta.ruling import Refused
from td_app.printing.stationery import KEPT_AS, LOGO
from td_app.ui.public import wall_wishes
from td_app.ui.public.logo import logo_of, png_of
from td_app.ui.public.wall_wishes import WallMessage, WallWishes
from td_app.ui.theme import put_on_hall
from td_app.whole_file import write_file

WISHES = "public_wall"
"""The club's setting that keeps its wishes."""


class Hall(QObject):
    """``changed()`` when every wall is to be drawn again.

    Wishes are kept with the club (``kept`` reads a setting, ``keep`` writes one), the logo beside
    its file in ``folder``. A message is kept nowhere: it is for those in the room now.
    """

    changed = Signal()

    def __init__(
        self,
        kept: Callable[[str], str] = lambda _name: "",
        keep: Callable[[str, str], None] = lambda _name, _value: None,
        folder: Path | None = None,
        *,
        read_only: bool = False,
    ) -> None:
        """Read what the club wants when it is first asked for."""
        super().__init__()
        self._kept, self._keep = kept, keep
        self._folder, self._read_only = folder, read_only
        self._wishes: WallWishes | None = None
        self._message: WallMessage | None = None
        self._logo: QImage | None = None
        self._logo_read = False

    @property
    def wishes(self) -> WallWishes:
        """Return what the club wants."""
        if self._wishes is None:
            self._wishes = wall_wishes.read(self._kept(WISHES))
            put_on_hall(self._wishes.colours)
        return self._wishes

    def wish(self, wishes: WallWishes) -> None:
        """Want something else, now and the next evenings."""
        if wishes == self.wishes:
            return
        self._wishes = wishes
        put_on_hall(wishes.colours)
        self._keep(WISHES, wall_wishes.written(wishes))
        self.changed.emit()

    def message_at(self, now_ms: int) -> WallMessage | None:
        """Return the message shown at a moment (milliseconds since 1970)."""
        message = self._message
        return message if message is not None and message.on_at(now_ms) else None

    def say(self, message: WallMessage | None) -> None:
        """Show a message in the hall, or take down the one that is on."""
        self._message = message
        self.changed.emit()

    @property
    def logo(self) -> QImage | None:
        """Return the club's logo, None without one or when its copy is not at this post."""
        if not self._logo_read:
            self._logo_read = True
            path = self._path()
            if path is not None and self._kept(LOGO) and path.is_file():
                image = QImage(str(path))
                self._logo = None if image.isNull() else image
        return self._logo

    @property
    def logo_name(self) -> str:
        """Return what the file of the logo was called, empty without one."""
        return self._kept(LOGO) if self.logo is not None else ""

    def set_logo(self, source: Path) -> None:
        """Keep a copy of a picture as the club's logo.

        Raises :class:`Refused` (``LOOKING_ONLY``, ``LOGO_NOWHERE``, ``LOGO_UNREADABLE``,
        ``LOGO_TOO_LARGE``) and :class:`StorageTrouble`; the logo before stays then.
        """
        path = self._path()
        if self._read_only:
            raise Refused("LOOKING_ONLY")
        if path is None:
            raise Refused("LOGO_NOWHERE")
        image = logo_of(source)
        write_file(path, png_of(image))
        self._keep(LOGO, source.name)
        self._logo, self._logo_read = image, True
        self.changed.emit()

    def drop_logo(self) -> None:
        """Show no logo any more; the copy goes."""
        path = self._path()
        if self._read_only or path is None:
            return
        # A copy held by another program stays: nothing shows it any more.
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        self._keep(LOGO, "")
        self._logo, self._logo_read = None, True
        self.changed.emit()

    def _path(self) -> Path | None:
        return self._folder / KEPT_AS if self._folder is not None else None
