"""A person is erased at one post: no other post knows them any more, whatever it shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_setup
from cut_network import CutNetwork
from pytestqt.qtbot import QtBot
from server_acts import done

from td_app.bootstrap import club_of
from td_app.club.club import Club
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.persistence.check import check_database
from td_app.persistence.engine import ClubFile
from td_app.ports.privacy import Privacy
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.application import wait_in_loop
from td_app.ui.desk import Desk
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.main_window import MainWindow

WHO, OTHER = Person("Zébulonski", "Barnabé"), Person("Autre", "Zoé")


@pytest.fixture
def club(here: ClubFile) -> Club:
    made = club_of(here)
    assert made.link is not None
    made.link.wait_with(wait_in_loop)
    return made


@pytest.fixture
def window(qtbot: QtBot, club: Club) -> Iterator[MainWindow]:
    session = club.create(a_setup())
    session.dispatch(cmd.RegisterEntrants((WHO, OTHER)))
    session.dispatch(cmd.MarkMajority((1,), note="Zébulonski l’assure"))
    club.directory.remember((WHO, OTHER))
    shown = MainWindow(Desk(club))
    qtbot.addWidget(shown)
    shown.desk.open(session.tournament)
    shown.show_page("players")
    yield shown
    shown.desk.close()


def live_of(window: MainWindow) -> LiveTournament:
    assert window.desk.live is not None
    return window.desk.live


def told(live: LiveTournament) -> str:
    views = (live.players(), live.room(), live.standings(), live.minutes())
    return repr(views).lower()


def erase(there: ClubFile, session: TournamentSession) -> Privacy:
    privacy = there.privacy
    privacy.erase(privacy.traces(WHO, (session.tournament, 1)))
    return privacy


def test_it_reaches_the_screens_of_the_other_posts(
    qtbot: QtBot, window: MainWindow, there: ClubFile
) -> None:
    live = live_of(window)
    assert "bulonski" in told(live)
    with qtbot.waitSignal(live.names_erased):
        erase(there, live.session)
    qtbot.waitUntil(lambda: "bulonski" not in told(live))
    assert "Joueur effacé 1" in repr(live.players())
    assert live.session.note(3) == ""
    directory = window.desk.club.directory
    qtbot.waitUntil(lambda: [one.last_name for one in directory.members()] == ["Autre"])
    assert done(qtbot, live, cmd.MarkPresence((2,))).sequence == 4


def test_a_post_that_was_cut_off_learns_it_when_it_comes_back(
    qtbot: QtBot, window: MainWindow, there: ClubFile, network: CutNetwork
) -> None:
    live = live_of(window)
    link = live.session.link
    assert link is not None
    network.cut()
    qtbot.waitUntil(lambda: not link.linked)
    erase(there, live.session)
    assert "bulonski" in told(live)
    with qtbot.waitSignal(live.names_erased):
        network.mend()
    assert "bulonski" not in told(live)


def test_a_face_that_asks_by_itself_knows_it_with_its_next_question(
    qtbot: QtBot, club: Club, there: ClubFile
) -> None:
    session = club.create(a_setup())
    session.dispatch(cmd.RegisterEntrants((WHO, OTHER)))
    live = Live(session)
    follow = live.follow()
    erase(there, session)

    def known_no_more() -> bool:
        follow()
        return "bulonski" not in repr(live.players()).lower()

    qtbot.waitUntil(known_no_more)


def test_the_list_of_tournaments_asks_again_who_won(
    qtbot: QtBot, club: Club, there: ClubFile
) -> None:
    desk = Desk(club)
    with qtbot.waitSignal(desk.listed):
        there.privacy.erase(())
    desk.close()


def test_check_finds_the_database_whole(
    qtbot: QtBot, window: MainWindow, there: ClubFile, postgresql: str
) -> None:
    erase(there, live_of(window).session)
    assert check_database(postgresql).ok
