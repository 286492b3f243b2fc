"""Somebody on the same Wi-Fi hears all that is sent, and sends it again: nothing happens twice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.routing import Route
from web_builders import (
    Answer,
    Browser,
    a_browser,
    a_phone,
    a_site,
    fill,
    form_for,
    proved,
    scan,
    words_of,
)

from td_app.web.api import Api, application
from td_app.web.devices import hashed, new_secret
from td_app.web.pages.site import TOKEN
from td_app.web.pairing import Pairing
from td_app.web.roles import Role
from td_app.web.signature_check import UNSIGNED

FORM = {"content-type": "application/x-www-form-urlencoded"}
#: What stands in the addresses that name something.
NAMED = {"op": "string_bet", "entrant:int": "3", "entrant": "3", "number:int": "1", "key": "k1"}


def eve(phone: Browser, **given: Any) -> Browser:
    """Somebody who heard the phone: they have its cookie, and not its key."""
    return Browser(phone.app, address="192.168.1.66", cookies=dict(phone.cookies), **given)


def state_of(site: Api) -> tuple[object, ...]:
    """All that somebody could change."""
    calls = site.calls
    return (site.served.sequence, calls.version, site.pairing.devices, dict(calls._given_up))


def away(site: Api) -> set[int]:
    return {row.entrant for row in site.served.live.players().rows if row.absence}


def addresses(site: Api) -> Iterator[tuple[str, str]]:
    """Every address to which something is sent: as the application knows it, and filled in."""
    for route in application(site)._app.routes:  # type: ignore[attr-defined]
        if isinstance(route, Route) and (route.methods or set()) - {"GET", "HEAD"}:
            yield route.path, re.sub(r"\{([^}]*)\}", lambda told: NAMED[told[1]], route.path)


class Restarted:
    """The same tournament and phones, served by another run."""

    def __init__(self, site: Api) -> None:
        before = site.pairing
        pairing = Pairing(lambda: 0.0, before.book, post_key=before.post_key)
        self.site = Api(site.served, pairing)
        self.app = application(self.site)


class Sniffed:
    """An act of a phone as it crossed the air."""

    def __init__(self, phone: Browser, path: str, command: str, **filled: Any) -> None:
        self.path, form = form_for(phone.get(path), command, **filled)
        self.body = urlencode(form, doseq=True).encode()
        self.headers = {**FORM, **phone.signature("POST", self.path, self.body)}

    def sent(self, by: Browser, **changed: Any) -> Answer:
        told = {"method": "POST", "path": self.path, "body": self.body, **changed}
        return by.ask(told["method"], told["path"], told["body"], self.headers)


class TestAStolenToken:
    def test_at_no_address_does_it_do_anything(self) -> None:
        site = a_site()
        phone = a_phone(site, Role.DIRECTOR)
        floor_page = phone.get("/floor/player/3")
        _, act = form_for(floor_page, "mark_away")
        token = phone.cookies[TOKEN]
        bearer = {"authorization": f"Bearer {token}"}
        command = json.dumps({"command": "pause_clock"}).encode()
        before = state_of(site)
        tried = []
        for known_as, path in addresses(site):
            for body in (
                urlencode({**act, "what": "take", "which": 1}, doseq=True).encode(),
                command,
            ):
                cookie = eve(phone).ask("POST", path, body, FORM)
                both = eve(phone).ask("POST", path, body, {**FORM, **bearer})
                alone = a_browser(site).ask("POST", path, body, {**FORM, **bearer})
                if known_as not in UNSIGNED:
                    assert (cookie.status, both.status, alone.status) == (401, 401, 401), path
                    assert b"QR" in cookie.body
                assert state_of(site) == before, path
                tried.append(known_as)
        assert {"/act", "/calling", "/leave", "/api/command"} <= set(tried)

    def test_to_a_machine_it_is_a_code(self) -> None:
        site = a_site()
        token = a_phone(site).cookies[TOKEN]
        told = a_browser(site).ask(
            "POST", "/api/command", b"{}", {"authorization": f"Bearer {token}"}
        )
        assert (told.status, told.json["error"]["code"]) == (401, "NOT_SIGNED")
        assert told.headers["td-run"] == site.pairing.signatures.run

    def test_beside_a_token_of_ones_own_neither(self) -> None:
        site = a_site()
        phone = a_phone(site)
        other = eve(phone)
        own, _ = site.pairing.pair(site.pairing.offer(Role.FLOOR), "Eve", "e")
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        act.headers = {**FORM, "authorization": f"Bearer {own}"}
        before = state_of(site)
        assert act.sent(other).status == 401
        assert state_of(site) == before

    def test_it_stops_no_act_that_is_on_its_way(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        assert eve(phone).get(f"/acts/{form['key'][0]}").status == 401
        assert phone.post(action, form).status == 200
        assert phone.get(f"/acts/{form['key'][0]}").json["done"]

    def test_what_the_phone_reads_is_read_too(self) -> None:
        phone = a_phone(a_site())
        assert "Appels" in words_of(eve(phone).get("/floor"))

    def test_on_this_computer_and_over_tls_the_token_alone_acts(self) -> None:
        site = a_site()
        phone = a_phone(site)
        here = Browser(phone.app, address="127.0.0.1", cookies=dict(phone.cookies))
        assert fill(here, "/floor/player/3", "mark_away").status == 200
        over_tls = Browser(phone.app, scheme="https")
        assert scan(over_tls, site.pairing.offer_code(Role.FLOOR)).status == 200
        over_tls.key = ""
        assert fill(over_tls, "/floor/player/4", "mark_away").status == 200
        assert away(site) == {3, 4}

    def test_heard_before_there_was_a_certificate_it_does_nothing_over_tls(self) -> None:
        site = a_site()
        phone = a_phone(site)
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        act.headers = FORM
        before = state_of(site)
        assert act.sent(eve(phone, scheme="https")).status == 401
        assert state_of(site) == before
        # The phone itself has its key still.
        phone.scheme = "https"
        assert fill(phone, "/floor/player/3", "mark_away").status == 200


class TestASniffedAct:
    def test_it_acts_once(self) -> None:
        site = a_site()
        phone = a_phone(site)
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        assert act.sent(phone).status == 303
        after = state_of(site)
        assert act.sent(eve(phone)).status == 401
        assert state_of(site) == after

    def test_nothing_of_it_may_be_changed(self) -> None:
        site = a_site()
        phone = a_phone(site)
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        before = state_of(site)
        for changed in (
            {"body": act.body.replace(b"player=3", b"player=4") + b"&x="},
            {"path": "/calling"},
            {"path": "/act?x=1"},
            {"path": "/leave"},
        ):
            assert act.sent(eve(phone), **changed).status == 401
        for method in ("PUT", "DELETE", "PATCH"):
            assert act.sent(eve(phone), method=method).status == 405
        act.headers["td-counter"] = "900"
        assert act.sent(eve(phone)).status == 401
        assert state_of(site) == before

    def test_nor_to_which_request_of_a_machine_it_answers(self) -> None:
        site = a_site()
        phone = a_phone(site)
        body = b'{"command": "mark_away", "entrant": 3, "away": true}'
        headers = phone.signature("POST", "/api/command", body)
        headers["authorization"] = f"Bearer {phone.cookies[TOKEN]}"
        before = state_of(site)
        again = {**headers, "idempotency-key": "another"}
        assert eve(phone).ask("POST", "/api/command", body, again).status == 401
        assert state_of(site) == before

    def test_after_a_restart_it_does_nothing(self) -> None:
        site = a_site()
        phone = a_phone(site)
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        # Heard, and lost before it arrived.
        again = Restarted(site)
        before = state_of(again.site)
        other = Browser(again.app, address="192.168.1.66", cookies=dict(phone.cookies))
        assert act.sent(other).status == 401
        assert state_of(again.site) == before

    def test_once_undone_it_stays_so(self) -> None:
        site = a_site()
        phone = a_phone(site)
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        act.sent(phone)
        undo = Sniffed(phone, "/floor", "undo")
        assert undo.sent(phone).status == 303
        after = state_of(site)
        for heard in (act, undo, act):
            assert heard.sent(eve(phone)).status == 401
        assert state_of(site) == after

    def test_a_revoked_phones_neither(self) -> None:
        site = a_site()
        phone = a_phone(site)
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        site.pairing.revoke(site.pairing.devices[0].post)
        assert act.sent(eve(phone)).headers["location"] == "/pair"


class TestASniffedPairing:
    def pairing(self, site: Api, code: str) -> tuple[Browser, dict[str, str]]:
        """A phone that comes in, and what was heard of it."""
        phone = a_browser(site)
        nonce = phone.ask("GET", "/api/nonce", b"", {}).json["nonce"]
        heard = {**proved(code, nonce)[1], "name": "Nadia"}
        assert phone.post("/pair", heard).status == 200
        return phone, heard

    @pytest.mark.parametrize("table", [0, 4])
    def test_it_pairs_once(self, table: int) -> None:
        site = a_site()
        pairing = site.pairing
        code = pairing.offer_table(table) if table else pairing.offer_code(Role.FLOOR)
        _, heard = self.pairing(site, code)
        other = a_browser(site, address="192.168.1.66")
        assert other.post("/pair", heard).status == 401
        assert other.ask("POST", "/api/pair", json.dumps(heard).encode(), {}).status == 401
        assert len(pairing.devices) == 1 and TOKEN not in other.cookies

    def test_another_nonce_or_name_is_not_proved(self) -> None:
        site = a_site()
        _, heard = self.pairing(site, site.pairing.offer_table(4))
        for changed in (
            {"server_nonce": site.pairing.signatures.nonce()},
            {"client_nonce": "else", "server_nonce": site.pairing.signatures.nonce()},
            {"name": "Eve", "server_nonce": site.pairing.signatures.nonce()},
        ):
            other = a_browser(site, address="192.168.1.66")
            assert other.post("/pair", {**heard, **changed}).status == 401
        assert len(site.pairing.devices) == 1

    def test_the_address_without_its_secret_pairs_nobody(self) -> None:
        site = a_site()
        for code in (site.pairing.offer_table(4), site.pairing.offer_code(Role.DIRECTOR)):
            offer, _, secret = code.partition("#")
            page = a_browser(site).get(f"/p/{offer}")
            assert page.status == 200 and secret not in page.text
            for told in (
                {"code": offer, "name": "Eve"},
                {"pin": offer, "name": "Eve"},
                {**proved(f"{offer}#{offer}", site.pairing.signatures.nonce())[1], "name": "Nadia"},
            ):
                assert a_browser(site, address="e").post("/pair", told).status == 401
        assert site.pairing.devices == ()

    def test_somebody_who_sends_it_all_again_takes_no_place_of_a_table(self) -> None:
        site = a_site()
        code = site.pairing.offer_table(4)
        _, heard = self.pairing(site, code)
        for _ in range(30):
            a_browser(site, address="192.168.1.66").post("/pair", heard)
        self.pairing(site, code)
        assert len(site.pairing.devices) == 2


class TestAnHonestPhone:
    def test_sent_twice_it_acts_once(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        before = site.served.sequence
        for _ in range(2):
            assert phone.post(action, form).status == 200
        assert site.served.sequence == before + 1

    def test_of_two_tabs_the_slower_signs_anew(self) -> None:
        site = a_site()
        phone = a_phone(site)
        slow = Sniffed(phone, "/floor/player/3", "mark_away")
        fast = Sniffed(phone, "/floor/player/4", "mark_away")
        assert fast.sent(phone).status == 303
        late = slow.sent(phone)
        assert (late.status, late.headers["td-run"]) == (401, phone.run)
        slow.headers |= phone.signature("POST", slow.path, slow.body)
        assert slow.sent(phone).status == 303
        assert away(site) == {3, 4}

    def test_after_a_restart_it_is_told_the_run_and_signs_anew(self) -> None:
        site = a_site()
        phone = a_phone(site)
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        again = Restarted(site)
        phone.app = again.app
        refused = act.sent(phone)
        assert refused.status == 401
        phone.run = refused.headers["td-run"]
        act.headers |= phone.signature("POST", act.path, act.body)
        assert act.sent(phone).status == 303
        assert away(again.site) == {3}

    def test_its_page_tells_the_run_and_what_to_do_without_a_script(self) -> None:
        site = a_site()
        phone = a_phone(site)
        page = phone.get("/floor")
        assert f'data-run="{site.pairing.signatures.run}"' in page.text
        assert "<noscript>" in page.text and "JavaScript" in page.text
        here = Browser(phone.app, address="127.0.0.1", cookies=dict(phone.cookies))
        assert "data-run=" not in here.get("/floor").text

    def test_a_body_too_long_is_refused_as_ever(self) -> None:
        phone = a_phone(a_site())
        assert phone.ask("POST", "/act", b"x" * 300_000, FORM).status == 413


class TestAnUnprotectedPhone:
    def test_by_six_digits_over_the_air_it_is_told_so_and_acts(self) -> None:
        site = a_site()
        phone = a_browser(site)
        assert "ne sera pas protégé" in words_of(phone.get("/pair"))
        phone.post("/pair", {"pin": site.pairing.offer(Role.FLOOR), "name": "Nadia"})
        assert "non protégé" in phone.get("/floor").text
        assert fill(phone, "/floor/player/3", "mark_away").status == 200
        assert not site.pairing.devices[0].protected

    def test_by_a_qr_code_it_is_not_told_so(self) -> None:
        phone = a_phone(a_site())
        assert "non protégé" not in phone.get("/floor").text

    @pytest.mark.parametrize(("scheme", "address"), [("https", "10.0.0.1"), ("http", "127.0.0.1")])
    def test_where_nobody_listens_six_digits_protect(self, scheme: str, address: str) -> None:
        site = a_site()
        phone = a_browser(site, scheme=scheme, address=address)
        assert "ne sera pas protégé" not in words_of(phone.get("/pair"))
        phone.post("/pair", {"pin": site.pairing.offer(Role.FLOOR), "name": "Nadia"})
        assert site.pairing.devices[0].protected
        assert fill(phone, "/floor/player/3", "mark_away").status == 200
        # Heard elsewhere, its token does nothing: it has no key to sign with.
        assert Sniffed(phone, "/floor/player/4", "mark_away").sent(eve(phone)).status == 401

    def test_a_sheet_of_an_earlier_edition_is_good_still(self) -> None:
        site = a_site()
        code = new_secret()
        site.pairing.book.tables[hashed(code)] = (4, site.pairing.now() + 60)
        phone = a_browser(site)
        action, form = form_for_pairing(phone.get(f"/p/{code}"))
        assert "Ce téléphone sera celui de la table 4" in phone.page.text
        assert phone.post(action, {**form, "name": "Ana"}).status == 200
        assert (site.pairing.devices[0].table, site.pairing.devices[0].protected) == (4, False)

    def test_a_tables_code_on_a_floors_phone_crosses_the_air_and_says_so(self) -> None:
        site = a_site()
        phone = a_phone(site, Role.DIRECTOR)
        page = phone.get("/floor/table/1/phone")
        sheet = site.pairing.offer_table(1)
        assert "ne protège pas" in words_of(page)
        assert sheet.partition("#")[2] not in page.text
        here = Browser(phone.app, address="127.0.0.1", cookies=dict(phone.cookies))
        assert sheet in here.get("/floor/table/1/phone").text


def form_for_pairing(page: Answer) -> tuple[str, dict[str, str]]:
    told = re.findall(r'name="code" value="([^"]*)"', page.text)
    return "/pair", {"code": told[0]}


def test_a_phone_that_cannot_sign_comes_in_anew_by_digits() -> None:
    site = a_site()
    phone = a_phone(site)
    phone.key = ""
    assert "Appels" in words_of(phone.get("/pair"))
    page = phone.get("/pair?digits")
    assert "Les six chiffres" in words_of(page) and "plus associé" not in words_of(page)
    phone.post("/pair", {"pin": site.pairing.offer(Role.FLOOR), "name": "Nadia"})
    assert fill(phone, "/floor/player/3", "mark_away").status == 200


class TestRefused:
    """The director has refused unprotected phones."""

    def test_none_comes_in_by_six_digits_over_the_air(self) -> None:
        site = a_site()
        pin = site.pairing.offer(Role.FLOOR)
        site.pairing.refuse_unprotected = True
        phone = a_browser(site)
        assert "QR code" in words_of(phone.get("/pair")) and "<form" not in phone.page.text
        answer = phone.post("/pair", {"pin": pin, "name": "Eve"})
        assert answer.status == 403 and "QR code" in words_of(answer)
        asked = json.dumps({"pin": pin, "name": "Eve"}).encode()
        told = phone.ask("POST", "/api/pair", asked, {})
        assert (told.status, told.json["error"]["code"]) == (403, "UNPROTECTED_REFUSED")
        assert site.pairing.devices == ()

    def test_one_that_was_in_hears_what_to_do(self) -> None:
        site = a_site()
        phone = a_browser(site)
        phone.post("/pair", {"pin": site.pairing.offer(Role.FLOOR), "name": "Nadia"})
        act = Sniffed(phone, "/floor/player/3", "mark_away")
        site.pairing.refuse_unprotected = True
        before = state_of(site)
        assert "QR code" in words_of(phone.get("/floor"))
        assert act.sent(phone).headers["location"] == "/pair"
        bearer = {"authorization": f"Bearer {phone.cookies[TOKEN]}"}
        for method, path in (("POST", "/api/command"), ("GET", "/api/view/room")):
            told = phone.ask(method, path, b"{}", bearer)
            assert (told.status, told.json["error"]["code"]) == (403, "UNPROTECTED_REFUSED")
        assert state_of(site) == before
        assert scan(phone, site.pairing.offer_code(Role.FLOOR)).status == 200
        assert fill(phone, "/floor/player/3", "mark_away").status == 200

    def test_a_floors_phone_shows_no_code_that_would_be_refused(self) -> None:
        site = a_site()
        phone = a_phone(site, Role.DIRECTOR)
        site.pairing.refuse_unprotected = True
        page = phone.get("/floor/table/1/phone")
        assert page.status == 200 and 'class="qr"' not in page.text and "/p/" not in page.text


def test_no_pin_is_told_by_asking_for_a_page() -> None:
    """The page of a code said whether six digits were good, as often as one liked."""
    site = a_site()
    pin = site.pairing.offer(Role.DIRECTOR)
    for told in (pin, hashed(pin)):
        assert a_browser(site).get(f"/p/{told}").status == 410
