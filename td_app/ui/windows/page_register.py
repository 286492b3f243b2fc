"""The pages of the director's window, in the order of the rail: one table, built when shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from td_app.ui.desk import Desk, DeskTournament
from td_app.ui.pages.page import Page
from td_app.ui.widgets.rail import RailEntry
from td_app.words.language import fr_en

PageFactory = Callable[[Desk, DeskTournament], Page]


@dataclass(frozen=True, slots=True)
class RegisteredPage:
    """A page by its key: its icon in ``assets/icons``, and how it is made when first shown."""

    key: str
    icon: str
    make: PageFactory


def _room(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.room_page import RoomPage

    return RoomPage(live)


def _players(desk: Desk, live: DeskTournament) -> Page:
    from td_app.ui.pages.players_page import PlayersPage

    return PlayersPage(live, desk.club.directory)


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
    from td_app.ui.pages.settings_tabs import SettingsTabs

    return SettingsTabs(desk, live)


PAGES: tuple[RegisteredPage, ...] = (
    RegisteredPage("room", "room", _room),
    RegisteredPage("players", "players", _players),
    RegisteredPage("clock", "clock", _clock),
    RegisteredPage("floor", "floor", _floor),
    RegisteredPage("chips", "chips", _chips),
    RegisteredPage("ranking", "winner", _ranking),
    RegisteredPage("papers", "papers", _papers),
    RegisteredPage("journal", "journal", _journal),
    RegisteredPage("settings", "settings", _settings),
)


def page_words(key: str) -> str:
    """Return what a page is called, in the language of the screens."""
    return {
        "room": fr_en("Salle", "Room"),
        "players": fr_en("Joueurs", "Players"),
        "clock": fr_en("Horloge", "Clock"),
        "floor": fr_en("Floor", "Floor"),
        "chips": fr_en("Jetons", "Chips"),
        "ranking": fr_en("Classement", "Ranking"),
        "papers": fr_en("Papiers", "Papers"),
        "journal": fr_en("Journal", "Journal"),
        "settings": fr_en("Réglages", "Settings"),
    }.get(key, key)


def rail_entries(pages: tuple[RegisteredPage, ...] = PAGES) -> tuple[RailEntry, ...]:
    """Return what the rail shows for these pages."""
    return tuple(RailEntry(page.key, page_words(page.key), page.icon) for page in pages)
