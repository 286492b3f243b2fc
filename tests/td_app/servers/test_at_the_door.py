"""Opening a server's club: the password asked until it is right, each mistake in its sentence."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator

import pytest
from builders import a_setup, people
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from sqlalchemy import make_url

from td_app.bootstrap import club_of, opened_on_server
from td_app.cli.arguments import main
from td_app.persistence.engine import open_database
from td_app.tournament import commands as cmd
from td_app.ui.application import started
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.trouble_dialogs import OPEN, QUIT, PasswordDialog
from td_app.words.language import Language


@pytest.fixture
def app(qapp: QApplication) -> QApplication:
    return started([], "fr")


@pytest.fixture(params=["fr", "en"])
def language(request: pytest.FixtureRequest, app: QApplication) -> Iterator[Language]:
    started([], request.param)
    yield request.param
    started([], "fr")


def without_password(url: str) -> str:
    return make_url(url)._replace(password=None).render_as_string()


class Director:
    """Answers each dialog that opens with the next of what they mean to do, and reads it."""

    def __init__(self, *answers: Callable[[HouseDialog], object]) -> None:
        self.read: list[str] = []
        self._answers = list(answers)
        self._timer = QTimer(interval=20)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        if not self._answers:
            return
        shown = (w for w in QApplication.topLevelWidgets() if isinstance(w, HouseDialog))
        dialog = next((w for w in shown if w.isVisible()), None)
        if dialog is not None:
            words = (label.text() for label in dialog.findChildren(QLabel))
            self.read.append("\n".join((dialog.windowTitle(), *words)))
            self._answers.pop(0)(dialog)
            dialog.close()


def typing(password: str) -> Callable[[HouseDialog], object]:
    def type_it(dialog: HouseDialog) -> None:
        assert isinstance(dialog, PasswordDialog)
        assert dialog.focusWidget() is dialog.password
        dialog.password.setText(password)
        dialog.buttons[OPEN].click()

    return type_it


def quitting(dialog: HouseDialog) -> None:
    dialog.buttons[QUIT].click()


class TestPassword:
    def test_asked_again_until_it_is_right(self, app: QApplication, postgresql: str) -> None:
        director = Director(typing("faux"), typing(make_url(postgresql).password or ""))
        file = opened_on_server(app, without_password(postgresql))
        assert file is not None
        with file:
            assert file.store.tournaments() == []
        asked, again = director.read
        assert "refuse" not in asked and "refuse ce nom ou ce mot de passe" in again

    def test_giving_up_opens_nothing(self, app: QApplication, postgresql: str) -> None:
        director = Director(quitting)
        assert opened_on_server(app, without_password(postgresql)) is None
        assert len(director.read) == 1

    def test_nothing_is_sent_before_something_is_typed(self, qtbot: QtBot) -> None:
        dialog = PasswordDialog()
        qtbot.addWidget(dialog)
        assert not dialog.buttons[OPEN].isEnabled()
        dialog.password.setText("x")
        assert dialog.buttons[OPEN].isEnabled()

    def test_what_is_wrong_stands_under_the_field_that_has_a_title(self, qtbot: QtBot) -> None:
        dialog = PasswordDialog("Refusé.")
        qtbot.addWidget(dialog)
        dialog.show()
        (title,) = [label for label in dialog.findChildren(QLabel) if label.buddy()]
        (wrong,) = [label for label in dialog.findChildren(QLabel) if label.text() == "Refusé."]
        assert title.buddy() is dialog.password
        assert title.y() < dialog.password.y() < wrong.y()


class TestEachMistakeInTheWindow:
    @pytest.mark.parametrize(
        ("changed", "told"),
        [
            ({"database": "nowhere"}, {"fr": "n’a pas cette base", "en": "no such database"}),
            ({"port": 1}, {"fr": "127.0.0.1:1\u00a0:", "en": "at 127.0.0.1:1."}),
            ({"port": 99999}, {"fr": "de 1 à 65535", "en": "from 1 to 65535"}),
            ({"host": "no.such.host.invalid"}, {"fr": "Aucune machine", "en": "No machine"}),
        ],
    )
    def test_has_its_sentence(
        self,
        app: QApplication,
        language: Language,
        postgresql: str,
        changed: dict[str, str],
        told: dict[str, str],
    ) -> None:
        director = Director(quitting)
        url = make_url(postgresql)._replace(**changed).render_as_string(hide_password=False)
        assert opened_on_server(app, url) is None
        (read,) = director.read
        assert told[language] in read
        title = {"fr": "La base du club ne peut", "en": "The club’s database cannot"}[language]
        assert read.startswith(title) and "enregistrée" not in read

    def test_a_wrong_user_too(self, app: QApplication, postgresql: str) -> None:
        director = Director(quitting)
        url = make_url(postgresql).set(username="personne").render_as_string(hide_password=False)
        assert opened_on_server(app, url) is None
        assert "vérifiez le nom dans l’adresse" in director.read[0]


class TestPlay:
    def test_a_script_works_beside_the_posts(
        self, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with open_database(postgresql) as file:
            here = club_of(file).create(a_setup())
            here.dispatch(cmd.RegisterEntrants(people(2)))
        asked = [
            {"view": "players"},
            {"command": "register_entrants", "people": [{"last_name": "Dupont"}]},
            {"command": "undo", "expected_sequence": 2},
            {"view": "players"},
        ]
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(map(json.dumps, asked))))
        assert main(["--database", postgresql, "play"]) == 0
        before, done, refused, after = map(json.loads, capsys.readouterr().out.splitlines())
        assert len(before["players"]["rows"]) == 2 and done["sequence"] == 3
        assert refused["refused"]["code"] == "UNDO_OTHERS_SINCE"
        assert len(after["players"]["rows"]) == 3
        with open_database(postgresql) as file:
            session = club_of(file).open(here.tournament)
            assert len(session.state.entrants) == 3
            assert session.history.entry(3).post == "play"

    def test_nobody_sets_the_time_of_a_shared_club(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["--database", "postgresql://localhost/td", "play", "--fake-clock"]) == 2
        assert "--fake-clock" in capsys.readouterr().err
