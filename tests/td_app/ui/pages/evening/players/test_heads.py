"""Knock-outs and bounties among the entrants: columns, a head named by the house."""

from __future__ import annotations

import pytest
from builders import a_club, a_setup, a_tournament, people, seated_at
from knockout_builders import PROGRESSIVE, VIP, a_bounty_evening, a_noted_evening, knocked
from page_builders import a_players_page, written
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.ui.pages.evening.players.page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture
def vip() -> Club:
    return a_club(money=True)


def cell(page: PlayersPage, entrant: int, key: str) -> str:
    table = page.entrants.table
    table.choose(entrant)
    return str(table.currentIndex().siblingAtColumn(table.rows.place_of(key)).data()).replace(
        "\u00a0", " "
    )


def hidden(page: PlayersPage) -> list[bool]:
    return [not page.entrants.table.shows(key) for key in ("kills", "bounty")]


class TestTheColumns:
    def test_a_free_tournament_has_none(self, qtbot: QtBot) -> None:
        page = a_players_page(a_tournament(8), qtbot)
        assert hidden(page) == [True, True]

    def test_knock_outs_show_once_there_is_one(self, qtbot: QtBot) -> None:
        session = a_noted_evening()
        page = a_players_page(session, qtbot)
        assert hidden(page) == [True, True]
        gone, author = seated_at(session, 1)[:2]
        knocked(session, gone, author)
        assert hidden(page) == [False, True] and cell(page, author, "kills") == "1"

    def test_what_is_on_each_head(self, qtbot: QtBot) -> None:
        session = a_bounty_evening(by=PROGRESSIVE)
        page = a_players_page(session, qtbot)
        gone, author = seated_at(session, 1)[:2]
        assert hidden(page) == [True, False] and cell(page, gone, "bounty") == "5 €"
        knocked(session, gone, author)
        assert [cell(page, who, "bounty") for who in (gone, author)] == ["", "7,50 €"]
        page.entrants.correct(author)
        told = page.entrants.panel.head.told.text().replace("\u00a0", " ")
        assert told == "1 joueur éliminé · 7,50 € sur sa tête"


class TestAHeadNamed:
    def test_from_the_card_before_the_draw_and_in_play(self, qtbot: QtBot, vip: Club) -> None:
        session = vip.create(a_setup(bounty=VIP))
        session.dispatch(cmd.RegisterEntrants(people(4), present=True))
        page = a_players_page(session, qtbot)
        page.entrants.correct(2)
        panel = page.entrants.panel
        assert panel.head.bounty.isVisible() and not panel.save.isEnabled()
        written(panel.head.bounty, "50")
        panel.save.click()
        assert session.state.named_heads == {2: 5_000} and cell(page, 2, "bounty") == "50 €"

    @pytest.mark.parametrize(
        ("typed", "told"), [("250000", "va de 0 € à 100 000 €"), ("cinq", "pas un nombre")]
    )
    def test_what_is_no_bounty_is_told(
        self, qtbot: QtBot, vip: Club, typed: str, told: str
    ) -> None:
        session = vip.create(a_setup(bounty=VIP))
        session.dispatch(cmd.RegisterEntrants(people(4), present=True))
        page = a_players_page(session, qtbot)
        page.entrants.correct(2)
        panel = page.entrants.panel
        panel.head.bounty.setText("")
        qtbot.keyClicks(panel.head.bounty, typed)
        error = panel.error.replace("\u00a0", " ").replace("\u202f", " ")
        assert told in error and not panel.save.isEnabled()

    def test_not_where_bounties_are_bought(self, qtbot: QtBot) -> None:
        page = a_players_page(a_bounty_evening(), qtbot)
        page.entrants.correct(2)
        assert not page.entrants.panel.head.bounty.isVisible()
        assert page.entrants.panel.head.told.isVisible()
