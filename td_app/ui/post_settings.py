"""Settings stored with the computer's user, not in the club's file: they are this post's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSettings

from td_app.program.portable import portable_folder

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
