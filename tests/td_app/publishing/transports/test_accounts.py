"""Accounts kept as text; what would travel in the clear is refused."""

from __future__ import annotations

import pytest

from td_app.publishing.transports.accounts import (
    Account,
    FolderAccount,
    FtpsAccount,
    GitAccount,
    SftpAccount,
    WebdavAccount,
    WordpressAccount,
    knowing,
    read,
    written,
)
from td_app.publishing.transports.transport import TransportTrouble
from td_app.words.publishing import TROUBLES, publishing_sentence

ACCOUNTS: tuple[Account, ...] = (
    FolderAccount("/srv/club", "https://club.example"),
    SftpAccount("club.example", "léa", "www", 2222, "/home/lea/key", known=("ssh-rsa SHA256:x",)),
    FtpsAccount("ftp.club.example", "lea", "www"),
    WebdavAccount("https://nuage.example/dav/lea/", "lea"),
    GitAccount("git@forge.example:club/pages.git"),
    GitAccount("ssh://git@forge.example/club/pages.git", "pages", key_file="/home/lea/key"),
    GitAccount("/srv/pages.git"),
    WordpressAccount("https://club.example/blog", "lea", "draft", known=("SHA256:AB", "SHA256:CD")),
)


@pytest.mark.parametrize("account", ACCOUNTS)
def test_an_account_is_read_as_it_was_written(account: Account) -> None:
    assert read(written(account)) == account


@pytest.mark.parametrize("account", ACCOUNTS[1:])
def test_a_server_that_is_accepted_is_kept_with_the_account(account: Account) -> None:
    assert read(written(knowing(account, "SHA256:EF"))).known == ("SHA256:EF",)


@pytest.mark.parametrize(
    ("kind", "given", "code"),
    [
        (WebdavAccount, ("http://nuage.example", "lea"), "PLAIN_HTTP"),
        (WordpressAccount, ("HTTP://club.example", "lea"), "PLAIN_HTTP"),
        (FtpsAccount, ("ftp://ftp.club.example", "lea"), "PLAIN_FTP"),
        (GitAccount, ("http://forge.example/pages.git",), "PLAIN_HTTP"),
        (GitAccount, ("git://forge.example/pages.git",), "PLAIN_GIT"),
        (WordpressAccount, ("https://lea:secret@club.example", "lea"), "SECRET_IN_ADDRESS"),
        (GitAccount, ("https://secret@forge.example/pages.git",), "SECRET_IN_ADDRESS"),
        (GitAccount, ("ssh://git:secret@forge.example/pages.git",), "SECRET_IN_ADDRESS"),
        (WordpressAccount, ("club.example", "lea"), "ADDRESS_WRONG"),
        (WordpressAccount, ("https://club.example/?p=3", "lea"), "ADDRESS_WRONG"),
        (WordpressAccount, ("https://club.example:99999", "lea"), "ADDRESS_WRONG"),
        (SftpAccount, ("club.example/www", "lea"), "ADDRESS_WRONG"),
        (FolderAccount, ("/srv/club", "club.example"), "SITE_WRONG"),
        (FolderAccount, ("/srv/club", "javascript:alert(1)"), "SITE_WRONG"),
        (FolderAccount, ("/srv/club", "https:///resultats"), "SITE_WRONG"),
        (SftpAccount, ("", "lea"), "ADDRESS_WRONG"),
        (SftpAccount, ("club.example", ""), "ACCOUNT_INCOMPLETE"),
        (FolderAccount, ("",), "ACCOUNT_INCOMPLETE"),
        (FtpsAccount, ("ftp.club.example", "lea", "www\r\nDELE index.html"), "ADDRESS_WRONG"),
        (FtpsAccount, ("ftp.club.example", "lea\nPASS secret"), "ADDRESS_WRONG"),
        (GitAccount, ("/srv/pages.git", "pages club"), "ADDRESS_WRONG"),
        (GitAccount, ("/srv/pages.git", "../main"), "ADDRESS_WRONG"),
        (GitAccount, ("/srv/pages.git", "-f"), "ADDRESS_WRONG"),
    ],
)
def test_an_account_that_cannot_be_safe_is_refused_at_once(
    kind: type[Account], given: tuple[str, ...], code: str
) -> None:
    with pytest.raises(TransportTrouble) as refused:
        kind(*given)
    assert refused.value.code == code
    assert refused.value.lasting
    assert "secret" not in f"{refused.value!r} {refused.value}"
    assert code in TROUBLES
    assert "secret" not in publishing_sentence(refused.value, "en")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"kind": "pigeon"}',
        '{"kind": "folder"}',
        '{"kind": "folder", "folder": 3}',
        '{"kind": "folder", "folder": "a", "password": "b"}',
        '{"kind": "sftp", "host": "a", "user": "b", "port": "22"}',
        '{"kind": "sftp", "host": "a", "user": "b", "known": [1]}',
        '{"kind": "wordpress", "address": "https://a.example", "user": "b", "status": "private"}',
    ],
)
def test_a_text_that_is_no_account_is_refused(text: str) -> None:
    with pytest.raises(TransportTrouble) as refused:
        read(text)
    assert refused.value.code == "ACCOUNT_UNREADABLE"
