"""The winner's photograph: chosen at the end, on the wall at once, shared if they agree."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_setup
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from register_builders import a_registered_club

from reports.marks import Picture
from td_app.live.session import TournamentSession
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking import photo_dialog
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.evening.ranking.photo_dialog import PhotoDialog, Viewfinder
from td_app.ui.public.hall import Hall
from td_app.ui.public.voice import quietly
from td_app.ui.public.wall_view import WallView
from td_app.ui.public.winner_photo import SIDE, kept_photo
from td_app.wall.themes import FEUTRE, NOIR
from td_app.wall.wishes import WallWishes

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

ANNA = Person("Wu", "Anna", "Lune")


class AtTheEnd:
    """The ranking of an evening that Anna Wu may win, with its wall."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session = session
        self.live = LiveTournament(session)
        self.hall = Hall()
        self.page = RankingPage(self.live, hall=self.hall)
        self.wall = WallView(self.live, self.hall)
        for widget in (self.page, self.wall):
            qtbot.addWidget(widget)
            widget.resize(1280, 720)
            widget.show()

    def win(self) -> None:
        for who in (3, 2):
            self.session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))

    def asked(self) -> PhotoDialog:
        self.page.end.photo.click()
        dialog = self.page.end.photographing
        assert dialog is not None
        return dialog

    @property
    def on_the_wall(self) -> bool:
        assert self.wall.scene is not None
        pictures = [mark for mark in self.wall.scene.marks if isinstance(mark, Picture)]
        return [mark.name for mark in pictures] == ["photo"] and "photo" in self.wall.pictures

    def shared(self) -> QImage:
        self.page.end.share.click()
        dialog = self.page.end.sharing
        assert dialog is not None
        picture = dialog.picture
        dialog.close()
        return picture


