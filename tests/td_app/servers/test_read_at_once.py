"""What is read of a journal is of one moment; what a newer version wrote stops one tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from builders import a_setup, people
from cut_network import CutNetwork
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from server_acts import at_last, done
from sqlalchemy import event, insert
from unread_builders import forge

from td_app import __version__
from td_app.bootstrap import club_of
from td_app.club.club import Club
from td_app.persistence import tables
from td_app.persistence.engine import ClubFile
from td_app.persistence.journal_store import VERSION_OF
from td_app.tournament import commands as cmd
from td_app.ui.application import wait_in_loop
from td_app.ui.desk import Desk
from td_app.ui.windows.main_window import MainWindow


@contextmanager
def after_first_reading(file: ClubFile, do: Callable[[], object]) -> Iterator[None]:
    """Do something, once, between the reading of the entries and that of the names."""
    left = [do]

    def read(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "FROM journal_entry" in statement and left:
            left.pop()()

    event.listen(file.engine, "after_cursor_execute", read)
    yield
    event.remove(file.engine, "after_cursor_execute", read)
    assert not left


class TestOneMoment:
    def test_names_written_meanwhile_wait_for_their_entries(
        self, here: ClubFile, there: ClubFile
    ) -> None:
        mine = club_of(here).create(a_setup())
        other = club_of(there).open(mine.tournament)
        other.dispatch(cmd.RegisterEntrants(people(2)))
        with after_first_reading(here, lambda: other.dispatch(cmd.RegisterEntrants(people(3)))):
            news = mine.read_news()
        assert [entry.sequence for entry in news.entries] == [2]
        assert {who for who, _ in news.people} == {1, 2}
        mine.take(news)
        mine.refresh()
        assert [mine.person(who).last_name for who in mine.state.entrants] == [
            other.person(who).last_name for who in other.state.entrants
        ]

    def test_nobody_is_nameless_after_a_cut(
        self, qtbot: QtBot, here: ClubFile, there: ClubFile, network: CutNetwork
    ) -> None:
        mine = club_of(here).create(a_setup())
        other = club_of(there).open(mine.tournament)
        network.cut()
        link = mine.link
        assert link is not None
        qtbot.waitUntil(lambda: not link.linked)
        for number in range(1, 4):
            other.dispatch(cmd.RegisterEntrants(people(number)))
        network.mend()
        qtbot.waitUntil(lambda: link.linked)
        at_last(qtbot, lambda: (mine.refresh(), len(mine.state.entrants) == 6)[1] or None)
        assert not any(mine.person(who).last_name.startswith("#") for who in mine.state.entrants)


class TestWrittenByANewerVersion:
    @pytest.fixture
    def club(self, here: ClubFile) -> Club:
        made = club_of(here)
        assert made.link is not None
        made.link.wait_with(wait_in_loop)
        return made

    def test_the_window_says_who_and_with_what_and_the_other_tournaments_go_on(
        self, qtbot: QtBot, club: Club, here: ClubFile, there: ClubFile
    ) -> None:
        stopped, other = club.create(a_setup()), club.create(a_setup())
        there.directory.set_setting(f"{VERSION_OF}Bureau", "9.1")
        window = MainWindow(Desk(club))
        qtbot.addWidget(window)
        window.desk.open(stopped.tournament)
        assert window.view is not None and window.desk.live is not None
        live = window.desk.live
        view = window.view
        row = {"tournament_id": stopped.tournament, "sequence": 2, "recorded_at": 5, "version": 1}
        row |= {"post": "Bureau", "kind": "teleported", "body": "{}", "act": "f" * 32}
        with there.engine.begin() as connection:
            connection.execute(insert(tables.journal_entry), row)
        qtbot.waitUntil(lambda: not view.warning_strip.isHidden())
        said = "".join(label.text() for label in view.warning.findChildren(QLabel))
        assert "«\u00a0Bureau\u00a0» (version 9.1)" in said and __version__ in said
        told: list[str] = []
        live.trouble.connect(lambda trouble: told.append(trouble.code))

        def refused() -> bool:
            assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
            return "ENTRY_UNKNOWN" in told

        qtbot.waitUntil(refused)
        window.desk.open(other.tournament)
        done(qtbot, window.desk.live, cmd.RegisterEntrants(people(2)))
        window.desk.close()


class TestALineThatCannotBeRead:
    def test_a_window_hears_of_it_stops_and_goes_on_as_the_other_post_does(
        self, qtbot: QtBot, here: ClubFile, there: ClubFile
    ) -> None:
        club = club_of(here)
        assert club.link is not None
        club.link.wait_with(wait_in_loop)
        mine = club.create(a_setup())
        window = MainWindow(Desk(club))
        qtbot.addWidget(window)
        window.desk.open(mine.tournament)
        live = window.desk.live
        view = window.view
        assert live is not None and view is not None
        done(qtbot, live, cmd.RegisterEntrants(people(2)))
        other = club_of(there).open(mine.tournament)
        line = forge(there, mine.tournament, "presence_marked", "{}")
        qtbot.waitUntil(lambda: not view.stopped.isHidden())
        assert live.dispatch(cmd.RegisterEntrants(people(2))) is None
        other.refresh()
        other.dispatch(cmd.SetEntryAside(line, "Illisible."))
        other.dispatch(cmd.MarkPresence((1,), True))
        qtbot.waitUntil(lambda: view.stopped.isHidden())
        done(qtbot, live, cmd.MarkPresence((2,), True))
        other.refresh()
        third = club_of(there).open(mine.tournament)
        assert live.state == other.state == third.state
