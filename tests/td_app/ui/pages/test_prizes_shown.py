"""Prizes on the screens: a tie asked and answered, shares told, nothing without prizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from builders import a_tournament, everyone, out
from prize_builders import MONEY, POINTS, a_tie, given, tied
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.public import public_view
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.award_dialog import AwardDialog
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.evening.ranking.ranking_table import prize_words
from td_app.ui.theme import Tone
from td_app.ui.widgets.row_cells import NameCells
from td_app.wall.facts import Wall, WallFacts
from td_app.wall.words import wall_facts
from td_app.words.prizes import won_shortly

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


Open = Callable[[TournamentSession], RankingPage]


@pytest.fixture
def ranking(qtbot: QtBot) -> Open:
    """Return a maker of the ranking page of a session, shown."""

    def shown(session: TournamentSession) -> RankingPage:
        live = LiveTournament(session)
        page = RankingPage(live, Stationery)
        live.changed.connect(page.refresh)
        page.resize(926, 680)
        qtbot.addWidget(page, before_close_func=lambda _: live.close())
        page.show()
        return page

    return shown


def wall(session: TournamentSession) -> WallFacts:
    now = session.now_ms()
    view = public_view(session.state, session, now)
    return wall_facts(Wall(view, standings(session.state, session), now))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def won(session: TournamentSession) -> list[str]:
    return [plain(prize_words(row)) for row in standings(session.state, session).rows]


def cell_words(page: RankingPage, cell: QModelIndex, width: int) -> str:
    """What a cell of the ranking says in that width, in pixels."""
    cells, option = page.table.itemDelegateForIndex(cell), QStyleOptionViewItem()
    assert isinstance(cells, NameCells)
    option.font, option.rect = page.table.font(), QRect(0, 0, width, 36)
    cells.initStyleOption(option, cell)
    return plain(option.text)


def asked(page: RankingPage, qtbot: QtBot) -> AwardDialog:
    qtbot.mouseClick(page.ties.buttons[0], Qt.MouseButton.LeftButton)
    assert page.question is not None
    return page.question


class TestATie:
    def test_who_takes_what_is_ticked(self, ranking: Open, qtbot: QtBot) -> None:
        session = a_tie(4, 5)
        page = ranking(session)
        assert page.ties.isVisible()
        assert won(session)[1:3] == ["à décider : « Jambon » et « Panier garni »"] * 2
        cell = page.table.filter.index(1, page.table.rows.place_of("prize"))
        assert cell_words(page, cell, 400) == "à décider : « Jambon » et « Panier garni »"
        assert cell_words(page, cell, 150) == "2 lots à décider", "said shortly, not cut"
        assert plain(cell.data(Qt.ItemDataRole.ToolTipRole)).endswith(
            "« Jambon » et « Panier garni »"
        )
        honours = standings(session.state, session).rows[1].won
        assert honours is not None
        honours = replace(honours, kind=PrizeKind.HONORARY)
        assert plain(won_shortly(honours, "fr")) == "2 récompenses à décider"
        dialog = asked(page, qtbot)
        assert not dialog.confirm.isEnabled()
        assert "2e rang n’est à personne" in plain(dialog.missing.text())
        dialog.boxes[2, 5].click()
        dialog.boxes[3, 4].click()
        assert not dialog.confirm.isEnabled(), "a reason is needed"
        dialog.reason.setText("tirage au sort")
        dialog.confirm.click()
        assert won(session)[:3] == ["Vélo", "Panier garni", "Jambon"]
        assert page.ties.isHidden()

    def test_the_last_prize_is_shared_at_once(self, ranking: Open, qtbot: QtBot) -> None:
        session = a_tie(3, 4, before=2)
        dialog = asked(ranking(session), qtbot)
        assert dialog.confirm.isEnabled()
        box = dialog.boxes[3, 4]
        box.click()
        assert dialog.missing.text()
        high = dialog.missing.heightForWidth(dialog.missing.width())
        assert dialog.missing.minimumHeight() >= high, "what stands above is squeezed"
        box.click()
        dialog.confirm.click()
        assert won(session)[2:4] == ["Panier garni (partage)"] * 2

    def test_later_changes_nothing(self, ranking: Open, qtbot: QtBot) -> None:
        session = a_tie(3, 4, before=2)
        page = ranking(session)
        before = session.history.sequence
        asked(page, qtbot).buttons["cancel"].click()
        assert session.history.sequence == before
        assert page.ties.isVisible()

    def test_many_tied_are_scrolled(self, ranking: Open, qtbot: QtBot) -> None:
        lots = tuple(f"lot {n}" for n in range(1, 7))
        session = a_tie(1, 2, 3, 4, 5, before=0, prizes=lots)
        dialog = asked(ranking(session), qtbot)
        assert len(dialog.boxes) == 25
        assert dialog.height() <= 700


class TestAnotherAnswer:
    """What was set aside or decided is found again on the ranking (1.1, 1.10)."""

    def put_aside(self, session: TournamentSession) -> None:
        (asks,) = session.proposals()
        session.dispatch(cmd.DeclineProposal(asks.key, note="après le café"))

    def test_a_question_set_aside_is_still_offered(self, ranking: Open, qtbot: QtBot) -> None:
        session = a_tie(3, 4, before=2)
        page = ranking(session)
        self.put_aside(session)
        assert session.proposals() == ()
        assert page.ties.isVisible()
        assert page.ties.property("tone") == Tone.NEUTRAL.value
        assert "mise de côté" in page.ties.accessibleName()
        asked(page, qtbot).confirm.click()
        assert won(session)[2:4] == ["Panier garni (partage)"] * 2
        assert page.ties.isHidden()

    def test_one_that_waits_comes_before_one_set_aside(self, ranking: Open) -> None:
        lots = tuple(f"lot {n}" for n in range(1, 6))
        session = a_tie(2, 3, before=1, prizes=lots)
        page = ranking(session)
        self.put_aside(session)
        tied(session, 4, 5)
        assert page.ties.property("tone") == Tone.AMBER.value
        assert "2e rang" in plain(page.ties.accessibleName())

    def test_what_was_decided_is_changed(self, ranking: Open, qtbot: QtBot) -> None:
        session = a_tie(4, 5)
        page = ranking(session)
        assert page.settled.isHidden()
        award = cmd.AwardPrizes(2, given((2, (5,)), (3, (4,))), "tirage au sort")
        session.dispatch(award)
        qtbot.mouseClick(page.settled, Qt.MouseButton.LeftButton)
        dialog = page.question
        assert dialog is not None
        ticked = {key for key, box in dialog.boxes.items() if box.isChecked()}
        assert ticked == {(2, 5), (3, 4)}
        dialog.reason.setText("erreur de lecture")
        assert not dialog.confirm.isEnabled(), "nothing is changed"
        for box in dialog.boxes.values():
            box.click()
        dialog.confirm.click()
        assert won(session)[1:3] == ["Jambon", "Panier garni"]
        session.dispatch(cmd.Undo())
        assert won(session)[1:3] == ["Panier garni", "Jambon"]
        session.dispatch(cmd.Undo())
        assert page.settled.isHidden() and page.ties.isVisible()
        session.dispatch(cmd.Redo())
        assert page.settled.isVisible() and page.ties.isHidden()

    def test_several_ties_are_chosen_from_a_list(self, ranking: Open, qtbot: QtBot) -> None:
        lots = tuple(f"lot {n}" for n in range(1, 6))
        session = a_tie(2, 3, before=1, prizes=lots)
        tied(session, 4, 5)
        page = ranking(session)
        qtbot.mouseClick(page.settled, Qt.MouseButton.LeftButton)
        menu = page.settled.menu_shown
        assert menu is not None
        assert [plain(action.text()) for action in menu.actions()] == [
            "2e · JOUEUR0004 Jean et JOUEUR0005 Jean (à décider)",
            "4e · JOUEUR0002 Jean et JOUEUR0003 Jean (à décider)",
        ]
        menu.actions()[1].trigger()
        menu.close()
        assert page.question is not None
        assert set(page.question.prizes) == {4, 5}

    def test_nothing_is_asked_while_late_entry_is_open(self, ranking: Open) -> None:
        page = ranking(a_tie(3, 4, before=2, late_entry_until=9))
        assert page.ties.isHidden() and page.settled.isHidden()


class TestWords:
    def test_money_tied_is_told_as_a_share(self) -> None:
        assert won(a_tie(3, 4, before=2, **MONEY))[2:4] == ["100 € (partage)"] * 2

    def test_points_tied_are_their_average(self) -> None:
        session = a_tie(4, 5, **POINTS)
        assert won(session)[:3] == ["25 points", *["16,5 points (partage)"] * 2]

    def test_the_winner_has_his_on_the_wall(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, *list(everyone(session))[:5])
        assert plain(wall(session).face.note) == "500 €"


class TestNoPrizes:
    """A tournament without prizes shows none anywhere, to its very end."""

    def test_on_any_screen(self, ranking: Open) -> None:
        session = a_tie(4, 5, prizes=())
        assert [p.kind for p in session.proposals()] == []
        assert not public_view(session.state, session, session.now_ms()).prizes
        page = ranking(session)
        assert not page.table.shows("prize")
        assert page.ties.isHidden()
        assert won(session) == [""] * 6
        facts = wall(session)
        assert facts.face.note == ""
        assert not {"Prix", "Lots"} & {p.title.split()[0] for p in facts.column.pages}
