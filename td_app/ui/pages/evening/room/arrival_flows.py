"""Where a player arrives: what is asked of the table, and the late entrant's seat (1.8)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.tournament import Majority, Standing
from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.facts import OPEN
from td_app.ui.pages.evening.room.flow import BUTTON, Flow, MoveFacts, MoveSummary, Step
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.notices import BannerFacts
from td_app.ui.widgets.typed_lines import ReasonLine
from td_app.words import (
    cites_text,
    enters_text,
    refusal_sentence,
    seat_text,
)
from td_app.words.cash_desk import means_text
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en, titled
from td_app.words.speaking import Names

DEPENDS = "depends"
REASON_WIDTH = 460

#: What seats somebody late.
SEATED = (ev.LateEntrantSeated, ev.ReEntered)

MOST_TO_OPEN = 3
"""Tables offered to be opened where every seat is taken."""

TAKER = "taker"
"""The step: where the big blind is at the table that takes."""


class ArrivalFlow(Flow):
    """Asks where the big blind is where the player arrives, then the button if it depends on it;
    without the big blind, the place is drawn.
    """

    @property
    def drawn(self) -> bool:
        """Return whether the place is to be drawn."""
        return self.answers.get(TAKER, 0) is None

    def arrival_step(self, table: int, hint: str) -> Step:
        """Return the question that may be answered by a draw."""
        words = fr_en("Je ne sais pas\u00a0: tirer la place", "I don’t know: draw the seat")
        return Step(TAKER, table, hint, words, "draw")

    def button_step(self, table: int) -> Iterable[Step]:
        """Return the question about the button, if whether the player enters depends on it."""
        if self.drawn or (BUTTON not in self.answers and _enters(self.foreseen()) != DEPENDS):
            return ()
        hint = fr_en(
            "Le joueur arrive près du bouton\u00a0: sa place détermine s’il joue aussitôt ou s’il "
            "attend.",
            "The newcomer is next to the button: the seat decides whether they play or wait.",
        )
        words = fr_en("Je ne sais pas\u00a0: voir à la table", "I don’t know: see at the table")
        return (Step(BUTTON, table, hint, words),)

    def show_move(self, facts: MoveFacts, verb: str, icon: str) -> None:
        """Show the move, and the button that makes it."""
        self.show_body(MoveSummary(facts))
        self.add_button(verb, Rank.PRIMARY, icon=icon).clicked.connect(self.confirm)


class LateFlow(ArrivalFlow):
    """Finds the seat of a late entrant, or of who enters again; says how, and seats them."""

    def __init__(self, live: LiveTournament, entrant: int, table: int | None = None) -> None:
        """Start with nothing known but, perhaps, the table."""
        name = live.person(entrant).display_name
        known = live.entrant(entrant)
        self.again = known is not None and known.standing is Standing.OUT
        seats = fr_en("Placer {0}", "Seat {0}")
        enters = fr_en("Réinscrire {0}", "Re-enter {0}")
        title = (enters if self.again else seats).format(name)
        super().__init__(live, title, ("room 32", "2.3") if self.again else ("1.8", "2.3"))
        self.entrant = entrant
        self.table = table
        self.overrule_note = ""
        self._obstacle = ""
        self._missing = 0

    def command(self) -> cmd.SeatLateEntrant | cmd.ReEnter:
        """Return the seating the answers ask for."""
        known = self.answers.get
        return self._seating(self.table, known(TAKER), known(BUTTON))

    def _seating(
        self, table: int | None = None, big_blind: int | None = None, button: int | None = None
    ) -> cmd.SeatLateEntrant | cmd.ReEnter:
        note = self.overrule_note
        return (cmd.ReEnter if self.again else cmd.SeatLateEntrant)(
            self.entrant,
            table=table,
            big_blind=big_blind,
            button=button,
            overruled=bool(note),
            note=note,
        )

    def still_stands(self) -> bool:
        """Return whether the entrant still waits for a seat and the table is still open."""
        entrant = self.live.entrant(self.entrant)
        if self.again:
            before = Standing.OUT
        else:
            before = Standing.REGISTERED
        waits = entrant is not None and entrant.standing is before
        return waits and (
            self.table is None or self.table in {t.number for t in self.live.open_tables()}
        )

    def go_on(self) -> None:
        """Ask for what is not known yet, unless something stands in the way of an entry."""
        first = self.live.foresee(self._seating())
        if isinstance(first, Refused):
            self._show_obstacle(first)
            return
        self._obstacle = ""
        if isinstance(first, SEATED) and first.how == "need":
            self.summarise()
            return
        tables = self._tables()
        if self.table is None and tables:
            self.table = tables[0].number
        if self.table is not None:
            super().go_on()

    def steps(self) -> Iterable[Step]:
        """Return the big blind of the table, then the button's place where it matters."""
        assert self.table is not None
        hint = fr_en(
            "Le joueur recevra la place qui paie la grosse blinde au plus tôt. Cliquez la place "
            "de la grosse blinde, ou tapez son chiffre{ten}.",
            "The player gets the seat that pays the big blind soonest. Click the seat of the big "
            "blind, or type its number{ten}.",
        )
        yield self.arrival_step(self.table, hint)
        yield from self.button_step(self.table)

    def choose_table(self, number: int) -> None:
        """Ask about another table."""
        self.table = number
        self.answers.clear()
        self.go_on()

    def _tables(self) -> list[RoomTable]:
        """Tables with a free place, the smallest first."""
        found = [t for t in self.live.room().tables if t.status == OPEN and t.free_places]
        return sorted(found, key=lambda t: (t.count, t.number))

    def add_beside(self, step: Step) -> None:
        """Offer another table, before anything is known of this one."""
        if step.name != TAKER:
            return
        words = fr_en("Table {0} ({1} joueurs)", "Table {0} ({1} players)")
        tables = self._tables()
        choice = ChoiceField([(str(t.number), words.format(t.number, t.count)) for t in tables])
        name = fr_en("Table où placer ce joueur", "Table at which to seat this player")
        choice.setAccessibleName(name)
        choice.choose(str(self.table))
        choice.choiceChanged.connect(lambda key: self.choose_table(int(key)))
        choice.setMinimumWidth(180)
        self._foot.addWidget(choice)

    def summarise(self) -> None:
        """Show the seat given and how it was found, or why there is none."""
        outcome = self.foreseen()
        if isinstance(outcome, SEATED):
            given = fr_en("Donner cette place", "Give this seat")
            if self.drawn:
                verb = fr_en("Tirer la place", "Draw the seat")
            else:
                verb = given
            self.show_move(self._facts(outcome), verb, "draw" if self.drawn else "seat")
        elif isinstance(outcome, Refused):
            words = fr_en("Cette place ne convient pas", "This seat is not suitable")
            self.show_refused(words, outcome)
        needs = isinstance(outcome, SEATED) and outcome.how == "need"
        self.end_foot(back=not needs)

    def _facts(self, outcome: ev.LateEntrantSeated | ev.ReEntered) -> MoveFacts:
        way = seat_text(outcome.seat)
        found = {
            "need": fr_en(
                "C’est la place réservée à ce joueur (§\u00a02.1)",
                "It is the seat reserved for this player (§\u00a02.1)",
            ),
            "big_blind_soonest": fr_en(
                "C’est la place qui paie la grosse blinde au plus tôt",
                "It is the seat that pays the big blind soonest",
            ),
        }.get(outcome.how, "")
        details = [found, enters_text(outcome.enters)]
        if self.drawn:
            drawn = fr_en("Place tirée au sort à la table {0}", "Seat drawn at table {0}")
            way = drawn.format(self.table)
            told = fr_en(
                "La place exacte s’affiche après le tirage", "The exact seat is shown once drawn"
            )
            details = [told]
        return MoveFacts(
            name=self.names(self.entrant),
            way=sentence(way),
            details=tuple(sentence(words) for words in details if words),
            taker=self.room_table(outcome.seat.table),
            arrival=None if self.drawn else outcome.seat.number,
        )

    def _show_obstacle(self, refused: Refused) -> None:
        if refused.code == self._obstacle:
            return
        self._obstacle = refused.code
        body = QWidget()
        inside = column(
            label(self.names(self.entrant), Say.DECISION, wraps=True),
            label(refusal_sentence(refused, self.names), Say.LEAD, wraps=True),
            on=body,
            spacing=Space.NORMAL,
            margins=(0, Space.WIDE, 0, 0),
        )
        self.show_body(body)
        asked: ReasonLine | None = None
        ahead: Button | None = None
        if refused.code == "MAJORITY_UNCHECKED":
            verb = fr_en("Majorité vérifiée", "Age checked")
            ahead = self.main = Button(verb, Rank.PRIMARY, icon="check", does=self._check_age)
            inside.addWidget(self.main, 0, Qt.AlignmentFlag.AlignLeft)
            asked = ReasonLine(fr_en("Passer outre", "Override"), width=REASON_WIDTH)
            asked.given.connect(self._vouch)
        elif refused.code == "UNPAID":
            self._missing = int(str(refused.params["cents"]))
            ahead = self._ask_payment(inside, self._missing)
            asked = ReasonLine(fr_en("Passer outre", "Override"), width=REASON_WIDTH)
            asked.given.connect(self._answer_for)
        elif refused.code == "NO_FREE_SEAT":
            inside.addLayout(self._tables_to_open())
        elif refused.code in cmd.OVERRULABLE:
            verb = fr_en("Faire entrer quand même", "Let in anyway")
            asked = ReasonLine(verb, width=REASON_WIDTH)
            asked.given.connect(self._overrule)
        if asked is not None:
            self.reason = asked.field
            self.reason_button = asked.button
            inside.addWidget(asked)
            # Where one goes on: overriding is for who cannot.
            (ahead or self.reason).setFocus(Qt.FocusReason.OtherFocusReason)
        inside.addStretch(1)
        self.end_foot(back=False)

    def _tables_to_open(self) -> QHBoxLayout:
        """Offer the tables that may be opened, those in reserve first; Enter opens the first."""
        closed = [table for table in self.live.room().tables if table.status != OPEN]
        closed.sort(key=lambda table: (table.status != "waiting", table.number))
        may = [t.number for t in closed if self.live.can(cmd.OpenTable(t.number)) is None]
        words = fr_en("Ouvrir la table {0}", "Open table {0}")
        offered = [
            Button(
                words.format(number),
                Rank.PRIMARY if number == may[0] else Rank.SECONDARY,
                does=lambda _on=False, number=number: self.live.dispatch(cmd.OpenTable(number)),
            )
            for number in may[:MOST_TO_OPEN]
        ]
        self.main = next(iter(offered), None)
        return row(*offered, STRETCH, spacing=Space.TIGHT)

    def _ask_payment(self, inside: QVBoxLayout, cents: int) -> Button:
        """Offer to take what keeps this player from a seat, by each means; return the first."""
        taken = fr_en("Encaisser {0} :", "Take payment of {0}:")
        self.means = {
            means: Button(
                means_text(means.value),
                does=lambda _on=False, means=means: self.live.dispatch(
                    cmd.TakePayments((self.entrant,), means, cents)
                ),
            )
            for means in Means
        }
        due = taken.format(money_text(cents, current_language()))
        offered = row(label(due), *self.means.values(), STRETCH, spacing=Space.TIGHT)
        inside.addLayout(offered)
        return next(iter(self.means.values()))

    def _answer_for(self, note: str) -> None:
        self.live.dispatch(cmd.AnswerForUnpaid((self.entrant,), note, self._missing))

    def _check_age(self) -> None:
        self.live.dispatch(cmd.MarkMajority((self.entrant,), Majority.CHECKED))

    def _vouch(self, note: str) -> None:
        self.live.dispatch(cmd.MarkMajority((self.entrant,), Majority.VOUCHED, note))

    def _overrule(self, note: str) -> None:
        self.overrule_note = note
        self.go_on()


