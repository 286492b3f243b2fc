"""The wall in a browser goes on by itself, hears what changes, and says since when it does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browsing import Served, a_phone, an_evening, chromium, faults, paired, served
from builders import a_setup, registered
from cut_network import CutNetwork
from playwright.sync_api import Browser, BrowserContext, Page, expect

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd

pytestmark = pytest.mark.servers

TELEVISION = {"width": 1280, "height": 720}
TIME = "#ticking text.even"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """An evening, another tournament in play beside it."""
    folder = tmp_path_factory.mktemp("room")
    with served(folder, an_evening(30, 4), first=a_second_tournament) as running:
        yield running


def a_second_tournament(file: Path) -> None:
    with open_club_file(file) as opened:
        session = club_of(opened).create(a_setup(name="Deepstack", date=""))
        registered(session, 20)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())


@pytest.fixture
def screen(browser: Browser) -> Iterator[BrowserContext]:
    """A television of another room."""
    context = a_phone(browser, TELEVISION)
    yield context
    context.close()


def seconds_shown(page: Page) -> int:
    minutes, seconds = (page.text_content(TIME) or "").split(":")
    return int(minutes) * 60 + int(seconds)


class TestItGoesOn:
    def test_the_time_goes_on_without_a_question(
        self, screen: BrowserContext, room: Served
    ) -> None:
        page = screen.new_page()
        films: list[str] = []
        page.on("request", lambda one: films.append(one.url) if "/wall/film" in one.url else None)
        page.goto(f"{room.url}/wall")
        began = seconds_shown(page)
        page.wait_for_timeout(4_500)
        assert 3 <= began - seconds_shown(page) <= 6
        assert len(films) <= 2

    def test_a_film_is_followed_by_another(self, screen: BrowserContext, room: Served) -> None:
        page = screen.new_page()
        page.goto(f"{room.url}/wall")
        began = seconds_shown(page)
        page.wait_for_timeout(17_500)
        assert 16 <= began - seconds_shown(page) <= 20
        expect(page.locator("#stale")).to_be_hidden()

    def test_an_act_is_shown_without_a_touch(
        self, browser: Browser, screen: BrowserContext, room: Served
    ) -> None:
        page = screen.new_page()
        page.goto(f"{room.url}/wall")
        floor = a_phone(browser)
        acting = paired(floor, room, "director", "Alex")
        acting.goto(f"{room.url}/floor/clock")
        acting.get_by_role("button", name="Arrêter l’horloge").click()
        expect(page.locator("#still")).to_contain_text("arrêt", timeout=5_000)
        acting.get_by_role("button", name="Lancer l’horloge").click()
        expect(page.locator("#still")).not_to_contain_text("arrêt", timeout=5_000)
        floor.close()

    def test_a_browser_that_hears_no_events_asks(
        self, browser: Browser, screen: BrowserContext, room: Served
    ) -> None:
        screen.add_init_script("delete window.EventSource;")
        page = screen.new_page()
        page.goto(f"{room.url}/wall")
        with page.expect_response(re.compile("/wall/film"), timeout=10_000):
            pass
        with page.expect_response(re.compile("/wall/film"), timeout=10_000):
            pass

    def test_turned_over_it_is_composed_anew(self, screen: BrowserContext, room: Served) -> None:
        page = screen.new_page()
        page.goto(f"{room.url}/wall")
        page.wait_for_selector('#still > svg[viewBox="0 0 1920 1080"]')
        page.set_viewport_size({"width": 720, "height": 1280})
        page.wait_for_selector('#still > svg[viewBox="0 0 1080 1920"]')


class TestItSaysSinceWhen:
    SAID = re.compile(r"Sans nouvelles du poste de direction depuis \d\d:\d\d")

    def test_a_network_that_is_cut_is_told_and_mended(
        self, screen: BrowserContext, room: Served
    ) -> None:
        network = CutNetwork(urlsplit(room.url).port or 0)
        page = screen.new_page()
        page.goto(f"http://127.0.0.1:{network.port}/wall")
        page.wait_for_timeout(1_000)
        expect(page.locator("#stale")).to_be_hidden()
        network.cut()
        expect(page.locator("#stale")).to_have_text(self.SAID)
        # The seconds that are there already are shown.
        before = seconds_shown(page)
        page.wait_for_timeout(2_500)
        assert seconds_shown(page) < before
        network.mend()
        expect(page.locator("#stale")).to_be_hidden()
        network.close()

    def test_one_that_falls_silent_is_told(self, screen: BrowserContext, room: Served) -> None:
        network = CutNetwork(urlsplit(room.url).port or 0)
        page = screen.new_page()
        page.goto(f"http://127.0.0.1:{network.port}/wall")
        page.wait_for_timeout(1_000)
        network.silent()
        expect(page.locator("#stale")).to_have_text(self.SAID, timeout=40_000)
        network.mend()
        expect(page.locator("#stale")).to_be_hidden()
        network.close()


class TestEverybodyReadsIt:
    @pytest.mark.parametrize("path", ["/wall", "/wall/all", "/overlay", "/wall?seats&lang=en"])
    def test_no_page_has_a_fault(self, screen: BrowserContext, room: Served, path: str) -> None:
        page = screen.new_page()
        wrong: list[str] = []
        page.on("console", lambda said: wrong.append(said.text))
        page.on("pageerror", lambda fault: wrong.append(str(fault)))
        page.goto(f"{room.url}{path}")
        page.wait_for_timeout(1_500)
        assert faults(page) == []
        assert wrong == []

    def test_without_a_script_it_is_read(self, browser: Browser, room: Served) -> None:
        context = a_phone(browser, TELEVISION, java_script_enabled=False)
        page = context.new_page()
        page.goto(f"{room.url}/wall")
        expect(page.locator("#still")).to_contain_text("Joueurs")
        context.close()

    def test_old_faces_are_asked_for_where_new_ones_are_not_known(
        self, screen: BrowserContext, room: Served
    ) -> None:
        page = screen.new_page()
        page.goto(f"{room.url}/wall")
        style = page.locator("link[rel=stylesheet]").get_attribute("href")
        text = page.request.get(f"{room.url}{style}").text()
        screen.route(
            "**/wall.css",
            lambda route: route.fulfill(
                body=re.sub(r'url\("[^"]*\.woff2"\) format\("woff2"\), ', "", text),
                content_type="text/css",
            ),
        )
        page.goto(f"{room.url}/wall")
        page.wait_for_function("document.fonts.status === 'loaded'")
        assert page.evaluate("document.fonts.check('600 60px \"Wall Sans\"')")
        assert page.evaluate("[...document.fonts].filter(f => f.status === 'error').length") == 0

    def test_several_in_play_stand_side_by_side(self, screen: BrowserContext, room: Served) -> None:
        page = screen.new_page()
        page.goto(f"{room.url}/wall/all")
        for name in ("Open", "Deepstack", "30 / 30", "20 / 20"):
            expect(page.locator("#still")).to_contain_text(name)
        assert page.locator(TIME).count() == 2
        page.goto(f"{room.url}/wall?show=2")
        expect(page.locator("#still")).to_contain_text("Deepstack")
        expect(page.locator("#still")).to_contain_text("Tapis moyen")

    def test_a_stream_sees_through_the_overlay(self, screen: BrowserContext, room: Served) -> None:
        page = screen.new_page()
        page.goto(f"{room.url}/overlay")
        page.wait_for_timeout(1_000)
        clear = "rgba(0, 0, 0, 0)"
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == clear
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == clear
