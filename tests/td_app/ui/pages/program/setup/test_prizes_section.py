"""The prizes of a tournament, written in their section: kinds, tables, what does not add up."""

from __future__ import annotations

from typing import Any

import pytest
from builders import a_club, a_session, a_setup, a_tournament, out, registered
from page_builders import a_setup_page, written
from prize_builders import MONEY, POINTS
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.ui.pages.program.setup.page import SetupPage
from td_app.ui.pages.program.setup.prizes_section import PrizesSection

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def shown(session: TournamentSession, qtbot: QtBot) -> tuple[SetupPage, PrizesSection]:
    page = a_setup_page(session, qtbot)
    page.form.show_section("prizes")
    return page, page.form.prizes


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def choose(section: PrizesSection, kind: PrizeKind) -> None:
    section.kinds.buttons[kind.value].click()


class TestLetters:
    def test_a_sum_with_letters_is_told_and_not_saved(self, qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        written(section.pool, "1k")
        assert "« 1k » n’est pas un nombre" in plain(section.said.text())
        assert not page.save.isEnabled()
        choose(section, PrizeKind.NONE)
        assert page.save.isEnabled(), "a sum that is not asked any more is not wrong"

    def test_a_share_with_letters_is_told(self, qtbot: QtBot) -> None:
        _, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        section.cells.typed.emit(0, "won", "la moitié")
        assert "« la moitié » n’est pas un pourcentage" in plain(section.said.text())


def bars_shown(section: PrizesSection) -> int:
    areas = section.findChildren(QAbstractScrollArea)
    return sum(area.isVisible() and area.verticalScrollBar().maximum() > 0 for area in areas)


def test_one_bar_scrolls_them_all_in_a_small_window(qtbot: QtBot) -> None:
    page, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
    page.resize(620, 300)
    for _ in range(12):
        section.table.add_place()
    qtbot.waitUntil(lambda: bars_shown(section) == 1, timeout=10_000)
    grid = section.grid
    last = grid.model().rowCount() - 1
    grid.go_to(0)
    grid.go_to(last)
    cell = grid.visualRect(grid.currentIndex()).center()
    assert not grid.visibleRegion().isEmpty()
    assert grid.viewport().visibleRegion().contains(cell), "the current rank is in sight"


class TestKinds:
    def test_without_prizes_nothing_is_asked(self, qtbot: QtBot) -> None:
        _, section = shown(a_session(), qtbot)
        assert section.kinds.buttons["none"].isChecked()
        parts = (
            section.sums,
            section.proposal,
            section.texts,
            section.table,
            section.steps,
            section.total,
        )
        assert not any(part.isVisible() for part in parts)

    @pytest.mark.parametrize(
        "prizes",
        [
            {},
            {"prizes": ("Un jambon", "", "Une bouteille"), "prize_steps": (3,)},
            {"prizes": ("Coupe",), "prize_kind": PrizeKind.HONORARY},
            {"prizes": ("Coupe",), "prize_kind": PrizeKind.NONE},
            {"prize_kind": PrizeKind.NONE},
            {"prize_kind": PrizeKind.HONORARY},
            {**MONEY, "prize_money": MoneyPool(700, 35, (600, 400))},
            POINTS,
        ],
    )
    def test_it_gives_back_what_it_was_shown(self, prizes: dict[str, Any], qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**prizes)), qtbot)
        section.edited.emit()
        assert not page.unsaved

    @pytest.mark.parametrize("prizes", [POINTS, MONEY])
    def test_figures_of_a_line_stay_near_one_another(
        self, prizes: dict[str, Any], qtbot: QtBot
    ) -> None:
        _, section = shown(a_club().create(a_setup(**prizes)), qtbot)
        grid = section.grid
        assert grid.isVisible() and grid.x() == 0
        bar = grid.verticalScrollBar().sizeHint().width() + 2 * grid.frameWidth()
        assert grid.width() == grid.horizontalHeader().length() + bar <= 420

    def test_in_kind_is_one_text_a_place(self, qtbot: QtBot) -> None:
        page, section = shown(a_session(), qtbot)
        choose(section, PrizeKind.IN_KIND)
        first = section.texts._rows[0].text
        written(first, "Un jambon")
        written(section.texts._rows[1].text, "Une bouteille")
        assert page.form.draft.prizes == ("Un jambon", "Une bouteille")
        choose(section, PrizeKind.NONE)
        assert not page.form.draft.prize_plan
        choose(section, PrizeKind.HONORARY)
        assert page.form.draft.prize_plan.texts == ("Un jambon", "Une bouteille")

    def test_places_left_blank_are_said_to_win_nothing(self, qtbot: QtBot) -> None:
        page, section = shown(a_session(), qtbot)
        choose(section, PrizeKind.IN_KIND)
        section.texts.set_lines([("", "Un jambon"), ("", ""), ("", "Un vin"), ("", ""), ("", "")])
        section.texts.edited.emit()
        told = section.total.text().replace("\u00a0", " ")
        assert told == "Laissé vide, donc sans lot : 2e, 4e, 5e. Dernier rang récompensé : 3e."
        assert section.total.isVisible()
        assert page.form.draft.prizes == ("Un jambon", "", "Un vin")
        section.texts.set_lines([("", "Un jambon"), ("", "Un panier"), ("", "Un vin")])
        section.texts.edited.emit()
        assert not section.total.isVisible()

    def test_a_hamper_is_suggested_in_kind_and_a_cup_for_the_honour(self, qtbot: QtBot) -> None:
        _, section = shown(a_session(), qtbot)
        choose(section, PrizeKind.IN_KIND)
        hints = {row.text.placeholderText() for row in section.texts._rows}
        assert len(hints) == 1 and "panier garni" in hints.pop()
        choose(section, PrizeKind.HONORARY)
        section.texts.add.click()
        hints = {row.text.placeholderText() for row in section.texts._rows}
        assert len(hints) == 1 and "coupe" in hints.pop()
        assert "panier" not in section.texts._rows[0].text.accessibleName()

    def test_another_kind_chosen_by_a_click_is_typed_in_at_once(self, qtbot: QtBot) -> None:
        page, section = shown(a_session(), qtbot)
        choose(section, PrizeKind.HONORARY)
        page.form.evening.name.setFocus()
        choose(section, PrizeKind.IN_KIND)
        assert page.focusWidget() is section.texts._rows[0].text

    def test_enter_on_the_last_place_adds_one(self, qtbot: QtBot) -> None:
        page, section = shown(a_session(1), qtbot)
        choose(section, PrizeKind.IN_KIND)
        (only,) = section.texts._rows
        written(only.text, "Un jambon")
        qtbot.keyClick(only.text, Qt.Key.Key_Return)
        written(section.texts._rows[1].text, "Une bouteille")
        assert page.form.draft.prizes == ("Un jambon", "Une bouteille")

    def test_the_places_before_which_play_goes_hand_for_hand(self, qtbot: QtBot) -> None:
        page, section = shown(a_session(), qtbot)
        choose(section, PrizeKind.IN_KIND)
        written(section.texts._rows[0].text, "Un jambon")
        written(section.steps.field, "5, 9")
        assert page.form.draft.prize_steps == (9, 5)
        written(section.steps.field, "bulle")
        assert "1 à 9999" in plain(section.said.text())
        choose(section, PrizeKind.NONE)
        assert page.form.draft.prize_steps == ()