def notice_of(event: ev.Event, names: Names) -> BannerFacts | None:
    """Return the sentence at the end of a flow: the new seats, and how they were found."""
    drawn = fr_en("Place tirée au sort.", "Seat drawn.")
    match event:
        case ev.PlayerMoved(move=move):
            who = move.entrant
            way = f"{seat_text(move.from_seat)} → {seat_text(move.to_seat)}"
            how = ""
            if event.seed:
                how = drawn
        case ev.LateEntrantSeated() | ev.ReEntered():
            who = event.entrant
            way = seat_text(event.seat)
            how = {
                "need": fr_en("Place réservée à ce joueur.", "Seat reserved for this player."),
                "drawn": drawn,
                "big_blind_soonest": fr_en(
                    "Place qui paie la grosse blinde au plus tôt.",
                    "Seat that pays the big blind soonest.",
                ),
            }.get(event.how, "")
        case _:
            return None
    enters = enters_text(_enters(event))
    if enters:
        enters = f"{sentence(enters)}."
    else:
        enters = ""
    detail = " ".join(words for words in (how, enters, cites_text(event.cites)) if words)
    return BannerFacts(titled(names(who), way), detail=detail, tone=Tone.ACCENT, closable=True)


def _enters(outcome: ev.Event | Refused) -> str:
    """Return how the one who arrives comes into play; nothing for what is no arrival."""
    if isinstance(outcome, ev.PlayerMoved):
        return outcome.move.enters
    if isinstance(outcome, SEATED):
        return outcome.enters
    return ""


def sentence(words: str) -> str:
    """Return words as a sentence begins."""
    return words[:1].upper() + words[1:]
