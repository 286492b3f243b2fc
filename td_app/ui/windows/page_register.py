"""The pages of the director's window: one table, each page made when it is first shown.

To add one: its row, with the help of its entry on the rail, and how it is made. A page of a
tournament stands on the rail, the first nine with a digit; one of the club's space
(``CLUB_PAGES``) on the rail of that space; one of ``FRONT_PAGES`` is shown in front of whatever
is there, with or without a tournament.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from td_app.ui.club_settings import OTHER_GAMES, SHEETS, SLIPS
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination
from td_app.ui.pages.page import ClubPage, Page
from td_app.ui.preloading import in_turns, loaded
from td_app.ui.widgets.page_help import on_page
from td_app.ui.widgets.rail import RailEntry
from td_app.words.language import Pair, fr_en

if TYPE_CHECKING:
    from td_app.ui.live_tournament import LiveTournament


@dataclass(frozen=True, slots=True)
class TournamentPage:
    """A page of the open tournament by its key: its words, its icon in ``assets/icons``.

    ``explains``: the sentence of its help; ``shown``: which tournaments have such a page at all,
    ``None`` for every one.
    """

    key: str
    words: Callable[[], str]
    icon: str
    make: Callable[[Desk, LiveTournament], Page]
    explains: Pair | None = None
    shown: Callable[[LiveTournament], bool] | None = None

    def there(self, live: LiveTournament | None) -> bool:
        """Return whether the tournament that is open has this page."""
        return self.shown is None or (live is not None and self.shown(live))


@dataclass(frozen=True, slots=True)
class SpacePage:
    """A page of the club's space: key, words, icon in ``assets/icons``, sentence of its help."""

    key: str
    words: Callable[[], str]
    icon: str
    make: Callable[[Desk], ClubPage]
    explains: Pair


@dataclass(frozen=True, slots=True)
class FrontPage:
    """A page shown in front of everything, by its key."""

    key: str
    words: Callable[[], str]
    icon: str
    make: Callable[[Desk], QWidget]


