"""House rules in the settings: declared with a tick, worth what the club says, obeyed at once."""

from __future__ import annotations

from builders import a_session, a_tournament
from page_builders import a_setup_page, written
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules_ropta.house_rules import KNOWN_DEPARTURES
from rules_ropta.registry import ask
from rules_ropta.ruling import Ruling
from td_app.live.session import TournamentSession
from td_app.tournament.state.setup import SET_ELSEWHERE, DeclaredHouseRule, declared_house_rules
from td_app.ui.pages.program.setup.house_rules_section import HouseRulesSection
from td_app.ui.pages.program.setup.page import SetupPage

WAIT = DeclaredHouseRule("3.5", "", "TIME_WAIT", 90)


def shown(session: TournamentSession, qtbot: QtBot) -> tuple[SetupPage, HouseRulesSection]:
    page = a_setup_page(session, qtbot)
    page.form.show_section("house")
    return page, page.form.house


class TestDepartures:
    def test_every_departure_without_a_setting_of_its_own_is_offered(self, qtbot: QtBot) -> None:
        _, house = shown(a_session(), qtbot)
        assert set(house.rows) == set(KNOWN_DEPARTURES) - set(SET_ELSEWHERE)
        assert all(row.isVisible() for row in house.rows.values())
        assert not any(row.tick.isChecked() for row in house.rows.values())

    def test_words_take_the_room_of_a_field_until_it_is_asked_for(self, qtbot: QtBot) -> None:
        _, house = shown(a_session(), qtbot)
        row = house.rows["TIME_WAIT"]
        words = row.layout().itemAt(0)
        assert words is not None
        before = words.geometry().width()
        assert before == row.width()
        row.tick.click()
        QApplication.processEvents()
        assert row.number is not None and row.number.isVisible()
        assert words.geometry().width() < before

    def test_one_declared_and_saved_changes_the_ruling_of_the_session(self, qtbot: QtBot) -> None:
        session = a_session()
        page, house = shown(session, qtbot)
        row = house.rows["TIME_WAIT"]
        row.tick.click()
        assert row.number is not None
        row.number.setValue(90)
        page.save.click()
        assert session.state.setup.house_rules == (WAIT,)
        rules = declared_house_rules(session.state.setup)
        ruling = ask("time_call", {"elapsed_s": 70}, rules)
        assert isinstance(ruling, Ruling)
        assert not ruling.decision.may_be_called
        assert [rule.article for rule in ruling.departures] == ["3.5"]

    def test_a_choice_starts_at_another_than_the_texts(self, qtbot: QtBot) -> None:
        page, house = shown(a_session(), qtbot)
        row = house.rows["STRING_BET"]
        row.tick.click()
        assert row.choice is not None and not row.same.isVisible()
        assert page.form.draft.house_rules == (DeclaredHouseRule("9.2", "", "STRING_BET", "call"),)
        row.choice.choose("first_part")
        row.choice.choiceChanged.emit("first_part")
        assert row.same.isVisible()

    def test_a_plain_departure_has_no_value(self, qtbot: QtBot) -> None:
        page, house = shown(a_session(), qtbot)
        house.rows["CALLERS_NOT_BLOCKED"].tick.click()
        assert page.form.draft.house_rules == (
            DeclaredHouseRule("9.21", "", "CALLERS_NOT_BLOCKED"),
        )

    def test_the_texts_own_value_is_said_to_change_nothing(self, qtbot: QtBot) -> None:
        _, house = shown(a_session(), qtbot)
        row = house.rows["TIME_WAIT"]
        assert row.number is not None and not row.number.isVisible()
        row.tick.click()
        assert row.number.isVisible() and row.same.isVisible()
        row.number.setValue(75)
        assert not row.same.isVisible()

    def test_taking_one_back_leaves_the_others(self, qtbot: QtBot) -> None:
        callers = DeclaredHouseRule("9.21", "", "CALLERS_NOT_BLOCKED")
        page, house = shown(a_session(house_rules=(WAIT, callers)), qtbot)
        house.rows["TIME_WAIT"].tick.click()
        assert page.form.draft.house_rules == (callers,)

    def test_the_keyboard_alone_declares_and_gives_the_value(self, qtbot: QtBot) -> None:
        page, house = shown(a_session(), qtbot)
        row = house.rows["HAND_FOR_HAND_MINUTES"]
        with qtbot.waitActive(page):
            page.activateWindow()
        row.tick.setFocus()
        qtbot.keyClick(row.tick, Qt.Key.Key_Space)
        assert row.number is not None and row.number.hasFocus()
        qtbot.keyClick(row.number, Qt.Key.Key_Up)
        (declared,) = page.form.draft.house_rules
        assert (declared.code, declared.value) == ("HAND_FOR_HAND_MINUTES", 3)

    def test_each_names_its_article_and_what_the_rulebook_says(self, qtbot: QtBot) -> None:
        _, house = shown(a_session(), qtbot)
        for code in sorted(set(KNOWN_DEPARTURES) - set(SET_ELSEWHERE)):
            row = house.rows[code]
            described = row.tick.accessibleDescription()
            assert described.startswith(f"§\u00a0{KNOWN_DEPARTURES[code].article}. "), code
            assert "Règlement\u00a0: " in described, code
            row.tick.click()
            assert row.field is None or row.field.accessibleName() == row.tick.text(), code


class TestWrittenRules:
    def test_one_is_written_beside_the_departures(self, qtbot: QtBot) -> None:
        page, house = shown(a_session(house_rules=(WAIT,)), qtbot)
        house.written.add.click()
        row = house.written._rows[0]
        written(row.short, "1.3")
        written(row.text, "Téléphones rangés")
        assert page.form.draft.house_rules == (WAIT, DeclaredHouseRule("1.3", "Téléphones rangés"))

    def test_without_an_article_of_the_rulebook_it_is_refused_here(self, qtbot: QtBot) -> None:
        page, house = shown(a_session(), qtbot)
        house.written.add.click()
        written(house.written._rows[0].text, "Téléphones rangés")
        assert "indiquez l’article" in house.said.text() and house.said.isVisible()
        assert not page.save.isEnabled()
        written(house.written._rows[0].short, "1.3")
        assert not house.said.isVisible() and page.save.isEnabled()


class TestWhatElseIsSaid:
    def test_departures_of_other_settings_are_told_and_follow_them(self, qtbot: QtBot) -> None:
        page, house = shown(a_session(), qtbot)
        rules = page.form.rules
        rules.final.buttons["own"].click()
        rules.final_players.setValue(8)
        assert "§\u00a02.6\u2002Taille de la table finale\u00a0: 8 joueurs" in (
            house.elsewhere.text().splitlines()
        )
        rules.final.buttons["ropta"].click()
        assert "2.6" not in house.elsewhere.text()

    def test_once_play_has_begun_the_players_are_to_be_told(self, qtbot: QtBot) -> None:
        _, house = shown(a_session(), qtbot)
        assert not house.begun.isVisible()
        _, house = shown(a_tournament(16), qtbot)
        assert house.begun.isVisible()
