"""The book: an article found, read, followed; its house rules; the federation's own text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import process_time, thread_time

import pytest
from builders import a_club, a_setup
from page_builders import cut_texts, press, typed
from published_rulebook import published
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rules_ropta.registry import questions_of
from rules_ropta.rulebook import load_rulebook
from rules_ropta.rulebook.search import search
from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import DeclaredHouseRule, KeepApart, TournamentSetup
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.book.book_contents import TWO_LINES
from td_app.ui.pages.evening.floor.book.book_page import BookPage
from td_app.ui.theme import Height
from td_app.words.asking import question_title
from td_app.words.book import CHAPTERS, chapter_of

ARTICLES = load_rulebook().articles
BIG_CHIP = DeclaredHouseRule("9.11", "", "CHIP_OVER_AN_OPENING")
PHONES = DeclaredHouseRule("1.3", "Les téléphones restent dans les sacs.")
keys = Qt.Key
FIVE = ("1.1", "2.3", "9.11", "9.12", "11.7")


def write(page: BookPage, text: str) -> None:
    """Type letter after letter, each where the keyboard is by then."""
    for letter in text:
        typed(page, letter)


class Opened:
    """The book of a tournament whose club keeps its files in a folder."""

    def __init__(
        self, qtbot: QtBot, club: Club, size: tuple[int, int] = (900, 650), **settings: object
    ) -> None:
        self.qtbot = qtbot
        self.session = club.create(a_setup(**({"keep_apart": KeepApart.NOBODY} | settings)))
        live = LiveTournament(self.session)
        self.page = page = BookPage(live)
        live.setParent(page)
        live.changed.connect(page.refresh)
        qtbot.addWidget(page, before_close_func=lambda _: live.close())
        page.resize(*size)
        page.show()
        with qtbot.waitActive(page):
            page.activateWindow()
        page.contents.setFocus()

    def said(self) -> str:
        """Return every word in sight of the article."""
        QApplication.processEvents()
        page = self.page.article
        words = [label for label in page.findChildren(QLabel) if label.isVisibleTo(page)]
        return "\n".join(label.accessibleName() or label.text() for label in words)

    def wait_read(self) -> None:
        self.qtbot.waitUntil(lambda: self.page.published.places is not None)


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return replace(a_club(), folder=tmp_path / "club")


@pytest.fixture
def book(dressed: QApplication, in_french: None, qtbot: QtBot, club: Club) -> Opened:
    return Opened(qtbot, club, house_rules=(BIG_CHIP, PHONES))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of five articles, as the federation would publish them."""
    path = tmp_path / "ROPTA.pdf"
    path.write_bytes(published([ARTICLES[n] for n in FIVE], 20)[0])
    return path


class TestTheContents:
    def test_every_article_stands_under_its_chapter(self, book: Opened) -> None:
        lines = book.page.contents.rows
        assert [line.key for line in lines if line.is_heading] == list(CHAPTERS)
        assert [line.key for line in lines if not line.is_heading] == list(ARTICLES)
        assert {chapter_of(number) for number in ARTICLES} == set(CHAPTERS)

    def test_down_reads_the_next_article_and_right_the_next_chapter(self, book: Opened) -> None:
        press(book.page, keys.Key_Down, keys.Key_Down)
        assert book.page.number == "1.3"
        press(book.page, keys.Key_Right)
        assert book.page.number == "2.1"
        press(book.page, keys.Key_Down, keys.Key_Left)
        assert book.page.number == "2.1"
        press(book.page, keys.Key_End)
        assert book.page.number == "11.7"
        press(book.page, keys.Key_Home, keys.Key_Up)
        assert book.page.number == "1.1"

    def test_a_title_on_two_lines_does_not_touch_the_next_one(self, book: Opened) -> None:
        QApplication.processEvents()
        contents = book.page.contents
        heights = {
            contents.visualItemRect(contents.item(place)).height() for place in contents.choosable()
        }
        assert heights == {Height.ROW, TWO_LINES}

    def test_an_article_the_house_departs_from_is_marked(self, book: Opened) -> None:
        departed = [line.key for line in book.page.contents.rows if line.beside]
        assert departed == ["1.3", "9.11"]

    def test_a_click_opens_an_article(self, book: Opened) -> None:
        contents = book.page.contents
        place = [line.key for line in contents.rows].index("1.8")
        middle = contents.visualItemRect(contents.item(place)).center()
        QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        assert book.page.number == "1.8"


