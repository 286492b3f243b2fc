"""Publishing to a real WebDAV server, and to answers that no server here gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import certifi
import pytest
from publishing_cuts import Ledger
from publishing_servers import SITE, ServedFiles, a_webdav_server, accepted, transport_to
from publishing_wordpress import Scripted, WordpressPlace, a_wordpress

from td_app.publishing.transports.accounts import WebdavAccount, WordpressAccount
from td_app.publishing.transports.transport import TransportTrouble

pytestmark = pytest.mark.servers


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedFiles]:
    with a_webdav_server(tmp_path) as server:
        yield server


@pytest.fixture
def scripted(tmp_path: Path) -> Iterator[WordpressPlace]:
    """Return a server that answers what a test says, to a WebDAV account."""
    with a_wordpress(tmp_path) as place:
        accepted(place)
        assert isinstance(place.account, WordpressAccount)
        here = place.account
        place.account = WebdavAccount(f"{here.address}/dav/", "lea", known=here.known)
        yield place


def test_a_certificate_of_a_known_authority_needs_no_accepting(
    server: ServedFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority = str(server.folder.parent / "certificate.pem")
    monkeypatch.setattr(certifi, "where", lambda: authority)
    assert transport_to(server).tried().address == SITE


def test_folders_made_go_with_the_last_page_in_them(server: ServedFiles) -> None:
    accepted(server)
    ledger = Ledger()
    ledger.delivered(transport_to(server), [server.piece("11", "onze"), server.piece("12", "12")])
    ledger.delivered(transport_to(server), [server.piece("12", "12")])
    assert server.folders() == {"soirees", "soirees/12"}
    ledger.delivered(transport_to(server), [])
    assert server.folders() == set()


def test_a_folder_that_is_not_there_is_not_made(server: ServedFiles) -> None:
    accepted(server)
    assert isinstance(server.account, WebdavAccount)
    elsewhere = replace(server.account, address=f"{server.account.address}/autre")
    with pytest.raises(TransportTrouble) as missing:
        transport_to(server, elsewhere).tried()
    assert missing.value.code == "FOLDER_MISSING"
    assert server.folders() == set()


def test_a_folder_with_an_accent_is_published_to(server: ServedFiles) -> None:
    accepted(server)
    assert isinstance(server.account, WebdavAccount)
    (server.folder / "été 2026").mkdir()
    for named in ("été%202026", "%C3%A9t%C3%A9%202026"):
        inside = replace(server.account, address=f"{server.account.address}/{named}")
        ledger = Ledger()
        ledger.delivered(transport_to(server, inside), [server.piece("12", "douze")])
        assert server.held() == {"été 2026/soirees/12": "douze"}
        ledger.delivered(transport_to(server, inside), [])
        assert server.folders() == {"été 2026"}


@pytest.mark.parametrize("taken", ["soirees", "soirees/12"])
def test_a_file_where_a_folder_is_due_is_left_alone(server: ServedFiles, taken: str) -> None:
    accepted(server)
    server.put_by_another(taken, "une liste")
    with pytest.raises(TransportTrouble) as refused:
        Ledger().delivered(transport_to(server), [server.piece("12", "douze")])
    assert refused.value.code in {"PATH_TAKEN", "REFUSED_THERE"}
    assert list(server.held().values()) == ["une liste"]


def test_a_name_with_any_sign_is_sent_as_it_is(server: ServedFiles) -> None:
    accepted(server)
    ledger = Ledger()
    page = server.piece("été #3, 50%", "douze")
    for _ in range(2):
        ledger.delivered(transport_to(server), [page])
        ledger.placed.clear()
        assert server.held() == {"été #3, 50%": "douze"}


@pytest.mark.parametrize(
    ("answer", "code", "lasting", "wait"),
    [
        (Scripted(401), "WRONG_SECRET", True, None),
        (Scripted(403), "FORBIDDEN", True, None),
        (Scripted(404), "FOLDER_MISSING", True, None),
        (Scripted(405), "NOT_THIS_KIND", True, None),
        (Scripted(200), "REFUSED_THERE", True, None),
        (Scripted(207, "no list"), "NOT_THIS_KIND", False, None),
        (Scripted(301, headers={"Location": "/nuage/"}), "ADDRESS_MOVED", True, None),
        (Scripted(423), "BUSY", False, None),
        (Scripted(503, headers={"Retry-After": "90"}), "BUSY", False, 90.0),
        (Scripted(507), "NO_ROOM", False, None),
        (Scripted(500), "SERVER_FAULT", False, None),
    ],
)
def test_what_a_server_answers_is_told(
    scripted: WordpressPlace, answer: Scripted, code: str, lasting: bool, wait: float | None
) -> None:
    scripted.site.scripted = [answer]
    with pytest.raises(TransportTrouble) as refused:
        transport_to(scripted).tried()
    assert (refused.value.code, refused.value.lasting) == (code, lasting)
    assert refused.value.retry_after_s == wait
