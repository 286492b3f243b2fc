"""The ranking as a table, and the prizes of those tied."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMenu, QWidget

from reports.marks import ChartMark
from reports.stacks_chart import Measure, key_marks
from td_app.tournament.proposals.prizes import TieQuestion, tie_proposal
from td_app.tournament.views.clock import ClockView
from td_app.tournament.views.finishing import StandingRow, Standings
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import names_of
from td_app.ui.theme import Tone, TypeSize
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.chart import Chart
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_height import row_height_in
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.wall.stacks import key_of, key_sentence, measure_of, stack_words
from td_app.words import (
    place_text,
    proposal_action,
    proposal_reason,
    proposal_title,
    seat_text,
    standing_text,
)
from td_app.words.figures import money_text, time_of_day, whole
from td_app.words.language import current_language, fr_en
from td_app.words.prizes import won_shortly, won_text
from td_app.words.speaking import listed

#: How high a row is at least under whose name a bar stands, clear of the rule (pixels).
WITH_BARS: Final = 36


class StacksKey(Chart):
    """What the bars under the names are, beside what filters them; empty without a bar."""

    def __init__(self) -> None:
        """Start empty."""
        usual = QSize(0, TypeSize.SMALL * 2)
        super().__init__(fr_en("Légende des barres", "Key to the bars"), usual, usual.height())
        self.hide()

    def show_stacks(self, measure: Measure | None, standings: Standings) -> None:
        """Show the key to these stacks, nothing where none is counted."""
        self.setVisible(measure is not None)
        if measure is not None:
            key = key_of(measure, [row.counted.chips for row in standings.counted if row.counted])
            self.show_chart(partial(key_marks, key), key_sentence(key))


class RankingTable(RowTable[StandingRow]):
    """A tie says so on every line that shares it; clubs have a column when there are any, prizes
    once somebody has won one, tables as long as one plays.
    """

    def __init__(self) -> None:
        """Start with an empty list."""
        self._measure: Measure | None = None
        self.key = StacksKey()
        super().__init__(self._columns(), key=lambda row: row.entrant)
        self.setAccessibleName(fr_en("Classement", "Ranking"))
        explained(
            self,
            "Les rangs, du premier au dernier ; choisissez une ligne pour la corriger.",
            "The places, from first to last; select a line to correct it.",
        )
        for key in ("kills", "bounties"):
            self.show_column(key, False)

    def show_standings(self, standings: Standings, clock: ClockView) -> None:
        """Show the ranking as it stands, stacks beside those of the clock."""
        self._measure = measure_of(standings, clock)
        self.key.show_stacks(self._measure, standings)
        self.set_row_height(row_height_in(self))
        self.viewport().update()
        self.set_rows(sorted(standings.rows, key=_shown_as))
        self.show_column("table", standings.winner is None)
        self.show_column("kills", standings.knockouts)
        for key in ("prize", "sum"):
            self.show_column(key, bool(standings.prizes))
        self.show_column("bounties", standings.bounties)

    def set_row_height(self, height: int) -> None:
        """Show rows of a height in pixels, of more where bars stand in them."""
        super().set_row_height(height if self._measure is None else max(height, WITH_BARS))

    def _columns(self) -> Sequence[Column[StandingRow]]:
        kills, bounties = _knockouts()
        return (
            Column(
                "rank",
                fr_en("Rang", "Rank"),
                lambda row: row.place,
                place_words,
                pill=_place_pill,
                width=124,
                grows=True,
            ),
            Column(
                "name",
                fr_en("Joueur", "Player"),
                lambda row: row.name,
                fills=True,
                named=True,
                under=self._bar,
            ),
            Column(
                "club",
                fr_en("Club", "Club"),
                lambda row: row.club,
                tip=lambda row: row.club,
                width=160,
                grows=True,
                hides_without=lambda row: row.club,
            ),
            Column(
                "table",
                fr_en("Table", "Table"),
                lambda row: (row.seat.table, row.seat.number) if row.seat else None,
                lambda row: f"{row.seat.table}.{row.seat.number}" if row.seat else "",
                figures=True,
                tip=lambda row: seat_text(row.seat) if row.seat else "",
                width=72,
                hides_without=lambda row: row.seat,
            ),
            _out(),
            self._stack(),
            _seal(),
            kills,
            _prizes("prize", figures=False),
            _prizes("sum", figures=True),
            bounties,
        )

    def _bar(self, row: StandingRow, width: float) -> tuple[ChartMark, ...]:
        if self._measure is None or row.counted is None:
            return ()
        return self._measure.measured(row.counted.chips, 0, width)

    def _stack_tone(self, row: StandingRow) -> Tone:
        short = self._measure and row.counted and self._measure.short(row.counted.chips)
        return Tone.RED if short else Tone.NEUTRAL

    def _stack(self) -> Column[StandingRow]:
        """Return the stacks counted, in chips, those short in big blinds too."""
        about = fr_en(
            "Tapis comptés, en jetons. La barre sous un nom est sa part du plus gros, le trait la "
            "moyenne. Rouge et hachurée\u00a0: moins de dix grosses blindes.",
            "Stacks counted, in chips. The bar under a name is its share of the largest, the mark "
            "the average. Red and striped: under ten big blinds.",
        )
        return Column(
            "stack",
            fr_en("Tapis", "Stack"),
            _chips,
            lambda row: whole(row.bag.stack) if row.bag else stack_words(row, self._measure),
            figures=True,
            width=80,
            grows=True,
            hides_without=lambda row: row.counted or row.bag,
            tone=self._stack_tone,
            about=about,
        )


def _prizes(key: str, *, figures: bool) -> Column[StandingRow]:
    """Return what is won: words, or sums and points, each where somebody wins one."""
    return Column(
        key,
        fr_en("Récompense", "Award"),
        prize_words,
        tip=prize_words,
        shorter=lambda row: won_shortly(row.won, current_language()),
        figures=figures,
        width=160,
        grows=True,
        hides_without=lambda row: row.won if row.won and row.won.kind.worded != figures else None,
    )


def _shown_as(row: StandingRow) -> tuple[int, int]:
    """Return who is through to a day 2 first, the largest stack first; those out last.

    Those in play stand by their stacks, once counted.
    """
    if row.bag is not None:
        return 0, -row.bag.stack
    if row.place is not None:
        return 2, 0
    chips = row.counted.chips if row.counted is not None else 0
    return 1, -chips


def _chips(row: StandingRow) -> int | None:
    """Return the chips of a bag, else those counted."""
    if row.bag is not None:
        return row.bag.stack
    return row.counted.chips if row.counted is not None else None


def place_words(row: StandingRow) -> str:
    """Return a place as shown: a rank, a shared rank, or that one is still in."""
    if row.bag is not None:
        return fr_en("qualifié", "through")
    if row.place is None:
        return fr_en("en jeu", "in play")
    return place_text(row.place, row.tied)


def out_words(row: StandingRow) -> str:
    """Return when a player went out: the level, and the time of day; empty for the others."""
    if row.out_at_ms is None or row.place is None:
        return ""
    if row.bag is not None or row.seat is not None:
        return ""
    at = time_of_day(datetime.fromtimestamp(row.out_at_ms / 1000))
    level = fr_en("niveau {0}", "level {0}").format(row.level)
    words = f"{level}, {at}"
    if row.disqualified:
        return f"{words} · {standing_text('disqualified')}"
    if row.withdrew:
        return f"{words} · {fr_en('abandon', 'withdrew')}"
    return words


def prize_words(row: StandingRow) -> str:
    """Return a player's prize, marked when it is a share; "" for none."""
    return won_text(row.won, current_language())


