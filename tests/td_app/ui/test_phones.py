"""Phones served beside the window: every act in the window's thread, in its turn."""

from __future__ import annotations

import gc
import json
import os
import ssl
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from builders import a_club, a_setup, registered
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.bootstrap import club_of
from td_app.live.session import TournamentSession
from td_app.persistence.copies import copy_to, put_back
from td_app.persistence.engine import open_club_file
from td_app.ports.club import PrintedPaper
from td_app.tournament import commands as cmd
from td_app.ui import phones as phones_module
from td_app.ui.desk import Desk
from td_app.ui.pages.program.settings.certificate_line import AuthorityDialog
from td_app.ui.pages.program.settings.phones_card import PairDialog, PhonesCard
from td_app.ui.phones import LONGEST_TURN_S, Phones
from td_app.ui.windows.banners import CallsBanner
from td_app.wall.wishes import WallMessage
from td_app.web import running
from td_app.web.door import SHORT_TRIES
from td_app.web.networks import Network
from td_app.web.roles import Role

HERE = Network("lo", "127.0.0.1", True)
#: How much the window does between two moments at which it draws (s of its thread's own time):
#: twenty times what is promised, ``tests/checks/phones_beside.py`` tells the figure.
LONGEST_S = 1.0


def _started(session: TournamentSession) -> None:
    registered(session, 16)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())


@pytest.fixture(autouse=True)
def by_this_thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let no thread but this one destroy widgets, as the application does (``Sweeper``)."""
    monkeypatch.setattr(gc, "freeze", lambda: None)
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[Desk]:
    kept = QSettings(str(tmp_path / "post.ini"), QSettings.Format.IniFormat)
    monkeypatch.setattr(phones_module, "post_settings", lambda: kept)
    monkeypatch.setattr(running, "LONGEST_START_S", 60.0)
    monkeypatch.setattr(running, "LONGEST_END_S", 60.0)
    # Another program that runs these tests beside this one answers at its own ports.
    beside = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    monkeypatch.setattr(running, "FIRST_PORT", 18_123 + running.PORTS_TRIED * beside)
    club = a_club()
    _started(club.create(a_setup()))
    desk = Desk(club)
    assert desk.open(1)
    yield desk
    desk.close()


class Outside:
    """A machine on the network: it asks from a thread of its own, the window goes on."""

    def __init__(self, phones: Phones, qtbot: QtBot) -> None:
        self.where, self._qtbot = urlsplit(phones.address), qtbot
        self._threads = ThreadPoolExecutor(8)

    def ask(
        self, method: str, path: str, body: Any = None, *, address: str = "", **headers: str
    ) -> tuple[int, Any]:
        answer = self.asked(method, path, body, address=address, **headers)
        self._qtbot.waitUntil(answer.done)
        return answer.result()

    def asked(
        self, method: str, path: str, body: Any = None, *, address: str = "", **headers: str
    ) -> Future[tuple[int, Any]]:
        return self._threads.submit(self._ask, method, path, body, address, headers)

    def _ask(
        self, method: str, path: str, body: Any, address: str, headers: dict[str, str]
    ) -> tuple[int, Any]:
        source = (address, 0) if address else None
        connection = HTTPConnection(self.where.hostname or "", self.where.port, 60, source)
        sent = json.dumps(body).encode() if body is not None else None
        connection.request(method, path, sent, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        kind = answer.getheader("content-type", "")
        return answer.status, json.loads(text) if "json" in kind else text.decode()


@pytest.fixture
def outside(desk: Desk, qtbot: QtBot) -> Outside:
    assert desk.phones.switch_on(HERE)
    return Outside(desk.phones, qtbot)


def _floor(desk: Desk, outside: Outside, role: Role = Role.FLOOR) -> dict[str, str]:
    offer = desk.phones.offer(role)
    assert offer is not None
    status, told = outside.ask("POST", "/api/pair", {"pin": offer.pin, "name": "Nadia"})
    assert status == 200
    return {"Authorization": f"Bearer {told['token']}"}


def _longest_turn(qtbot: QtBot, done: Callable[[], bool]) -> float:
    longest = 0.0
    while not done():
        began = time.thread_time()
        qtbot.wait(1)
        longest = max(longest, time.thread_time() - began)
    return longest


class TestOnAndOff:
    def test_off_until_switched_on(self, desk: Desk) -> None:
        assert not desk.phones.on
        assert desk.phones.address == ""
        assert desk.phones.offer(Role.FLOOR) is None

    def test_a_page_is_read_then_nothing_answers_any_more(
        self, desk: Desk, outside: Outside
    ) -> None:
        assert outside.ask("GET", "/")[0] == 200
        desk.phones.switch_off(wait=True)
        answer = outside.asked("GET", "/")
        with pytest.raises(OSError):
            answer.result(60)

    def test_a_phones_act_is_in_the_window_at_once(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        assert desk.live is not None
        floor = _floor(desk, outside)
        asked = {"command": "mark_away", "entrants": [3]}
        with qtbot.waitSignal(desk.live.changed):
            status, _ = outside.ask("POST", "/api/command", asked, **floor)
        assert status == 200
        assert desk.live.absence_of(3) is not None
        (row,) = desk.phones.paired()
        assert (row.device.name, row.connected) == ("Nadia", True)
        assert "JOUEUR0003" in row.last

    def test_one_button_ends_everything(self, desk: Desk, outside: Outside, qtbot: QtBot) -> None:
        floor = _floor(desk, outside)
        desk.phones.end_everything()
        assert not desk.phones.on
        assert desk.phones.switch_on(HERE)
        again = Outside(desk.phones, qtbot)
        assert again.ask("GET", "/api/view/room", **floor)[0] == 401

    def test_the_window_does_not_look_for_cycles_among_the_servers_modules(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        kept: list[bool] = []
        monkeypatch.setattr(gc, "freeze", lambda: kept.append(desk.phones.on))
        assert desk.phones.switch_on(HERE)
        assert kept == [True]

    def test_a_phone_stays_paired_when_the_desk_is_left_and_taken_again(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        floor = _floor(desk, outside)
        qtbot.waitUntil(lambda: bool(desk.club.directory.setting("phones")))
        desk.phones.switch_off(wait=True)
        assert desk.phones.switch_on(HERE)
        again = Outside(desk.phones, qtbot)
        assert again.ask("GET", "/api/view/room", **floor)[0] == 200

    def test_another_tournament_is_not_theirs(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        floor = _floor(desk, outside)
        _started(desk.club.create(a_setup(name="L’autre")))
        assert desk.open(2)
        assert outside.ask("GET", "/api/public")[1]["title"] == "L’autre"
        assert outside.ask("GET", "/api/view/room", **floor)[0] == 401
        assert desk.open(1)
        assert outside.ask("GET", "/api/view/room", **floor)[0] == 200


@contextmanager
def _phones_on(path: Path) -> Iterator[Phones]:
    """The phones of a window on a club's file."""
    with open_club_file(path) as file:
        club = club_of(file)
        if not club.tournaments():
            _started(club.create(a_setup()))
        desk = Desk(club)
        assert desk.open(1) and desk.phones.switch_on(HERE)
        yield desk.phones
        desk.phones.switch_off(wait=True)
        desk.close()


