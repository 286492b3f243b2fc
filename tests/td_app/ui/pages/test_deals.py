"""A deal made, a tournament cancelled, from the ranking page: typed, ticked, noted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from builders import a_tournament, out
from buy_in_builders import TWENTY, an_evening, terms
from deal_builders import three_left
from flight_builders import a_day_two
from page_builders import cut_texts
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.tournament.state.buy_ins import EntryTerms
from td_app.tournament.state.deals import DealKind, Stage
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.cancel_dialog import CancelDialog
from td_app.ui.pages.evening.ranking.deal_dialog import DealDialog
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.widgets.money_field import MoneyField

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

Open = Callable[[TournamentSession], RankingPage]


@pytest.fixture
def ranking(qtbot: QtBot) -> Iterator[Open]:
    """Return a maker of the ranking page of a session, shown."""
    pages: list[RankingPage] = []

    def shown(session: TournamentSession) -> RankingPage:
        live = LiveTournament(session)
        page = RankingPage(live, Stationery)
        live.changed.connect(page.refresh)
        page.resize(926, 560)
        qtbot.addWidget(page, before_close_func=lambda _: live.close())
        page.show()
        pages.append(page)
        return page

    yield shown
    for page in pages:
        for dialog in (*page.findChildren(DealDialog), *page.findChildren(CancelDialog)):
            dialog.close()


def dealing(page: RankingPage) -> DealDialog:
    page.deal.click()
    assert page.dealing is not None and page.dealing.isVisible()
    return page.dealing


def cancelling(page: RankingPage) -> CancelDialog:
    page.cancel()
    assert page.cancelling is not None and page.cancelling.isVisible()
    return page.cancelling


def count(dialog: DealDialog | CancelDialog, *chips: int) -> None:
    assert dialog.stacks is not None
    for field, stack in zip(dialog.stacks.fields.values(), chips, strict=True):
        field.setValue(stack)


def agree(dialog: DealDialog) -> None:
    for box in dialog.agreed.values():
        box.setChecked(True)


class TestADeal:
    def test_three_ways_side_by_side_one_chosen_and_agreed_by_all(self, ranking: Open) -> None:
        session = three_left()
        dialog = dealing(ranking(session))
        assert not dialog.confirm.isEnabled(), "no stack is known"
        count(dialog, 30_000, 20_000, 10_000)
        assert not dialog.confirm.isEnabled(), "nobody has said yes"
        agree(dialog)
        dialog.ways[DealKind.CHIP_CHOP].setChecked(True)
        assert dialog.confirm.isEnabled() and cut_texts(dialog) == []
        gaps = [
            [dialog.stacks._beneath[line, column].text() for line in (1, 2, 3)]
            for column in range(3)
        ]
        assert gaps[1] == ["", "", ""], "the way chosen differs from none"
        assert gaps[2][1:] == ["", "+66,66\u00a0€"] and gaps[2][0].startswith("−")
        dialog.confirm.click()
        deal = session.state.deal
        assert deal is not None and deal.kind is DealKind.CHIP_CHOP
        assert [share.cents for share in deal.shares] == [40_000, 33_333, 26_667]
        assert session.state.over

    def test_something_kept_means_that_play_goes_on(self, ranking: Open) -> None:
        session = three_left()
        page = ranking(session)
        dialog = dealing(page)
        count(dialog, 30_000, 20_000, 10_000)
        agree(dialog)
        dialog.kept.setValue(10_000)
        assert dialog.plays_on.isChecked()
        dialog.confirm.click()
        assert session.state.deal is not None and session.state.deal.kept == 10_000
        assert not session.state.over and not page.deal.isVisible()

    def test_a_figure_typed_chooses_by_hand(self, ranking: Open) -> None:
        session = three_left()
        dialog = dealing(ranking(session))
        count(dialog, 30_000, 20_000, 10_000)
        agree(dialog)
        for field, cents in zip(dialog.by_hand.values(), (50_000, 30_000, 20_000), strict=True):
            field.setValue(cents)
        assert dialog.ways[DealKind.BY_HAND].isChecked() and dialog.confirm.isEnabled()
        next(iter(dialog.by_hand.values())).setValue(49_999)
        assert not dialog.confirm.isEnabled() and "corrigez un montant" in dialog.missing.text()

    def test_without_money_nothing_is_offered(self, ranking: Open) -> None:
        session = a_tournament(6, 1, late_entry_until=0)
        out(session, 1)
        assert not ranking(session).deal.isVisible()


def test_kept_beyond_the_gap_shows_what_the_other_reading_gives(ranking: Open) -> None:
    dialog = dealing(ranking(three_left()))
    count(dialog, 30_000, 20_000, 10_000)
    dialog.kept.setValue(10_000)
    assert "Autre lecture" not in dialog.missing.text()
    dialog.kept.setValue(30_000)
    told = dialog.missing.text()
    assert (
        "Autre lecture\u00a0: JOUEUR" in told and told.count("€") == 3 and cut_texts(dialog) == []
    )
    dialog.ways[DealKind.EVEN].click()
    assert "Autre lecture" not in dialog.missing.text()


class TestACancellation:
    def test_a_free_tournament_asks_a_reason_and_no_figure(self, ranking: Open) -> None:
        session = a_tournament(6, 1)
        dialog = cancelling(ranking(session))
        assert dialog.stacks is None and "€" not in dialog.missing.text() + dialog.paid.text()
        assert not dialog.confirm.isEnabled()
        dialog.reason.setText("Coupure de courant")
        dialog.confirm.click()
        assert session.state.cancelled is not None and session.state.over

    def test_prizes_in_kind_are_named_without_an_amount_in_a_free_club(self, ranking: Open) -> None:
        session = a_tournament(6, 1, prizes=("Vélo", "Jambon"), late_entry_until=0)
        dialog = cancelling(ranking(session))
        told = " ".join(words.text() for words in dialog.findChildren(QLabel))
        assert "Vélo et Jambon" in told and "sans montant" in told and "€" not in told
        assert not dialog.findChildren(MoneyField) and cut_texts(dialog) == []

    def test_what_each_is_paid_shows_before_it_is_done(self, ranking: Open) -> None:
        session = three_left()
        dialog = cancelling(ranking(session))
        count(dialog, 30_000, 20_000, 10_000)
        dialog.reason.setText("Incendie")
        assert dialog.paid.text().replace("\u202f", " ").startswith("1 000")
        assert cut_texts(dialog) == []
        dialog.confirm.click()
        cancelled = session.state.cancelled
        assert cancelled is not None and cancelled.stage is Stage.FINAL_TABLE
        assert [one.share for one in cancelled.payments] == [38_500, 34_000, 27_500]

    def test_what_the_house_added_is_shared_once_ticked(self, ranking: Open) -> None:
        by = terms(guarantee=20_000)
        pool = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(from_entries=True)}
        session = an_evening(6, by, tables=1, late_entry_until=0, **pool)
        dialog = cancelling(ranking(session))
        dialog.reason.setText("Incendie")
        count(dialog, *[10_000] * 6)
        assert dialog.house is not None and "80\u00a0€" in dialog.house.text()
        assert "144\u00a0€" in dialog.paid.text() and cut_texts(dialog) == []
        dialog.house.click()
        assert "224\u00a0€" in dialog.paid.text()
        dialog.confirm.click()
        cancelled = session.state.cancelled
        assert cancelled is not None and cancelled.added == 8_000


def test_a_day_two_asks_of_the_fees_of_days_one_nothing_chosen(ranking: Open) -> None:
    pool = MoneyPool(from_entries=True)
    by = {"entry_terms": EntryTerms(cost=TWENTY), "prize_kind": PrizeKind.MONEY}
    session = a_day_two(**by, prize_money=pool)
    dialog = cancelling(ranking(session))
    dialog.reason.setText("salle fermée")
    assert dialog.fees is not None and not dialog.confirm.isEnabled()
    assert any("Aucun texte" in words.text() for words in dialog.findChildren(QLabel))
    assert "200\u00a0€" in dialog.paid.text(), "bags are known, their pool is shown"
    dialog.fees.buttons["back"].click()
    assert "220\u00a0€" in dialog.paid.text() and cut_texts(dialog) == []
    dialog.confirm.click()
    done = session.state.cancelled
    assert done is not None and done.day_one_fees == 5 * TWENTY.fee
