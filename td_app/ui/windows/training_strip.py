"""The happening of a training evening, under the header: the fact, and its state."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from td_app.training.evening import Evening, Phase
from td_app.training.happenings import Kind
from td_app.training.judge import Grade, Verdict
from td_app.training.pace import PACES
from td_app.training.telling import ToldHappening, happening_told, verdict_told
from td_app.ui.destinations import ToArticle
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import names_of
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import at, column, emptied, framed, row, wide
from td_app.ui.widgets.tips import explained
from td_app.words import proposal_title
from td_app.words.citations import cite_text, cited_title
from td_app.words.figures import clock_time
from td_app.words.language import fr_en
from td_app.words.training import done_again, meanwhile, not_real, pace_words, still_to_do

#: Milliseconds during which a press was still meant for what was there before.
JUST_CAME_MS = 700
#: The most between two looks at an evening that runs many times faster than time (ms).
HURRIED_MS = 200

TONES = {
    Grade.RIGHT: Tone.ACCENT,
    Grade.OTHERWISE: Tone.AMBER,
    Grade.LEFT: Tone.AMBER,
    Grade.FREE: Tone.NEUTRAL,
}


class TrainingStrip(QFrame):
    """``asked(destination)`` for an article, ``reportAsked()`` for how it went so far."""

    asked = Signal(object)
    reportAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, evening: Evening, live: LiveTournament) -> None:
        """Show ``evening``, played in the tournament of ``live``."""
        super().__init__()
        dress(self, kind="banner", tone="amber", strip="true")
        self._evening = evening
        self._live = live
        self._came_ms: int | None = None
        self.fact = label("", Say.STRONG, wraps=True)
        self.known = label("", Say.BODY, wraps=True)
        self.how = label("", Say.SMALL, wraps=True)
        self.answer = label("", Say.STRONG, wraps=True)
        self._articles = row(spacing=Space.HAIR)
        self.next = Button("", Rank.PRIMARY, tip="F8", does=self.go_on)
        self.report = explained(
            Button(fr_en("Bilan", "Report"), Rank.QUIET, does=self.reportAsked),
            "Affiche ce qui a été fait selon le règlement, et ce qui ne l’a pas été.",
            "Shows what was done by the rulebook, and what was not.",
        )
        self.pace = explained(
            ChoiceField(
                [(str(pace), pace_words(pace)) for pace in PACES],
                name=fr_en("Allure des robots", "The bots’ pace"),
            ),
            "Vitesse de la simulation par rapport au temps réel.",
            "Speed of the simulation compared with real time.",
        )
        self.pace.choose(str(evening.clock.pace))
        self.pace.choiceChanged.connect(lambda key: evening.clock.set_pace(int(key)))
        self._lay_out()
        end = evening.subscribe(self.refresh)
        self.destroyed.connect(lambda: end())
        live.ticked.connect(self.tick)
        live.heart.longest_ms = HURRIED_MS
        self.refresh()

    def tick(self) -> None:
        """Let happen what is due, and count down to it."""
        evening = self._evening
        waited = self._evening.happening is None
        evening.tick()
        if waited and evening.happening is not None:
            self._came_ms = evening.session.steady_ms()
        if evening.phase is Phase.BETWEEN:
            self.fact.setText(self._between())
        self._name_next()

    def go_on(self) -> None:
        """Go on; a press meant for the wait is not one for what has just come instead."""
        evening = self._evening
        came_ms = self._came_ms
        waited = evening.happening is None or came_ms is None
        if waited or evening.session.steady_ms() - (came_ms or 0) >= JUST_CAME_MS:
            evening.go_on()

    def refresh(self) -> None:
        """Show where the evening is."""
        evening = self._evening
        told = self._evening.happening
        if told is None:
            over = evening.phase is Phase.OVER
            if over:
                self.fact.setText(
                    fr_en(
                        "La soirée d’entraînement est finie. Consultez le bilan.",
                        "The practice evening is over. See the report.",
                    )
                )
            else:
                self.fact.setText(self._between())
            self._say_besides("", "")
        else:
            words = happening_told(told, evening.state_at_happening, names_of(self._live))
            self.fact.setText(words.words)
            titles = [proposal_title(one, names_of(self._live)) for one in evening.waiting]
            blamed = evening.noted and evening.feedback is not None
            if titles:
                how = still_to_do(titles)
            elif blamed:
                how = done_again()
            else:
                how = words.how
            asked = told.kind is Kind.LATE or bool(titles)
            self._say_besides(_known(told.kind, words, blinds=asked), how)
        self._answer(evening.feedback)
        self._name_next()
        self.setAccessibleName(f"{not_real()}. {self.fact.text()}")

    def _between(self) -> str:
        """Return what goes on meanwhile, and how long until something happens."""
        now, left_ms = self._evening.meanwhile
        return meanwhile(now, clock_time(-(-left_ms // 1000)))

    def _say_besides(self, known: str, how: str) -> None:
        tell(self.known, known)
        tell(self.how, how)

    def _answer(self, verdict: Verdict | None) -> None:
        words = ""
        if verdict is not None:
            about, _ = self._evening.about(verdict)
            words = verdict_told(verdict, about, names_of(self._live))
        if verdict is not None:
            tone = TONES[verdict.grade]
        else:
            tone = Tone.NEUTRAL
        tell(self.answer, words, tone)
        emptied(self._articles)
        for chip in self._chips(verdict):
            self._articles.addWidget(chip)

    def _chips(self, verdict: Verdict | None) -> Iterator[Button]:
        for number in verdict.cites if verdict is not None else ():
            article = ToArticle(number, in_short=True)
            title = cited_title(number)
            yield Button(
                cite_text(number),
                scale="small",
                tip=title,
                name=f"{cite_text(number)}. {title}",
                does=lambda _=False, article=article: self.asked.emit(article),
            )

    def _name_next(self) -> None:
        evening = self._evening
        if evening.phase is Phase.OVER:
            words = ""
            rank = Rank.SECONDARY
        elif evening.phase is Phase.BETWEEN:
            words = fr_en("Tout de suite", "At once")
            rank = Rank.PRIMARY
        elif evening.noted:
            words = fr_en("Continuer", "Continue")
            rank = Rank.PRIMARY
        elif evening.sure:
            undone = fr_en("Passer sans le faire", "Skip without doing it")
            if evening.waiting:
                words = undone
            else:
                words = fr_en("Passer sans noter", "Skip without recording")
            rank = Rank.SECONDARY
        else:
            words = fr_en("Passer", "Skip")
            rank = Rank.SECONDARY
        if self.next.text() != words:
            self.next.setText(words)
            self.next.setVisible(bool(words))
            self.next.set_rank(rank)
        if evening.phase is Phase.OVER:
            self.report.set_rank(Rank.PRIMARY)
        else:
            self.report.set_rank(Rank.QUIET)

    def _lay_out(self) -> None:
        # On one line with its words, so that the page below does not move.
        answered = row(wide(self.answer), self._articles, spacing=Space.TIGHT, margins=0)
        said = column(self.how, framed(answered), spacing=0, margins=0)
        title = label(not_real(), Say.SMALL, tone=Tone.AMBER)
        how = row(at(title, Qt.AlignmentFlag.AlignTop), wide(framed(said)), spacing=Space.TIGHT)
        told = column(self.fact, self.known, how, spacing=0, margins=0)
        side = row(self.pace, self.report, self.next, spacing=Space.HAIR)
        margins = (Space.SNUG, Space.HAIR, Space.SNUG, Space.TIGHT)
        beside = at(framed(side), Qt.AlignmentFlag.AlignTop)
        row(wide(framed(told)), beside, on=self, spacing=Space.SNUG, margins=margins)


def _known(kind: Kind, words: ToldHappening, *, blinds: bool) -> str:
    """Return what is known besides the fact: a line for all, a table each for a race.

    ``blinds``: where the big blinds are, once a seat is to be found by them.
    """
    facts = [f"{question} {answer}" for question, answer in words.facts]
    between = "  ·  "
    if kind is Kind.RACE:
        between = "\n"
    return between.join((*facts, words.blinds) if blinds and words.blinds else facts)
