"""What every transport promises, wherever it leads."""

from __future__ import annotations

import os
import random
import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from traceback import format_exception
from typing import cast

import pytest
from publishing_cuts import Ledger
from publishing_places import HERE, PLACES, SERVED
from publishing_servers import PASSWORD, FilesOf, Place, ServedPlace, accepted, transport_to

from td_app.publishing.transports import transport_of
from td_app.publishing.transports.transport import (
    Put,
    Removed,
    Secret,
    TransportTrouble,
    Trying,
    UnknownHost,
)


@pytest.fixture(params=[*HERE, *SERVED])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    with PLACES[request.param](tmp_path) as place:
        if request.param not in HERE:
            accepted(place)
        yield place


@pytest.fixture(params=[*HERE, *(one for one in SERVED if one.values != ("wordpress",))])
def files(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Return a place where pages are files, that others may put there too."""
    with PLACES[request.param](tmp_path) as place:
        if request.param not in HERE:
            accepted(place)
        yield place


@pytest.fixture(params=SERVED)
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServedPlace]:
    """Return a place behind a network, whose server nobody has accepted yet."""
    with PLACES[request.param](tmp_path) as place:
        yield cast(ServedPlace, place)


#: Servers of files whose names are bytes.
FOLDERS = ("sftp", "ftps")


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


def test_an_evening_is_published(place: Place, ledger: Ledger) -> None:
    page = place.piece("soiree-12", "<h1>Soirée du 12</h1>")
    steps = ledger.delivered(transport_to(place), [page])
    assert [type(step) for step in steps] == [Trying, Put]
    assert place.held() == {"soiree-12": "<h1>Soirée du 12</h1>"}
    assert ledger.placed[page.path].digest == page.digest
    assert ledger.addresses[page.path].startswith("https://")


def test_what_others_link_to_is_sent_first_and_removals_come_last(
    place: Place, ledger: Ledger
) -> None:
    old = place.piece("soiree-11", "<p>onze</p>")
    ledger.delivered(transport_to(place), [old])
    due = [place.piece("soiree-12", "<p>douze</p>"), place.piece("saison", "<p>saison</p>")]
    steps = ledger.delivered(transport_to(place), due)
    done = [step.path for step in steps if not isinstance(step, Trying)]
    assert done == [due[0].path, due[1].path, old.path]
    assert place.held() == {"soiree-12": "<p>douze</p>", "saison": "<p>saison</p>"}


def test_a_page_that_changes_is_replaced(place: Place, ledger: Ledger) -> None:
    before = place.piece("soiree-12", "<p>avant</p>")
    ledger.delivered(transport_to(place), [before])
    address = ledger.addresses[before.path]
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>après</p>")])
    assert place.held() == {"soiree-12": "<p>après</p>"}
    assert ledger.addresses[before.path] == address


def test_a_page_taken_off_is_gone(place: Place, ledger: Ledger) -> None:
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>douze</p>")])
    steps = ledger.delivered(transport_to(place), [])
    assert [type(step) for step in steps] == [Removed]
    assert place.held() == {}


def test_a_page_that_somebody_removed_already_is_gone_too(place: Place, ledger: Ledger) -> None:
    page = place.piece("soiree-12", "<p>douze</p>")
    ledger.delivered(transport_to(place), [page])
    before = dict(ledger.placed)
    ledger.delivered(transport_to(place), [])
    ledger.placed = before
    assert ledger.delivered(transport_to(place), []) == [Removed(page.path)]


def test_what_others_put_there_is_left_alone(place: Place, ledger: Ledger) -> None:
    place.put_by_another("accueil", "<p>Bienvenue au club</p>")
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>douze</p>")])
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>encore</p>")])
    ledger.delivered(transport_to(place), [])
    assert place.held() == {"accueil": "<p>Bienvenue au club</p>"}


def test_a_delivery_given_up_half_way_is_whole_at_the_next_try(
    place: Place, ledger: Ledger
) -> None:
    due = [place.piece(f"soiree-{number}", f"<p>{number}</p>") for number in range(4)]
    for stop_after in range(1, 6):
        steps = ledger.steps(transport_to(place), due)
        for _ in range(stop_after):
            next(steps, None)
        steps.close()
    ledger.delivered(transport_to(place), due)
    assert place.held() == {f"soiree-{number}": f"<p>{number}</p>" for number in range(4)}
    assert ledger.unsure == set()


def test_a_page_whose_answer_was_lost_is_not_doubled(place: Place, ledger: Ledger) -> None:
    """It is there, the journal knows of the try alone, and another page is due by now."""
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>avant</p>")])
    ledger.unsure = set(ledger.placed)
    ledger.placed = {}
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>après</p>")])
    assert place.held() == {"soiree-12": "<p>après</p>"}


def test_an_account_is_tried_and_leaves_nothing_behind(place: Place, ledger: Ledger) -> None:
    place.put_by_another("accueil", "<p>Bienvenue au club</p>")
    tried = transport_to(place).tried()
    assert tried.who
    assert tried.address.startswith("https://")
    assert place.held() == {"accueil": "<p>Bienvenue au club</p>"}


class TestFiles:
    """What places made of files promise besides."""

    def test_a_file_of_the_same_path_that_is_not_ours_is_left_alone(
        self, files: Place, ledger: Ledger
    ) -> None:
        page = files.piece("soiree-12", "<p>la nôtre</p>")
        files.put_by_another(page.path, "<p>la leur</p>")
        with pytest.raises(TransportTrouble) as refused:
            ledger.delivered(transport_to(files), [page])
        assert (refused.value.code, refused.value.lasting) == ("PATH_TAKEN", True)
        assert files.held() == {"soiree-12": "<p>la leur</p>"}
        assert ledger == Ledger()

    def test_one_that_holds_the_same_becomes_ours(self, files: Place, ledger: Ledger) -> None:
        page = files.piece("soiree-12", "<p>pareille</p>")
        files.put_by_another(page.path, "<p>pareille</p>")
        steps = ledger.delivered(transport_to(files), [page])
        assert [type(step) for step in steps] == [Put]
        assert page.path in ledger.placed


@pytest.mark.parametrize(
    "name", ["folder", *(pytest.param(one, marks=pytest.mark.servers) for one in FOLDERS)]
)
def test_a_name_that_others_wrote_in_another_encoding_stands_in_no_way(
    tmp_path: Path, ledger: Ledger, name: str
) -> None:
    with PLACES[name](tmp_path) as place:
        assert isinstance(place, FilesOf)
        if name != "folder":
            accepted(place)
        theirs = os.fsencode(place.folder) + b"/caf\xe9.txt"
        Path(os.fsdecode(theirs)).write_text("leur carte")
        ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>12</p>")])
        ledger.delivered(transport_to(place), [])
        assert list(place.held().values()) == ["leur carte"]


class TestServers:
    """What places behind a network promise besides."""

    def test_a_server_nobody_vouches_for_is_shown_once_then_refused_when_it_changes(
        self, served: ServedPlace, ledger: Ledger
    ) -> None:
        page = served.piece("soiree-12", "<p>douze</p>")
        with pytest.raises(UnknownHost) as unknown:
            ledger.delivered(transport_to(served), [page])
        assert unknown.value.lasting
        assert served.held() == {}
        assert accepted(served) == unknown.value.fingerprint
        ledger.delivered(transport_to(served), [page])
        served.change_host()
        with pytest.raises(TransportTrouble) as changed:
            ledger.delivered(transport_to(served), [served.piece("soiree-12", "<p>autre</p>")])
        assert (changed.value.code, changed.value.lasting) == ("HOST_CHANGED", True)
        assert changed.value.params["fingerprint"] != unknown.value.fingerprint
        assert served.held() == {"soiree-12": "<p>douze</p>"}

    def test_a_wrong_password_lasts_and_is_not_shown(
        self, served: ServedPlace, ledger: Ledger, caplog: pytest.LogCaptureFixture
    ) -> None:
        accepted(served)
        wrong = transport_of(served.account, Secret("dame de coeur"))
        with caplog.at_level("DEBUG"), pytest.raises(TransportTrouble) as refused:
            wrong.tried()
        assert refused.value.code in {"WRONG_SECRET", "KEY_UNREADABLE"}
        assert refused.value.lasting
        told = "".join(format_exception(refused.value))
        shown = f"{told} {refused.value!r} {wrong!r} {caplog.text}"
        assert "dame de coeur" not in shown

    def test_the_password_is_in_no_log(
        self, served: ServedPlace, ledger: Ledger, caplog: pytest.LogCaptureFixture
    ) -> None:
        accepted(served)
        with caplog.at_level("DEBUG"):
            ledger.delivered(transport_to(served), [served.piece("soiree-12", "<p>douze</p>")])
        basic = b64encode(f"{getattr(served.account, 'user', '')}:{PASSWORD}".encode()).decode()
        assert PASSWORD not in caplog.text
        assert basic not in caplog.text

    def test_a_server_that_is_not_there_is_waited_for(self, served: ServedPlace) -> None:
        served.network.close()
        with pytest.raises(TransportTrouble) as gone:
            transport_to(served).tried()
        assert gone.value.code in {"UNREACHABLE", "CONNECTION_LOST"}
        assert not gone.value.lasting

    def test_a_link_that_is_cut_is_taken_up_again(
        self, served: ServedPlace, ledger: Ledger
    ) -> None:
        accepted(served)
        served.put_by_another("accueil", "<p>Bienvenue</p>")
        chance = random.Random(12)
        texts = {f"soiree-{number}": chance.randbytes(9_000).hex() for number in range(3)}
        due = [served.piece(name, text) for name, text in texts.items()]
        served.network.cut_after(sent=9_000)
        with pytest.raises(TransportTrouble) as cut:
            ledger.delivered(transport_to(served), due)
        assert (cut.value.code, cut.value.lasting) == ("CONNECTION_LOST", False)
        served.network.mend()
        ledger.delivered(transport_to(served), due)
        assert served.held() == {"accueil": "<p>Bienvenue</p>"} | texts

    def test_a_server_that_says_nothing_is_waited_for_and_no_longer(
        self, served: ServedPlace, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        accepted(served)
        for name, module in list(sys.modules.items()):
            if name.startswith("td_app.publishing.transports.") and hasattr(module, "READ_S"):
                monkeypatch.setattr(module, "READ_S", 0.5)
        served.network.silent()
        with pytest.raises(TransportTrouble) as waited:
            ledger.delivered(transport_to(served), [served.piece("soiree-12", "<p>12</p>")])
        served.network.mend()
        assert (waited.value.code, waited.value.lasting) == ("CONNECTION_LOST", False)
