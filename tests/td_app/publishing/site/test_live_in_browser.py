"""A live page in Chromium: read again and counting from a host, reloaded from a folder."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import chromium
from builders import SteppedClock, out, seated_at
from playwright.sync_api import Browser, Page, expect
from season_builders import a_club_file, an_evening, people
from web_builders import a_site

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.publishing.site.building import Site
from td_app.publishing.site.live import ServedLivePage
from td_app.publishing.site.writing import written_to
from td_app.tournament import commands as cmd
from td_app.web.running import Running, listening

pytestmark = pytest.mark.servers

MINUTE = 60_000
#: The page is asked for again so often, and said to be old after so long without an answer (ms).
EVERY, SILENCE = 10_000, 35_000
LIVE = "e/1-direct.html"
STALE = "Pas de nouvelle depuis"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as made:
        yield made


class Evening:
    """Seven of nine at a table, their club's site in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.club: Club = a_club_file()
        there = people(*(f"Jean Nom{n}" for n in range(9)))
        self.session: TournamentSession = an_evening(self.club, "2026-11-21", there, left=7)

    @property
    def clock(self) -> SteppedClock:
        assert isinstance(self.club.clock, SteppedClock)
        return self.club.clock

    @property
    def page(self) -> Path:
        return self.folder / LIVE

    def publish(self, aged_s: int = 0) -> None:
        """Write the site; its page stands there since so many seconds."""
        written_to(self.folder, Site(self.club).pages())
        since = time.time() - aged_s
        os.utime(self.page, (since, since))

    def put_out(self, count: int = 1) -> None:
        out(self.session, *seated_at(self.session, 1)[:count])


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


class Quiet(SimpleHTTPRequestHandler):
    """A host that writes no log, and has no page at all while ``away``."""

    away = False

    def log_message(self, *_told: object) -> None:
        pass

    def do_GET(self) -> None:
        if Quiet.away:
            self.send_error(503)
        else:
            super().do_GET()


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """Serve a folder as a host does; yield its address."""
    Quiet.away = False
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def opened(browser: Browser, address: str, at_ms: int | None = None) -> Page:
    """Return a page whose time goes on when told, once it was read again."""
    page = browser.new_page(locale="fr-FR")
    page.clock.install(time=at_ms / 1000 if at_ms is not None else None)
    page.goto(address)
    return page


def shows(page: Page, clock: str) -> None:
    expect(page.locator("#clock")).to_have_text(re.compile(f"^{clock}$"))


def test_from_a_host_the_time_goes_on_from_how_old_the_page_is(
    browser: Browser, evening: Evening
) -> None:
    evening.publish(aged_s=30)
    with hosted(evening.folder) as url:
        page = opened(browser, url + LIVE)
        shows(page, "19:[0-3][0-9]")
        expect(page.locator("#late")).to_be_hidden()
        page.close()


def test_an_elimination_and_a_pause_are_shown_without_loading_the_page_again(
    browser: Browser, evening: Evening
) -> None:
    evening.publish()
    with hosted(evening.folder) as url:
        page = opened(browser, url + LIVE)
        shows(page, "(20:00|19:[0-9]+)")
        page.evaluate("window.same = true")
        evening.put_out()
        evening.clock.forward(MINUTE)
        evening.session.dispatch(cmd.PauseClock())
        evening.publish()
        page.clock.run_for(EVERY)
        expect(page.locator("dd").first).to_contain_text("6")
        shows(page, "19:00")
        assert page.evaluate("window.same") is True
        page.close()


def test_cut_off_it_says_since_when_and_counts_no_more(browser: Browser, evening: Evening) -> None:
    evening.publish()
    with hosted(evening.folder) as url:
        page = opened(browser, url + LIVE)
        shows(page, "(20:00|19:[0-9]+)")
        Quiet.away = True
        page.clock.run_for(SILENCE + EVERY)
        expect(page.locator("#late")).to_contain_text(STALE)
        shows(page, "jusqu’à [0-9:]+")
        Quiet.away = False
        page.clock.run_for(EVERY)
        expect(page.locator("#late")).to_be_hidden()
        page.close()


