"""Where to publish: an account is tried, its server accepted once, its password kept elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from publisher_builders import a_desk_that_may_publish, an_evening_over, until
from publishing_servers import PASSWORD, ServedPlace, an_ftps_server, an_sftp_server
from publishing_wordpress import a_wordpress
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ports.trouble import StorageTrouble
from td_app.publishing import running
from td_app.publishing.sending import Outcome
from td_app.publishing.transports.accounts import (
    Account,
    FolderAccount,
    FtpsAccount,
    GitAccount,
    SftpAccount,
)
from td_app.publishing.transports.transport import Secret, UnknownHost
from td_app.publishing.wishes import wishes_of
from td_app.ui import publisher
from td_app.ui.desk import Desk
from td_app.ui.pages.club.publish.account_dialog import AccountDialog
from td_app.ui.pages.club.publish.page import PublishPage
from td_app.ui.publisher import Trial

#: The fingerprint of a certificate.
PRINT = "SHA256:" + ":".join(["3E"] * 32)

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    for name in ("HEAD_START_S", "APART_S"):
        monkeypatch.setattr(running, name, 0.01)
    kept = QSettings(str(tmp_path / "post.ini"), QSettings.Format.IniFormat)
    monkeypatch.setattr(publisher, "post_settings", lambda: kept)
    with a_desk_that_may_publish(tmp_path) as desk:
        yield desk


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> PublishPage:
    page = PublishPage(desk)
    qtbot.addWidget(page)
    page.resize(1_200, 700)
    page.refresh()
    page.show()
    return page


def asked(page: PublishPage, account: object, secret: str = "") -> AccountDialog:
    """Return the question, answered with an account."""
    page.ask_account()
    asking = page.asking
    assert isinstance(asking, AccountDialog)
    form = asking.form
    form.kind.choose(account.KIND)  # type: ignore[attr-defined]
    form._show_kind()
    for name, line in form.lines.items():
        line.setText(str(getattr(account, name, "")))
    form.password.setText(secret)
    form.stays.choose("asked")
    form.changed.emit()
    return asking


@pytest.mark.servers
@pytest.mark.parametrize("server", [an_sftp_server, an_ftps_server], ids=["sftp", "ftps"])
def test_an_unknown_server_is_shown_accepted_once_and_refused_when_it_changes(
    server: type[AbstractContextManager[ServedPlace]],
    desk: Desk,
    page: PublishPage,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    number = an_evening_over(desk)
    with server(tmp_path) as place:
        asking = asked(page, place.account, PASSWORD)
        asking.try_it.click()
        until(qtbot, lambda: "SHA256" in asking.said.text())
        assert asking.accept_host.isVisible()
        asking.accept_host.click()
        until(qtbot, lambda: "Le compte répond" in asking.said.text())
        assert not place.held(), "trying sends nothing of the club"
        asking.choose("publish")
        until(qtbot, lambda: f"e/{number}.html" in place.held())
        place.change_host()
        desk.publisher.again()
        desk.publisher.tell()
        an_evening_over(desk, "Coupe d’hiver")
        desk.publisher.again()
        until(qtbot, lambda: "n’est plus le serveur accepté" in page.banner.accessibleName())
        assert page.banner.buttons[0].text() == "Changer le compte…"


def test_a_password_that_is_nowhere_is_asked_for_not_kept_in_the_clubs_file(
    desk: Desk, page: PublishPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("td_app.publishing.secrets.has_keyring", lambda: False)
    an_evening_over(desk)
    desk.publisher.publish_to(SftpAccount("127.0.0.1", "lea", port=9))
    until(qtbot, lambda: "mot de passe" in page.banner.accessibleName())
    assert page.banner.buttons[0].text() == "Donner le mot de passe…"
    page.banner.buttons[0].click()
    asking = page.asking
    assert isinstance(asking, AccountDialog)
    asking.form.password.setText("roi de pique")
    asking.form.stays.choose("asked")
    asking.choose("publish")
    until(qtbot, lambda: desk.publisher.standing.last.code == "UNREACHABLE")  # type: ignore[union-attr]
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("club.db*"))
    assert b"roi de pique" not in kept and b"roi de pique" not in (
        (tmp_path / "post.ini").read_bytes() if (tmp_path / "post.ini").exists() else b""
    )


@pytest.mark.parametrize(
    "account",
    [
        SftpAccount("club.example", "lea", "www", 2222, known=("ssh-ed25519 SHA256:x",)),
        FtpsAccount("ftp.club.example", "lea", port=2121),
        GitAccount("https://forge.example/club/pages.git", "pages", "lea"),
    ],
    ids=lambda account: account.KIND,
)
def test_an_account_shown_again_keeps_its_port_its_branch_and_its_server(
    account: Account, desk: Desk, page: PublishPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Giving its password again publishes nowhere else."""
    monkeypatch.setattr(desk.publisher, "_begin", lambda *_: None)
    desk.publisher.publish_to(account)
    page.ask_account()
    assert isinstance(page.asking, AccountDialog)
    assert page.asking.form.account() == account


