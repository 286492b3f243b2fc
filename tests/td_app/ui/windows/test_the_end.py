"""Winning opens the end: podium, prizes, points of the season, what is left, text and picture."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from builders import a_setup, everyone
from flight_builders import bagged, two_flights
from publisher_builders import a_desk_that_may_publish, published_to
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from register_builders import a_registered_club
from season_builders import NAMES, a_club_file, a_season, an_evening, people

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot, ToPage
from td_app.ui.pages.evening.ranking.end_panel import EndPanel
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.public.result_picture import picture_bytes
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.tournament_menu import TournamentMenu
from td_app.ui.windows.tournament_view import TournamentView

ADesk = Callable[[Club], Desk]


def shown(qtbot: QtBot, desk: Desk, session: TournamentSession) -> TournamentView:
    desk.open(session.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    assert window.view is not None
    return window.view


def end_of(view: TournamentView) -> EndPanel:
    page = view.pages.page("ranking")
    assert isinstance(page, RankingPage)
    return page.end


def put_out(view: TournamentView) -> None:
    loser = next(everyone(view.live.session))
    view.live.dispatch(cmd.Eliminate((cmd.PlayerOut(loser),)))


def steps_of(panel: EndPanel) -> list[str]:
    said = [card.accessibleName() for card in panel.steps if not card.isHidden()]
    return [words.replace("\u00a0", " ") for words in said]


def test_the_last_elimination_opens_the_end_and_undone_it_is_left(
    qtbot: QtBot, a_desk: ADesk
) -> None:
    club = a_club_file()
    season = a_season(club)
    session = an_evening(club, "2025-10-03", people(*NAMES), left=2, prizes=("Un jambon",))
    view = shown(qtbot, a_desk(club), session)
    view.show_page("players")
    put_out(view)
    panel = end_of(view)
    assert view.pages.key == "ranking" and panel.isVisible()
    first, second, third = steps_of(panel)
    assert first.startswith("Vainqueur : ") and first.endswith(" · Un jambon")
    assert second.startswith("2e : ") and third.startswith("3e : ")
    assert panel.add.text() == f"Ajouter à la saison {season.name}"
    panel.add.click()
    assert [words.rpartition(" · ")[2] for words in steps_of(panel)] == [
        "+ 10 points à la saison",
        "+ 6 points à la saison",
        "+ 4 points à la saison",
    ]
    assert panel.add.isHidden() and season.name in panel.season.text()
    assert panel.all_of_it.buttons["after"].isEnabled()
    view.live.dispatch(cmd.Undo())
    assert view.pages.key == "players"
    view.live.dispatch(cmd.Redo())
    assert view.pages.key == "ranking"


def test_the_last_out_in_the_room_leaves_no_question_nor_keyboard_behind(
    qtbot: QtBot, a_desk: ADesk
) -> None:
    club = a_club_file()
    people_in = people(*NAMES)
    session = an_evening(club, "2025-10-03", people_in, left=3, knockouts_noted=True)
    view = shown(qtbot, a_desk(club), session)
    view.show_page("room")
    room = view.pages.page("room")
    assert isinstance(room, RoomPage)
    floor = room.floor
    first, second, winner = everyone(session)
    floor.put_out(first)
    assert floor.knockouts.asking
    floor.put_out(second)
    assert view.pages.key == "ranking" and not floor.knockouts.asking
    focus = QApplication.focusWidget()
    assert focus is None or focus.isVisible()
    view.show_page("room")
    (seat,) = (e.seat for e in session.state.entrants.values() if e.id == winner)
    assert seat is not None
    floor.plan.seatClicked.emit(seat.table, seat.number)
    assert not next(row for row in view.live.knockouts().rows if row.entrant == first).said


def test_an_end_made_elsewhere_takes_nobody_away_from_their_page(
    qtbot: QtBot, a_desk: ADesk
) -> None:
    club = a_club_file()
    session = an_evening(club, "2025-10-03", people(*NAMES), left=2)
    view = shown(qtbot, a_desk(club), session)
    view.show_page("players")
    here = view.live.session
    here.dispatch(cmd.Eliminate((cmd.PlayerOut(next(everyone(here))),)))
    assert view.pages.key == "players"
    here.dispatch(cmd.Undo())
    assert view.pages.key == "players"


def test_what_is_shared_names_nobody_who_refuses(qtbot: QtBot, a_desk: ADesk) -> None:
    agathe = Person("Dupré", "Agathe", "Gatsby")
    with a_registered_club(Member(NEW, agathe, in_public=PublicName.PSEUDONYM)) as club:
        session = club.create(a_setup(tables=1, seats=8, name="Open", date="2026-11-21"))
        three = (agathe, Person("Petit", "Jean"), Person("Roy", "Paul"))
        session.dispatch(cmd.RegisterEntrants(three, True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        for who in (3, 2):
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        view = shown(qtbot, a_desk(club), session)
        view.show_page("ranking")
        panel = end_of(view)
        assert "DUPRÉ Agathe" in steps_of(panel)[0]
        panel.share.click()
        dialog = panel.sharing
        assert dialog is not None
        dialog.copy_text.click()
        assert QGuiApplication.clipboard().text().replace("\u00a0", " ").splitlines() == [
            "Open · samedi 21 novembre 2026",
            "Vainqueur : Gatsby",
            "2e : PETIT Jean",
            "3e : ROY Paul",
            "3 joueurs",
        ]
        picture = QImage.fromData(picture_bytes(dialog.picture))
        assert (picture.width(), picture.height()) == (1080, 1350)
        dialog.copy_picture.click()
        assert QGuiApplication.clipboard().image().size() == picture.size()
        dialog.buttons["save"].click()
        saved = view.pages.page("ranking").room.saving.dialog
        assert saved is not None
        assert Path(saved.selectedFiles()[0]).name == "resultat_open_2026-11-21.png"
        saved.close()


@pytest.mark.parametrize("cancelled", [False, True])
def test_without_a_winner(qtbot: QtBot, a_desk: ADesk, cancelled: bool) -> None:
    club, session, _ = two_flights()
    if cancelled:
        session.dispatch(cmd.CancelTournament("panne de courant"))
    else:
        bagged(session, 20_000, 5_000)
    view = shown(qtbot, a_desk(club), session)
    view.show_page("ranking")
    panel = end_of(view)
    assert panel.isHidden() == cancelled
    if not cancelled:
        (through,) = steps_of(panel)
        assert through.startswith("Qualifiés pour le jour 2 : ") and "plus gros tapis" in through


def test_once_the_club_publishes_the_end_leads_to_its_page(qtbot: QtBot, tmp_path: Path) -> None:
    with a_desk_that_may_publish(tmp_path) as desk:
        session = an_evening(desk.club, "2025-10-03", people(*NAMES), left=2)
        view = shown(qtbot, desk, session)
        put_out(view)
        panel = end_of(view)
        assert panel.isVisible() and panel.publish.isHidden()
        published_to(desk, tmp_path / "www", qtbot)
        panel.refresh()
        assert panel.publish.isVisible()
        with qtbot.waitSignal(panel.asked) as asked:
            panel.publish.click()
        assert asked.args == [ToPage("publish")]
        window = view.window()
        window.close()


def test_the_next_evening_keeps_its_name_a_week_later_and_the_menu_tells_them_apart(
    qtbot: QtBot, a_desk: ADesk
) -> None:
    club = a_club_file()
    desk = a_desk(club)
    tonight = date.today()
    session = club.create(a_setup(name="Mardi", date=tonight.isoformat()))
    window = shown(qtbot, desk, session).window()
    assert isinstance(window, MainWindow) and desk.live is not None
    window.go(Spot.NEXT_EVENING)
    setup = desk.live.setup()
    later = tonight + timedelta(days=7)
    assert (setup.name, setup.date) == ("Mardi", later.isoformat())
    menu = TournamentMenu(desk)
    menu.fill()
    listed = {action.text() for action in menu.actions()[:2]}
    assert listed == {f"Mardi\t{day:%d/%m/%Y}" for day in (tonight, later)}
