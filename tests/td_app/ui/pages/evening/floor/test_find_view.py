"""What happened is found by words, by an article's number, or by the moment of the hand."""

from __future__ import annotations

from time import process_time

import pytest
from builders import a_tournament
from page_builders import a_floor_page, press, typed
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import click, cut_in

from rules_ropta.registry import questions
from td_app.floor.finding import STAGES, ops_at
from td_app.ui.pages.evening.floor.found_list import HEADING, ROW, FoundRow
from td_app.ui.pages.evening.floor.page import FloorPage
from td_app.ui.theme.tokens import Height, TypeSize

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def page(dressed: QApplication, in_french: None, qtbot: QtBot) -> FloorPage:
    """Return the floor's page of an evening with two tables."""
    return a_floor_page(a_tournament(entrants=12, tables=2), qtbot)


def shown(page: FloorPage) -> tuple[FoundRow, ...]:
    """Return the lines shown, headings left out."""
    return tuple(row for row in page.finder.shown_list.rows if row.kind != "heading")


def test_titles_of_a_list_have_one_size(page: FloorPage) -> None:
    found = page.finder.shown_list
    assert found.title_size(2_000) is TypeSize.LEAD
    assert found.title_size(260) is TypeSize.BODY


def lit(page: FloorPage) -> str:
    """Return what the line lit up opens."""
    row = page.finder.shown_list.lit()
    return row.key if row is not None else ""


class TestWhereOneBegins:
    def test_nine_situations_by_figure(self, page: FloorPage) -> None:
        assert [row.digit for row in shown(page)] == list(range(1, 10))
        assert all(row.kind == "op" and row.key in questions() for row in shown(page))

    def test_every_situation_is_on_the_map(self, page: FloorPage) -> None:
        counts = [tile.accessibleDescription() for tile in page.finder.map.tiles.values()]
        assert sum(int(words.split()[0]) for words in counts) == len(questions())

    def test_lines_are_high_enough_for_a_hurried_hand(self, page: FloorPage) -> None:
        assert ROW >= Height.FLOOR_CONTROL
        assert page.field.height() >= Height.FLOOR_CONTROL
        assert page.where.choice.height() >= Height.FLOOR_CONTROL
        assert all(tile.height() >= Height.FLOOR_CONTROL for tile in page.finder.map.tiles.values())

    @pytest.mark.parametrize("size", [(902, 680), (902, 650), (900, 1200), (1456, 990), (640, 700)])
    def test_nothing_is_cut(self, page: FloorPage, size: tuple[int, int]) -> None:
        page.resize(*size)
        assert cut_in(page) == []
        for tile in page.finder.map.tiles.values():
            words = page.fontMetrics().horizontalAdvance(tile.accessibleName())
            assert tile.width() > words + 32

    def test_the_map_stands_beside_the_list_or_under_it(self, page: FloorPage) -> None:
        def tops() -> tuple[int, int]:
            QApplication.processEvents()
            corner = page.rect().topLeft()
            recent, tiles = page.finder.recent, page.finder.map
            return recent.mapTo(page, corner).y(), tiles.mapTo(page, corner).y()

        beside = tops()
        page.resize(900, 1200)
        under = tops()
        assert beside[0] == beside[1]
        assert under[1] > under[0] + page.finder.recent.height()


class TestTyping:
    def test_words_find_situations_then_articles(self, page: FloorPage) -> None:
        typed(page, "string")
        kinds = [row.kind for row in shown(page)]
        assert kinds == sorted(kinds, key=["op", "article"].index)
        assert lit(page) == "string_bet"
        assert "article" in kinds

    def test_the_first_one_is_lit_and_enter_takes_it(self, page: FloorPage) -> None:
        typed(page, "string")
        press(page, Key.Key_Return)
        assert page.questioning is not None
        assert page.questioning.op == "string_bet"

    def test_arrows_go_from_line_to_line_over_the_headings_and_round(self, page: FloorPage) -> None:
        typed(page, "string")
        met = []
        for _ in shown(page):
            met.append(lit(page))
            press(page, Key.Key_Down)
        assert met == [row.key for row in shown(page)]
        assert lit(page) == met[0]
        press(page, Key.Key_Up)
        assert lit(page) == met[-1]
        assert page.field.hasFocus()

    def test_a_number_finds_what_applies_the_article(self, page: FloorPage) -> None:
        typed(page, "9.12")
        assert "silent_chips" in [row.key for row in shown(page)]
        first = shown(page)[0]
        assert (first.kind, first.key, lit(page)) == ("article", "9.12", "9.12")
        assert not page.finder.results.rows[0].is_heading

    def test_alt_and_a_figure_choose(self, page: FloorPage) -> None:
        typed(page, "9.12")
        article = next(row for row in shown(page) if row.kind == "article")
        press(page, Key(Key.Key_0 + article.digit), modifier=ALT)
        assert page.article.number == article.key
        assert page.views.currentWidget() is page.article
        assert page.field.text() == "9.12"

    @pytest.mark.parametrize(
        ("key", "figure"), [(Key.Key_Ampersand, 1), (Key.Key_Eacute, 2), (Key.Key_Ccedilla, 9)]
    )
    def test_the_figures_of_a_french_keyboard_too(
        self, page: FloorPage, key: Qt.Key, figure: int
    ) -> None:
        offered = shown(page)
        press(page, key, modifier=ALT)
        assert page.questioning is not None
        assert page.questioning.op == offered[figure - 1].key

    def test_what_the_text_hardly_names_is_said_above_the_nearest_articles(
        self, page: FloorPage
    ) -> None:
        typed(page, "straddle")
        assert page.finder.silent.isVisible()
        assert "pas dans le règlement" in page.finder.silent.accessibleName()
        assert shown(page)[0].key == "4.5"
        press(page, Key.Key_Escape)
        typed(page, "string")
        assert not page.finder.silent.isVisible()
        assert lit(page) == "string_bet"

    def test_words_that_answer_nothing_say_what_to_do(self, page: FloorPage) -> None:
        typed(page, "xyzzy qwrtp")
        assert shown(page) == ()
        assert not page.finder.results.isVisible()
        words = " ".join(cut_in(page))
        assert words == ""
        press(page, Key.Key_Return)
        assert page.finding

    def test_escape_empties_the_field_and_begins_again(self, page: FloorPage) -> None:
        typed(page, "string")
        press(page, Key.Key_Escape)
        assert page.field.text() == ""
        assert page.finder.shown_list is page.finder.recent

    def test_a_letter_shows_its_results_at_once(self, page: FloorPage) -> None:
        typed(page, "s")
        began = process_time()
        typed(page, "tri")
        assert (process_time() - began) / 3 < 0.5
        assert lit(page) == "string_bet"


