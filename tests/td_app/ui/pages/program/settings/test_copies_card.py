"""Backups in the settings: one now, one elsewhere, the way back, and what goes wrong."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from shutil import copyfile

import pytest
import shiboken6
from builders import a_setup
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.ports.copies import CopiesErased
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.person import Person
from td_app.ui import copy_keeper
from td_app.ui.desk import Desk
from td_app.ui.dialogs.restore_backup import PUT_BACK
from td_app.ui.pages.program.settings.copies_card import AWAY, CopiesCard

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """A desk on a real file, whose post keeps its settings apart."""
    kept = QSettings(str(tmp_path / "post.ini"), QSettings.Format.IniFormat)
    monkeypatch.setattr(copy_keeper, "post_settings", lambda: kept)
    with open_club_file(tmp_path / "club.db") as file:
        club = club_of(file)
        club.create(a_setup())
        yield Desk(club, file.path)


def a_card(desk: Desk, qtbot: QtBot) -> CopiesCard:
    assert desk.copies is not None
    card = CopiesCard(desk, desk.copies)
    qtbot.addWidget(card)
    card.show()
    return card


def broken_off(*_: object) -> None:
    raise RuntimeError("what nobody thought of")


def copied(card: CopiesCard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(card._keeper.made):
        card.now.click()


class TestCopyingNow:
    def test_a_copy_made_once_the_settings_are_gone_is_no_fault(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        assert desk.copies is not None
        shiboken6.delete(CopiesCard(desk, desk.copies))
        with qtbot.captureExceptions() as faults:
            with qtbot.waitSignal(desk.copies.made):
                desk.copies.copy()
            desk.copies.failed.emit(StorageTrouble("DISK_FULL"))
        assert faults == []

    def test_the_age_of_the_last_copy_is_said(self, desk: Desk, qtbot: QtBot) -> None:
        card = a_card(desk, qtbot)
        assert card.age.text() == "Pas encore de copie de sûreté"
        copied(card, qtbot)
        assert card.age.text() == "Dernière copie de sûreté\u00a0: à l’instant"
        latest = card._keeper.latest
        assert latest is not None
        later = datetime.fromtimestamp(latest.made_ms / 1000 + 245)
        assert card._keeper.minutes_since(later) == 4

    def test_the_second_place_gets_one_too_when_it_is_there(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        card, stick = a_card(desk, qtbot), tmp_path / "cle"
        stick.mkdir()
        with qtbot.waitSignal(card._keeper.made):
            card._second(stick)
        assert len(list(stick.glob("*/*.db"))) == 1
        assert card.place.text() == str(stick) and card.nowhere.isVisible()
        assert card.there.text() == "Dernière copie ici\u00a0: à l’instant"
        stick.rename(tmp_path / "retiree")
        copied(card, qtbot)
        assert not stick.exists() and not card.outcome.text()
        assert card.there.text() == "Débranché\u00a0: rien n’y est copié en ce moment."
        card.nowhere.click()
        assert card._keeper.second_place is None and not card.nowhere.isVisible()

    def test_a_copy_that_fails_says_so_at_once(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        card = a_card(desk, qtbot)
        (tmp_path / "club copies").write_text("no folder")
        with qtbot.waitSignal(card._keeper.failed):
            card.now.click()
        assert "n’a pas pu être faite" in card.outcome.text()

    def test_whatever_breaks_one_is_said_and_the_next_is_made(
        self, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        card = a_card(desk, qtbot)
        with monkeypatch.context() as broken:
            broken.setattr(desk.copies.files, "make", broken_off)
            with qtbot.waitSignal(card._keeper.failed, timeout=60_000):
                card.now.click()
        assert "n’a pas pu être faite" in card.outcome.text()
        copied(card, qtbot)
        assert card.outcome.text() == ""

    def test_an_erasing_that_breaks_names_each_copy_left(
        self, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        keeper, told = a_card(desk, qtbot)._keeper, list[CopiesErased]()
        keeper.files.make(datetime.now())
        monkeypatch.setattr(keeper.files, "erase", broken_off)
        with qtbot.waitSignal(keeper.made, timeout=60_000):
            keeper.erase(Person("Dupont", "Jean"), (), (), told.append)
        assert [len(one.left) for one in told] == [1] and not told[0].rewritten

    def test_a_stick_that_answers_a_fault_is_not_there(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        card, stick, is_dir = a_card(desk, qtbot), tmp_path / "stick", Path.is_dir

        def faulty(self: Path) -> bool:
            if self == stick:
                raise OSError(errno.EIO, "Input/output error", str(self))
            return is_dir(self)

        monkeypatch.setattr(Path, "is_dir", faulty)
        with qtbot.waitSignal(card._keeper.made, timeout=60_000):
            card._second(stick)
        card.refresh()
        assert card.there.text().startswith("Débranché")

    def test_the_last_copy_of_the_evening_is_waited_for(self, desk: Desk) -> None:
        assert desk.copies is not None
        desk.copies.finish()
        assert desk.copies.latest is not None


class TestElsewhere:
    def test_a_copy_is_saved_and_says_what_it_holds(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        card = a_card(desk, qtbot)
        card.save_copy(tmp_path / "chez moi.db")
        assert card.outcome.text() == (
            "Copie vérifiée\u00a0: chez moi.db, 1 tournoi, 1 entrée de journal."
        )
        card.save_copy(tmp_path / "chez moi.db")
        assert "existe déjà" in card.outcome.text()


class TestTakingAlong:
    def test_the_club_goes_in_a_copy_and_is_closed_here(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        card, copy = a_card(desk, qtbot), tmp_path / "cle.db"
        card.take_away(copy)
        assert card.question is not None
        with qtbot.waitSignal(desk.closing):
            card.question.choose(AWAY)
        assert desk.club.directory.setting("taken_away").endswith(f" {copy}")
        with open_club_file(copy, read_only=True) as taken:
            assert not taken.directory.setting("taken_away")

    def test_a_copy_that_fails_leaves_it_here(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        card = a_card(desk, qtbot)
        (tmp_path / "cle.db").write_text("mine")
        card.take_away(tmp_path / "cle.db")
        assert card.question is None and "existe déjà" in card.outcome.text()


class TestGoingBack:
    def test_what_the_copy_holds_is_shown_before_anything(self, desk: Desk, qtbot: QtBot) -> None:
        card = a_card(desk, qtbot)
        copied(card, qtbot)
        latest = card._keeper.latest
        assert latest is not None
        card.returning.ask(latest.path)
        assert card.returning.question is not None
        with qtbot.waitSignal(desk.closing):
            card.returning.question.choose(PUT_BACK)
        assert desk.copy_to_put_back == latest.path

    def test_what_is_missing_of_it_is_said_too(
        self, desk: Desk, qtbot: QtBot, tmp_path: Path
    ) -> None:
        card, taken = a_card(desk, qtbot), tmp_path / "taken.db"
        copyfile(tmp_path / "club.db", taken)
        card.returning.ask(taken)
        assert card.returning.question is not None
        lines = [told.text() for told in card.returning.question.findChildren(QLabel)]
        assert any("entrées manquent peut-être" in line for line in lines)

    def test_what_is_no_copy_is_refused(self, desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
        card = a_card(desk, qtbot)
        (tmp_path / "photo.db").write_bytes(b"\x89PNG" * 300)
        card.returning.ask(tmp_path / "photo.db")
        assert card.returning.question is None and card.outcome.text()
        assert desk.copy_to_put_back is None
