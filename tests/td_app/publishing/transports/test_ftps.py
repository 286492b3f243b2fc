"""Publishing to a real server of FTP over TLS, and to one that never renames over a file."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import certifi
import pytest
from publishing_cuts import Ledger
from publishing_servers import SITE, ServedFiles, accepted, an_ftps_server, transport_to

from td_app.publishing.transports import transport_of
from td_app.publishing.transports.accounts import FtpsAccount
from td_app.publishing.transports.transport import NO_SECRET, TransportTrouble

pytestmark = pytest.mark.servers


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedFiles]:
    with an_ftps_server(tmp_path) as server:
        yield server


def test_a_server_that_never_renames_over_a_file_is_published_to_all_the_same(
    tmp_path: Path,
) -> None:
    with an_ftps_server(tmp_path, "never-over") as server:
        accepted(server)
        ledger = Ledger()
        for text in ("avant", "après"):
            ledger.delivered(transport_to(server), [server.piece("12", text)])
            assert server.held() == {"12": text}
        assert server.folders() == {"soirees", "soirees/12"}


def test_a_certificate_of_a_known_authority_needs_no_accepting(
    server: ServedFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority = str(server.folder.parent / "certificate.pem")
    monkeypatch.setattr(certifi, "where", lambda: authority)
    assert transport_to(server).tried().address == SITE


def test_a_folder_that_is_not_there_is_not_made(server: ServedFiles) -> None:
    accepted(server)
    assert isinstance(server.account, FtpsAccount)
    with pytest.raises(TransportTrouble) as missing:
        transport_to(server, replace(server.account, folder="autre")).tried()
    assert missing.value.code == "FOLDER_MISSING"
    assert server.folders() == set()


def test_folders_made_go_with_the_last_page_in_them(server: ServedFiles) -> None:
    accepted(server)
    ledger = Ledger()
    ledger.delivered(transport_to(server), [server.piece("11", "onze"), server.piece("12", "12")])
    ledger.delivered(transport_to(server), [server.piece("12", "12")])
    assert server.folders() == {"soirees", "soirees/12"}
    ledger.delivered(transport_to(server), [])
    assert server.folders() == set()


def test_a_server_that_knows_no_tls_gets_no_password() -> None:
    heard = bytearray()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            near, _ = listening.accept()
            with near:
                near.sendall(b"220 d\xe9j\xe0 l\xe0\r\n")
                heard.extend(near.recv(1000))
                near.sendall(b"500 AUTH not understood\r\n")
                heard.extend(near.recv(1000))

        server = threading.Thread(target=answer)
        server.start()
        account = FtpsAccount("127.0.0.1", "club", port=listening.getsockname()[1])
        with pytest.raises(TransportTrouble) as refused:
            transport_of(account, NO_SECRET).tried()
        server.join()
    assert (refused.value.code, refused.value.lasting) == ("TLS_MISSING", True)
    assert bytes(heard) == b"AUTH TLS\r\n"
