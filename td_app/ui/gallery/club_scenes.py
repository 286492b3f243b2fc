"""The club's space: its members, a season under way, a meeting of teams, its evenings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from td_app.club.seasons import ClubSeasons
from td_app.meeting import commands as meet
from td_app.ports.publishing import PublishedPage
from td_app.publishing.ledger import Ledger
from td_app.publishing.site.building import Site
from td_app.publishing.transports.accounts import FolderAccount
from td_app.publishing.wishes import change_wishes
from td_app.register.member import NEW, Member
from td_app.season.repository import Part, RecordedEvening, RecordedResult, Season
from td_app.season.scale_file import ready_scales
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.training.sample import CLUBS, ENTRANTS
from td_app.ui.destinations import ToPage
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.club.publish.page import PublishPage
from td_app.ui.pages.club.publish.programs_dialog import ProgramsDialog
from td_app.ui.pages.club.season.page import SeasonPage
from td_app.ui.pages.club.teams.page import TeamsPage
from td_app.ui.pages.club.teams.setup_dialog import new_setup
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import CLUB_PAGES
from td_app.ui.windows.public_window import MeetingWindow
from td_app.words.language import fr_en

FIRST_EVENING = date(2026, 9, 11)
APART = timedelta(days=14)
EVENINGS = 5
#: Pages whose tabs are scenes of their own.
SHOWN_BY_TAB = {"season", "teams", "publish"}
TEAMS = (*CLUBS, "Full", "Flush", "River", "Bouton")


def club_scenes(stage: Stage) -> Scenes:
    """Yield the pages of the club's space before anything is in it, then well into a season."""
    desk, window = stage.window()
    for page in CLUB_PAGES:
        window.go(ToPage(page.key))
        yield f"club_{page.key}_empty", window
    stage.close(desk, window)
    _fill(stage)
    desk, window = stage.window()
    for page in CLUB_PAGES:
        if page.key not in SHOWN_BY_TAB:
            window.go(ToPage(page.key))
            yield f"club_{page.key}", window
    yield from _card_scene(stage, window)
    yield from _publish_scenes(stage, window)
    yield from _season_scenes(window)
    yield from _team_scenes(window)
    stage.close(desk, window)


def _card_scene(stage: Stage, window: MainWindow) -> Scenes:
    """Yield what a member played, ranks drawn."""
    window.go(ToPage("members"))
    page = window.layers.club_space().page("members")
    assert isinstance(page, MembersPage)
    assert stage.club.register is not None
    page.show_played(stage.club.register.members()[0].id)
    yield "club_member_card", window
    page.show_list()


def _publish_scenes(stage: Stage, window: MainWindow) -> Scenes:
    """Yield what is public, where it goes and what it is like; then a place that is away."""
    window.go(ToPage("publish"))
    page = window.layers.club_space().page("publish")
    assert isinstance(page, PublishPage)
    ledger = Ledger(stage.club)
    account = FolderAccount("/media/site", "https://club.example")
    ledger.publish_to(account)
    site = Site(stage.club)
    for made in site.pages():
        ledger.keep(account, PublishedPage(made.address, sent_at=stage.clock.now_ms()))
    change_wishes(stage.club.directory, lambda wishes: wishes.keeping_back("r2"))
    ledger.note_right()
    page.publisher.refresh()
    page.refresh()
    page.state.picture.show_home(site.home())
    for place, name in enumerate(("evenings", "place", "site")):
        page.tabs.setCurrentIndex(place)
        yield f"club_publish_{name}", window
    page.tabs.setCurrentIndex(0)
    ledger.note_trouble("FOLDER_MISSING", {"path": account.folder}, lasting=False, left=3)
    page.publisher.refresh()
    page.refresh()
    yield "club_publish_trouble", window
    page.ask_account()
    assert page.asking is not None
    yield "club_publish_account", page.asking
    page.asking.close()
    page.ask_programs()
    assert isinstance(page.asking, ProgramsDialog)
    page.asking.form.webhook.setText("https://club.example/annonces")
    page.asking.form.changed.emit()
    yield "club_publish_programs", page.asking
    page.asking.close()
    page.publisher.publish_to(None)


