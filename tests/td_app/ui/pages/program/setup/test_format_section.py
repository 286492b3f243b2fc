"""The format of a tournament, chosen ready or put together; amounts where the club allows them."""

from __future__ import annotations

from typing import Any

import pytest
from builders import a_club, a_setup, a_structure
from buy_in_builders import REBUYS, an_evening, terms
from page_builders import a_setup_page, written
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from td_app.tournament.planning.ready_formats import Format, Part
from td_app.tournament.state.buy_ins import Cost, EntryTerms, ReEntry
from td_app.ui.pages.program.setup.format_section import FormatSection
from td_app.ui.pages.program.setup.page import SetupPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def shown(
    qtbot: QtBot, by: EntryTerms | None = None, *, money: bool = False, **changes: Any
) -> tuple[SetupPage, FormatSection]:
    club = a_club(money=money or (by is not None and by.of_money))
    page = a_setup_page(club.create(a_setup(entry_terms=by or EntryTerms(), **changes)), qtbot)
    page.form.offer_money(money)
    page.form.show_section("format")
    return page, page.form.format


def choose(section: FormatSection, chosen: Format) -> None:
    assert section.formats.choose(chosen.value)
    section.formats.choiceChanged.emit(chosen.value)


def words_in(section: QWidget) -> str:
    found = []
    for child in section.findChildren(QWidget):
        for name in ("text", "currentText"):
            said = getattr(child, name, None)
            if callable(said) and child.isVisibleTo(section):
                found.append(str(said()))
    return " ".join(found).lower()


class TestAFreeClub:
    def test_sees_no_amount_anywhere(self, qtbot: QtBot) -> None:
        _, section = shown(qtbot)
        for chosen in (Format.FREEZEOUT, Format.REENTRY, Format.REBUY):
            choose(section, chosen)
            told = words_in(section)
            for word in ("€", "dotation", "droits", "prime", "garantie", "payant", "recette"):
                assert word not in told, (chosen, word)

    def test_is_offered_no_entry_to_choose(self, qtbot: QtBot) -> None:
        _, section = shown(qtbot)
        assert not section.formats.choose(Format.MULTI.value)
        assert not section.parts[Part.MULTI].isVisible()

    def test_may_have_free_reentries(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot)
        choose(section, Format.REENTRY)
        section.reentry.most.setValue(2)
        page.save.click()
        kept = page.live.setup().entry_terms
        assert kept == EntryTerms(reentry=ReEntry(most=2), closes_with_prizes=True)

    def test_keeps_in_sight_the_amounts_that_its_file_holds(self, qtbot: QtBot) -> None:
        _, section = shown(qtbot, REBUYS)
        assert section.entry.isVisible() and section.entry.cost.price.value() == 2_000


class TestAClubThatAllowsMoney:
    def test_writes_what_an_entry_costs(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot, money=True)
        written(section.entry.cost.price, "20")
        written(section.entry.cost.fee, "4,50")
        page.save.click()
        kept = page.live.setup().entry_terms
        assert kept == EntryTerms(cost=Cost(2_000, 450), closes_with_prizes=True)

    def test_late_entry_ends_with_the_prizes_unless_it_is_kept_open(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot, money=True)
        choose(section, Format.REENTRY)
        assert section.field.closes.isChecked()
        section.field.closes.click()
        written(section.entry.cost.price, "20")
        assert not section.field.closes.isChecked()
        page.save.click()
        assert not page.live.setup().entry_terms.closes_with_prizes

    def test_an_evening_of_rebuys_in_one_choice(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot, terms(reentry=None), money=True)
        choose(section, Format.REBUY)
        assert section.rebuy.isVisible() and section.addon.isVisible()
        assert section.rebuy.cost.price.value() == 2_000
        page.save.click()
        kept = page.live.setup().entry_terms
        assert kept.rebuy is not None and kept.addon is not None and kept.addon.after == 4

    @pytest.mark.parametrize("price", ["-5", "9 000 000"])
    def test_absurd_prices_are_told_and_not_saved(self, qtbot: QtBot, price: str) -> None:
        page, section = shown(qtbot, money=True)
        written(section.entry.cost.price, price)
        assert "de 0 € à 100 000 €" in plain(section.said.text())
        assert not page.save.isEnabled()

    def test_the_price_is_fixed_by_the_draw(self, qtbot: QtBot) -> None:
        page = a_setup_page(an_evening(8), qtbot)
        page.form.show_section("format")
        assert not page.form.format.entry.isEnabled()
        assert page.form.format.reentry.isEnabled()
        assert "annulez le tirage" in page.form.format.entry.rows["entry_terms.cost.price"].hint

    def test_an_add_on_without_its_break_is_told(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot, money=True, structure=a_structure(levels=4))
        choose(section, Format.REBUY)
        assert "Aucune pause ne suit le niveau 1" in plain(section.said.text())
        assert not page.save.isEnabled()

    def test_the_shape_of_unregistration(self, qtbot: QtBot) -> None:
        page, section = shown(qtbot, terms(), money=True)
        field = section.field
        assert not field.minutes.isVisible()
        field.until.choose("before")
        field.until.choiceChanged.emit("before")
        assert field.minutes.isVisible()
        field.minutes.setValue(30)
        page.save.click()
        assert page.live.setup().entry_terms.unregister_minutes == 30

    def test_parts_may_be_put_together(self, qtbot: QtBot) -> None:
        _, section = shown(qtbot, REBUYS, money=True)
        section.parts[Part.REENTRY].click()
        assert section.formats.chosen() == Format.OTHER.value and section.reentry.isVisible()
        section.parts[Part.REENTRY].click()
        assert section.formats.chosen() == Format.REBUY.value
