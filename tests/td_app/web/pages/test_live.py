"""The page of tonight where the tournament is served: who reads it, and what it keeps to itself."""

from __future__ import annotations

import pytest
from builders import a_setup, out, played_down_to, registered, seated_at
from html5lib import HTMLParser
from season_builders import a_club_file
from web_builders import a_browser, a_site, words_of

from td_app.live.session import TournamentSession
from td_app.publishing.site.live import ServedLivePage
from td_app.tournament import commands as cmd
from td_app.web.api import Api
from td_app.web.published import NameDisplay


@pytest.fixture
def api() -> Api:
    """Eighteen at three tables, before the start."""
    club = a_club_file()
    session = club.create(a_setup(tables=3, seats=6))
    registered(session, 18)
    session.dispatch(cmd.DrawSeats())
    api = a_site(session)
    api.served.live_page = ServedLivePage(club)
    return api


def session_of(api: Api) -> TournamentSession:
    return api.served.live.session


class TestThePage:
    def test_anybody_reads_it_while_it_is_played(self, api: Api) -> None:
        session_of(api).dispatch(cmd.StartClock())
        page = a_browser(api).get("/live/")
        assert page.status == 200
        HTMLParser(strict=True).parse(page.text)
        assert "18 / 18" in words_of(page)
        assert "last-modified" in {name.lower() for name in page.headers}
        assert "Players" in words_of(a_browser(api, language="en").get("/live/"))

    def test_its_files_stand_beside_it(self, api: Api) -> None:
        for name, kind in (("style.css", "text/css"), ("direct.js", "text/javascript")):
            file = a_browser(api).get(f"/live/{name}")
            assert (file.status, file.headers["content-type"].partition(";")[0]) == (200, kind)
        assert a_browser(api).get("/live/logo.png").status == 404
        assert a_browser(api).get("/live/other").status == 404

    def test_before_the_start_it_leads_to_the_clock_and_after_the_end_to_the_ranking(
        self, api: Api
    ) -> None:
        assert 'id="over" href="/"' in a_browser(api).get("/live/").text
        session_of(api).dispatch(cmd.StartClock())
        played_down_to(session_of(api), 1)
        assert 'id="over" href="/ranking"' in a_browser(api).get("/live/").text

    def test_a_tournament_without_a_club_has_none(self) -> None:
        assert a_browser(a_site()).get("/live/").status == 404


class TestNames:
    def test_they_are_those_of_the_clubs_site(self, api: Api) -> None:
        session = session_of(api)
        session.dispatch(cmd.StartClock())
        out(session, seated_at(session, 1)[0])
        page = words_of(a_browser(api).get("/live/"))
        assert session.person(1).last_name not in page

    def test_who_moved_where_is_not_told_where_phones_hide_names(self, api: Api) -> None:
        session_of(api).dispatch(cmd.StartClock())
        played_down_to(session_of(api), 11)
        assert "Changements de place" in a_browser(api).get("/live/").text
        api.served.names = NameDisplay.SHORT
        assert "Changements de place" not in a_browser(api).get("/live/").text
