"""The pages of the director's window: one table, each page made when it is first shown.

To add one: its row, and how it is made. A page of a tournament stands on the rail, the first
nine with a digit; one of the club is shown in front of whatever is there, with or without a
tournament.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from td_app.ui.desk import Desk, DeskTournament
from td_app.ui.pages.page import Page
from td_app.ui.widgets.rail import RailEntry
from td_app.words.language import fr_en


@dataclass(frozen=True, slots=True)
class TournamentPage:
    """A page of the open tournament by its key: its words, its icon in ``assets/icons``."""

    key: str
    words: Callable[[], str]
    icon: str
    make: Callable[[Desk, DeskTournament], Page]


@dataclass(frozen=True, slots=True)
class ClubPage:
    """A page of the club by its key."""

    key: str
    words: Callable[[], str]
    icon: str
    make: Callable[[Desk], QWidget]


def _room(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.room_page import RoomPage

    return RoomPage(live)


def _players(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.players_page import PlayersPage

    return PlayersPage(live, desk.club.directory, desk=desk)


def _clock(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.clock_page import ClockPage

    return ClockPage(live, hall=desk.hall)


def _floor(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.floor_tabs import FloorTabs

    return FloorTabs(live, stationery=desk.stationery)


def _chips(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.chips_page import ChipsPage

    return ChipsPage(live)


def _ranking(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.ranking_page import RankingPage

    return RankingPage(live, desk.stationery)


def _papers(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.papers_page import PapersPage

    return PapersPage(
        live, desk.stationery, keep_sheets=desk.set_paper_size, keep_slips=desk.set_slip_size
    )


def _journal(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.journal_page import JournalPage

    return JournalPage(live)


def _settings(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.settings_page import SettingsTabs

    return SettingsTabs(desk, live)


def _application(desk: Desk) -> QWidget:
    from td_app.ui.pages.settings_page import SettingsPage

    return SettingsPage(desk)


PAGES: tuple[TournamentPage, ...] = (
    TournamentPage("room", lambda: fr_en("Salle", "Room"), "room", _room),
    TournamentPage("players", lambda: fr_en("Joueurs", "Players"), "players", _players),
    TournamentPage("clock", lambda: fr_en("Horloge", "Clock"), "clock", _clock),
    TournamentPage("floor", lambda: fr_en("Floor", "Floor"), "floor", _floor),
    TournamentPage("chips", lambda: fr_en("Jetons", "Chips"), "chips", _chips),
    TournamentPage("ranking", lambda: fr_en("Classement", "Ranking"), "winner", _ranking),
    TournamentPage("papers", lambda: fr_en("Papiers", "Papers"), "papers", _papers),
    TournamentPage("journal", lambda: fr_en("Journal", "Journal"), "journal", _journal),
    TournamentPage("settings", lambda: fr_en("Réglages", "Settings"), "settings", _settings),
)

CLUB_PAGES: tuple[ClubPage, ...] = (
    ClubPage("application", lambda: fr_en("Réglages", "Settings"), "settings", _application),
)


def page_words(key: str) -> str:
    """Return what a page is called, in the language of the screens."""
    named = {page.key: page.words for page in PAGES} | {page.key: page.words for page in CLUB_PAGES}
    return named[key]() if key in named else key


def rail_entries(pages: tuple[TournamentPage, ...] = PAGES) -> tuple[RailEntry, ...]:
    """Return what the rail shows for these pages."""
    return tuple(RailEntry(page.key, page.words(), page.icon) for page in pages)