def an_end(qtbot: QtBot, choice: PublicName) -> Iterator[AtTheEnd]:
    with a_registered_club(Member(NEW, ANNA, in_public=choice)) as club:
        session = club.create(a_setup(tables=1, seats=8, name="Open", date="2026-11-21"))
        three = (ANNA, Person("Petit", "Jean"), Person("Roy", "Paul"))
        session.dispatch(cmd.RegisterEntrants(three, True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        end = AtTheEnd(qtbot, session)
        yield end
        end.live.close()


@pytest.fixture
def end(qtbot: QtBot) -> Iterator[AtTheEnd]:
    yield from an_end(qtbot, PublicName.UNASKED)


@pytest.fixture
def hidden(qtbot: QtBot) -> Iterator[AtTheEnd]:
    yield from an_end(qtbot, PublicName.PSEUDONYM)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    image = QImage(1200, 900, QImage.Format.Format_RGB32)
    image.fill(QColor("#c0ffee"))
    path = tmp_path / "anna.png"
    image.save(str(path))
    return path


def holds(picture: QImage) -> bool:
    """Return whether the colour of the photograph is on a picture."""
    rows, columns = range(0, picture.height(), 20), range(0, picture.width(), 20)
    seen = (picture.pixelColor(x, y) for y in rows for x in columns)
    return any(abs(c.red() - 0xC0) + abs(c.green() - 0xFF) < 12 for c in seen)


class TestKept:
    def test_a_file_is_on_the_wall_at_once_until_it_is_removed(
        self, end: AtTheEnd, file: Path
    ) -> None:
        assert not end.page.end.photo.isVisible()
        end.win()
        assert not end.on_the_wall
        dialog = end.asked()
        assert not dialog.remove.isVisible() and not dialog.agreed.isEnabled()
        dialog.take(file)
        kept = kept_photo(end.session)
        assert kept is not None and QImage.fromData(kept.picture).width() == SIDE
        assert end.on_the_wall and holds(end.wall.grab().toImage())
        dialog.remove.click()
        assert kept_photo(end.session) is None and not end.on_the_wall

    def test_what_cannot_be_read_is_told_and_changes_nothing(
        self, end: AtTheEnd, file: Path, tmp_path: Path
    ) -> None:
        end.win()
        dialog = end.asked()
        dialog.take(file)
        before = kept_photo(end.session)
        bad = tmp_path / "notes.txt"
        bad.write_text("nothing", encoding="utf-8")
        dialog.take(bad)
        assert "« notes.txt » n’est pas une photo" in dialog.said.text().replace("\u00a0", " ")
        assert kept_photo(end.session) == before

    def test_another_winner_has_none(self, end: AtTheEnd, file: Path) -> None:
        end.win()
        end.asked().take(file)
        for _ in range(2):
            end.session.dispatch(cmd.Undo())
        assert not end.on_the_wall
        for who in (3, 1):
            end.session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        assert kept_photo(end.session) is None and not end.on_the_wall


class TestShared:
    def test_it_is_shared_only_once_they_agree(self, end: AtTheEnd, file: Path) -> None:
        end.win()
        dialog = end.asked()
        dialog.take(file)
        assert not dialog.agreed.isChecked() and not holds(end.shared())
        dialog.agreed.click()
        assert holds(end.shared())
        again = end.asked()
        assert again.agreed.isChecked()
        again.take(file)
        assert not again.agreed.isChecked(), "another photograph is asked about anew"

    def test_the_picture_wears_the_theme_of_the_club(self, end: AtTheEnd) -> None:
        end.win()
        corner = (5, 1345)
        assert end.shared().pixelColor(*corner).name() == NOIR.outer
        end.hall.wish(WallWishes(colours="feutre"))
        seen = end.shared().pixelColor(*corner)
        wanted = QColor(FEUTRE.outer)
        assert abs(seen.green() - wanted.green()) < 8 and seen.name() != NOIR.outer

    def test_whoever_refuses_publication_is_neither_named_nor_seen(
        self, hidden: AtTheEnd, file: Path
    ) -> None:
        hidden.win()
        assert hidden.session.photos is not None
        assert not hidden.page.end.photo.isVisible()
        dialog = PhotoDialog(hidden.live, 1, hidden.page)
        dialog.take(file)
        assert hidden.session.photos.photo(hidden.session.tournament, 1) is not None
        assert kept_photo(hidden.session) is None and not hidden.on_the_wall
        assert not holds(hidden.shared())
        hidden.page.end.share.click()
        sharing = hidden.page.end.sharing
        assert sharing is not None and "Lune" in sharing.text.toPlainText()
        assert "WU" not in sharing.text.toPlainText()


class FakeFinder(photo_dialog.QWidget):
    """A camera that sees one colour."""

    seen = photo_dialog.Signal(QImage)
    on = False

    def __init__(self, _device: object, parent: photo_dialog.QWidget) -> None:
        super().__init__(parent)
        FakeFinder.on = True

    def stop(self) -> None:
        FakeFinder.on = False


class TestCamera:
    def test_without_one_it_is_not_offered(
        self, end: AtTheEnd, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(photo_dialog, "cameras", list)
        end.win()
        assert not end.asked().camera.isVisible()

    def test_where_multimedia_is_missing_there_is_none(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(__import__("sys").modules, "PySide6.QtMultimedia", None)
        assert photo_dialog.cameras() == []

    def test_a_second_click_keeps_what_it_sees_and_ends_it(
        self, end: AtTheEnd, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(photo_dialog, "cameras", lambda: [object()])
        monkeypatch.setattr(photo_dialog, "Viewfinder", FakeFinder)
        end.win()
        dialog = end.asked()
        dialog.camera.click()
        assert FakeFinder.on
        dialog.camera.click()
        assert kept_photo(end.session) is None, "it has seen nothing yet"
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        image.fill(QColor("#c0ffee"))
        dialog.look(image)
        dialog.camera.click()
        assert not FakeFinder.on and end.on_the_wall

    def test_what_a_real_one_sends_is_seen_square(self, qtbot: QtBot, end: AtTheEnd) -> None:
        multimedia = pytest.importorskip("PySide6.QtMultimedia")
        with quietly():
            finder = Viewfinder(multimedia.QCameraDevice(), end.page)
            image = QImage(640, 480, QImage.Format.Format_RGB32)
            image.fill(QColor("#c0ffee"))
            with qtbot.waitSignal(finder.seen, timeout=60_000) as told:
                finder._sink.setVideoFrame(multimedia.QVideoFrame(image))
            finder.stop()
        (picture,) = told.args
        assert (picture.width(), picture.height()) == (SIDE, SIDE) and holds(picture)

    def test_closed_it_is_off(self, end: AtTheEnd, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(photo_dialog, "cameras", lambda: [object()])
        monkeypatch.setattr(photo_dialog, "Viewfinder", FakeFinder)
        end.win()
        dialog = end.asked()
        dialog.camera.click()
        dialog.close()
        assert not FakeFinder.on


def test_nothing_is_asked_where_one_only_looks(
    qtbot: QtBot, end: AtTheEnd, qapp: QApplication
) -> None:
    end.win()
    end.session.read_only = True
    end.page.refresh()
    assert not end.page.end.photo.isVisible()
