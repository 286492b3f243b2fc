"""Publishing to a real sshd, and to servers that only rename into free places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import paramiko
import pytest
from publishing_cuts import Ledger
from publishing_servers import ServedFiles, accepted, an_sftp_server, transport_to

from td_app.publishing.transports.accounts import SftpAccount
from td_app.publishing.transports.transport import TransportTrouble

pytestmark = pytest.mark.servers


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedFiles]:
    with an_sftp_server(tmp_path) as server:
        accepted(server)
        yield server


def account_of(server: ServedFiles) -> SftpAccount:
    assert isinstance(server.account, SftpAccount)
    return server.account


def test_a_server_without_posix_rename_is_published_to_all_the_same(
    server: ServedFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: object) -> None:
        raise OSError("Operation unsupported")

    monkeypatch.setattr(paramiko.SFTPClient, "posix_rename", unknown)
    ledger = Ledger()
    for text in ("avant", "après"):
        ledger.delivered(transport_to(server), [server.piece("12", text)])
        assert server.held() == {"12": text}
    assert server.folders() == {"soirees", "soirees/12"}


def test_a_folder_where_one_may_not_write_is_told(server: ServedFiles) -> None:
    server.folder.chmod(0o500)
    with pytest.raises(TransportTrouble) as refused:
        transport_to(server).tried()
    server.folder.chmod(0o700)
    assert (refused.value.code, refused.value.lasting) == ("FORBIDDEN", True)


def test_a_folder_that_is_not_there_is_not_made(server: ServedFiles) -> None:
    elsewhere = replace(account_of(server), folder=str(server.folder / "autre"))
    with pytest.raises(TransportTrouble) as missing:
        transport_to(server, elsewhere).tried()
    assert missing.value.code == "FOLDER_MISSING"
    assert server.folders() == set()


def test_a_key_that_the_server_does_not_know_is_refused(
    server: ServedFiles, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    paramiko.ECDSAKey.generate().write_private_key_file(str(other))
    server.secret = type(server.secret)("")
    with pytest.raises(TransportTrouble) as refused:
        transport_to(server, replace(account_of(server), key_file=str(other))).tried()
    assert (refused.value.code, refused.value.lasting) == ("WRONG_SECRET", True)


def test_a_password_where_only_keys_are_taken_is_refused(server: ServedFiles) -> None:
    with pytest.raises(TransportTrouble) as refused:
        transport_to(server, replace(account_of(server), key_file="")).tried()
    assert (refused.value.code, refused.value.lasting) == ("WRONG_SECRET", True)


def test_folders_made_go_with_the_last_page_in_them(server: ServedFiles) -> None:
    ledger = Ledger()
    ledger.delivered(transport_to(server), [server.piece("11", "onze"), server.piece("12", "12")])
    ledger.delivered(transport_to(server), [server.piece("12", "12")])
    assert server.folders() == {"soirees", "soirees/12"}
    ledger.delivered(transport_to(server), [])
    assert server.folders() == set()
