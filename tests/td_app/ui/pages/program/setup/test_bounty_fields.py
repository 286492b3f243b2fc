"""Bounties in the settings: their kind, the share paid, what cannot be."""

from __future__ import annotations

import pytest
from builders import a_club, a_setup
from buy_in_builders import TWENTY, terms
from page_builders import a_setup_page, written
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.ui.pages.program.setup.format_fields import BountyFields
from td_app.ui.pages.program.setup.format_section import FormatSection
from td_app.ui.pages.program.setup.page import SetupPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

PRICED = EntryTerms(cost=Cost(2_000, 400, 500))


def shown(qtbot: QtBot, by: EntryTerms, *, money: bool) -> tuple[SetupPage, FormatSection]:
    club = a_club(money=money or by.of_money)
    page = a_setup_page(club.create(a_setup(entry_terms=by)), qtbot)
    page.form.offer_money(money)
    page.form.show_section("format")
    return page, page.form.format


def choose(fields: BountyFields, kind: BountyKind) -> None:
    assert fields.kind.choose(kind.value)
    fields.kind.choiceChanged.emit(kind.value)


def explained(fields: QWidget) -> str:
    assert isinstance(fields, BountyFields)
    return fields.explained.text().replace("\u00a0", " ")


class TestTheKind:
    def test_without_one_in_a_price_there_are_none(self, qtbot: QtBot) -> None:
        _, section = shown(qtbot, terms(), money=True)
        assert "n’en comprend pas" in explained(section.bounty)
        written(section.entry.cost.bounty, "5")
        assert "L’éliminateur reçoit toute" in explained(section.bounty)

    def test_a_progressive_one_has_its_share(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot, PRICED, money=True)
        assert not section.bounty.percent.isVisible()
        choose(section.bounty, BountyKind.PROGRESSIVE)
        section.bounty.percent.setValue(60)
        page.save.click()
        assert page.live.setup().bounty == BountyTerms(BountyKind.PROGRESSIVE, 60)
        assert page.live.setup().entry_terms == PRICED

    def test_a_named_head_pays_nothing_to_enter(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot, PRICED, money=True)
        choose(section.bounty, BountyKind.VIP)
        assert "retirez la prime du prix" in section.said.text().replace("\u00a0", " ")
        assert not page.save.isEnabled()
        written(section.entry.cost.bounty, "0")
        page.save.click()
        assert page.live.setup().bounty.kind is BountyKind.VIP

    def test_what_a_file_holds_stays_in_sight(self, qtbot: QtBot) -> None:
        _, section = shown(qtbot, EntryTerms(cost=TWENTY), money=False)
        assert section.bounty.isVisible()


def test_a_free_club_sees_none(qtbot: QtBot) -> None:
    _, section = shown(qtbot, EntryTerms(), money=False)
    assert not section.bounty.isVisible()
