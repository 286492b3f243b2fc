"""The page of an evening in play: what the wall says, due when something changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from builders import a_setup, a_structure, out, played_down_to, registered, seated_at
from html5lib import HTMLParser
from season_builders import a_club_file, an_evening, people

from td_app.club.club import Club
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.publishing.site.building import Page, Site
from td_app.publishing.site.live import BEAT_MS, LEFT_MS
from td_app.publishing.site.writing import written_to
from td_app.publishing.wishes import change_wishes
from td_app.register.member import Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.wall.facts import Wall
from td_app.wall.wishes import USUAL_WALL, WISHES, PanelWish, written_wishes
from td_app.wall.words import column_words, face_words
from td_app.words.figures import whole
from td_app.words.language import answering_in

MINUTE = 60_000
NINE = people("Ana Abadie", *(f"Jean Nom{n}" for n in range(8)))
LIVE, ENGLISH = "e/1-direct.html", "en/e/1-direct.html"


@pytest.fixture
def club() -> Club:
    """A club of which two languages are on its site."""
    club = a_club_file()
    change_wishes(club.directory, lambda wishes: replace(wishes, languages=("fr", "en")))
    return club


@pytest.fixture
def session(club: Club) -> TournamentSession:
    """Nine at a table, two of them out."""
    return an_evening(club, "2026-11-21", NINE, left=7)


def pages_of(club: Club) -> dict[str, Page]:
    return {page.address: page for page in Site(club).pages()}


def told(club: Club, address: str = LIVE) -> str:
    return pages_of(club)[address].make().decode()


def changed(site: Site, before: dict[str, str]) -> list[str]:
    return [page.address for page in site.pages() if page.inputs != before.get(page.address)]


def digests(site: Site) -> dict[str, str]:
    return {page.address: page.inputs for page in site.pages()}


def leads_on(page: Page) -> bool:
    HTMLParser(strict=True).parse(page.make())
    return page.follows and b'content="0; url=../e/1.html"' in page.make()


class TestWhatIsTold:
    def test_what_the_wall_says(self, club: Club, session: TournamentSession) -> None:
        live = Live(session)
        wall = Wall(live.public(), live.ranking_in_public(), live.now_ms())
        for address, language in ((LIVE, "fr"), (ENGLISH, "en")):
            page = told(club, address)
            with answering_in(language):
                face = face_words(wall)
                words = (face.clock.heading, face.blinds, face.coming)
                figures = column_words(wall).figures
            assert all(word in page for word in words), address
            for one in figures:
                if one.caption not in ("Pause dans", "Break in"):
                    assert one.figure in page
                    assert one.beside in page

    def test_who_went_out_and_where_it_is_told_in_full(
        self, club: Club, session: TournamentSession
    ) -> None:
        ranking = told(club).split("<h2>Classement provisoire</h2>")[1]
        assert "8e" in ranking and "9e" in ranking
        assert 'href="../e/1.html"' in ranking

    def test_a_level_is_told_by_the_hour_it_ends_and_a_clock_that_stands_by_its_time(
        self, club: Club, session: TournamentSession
    ) -> None:
        assert 'role="timer" data-shown="jusqu’à 14:33">jusqu’à 14:33<' in told(club)
        club.clock.forward(MINUTE)  # type: ignore[attr-defined]
        session.dispatch(cmd.PauseClock())
        page = told(club)
        assert ">19:00<" in page
        assert "horloge arrêtée" in page
        assert 'data-runs="0"' in page

    def test_after_the_last_level_since_when(self, club: Club) -> None:
        an_evening(club, "2026-11-21", NINE, left=7, structure=a_structure(1))
        club.clock.forward(25 * MINUTE)  # type: ignore[attr-defined]
        page = told(club)
        assert "data-up" in page
        assert f'data-left="{5 * MINUTE}"' in page

    def test_who_changed_seats(self, club: Club) -> None:
        session = club.create(a_setup(tables=3, seats=6))
        registered(session, 18)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        assert "Changements de place" not in told(club)
        played_down_to(session, 11)
        moved = told(club).split("<h2>Changements de place</h2>")[1]
        assert "→" in moved.split("<h2>")[0]

    def test_the_largest_stacks_once_every_table_is_counted_if_the_wall_shows_them(
        self, club: Club, session: TournamentSession
    ) -> None:
        stack = session.state.setup.starting_stack
        (most, *others) = seated_at(session, 1)
        counted = ((most, 3 * stack), *((who, stack) for who in others))
        session.dispatch(cmd.CountStacks(1, counted))
        told_there = told(club).split("<h2>Plus gros tapis</h2>")[1]
        assert whole(3 * stack) in told_there.split("</table>")[0]
        wishes = replace(USUAL_WALL, panels=USUAL_WALL.with_panel(PanelWish("stacks", on=False)))
        club.directory.set_setting(WISHES, written_wishes(wishes))
        assert "Plus gros tapis" not in told(club)

    def test_who_refuses_keeps_a_rank_and_nothing_else(self, club: Club) -> None:
        assert club.register is not None
        club.register.keep([Member(0, Person("ÇELIK", "Cléo"), in_public=PublicName.NOTHING)])
        there = (Person("ÇELIK", "Cléo"), *NINE[:4])
        session = an_evening(club, "2026-11-21", there, left=5)
        out(session, 1)
        for address in (LIVE, ENGLISH):
            page = told(club, address)
            assert "anonym" in page.lower()
            assert "elik" not in page.lower()
            assert "Cléo" not in page


class TestWhenItIsDue:
    def test_when_somebody_goes_out_and_before_what_others_tell_of_it(
        self, club: Club, session: TournamentSession
    ) -> None:
        site = Site(club)
        before = digests(site)
        out(session, seated_at(session, 1)[0])
        site.evening_changed("e1")
        assert changed(site, before)[:3] == [LIVE, ENGLISH, "e/1.html"]

    def test_no_second_makes_it_due_but_a_level_and_each_minute(
        self, club: Club, session: TournamentSession
    ) -> None:
        club.clock.forward(-club.clock.now_ms() % BEAT_MS)  # type: ignore[attr-defined]
        minutely = Site(club)
        rarely = Site(club, 0)
        before = digests(minutely), digests(rarely)
        for ahead, due in ((BEAT_MS - 1, False), (1, True)):
            club.clock.forward(ahead)  # type: ignore[attr-defined]
            assert changed(minutely, before[0]) == [LIVE, ENGLISH] * due
            assert changed(rarely, before[1]) == []
        club.clock.forward(20 * MINUTE)  # type: ignore[attr-defined]
        assert changed(rarely, before[1]) == [LIVE, ENGLISH]

    def test_it_says_itself_when_it_is_due_again(
        self, club: Club, session: TournamentSession
    ) -> None:
        site = Site(club)
        assert site.renewal() is not None
        now = club.clock.now_ms()
        assert site.renewal() == ((BEAT_MS - now % BEAT_MS) / 1000, {"e1"})
        ends = Site(club, 0).renewal()
        assert ends is not None and ends[0] == pytest.approx(20 * 60, abs=0.01)
        assert Site(a_club_file()).renewal() is None

    def test_no_second_of_hand_for_hand_does_either(self, club: Club) -> None:
        prizes = tuple(str(10 * place) for place in range(13, 0, -1))
        session = club.create(a_setup(tables=2, seats=8, prizes=prizes))
        registered(session, 14)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        club.clock.forward(-club.clock.now_ms() % BEAT_MS)  # type: ignore[attr-defined]
        session.dispatch(cmd.AnnounceHandForHand())
        site = Site(club)
        before = digests(site)
        assert "Main par main" in told(club)
        club.clock.forward(BEAT_MS // 2)  # type: ignore[attr-defined]
        assert changed(site, before) == []


class TestWhoHasOne:
    def test_neither_before_the_start_nor_kept_back_nor_a_sample(self, club: Club) -> None:
        session = club.create(a_setup(tables=1, seats=10))
        registered(session, 5)
        session.dispatch(cmd.DrawSeats())
        assert pages_of(club)[LIVE].follows
        session.dispatch(cmd.StartClock())
        assert not pages_of(club)[LIVE].follows
        assert "direct.js" in pages_of(club)
        change_wishes(club.directory, lambda wishes: wishes.keeping_back("e1"))
        assert LIVE not in pages_of(club)
        sample = club.create(a_setup(tables=1, seats=10), sample=True)
        registered(sample, 5)
        sample.dispatch(cmd.DrawSeats())
        sample.dispatch(cmd.StartClock())
        assert "e/2-direct.html" not in pages_of(club)

    def test_linked_from_the_calendar_and_the_evening_while_it_lasts(
        self, club: Club, session: TournamentSession
    ) -> None:
        for playing in (True, False):
            assert (f'href="{LIVE}"' in told(club, "index.html")) is playing
            assert ('href="../e/1-direct.html"' in told(club, "e/1.html")) is playing
            out(session, *seated_at(session, 1)[1:])

    def test_once_it_is_over_its_address_leads_to_the_evening(
        self, club: Club, session: TournamentSession, tmp_path: Path
    ) -> None:
        written_to(tmp_path / "before", Site(club).pages())
        out(session, *seated_at(session, 1)[1:])
        written_to(tmp_path / "before", Site(club).pages())
        assert leads_on(pages_of(club)[LIVE])
        assert 'url=../e/1.html"' in (tmp_path / "before" / LIVE).read_text()
        assert not (tmp_path / "before" / "direct.js").exists()
        written_to(tmp_path / "after", Site(club).pages())
        assert not (tmp_path / "after" / LIVE).exists(), "an address that nobody was given"
        session.dispatch(cmd.Undo())
        assert not pages_of(club)[LIVE].follows

    def test_an_evening_left_as_it_stands_is_not_played(
        self, club: Club, session: TournamentSession
    ) -> None:
        club.clock.forward(LEFT_MS)  # type: ignore[attr-defined]
        assert leads_on(pages_of(club)[LIVE])

    def test_of_four_hundred_the_last_out_and_a_link_to_the_others(self, club: Club) -> None:
        session = club.create(a_setup(tables=12, seats=9))
        registered(session, 100)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        while session.state.players_left > 35:
            table = max(session.state.open_tables(), key=lambda one: len(one.places))
            out(session, table.places[min(table.places)])
        page = told(club)
        assert page.count('<td class="rank">') == 60
        assert "Le classement en entier" in page
        assert len(page.encode()) < 20_000
