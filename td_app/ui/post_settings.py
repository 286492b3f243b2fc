"""What is kept with the computer's user, not in the club's file: it is this post's own."""

from __future__ import annotations

from PySide6.QtCore import QSettings

ORGANISATION = "td-app"


def post_settings() -> QSettings:
    """Return the settings of this post."""
    return QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, ORGANISATION
    )
