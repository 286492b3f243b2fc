"""The game among the settings: nowhere in a club of hold'em, offered where others are played."""

from __future__ import annotations

from builders import a_session
from page_builders import a_setup_page
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.tournament.state.game import Betting, Game


def test_a_club_of_holdem_is_asked_nothing(
    dressed: QApplication, in_french: None, qtbot: QtBot
) -> None:
    evening = a_setup_page(a_session(), qtbot).form.evening
    assert not evening.game.isVisible() and not evening.betting.isVisible()


def test_a_club_that_plays_others_chooses(
    dressed: QApplication, in_french: None, qtbot: QtBot
) -> None:
    page = a_setup_page(a_session(), qtbot)
    evening = page.form.evening
    evening.offer(games=True, knockouts=False)
    assert evening.game.isVisible()
    evening.game.choose("omaha_hi_lo")
    evening.betting.choose("pot_limit")
    evening.betting.choiceChanged.emit("pot_limit")
    page.save.click()
    setup = page.live.setup()
    assert (setup.game, setup.betting) == (Game.OMAHA_HI_LO, Betting.POT_LIMIT)


def test_a_tournament_of_another_game_shows_it_whatever_the_club_plays(
    dressed: QApplication, in_french: None, qtbot: QtBot
) -> None:
    page = a_setup_page(a_session(game=Game.SIX_PLUS), qtbot)
    assert page.form.evening.game.isVisible()
    assert page.form.evening.game.chosen() == "six_plus"


def test_too_many_seats_are_said_under_the_game(
    dressed: QApplication, in_french: None, qtbot: QtBot
) -> None:
    page = a_setup_page(a_session(seats=10), qtbot)
    evening = page.form.evening
    evening.offer(games=True, knockouts=False)
    evening.game.choose("omaha")
    evening.game.choiceChanged.emit("omaha")
    assert "9" in evening.form.rows["game"].error
    assert not page.save.isEnabled()
