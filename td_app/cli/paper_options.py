"""The options of ``td-app print`` taken from the club, and its stationery."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Final

from td_app.bootstrap import SystemChance, SystemClock
from td_app.club.club import Club
from td_app.persistence.engine import ClubFile
from td_app.printing.document import Stationery, stationery_of
from td_app.words.language import set_current_language

ALL: Final = "all"


def club_of(file: ClubFile) -> Club:
    """Return the club of a file, to read."""
    folder = file.path.parent if file.path else None
    clock = SystemClock()
    chance = SystemChance()
    club = Club(file.store, file.directory, clock, chance, read_only=True, folder=folder)
    return replace(club, seasons=file.seasons, register=file.register)


def stationery_asked(club: Club, options: argparse.Namespace) -> Stationery:
    """Return what the club prints on, and what this run changes of it."""
    stationery = stationery_of(club, options.lang)
    set_current_language(stationery.language)
    return replace(
        stationery,
        size=options.size or stationery.size,
        slips=options.slips or stationery.slips,
    )