def _season_scenes(window: MainWindow) -> Scenes:
    window.go(ToPage("season"))
    page = window.layers.club_space().page("season")
    assert isinstance(page, SeasonPage)
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
        yield f"club_season_{tab + 1}", window


def _team_scenes(window: MainWindow) -> Scenes:
    window.go(ToPage("teams"))
    page = window.layers.club_space().page("teams")
    assert isinstance(page, TeamsPage)
    for tab, name in ((1, "season"), (2, "points"), (0, "meetings")):
        page.tabs.setCurrentIndex(tab)
        yield f"club_teams_{name}", window
    page.open(page.table.rows.rows[0].id)
    assert page.view is not None
    for tab in range(page.view.tabs.count()):
        page.view.tabs.setCurrentIndex(tab)
        yield f"club_meeting_{tab + 1}", window
    tables = page.view.show_round(1)
    tables.active = 1
    tables.ask_order()
    if tables.ordering is not None:
        yield "club_meeting_table", tables.ordering
        tables.ordering.close()
    page.view.tabs.setCurrentIndex(3)
    teams = page.view.standings
    teams.table.table.choose(teams.table.table.rows.rows[0].team)
    teams.ask_correction()
    if teams.asking is not None:
        yield "club_meeting_team", teams.asking
        teams.asking.close()
    wall = MeetingWindow(page.view.held.live)
    yield "public_meeting", wall
    wall.close()


def _fill(stage: Stage) -> None:
    """Give the club members, a season of some evenings, a meeting whose first round is played."""
    people = [
        Person(last.upper(), first, club=CLUBS[n % 4], licence=f"{n + 41:06}")
        for n, (last, first) in enumerate(ENTRANTS)
    ]
    assert stage.club.register is not None
    stage.club.register.keep(
        [
            Member(
                NEW,
                replace(person, pseudonym="ace77" if n == 4 else ""),
                guest=n % 9 == 8,
                dues_until=date(2027, 8, 31) if n % 5 else date(2026, 8, 31),
                since=date(2019 + n % 7, 9, 1),
                in_public=PublicName.PSEUDONYM if n == 4 else PublicName.UNASKED,
            )
            for n, person in enumerate(people)
        ]
    )
    seasons = ClubSeasons(stage.club)
    scale = next(path for path in ready_scales() if path.stem == "villelaure")
    season = seasons.begin(
        Season(
            *(0, "2026-2027", "2026-09-01", "2027-07-04"),
            scale.read_text(encoding="utf-8"),
            (Part(0, fr_en("Automne", "Autumn")), Part(0, fr_en("Printemps", "Spring"))),
        )
    )
    seasons.record(season, [_evening(number, people) for number in range(EVENINGS)])
    _meeting(stage)


def _evening(number: int, people: Sequence[Person]) -> RecordedEvening:
    """Return an evening whose order follows from its number alone."""
    there = [who for n, who in enumerate(people) if (n + number) % 6]
    there.sort(key=lambda who: (people.index(who) * 7 + number * 11) % 36 + people.index(who))
    day = FIRST_EVENING + number * APART
    results = tuple(
        RecordedResult(who.display_name, place, max(0, 5 - place))
        for place, who in enumerate(there, 1)
    )
    name = fr_en("Soirée {0}", "Evening {0}").format(number + 1)
    return RecordedEvening(day.isoformat(), name, results)


def _meeting(stage: Stage) -> None:
    name = fr_en("Rencontre d’automne", "Autumn team match")
    setup = new_setup(stage.club.chips(), "2026-11-21")
    session = stage.club.create_meeting(replace(setup, name=name))
    for n, team in enumerate(TEAMS):
        people = tuple(Person(team.split()[-1].upper(), ENTRANTS[n * 4 + k][1]) for k in range(4))
        session.dispatch(meet.EnterTeam(team, team, people))
    session.dispatch(meet.DrawRound())
    for table in session.state.rounds[0].tables.values():
        for who in table.left[: 3 * (table.number % 2) + 2]:
            session.dispatch(meet.EliminatePlayers(1, (who,)))
