"""Destinations: values that know their page, and a register of more than nine pages."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from window_builders import Evening, PlainPage, plain_pages

from rules_ropta.ruling import Reason
from td_app.tournament.commands import Proposal
from td_app.ui.acts import Group
from td_app.ui.destinations import (
    Destination,
    Spot,
    ToArticle,
    ToAward,
    ToKnockout,
    ToPage,
    ToProposal,
    ToSetting,
    ToTable,
    destination_of,
)
from td_app.ui.windows.finder.sources import every_offer
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_acts import page_acts
from td_app.ui.windows.page_register import CLUB_PAGES, PAGES

KEYS_OF_PAGES = {page.key for page in (*PAGES, *CLUB_PAGES)}


def a_proposal(kind: str, value: int | None = None) -> Proposal:
    return replace(Proposal("key", "break_table", True, Reason("X"), ()), kind=kind, value=value)


class TestDestinations:
    def test_each_is_on_a_page_of_the_register_or_the_windows_own(self) -> None:
        pages = {spot.page for spot in Spot} | {
            str(kind.page)
            for kind in get_args(Destination)
            if kind not in (ToPage, Spot, ToArticle)
        }
        assert pages - {""} <= KEYS_OF_PAGES
        assert (ToArticle("9.13").page, ToArticle("9.13", in_short=True).page) == ("floor", "")

    def test_a_proposal_is_asked_about_on_the_page_of_its_matter(self) -> None:
        assert destination_of(a_proposal("race_chips")) is Spot.CHIP_RACE
        assert destination_of(a_proposal("review_prizes")) == ToSetting("prizes")
        assert destination_of(a_proposal("award_prizes", 3)) == ToAward(3)
        knocked = replace(a_proposal("name_knockout"), entrant=3)
        assert destination_of(knocked) == ToKnockout(3)
        balance = a_proposal("balance_tables")
        assert destination_of(balance) == ToProposal(balance)

    def test_going_shows_its_page_and_hands_it_over(self, evening: Evening) -> None:
        evening.window.go(ToTable(4))
        assert evening.view.pages.key == evening.view.rail.chosen() == "room"
        assert evening.page.gone_to == [ToTable(4)]


class TestTheRegister:
    def test_only_the_first_nine_pages_have_a_digit(self) -> None:
        ten = (*PAGES, replace(PAGES[0], key="tenth"))
        acts = page_acts(ten)
        assert [act.caps for act in acts[:9]] == [(str(digit),) for digit in range(1, 10)]
        assert acts[9].keys == acts[9].caps == ()

    def test_a_tenth_page_is_on_the_rail_and_in_the_palette(self, evening: Evening) -> None:
        season = replace(plain_pages()[0], key="tenth", words=lambda: "Saison")
        window = MainWindow(evening.desk, pages=(*plain_pages(), season))
        window.show_page("tenth")
        assert window.view is not None
        assert isinstance(window.view.pages.currentWidget(), PlainPage)
        assert window.view.rail.chosen() == "tenth"
        assert "page.tenth" in {offer.name for offer in every_offer(window)}
        acts = [act for act in window.acts if act.group is Group.PAGES]
        assert len(acts) == len(plain_pages()) + 1 >= 10
        window.beside.close()

    def test_a_page_of_the_club_stands_in_front_with_or_without_a_tournament(
        self, evening: Evening
    ) -> None:
        for _ in range(2):
            evening.window.go(ToPage("application"))
            assert evening.window.front is not None
            QTest.mouseClick(evening.window.front.back, Qt.MouseButton.LeftButton)
            assert evening.window.front is None
            evening.window.show_start()