class TestMoney:
    def test_it_is_not_offered_until_the_club_allows_it(self, qtbot: QtBot) -> None:
        _, section = shown(a_session(), qtbot)
        assert not section.kinds.buttons["money"].isVisible()
        section.offer_money(True)
        assert section.kinds.buttons["money"].isVisible()

    def test_a_tournament_that_has_it_keeps_it(self, qtbot: QtBot) -> None:
        _, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        assert section.kinds.buttons["money"].isChecked()
        assert section.pool.value() == 1_000

    def test_a_table_is_proposed_for_those_registered(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 24)
        page, section = shown(session, qtbot)
        section.offer_money(True)
        choose(section, PrizeKind.MONEY)
        assert "somme à répartir" in section.said.text()
        section.pool.setValue(500)
        assert page.form.draft.prize_money == MoneyPool(500, 1, (500, 300, 200))
        cells = [plain(section.cells.words(row, "amount")) for row in range(3)]
        assert cells == ["250 €", "150 €", "100 €"]
        assert plain(section.total.text()) == "Total : 100 % de 500 €"
        assert page.save.isEnabled()

    def test_another_number_of_players_proposes_another_table(self, qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        section.players.setValue(40)
        assert plain(section.places_said.text()).startswith("5 rangs proposés")
        section.propose.click()
        assert page.form.draft.prize_money.shares == (380, 230, 160, 130, 100)
        assert section.total.property("tone") != "red"

    def test_what_is_missing_is_said(self, qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        section.cells.typed.emit(2, "won", "18 %")
        assert plain(section.said.text()) == "Le total des pourcentages est de 98 % : ajoutez 2 %."
        assert section.total.property("tone") == "red" and section.said.isHidden()
        assert not page.save.isEnabled()
        assert section.cells.words(0, "amount") == ""
        section.cells.typed.emit(0, "won", "52,5")
        assert (
            plain(section.said.text())
            == "Le total des pourcentages est de 100,5 % : retirez 0,5 %."
        )

    def test_percentages_are_typed_from_the_keyboard(self, qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        section.grid.go_to(0, "won")
        section.grid.setFocus()
        qtbot.waitUntil(section.grid.hasFocus)
        for first, rest in (("4", "5"), ("3", "5")):
            QTest.keyClicks(section.grid, first)
            field = QApplication.focusWidget()
            assert isinstance(field, QLineEdit)
            QTest.keyClicks(field, rest)
            qtbot.keyClick(field, Qt.Key.Key_Return)
            qtbot.waitUntil(section.grid.hasFocus)
        assert page.form.draft.prize_money.shares == (450, 350, 200)

    def test_words_leave_a_percentage_as_it_was(self, qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        section.cells.typed.emit(0, "won", "beaucoup")
        assert not page.unsaved

    def test_places_are_added_and_removed(self, qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**POINTS)), qtbot)
        section.table.add.click()
        assert page.form.draft.prize_points == (25, 18, 15, 15)
        section.table.remove.click()
        section.table.remove.click()
        assert page.form.draft.prize_points == (25, 18)


class TestInPlay:
    def test_what_a_place_taken_won_is_not_lowered(self, qtbot: QtBot) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3, 4)
        page, section = shown(session, qtbot)
        section.table.remove.click()
        section.cells.typed.emit(0, "won", "70")
        assert "3e rang est déjà attribué" in plain(section.said.text())
        assert not page.save.isEnabled()


class TestTyping:
    def test_a_kind_clicked_puts_the_keyboard_where_one_types(self, qtbot: QtBot) -> None:
        page, section = shown(a_session(), qtbot)
        choose(section, PrizeKind.IN_KIND)
        assert page.window().focusWidget() is section.texts._rows[0].text

    def test_a_proposal_keeps_every_text_already_written(self, qtbot: QtBot) -> None:
        lots = tuple(f"lot {n}" for n in range(1, 13))
        page, section = shown(a_club().create(a_setup(prizes=lots)), qtbot)
        section.players.setValue(36)
        section.propose.click()
        assert page.form.draft.prizes == lots

    def test_figures_typed_beside_the_shares_go_into_them(self, qtbot: QtBot) -> None:
        page, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        section.grid.setFocus()
        qtbot.waitUntil(section.grid.hasFocus)
        section.grid.setCurrentIndex(section.cells.index(1, 0))
        QTest.keyClicks(section.grid, "2")
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        QTest.keyClicks(field, "9,5")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        qtbot.waitUntil(section.grid.hasFocus)
        assert page.form.draft.prize_money.shares == (500, 295, 200)

    def test_the_keyboard_comes_on_a_share(self, qtbot: QtBot) -> None:
        _, section = shown(a_club().create(a_setup(**MONEY)), qtbot)
        section.grid.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(lambda: section.grid.currentIndex() == section.cells.index(0, 1))


class TestPlayersCounted:
    """A table is proposed for those known: the seats first, then the entrants."""

    def test_entrants_that_come_change_what_is_proposed(self, qtbot: QtBot) -> None:
        session = a_session()
        page, section = shown(session, qtbot)
        seats = section.players.value()
        registered(session, 27)
        page.refresh()
        assert seats != 27
        assert section.players.value() == 27

    def test_a_number_typed_stays(self, qtbot: QtBot) -> None:
        session = a_session()
        page, section = shown(session, qtbot)
        section.players.setValue(60)
        registered(session, 27)
        page.refresh()
        assert section.players.value() == 60
