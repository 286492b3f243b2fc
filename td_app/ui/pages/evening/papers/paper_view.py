"""The paper chosen: its name, how it stands, its pages, and the buttons that send it out."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.ui.pages.evening.papers.paper_list import PaperLine
from td_app.ui.pages.evening.papers.paper_state import printed_sentence
from td_app.ui.printing.paper_preview import PaperPreview
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, Placed, TurningRow, column, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.tips import explained
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.papers import waiting_sentence

LEAST_WIDTH = 440
"""Pixels under which words in the place of a paper would be cut."""


class PaperView(QWidget):
    """Shows the paper chosen on the page; the page listens to ``print``, ``save`` and ``stale``."""

    def __init__(self, outcome: QWidget) -> None:
        """Show no paper yet; ``outcome`` stands over the pages."""
        super().__init__()
        self.heading = CutLabel("", Say.SECTION)
        self.state = CutLabel("", Say.SOFT)
        self.save = Button(fr_en("Enregistrer en PDF…", "Save as PDF…"), icon="save")
        self.print = Button(fr_en("Imprimer…", "Print…"), icon="print")
        self.preview = PaperPreview()
        self.turner = PageTurner(self.preview)
        self.stale = Banner(
            BannerFacts(
                fr_en(
                    "Le tournoi a changé depuis cet aperçu.",
                    "The tournament has changed since this preview.",
                ),
                tone=Tone.NEUTRAL,
                actions=(fr_en("Mettre à jour", "Update"),),
            )
        )
        self.stale.hide()
        self.stack = QStackedWidget()
        self.stack.setMinimumWidth(LEAST_WIDTH)
        self.stack.addWidget(self.preview)
        self._told = ("", "")
        self._words = EmptyPage(EmptyFacts("papers", "", ""))
        self.stack.addWidget(self._words)
        self._lay_out(outcome)

    def show_line(self, line: PaperLine, busy: str) -> None:
        """Show the state of a paper; ``busy`` is why none can be sent out now."""
        assert line.state is not None
        self.heading.say(line.title)
        self._head.turn()
        said = printed_sentence(line.name, line.state)
        self.state.say(said)
        self.state.setVisible(bool(said))
        amber = line.state.changed or (line.waits and line.state.printed and not line.state.past)
        dress(self.state, tone=(Tone.AMBER if amber else Tone.NEUTRAL).value)
        reason = waiting_sentence(line.waits)
        for button in (self.print, self.save):
            button.set_refusal(reason or busy or None)
        self.turner.setVisible(not reason)
        if reason:
            self.stale.hide()
            words = fr_en("{0}\u00a0: pas encore", "{0}: not yet")
            if line.state.past:
                words = fr_en("{0}\u00a0: plus besoin", "{0}: no longer needed")
            self._say(words.format(line.title), reason)
        elif self.stack.currentWidget() is self._words and self._told[1]:
            self.stack.setCurrentWidget(self.preview)

    def show_pdf(self, pdf: bytes, *, afresh: bool) -> None:
        """Show the pages of a paper just made, from the first one when ``afresh``."""
        self.preview.show_pdf(pdf, afresh=afresh)
        self.turner.refresh()
        self.stale.hide()
        self.stack.setCurrentWidget(self.preview)

    def make_main(self, main: bool) -> None:
        """Make printing this paper the one thing to do, or leave that to another button."""
        if main:
            self.print.set_rank(Rank.PRIMARY)
        else:
            self.print.set_rank(Rank.SECONDARY)

    def _say(self, title: str, text: str) -> None:
        if self._told != (title, text):
            self._told = (title, text)
            words = EmptyPage(EmptyFacts("papers", title, text))
            self.stack.removeWidget(self._words)
            self._words.deleteLater()
            self._words = words
            self.stack.addWidget(words)
        self.stack.setCurrentWidget(self._words)

    def _lay_out(self, outcome: QWidget) -> None:
        ways = row(STRETCH, self.save, self.print, spacing=Space.TIGHT)
        self._head = TurningRow(self.heading, ways)
        column(
            self._head,
            row(wide(self.state), Placed(None), self.turner, spacing=Space.TIGHT),
            outcome,
            self.stale,
            wide(self.stack),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )


class PageTurner(QWidget):
    """Turns the pages of a preview; nothing to turn on a paper of one page."""

    def __init__(self, preview: PaperPreview) -> None:
        """Turn the pages of ``preview``."""
        super().__init__()
        self._preview = preview
        self._whole = False
        self.told = label("", Say.SOFT)
        self.before = explained(
            self._turn("chevron-left", fr_en("Page précédente", "Previous page"), -1),
            "Affiche la page précédente de ce papier.",
            "Shows the previous page of this printout.",
        )
        self.after = explained(
            self._turn("chevron-right", fr_en("Page suivante", "Next page"), 1),
            "Affiche la page suivante de ce papier.",
            "Shows the next page of this printout.",
        )
        self.fit = Button(fr_en("Page entière", "Whole page"), Rank.QUIET, scale="small")
        self.fit.clicked.connect(lambda: self.see_whole(not self._whole))
        row(self.fit, self.before, self.told, self.after, on=self, spacing=Space.HAIR, margins=0)
        preview.turned.connect(self.refresh)
        self.refresh()

    def see_whole(self, whole: bool) -> None:
        """See pages whole, or as wide as there is room; the button offers the other way."""
        self._whole = whole
        if whole:
            self.fit.setText(fr_en("Pleine largeur", "Full width"))
        else:
            self.fit.setText(fr_en("Page entière", "Whole page"))
        self._preview.fit_whole_page(whole)

    def refresh(self) -> None:
        """Show the number of the page seen."""
        page = self._preview.page + 1
        pages = self._preview.pages
        one = fr_en("1 page", "1 page")
        if pages > 1:
            told = fr_en("Page {0} / {1}", "Page {0} / {1}").format(whole(page), whole(pages))
        else:
            told = one
        if pages > 0:
            self.told.setText(told)
        else:
            self.told.setText("")
        self.before.setVisible(pages > 1)
        self.after.setVisible(pages > 1)
        for turn in (self.before, self.after):
            turn.set_refusal(None)
        if page <= 1:
            first = fr_en("C’est la première page.", "This is the first page.")
            self.before.set_refusal(first)
        if page >= pages:
            last = fr_en("C’est la dernière page.", "This is the last page.")
            self.after.set_refusal(last)

    def _turn(self, icon: str, words: str, by: int) -> Button:
        button = Button(rank=Rank.QUIET, icon=icon, scale="small", tip=words, name=words)
        button.clicked.connect(lambda: self._preview.go_to(self._preview.page + by))
        return button
