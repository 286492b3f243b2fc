"""How a training evening went: every act against what was asked, the articles in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.printing.document import StationeryNow
from td_app.printing.training import REPORT_FILE, training_report_pdf
from td_app.training.evening import Evening
from td_app.training.judge import Grade
from td_app.training.telling import ToldVerdict, verdicts_told
from td_app.ui.pages.program.training.paper_buttons import PaperButtons
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, framed, row, wide
from td_app.ui.widgets.page_parts import Card, ScrolledColumn, foot_in_front
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.states import State, state_pill
from td_app.words.citations import cites_text
from td_app.words.figures import counted
from td_app.words.language import fr_en
from td_app.words.training import again_words

STATE_OF = {
    Grade.RIGHT: State.DONE,
    Grade.OTHERWISE: State.OTHERWISE,
    Grade.LEFT: State.AWAY,
    Grade.FREE: State.PLAIN,
}


class ReportView(QWidget):
    """``asked(destination)`` for what it leads to."""

    asked = Signal(object)

    def __init__(self, evening: Evening, stationery: StationeryNow) -> None:
        """Show the report of ``evening`` so far."""
        super().__init__()
        told = verdicts_told(evening, lambda who: evening.session.person(who).display_name)
        title = fr_en("Bilan d’entraînement", "Practice report")
        self.papers = PaperButtons(
            title,
            REPORT_FILE,
            lambda: training_report_pdf(evening, stationery(), datetime.now()),
        )
        area = ScrolledColumn()
        parts = [_summary(evening, told), self.papers.outcome, *_differences(told), _whole(told)]
        area.fill_in_front(parts)
        area.fade_edges()
        buttons = foot_in_front(row(STRETCH, self.papers))
        foot = framed(buttons, margins=(0, Space.TIGHT, 0, 0), kind="foot-bar")
        column(wide(area), foot, on=self, spacing=0, margins=0)


def _summary(evening: Evening, told: tuple[ToldVerdict, ...]) -> QWidget:
    blamed = [one for one in told if one.verdict.blames]
    one = fr_en("{0} écart", "{0} difference")
    several = fr_en("{0} écarts", "{0} differences")
    if not told:
        words = fr_en("Rien n’a encore été noté.", "Nothing has been recorded yet.")
    elif not blamed:
        words = fr_en(
            "Tout a été fait comme le règlement le demande.",
            "Everything was done as the rulebook asks.",
        )
    else:
        words = counted(len(blamed), one, several)
        about = fr_en("avec ce que le règlement demande", "from what the rulebook asks")
        words = f"{words} {about}."
    again = label(again_words(evening.seed), Say.SOFT, wraps=True)
    return framed(column(label(words, Say.DECISION, wraps=True), again, spacing=Space.TIGHT))


def _differences(told: tuple[ToldVerdict, ...]) -> Iterator[QWidget]:
    """Each difference with its article; nothing where there is none."""
    blamed = [one for one in told if one.verdict.blames]
    if not blamed:
        return
    card = Card(fr_en("À revoir", "To review"))
    for one in blamed:
        happened = label(f"{one.verdict.number}. {one.happened}", Say.SOFT, wraps=True)
        words = label(one.words, Say.STRONG, wraps=True)
        why = [label(article, Say.BODY, wraps=True) for article in one.explained]
        card.body.addWidget(framed(column(happened, words, *why, spacing=Space.TIGHT)))
    yield card


def _whole(told: tuple[ToldVerdict, ...]) -> QWidget:
    card = Card(fr_en("Toute la soirée", "The whole evening"))
    for one in told:
        pill = Pill(state_pill(STATE_OF[one.verdict.grade], one.grade))
        number = label(f"{one.verdict.number}.", Say.SOFT)
        number.setMinimumWidth(Space.WIDE)
        cites = cites_text(one.verdict.cites)
        words = label(f"{one.words} {cites}".strip(), Say.BODY, wraps=True)
        card.body.addLayout(row(number, wide(words), pill, spacing=Space.TIGHT))
    return card