def _place_pill(row: StandingRow) -> PillFacts | None:
    if row.place is None:
        return state_pill(State.IN_PLAY, place_words(row))
    if row.place == 1:
        return state_pill(State.WON, place_words(row))
    return state_pill(State.RANKED, place_words(row))


def _out() -> Column[StandingRow]:
    return Column(
        "out",
        fr_en("Sortie", "Out"),
        lambda row: row.out_at_ms,
        out_words,
        width=136,
        grows=True,
        hides_without=out_words,
    )


def _seal() -> Column[StandingRow]:
    return Column(
        "seal",
        fr_en("Scellé", "Seal"),
        lambda row: row.bag.seal if row.bag else None,
        lambda row: row.bag.seal if row.bag else "",
        width=88,
        grows=True,
        hides_without=lambda row: row.bag,
    )


def _knockouts() -> tuple[Column[StandingRow], Column[StandingRow]]:
    """Return how many each knocked out, and what bounties paid."""
    kills = Column[StandingRow](
        "kills",
        fr_en("Élim.", "KOs"),
        lambda row: row.kills,
        lambda row: whole(row.kills) if row.kills else "",
        figures=True,
        width=60,
    )
    bounties = Column[StandingRow](
        "bounties",
        fr_en("Primes", "Bounties"),
        lambda row: row.bounties,
        lambda row: money_text(row.bounties, current_language()) if row.bounties else "",
        figures=True,
        width=104,
        grows=True,
    )
    return kills, bounties


