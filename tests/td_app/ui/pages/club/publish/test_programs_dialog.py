"""Other programs told from the window of a club that serves nothing and publishes nowhere."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_setup, everyone
from publisher_builders import a_desk_that_may_publish, begun, until
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from receivers import Receiver, a_receiver

from td_app.ports.publishing import PROGRAMS_POST
from td_app.publishing import programs
from td_app.tournament import commands as cmd
from td_app.ui import publisher
from td_app.ui.desk import Desk
from td_app.ui.pages.club.publish.page import PublishPage
from td_app.ui.pages.club.publish.programs_dialog import SAVE, ProgramsDialog

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with a_receiver() as told:
        yield told


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(programs, "TICK_S", 0.01)
    monkeypatch.setattr("td_app.publishing.secrets.has_keyring", lambda: False)
    kept = QSettings(str(tmp_path / "post.ini"), QSettings.Format.IniFormat)
    monkeypatch.setattr(publisher, "post_settings", lambda: kept)
    with a_desk_that_may_publish(tmp_path) as desk:
        desk.open(desk.club.create(a_setup(tables=1)).tournament)
        assert desk.live is not None
        begun(desk.live.session)
        yield desk


def asked(desk: Desk, qtbot: QtBot, status: str = "", webhook: str = "") -> ProgramsDialog:
    """Return the question, answered; what a line holds already stays where nothing is given."""
    page = PublishPage(desk)
    qtbot.addWidget(page)
    page.resize(1_200, 700)
    page.refresh()
    page.show()
    assert not page.others.isHidden(), "a club that publishes nowhere is offered it too"
    page.others.click()
    asking = page.asking
    assert isinstance(asking, ProgramsDialog)
    asking.form.status.setText(status)
    asking.form.webhook.setText(webhook)
    asking.form.changed.emit()
    return asking


def test_the_status_leaves_the_window_once_an_address_is_given_and_no_more_once_it_is_not(
    desk: Desk, qtbot: QtBot, receiver: Receiver
) -> None:
    assert not receiver.taken.wait(0.2), "nothing is sent before"
    asked(desk, qtbot, status=receiver.address).choose(SAVE)
    until(qtbot, receiver.taken.is_set)
    assert receiver.heard[0].body["PlayersLeft"] == 4
    assert threading.current_thread().name != "programs"
    assert not desk.publisher.on, "the pages of the club go nowhere"
    asked(desk, qtbot).choose(SAVE)
    assert desk.publisher.programs.addresses() == {}
    assert not desk.publisher.programs._tells()


def test_an_elimination_is_told_signed_by_a_secret_that_the_clubs_file_does_not_hold(
    desk: Desk, qtbot: QtBot, receiver: Receiver, tmp_path: Path
) -> None:
    asking = asked(desk, qtbot, webhook=receiver.address)
    assert "secret" in asking.buttons[SAVE].toolTip()
    asking.form.password.setText("sel et poivre")
    asking.form.changed.emit()
    asking.choose(SAVE)
    assert desk.live is not None
    told = desk.club.directory
    until(qtbot, lambda: told.setting(f"webhook_told_{desk.live.session.tournament}"))  # type: ignore[union-attr]
    (first, *_) = everyone(desk.live.session)
    desk.live.dispatch(cmd.Eliminate((cmd.PlayerOut(first),)))
    until(qtbot, receiver.taken.is_set)
    assert receiver.heard[0].body["kind"] == "out"
    assert "TD-Signature" in receiver.heard[0].headers
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("club.db*"))
    assert b"sel et poivre" not in kept


def test_what_could_be_read_on_its_way_is_refused(desk: Desk, qtbot: QtBot) -> None:
    asking = asked(desk, qtbot, status="http://club.example/status")
    assert not asking.buttons[SAVE].isEnabled()
    assert "https://" in asking.form._rows["status_address"].error


def test_a_receiver_that_refuses_is_told_in_the_foot_and_at_its_line(
    desk: Desk, qtbot: QtBot, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("td_app.publishing.status_post.APART_S", 0.05)
    receiver.status = 500
    asked(desk, qtbot, status=receiver.address).choose(SAVE)
    until(qtbot, lambda: desk.publisher.troubled)
    assert desk.publisher.in_words() == "autres programmes\u00a0: envoi en échec"
    page = PublishPage(desk)
    qtbot.addWidget(page)
    page.ask_programs()
    assert isinstance(page.asking, ProgramsDialog)
    assert "a refusé l’envoi (500)" in page.asking.form._rows["status_address"].error
    receiver.status = 200
    until(qtbot, lambda: not desk.publisher.troubled)


def test_another_post_that_tells_is_named_and_this_one_tells_nothing(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.publisher.programs.tell_at("https://club.example/status", "")
    assert desk.publisher.programs._tells()
    desk.club.directory.set_setting(PROGRAMS_POST, "Accueil")
    assert not desk.publisher.programs._tells()
    said = [one.text() for one in asked(desk, qtbot).findChildren(QLabel)]
    assert any("Accueil" in words for words in said)