def _room(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.room.page import RoomPage
    from td_app.ui.windows.act_handlers import final_on

    return RoomPage(live, final_night=lambda: final_on(desk))


def _players(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.players.page import PlayersPage

    return PlayersPage(live, desk=desk)


def _clock(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.clock.page import ClockPage

    return ClockPage(live, hall=desk.hall)


def _floor(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.floor.tabs import FloorTabs

    return FloorTabs(
        live, stationery=desk.stationery, other_games=lambda: desk.settings.value(OTHER_GAMES)
    )


def _chips(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.chips.page import ChipsPage

    return ChipsPage(live)


def _ranking(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.ranking.page import RankingPage

    # A sample is counted in no season, and on no site: none is offered at its end.
    if desk.is_sample(live.session.tournament):
        return RankingPage(live, desk.stationery, hall=desk.hall, club=desk.club)
    return RankingPage(
        live,
        desk.stationery,
        seasons=desk.seasons,
        hall=desk.hall,
        publisher=desk.publisher,
        club=desk.club,
    )


def _papers(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.papers.page import PapersPage
    from td_app.ui.windows.act_handlers import season_on

    return PapersPage(
        live,
        desk.stationery,
        keep_sheets=lambda size: desk.settings.set(SHEETS, size),
        keep_slips=lambda size: desk.settings.set(SLIPS, size),
        season=lambda: season_on(desk),
    )


def _journal(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.journal.page import JournalPage

    return JournalPage(live)


def _settings(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.program.settings.page import SettingsTabs

    return SettingsTabs(desk, live)


def _cash(desk: Desk, live: LiveTournament) -> Page:
    from td_app.ui.pages.evening.cash.page import CashPage

    return CashPage(live, desk.stationery)


def _members(desk: Desk) -> ClubPage:
    from td_app.ui.pages.club.members.page import MembersPage

    return MembersPage(desk)


def _season(desk: Desk) -> ClubPage:
    from td_app.ui.pages.club.season.page import SeasonPage

    return SeasonPage(desk)


def _teams(desk: Desk) -> ClubPage:
    from td_app.ui.pages.club.teams.page import TeamsPage

    return TeamsPage(desk)


def _archive(desk: Desk) -> ClubPage:
    from td_app.ui.pages.club.archive.page import ArchivePage

    return ArchivePage(desk)


def _publish(desk: Desk) -> ClubPage:
    from td_app.ui.pages.club.publish.page import PublishPage

    return PublishPage(desk)


def _application(desk: Desk) -> QWidget:
    from td_app.ui.pages.program.settings.page import SettingsPage

    return on_page(SettingsPage(desk), "application")


def settings_at(desk: Desk, spot: Destination) -> QWidget:
    """Return the settings of the application, at a tab of them."""
    from td_app.ui.pages.program.settings.page import SettingsPage

    page = on_page(SettingsPage(desk), "application")
    page.go(spot)
    return page


def _training(desk: Desk) -> QWidget:
    from td_app.ui.pages.program.training.page import TrainingPage

    return on_page(TrainingPage(desk), "training")


def _seals(desk: Desk) -> QWidget:
    from td_app.ui.pages.program.seals.page import SealPage

    return on_page(SealPage(desk), "seals")


#: What the rail of a tournament says of the club's space.
CLUB_HELP: Final[Pair] = (
    "Membres, saison, équipes, archives, page publique (F3).",
    "Members, season, teams, archive, public page (F3).",
)

PAGES: tuple[TournamentPage, ...] = (
    TournamentPage(
        "room",
        lambda: fr_en("Salle", "Room"),
        "room",
        _room,
        explains=(
            "Les tables, les sorties et les changements de place.",
            "Tables, eliminations and seat changes.",
        ),
    ),
    TournamentPage(
        "players",
        lambda: fr_en("Joueurs", "Players"),
        "players",
        _players,
        explains=(
            "La liste des inscrits : présence, majorité, corrections.",
            "The registered players: presence, age checks, corrections.",
        ),
    ),
    TournamentPage(
        "clock",
        lambda: fr_en("Horloge", "Clock"),
        "clock",
        _clock,
        explains=(
            "Le temps, la structure, l’affichage public.",
            "Clock, structure, public display.",
        ),
    ),
    TournamentPage(
        "floor",
        lambda: fr_en("Floor", "Floor"),
        "floor",
        _floor,
        explains=(
            "Arbitrer : décrire ce qui arrive, lire la décision.",
            "Rulings: say what happened, read the decision.",
        ),
    ),
    TournamentPage(
        "chips",
        lambda: fr_en("Jetons", "Chips"),
        "chips",
        _chips,
        explains=(
            "Le compte des jetons, les retraits, les mallettes.",
            "Chip counts, colour-ups, cases.",
        ),
    ),
    TournamentPage(
        "ranking",
        lambda: fr_en("Classement", "Ranking"),
        "winner",
        _ranking,
        explains=(
            "Les joueurs sortis, leur rang et leur lot.",
            "Players out, their places and prizes.",
        ),
    ),
    TournamentPage(
        "papers",
        lambda: fr_en("Papiers", "Print"),
        "papers",
        _papers,
        explains=(
            "Tout ce qui s’imprime, et ce qui a changé depuis.",
            "Everything to print, and what has changed since.",
        ),
    ),
    TournamentPage(
        "journal",
        lambda: fr_en("Journal", "Log"),
        "journal",
        _journal,
        explains=(
            "Tout ce qui s’est passé, dans l’ordre, avec l’article.",
            "Everything that happened, in order, with the article.",
        ),
    ),
    TournamentPage(
        "settings",
        lambda: fr_en("Réglages", "Settings"),
        "settings",
        _settings,
    ),
    TournamentPage(
        "cash",
        lambda: fr_en("Caisse", "Cash desk"),
        "cash-desk",
        _cash,
        explains=("Ce que chacun doit et a payé.", "What each player owes and has paid."),
        shown=lambda live: live.money().desk_open,
    ),
)

CLUB_PAGES: tuple[SpacePage, ...] = (
    SpacePage(
        "members",
        lambda: fr_en("Membres", "Members"),
        "players",
        _members,
        explains=(
            "Les fiches du club, leurs soirées, les cotisations.",
            "Members’ profiles, their events, dues.",
        ),
    ),
    SpacePage(
        "season",
        lambda: fr_en("Saison", "Season"),
        "winner",
        _season,
        explains=(
            "Le classement de la saison, ses soirées, son barème.",
            "The season’s standings, events and points system.",
        ),
    ),
    SpacePage(
        "teams",
        lambda: fr_en("Équipes", "Teams"),
        "final-table",
        _teams,
        explains=("Les rencontres par équipes.", "Team matches."),
    ),
    SpacePage(
        "archive",
        lambda: fr_en("Archives", "Archive"),
        "archive",
        _archive,
        explains=(
            "Les soirées passées, à lire ou à rouvrir.",
            "Past events, to read or reopen.",
        ),
    ),
    SpacePage(
        "publish",
        lambda: fr_en("Publier", "Publish"),
        "export",
        _publish,
        explains=(
            "La page publique du club : ce qui y est, et où elle va.",
            "The club’s public page: what is on it, and where it goes.",
        ),
    ),
)

FRONT_PAGES: tuple[FrontPage, ...] = (
    FrontPage("application", lambda: fr_en("Réglages", "Settings"), "settings", _application),
    FrontPage("training", lambda: fr_en("S’entraîner", "Practice"), "play", _training),
    FrontPage("seals", lambda: fr_en("Vérifier une empreinte", "Verify a seal"), "check", _seals),
)


def page_words(key: str) -> str:
    """Return what a page is called, in the language of the screens."""
    named = {page.key: page.words for page in PAGES}
    named |= {page.key: page.words for page in CLUB_PAGES}
    named |= {page.key: page.words for page in FRONT_PAGES}
    if key in named:
        return named[key]()
    return key


def load_pages() -> Iterator[object]:
    """Load the pages, and what is opened over them, a few modules at a step.

    What pages are made of comes before them: a page would load it all in one step. What draws
    papers comes last: no page needs it to be shown.
    """
    modules = loaded(
        "td_app.tournament",
        "td_app.live",
        "td_app.ui.windows.tournament_view",
        "td_app.ui.widgets",
        "rules_ropta",
        "td_app.floor",
        "td_app.season",
        "td_app.meeting",
        "td_app.club",
        "td_app.ui.pages",
        "td_app.ui.windows.finder",
        "td_app.ui.windows.club_space",
        "reportlab.platypus",
        "reports",
        "td_app.printing",
    )
    return in_turns(modules)


def rail_entries(pages: Iterable[TournamentPage | SpacePage]) -> tuple[RailEntry, ...]:
    """Return what the rail shows for these pages."""
    return tuple(RailEntry(page.key, page.words(), page.icon, page.explains) for page in pages)
