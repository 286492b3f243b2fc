"""Where the club's file lives when nobody says otherwise."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

APPLICATION = "td-app"
CLUB_FILE = "club.db"


def data_folder() -> Path:
    """Return the user's data folder of this application (made when needed)."""
    return user_data_path(APPLICATION, appauthor=False, ensure_exists=False)


def club_file() -> Path:
    """Return the path of the club's file."""
    return data_folder() / CLUB_FILE
