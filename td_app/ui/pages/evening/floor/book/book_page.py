"""The rulebook: its articles by chapter, in our own words, and what applies them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from rules_ropta.house_rules import HouseRules
from rules_ropta.rulebook import load_rulebook
from rules_ropta.rulebook.search import search
from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.setup import declared_house_rules
from td_app.ui.keys import is_typing
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.book.article_views import BookArticle
from td_app.ui.pages.evening.floor.book.book_contents import Contents, every_line, found_lines
from td_app.ui.pages.evening.floor.book.book_published import PublishedText
from td_app.ui.pages.page import Page
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.keys import keep_plain, plain
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import Placed, column, framed, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import REACH
from td_app.ui.widgets.searching import SearchField
from td_app.words import refusal_sentence, trouble_sentence
from td_app.words.language import fr_en

CONTENTS_WIDTH = 360
NARROW_CONTENTS = 232
ROOMY = 900
"""Pixels from which the contents have all their width."""

MOST_FOUND = 30


class BookPage(Page):
    """``incidentAsked(op)`` to ask about a situation or a procedure that applies an article.

    Letters and figures look for an article from anywhere on the page; Alt and Left, or
    Backspace, lead back to where a link was followed; Escape leaves one thing after the other.
    """

    incidentAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Open the book at its first article."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self.number = ""
        self._house: HouseRules | None = None
        self._came_from: list[str] = []
        self.dialog: FileDialog | None = None
        self.field = SearchField(
            fr_en("Chercher\u00a0: string, muck, 9.12…", "Search: string, muck, 9.12…"), quiet_for=0
        )
        self.contents = Contents()
        self.article = BookArticle()
        self.published = PublishedText()
        self.told = Banner(BannerFacts(""))
        self.told.hide()
        self.views = QStackedWidget()
        self.views.addWidget(self.article)
        self.views.addWidget(self.published)
        self._lay_out()
        self._listen()
        self.refresh()
        self.show_article(next(iter(load_rulebook().articles)))

    @property
    def reading_published(self) -> bool:
        """Return whether the federation's own text is on top."""
        return self.views.currentWidget() is self.published

    def refresh(self) -> None:
        """Show the house rules and the federation's file as they are now."""
        house = HouseRules(declared_house_rules(self.live.setup()).departures)
        if house != self._house:
            self._house = house
            self._list()
            self._show(self.number)
        self._offer_published()

    def find_text(self, text: str) -> None:
        """Take the keyboard to the search, on ``text`` when there is any (Ctrl+F)."""
        if text:
            self.field.setText(text)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_article(self, number: str) -> None:
        """Open the book at an article; an unknown number is ignored."""
        if number not in load_rulebook().articles:
            return
        self._came_from.clear()
        self._open(number)
        if not self.reading_published:
            self.contents.setFocus()

    def go_back(self) -> bool:
        """Go back to where a link was followed; return whether there was one."""
        if not self._came_from:
            return False
        self._open(self._came_from.pop())
        return True

    def attach(self, path: Path) -> None:
        """Keep a copy of the federation's file and open it at the article."""
        shelf = self.live.session.shelf
        if shelf is None:
            return
        try:
            shelf.attach(path)
        except StorageTrouble as trouble:
            self._tell(trouble_sentence(trouble))
        except Refused as refusal:
            self._tell(refusal_sentence(refusal))
        else:
            self._offer_published()
            self.show_published()

    def show_published(self) -> None:
        """Show the federation's own text at the article, or say why it does not open."""
        shelf = self.live.session.shelf
        path = None
        if shelf is not None:
            path = shelf.file()
        self.told.hide()
        if shelf is None or path is None:
            self.ask_file()
        elif self.published.open(path, shelf.attached(), self.number):
            self.views.setCurrentWidget(self.published)
            self.published.setFocus()
        else:
            self.show_summary()
            words = fr_en(
                "«\u00a0{0}\u00a0» ne s’ouvre pas\u00a0: le fichier est abîmé, ou protégé par un "
                "mot de passe.",
                "“{0}” cannot be opened: the file is damaged or protected by a password.",
            )
            another = fr_en("Joindre un autre fichier…", "Attach another file…")
            self._tell(words.format(shelf.attached()), another)

    def show_summary(self) -> None:
        """Show our own words again."""
        self.views.setCurrentWidget(self.article)
        self.contents.setFocus()

    def ask_file(self) -> None:
        """Ask for the federation's PDF."""
        title = fr_en("Joindre le règlement de la fédération", "Attach the federation’s rulebook")
        dialog = file_to_open(self, title, fr_en("PDF (*.pdf)", "PDF (*.pdf)"))
        dialog.fileSelected.connect(lambda name: self.attach(Path(name)))
        self.dialog = dialog
        dialog.open()

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the window's shortcuts while the keyboard is on the page."""
        return keep_plain(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave one thing after the other, go back, or look for what is written."""
        typing = is_typing(QApplication.focusWidget())
        key = event.key()
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        back = (key == Qt.Key.Key_Left and alt) or (key == Qt.Key.Key_Backspace and not typing)
        if key == Qt.Key.Key_Escape and self._leave():
            return
        if back and self.go_back():
            return
        if plain(event) and event.text().isprintable() and event.text().strip() and not typing:
            self.field.setFocus()
            self.field.setText(event.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the contents the width that the page can spare."""
        super().resizeEvent(event)
        roomy = self.width() >= ROOMY
        if roomy:
            self._left.setFixedWidth(CONTENTS_WIDTH)
        else:
            self._left.setFixedWidth(NARROW_CONTENTS)

    def _leave(self) -> bool:
        if self.reading_published:
            self.show_summary()
        elif self.field.text():
            self.field.clear()
        else:
            return False
        return True

    def _open(self, number: str) -> None:
        """Show an article, its line lit in the whole contents."""
        self.field.blockSignals(True)
        self.field.clear()
        self.field.blockSignals(False)
        self._show(number)
        self._list()

    def _show(self, number: str) -> None:
        article = load_rulebook().articles.get(number)
        if article is None or self._house is None:
            return
        self.number = number
        self.article.show_article(article, self._house.departing_from(number))
        if self._came_from:
            self.article.offer_back(self._came_from[-1])
        else:
            self.article.offer_back("")
        if self.reading_published:
            self.show_published()

    def _list(self) -> None:
        """List the whole contents, or what answers what was typed."""
        typed = self.field.text().strip()
        if self._house is not None:
            departed = self._house.articles
        else:
            departed = ()
        if not typed:
            self.contents.show_lines(every_line(departed), self.number)
        else:
            articles = [found.article for found in search(typed, MOST_FOUND)]
            first = ""
            if articles:
                first = articles[0].number
            self.contents.show_lines(found_lines(articles, departed), first)
            self._reach(first)
        self.contents.setVisible(bool(self.contents.rows))
        self._nothing.setVisible(not self.contents.rows)

    def _reach(self, number: str) -> None:
        """Show the article of the line lit up."""
        if number and number != self.number:
            self._came_from.clear()
            self._show(number)

    def _follow(self, number: str) -> None:
        """Follow a link, and remember from where."""
        self._came_from.append(self.number)
        self._open(number)

    def _offer_published(self) -> None:
        """Say on the button what can be done about the federation's file."""
        button = self.article.published
        shelf = self.live.session.shelf
        button.setVisible(shelf is not None)
        if shelf is None:
            return
        there = shelf.file() is not None
        refused = shelf.refuses()
        gone = bool(shelf.attached()) and not there and refused is None
        attach = fr_en("Joindre le PDF publié…", "Attach the published PDF…")
        if there:
            button.setText(fr_en("Texte publié", "Published text"))
        else:
            button.setText(attach)
        closed = refused is not None and not there
        if refused and closed:
            button.set_refusal(refusal_sentence(refused))
        else:
            button.set_refusal(None)
        self.published.replace.setVisible(refused is None)
        if gone and not self.told.isVisible():
            words = fr_en(
                "Le règlement joint, «\u00a0{0}\u00a0», n’est plus sur cet ordinateur\u00a0: "
                "joignez-le de nouveau.",
                "The attached rulebook, “{0}”, is no longer on this computer. Attach it again.",
            )
            attach = fr_en("Joindre le PDF…", "Attach the PDF…")
            self._tell(words.format(shelf.attached()), attach, Tone.AMBER)

    def _tell(self, words: str, action: str = "", tone: Tone = Tone.RED) -> None:
        actions = (action,) if action else ()
        self.told.set_facts(BannerFacts(words, tone=tone, actions=actions, closable=True))
        self.told.show()

    def _lay_out(self) -> None:
        words = fr_en(
            "Rien ne correspond à ces mots. Essayez un mot de moins, ou un numéro.",
            "Nothing matches these words. Try fewer words, or a number.",
        )
        self._nothing = label(words, Say.SOFT, wraps=True)
        self._nothing.hide()
        parts = (self.field, wide(self.contents), self._nothing, Placed(None))
        self._left = framed(column(*parts, spacing=Space.TIGHT))
        self._left.setFixedWidth(NARROW_CONTENTS)
        right = column(self.told, wide(self.views), spacing=Space.SNUG)
        self.told.setContentsMargins(0, 0, REACH, 0)
        self.published.setContentsMargins(0, 0, REACH, 0)
        margins = (GUTTER, Space.NORMAL, GUTTER - REACH, GUTTER)
        row(self._left, wide(right), on=self, spacing=Space.WIDE, margins=margins)

    def _listen(self) -> None:
        self.field.searched.connect(lambda _: self._list())
        self.field.went_down.connect(self.contents.setFocus)
        self.field.chosen.connect(self.article.area.setFocus)
        self.contents.reached.connect(self._reach)
        self.contents.taken.connect(self.article.area.setFocus)
        self.article.articleAsked.connect(self._follow)
        self.article.asked.connect(self.incidentAsked)
        self.article.back.clicked.connect(self.go_back)
        self.article.published.clicked.connect(self.show_published)
        self.published.closed.connect(self.show_summary)
        self.published.replaceAsked.connect(self.ask_file)
        self.told.acted.connect(lambda _: self.ask_file())
        self.told.closed.connect(self.told.hide)
