"""Publier: one page that says what it would do, then what is public, and how that goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_club
from publisher_builders import a_desk_that_may_publish, an_evening_over, published_to, until
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from td_app.ports.publishing import ACCOUNT
from td_app.publishing import running
from td_app.publishing.wishes import SECOND, wishes_of
from td_app.ui.desk import Desk
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.club.publish.page import PublishPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send at once what changed: the ten seconds between two sendings are tried elsewhere."""
    for name in ("HEAD_START_S", "APART_S"):
        monkeypatch.setattr(running, name, 0.01)


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    with a_desk_that_may_publish(tmp_path) as desk:
        yield desk


@pytest.fixture
def www(tmp_path: Path) -> Path:
    folder = tmp_path / "www"
    folder.mkdir()
    return folder


def a_page(desk: Desk, qtbot: QtBot) -> PublishPage:
    page = PublishPage(desk)
    qtbot.addWidget(page)
    page.resize(1_200, 700)
    page.refresh()
    page.show()
    return page


class TestBefore:
    def test_one_page_says_what_it_would_do(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        assert page.empty.isVisible() and not page.whole.isVisible()
        assert "Rien n’est envoyé avant" in page.empty.text.text()

    def test_a_folder_is_tried_then_published_to(self, desk: Desk, www: Path, qtbot: QtBot) -> None:
        number = an_evening_over(desk)
        page = a_page(desk, qtbot)
        page.empty.primary.click()
        asking = page.asking
        assert asking is not None
        assert not asking.try_it.isEnabled(), "no folder is given yet"
        asking.form.lines["folder"].setText(str(www))
        asking.form.changed.emit()
        asking.try_it.click()
        until(qtbot, lambda: "seraient envoyées" in asking.said.text())
        assert not any(www.iterdir()), "trying sends nothing of the club"
        asking.choose("publish")
        until(qtbot, lambda: (www / "e" / f"{number}.html").is_file())
        until(qtbot, lambda: page.whole.isVisible())


class TestOneEvening:
    def test_kept_back_it_is_taken_off_and_published_again_it_is_back(
        self, desk: Desk, www: Path, qtbot: QtBot
    ) -> None:
        number = an_evening_over(desk)
        published_to(desk, www, qtbot)
        page = a_page(desk, qtbot)
        evenings = page.evenings
        assert evenings.table.rows.rows[0].pill().text == "en ligne"
        evenings.table.choose(f"e{number}")
        evenings.back.click()
        assert evenings.table.rows.rows[0].pill().text == "à retirer"
        until(qtbot, lambda: not (www / "e" / f"{number}.html").exists())
        until(qtbot, lambda: evenings.table.rows.rows[0].pill().text == "retenue")
        evenings.table.choose(f"e{number}")
        evenings.again.click()
        until(qtbot, lambda: (www / "e" / f"{number}.html").exists())

    def test_how_many_played_is_told_of_those_played_here(
        self, desk: Desk, www: Path, qtbot: QtBot
    ) -> None:
        an_evening_over(desk, players=4)
        published_to(desk, www, qtbot)
        page = a_page(desk, qtbot)
        until(qtbot, lambda: page.evenings.table.rows.rows[0].evening.players == 4)


class TestTrouble:
    def test_of_an_account_that_cannot_be_read_nothing_is_said_to_stand_there(
        self, desk: Desk, www: Path, qtbot: QtBot
    ) -> None:
        an_evening_over(desk)
        published_to(desk, www, qtbot)
        page = a_page(desk, qtbot)
        desk.club.directory.set_setting(ACCOUNT, "{")
        desk.publisher.refresh()
        until(qtbot, lambda: page.state.where.text() == "Compte illisible")
        assert not page.state.standing.isVisible()

    def test_what_stands_in_the_way_is_said_with_what_to_do(
        self, desk: Desk, www: Path, qtbot: QtBot
    ) -> None:
        an_evening_over(desk)
        published_to(desk, www, qtbot)
        for path in sorted(www.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        www.rmdir()
        page = a_page(desk, qtbot)
        number = an_evening_over(desk, "Coupe d’hiver")
        desk.publisher.tell(f"e{number}")
        until(qtbot, lambda: page.banner.isVisible())
        assert "rebranchez le disque" in page.banner.accessibleName()


class TestTheSite:
    def test_what_is_wished_counts_at_once(self, desk: Desk, www: Path, qtbot: QtBot) -> None:
        an_evening_over(desk)
        published_to(desk, www, qtbot)
        page = a_page(desk, qtbot)
        page.site.listed.click()
        until(qtbot, lambda: "Disallow: /" in (www / "robots.txt").read_text("utf-8"))
        page.site.languages.choose("fr en")
        page.site.languages.choiceChanged.emit("fr en")
        until(qtbot, lambda: (www / "en" / "index.html").is_file())
        page.site.choose_colour(0, "#7a1020")
        until(qtbot, lambda: "#7a1020" in (www / "style.css").read_text("utf-8"))
        assert wishes_of(desk.club.directory).colours == ("#7a1020", SECOND)

    def test_the_picture_is_that_of_the_first_page(
        self, desk: Desk, www: Path, qtbot: QtBot
    ) -> None:
        an_evening_over(desk, "Coupe d’automne")
        published_to(desk, www, qtbot)
        page = a_page(desk, qtbot)
        told = page.state.picture._document
        until(qtbot, lambda: "Coupe d’automne" in told.toPlainText())
        assert "1 soirée" in page.state.standing.text().replace("\u00a0", " ")

    def test_the_preview_is_whole_and_goes_with_the_window(
        self, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened: list[QUrl] = []
        monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
        number = an_evening_over(desk)
        page = a_page(desk, qtbot)
        page.empty.secondary.click()
        until(qtbot, lambda: opened)
        home = Path(opened[0].toLocalFile())
        assert (home.parent / "e" / f"{number}.html").is_file()
        desk.publisher.stop()
        assert not home.parent.exists()

    def test_the_preview_goes_with_who_is_erased(self, desk: Desk, qtbot: QtBot) -> None:
        an_evening_over(desk)
        home = desk.publisher.preview()
        desk.publisher.erased(())
        assert not home.exists()

    def test_published_no_more_the_page_says_what_it_would_do(
        self, desk: Desk, www: Path, qtbot: QtBot
    ) -> None:
        an_evening_over(desk)
        published_to(desk, www, qtbot)
        page = a_page(desk, qtbot)
        page.ask_stop()
        assert page.asking is not None
        page.asking.choose("stop")
        until(qtbot, lambda: page.empty.isVisible())
        assert any(www.iterdir()), "what is online stays"


def test_what_is_erased_here_is_not_said_to_be_so_everywhere(
    desk: Desk, www: Path, qtbot: QtBot
) -> None:
    """Its pages are still to be sent: their server may be away."""
    members = MembersPage(desk)
    qtbot.addWidget(members)
    said: list[str] = []
    members.noted.connect(said.append)
    for on in (False, True):
        if on:
            published_to(desk, www, qtbot)
        members._stack.setCurrentWidget(members.card)
        members._on_erased()
    assert [words.split()[1] for words in said] == ["partout.", "d’ici"]
    assert "suivent" in said[1]


def test_a_training_is_published_nowhere(qtbot: QtBot) -> None:
    desk = Desk(a_club())
    page = a_page(desk, qtbot)
    assert not page.empty.primary.isEnabled()
    assert "jamais" in page.empty.primary.toolTip()
    desk.close()
