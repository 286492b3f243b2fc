"""Prizes of what entries make, in their section: followed, shared, said, seats of a satellite."""

from __future__ import annotations

from typing import Any

import pytest
from builders import a_club, a_session, a_setup
from buy_in_builders import an_evening, terms
from page_builders import a_setup_page
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.ui.pages.program.setup.money_fields import ENTRIES, FOLLOWS, SHARES, SUMS
from td_app.ui.pages.program.setup.page import SetupPage
from td_app.ui.pages.program.setup.prize_table import AMOUNT, WON
from td_app.ui.pages.program.setup.prizes_section import PrizesSection

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

OF_ENTRIES: dict[str, Any] = {
    "prize_kind": PrizeKind.MONEY,
    "prize_money": MoneyPool(from_entries=True),
}


def shown(session: TournamentSession, qtbot: QtBot) -> tuple[SetupPage, PrizesSection]:
    page = a_setup_page(session, qtbot)
    page.form.show_section("prizes")
    QApplication.processEvents()
    return page, page.form.prizes


def sums(section: PrizesSection) -> list[str]:
    cells = section.cells
    told = (cells.words(row, AMOUNT) for row in range(cells.row_total()))
    return [text.replace("\u00a0", " ").replace("\u202f", " ") for text in told]


def test_a_free_tournament_is_offered_a_fixed_sum_only(qtbot: QtBot) -> None:
    club = a_club(money=True)
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(100, 1, (1_000,))}
    _, section = shown(club.create(a_setup(**money)), qtbot)
    assert not section.sums.source.isVisible()
    assert section.pool.isVisible()


def test_what_entries_make_is_followed(qtbot: QtBot) -> None:
    page, section = shown(an_evening(16), qtbot)
    section.kinds.buttons[PrizeKind.MONEY.value].click()
    section.sums.source.buttons[ENTRIES].click()
    assert page.form.draft.prize_money.follows
    assert not section.pool.isVisible() and section.sums.made.isVisible()
    assert "320 €" in section.sums.made.text().replace("\u00a0", " ")
    assert sums(section) == ["212 €", "108 €"]
    assert not section.table.add.isVisible() and not section.propose.isVisible()
    page.save.click()
    assert page.live.prizes().follows


def test_percentages_then_sums_start_from_what_is_there(qtbot: QtBot) -> None:
    page, section = shown(an_evening(16, **OF_ENTRIES), qtbot)
    section.sums.how.buttons[SHARES].click()
    assert page.form.draft.prize_money.shares == (650, 350)
    assert not section.grid.isColumnHidden(section.cells.place_of(WON))
    section.sums.how.buttons[SUMS].click()
    assert page.form.draft.prize_money.sums == (208_00, 112_00)
    assert section.grid.isColumnHidden(section.cells.place_of(WON))
    section.cells.typed.emit(1, AMOUNT, "100,50")
    assert page.form.draft.prize_money.sums == (208_00, 100_50)
    section.sums.how.buttons[FOLLOWS].click()
    assert page.form.draft.prize_money == MoneyPool(from_entries=True)


def test_a_fixed_sum_typed_place_by_place_must_add_up(qtbot: QtBot) -> None:
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(100, 1, (600, 400))}
    page, section = shown(a_session(**money), qtbot)
    section.sums.how.buttons[SUMS].click()
    section.cells.typed.emit(1, AMOUNT, "30")
    assert "ajoutez 10" in section.said.text().replace("\u00a0", " ")
    assert not page.save.isEnabled()
    section.cells.typed.emit(0, AMOUNT, "70")
    assert page.save.isEnabled()


def test_a_satellite_gives_seats_and_what_is_over(qtbot: QtBot) -> None:
    page, section = shown(an_evening(16, **OF_ENTRIES), qtbot)
    section.sums.seats.click()
    section.sums.seat.setValue(10_000)
    section.sums.seat.valueChanged.emit(10_000)
    assert sums(section) == ["100 €", "100 €", "100 €", "20 €"]
    page.save.click()
    setup = page.live.setup()
    assert (setup.satellite, setup.prize_money.seat) == (True, 10_000)
    section.sums.seats.click()
    assert not page.form.draft.satellite and not page.form.draft.prize_money.seat


def test_a_satellite_in_kind_is_a_tick(qtbot: QtBot) -> None:
    page, section = shown(a_session(prizes=("Place en finale",) * 3), qtbot)
    assert section.ends.isVisible() and "€" not in section.ends.text()
    section.ends.click()
    page.save.click()
    assert page.live.setup().satellite


def test_before_any_entry_so_many_players_are_counted_on(qtbot: QtBot) -> None:
    session = a_club(money=True).create(a_setup(**OF_ENTRIES, entry_terms=terms(guarantee=30_000)))
    _, section = shown(session, qtbot)
    section.players.setValue(10)
    section.players.valueChanged.emit(10)
    assert sums(section) == ["300 €"]
    section.players.setValue(40)
    section.players.valueChanged.emit(40)
    assert len(sums(section)) == 5


@pytest.mark.parametrize(
    "money",
    [
        MoneyPool(from_entries=True),
        MoneyPool(unit=5, shares=(500, 300, 200), from_entries=True),
        MoneyPool(sums=(20_000, 12_000), from_entries=True),
        MoneyPool(seat=5_000, from_entries=True),
    ],
)
def test_it_gives_back_what_it_was_shown(money: MoneyPool, qtbot: QtBot) -> None:
    more = {"prize_kind": PrizeKind.MONEY, "prize_money": money, "satellite": bool(money.seat)}
    page, section = shown(an_evening(16, **more), qtbot)
    section.edited.emit()
    assert not page.unsaved


def test_the_total_and_the_rounding_lowered_are_two_sentences(qtbot: QtBot) -> None:
    money = MoneyPool(from_entries=True, unit=100, shares=(650, 350))
    _, section = shown(an_evening(8, prize_kind=PrizeKind.MONEY, prize_money=money), qtbot)
    told = section.total.text().replace("\u00a0", " ")
    assert told.startswith("Total : 100 % de 160 €. Prix arrondis à "), told