def test_no_longer_written_it_says_since_when(browser: Browser, evening: Evening) -> None:
    evening.publish(aged_s=600)
    with hosted(evening.folder) as url:
        page = opened(browser, url + LIVE)
        expect(page.locator("#late")).to_contain_text(STALE)
        shows(page, "jusqu’à [0-9:]+")
        page.close()


def test_at_the_end_of_a_level_the_time_stops_at_zero(browser: Browser, evening: Evening) -> None:
    evening.clock.forward(20 * MINUTE - 5_000)
    evening.publish(aged_s=20)
    with hosted(evening.folder) as url:
        page = opened(browser, url + LIVE)
        shows(page, "00:00")
        page.close()


def test_a_host_that_tells_no_hour_gets_no_count(browser: Browser, evening: Evening) -> None:
    evening.publish()
    with hosted(evening.folder) as url:
        page = browser.new_page(locale="fr-FR")

        def without_hour(route) -> None:  # type: ignore[no-untyped-def]
            answer = route.fetch()
            kept = {k: v for k, v in answer.headers.items() if k != "last-modified"}
            route.fulfill(response=answer, headers=kept)

        page.route("**/*-direct.html", without_hour)
        with page.expect_response("**/*-direct.html"):
            page.goto(url + LIVE)
        shows(page, "jusqu’à [0-9:]+")
        page.close()


def test_once_it_is_over_readers_are_led_to_the_evening(browser: Browser, evening: Evening) -> None:
    evening.publish()
    with hosted(evening.folder) as url:
        page = opened(browser, url + LIVE)
        shows(page, "(20:00|19:[0-9]+)")
        evening.put_out(6)
        evening.publish()
        page.clock.run_for(EVERY)
        page.wait_for_url("**/e/1.html")
        page.goto(url + LIVE)
        page.wait_for_url("**/e/1.html")
        page.close()


def test_from_a_folder_it_loads_itself_again_and_tells_the_hour(
    browser: Browser, evening: Evening
) -> None:
    evening.publish()
    page = opened(browser, evening.page.as_uri(), evening.clock.now_ms())
    shows(page, "jusqu’à [0-9:]+")
    expect(page.locator("#late")).to_be_hidden()
    evening.put_out()
    evening.publish()
    page.clock.run_for(EVERY)
    expect(page.locator("dd").first).to_contain_text("6")
    page.clock.set_fixed_time((evening.clock.now_ms() + 10 * MINUTE) / 1000)
    page.reload()
    expect(page.locator("#late")).to_contain_text(STALE)
    page.close()


def test_without_a_script_it_is_whole_and_asks_itself_again(
    browser: Browser, evening: Evening
) -> None:
    evening.publish()
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(evening.page.as_uri())
    shows(page, "jusqu’à [0-9:]+")
    expect(page.locator("main")).to_contain_text("état du")
    assert page.locator('head meta[http-equiv="refresh"]').get_attribute("content") == "20"
    context.close()


def test_the_same_page_where_the_tournament_is_served(browser: Browser, evening: Evening) -> None:
    api = a_site(evening.session)
    api.served.live_page = ServedLivePage(evening.club)
    server = Running(api, listening("127.0.0.1", 0))
    port = server.listener.getsockname()[1]
    server.start()
    try:
        page = opened(browser, f"http://127.0.0.1:{port}/live")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        shows(page, "(20:00|19:5[0-9])")
        expect(page.get_by_role("link", name="English")).to_have_attribute("href", "?lang=en")
        assert Axe().run(page).response["violations"] == []
        evening.put_out(6)
        page.clock.run_for(EVERY)
        page.wait_for_url("**/ranking")
        assert all(url.startswith(f"http://127.0.0.1:{port}/") for url in asked)
        page.close()
    finally:
        server.stop(wait=True)
