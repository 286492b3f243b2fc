"""A tournament over, or not begun, is told so in the header, on the clock, in the lists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from builders import a_club, a_setup, people
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.clock import clock_view
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.chips.page import LEDGER, ChipsPage
from td_app.ui.pages.evening.clock.controls import WallChoice
from td_app.ui.pages.evening.clock.page import ClockPage
from td_app.ui.pages.evening.clock.structure_side import structure_lines
from td_app.ui.pages.evening.floor.floor_head import WhereAndWhen
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.evening.ranking.ranking_table import RankingTable
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.program.setup.evening_section import EveningSection
from td_app.ui.theme.tokens import Height
from td_app.ui.widgets.buttons import Button
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.start_view import StartView
from td_app.ui.windows.top_bar import level_caption
from td_app.wall.clock import clock_facts


def played_out(session: TournamentSession) -> None:
    """Put players out one by one until the winner is alone."""
    seated = [e.id for e in session.state.entrants.values() if e.seat is not None]
    for who in seated[1:]:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    assert session.state.over


def a_small_one(club: Club, *, over: bool, starts_at: str = "") -> TournamentSession:
    setup = replace(a_setup(1, 8), starts_at=starts_at)
    session = club.create(setup)
    session.dispatch(cmd.RegisterEntrants(people(4), True, Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    if over:
        session.dispatch(cmd.StartClock())
        played_out(session)
    return session


def shown(club: Club, session: TournamentSession, qtbot: QtBot, desk: Desk) -> MainWindow:
    desk.open(session.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    return window


def test_the_header_of_one_that_is_over_names_the_winner_and_counts_no_time(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club = a_club()
    session = a_small_one(club, over=True)
    window = shown(club, session, qtbot, a_desk(club))
    top = window.view.top if window.view is not None else None
    assert top is not None
    assert window.view is not None and not window.view.live.progress().running
    winner = next(e.id for e in session.state.entrants.values() if e.seat is not None)
    assert top.level.figure.text() == session.person(winner).display_name
    assert top.players.figure.text() == "4"
    assert top.average.isHidden()
    assert top.clock.time_of(clock_view(session.state, 0)) == ""
    # Without a time its word stands in the middle, the trophy before it.
    assert 0.4 < top.clock.words_from() / top.clock.width() < 0.6


def is_of_wall(button: Button) -> bool:
    """Return whether a button is of the public display, which goes on with the winner."""
    return isinstance(button.parentWidget(), WallChoice)


def test_the_pages_of_one_that_is_over_say_so_and_offer_nothing_dead(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club = a_club()
    view = shown(club, a_small_one(club, over=True), qtbot, a_desk(club)).view
    assert view is not None
    view.window().resize(1366, 768)
    view.window().show()
    chips = view.show_page("chips")
    assert isinstance(chips, ChipsPage)
    assert chips.race.stack.currentWidget() is chips.race.over
    told = [words.text() for words in chips.race.over.findChildren(QLabel)]
    assert "Le tournoi est terminé" in told and not any("en jeu" in words for words in told)
    chips.race.over.secondary.click()
    assert chips.tabs.currentIndex() == LEDGER
    clock = view.show_page("clock")
    assert isinstance(clock, ClockPage)
    (to_ranking,) = [b for b in clock.findChildren(Button) if b.isVisible() and not is_of_wall(b)]
    assert to_ranking.text() == "Voir le classement"
    levels = clock.structure
    assert not levels.table.shows("begins"), "no level is to come"
    QApplication.processEvents()
    assert levels.table.height() == levels.height(), "down to the foot of the page"
    figures = [one.text() for one in clock.figures.findChildren(QLabel) if one.isVisible()]
    assert "Dernier niveau" in figures and "Jetons en jeu" not in figures
    assert clock.controls.refusal.isVisible()
    (asked,) = view.show_page("settings").findChildren(EveningSection)
    assert not asked.form.rows["starts_at"].beside.isHidden()
    assert asked.form.rows["late_entry_until"].beside.isHidden()
    players = view.show_page("players")
    assert isinstance(players, PlayersPage)
    filters = players.entrants.chips.buttons
    assert [key for key, one in filters.items() if one.isVisible()] == ["all", "out"]
    assert not players.entrants.table.shows("presence")
    assert not players.entrants.table.shows("seat"), "nobody sits any more"
    assert players.entrants.acts.isHidden(), "its room is the list's"
    assert not players.entrants.bar.isVisible()
    players.entrants.table.choose_first()
    assert players.entrants.bar.correct.isVisible()
    floor = view.show_page("floor")
    (where,) = floor.findChildren(WhereAndWhen)
    assert (where.level.text(), where.blinds.text()) == ("", "")
    room = view.show_page("room")
    assert isinstance(room, RoomPage)
    assert view.fold.folded, "nothing is left to do beside tables that no longer play"
    assert room.floor.notice.y() > 0 and room.floor.notice.geometry().bottom() < Height.HEAD
    assert room.floor.notice.buttons[1].text() == "Voir le classement"
    room.floor.notice.buttons[1].click()
    assert view.pages.key == "ranking"
    assert view.pages.page("ranking").chips.isHidden(), "all of them are ranked"


def test_everybody_who_won_a_seat_is_named_in_the_header_and_in_the_room(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club = a_club()
    setup = a_setup(1, 8, satellite=True, prizes=("Une place",) * 3, late_entry_until=0)
    session = club.create(setup)
    session.dispatch(cmd.RegisterEntrants(people(5), True, Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    for who in (1, 2):
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    session.dispatch(cmd.EndSatellite())
    view = shown(club, session, qtbot, a_desk(club)).view
    assert view is not None
    named = "JOUEUR0003 Jean, JOUEUR0004 Jean et 1 autre"
    assert (view.top.level.caption.text(), view.top.level.figure.text()) == ("Vainqueurs", named)
    assert view.top.level.toolTip().endswith("JOUEUR0004 Jean et JOUEUR0005 Jean")
    view.top.resize(1024, view.top.height())
    long = ("CHARPENTIER Marie-Antoinette", "CHATEAUBRIAND-DESAIX Anne-Charlotte", "PETIT Luc")
    shown_names = view.top._names(long)
    assert view.top.level.figure.fontMetrics().horizontalAdvance(shown_names) <= 420
    assert shown_names.startswith("CHARPENTIER")
    room = view.pages.page("room")
    told = [words.text() for words in room.floor.notice.findChildren(QLabel)]
    assert f"{named} remportent le tournoi" in told
    assert club.summary(session.tournament).winners[0] == "JOUEUR0003 Jean"


def test_no_level_is_current_before_the_start_nor_after_the_end() -> None:
    club = a_club()
    before = a_small_one(club, over=False)
    assert {row.when for row in clock_view(before.state, 0).steps} == {"future"}
    over = a_small_one(club, over=True)
    whens = {row.when for row in clock_view(over.state, club.clock.now_ms()).steps}
    assert "current" not in whens


def test_levels_are_timed_from_the_hour_said_and_not_once_it_is_over() -> None:
    club = a_club()
    now = datetime(2026, 11, 21, 18, 0)
    before = a_small_one(club, over=False, starts_at="20:30")
    at = round(now.timestamp() * 1000)
    lines = structure_lines(clock_view(before.state, at), at)
    assert [line.begins for line in lines[:2]] == ["20:30", "20:50"]
    over = a_small_one(club, over=True)
    late = club.clock.now_ms()
    assert {line.begins for line in structure_lines(clock_view(over.state, late), late)} == {""}


def test_the_header_of_one_not_begun_names_the_level_of_the_blinds() -> None:
    view = clock_view(a_small_one(a_club(), over=False, starts_at="20:30").state, 0)
    caption = level_caption(view)
    assert caption.startswith("Niveau 1 · ")
    assert caption.endswith("20\u00a0h\u00a030")


def test_the_wall_of_one_not_begun_tells_the_hour_and_no_time(qtbot: QtBot) -> None:
    club = a_club()
    session = a_small_one(club, over=False, starts_at="20:30")
    facts = clock_facts(clock_view(session.state, 0))
    assert facts.shown == "20\u00a0h\u00a030"
    assert facts.total == 0
    unknown = clock_facts(clock_view(a_small_one(club, over=False).state, 0))
    assert unknown.shown == "Bientôt"


def test_those_in_play_come_first_then_those_ranked(evening: Evening) -> None:
    table = RankingTable()
    table.show_standings(evening.live.standings(), evening.live.clock())
    places = [row.place for row in table.rows.rows]
    ranked = [place for place in places if place is not None]
    assert places == [*[None] * (len(places) - len(ranked)), *ranked]
    assert ranked


def test_the_list_tells_state_players_and_winner(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club = a_club()
    over = a_small_one(club, over=True)
    a_small_one(club, over=False)
    start = StartView(a_desk(club))
    qtbot.addWidget(start)
    qtbot.waitUntil(lambda: all("joueurs" in card.told.text() for card in start.rows))
    told = {card.tournament: card.told.text() for card in start.rows}
    assert "vainqueur" in told[over.tournament]
    assert sum("places tirées" in words for words in told.values()) == 1


def test_the_list_says_once_that_one_is_in_play(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club = a_club()
    playing = a_small_one(club, over=False)
    playing.dispatch(cmd.StartClock())
    playing.dispatch(cmd.Eliminate((cmd.PlayerOut(2),)))
    start = StartView(a_desk(club))
    qtbot.addWidget(start)
    qtbot.waitUntil(lambda: any("joueurs" in card.told.text() for card in start.rows))
    (told,) = (card.told.text() for card in start.rows)
    assert told.endswith("en jeu · 3 joueurs sur 4")


def test_one_that_is_cancelled_has_no_winner_and_counts_no_time(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club = a_club()
    session = a_small_one(club, over=False)
    session.dispatch(cmd.StartClock())
    session.dispatch(cmd.CancelTournament("incendie"))
    window = shown(club, session, qtbot, a_desk(club))
    top = window.view.top if window.view is not None else None
    assert top is not None
    told = [label.text() for label in top.level.findChildren(QLabel)]
    assert "annulé" in told and "None" not in told
    facts = clock_facts(clock_view(session.state, session.now_ms()))
    assert (facts.heading, facts.words) == ("Tournoi", "Annulé")


def test_the_evening_in_play_is_what_the_first_page_offers(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club = a_club()
    playing = a_small_one(club, over=False)
    playing.dispatch(cmd.StartClock())
    a_small_one(club, over=True)
    desk = a_desk(club)
    first = StartView(desk)
    qtbot.addWidget(first)
    first.show()
    qtbot.waitUntil(lambda: first.first_button() is first.go_on)
    primary = [b for b in first.findChildren(Button) if b.property("rank") == "primary"]
    assert primary == [first.go_on]
    first.go_on.click()
    assert desk.live is not None and desk.live.session.tournament == playing.tournament