class TestFinding:
    def test_letters_typed_anywhere_look_for_an_article(self, book: Opened) -> None:
        write(book.page, "string")
        assert book.page.field.text() == "string"
        found = [hit.article.number for hit in search("string", 30)]
        assert [line.key for line in book.page.contents.rows] == found
        assert book.page.number == found[0]

    def test_a_number_finds_its_article(self, book: Opened) -> None:
        write(book.page, "9.12")
        assert book.page.number == "9.12"

    def test_down_goes_through_what_was_found_and_escape_back_to_the_whole(
        self, book: Opened
    ) -> None:
        write(book.page, "jeton")
        found = [line.key for line in book.page.contents.rows]
        press(book.page, keys.Key_Down, keys.Key_Down)
        assert book.page.number == found[1]
        press(book.page, keys.Key_Escape)
        assert book.page.field.text() == ""
        assert len(book.page.contents.rows) == len(ARTICLES) + len(CHAPTERS)
        assert book.page.contents.number == found[1]

    def test_nothing_found_says_what_to_try(self, book: Opened) -> None:
        write(book.page, "zzzzzz")
        assert not book.page.contents.isVisible()
        assert book.page._nothing.isVisible()

    def test_it_takes_no_time(self, book: Opened) -> None:
        write(book.page, "relance")
        began = process_time()
        book.page.find_text("relances")
        QApplication.processEvents()
        assert process_time() - began < 5

    def test_an_article_asked_from_elsewhere_opens_in_the_whole_book(self, book: Opened) -> None:
        write(book.page, "jeton")
        book.page.show_article("2.3")
        assert book.page.field.text() == ""
        assert book.page.contents.number == book.page.number == "2.3"

    def test_an_article_the_edition_lacks_changes_nothing(self, book: Opened) -> None:
        book.page.show_article("2.3")
        book.page.show_article("9.99")
        assert book.page.number == "2.3"


class TestAnArticle:
    def test_says_what_it_is_and_how_strongly_it_speaks(self, book: Opened) -> None:
        book.page.show_article("9.12")
        article = ARTICLES["9.12"]
        said = book.said()
        for words in (article.number, article.title, article.summary_fr, "seul le texte publié"):
            assert words in said
        assert "Chapitre 9 · Mises et relances" in said

    @pytest.mark.parametrize("number", ["9.12", "2.3", "1.2", "11", "6.7"])
    def test_lists_what_applies_it(self, book: Opened, number: str) -> None:
        book.page.show_article(number)
        asked = {q.op for q in questions_of(number)}
        assert set(book.page.article.asking) == asked
        words = {button.words for button in book.page.article.asking.values()}
        assert words == {question_title(op, "fr") for op in asked}

    def test_a_situation_is_asked_on_the_floor_page(self, book: Opened) -> None:
        book.page.show_article("9.2")
        op, button = next(iter(book.page.article.asking.items()))
        with book.qtbot.waitSignal(book.page.incidentAsked) as asked:
            button.click()
        assert asked.args == [op]

    def test_a_procedure_too(self, book: Opened) -> None:
        book.page.show_article("2.3")
        with book.qtbot.waitSignal(book.page.incidentAsked):
            next(iter(book.page.article.asking.values())).click()

    def test_readings_say_what_was_taken_set_aside_and_why(self, book: Opened) -> None:
        book.page.show_article("9.21")
        reading = load_rulebook().reading("U20-A")
        for words in (reading.taken_fr, reading.set_aside_fr, reading.why_fr):
            assert words in book.said()

    def test_a_link_is_followed_and_comes_back(self, book: Opened) -> None:
        book.page.show_article("9.11")
        assert not book.page.article.back.isVisible()
        book.page.article.see["9.4"].click()
        assert book.page.number == "9.4"
        assert book.page.article.back.text() == "Retour à 9.11"
        press(book.page, keys.Key_Left, modifier=Qt.KeyboardModifier.AltModifier)
        assert book.page.number == "9.11"
        assert not book.page.article.back.isVisible()

    def test_backspace_comes_back_too(self, book: Opened) -> None:
        book.page.show_article("9.11")
        book.page.article.see["9.4"].click()
        book.page.contents.setFocus()
        press(book.page, keys.Key_Backspace)
        assert book.page.number == "9.11"


class TestHouseRules:
    def test_a_departure_says_what_it_changes_and_what_the_text_says(self, book: Opened) -> None:
        book.page.show_article("9.11")
        said = book.said()
        for words in ("Règle maison de ce tournoi", "il compte entier", "c’est un call"):
            assert words in said

    def test_a_rule_of_the_clubs_own_is_read_as_it_was_written(self, book: Opened) -> None:
        book.page.show_article("1.3")
        assert PHONES.text in book.said()

    def test_another_article_says_nothing_of_it(self, book: Opened) -> None:
        book.page.show_article("9.12")
        assert "Règle maison" not in book.said()

    def test_one_declared_meanwhile_shows_at_once(self, book: Opened) -> None:
        book.page.show_article("3.5")
        setup: TournamentSetup = book.session.state.setup
        time_wait = DeclaredHouseRule("3.5", "", "TIME_WAIT", 90)
        book.session.dispatch(
            cmd.ChangeSetup(replace(setup, house_rules=(*setup.house_rules, time_wait)))
        )
        assert "Attente avant de demander le time" in book.said()
        assert [line.key for line in book.page.contents.rows if line.beside][1] == "3.5"


