"""The pages in a real browser: seen by everybody, true, and honest about what was done."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browsing import (
    PHONE,
    TABLET,
    Served,
    a_phone,
    an_evening,
    chromium,
    faults,
    paired,
    served,
)
from cut_network import CutNetwork
from playwright.sync_api import Browser, Error, Route, expect
from season_builders import NAMES, a_club_file, a_season, recorded
from signing_vectors import HMAC_SHA_256, MILLION, SHA_256, random_bytes

from td_app.bootstrap import club_of
from td_app.club.seasons import ClubSeasons
from td_app.persistence.engine import open_club_file
from td_app.publishing.site.by_itself import season_file
from td_app.web import signing
from td_app.web.door import SHORT_TRIES
from td_app.words.language import Language

pytestmark = pytest.mark.servers

PUBLIC = (
    *("/", "/seat", "/seat?name=nom", "/seat/3", "/moves", "/ranking", "/season"),
    *("/pair", "/certificate", "/nowhere"),
)
#: The incident noted in the room, by its number.
NOTED = 6
STAFF = (
    "/floor",
    "/floor/room?name=nom0",
    "/floor/table/1",
    "/floor/table/1/out",
    "/floor/table/1/count",
    "/floor/table/1/phone",
    "/floor/player/3",
    "/floor/player/3/put-right",
    "/floor/player/3/sanction?fault=slow_play",
    "/floor/chips",
    "/floor/todo",
    "/floor/late",
    "/floor/clock",
    "/floor/incidents",
    f"/floor/incidents/{NOTED}?table=2",
    "/floor/rule?table=1",
    "/floor/rule/spoken_action?table=1",
    "/floor/rule/pots?table=1",
    "/floor/rule/award_order?table=1",
    "/floor/who-wins?table=1",
    "/floor/rule/all_in_showdown?table=1",
    "/undo",
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    lines = an_evening(30, 4)
    for person in lines[1]["people"][12:]:
        person["first_name"] = "Wolfeschlegelsteinhausenbergerdorff"
    lines[0]["setup"]["date"] = "2025-09-19"
    lines.append({"command": "announce_hand_for_hand"})
    raised = {"bet_level": 2000, "min_increment": 2000, "first_part": 2000, "second_part": 5000}
    told = {"op": "two_step_raise", "given": json.dumps(raised), "table": 1, "players": [3]}
    lines.append({"command": "record_incident", **told})
    with served(tmp_path_factory.mktemp("room"), lines, first=in_a_season) as running:
        yield running


def in_a_season(file: Path) -> None:
    """The tournament becomes an evening of a season where another was played."""
    with open_club_file(file) as opened:
        club = club_of(opened)
        season, seasons = a_season(club), ClubSeasons(club)
        seasons.place(1, season.id)
        seasons.record(season, [recorded("2025-09-12", *NAMES)])


class TestEverybodyReadsThem:
    @pytest.mark.parametrize(
        ("size", "scheme"),
        # The colours of a tablet in the dark are those of a phone there.
        [(PHONE, "light"), (PHONE, "dark"), (TABLET, "light")],
        ids=["phone", "phone in the dark", "tablet"],
    )
    def test_no_page_has_a_fault(
        self, browser: Browser, room: Served, size: dict[str, int], scheme: str
    ) -> None:
        context = a_phone(browser, size, color_scheme=scheme)
        page = context.new_page()
        found = []
        for path in PUBLIC:
            page.goto(room.url + path)
            assert page.url == room.url + path, "it leads elsewhere"
            found += faults(page)
        page = paired(context, room, "director", "Alex")
        for path in STAFF:
            page.goto(room.url + path)
            assert page.url == room.url + path, "it leads elsewhere"
            found += faults(page)
            wide = page.locator("main").evaluate("one => one.scrollWidth - one.clientWidth")
            assert wide <= 0, f"{path} is wider than the screen"
        page.goto(f"{room.url}/floor/table/1/phone")
        table = a_phone(browser, size, color_scheme=scheme).new_page()
        table.goto(page.locator("main .code").inner_text())
        table.fill("#name", "Ana")
        table.click("main button")
        table.wait_for_url("**/table")
        found += faults(table)
        table.context.close()
        context.close()
        assert found == []

    def test_without_a_script_they_are_read_and_act(self, browser: Browser, room: Served) -> None:
        context = a_phone(browser, java_script_enabled=False)
        page = context.new_page()
        page.goto(room.url)
        expect(page.locator("main .clock")).to_contain_text(":")
        page.goto(f"{room.url}/seat")
        page.fill("#name", "Nom07")
        page.click("main button")
        expect(page.locator("h1")).to_have_text("NOM07 Zoé")
        page = paired(context, room, "floor", "Sans script")
        page.goto(f"{room.url}/floor/player/9")
        page.get_by_role("button", name="Absent").click()
        expect(page.get_by_role("button", name="De retour")).to_be_visible()
        context.close()


NARROW = (320, 360, 390)
SIDEWAYS = """() => [...document.querySelectorAll("body *")]
  .filter((one) => !one.closest(".rows[tabindex], svg"))
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 80))"""


class TestNothingIsLostOnANarrowPhone:
    @pytest.mark.parametrize("width", NARROW)
    def test_the_clock_fits_from_one_hour_and_ten(
        self, browser: Browser, room: Served, width: int
    ) -> None:
        page = a_phone(browser, {"width": width, "height": 640}).new_page()
        page.goto(room.url)
        for seconds, shown in ((5_700, "1:3"), (36_000, "9:59:"), (36_600, "10:")):
            page.evaluate(f"document.querySelector('main .left').dataset.left = {seconds}")
            expect(page.locator("main .clock")).to_contain_text(shown)
            assert page.evaluate(SIDEWAYS) == []
        page.evaluate("document.querySelector('main .left').dataset.left = 1200")
        expect(page.locator("main .clock .left")).not_to_have_class("left long")
        page.context.close()

    @pytest.mark.parametrize("width", NARROW)
    def test_a_move_keeps_its_name_whole_and_its_note_below(
        self, browser: Browser, room: Served, width: int
    ) -> None:
        page = a_phone(browser, {"width": width, "height": 640}).new_page()
        page.goto(f"{room.url}/moves")
        page.evaluate(A_MOVE)
        name, seats, note = (page.locator(f"main .{one}").bounding_box() for one in MOVE_PARTS)
        assert name and seats and note
        assert name["width"] >= 100 and name["height"] < 60
        assert note["y"] >= max(one["y"] + one["height"] for one in (name, seats)) - 1
        assert page.evaluate(SIDEWAYS) == []
        page.context.close()

    @pytest.mark.parametrize("width", NARROW)
    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_a_season_given_out_shows_rank_name_and_points_first_and_scrolls_the_rest(
        self, browser: Browser, width: int, language: Language
    ) -> None:
        club = a_club_file()
        season, seasons = a_season(club), ClubSeasons(club)
        names = ("Maximilien-Alexandre Wolfeschlegelsteinhausen", *NAMES)
        for day in ("2025-09-12", "2025-09-19"):
            seasons.record(season, [recorded(day, *names)])
        board, facts = seasons.board(season), seasons.facts(season)
        page = a_phone(browser, {"width": width, "height": 640}).new_page()
        page.set_content(season_file(club, season, board, facts, language=language).decode())
        assert page.evaluate("document.documentElement.scrollWidth") == width
        heads = page.locator("main table").first.locator("thead th").all_inner_texts()
        points = {"fr": "Points", "en": "Points"}
        assert heads[2] == points[language] and len(heads) > 5
        page.context.close()


#: A move with its notes, as the template writes one.
MOVE_PARTS = ("who", "seats", "note")
A_MOVE = """() => { document.querySelector("main").innerHTML = `<ul class="rows"><li>
  <span class="who">CHARPENTIER-LAVIGNE Marie</span> <span class="seats">3.7 → <b>1.3</b></span>
  <small class="note">entre à la place de la grosse blinde</small></li></ul>`; }"""


class TestTheyAreTrue:
    def test_a_change_is_seen_without_a_touch(self, browser: Browser, room: Served) -> None:
        reader, floor = a_phone(browser), a_phone(browser)
        seat = reader.new_page()
        seat.goto(f"{room.url}/ranking")
        expect(seat.locator("main")).to_contain_text("30 sur 30")
        acting = paired(floor, room, "director", "Alex")
        acting.goto(f"{room.url}/floor/todo")
        acting.goto(f"{room.url}/floor/clock")
        acting.get_by_role("button", name="Arrêter l’horloge").click()
        seat.goto(room.url)
        expect(seat.locator("main .state")).to_contain_text("Horloge arrêtée")
        acting.get_by_role("button", name="Lancer l’horloge").click()
        expect(seat.locator("main .state")).not_to_contain_text("arrêtée")
        reader.close()
        floor.close()

    def test_one_that_hears_nothing_says_so_then_is_true_again(
        self, browser: Browser, room: Served
    ) -> None:
        context = a_phone(browser)
        page = context.new_page()
        page.goto(room.url)
        expect(page.locator("#stale")).to_be_hidden()
        context.set_offline(True)
        expect(page.locator("#stale")).to_contain_text(
            "Sans nouvelles du poste de direction depuis"
        )
        context.set_offline(False)
        expect(page.locator("#stale")).to_be_hidden()
        context.close()

    def test_on_a_network_that_fell_silent_it_says_so(self, browser: Browser, room: Served) -> None:
        network = CutNetwork(urlsplit(room.url).port or 0)
        context = a_phone(browser)
        page = context.new_page()
        page.clock.install()
        page.goto(f"http://127.0.0.1:{network.port}")
        expect(page.locator("#stale")).to_be_hidden()
        network.silent()
        page.clock.fast_forward(30_000)
        expect(page.locator("#stale")).to_contain_text(
            "Sans nouvelles du poste de direction depuis"
        )
        network.mend()
        page.clock.fast_forward(30_000)
        expect(page.locator("#stale")).to_be_hidden()
        context.close()
        network.close()

    def test_what_was_unfolded_stays_so_and_what_is_gone_back_to_is_fresh(
        self, browser: Browser, room: Served
    ) -> None:
        nadia, alex = a_phone(browser), a_phone(browser)
        floor, director = paired(nadia, room, "floor", "Nadia"), paired(alex, room, "director", "A")
        director.goto(f"{room.url}/floor/clock")
        director.get_by_text("Aller à un niveau").click()
        floor.goto(f"{room.url}/floor/player/17")
        key = floor.locator("main input[name=key]").first.get_attribute("value")
        before = director.locator("#top").get_attribute("data-sequence")
        with floor.expect_navigation(timeout=60_000):
            floor.get_by_role("button", name="Absent").click()
        expect(floor.get_by_role("button", name="De retour")).to_be_visible()
        expect(director.locator("#top")).not_to_have_attribute("data-sequence", str(before))
        expect(director.get_by_role("button", name="Y aller")).to_be_visible()
        floor.go_back()
        expect(floor.locator("main input[name=key]").first).not_to_have_value(str(key))
        nadia.close()
        alex.close()


class TestTheNetworkFails:
    def test_what_was_not_done_is_told_and_asked_again(
        self, browser: Browser, room: Served
    ) -> None:
        context = a_phone(browser)
        page = paired(context, room, "floor", "Nadia")
        page.goto(f"{room.url}/floor/player/11")
        context.set_offline(True)
        page.get_by_role("button", name="Absent").click()
        expect(page.locator(".sent")).to_contain_text("on ne sait pas encore si c’est fait")
        context.set_offline(False)
        page.get_by_role("button", name="Demander si c’est fait").click()
        expect(page.locator(".sent")).to_contain_text("rien n’a été fait")
        page.get_by_role("button", name="Le faire maintenant").click()
        expect(page.get_by_role("button", name="De retour")).to_be_visible()
        context.close()

    def test_what_was_done_though_the_answer_was_lost_is_told(
        self, browser: Browser, room: Served
    ) -> None:
        context = a_phone(browser)
        page = paired(context, room, "floor", "Omar")
        page.goto(f"{room.url}/floor/player/12")

        def lost(route: Route) -> None:
            route.fetch(max_redirects=0)
            route.abort()

        def late(route: Route) -> None:
            # By then the page has heard of the change, and been read again.
            expect(page.locator("#last")).to_contain_text("NOM12 Zoé")
            route.continue_()

        page.route("**/act", lost)
        page.route("**/acts/*", late)
        page.get_by_role("button", name="Absent").click()
        expect(page.locator(".sent")).to_contain_text("NOM12 Zoé")
        page.get_by_role("button", name="Continuer").click()
        expect(page.get_by_role("button", name="De retour")).to_be_visible()
        context.close()

    def test_what_was_filled_in_stays_to_be_put_right(self, browser: Browser, room: Served) -> None:
        context = a_phone(browser)
        page = paired(context, room, "floor", "Nadia")
        page.goto(f"{room.url}/floor/table/2/count")
        typed = page.locator("main input[type=text]")
        typed.first.fill("douze")
        for number in range(1, typed.count() - 1):
            typed.nth(number).fill("10 000")
        page.get_by_role("button", name="Noter").click()
        expect(page.locator(".sent")).to_contain_text("en chiffres")
        expect(typed.nth(1)).to_have_value("10 000")
        typed.first.fill("10 000")
        page.get_by_role("button", name="Noter").click()
        page.wait_for_url("**/floor/table/2")
        context.close()


class TestTwoPeople:
    def test_what_was_begun_is_kept_until_it_is_refused(
        self, browser: Browser, room: Served
    ) -> None:
        nadia, omar = a_phone(browser), a_phone(browser)
        first, second = paired(nadia, room, "floor", "Nadia"), paired(omar, room, "floor", "Omar")
        for page in (first, second):
            page.goto(f"{room.url}/floor/player/18")
        second.select_option("#to", index=1)
        second.fill("#why", "fratrie")
        first.get_by_role("button", name="Absent").click()
        expect(second.locator("#changed")).to_contain_text("est conservé")
        expect(second.locator("#why")).to_have_value("fratrie")
        second.get_by_role("button", name="Déplacer").click()
        expect(second.locator("main")).to_contain_text("Rien n’a été fait")
        expect(second.locator("#changed")).to_be_hidden()
        nadia.close()
        omar.close()

    def test_the_second_sees_what_the_first_did(self, browser: Browser, room: Served) -> None:
        nadia, omar = a_phone(browser), a_phone(browser)
        first, second = paired(nadia, room, "floor", "Nadia"), paired(omar, room, "floor", "Omar")
        for page in (first, second):
            page.goto(f"{room.url}/floor/player/14")
        # The second one's phone sleeps meanwhile: nothing wakes its page.
        second.route("**/events", lambda route: route.abort())
        second.goto(f"{room.url}/floor/player/14")
        first.get_by_role("button", name="Absent").click()
        expect(first.get_by_role("button", name="De retour")).to_be_visible()
        second.get_by_role("button", name="Absent").click()
        expect(second.locator("main")).to_contain_text("Rien n’a été fait")
        expect(second.locator("main")).to_contain_text("(Nadia)")
        nadia.close()
        omar.close()


def test_after_fifty_wrong_pins_the_page_asks_for_ten_digits(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, an_evening(8, 1)) as guessed:
        old = guessed.told["floor_pin"]
        context = a_phone(browser)
        page = context.new_page()
        page.goto(f"{guessed.url}/pair")
        where = urlsplit(guessed.url)
        wrong = next(f"{n}" * 6 for n in range(3) if f"{n}" * 6 not in guessed.told.values())
        for number in range(SHORT_TRIES):
            source = (f"127.0.0.{2 + number // 5}", 0)
            connection = HTTPConnection(where.hostname or "", where.port, 60, source)
            connection.request("POST", "/api/pair", json.dumps({"pin": wrong, "name": "Eve"}))
            assert connection.getresponse().status == 401
            connection.close()
        guessed.told |= json.loads(guessed.said.readline())
        # Begun before, with the six digits that were right then.
        page.fill("#pin", old)
        page.fill("#name", "Nadia")
        page.click("main button")
        expect(page.get_by_role("alert")).to_contain_text("il a maintenant dix chiffres")
        expect(page.locator("main")).to_contain_text("Les dix chiffres affichés")
        assert not faults(page)
        pin = guessed.told["floor_pin"]
        page.fill("#pin", f"{pin[:3]} {pin[3:6]} {pin[6:]}")
        page.click("main button")
        page.wait_for_url("**/floor")
        context.close()


def test_what_a_page_signs_is_what_the_standards_say(browser: Browser) -> None:
    page = browser.new_page()
    page.add_script_tag(path=Path(signing.__file__).parent / "static" / "sign.js")
    page.evaluate(
        """() => {
          const bytes = (text) =>
            Uint8Array.from(text.match(/../g) || [], (one) => parseInt(one, 16));
          window.digest = (message) => signing.hex(signing.sha256(bytes(message)));
          window.code = ([key, message]) => signing.hex(signing.hmac(bytes(key), bytes(message)));
        }"""
    )
    for message, digest in (*SHA_256, (b"a".hex() * 1_000_000, MILLION)):
        assert page.evaluate("message => digest(message)", message) == digest
    for key, message, code in HMAC_SHA_256:
        assert page.evaluate("told => code(told)", [key, message])[: len(code)] == code
    for key, message, digest, code in random_bytes(30, 150):
        assert page.evaluate("message => digest(message)", message) == digest
        assert page.evaluate("told => code(told)", [key, message]) == code
    page.close()


class TestACertificateOfTheClubsOwn:
    @pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
    def test_a_narrow_phone_reads_how_to_trust_it(
        self, browser: Browser, tmp_path: Path, language: str
    ) -> None:
        narrow = {"width": 360, "height": 740}
        with served(tmp_path, an_evening(4, 1), "--own-certificate") as secure:
            phone = a_phone(browser, narrow, locale=language, ignore_https_errors=True)
            page = phone.new_page()
            page.goto(f"{secure.url}/pair")
            page.get_by_role("link", name=re.compile("avertissement|warning")).click()
            expect(page.locator("h1")).to_contain_text(re.compile("avertissement|warning"))
            for words in ("autorité|authority", "Android"):
                page.get_by_role("link", name=re.compile(words)).click()
                expect(page.locator("main .back")).to_have_accessible_name(
                    re.compile("Retour|Back")
                )
            wide = page.locator("main").evaluate("one => one.scrollWidth - one.clientWidth")
            assert wide <= 0 and faults(page) == []
            with page.expect_download() as download:
                page.locator("a.first").click()
            assert download.value.suggested_filename == "td-app.crt"
            phone.close()

    def test_chromium_goes_no_further_by_itself(self, browser: Browser, tmp_path: Path) -> None:
        with served(tmp_path, an_evening(4, 1), "--own-certificate") as secure:
            page = a_phone(browser).new_page()
            with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
                page.goto(secure.url)
            page.context.close()