def test_what_one_server_showed_is_not_asked_of_another_kind(
    desk: Desk, page: PublishPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk.publisher, "_begin", lambda *_: None)
    desk.publisher.publish_to(SftpAccount("club.example", "lea", port=2222, known=("SHA256:x",)))
    page.ask_account()
    assert isinstance(page.asking, AccountDialog)
    form = page.asking.form
    form.kind.choose("ftps")
    form.kind.choiceChanged.emit("ftps")
    assert form.account() == FtpsAccount("club.example", "lea")


def test_a_folder_of_this_computer_is_none_of_a_servers(
    desk: Desk, page: PublishPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a password unchanged that there never was."""
    monkeypatch.setattr(desk.publisher, "_begin", lambda *_: None)
    desk.publisher.publish_to(FolderAccount(str(tmp_path)))
    page.ask_account()
    assert isinstance(page.asking, AccountDialog)
    form = page.asking.form
    assert form.lines["folder"].text() == str(tmp_path)
    form.kind.choose("sftp")
    form.kind.choiceChanged.emit("sftp")
    assert (form.lines["folder"].text(), form.password.placeholderText()) == ("", "")


def test_a_public_address_taken_away_is_no_longer_in_the_feeds(
    desk: Desk, page: PublishPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk.publisher, "_begin", lambda *_: None)
    for site in ("https://club.example", ""):
        asked(page, FolderAccount(str(tmp_path), site)).choose("publish")
        assert wishes_of(desk.club.directory).address == site


def test_a_file_that_cannot_be_written_is_told_and_nothing_is_published(
    desk: Desk, page: PublishPage, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageTrouble("DISK_FULL")

    asking = asked(page, FolderAccount(str(tmp_path)))
    monkeypatch.setattr(desk.club.directory, "set_setting", full)
    with qtbot.waitSignal(desk.trouble):
        asking.choose("publish")
    assert not desk.publisher.on


def test_a_fingerprint_to_accept_leaves_every_button_on_the_screen(page: PublishPage) -> None:
    """What a server shows is long: the dialog grows where there is room, and moves."""
    asking = asked(page, FtpsAccount("ftp.club.example", "lea"))
    screen = asking.screen().availableGeometry()
    asking.move(screen.right() - asking.width(), screen.bottom() - asking.height())
    asking._show_trial(Trial(Outcome(), trouble=UnknownHost("ftp.club.example", PRINT)))
    QApplication.processEvents()
    for button in (asking.accept_host, asking.buttons["publish"]):
        corner = button.mapToGlobal(button.rect().bottomRight())
        assert screen.contains(corner) and button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize("there", [True, False])
def test_a_keyring_is_offered_where_the_computer_has_one(
    there: bool, page: PublishPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere a password said to be in it would be asked for at the next start."""
    monkeypatch.setattr("td_app.publishing.secrets.has_keyring", lambda: there)
    stays = asked(page, SftpAccount("club.example", "lea")).form.stays
    offered = [stays.itemData(place) for place in range(stays.count())]
    assert offered == [*(["keyring"] if there else []), "asked", "file"]


def test_a_file_of_passwords_is_named_at_this_post_alone(
    desk: Desk, page: PublishPage, tmp_path: Path
) -> None:
    file = tmp_path / "secrets"
    file.write_text("sftp lea@club.example = roi\n", encoding="utf-8")
    file.chmod(0o600)
    asking = asked(page, SftpAccount("club.example", "lea"))
    asking.form._read_from(str(file))
    assert desk.publisher.secret_file == str(file)
    assert desk.publisher.secrets.secret("sftp lea@club.example") == Secret("roi")
    asking.form._choose_stay("keyring")
    assert desk.publisher.secret_file == ""


def test_what_would_travel_in_the_clear_is_refused_before_anything_is_looked_up(
    page: PublishPage,
) -> None:
    asking = asked(page, SftpAccount("club.example", "lea"))
    asking.form.lines["host"].setText("ftp://club.example")
    asking.form.changed.emit()
    assert not asking.buttons["publish"].isEnabled()
    assert "passerait en clair" in asking.buttons["publish"].toolTip()


@pytest.mark.servers
def test_a_wordpress_site_has_a_page_an_evening(
    desk: Desk, page: PublishPage, tmp_path: Path, qtbot: QtBot
) -> None:
    an_evening_over(desk)
    with a_wordpress(tmp_path) as place:
        asking = asked(page, place.account, place.secret.revealed())
        asking.try_it.click()
        until(qtbot, lambda: asking.accept_host.isVisible() or "répond" in asking.said.text())
        if asking.accept_host.isVisible():
            asking.accept_host.click()
            until(qtbot, lambda: "Le compte répond" in asking.said.text())
        asking.choose("publish")
        until(qtbot, place.held)
