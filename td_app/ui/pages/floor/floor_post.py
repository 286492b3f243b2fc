"""What this post remembers of the floor: the table where one stood, the window's place."""

from __future__ import annotations

from PySide6.QtCore import QByteArray

from td_app.ui.post_settings import post_settings

TABLE, PLACE = "floor/table", "floor/window"


def kept_table(tournament: int) -> str:
    """Return the number of the table chosen last in that tournament, empty without one."""
    of, _, table = str(post_settings().value(TABLE, "")).partition(":")
    return table if of == str(tournament) else ""


def keep_table(tournament: int, table: str) -> None:
    """Remember the table chosen."""
    post_settings().setValue(TABLE, f"{tournament}:{table}")


def kept_place() -> QByteArray:
    """Return where the floor's window was, as ``restoreGeometry`` takes it; empty at first."""
    place = post_settings().value(PLACE)
    return place if isinstance(place, QByteArray) else QByteArray()


def keep_place(place: QByteArray) -> None:
    """Remember where the floor's window is."""
    post_settings().setValue(PLACE, place)
