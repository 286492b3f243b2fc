"""The season on the narrowest phone: a name that a line holds stays whole, the points under it."""

from __future__ import annotations

import pytest
from browsing import a_phone, chromium
from playwright.sync_api import Locator
from season_builders import a_club_file, a_season, an_evening, people, recorded
from web_builders import a_site

from td_app.club.seasons import ClubSeasons
from td_app.web.running import Running, listening
from td_app.web.season_summary import SeasonForPhones

pytestmark = pytest.mark.servers

LONG = "VANDENBROUCKEGHEM Maximilienne"
#: On how many lines a text is set.
LINES = """one => {
  const all = document.createRange();
  all.selectNodeContents(one);
  return new Set([...all.getClientRects()].map((line) => line.top)).size;
}"""


def top_of(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["y"]


def test_a_long_surname_stays_whole_and_its_points_go_under_it() -> None:
    club = a_club_file()
    seasons, season = ClubSeasons(club), a_season(club)
    seasons.record(season, [recorded("2025-09-12", LONG, "LI Al")])
    session = an_evening(club, "2025-12-05", people("Al Li", "Jo Roux", "Bo Roy", "Cy Ray"), left=2)
    seasons.place(session.tournament, season.id)
    api = a_site(session)
    api.served.season = SeasonForPhones(seasons, lambda: 0.0)
    server = Running(api, listening("127.0.0.1", 0))
    port = server.listener.getsockname()[1]
    server.start()
    try:
        with chromium() as browser:
            page = a_phone(browser, {"width": 320, "height": 700}).new_page()
            page.goto(f"http://127.0.0.1:{port}/season")
            page.evaluate("document.fonts.ready")
            rows = {name: page.locator("summary", has_text=name) for name in (LONG, "LI Al")}
            assert rows[LONG].locator(".who").evaluate(LINES) == 2, "the surname, the first name"
            under = [
                top_of(row.locator(".seats")) - top_of(row.locator(".who")) for row in rows.values()
            ]
            assert under[0] > 40 and abs(under[1]) < 4
    finally:
        server.stop(wait=True)
