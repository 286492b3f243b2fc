"""The pages as an application on a phone: light, installed, one's own seat kept, nothing cut."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from browsing import a_phone, an_evening, chromium, faults, served
from builders import (
    a_session,
    a_tournament,
    clock_of,
    played_down_to,
    registered,
    seated_at,
)
from checks.made_up_language import CODE, made_up_language
from deal_builders import won_by_three
from playwright.sync_api import Browser, Page, Request, expect
from web_builders import a_site

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.web.api import Api
from td_app.web.certificates import own_certificate
from td_app.web.published import NameDisplay
from td_app.web.roles import Role
from td_app.web.running import Running, listening

pytestmark = pytest.mark.servers

#: What the first page may weigh with its faces, and every one after it (bytes as sent).
FIRST_PAGE = 60_000
EACH_AFTER = 10_000


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@contextmanager
def running(api: Api) -> Iterator[str]:
    """Serve a tournament from this process; yield its address."""
    server = Running(api, listening("127.0.0.1", 0))
    port = server.listener.getsockname()[1]
    server.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.stop(wait=True)


def paired_here(page: Page, api: Api, url: str, role: Role, table: int = 0) -> None:
    offer = api.pairing.offer_table(table) if table else api.pairing.offer_code(role)
    page.goto(f"{url}/p/{offer}")
    page.fill("#name", "Nadia")
    page.click("main button")
    page.wait_for_url("**/table" if table else "**/floor")


def with_a_move() -> tuple[TournamentSession, int]:
    """Return a tournament, and who changes table there after somebody else did."""
    session = a_tournament(14, tables=2, seats=9)
    for table, other in ((1, 2), (2, 1)):
        taken = session.state.tables[other].places
        free = next(place for place in range(1, 10) if place not in taken)
        who = seated_at(session, table)[0]
        session.dispatch(cmd.MovePlayer(who, Seat(other, free), note="équilibre"))
    # The latest stands first: another's.
    return session, session.state.moves[0].entrant


class TestTheyWeighLittle:
    @pytest.mark.parametrize(
        ("role", "paths"),
        [
            (Role.ANYONE, ("/", "/seat?name=j", "/seat/7", "/moves", "/ranking")),
            (Role.TABLE, ("/table", "/table/count", "/")),
            (
                Role.DIRECTOR,
                (
                    *("/floor", "/floor/room?name=j", "/floor/table/3", "/floor/player/9"),
                    *(
                        "/floor/rule",
                        "/floor/who-wins",
                        "/floor/todo",
                        "/floor/clock",
                        "/floor/chips",
                    ),
                    *("/floor/table/3/out", "/floor/player/9/put-right"),
                    "/floor/late?name=j",
                ),
            ),
        ],
        ids=["public", "table", "director"],
    )
    def test_the_first_with_its_faces_then_each(
        self, browser: Browser, role: Role, paths: tuple[str, ...]
    ) -> None:
        api = a_site(a_tournament(150, tables=19))
        with running(api) as url:
            context = a_phone(browser)
            page = context.new_page()
            if role is not Role.ANYONE:
                paired_here(page, api, url, role, 1 if role is Role.TABLE else 0)
            sent: list[Request] = []
            page.on("requestfinished", lambda asked: sent.append(asked))
            for path in paths:
                sent.clear()
                page.goto(url + path, wait_until="networkidle")
                weight = sum(one.sizes()["responseBodySize"] for one in sent if not _kept(one))
                assert 0 < weight < EACH_AFTER or (path == "/" and weight < FIRST_PAGE), path
                assert all(one.url.startswith(url) for one in sent)
            context.close()


def _kept(asked: Request) -> bool:
    """Return whether the phone had it already, and asked for nothing."""
    answer = asked.response()
    return answer is None or answer.from_service_worker or asked.sizes()["responseBodySize"] < 0


class TestTheyAreInstalled:
    @pytest.mark.parametrize(
        ("options", "kept_from_it"),
        [(("--own-certificate",), []), (("--name", "desk.test"), ["not-from-secure-origin"])],
        ids=["https", "http"],
    )
    def test_chromium_installs_them_where_nobody_listens(
        self, browser: Browser, tmp_path: Path, options: tuple[str, ...], kept_from_it: list[str]
    ) -> None:
        """Over plain HTTP that alone is missing: what is kept is a shortcut with its icon."""
        with served(tmp_path, an_evening(4, 1), *options) as desk:
            context = browser.browser_type.launch_persistent_context(
                tmp_path / "phone",
                executable_path=shutil.which("chromium"),
                args=["--no-sandbox", "--host-resolver-rules=MAP desk.test 127.0.0.1"],
                ignore_https_errors=True,
                locale="fr-FR",
            )
            page = context.new_page()
            url = desk.url if not kept_from_it else desk.url.replace("127.0.0.1", "desk.test")
            page.goto(url, wait_until="networkidle")
            asked = context.new_cdp_session(page)
            faults = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
            assert [one["errorId"] for one in faults] == kept_from_it
            manifest = asked.send("Page.getAppManifest")
            assert manifest["errors"] == []
            told = json.loads(manifest["data"])
            assert told["name"] == "Tournoi du club"
            for icon in told["icons"]:
                answer = context.request.get(desk.url + icon["src"])
                assert answer.headers["content-type"] == "image/png"
            context.close()


class TestOnesOwnSeat:
    def test_it_is_found_while_typing_then_kept_until_another_is_looked_for(
        self, browser: Browser
    ) -> None:
        with running(a_site(a_tournament(30, tables=4))) as url:
            context = a_phone(browser)
            page = context.new_page()
            page.goto(f"{url}/seat")
            page.locator("#name").press_sequentially("joueur000")
            expect(page.locator("#found li")).to_have_count(9)
            page.locator("#name").press_sequentially("7")
            expect(page.locator("#found li")).to_have_count(1)
            page.locator("#found a").click()
            expect(page.locator("h1")).to_have_text("JOUEUR0007 Jean")
            assert page.locator(".tiles b").first.evaluate(FONT_SIZE) == "96px"
            page.goto(url)
            page.locator("nav a").nth(1).click()
            expect(page.locator("h1")).to_have_text("JOUEUR0007 Jean")
            page.get_by_text("Chercher un autre nom").click()
            expect(page.locator("#name")).to_be_visible()
            page.goto(f"{url}/seat")
            expect(page.locator("#name")).to_be_visible()
            context.close()

    def test_its_move_stands_first_and_on_the_clock(self, browser: Browser) -> None:
        session, who = with_a_move()
        with running(a_site(session)) as url:
            context = a_phone(browser)
            page = context.new_page()
            page.goto(f"{url}/moves")
            expect(page.locator(".rows li").last).to_have_attribute("data-entrant", str(who))
            page.goto(f"{url}/seat/{who}")
            page.goto(f"{url}/moves")
            first = page.locator(".rows li").first
            expect(first).to_have_attribute("data-entrant", str(who))
            expect(first).to_contain_text("Votre changement")
            page.goto(url)
            expect(page.locator(".notice:visible")).to_have_count(1)
            context.close()

    def test_where_names_are_hidden_nothing_is_asked_while_typing(self, browser: Browser) -> None:
        api = a_site(a_tournament(30, tables=4))
        api.served.names = NameDisplay.SHORT
        with running(api) as url:
            context = a_phone(browser)
            page = context.new_page()
            page.goto(f"{url}/seat")
            asked: list[str] = []
            page.on("request", lambda sent: asked.append(sent.url))
            page.locator("#name").press_sequentially("joueur0007", delay=60)
            page.locator("main button").click()
            expect(page.locator("h1")).to_have_text("Votre place")
            assert not [one for one in asked if "typing" in one]
            context.close()


class TestOnATablet:
    def test_the_head_stands_over_the_page_and_lines_do_not_touch(self, browser: Browser) -> None:
        api = a_site(a_tournament(14, tables=2))
        with running(api) as url:
            page = a_phone(browser, {"width": 768, "height": 1_024}).new_page()
            paired_here(page, api, url, Role.FLOOR)
            for path in ("/floor/table/1/out", "/certificate"):
                page.goto(url + path)
                logo, title = (page.locator(one).bounding_box() for one in (".logo", "h1"))
                assert logo and title and abs(logo["x"] - title["x"]) <= 1, path
            page.goto(f"{url}/floor/table/1/out")
            page.get_by_text("Plusieurs sorties").click()
            boxes = [one.bounding_box() for one in page.locator("details .line").all()]
            for before, after in pairwise(boxes):
                assert before and after and after["y"] - before["y"] - before["height"] >= 8
            page.context.close()


class TestTheBar:
    @pytest.mark.parametrize("width", [320, 360, 390])
    def test_no_word_of_it_touches_its_neighbour(self, browser: Browser, width: int) -> None:
        with running(a_site(a_tournament(14, tables=2))) as url:
            page = a_phone(browser, {"width": width, "height": 640}).new_page()
            page.goto(url)
            page.evaluate("document.fonts.ready")
            edges = page.evaluate(BAR_WORDS)
            gaps = [after[0] - before[1] for before, after in pairwise(edges)]
            assert len(gaps) == 3 and min(gaps) >= 12
            wide = page.locator("nav a").evaluate_all(WIDTHS)
            assert len(set(wide)) == 1, "as wide as each other"
            page.context.close()

    @pytest.mark.parametrize("width", [320, 390])
    def test_a_place_stands_where_it_stood_once_it_is_lit(
        self, browser: Browser, width: int
    ) -> None:
        api = a_site(a_tournament(14, tables=2))
        with running(api) as url:
            page = a_phone(browser, {"width": width, "height": 640}).new_page()
            for paths in (("/", "/seat", "/moves"), ("/floor", "/floor/room", "/floor/clock")):
                if paths[0] == "/floor":
                    paired_here(page, api, url, Role.DIRECTOR)
                bars = []
                for path in paths:
                    page.goto(url + path)
                    page.evaluate("document.fonts.ready")
                    bars.append(page.evaluate(BAR_WORDS))
                assert bars[0] == bars[1] == bars[2]
            page.context.close()


class TestOneEdge:
    @pytest.mark.parametrize("width", [320, 390, 768])
    def test_head_strip_and_page_are_one_column(self, browser: Browser, width: int) -> None:
        api = a_site(a_tournament(14, tables=2))
        with running(api) as url:
            page = a_phone(browser, {"width": width, "height": 800}).new_page()
            paired_here(page, api, url, Role.TABLE, 1)
            page.locator("main button").first.click()
            expect(page.locator("main .notice")).to_be_visible()
            # Shown and measured at once: what is heard meanwhile would hide it.
            strip, notice, logo = page.evaluate(COLUMN)
            assert strip == notice and strip[0] == logo[0]
            page.goto(f"{url}/certificate")
            link = page.locator(".foot a").first
            assert link.evaluate(LEFT) == page.locator("h1").evaluate(LEFT)
            first, then = (one.bounding_box() for one in page.locator(".foot a").all())
            assert first and then and first["x"] == then["x"], "one under the other at any width"
            assert then["y"] == first["y"] + first["height"], "no hole between them"
            page.context.close()

    def test_no_figure_is_broken_where_letters_are_twice_as_large(self, browser: Browser) -> None:
        with running(a_site(a_tournament(14, tables=2))) as url:
            page = a_phone(browser, {"width": 320, "height": 568}).new_page()
            page.add_init_script(TWICE)
            page.goto(url)
            told = page.locator(".figures dd").all()
            assert [one.evaluate(LINES) for one in told] == [1] * len(told) and len(told) == 3
            page.context.close()

    def test_a_list_to_tick_begins_where_its_title_does_and_is_one_card(
        self, browser: Browser
    ) -> None:
        api = a_site(a_tournament(14, tables=2))
        with running(api) as url:
            page = a_phone(browser).new_page()
            paired_here(page, api, url, Role.FLOOR)
            page.goto(f"{url}/floor/table/1/out")
            title = page.locator("legend").first
            picks = page.locator("fieldset").first.locator(".pick")
            assert title.evaluate(LEFT) == picks.first.evaluate(LEFT)
            corners = [one.evaluate(CORNERS) for one in picks.all()]
            assert corners[0] == ["8px", "0px"] and corners[-1] == ["0px", "8px"]
            assert all(one == ["0px", "0px"] for one in corners[1:-1])
            page.context.close()

    def test_what_is_on_stands_beside_the_name_of_the_evening(self, browser: Browser) -> None:
        """On the narrowest phone too: “Pas encore commencé” makes no second row of the head."""
        with running(a_site(a_tournament(14, tables=2, started=False))) as url:
            page = a_phone(browser, {"width": 320, "height": 568}).new_page()
            page.goto(f"{url}/seat")
            page.evaluate("document.fonts.ready")
            logo, time = (page.locator(one).bounding_box() for one in (".logo", ".time"))
            assert logo and time and time["y"] < logo["y"] + logo["height"] / 2
            page.context.close()

    def test_a_name_and_where_they_sit_are_on_two_lines(self, browser: Browser) -> None:
        api = a_site(a_tournament(14, tables=2))
        with running(api) as url:
            page = a_phone(browser, {"width": 320, "height": 568}).new_page()
            paired_here(page, api, url, Role.FLOOR)
            page.goto(f"{url}/floor/late?name=j")
            row = page.locator(".links a").first
            name, seat = (row.locator(one).bounding_box() for one in (".who", "small"))
            assert name and seat and abs(name["x"] - seat["x"]) <= 1
            assert seat["height"] < 30, "“déjà assis 1.3” is not broken"
            page.context.close()


class TestTheCards:
    @pytest.mark.parametrize(("width", "columns"), [(320, 5), (390, 7), (768, 13)])
    def test_those_that_lie_and_those_to_be_laid_stand_in_the_same_columns(
        self, browser: Browser, width: int, columns: int
    ) -> None:
        api = a_site(a_tournament(14, tables=2))
        with running(api) as url:
            context = a_phone(browser, {"width": width, "height": 700})
            page = context.new_page()
            paired_here(page, api, url, Role.FLOOR)
            page.goto(f"{url}/floor/who-wins?table=1")
            for shown in ("A♠", "R♥", "10♦"):
                page.locator(".pad").get_by_role("button", name=shown, exact=True).click()
                expect(page.locator(".laid")).to_contain_text(shown)
            edges = page.evaluate(CARD_EDGES)
            assert len(edges["lefts"]) == columns, "no card beside its column"
            assert len(edges["ends"]) == 1, "every row is full"
            context.close()


class TestTheClock:
    def test_its_bar_and_its_state_go_on_between_two_readings(self, browser: Browser) -> None:
        session = a_tournament(12, tables=2)
        clock_of(session).forward(18 * 60_000 + 58_000)
        with running(a_site(session)) as url:
            context = a_phone(browser)
            page = context.new_page()
            page.clock.install()
            page.goto(url)
            face = page.locator(".face")
            expect(face).to_have_attribute("data-look", "running")
            played = float(page.locator("progress").evaluate("one => one.value"))
            page.clock.fast_forward(4_000)
            expect(face).to_have_attribute("data-look", "last_minute")
            assert float(page.locator("progress").evaluate("one => one.value")) > played
            page.clock.fast_forward(49_000)
            expect(face).to_have_attribute("data-look", "last_seconds")
            context.close()

    def test_nothing_moves_for_who_asks_for_stillness(self, browser: Browser) -> None:
        with running(a_site(a_tournament(12, tables=2))) as url:
            for wish, most in (("reduce", 0), ("no-preference", 0.4)):
                context = a_phone(browser, reduced_motion=wish)
                page = context.new_page()
                page.goto(url)
                longest = page.evaluate(LONGEST_MOTION)
                assert longest == most, wish
                context.close()


FONT_SIZE = "one => getComputedStyle(one).fontSize"
LONGEST_MOTION = """() => Math.max(...[...document.querySelectorAll("*")].flatMap((one) =>
  getComputedStyle(one).transitionDuration.split(",").map(parseFloat)))"""

#: Where the words, or the card, begin.
LEFT = """(one) => { const box = one.getBoundingClientRect();
  return box.left + parseFloat(getComputedStyle(one).paddingLeft) * (one.tagName === "LEGEND"); }"""
COLUMN = """() => { const strip = document.getElementById("stale");
  strip.hidden = false;
  return [strip, ...["main .notice", ".logo"].map((one) => document.querySelector(one))]
    .map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.right]); }"""
CORNERS = """(one) => [getComputedStyle(one).borderTopLeftRadius,
  getComputedStyle(one).borderBottomLeftRadius]"""

WIDTHS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().width))"

#: Where each word of the bar begins and ends.
BAR_WORDS = """() => [...document.querySelectorAll("nav span")].map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const box = words.getBoundingClientRect();
  return [box.left, box.right];
})"""

#: Where cards and what waits for one begin, and where each row of them ends.
CARD_EDGES = """() => {
  const lefts = new Set(), ends = new Map();
  for (const one of document.querySelectorAll(".deck .card, .pad b")) {
    const box = one.getBoundingClientRect(), row = Math.round(box.top / 8);
    if (!box.width) { continue; }
    lefts.add(Math.round(box.left));
    ends.set(row, Math.max(ends.get(row) || 0, Math.round(box.right)));
  }
  return { lefts: [...lefts], ends: [...new Set(ends.values())] };
}"""

#: Texts that go past the screen, or past what shows them; a page scrolls downwards, a last act
#: is told in three lines, a word for screen readers is a pixel large.
CUT = """() => [...document.querySelectorAll("body *")]
  .filter((one) => !one.closest("svg, .quiet, [hidden], select") && one.getClientRects().length)
  .filter((one) => {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    const inside = style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
    const below = style.overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1;
    const beside = box.right > innerWidth + 1 || box.left < -1;
    return beside || inside || (below && !one.closest("#last"));
  })
  .map((one) => location.pathname + " " + one.outerHTML.slice(0, 90))"""
PUBLIC = (
    *("/", "/seat", "/seat?name=j", "/seat/1", "/moves", "/ranking", "/season", "/pair"),
    *("/certificate", "/certificate/authority", "/certificate/iphone", "/certificate/android"),
    "/nowhere",
)
STAFF = (
    *("/floor", "/floor/room?name=j", "/floor/table/1", "/floor/table/1/out", "/floor/player/9"),
    *("/floor/table/1/count", "/floor/player/9/put-right", "/floor/player/9/sanction"),
    *(f"/floor/player/9/put-right?what={job}" for job in ("swap", "swap&table=1", "seat")),
    *("/floor/player/9/put-right?what=withdrawal", "/floor/late?new", "/floor/late?name=j"),
    *("/floor/rule", "/floor/rule/pots?table=1", "/floor/who-wins", "/floor/todo", "/floor/late"),
    *("/floor/clock", "/floor/chips", "/floor/incidents"),
)
#: What the staff reads before a tournament and after it.
AROUND_PLAY = (
    *("/floor", "/floor/room", "/floor/table/1", "/floor/player/1", "/floor/player/6"),
    *("/floor/todo", "/floor/clock", "/floor/chips", "/floor/late"),
)


def registered_alone() -> TournamentSession:
    session = a_session()
    registered(session, 9)
    return session


def won() -> TournamentSession:
    session = a_tournament(14, tables=2, prizes=("Un week-end à Étretat pour deux", "Un jambon"))
    played_down_to(session, 1)
    return session


MOMENTS = {"before the draw": registered_alone, "won": won, "won by three": won_by_three}


class TestNothingIsCut:
    @pytest.mark.parametrize(
        ("width", "scheme", "language", "text"),
        [
            (320, "light", "fr-FR", 1),
            (320, "dark", CODE, 1),
            (360, "dark", "en-GB", 1),
            (768, "dark", "fr-FR", 1),
            (320, "light", "fr-FR", 2),
            (390, "light", CODE, 2),
        ],
    )
    def test_at_each_width_in_each_language_and_twice_as_large(
        self,
        browser: Browser,
        tmp_path: Path,
        width: int,
        scheme: str,
        language: str,
        text: int,
    ) -> None:
        axe = text == 1 and language != CODE  # which knows no such language
        session, _ = with_a_move()
        session.dispatch(cmd.AnnounceHandForHand())
        api = a_site(session)
        api.own = own_certificate(tmp_path / "own")
        with made_up_language(), running(api) as url:
            size = {"width": width, "height": 700}
            context = a_phone(browser, size, locale=language, color_scheme=scheme)
            context.add_cookies([{"name": "lang", "value": language[:2], "url": url}])
            if text > 1:
                # What a reader's own size of text does.
                context.add_init_script(TWICE)
            page = context.new_page()
            found = _seen(page, url, PUBLIC, axe=axe)
            paired_here(page, api, url, Role.DIRECTOR)
            found += _seen(page, url, STAFF, axe=axe)
            context.clear_cookies(name="td")
            paired_here(page, api, url, Role.TABLE, 1)
            found += _seen(page, url, ("/table", "/table/count", "/"), axe=axe)
            context.close()
        assert found == []

    @pytest.mark.parametrize("moment", ["before the draw", "won", "won by three"])
    @pytest.mark.parametrize(
        ("width", "scheme", "language", "text"),
        [
            (320, "light", "fr-FR", 1),
            (320, "dark", "en-GB", 1),
            (320, "dark", CODE, 1),
            (390, "light", CODE, 2),
        ],
    )
    def test_nor_before_the_draw_nor_once_it_is_won(
        self, browser: Browser, moment: str, width: int, scheme: str, language: str, text: int
    ) -> None:
        axe = text == 1 and language != CODE
        session = MOMENTS[moment]()
        api = a_site(session)
        with made_up_language(), running(api) as url:
            size = {"width": width, "height": 700}
            context = a_phone(browser, size, locale=language, color_scheme=scheme)
            context.add_cookies([{"name": "lang", "value": language[:2], "url": url}])
            if text > 1:
                context.add_init_script(TWICE)
            page = context.new_page()
            everybody = "/seat/1", f"/seat/{session.state.last_entrant}", "/moves", "/ranking"
            found = _seen(page, url, ("/", *everybody), axe=axe)
            paired_here(page, api, url, Role.DIRECTOR)
            found += _seen(page, url, AROUND_PLAY, axe=axe)
            context.clear_cookies(name="td")
            paired_here(page, api, url, Role.TABLE, 1)
            found += _seen(page, url, ("/table", "/"), axe=axe)
            context.close()
        assert found == []


#: On how many lines what an element holds is set.
LINES = """one => {
  const all = document.createRange();
  all.selectNodeContents(one);
  return new Set([...all.getClientRects()].map((line) => line.top)).size;
}"""

TWICE = """new MutationObserver((_, seen) => {
  if (!document.documentElement) { return; }
  document.documentElement.style.fontSize = "200%";
  seen.disconnect();
}).observe(document, { childList: true })"""


def _seen(page: Page, url: str, paths: tuple[str, ...], *, axe: bool) -> list[str]:
    """Return what is cut on each page, and what axe finds there."""
    found: list[str] = []
    for path in paths:
        page.goto(url + path)
        page.evaluate("document.fonts.ready")
        found += page.evaluate(CUT)
        found += faults(page) if axe else []
    return found