class TieBanner(Banner):
    """The first tie without an answer, calmer once set aside; ``asked(place)`` to answer it."""

    asked = Signal(int)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Start without a question."""
        super().__init__(BannerFacts(""), parent)
        self._live = live
        self._place = 0
        self.hide()
        self.acted.connect(lambda _index: self.asked.emit(self._place))

    def show_questions(self, questions: tuple[TieQuestion, ...]) -> None:
        """Show what waits for an answer: what was set aside comes last."""
        waiting = sorted(
            (one for one in questions if one.decided is None), key=lambda one: one.set_aside
        )
        self.setVisible(bool(waiting))
        if not waiting:
            return
        first = waiting[0]
        self._place = first.tie.place
        proposal = self._live.ask(tie_proposal, first.tie)
        why = proposal_reason(proposal, names_of(self._live))
        if first.set_aside:
            why = f"{fr_en('Question mise de côté.', 'Question dismissed.')} {why}"
        self.set_facts(
            BannerFacts(
                proposal_title(proposal, names_of(self._live)),
                why,
                Tone.NEUTRAL if first.set_aside else Tone.AMBER,
                actions=(proposal_action(proposal),),
            )
        )


class TieButton(Button):
    """Every tie over prizes, decided or not; ``asked(place)``. Hidden when there is none."""

    asked = Signal(int)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Start without choices."""
        super().__init__(
            fr_en("Lots des ex æquo…", "Tied players’ prizes…"),
            parent=parent,
            icon="winner",
            scale="small",
        )
        explained(
            self,
            "Attribue chaque lot entre les ex æquo.",
            "Decides who gets which prize among tied players.",
        )
        self._live = live
        self._questions: tuple[TieQuestion, ...] = ()
        self.menu_shown: QMenu | None = None
        self.hide()
        self.clicked.connect(self._on_clicked)

    def show_questions(self, questions: tuple[TieQuestion, ...]) -> None:
        """Offer these ties; one that waits alone is asked by the banner already."""
        self._questions = questions
        self.setVisible(any(one.decided is not None for one in questions) or len(questions) > 1)

    def _on_clicked(self) -> None:
        if len(self._questions) == 1:
            self.asked.emit(self._questions[0].tie.place)
            return
        menu = QMenu(self)
        for question in self._questions:
            self._offer(menu, question)
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu_shown = menu
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])

    def _offer(self, menu: QMenu, question: TieQuestion) -> None:
        names = [self._live.person(who).display_name for who in question.tie.entrants]
        words = f"{place_text(question.tie.place)} · {listed(names)}"
        if question.decided is None:
            words = fr_en("{0} (à décider)", "{0} (to be decided)").format(words)
        menu_line(menu, words, lambda: self.asked.emit(question.tie.place))


def questions_of(live: LiveTournament) -> tuple[TieQuestion, ...]:
    """Return the ties over prizes at this moment; none where nothing can be decided."""
    if live.read_only:
        return ()
    return live.tie_questions()
