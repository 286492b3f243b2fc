"""The archive as a director uses it: found as one types, opened again, another file joined."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from builders import a_setup
from joining_builders import an_evening, begun, goes_on, taken_along
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk

from td_app.joining import Chosen, Told, ignore_progress
from td_app.persistence.check import check_file
from td_app.persistence.erased_copies import PrivateCopies
from td_app.ports.trouble import StorageTrouble
from td_app.season.repository import Season
from td_app.tournament import commands as cmd
from td_app.ui.destinations import ToPage
from td_app.ui.dialogs.joining import JOIN, JoiningFiles
from td_app.ui.dialogs.past_season import TAKE
from td_app.ui.pages.club.archive.page import AGAIN, ERASE, ArchivePage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def test_an_evening_is_found_and_opened_again(qtbot: QtBot) -> None:
    with a_club_desk() as desk:
        begun(desk.club, "Open", "2026-06-13")
        number = begun(desk.club, "Championnat", "2026-11-21").tournament
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        page.show()
        page.refresh()
        qtbot.waitUntil(lambda: not page._unread)
        page.find_text("champ joueur0012")
        page.list.search._search()
        assert page.found.text().replace("\u202f", " ") == "1 soirée"
        page.table.choose_first()
        asked = []
        page.asked.connect(asked.append)
        page.papers.click()
        assert asked == [ToPage("papers")]
        assert desk.live is not None and desk.live.read_only
        assert desk.live.session.tournament == number


def test_samples_stand_aside_until_they_are_asked_for(qtbot: QtBot) -> None:
    with a_club_desk() as desk:
        desk.club.create(a_setup(name="Exemple"), sample=True)
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        page.show()
        page.refresh()
        assert page.table.filter.rowCount() == 1, "alone, they are all there is"
        assert page.samples.isHidden()
        begun(desk.club, "Open", "2026-06-13")
        page.refresh()
        assert [page.table.filter.row_at(page.table.filter.index(0, 0)).row.name] == ["Open"]
        assert page.samples.text().replace("\u202f", " ") == "1 exemple"
        page.samples.click()
        assert page.table.filter.rowCount() == 2


def test_the_search_makes_room_for_the_count(qtbot: QtBot) -> None:
    with a_club_desk() as desk:
        for day in range(10, 23):
            begun(desk.club, "Open", f"2026-06-{day}")
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        page.show()
        page.refresh()
        qtbot.waitUntil(lambda: not page._unread)
        for wide in (944, 1290):
            page.resize(wide, 500)
            page._unread = [1]
            page._count()
            QApplication.processEvents()
            search = page.list.search
            assert search.width() >= 260
            assert page.found.text() == page.found.whole
            assert search.geometry().right() < page.found.geometry().left()


def test_one_that_is_over_is_read_and_opened_to_be_changed_only_once_asked(qtbot: QtBot) -> None:
    with a_club_desk() as desk:
        begun(desk.club, "Championnat", "2026-11-21")
        begun(desk.club, "Coupe", "2026-11-28")
        desk.club.archive(1)
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        page.show()
        page.refresh()
        page.table.choose(1)
        asked: list[object] = []
        page.asked.connect(asked.append)
        page.read.click()
        assert desk.live is not None and desk.live.read_only and asked == [ToPage("ranking")]
        page.open.click()
        assert page.question is not None and desk.live.read_only
        page.question.choose(AGAIN)
        assert not desk.live.read_only and desk.live.session.tournament == 1
        page.read.click()
        assert not desk.live.read_only, "on the desk already, it stays as it is"
        page.table.choose(2)
        page.open.click()
        assert desk.live.session.tournament == 2, "one that is not over is not asked about"


def test_what_differs_is_chosen_before_two_files_are_joined(qtbot: QtBot, tmp_path: Path) -> None:
    path, other = tmp_path / "club.db", tmp_path / "other.db"
    number = an_evening(path)
    taken_along(path, other)
    goes_on(path, number, 3)
    goes_on(other, number, 4)
    an_evening(other, "Ailleurs")
    with a_club_desk() as desk:
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        joined: list[Path] = []
        joining = JoiningFiles(PrivateCopies(path), joined.append, page)
        joining.ask(other)
        qtbot.waitUntil(lambda: joining.question is not None)
        question = joining.question
        assert question is not None
        assert question.choices() == Chosen({number: "both"})
        question.brought[2].setChecked(False)
        assert question.choices() == Chosen({number: "both"}, left=frozenset({2}))
        question.choose(JOIN)
        qtbot.waitUntil(lambda: bool(joined))
        (one,) = joined
        assert {told.name for told in check_file(one).tournaments} == {
            "Open",
            "Open (autre fichier)",
        }
        troubles: list[StorageTrouble] = []
        joining.failed.connect(troubles.append)
        joining.ask(path)
        qtbot.waitUntil(lambda: bool(troubles))
        assert [trouble.code for trouble in troubles] == ["JOIN_ITSELF"]


class Meanwhile(PrivateCopies):
    """Copies of a club's file; ``then`` happens while two are joined, at half the way."""

    then: Callable[[], object] = staticmethod(lambda: None)

    def join(self, other: Path, chosen: Chosen, told: Told = ignore_progress) -> Path:
        half = [False]

        def at(share: float) -> None:
            if share > 0.5 and not half[0]:
                half[0] = True
                self.then()
            told(share)

        return super().join(other, chosen, at)


