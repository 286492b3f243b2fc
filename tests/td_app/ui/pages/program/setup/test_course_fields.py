"""How a tournament runs, in the settings: flights, sit & go, breaks of the hour, a jackpot."""

from __future__ import annotations

import pytest
from builders import a_club, a_setup
from buy_in_builders import TWENTY
from page_builders import a_setup_page
from pytestqt.qtbot import QtBot

from td_app.tournament.state.buy_ins import EntryTerms
from td_app.tournament.state.flights import Flight
from td_app.ui.pages.program.setup.page import SetupPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def shown(qtbot: QtBot, *, money: bool = False) -> SetupPage:
    terms = EntryTerms(cost=TWENTY) if money else EntryTerms()
    page = a_setup_page(a_club(money=money).create(a_setup(entry_terms=terms)), qtbot)
    page.form.offer_money(money)
    page.form.show_section("format")
    return page


def test_a_day_1_asks_for_its_event_and_its_level(qtbot: QtBot) -> None:
    page = shown(qtbot)
    fields = page.form.format.course
    assert not fields.of.isVisibleTo(page)
    fields.flight.click()
    assert page.form.draft.flight == Flight("Open d’automne", 4)
    fields.after.setValue(6)
    fields.of.setText("")
    fields.of.textEdited.emit("")
    assert page.form.refused is not None and page.form.refused.code == "FLIGHT_NAME"
    fields.of.setText("Open")
    fields.of.textEdited.emit("Open")
    assert page.form.refused is None and page.form.draft.flight == Flight("Open", 6)


def test_breaks_of_the_hour_and_a_start_when_full(qtbot: QtBot) -> None:
    page = shown(qtbot)
    fields = page.form.format.course
    fields.breaks.click()
    fields.sit_and_go.click()
    draft = page.form.draft
    assert draft.synchronized_breaks and draft.sit_and_go and page.form.refused is None
    assert not fields.jackpot.isVisibleTo(page), "a free club sees no jackpot"


def test_a_jackpot_is_chosen_by_its_table_where_there_is_money(qtbot: QtBot) -> None:
    page = shown(qtbot, money=True)
    fields = page.form.format.course
    assert fields.jackpot.isVisibleTo(page) and fields.jackpot.choose("extreme_en")
    fields.jackpot.choiceChanged.emit("extreme_en")
    assert page.form.draft.jackpot == "extreme_en" and page.form.refused is None


def test_the_event_of_a_day_1_is_typed_in_several_words(qtbot: QtBot) -> None:
    page = shown(qtbot)
    fields = page.form.format.course
    fields.flight.click()
    fields.of.clear()
    qtbot.keyClicks(fields.of, "Open du Bocage")
    assert page.form.draft.flight == Flight("Open du Bocage", 4)
