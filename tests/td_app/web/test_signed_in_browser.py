"""A phone on a Wi-Fi without a certificate, in a real browser: paired by its camera, it signs."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest
from browsing import Served, a_phone, an_evening, chromium, faults, paired, served
from playwright.sync_api import Browser, Page, Request, Route, expect

import td_app.web
from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.program.post_key import post_key
from td_app.web.devices import book_of
from td_app.web.networks import networks
from td_app.web.pairing import Pairing

pytestmark = pytest.mark.servers

SMALL = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


class Wifi:
    """A tournament served to a network of this computer, started again at will."""

    def __init__(self, folder: Path) -> None:
        found = networks()
        assert found, "this machine has no address but its own"
        self.address = found[0].address
        self.folder = folder
        self.code = ""
        with socket.socket() as free:
            free.bind((self.address, 0))
            self.port = free.getsockname()[1]
        self.lines = [*an_evening(16, 2), {"command": "announce_hand_for_hand"}]

    def printed(self, file: Path) -> None:
        """Print the sheet of table 1, as the window does."""
        with open_club_file(file) as opened:
            book = book_of(club_of(opened).directory, 1, time.time())
            pairing = Pairing(time.monotonic, book, post_key=post_key(lambda trouble: None))
            self.code = pairing.offer_table(1)

    @contextmanager
    def evening(self, *options: str) -> Iterator[Served]:
        lines = self.lines
        # Played once; started again, it is where it was.
        first = (lambda file: None) if self.code else self.printed
        self.lines = []
        listened = ("--host", "0.0.0.0", "--port", str(self.port), *options)
        with served(self.folder, lines, *listened, first=first) as running:
            port = urlsplit(running.url).port
            running.told["url"] = f"http://{self.address}:{port}"
            yield running


@pytest.fixture
def wifi(tmp_path: Path) -> Wifi:
    return Wifi(tmp_path)


def scanned(page: Page, room: Served, code: str, name: str = "Ana") -> list[Request]:
    """Open what a camera has read, and pair; return all that was sent."""
    sent: list[Request] = []
    page.on("request", lambda asked: sent.append(asked))
    page.goto(f"{room.url}/p/{code}")
    page.fill("#name", name)
    page.click("main button")
    page.wait_for_url("**/table")
    return sent


def counted(page: Page, room: Served, stack: str) -> None:
    """Count the stacks of the table, which an entry of the journal keeps."""
    page.goto(f"{room.url}/table/count")
    noted(page, stack)


def noted(page: Page, stack: str) -> None:
    typed = page.locator("main input[inputmode=numeric]")
    for number in range(typed.count()):
        typed.nth(number).fill(stack)
    page.get_by_role("button", name="Noter").click()
    page.wait_for_url("**/table")


def sequence(page: Page) -> int:
    return int(page.locator("#top").get_attribute("data-sequence") or 0)


class TestOnAWifiWithoutACertificate:
    def test_a_phone_acts_before_and_after_a_restart_and_its_secret_is_never_sent(
        self, browser: Browser, wifi: Wifi
    ) -> None:
        phone = a_phone(browser, SMALL)
        page = phone.new_page()
        with wifi.evening() as room:
            secret = wifi.code.partition("#")[2]
            sent = scanned(page, room, wifi.code)
            assert secret and not any(secret in told for told in map(_all_of, sent))
            key = page.evaluate("localStorage.getItem('td-key')")
            page.go_back()
            assert secret not in page.url
            page.goto(f"{room.url}/table")
            expect(page.locator("body")).not_to_contain_text("non protégé")
            before = sequence(page)
            counted(page, room, "10000")
            assert sequence(page) == before + 1
            assert not any(key in told for told in map(_all_of, sent))
            acts = [one for one in sent if one.method == "POST" and one.url.endswith("/act")]
            assert acts and all("td-signature" in one.headers for one in acts)
            page.goto(f"{room.url}/table/count")
        # The page was open meanwhile: it is of the run before.
        with wifi.evening() as room:
            noted(page, "11000")
            page.reload()
            assert sequence(page) == before + 2
            assert room.url in page.url
        phone.close()

    def test_what_was_heard_of_an_act_does_nothing(self, browser: Browser, wifi: Wifi) -> None:
        phone = a_phone(browser, SMALL)
        page = phone.new_page()
        with wifi.evening() as room:
            sent = scanned(page, room, wifi.code)
            counted(page, room, "10000")
            before = sequence(page)
            (act,) = [one for one in sent if one.url.endswith("/act")]
            cookies = "; ".join(f"{one['name']}={one['value']}" for one in phone.cookies())
            heard = {k: v for k, v in act.headers.items() if not k.startswith(("content-len", ":"))}
            again = phone.request.post(
                act.url, data=act.post_data or "", headers={**heard, "cookie": cookies}
            )
            assert again.status == 401
            page.goto(f"{room.url}/table")
            assert sequence(page) == before
        phone.close()

    def test_two_tabs_act_one_after_the_other(self, browser: Browser, wifi: Wifi) -> None:
        phone = a_phone(browser, SMALL)
        first = phone.new_page()
        with wifi.evening() as room:
            scanned(first, room, wifi.code)
            second = phone.new_page()
            second.goto(f"{room.url}/table")
            held: list[Route] = []

            def late(route: Route) -> None:
                if held:
                    route.continue_()
                held.append(route)

            first.route("**/calling", late)
            first.get_by_role("button", name="Appeler un floor").click()
            expect(first.get_by_role("button", name="Appeler un floor")).to_be_disabled()
            counted(second, room, "10000")
            # Signed before the other tab's, it arrives after it.
            held[0].continue_()
            expect(first.get_by_role("button", name="Appel terminé")).to_be_visible()
            assert len(held) == 2
        phone.close()

    def test_without_a_script_it_says_so_and_offers_the_digits(
        self, browser: Browser, wifi: Wifi
    ) -> None:
        phone = a_phone(browser, SMALL)
        page = phone.new_page()
        with wifi.evening() as room:
            scanned(page, room, wifi.code)
            plain = a_phone(
                browser, SMALL, java_script_enabled=False, storage_state=phone.storage_state()
            )
            page = plain.new_page()
            page.goto(f"{room.url}/table")
            expect(page.locator(".unsafe")).to_contain_text("activez JavaScript")
            page.get_by_role("button", name="Appeler un floor").click()
            expect(page.locator("h1")).to_contain_text("Rien n’a été fait")
            page.goto(f"{room.url}/p/{wifi.code}")
            expect(page.locator("main .amber")).to_contain_text("Activez JavaScript")
            expect(page.locator("#name")).to_be_hidden()
            page.get_by_role("link", name="Taper les chiffres").click()
            expect(page.locator("#pin")).to_be_visible()
            plain.close()
        phone.close()

    def test_a_code_read_in_part_or_of_no_use_says_so(self, browser: Browser, wifi: Wifi) -> None:
        phone = a_phone(browser, SMALL)
        page = phone.new_page()
        with wifi.evening() as room:
            page.goto(f"{room.url}/p/{wifi.code.partition('#')[0]}")
            expect(page.locator("#said")).to_contain_text("n’a pas été lu en entier")
            expect(page.locator("#name")).to_be_hidden()
            page.goto(f"{room.url}/p/{wifi.code}x")
            page.fill("#name", "Ana")
            page.click("main button")
            expect(page.locator("#said")).to_contain_text("a expiré")
            # Read again, the page has its secret still; it is in no address.
            page.goto("about:blank")
            page.goto(f"{room.url}/p/{wifi.code}")
            page.reload()
            page.fill("#name", "Ana")
            assert faults(page) == []
            page.click("main button")
            page.wait_for_url("**/table")
        phone.close()

    def test_by_digits_it_is_unprotected_and_refused_where_the_director_says(
        self, browser: Browser, wifi: Wifi
    ) -> None:
        phone = a_phone(browser, SMALL)
        with wifi.evening() as room:
            page = paired(phone, room, "floor", "Nadia")
            expect(page.locator("body")).to_contain_text("Téléphone non protégé")
            assert faults(page) == []
            page.goto(f"{room.url}/floor/player/3")
            page.get_by_role("button", name="Absent").click()
            expect(page.get_by_role("button", name="De retour")).to_be_visible()
        with wifi.evening("--refuse-unprotected") as room:
            page.goto(f"{room.url}/floor")
            expect(page.locator("#said")).to_contain_text("Seuls les téléphones protégés")
            scanned(page, room, wifi.code)
        phone.close()

    def test_a_program_pairs_and_signs_as_the_readme_says(self, wifi: Wifi) -> None:
        readme = (Path(td_app.web.__file__).parent / "README.md").read_text(encoding="utf-8")
        program: dict[str, Any] = {}
        exec(readme.partition("```python\n")[2].partition("```")[0], program)
        with wifi.evening() as room:
            device = program["pair"](f"{room.url}/p/{wifi.code}", "Écran")
            assert (device["role"], device["protected"]) == ("table", True)
            asked = {"command": "table_done", "table": 1}
            alone = {"Authorization": f"Bearer {device['token']}"}
            with pytest.raises(HTTPError) as refused:
                program["ask"](f"{room.url}/api/command", asked, **alone)
            assert json.load(refused.value)["error"]["code"] == "NOT_SIGNED"
            assert program["ask"](f"{room.url}/api/view/hand_for_hand", **alone)
            for _ in range(2):
                told = program["act"](device, asked, "k1")
                assert told["ok"]


def _all_of(one: Request) -> str:
    return " ".join((one.url, one.post_data or "", *one.headers.values()))