class TestTheMapOfTheHand:
    def test_a_moment_opens_its_situations(self, page: FloorPage) -> None:
        click(page.finder.map.tiles["board"])
        assert [row.key for row in shown(page)] == list(ops_at("board"))
        assert page.field.hasFocus()

    def test_right_from_the_empty_field_goes_into_the_map(self, page: FloorPage) -> None:
        press(page, Key.Key_Right)
        assert page.finder.map.tiles[STAGES[0]].hasFocus()
        press(page, Key.Key_Right, Key.Key_Right)
        assert page.finder.map.tiles[STAGES[2]].hasFocus()
        press(page, Key.Key_Return)
        assert [row.key for row in shown(page)] == list(ops_at(STAGES[2]))

    def test_left_from_the_first_moment_comes_back_to_the_field(self, page: FloorPage) -> None:
        press(page, Key.Key_Right, Key.Key_Left)
        assert page.field.hasFocus()

    @pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Backspace])
    def test_going_back_lands_on_the_moment_left(self, page: FloorPage, key: Qt.Key) -> None:
        click(page.finder.map.tiles["showdown"])
        press(page, key)
        assert page.finder.shown_list is page.finder.recent
        assert page.finder.map.tiles["showdown"].hasFocus()

    def test_escape_on_a_moment_comes_back_to_the_field(self, page: FloorPage) -> None:
        press(page, Key.Key_Right, Key.Key_Escape)
        assert page.field.hasFocus()

    def test_typing_on_a_moment_writes_in_the_field(self, page: FloorPage) -> None:
        press(page, Key.Key_Right)
        typed(page, "string")
        assert page.field.text() == "string"
        assert lit(page) == "string_bet"


class TestAnArticle:
    def test_it_says_itself_and_what_applies_it(self, page: FloorPage) -> None:
        page.show_article("9.12")
        assert "9.12" in page.article.accessibleName()
        assert {row.key for row in page.article.applied.rows if row.kind == "op"} == {
            op for op, question in questions().items() if "9.12" in question.articles
        }

    def test_it_is_whole_where_pages_are_small(self, page: FloorPage) -> None:
        page.show_article("9.12")
        page.resize(902, 650)
        assert cut_in(page.article.head) == []
        rows = page.article.applied.rows
        room = sum(HEADING if row.kind == "heading" else ROW for row in rows)
        assert page.article.applied.height() >= room

    def test_going_back_finds_what_was_typed(self, page: FloorPage) -> None:
        typed(page, "9.12")
        before = shown(page)
        page.show_article("9.12")
        press(page, Key.Key_Escape)
        assert page.views.currentWidget() is page.finder
        assert shown(page) == before
        assert page.field.text() == "9.12"

    def test_typing_goes_on_with_the_search(self, page: FloorPage) -> None:
        page.show_article("9.12")
        typed(page, "string")
        assert page.views.currentWidget() is page.finder
        assert lit(page) == "string_bet"

    def test_one_leads_to_another(self, page: FloorPage) -> None:
        page.show_article("9.12")
        page.article.articleAsked.emit("9.10")
        press(page, Key.Key_Escape)
        assert page.views.currentWidget() is page.finder

    def test_an_article_nobody_knows_is_said_to_be_so(self, page: FloorPage) -> None:
        page.show_article("99.9")
        assert page.article.applied.rows == ()
        assert "99.9" in page.article.accessibleName()