class TestGoingBackToACopy:
    """The club's file holds the phones; what was revoked is kept outside it."""

    @pytest.fixture
    def copied(
        self, tmp_path: Path, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> tuple[Path, list[str]]:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        path = tmp_path / "club.db"
        with _phones_on(path) as phones:
            assert phones._pairing is not None
            tokens = [
                phones._pairing.pair(phones._pairing.offer(Role.FLOOR), name, "a")[0]
                for name in ("Nadia", "Eve")
            ]
        copy_to(path, tmp_path / "copy.db")
        return path, tokens

    def paired(self, path: Path, tokens: list[str]) -> list[bool]:
        put_back(path.with_name("copy.db"), path, datetime(2026, 11, 28, 22))
        with _phones_on(path) as phones:
            assert phones._pairing is not None
            return [phones._pairing.device(token) is not None for token in tokens]

    def test_a_phone_unpaired_opens_nothing(self, copied: tuple[Path, list[str]]) -> None:
        path, tokens = copied
        with _phones_on(path) as phones:
            phones.revoke(phones.paired()[1].device.post)
        assert self.paired(path, tokens) == [True, False]

    def test_after_everything_was_cut_off_none_does(self, copied: tuple[Path, list[str]]) -> None:
        path, tokens = copied
        with _phones_on(path) as phones:
            phones.end_everything()
        assert self.paired(path, tokens) == [False, False]

    def test_nor_where_phones_were_not_even_on(self, copied: tuple[Path, list[str]]) -> None:
        path, tokens = copied
        with open_club_file(path) as file:
            desk = Desk(club_of(file))
            desk.phones.end_everything()
            desk.close()
        assert self.paired(path, tokens) == [False, False]


class TestTooManyWrongPins:
    def test_the_card_shows_the_pin_that_takes_its_place_and_says_why(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        pairing = desk.phones._pairing
        offer = desk.phones.offer(Role.FLOOR)
        assert pairing is not None and offer is not None
        card = PairDialog(offer, desk.phones)
        qtbot.addWidget(card)
        assert not card.why.isVisibleTo(card)
        assert card.pin.text() == f"{offer.pin[:3]}\u2002{offer.pin[3:]}"
        wrong = "000000" if offer.pin != "000000" else "111111"
        for number in range(SHORT_TRIES):
            asked = {"pin": wrong, "name": "Eve"}
            where = f"127.0.0.{2 + number // 5}"
            assert outside.ask("POST", "/api/pair", asked, address=where)[0] == 401
        qtbot.waitUntil(lambda: card.why.isVisibleTo(card))
        shown = card.pin.text().replace("\u2002", "")
        assert len(shown) == 10
        asked = {"pin": shown, "name": "Nadia"}
        assert outside.ask("POST", "/api/pair", asked)[0] == 200
        qtbot.waitUntil(lambda: "Nadia" in card.came.text() and card.came.isVisibleTo(card))
        # Neither another offer nor the switch brings six digits back.
        desk.phones.switch_off(wait=True)
        assert desk.phones.switch_on(HERE)
        later = desk.phones.offer(Role.FLOOR)
        assert later is not None and len(later.pin) == 10
        again = PairDialog(later, desk.phones)
        qtbot.addWidget(again)
        assert again.why.isVisibleTo(again)


class TestUnprotectedPhonesRefused:
    def test_no_digits_are_shown_that_would_be_refused(self, desk: Desk, qtbot: QtBot) -> None:
        assert desk.phones.switch_on(HERE)
        for refused in (True, False):
            desk.phones.refuse_unprotected(refused)
            offer = desk.phones.offer(Role.FLOOR)
            assert offer is not None
            card = PairDialog(offer, desk.phones)
            qtbot.addWidget(card)
            assert card.pin.isVisibleTo(card) is not refused


class TestSwitchedOffWhileAPageListens:
    def test_its_connection_ends_and_nothing_is_told_as_a_fault(
        self, desk: Desk, caplog: pytest.LogCaptureFixture
    ) -> None:
        assert desk.phones.switch_on(HERE)
        where = urlsplit(desk.phones.address)
        connection = HTTPConnection(where.hostname or "", where.port, 60)
        connection.request("GET", "/api/events")
        listening = connection.getresponse()
        assert listening.readline().startswith(b"data:")
        desk.phones.switch_off(wait=True)
        listening.read()
        connection.close()
        assert not caplog.records


class TestTheWindowGoesOn:
    def test_a_room_of_phones_never_keeps_it_waiting(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        floor = _floor(desk, outside)
        outside.ask("GET", "/ranking")
        asked = [
            outside.asked(
                "POST", "/api/command", {"command": "mark_away", "entrants": [n]}, **floor
            )
            for n in range(1, 9)
        ]
        asked += [outside.asked("GET", path) for path in ("/", "/ranking", "/moves", "/seat")] * 5
        longest = _longest_turn(qtbot, lambda: all(one.done() for one in asked))
        assert {one.result()[0] for one in asked} == {200}
        assert longest < LONGEST_S

    def test_however_much_they_ask_at_once_it_has_its_turn_in_between(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        turns, done, passed = QTimer(), list[tuple[int, int]](), [0]
        turns.timeout.connect(lambda: passed.__setitem__(0, passed[0] + 1))
        turns.start(0)

        def asked(number: int) -> None:
            until = time.thread_time() + LONGEST_TURN_S / 8
            while time.thread_time() < until:
                pass
            done.append((number, passed[0]))

        for number in range(40):
            desk.phones._posted.emit(partial(asked, number))
        qtbot.waitUntil(lambda: len(done) == 40, timeout=60_000)
        assert [number for number, _ in done] == list(range(40))
        assert len({turn for _, turn in done}) >= 4


class TestTheDeskSeesCalls:
    def test_the_longest_waiting_first_until_somebody_came(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        banner = CallsBanner(desk.phones, "Alex")
        qtbot.addWidget(banner)
        assert banner.isHidden()
        desk.phones.calls.call(2)
        desk.phones.calls.call(1)
        assert not banner.isHidden()
        going, over = banner.banner.buttons
        going.click()
        call = desk.phones.calls.of(2)
        assert call is not None and call.taken_by == "Alex"
        (over,) = banner.banner.buttons
        over.click()
        assert [call.table for call in desk.phones.calls.waiting] == [1]
        banner.banner.buttons[-1].click()
        assert banner.isHidden()

    def test_what_a_table_asks_for_is_confirmed(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        assert desk.live is not None and desk.phones._pairing is not None
        desk.live.dispatch(cmd.AnnounceHandForHand())
        banner = CallsBanner(desk.phones, "Alex")
        qtbot.addWidget(banner)
        sheet = desk.phones._pairing.offer_table(1)
        _, device = desk.phones._pairing.pair(sheet, "Ana", "127.0.0.1", heard=False)
        desk.phones.calls.ask(device, {"command": "table_done", "table": 1}, "k1")
        banner.banner.buttons[0].click()
        assert banner.isHidden()
        assert desk.live.session.history.entries[-1].operator == "Ana"


class TestCodesOnPaperAndOnTheWall:
    def test_they_are_there_while_phones_are_on(self, desk: Desk, outside: Outside) -> None:
        kept = desk.stationery()
        assert kept.phones == desk.hall.phones == desk.phones.address
        assert dict(kept.tables)[1] == dict(desk.stationery().tables)[1], "printed twice, alike"
        desk.phones.switch_off()
        assert desk.stationery().phones == desk.hall.phones == ""
        assert not desk.stationery().tables

    def test_a_paper_whose_code_leads_elsewhere_is_told(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        now = desk.club.clock.now_ms()
        assert desk.club.prints is not None
        for name in ("seat_slips", "minutes", "room_poster"):
            row = PrintedPaper(name, now, "", "printer")
            desk.club.prints.note_printed(1, [row])
        assert desk.phones.stale_papers() == ()
        desk.phones.switch_off(wait=True)
        assert desk.phones.switch_on(Network("wlan1", "127.0.0.2", True))
        assert desk.phones.stale_papers() == ("seat_slips", "room_poster")
        card = PhonesCard(desk)
        qtbot.addWidget(card)
        assert "les cartons de place" in card.stale.text()


class TestTheWallInABrowser:
    def test_it_is_the_halls_and_hears_what_the_hall_is_told(
        self, desk: Desk, outside: Outside
    ) -> None:
        status, page = outside.ask("GET", "/wall")
        assert status == 200
        assert "Niveau 1" in page and "25/50" in page
        before = outside.ask("GET", "/wall/film/wall")[1]
        desk.hall.say(WallMessage("Le buffet est ouvert"))
        after = outside.ask("GET", "/wall/film/wall")[1]
        assert after["mark"] != before["mark"]
        assert "Le buffet est ouvert" in after["stills"][0]

    def test_the_card_tells_where_it_opens_while_phones_are_on(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        card = PhonesCard(desk)
        qtbot.addWidget(card)
        assert f"{desk.phones.address}/wall" in card.wall.text()
        desk.phones.switch_off(wait=True)
        card.refresh()
        assert not card.wall.isVisibleTo(card)


class TestThePageOfTonight:
    def test_it_is_served_with_what_stands_beside_it(self, desk: Desk, outside: Outside) -> None:
        status, page = outside.ask("GET", "/live/")
        assert status == 200
        assert "direct.js" in page
        assert [outside.ask("GET", f"/live/{name}")[0] for name in ("style.css", "direct.js")] == [
            200,
            200,
        ]


class TestNamesOfOnesOwn:
    def test_they_are_typed_in_the_settings_and_asked_by_at_once(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        card = PhonesCard(desk)
        qtbot.addWidget(card)
        card.show()
        assert outside.ask("GET", "/api/public", Host="club.lan")[0] == 421
        qtbot.keyClicks(card.host_names, "Club.LAN:8123, *")
        qtbot.keyClick(card.host_names, Qt.Key.Key_Return)
        assert card.host_names.text() == "club.lan"
        assert outside.ask("GET", "/api/public", Host="club.lan:8123")[0] == 200
        desk.phones.switch_off(wait=True)
        assert desk.phones.switch_on(HERE)
        again = Outside(desk.phones, qtbot)
        assert again.ask("GET", "/api/public", Host="club.lan")[0] == 200
        assert again.ask("GET", "/api/public", Host="evil.example")[0] == 421


class TestACertificateInOneButton:
    def test_phones_are_served_by_it_and_told_where_to_install_the_authority(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        card = PhonesCard(desk)
        qtbot.addWidget(card)
        assert card.warning.isVisibleTo(card)
        card.certificate.own.click()
        assert desk.phones.uses_own_certificate and not card.certificate.file.isVisibleTo(card)
        card.refresh()
        assert not card.warning.isVisibleTo(card)
        shown = card.certificate.dialog
        assert isinstance(shown, AuthorityDialog) and len(shown.fingerprint) == 95
        assert not shown.code.isVisibleTo(shown), "a white square that leads nowhere"
        shown.buttons["close"].click()
        assert desk.phones.switch_on(HERE)
        assert desk.phones.address.startswith("https://127.0.0.1:")
        card.certificate.own.click()
        shown = card.certificate.dialog
        assert isinstance(shown, AuthorityDialog)
        assert shown.code.text == f"{desk.phones.address}/certificate"
        made = desk.phones.own_certificate()
        assert made is not None and made.fingerprint == shown.fingerprint
        known = ssl.create_default_context(cadata=made.authority)
        where = urlsplit(desk.phones.address)
        with ThreadPoolExecutor(1) as thread:

            def asked() -> bytes:
                phone = HTTPSConnection("127.0.0.1", where.port, timeout=60, context=known)
                phone.request("GET", "/certificate/td-app.crt")
                read = phone.getresponse().read()
                phone.close()
                return read

            answer = thread.submit(asked)
            qtbot.waitUntil(answer.done)
            assert answer.result() == made.authority
        shown.buttons["stop"].click()
        assert not desk.phones.uses_own_certificate
        assert desk.phones.address.startswith("https:"), "until they are switched off"
        desk.phones.switch_off(wait=True)
        assert desk.phones.switch_on(HERE)
        assert desk.phones.address.startswith("http:")

    def test_a_file_chosen_by_hand_takes_its_place(self, desk: Desk, tmp_path: Path) -> None:
        desk.phones.use_own_certificate()
        desk.phones.set_certificate(tmp_path / "club.pem")
        assert not desk.phones.uses_own_certificate
        desk.phones.use_own_certificate()
        assert desk.phones.certificate is None

    def test_what_stands_in_the_way_is_told_and_nobody_is_served_in_the_clear(
        self, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        desk.phones.use_own_certificate()
        (tmp_path / "certificates").write_text("a file")
        monkeypatch.setattr(phones_module, "data_folder", lambda: tmp_path)
        with qtbot.waitSignal(desk.phones.trouble):
            assert not desk.phones.switch_on(HERE)
        assert not desk.phones.on


class TestUnprotectedPhones:
    def test_they_are_told_in_the_list_and_refused_by_a_switch(
        self, desk: Desk, outside: Outside, qtbot: QtBot
    ) -> None:
        card = PhonesCard(desk)
        qtbot.addWidget(card)
        card.show()
        pairing = desk.phones._pairing
        assert pairing is not None
        token, _ = pairing.pair(pairing.offer(Role.FLOOR), "Nadia", "10.0.0.1", heard=True)
        pairing.pair(pairing.offer(Role.FLOOR), "Omar", "127.0.0.1", heard=False)
        card.tick()
        rows = [one.text() for one in card.findChildren(QLabel) if "Un floor" in one.text()]
        shown = {("Nadia" in row, "non protégé" in row) for row in rows}
        assert shown == {(True, True), (False, False)}
        bearer = {"Authorization": f"Bearer {token}"}
        assert outside.ask("GET", "/api/view/room", **bearer)[0] == 200
        card.protected.click()
        status, told = outside.ask("GET", "/api/view/room", **bearer)
        assert (status, told["error"]["code"]) == (403, "UNPROTECTED_REFUSED")
        desk.phones.switch_off(wait=True)
        assert desk.phones.switch_on(HERE)
        again = Outside(desk.phones, qtbot)
        assert again.ask("GET", "/api/view/room", **bearer)[0] == 403
        card.protected.click()
        assert again.ask("GET", "/api/view/room", **bearer)[0] == 200