class TestThePublishedText:
    def test_it_opens_at_the_article(self, book: Opened, file: Path) -> None:
        assert book.page.article.published.text() == "Joindre le PDF publié…"
        book.page.show_article("9.12")
        book.page.attach(file)
        book.wait_read()
        assert book.page.reading_published
        text = book.page.published.preview.document.getAllText(book.page.published.preview.page)
        assert "ARTICLE 9.12 : JETON UNIQUE" in text.text()
        assert book.page.published.places["9.12"].page == book.page.published.preview.page > 1

    def test_the_heading_is_at_the_top(self, book: Opened, file: Path) -> None:
        book.page.show_article("9.12")
        book.page.attach(file)
        book.wait_read()
        preview, place = book.page.published.preview, book.page.published.places["9.12"]
        found = preview.document.getSelectionAtIndex(place.page, place.start, 4)
        heading = found.boundingRectangle().top()
        room = preview.page_rooms()[place.page]
        scale = room.width() / preview.document.pagePointSize(place.page).width()
        top = room.top() + heading * scale - preview.verticalScrollBar().value()
        assert 0 < top < 80

    def test_another_article_is_turned_to_without_reading_it_again(
        self, book: Opened, file: Path
    ) -> None:
        book.page.attach(file)
        book.wait_read()
        places = book.page.published.places
        book.page.show_article("11.7")
        assert book.page.reading_published
        assert book.page.published.places is places
        assert book.page.published.preview.page == places["11.7"].page

    def test_escape_goes_back_to_our_summary(self, book: Opened, file: Path) -> None:
        book.page.attach(file)
        book.wait_read()
        press(book.page, keys.Key_Escape)
        assert not book.page.reading_published
        assert book.page.article.published.text() == "Texte publié"

    def test_it_never_freezes_the_screen(self, book: Opened, tmp_path: Path) -> None:
        whole, pages = published()
        path = tmp_path / "entier.pdf"
        path.write_bytes(whole)
        book.page.attach(path)
        longest = 0.0
        while book.page.published.places is None:
            began = thread_time()
            QApplication.processEvents()
            longest = max(longest, thread_time() - began)
        assert longest < 2  # the whole of it takes longer
        assert {n: p.page for n, p in book.page.published.places.items()} == pages

    def test_an_article_that_is_not_in_it_is_said_to_be_missing(
        self, book: Opened, file: Path
    ) -> None:
        book.page.show_article("7.4")
        book.page.attach(file)
        book.wait_read()
        assert book.page.published.lost.isVisible()
        assert "7.4" in book.page.published.lost.accessibleName()

    def test_a_file_that_has_gone_is_said_and_can_be_joined_again(
        self, book: Opened, club: Club, file: Path
    ) -> None:
        club.shelf.attach(file).unlink()
        book.page.refresh()
        assert "ROPTA.pdf" in book.page.told.accessibleName()
        assert book.page.told.isVisible()
        book.page.attach(file)
        assert not book.page.told.isVisible()

    def test_what_is_no_pdf_is_refused_in_words(self, book: Opened, tmp_path: Path) -> None:
        path = tmp_path / "liste.txt"
        path.write_text("des noms")
        book.page.attach(path)
        assert "n’est pas un PDF" in book.page.told.accessibleName()
        assert not book.page.reading_published

    def test_a_damaged_pdf_is_said_so(self, book: Opened, tmp_path: Path) -> None:
        path = tmp_path / "abîmé.pdf"
        path.write_bytes(b"%PDF-1.4\nrien d'autre")
        book.page.attach(path)
        assert "ne s’ouvre pas" in book.page.told.accessibleName()
        assert not book.page.reading_published

    def test_a_club_opened_for_looking_attaches_nothing_but_reads(
        self, dressed: QApplication, in_french: None, qtbot: QtBot, club: Club, file: Path
    ) -> None:
        club.shelf.attach(file)
        book = Opened(qtbot, club)
        looking = replace(club, read_only=True)
        book.session.shelf = looking.shelf
        book.page.refresh()
        assert book.page.article.published.isEnabled()
        assert not book.page.published.replace.isVisibleTo(book.page.published)
        club.shelf.file().unlink()
        book.page.refresh()
        assert not book.page.article.published.isEnabled()
        assert "lecture seule" in book.page.article.published.toolTip()

    def test_the_file_is_asked_for(self, book: Opened) -> None:
        book.page.article.published.click()
        assert book.page.dialog is not None
        assert book.page.dialog.isVisible()
        book.page.dialog.reject()


@pytest.mark.parametrize("size", [(640, 560), (900, 650), (900, 1160), (1450, 900)])
@pytest.mark.parametrize("number", ["9.10", "6.7", "1.1"])
def test_no_word_is_cut_at_any_size(
    dressed: QApplication,
    in_french: None,
    qtbot: QtBot,
    club: Club,
    size: tuple[int, int],
    number: str,
) -> None:
    book = Opened(qtbot, club, size, house_rules=(BIG_CHIP,))
    book.page.show_article(number)
    assert book.page.width() == size[0]
    lines = (*book.page.article.asking.values(), *book.page.article.see.values())
    assert set(cut_texts(book.page)) <= {line.text() for line in lines}
    words = book.page.article.area.findChildren(QLabel)
    qtbot.waitUntil(
        lambda: all(one.height() >= one.heightForWidth(one.width()) - 1 for one in words)
    )


def test_every_article_opens(book: Opened) -> None:
    for number, article in ARTICLES.items():
        book.page.show_article(number)
        assert article.summary_fr in book.said()
