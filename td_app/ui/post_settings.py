"""Settings stored with the computer's user, not in the club's file: they are this post's own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QSettings

from td_app.ports.privacy import PlaceRead
from td_app.program.portable import portable_folder
from td_app.tournament.state.person import Person, plain_words

ORGANISATION = "td-app"
#: What they are called beside a portable program.
BESIDE = "post.ini"


def post_settings() -> QSettings:
    """Return the settings of this post; a portable program has its own, beside it."""
    beside = portable_folder()
    if beside is not None:
        return QSettings(str(beside / BESIDE), QSettings.Format.IniFormat)
    return QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, ORGANISATION
    )


def own_settings_read(names: Collection[Person]) -> PlaceRead:
    """Return whether what this post keeps for itself holds one of these names."""
    path = Path(post_settings().fileName())
    text = ""
    with suppress(OSError):
        text = plain_words(path.read_text(encoding="utf-8", errors="replace"))
    last_names = {plain_words(one.last_name) for one in names} - {""}
    found = any(f" {name} " in f" {text} " for name in last_names)
    return PlaceRead("post", str(path), (("text", 1),) if found else ())


@contextmanager
def settings_kept_in(folder: Path) -> Iterator[None]:
    """Keep what the post remembers in another folder meanwhile: pictures, tests."""
    form = QSettings.Format.IniFormat
    scope = QSettings.Scope.UserScope
    before = Path(QSettings(form, scope, ORGANISATION, ORGANISATION).fileName()).parents[1]
    QSettings.setPath(form, scope, str(folder))
    try:
        yield
    finally:
        QSettings.setPath(form, scope, str(before))