@pytest.mark.parametrize("written", [True, False], ids=["written meanwhile", "given up"])
def test_a_joining_given_up_or_overtaken_leaves_nothing(
    qtbot: QtBot, tmp_path: Path, written: bool
) -> None:
    path, other = tmp_path / "club.db", tmp_path / "other.db"
    number = an_evening(path)
    taken_along(path, other)
    an_evening(other, "Ailleurs")
    before, outs = check_file(path), iter((3, 4, 5))
    with a_club_desk() as desk:
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        files, joined = Meanwhile(path), list[Path]()
        joining = JoiningFiles(files, joined.append, page)
        troubles: list[StorageTrouble] = []
        joining.failed.connect(troubles.append)
        joining.ask(other)
        qtbot.waitUntil(lambda: joining.question is not None)
        compared = joining.under_way
        assert joining.question is not None

        def give_up() -> None:
            assert joining.under_way is not None
            joining.under_way.work.given_up.set()

        files.then = (lambda: goes_on(path, number, next(outs))) if written else give_up
        joining.question.choose(JOIN)
        assert joining.under_way is not compared
        if written:
            qtbot.waitUntil(lambda: bool(troubles))
            assert [one.code for one in troubles] == ["JOIN_MEANWHILE"]
        else:
            with qtbot.waitSignal(joining.said) as said:
                pass
            assert said.args == ["Interrompu\u00a0: rien n’a changé."]
            assert not troubles and check_file(path) == before
        assert not joined and not list(tmp_path.glob("*.joining*"))


def test_a_season_played_elsewhere_is_shown_before_it_is_taken_over(
    qtbot: QtBot, tmp_path: Path
) -> None:
    told = tmp_path / "saison.csv"
    told.write_text("Date;Joueur;Place\n05/09/2026;Dupré;1\n05/09/2026;Petit;x\n", "utf-8")
    with a_club_desk() as desk:
        season = desk.seasons.begin(Season(0, "2026-2027"))
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        noted: list[str] = []
        page.noted.connect(noted.append)
        page.past.ask(told)
        question = page.past.question
        assert question is not None
        words = {part.text().replace("\u00a0", " ") for part in question.findChildren(QLabel)}
        assert "Ligne 3 : « x » n’est pas un rang : écrivez un nombre à partir de 1." in words
        question.choose(TAKE)
        assert noted == ["1 soirée est importée dans la saison."]
        assert len(desk.seasons.facts(season).evenings) == 1


def test_what_was_written_of_conduct_leaves_at_the_end_of_the_season(qtbot: QtBot) -> None:
    with a_club_desk() as desk:
        for day, note in (("2020-03-14", "menaces"), (date.today().isoformat(), "cris")):
            session = begun(desk.club, "Open", day)
            session.dispatch(cmd.GivePenalty(3, "insult", "round_1", note=note))
        page = ArchivePage(desk)
        qtbot.addWidget(page)
        page.refresh()
        assert not page.conduct.isHidden()
        page.conduct.buttons[0].click()
        assert page.question is not None
        page.question.choose(ERASE)
        notes = [desk.club.store.news(number, 0).notes for number in (1, 2)]
        assert [list(kept.values()) for kept in notes] == [[], ["cris"]]
        assert len(desk.club.open(1).state.penalties) == 1
        assert page.conduct.isHidden()
