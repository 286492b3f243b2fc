"""Beside the plan of a table: the hand in words, the next one by one tap, the last three."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.hands import HandRecord
from td_app.tournament.views.room import RoomTable, TableHands
from td_app.ui.heartbeat import WhileSeen
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import at, column, row
from td_app.ui.widgets.tips import explained
from td_app.words import enters_text
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.reasons import ante_sentence, did_sentences

Names = Callable[[int], str]


MINUTE_MS = 60_000
ROLES = 5
DEPARTS = frozenset({"BUTTON_DEAD", "NO_SMALL_BLIND", "BIG_BLIND_GOES_BACK"})


@dataclass(frozen=True, slots=True)
class RoleRow:
    """A part in the hand, its place (none: nobody has it), and who that is or why."""

    role: str
    place: str
    who: str


def age_words(age_ms: int) -> str:
    """Return how long ago a hand was noted, in whole minutes."""
    minutes = age_ms // MINUTE_MS
    if not minutes:
        return fr_en("à l’instant", "just now")
    return fr_en("il y a {0} min", "{0} min ago").format(whole(minutes))


def kept_words(hands: TableHands) -> str:
    """Return which hand it is and how old: main 12, il y a 2 min."""
    latest = hands.latest
    if latest is None:
        return ""
    words = fr_en("main {0}, {1}", "hand {0}, {1}")
    return words.format(whole(latest.number), age_words(hands.age_ms))


def stack_words(live: LiveTournament, table: RoomTable) -> dict[int, str]:
    """Return the stacks known at a table in words, by entrant."""
    stacks = {seat.entrant: live.stack_of(seat.entrant) for seat in table.players}
    return {who: counted_words(stack) for who, stack in stacks.items() if stack is not None}


def counted_words(stack: StackRecord) -> str:
    """Return a stack with the level it was counted at.

    From before a player went out at that table it is only near.
    """
    counted = fr_en("{0} (niv. {1})", "{0} (level {1})")
    near = fr_en("env. {0} (niv. {1})", "about {0} (level {1})")
    return (counted if stack.sure else near).format(whole(stack.chips), stack.level)


def role_rows(hand: HandRecord, table: RoomTable) -> tuple[RoleRow, ...]:
    """Return who has the button, the blinds, who deals and who owes the ante."""
    name = {seat.place: seat.name for seat in table.players}
    empty = fr_en("place vide", "empty seat")

    def part_of(role: str, place: int | None, otherwise: str = "") -> RoleRow:
        if place is None:
            return RoleRow(role, "–", otherwise)
        return RoleRow(role, str(place), name.get(place, empty))

    rows = [
        part_of(fr_en("Bouton", "Button"), hand.button),
        part_of(
            fr_en("Petite blinde", "Small blind"),
            hand.small_blind,
            fr_en("personne ne la paie", "nobody posts it"),
        ),
        part_of(fr_en("Grosse blinde", "Big blind"), hand.big_blind),
        part_of(fr_en("Donne", "Deals"), hand.dealer),
    ]
    if hand.ante:
        rows.append(part_of(fr_en("Ante", "Ante"), hand.ante_payer, ante_sentence(hand.ante)))
    return tuple(rows)


def entering_lines(foreseen: ev.HandTapped, table: RoomTable) -> tuple[str, ...]:
    """Return how each newcomer comes into the next hand, one line each."""
    name = {seat.place: seat.name for seat in table.players}
    words = fr_en("Place {0}, {1}\u00a0: {2}", "Seat {0}, {1}: {2}")
    return tuple(
        words.format(place, name.get(place, ""), enters_text(enters))
        for place, enters in foreseen.entering
    )


class HandPanel(QWidget):
    """``setAsked()``: give the positions by hand."""

    setAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Wait for the first refresh."""
        super().__init__()
        self._live = live
        self._table = table
        self._hands = live.table_hands(table)
        words = fr_en("Main suivante", "Next hand")
        self.next = explained(
            _tap(words, self.play_next, scale="floor", icon="next"),
            "Fait avancer le bouton et les blindes d’une main.",
            "Moves the button and the blinds on by one hand.",
        )
        self.start = _tap("", self._start, scale="floor", icon="play")
        self.give = explained(
            _tap(fr_en("Indiquer les positions…", "Enter the positions…"), self.setAsked),
            "Indique où sont le bouton et les blindes à cette table.",
            "Sets where the button and the blinds are at this table.",
        )
        self.correct = explained(
            _tap(
                fr_en("Corriger…", "Correct…"),
                self.setAsked,
                Rank.QUIET,
                scale="small",
                name=fr_en(
                    "Corriger les positions de cette main", "Correct the positions of this hand"
                ),
            ),
            "Corrige la position du bouton et des blindes.",
            "Corrects where the button and the blinds are.",
        )
        self.title = label("", Say.TITLE)
        self.when = label("", Say.SOFT)
        old = fr_en(
            "Plus de cinq minutes\u00a0: à vérifier à la table avant de s’y fier.",
            "Over five minutes old: check at the table before relying on it.",
        )
        self.old = label(old, Say.BODY, tone=Tone.AMBER, wraps=True)
        unknown = fr_en(
            "La table peut suivre son bouton et ses blindes\u00a0: un appui par main, et ils "
            "avancent selon la règle. C’est facultatif.",
            "Optional: tap once per hand and the button and blinds are moved on for you.",
        )
        self.unknown = label(unknown, wraps=True)
        self.did = label("", Say.STRONG, wraps=True)
        self.wrong = label("", Say.BODY, tone=Tone.AMBER, wraps=True)
        self.coming_title = label(fr_en("À la prochaine main", "In the next hand"), Say.SMALL)
        self.coming = label("", Say.BODY, wraps=True)
        self._roles: list[tuple[QLabel, QLabel, CutLabel]] = []
        self._lines: list[tuple[QLabel, ...]] = []
        self._lay_out()
        WhileSeen(self, live.ticked, self._show_age)

    def _lay_out(self) -> None:
        when = at(self.when, Qt.AlignmentFlag.AlignVCenter, 1)
        column(
            *(self.next, self.start),
            row(self.title, when, self.correct, spacing=Space.TIGHT),
            *(self.old, self.unknown, self.give, self.did, self._role_grid()),
            *(self.wrong, self.coming_title, self.coming, self._last_grid()),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def _role_grid(self) -> QWidget:
        self._role_box = QWidget()
        grid = QGridLayout(self._role_box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.TIGHT)
        grid.setVerticalSpacing(Space.HAIR)
        grid.setColumnStretch(2, 1)
        for line in range(ROLES):
            parts = (label("", Say.SOFT), label("", Say.STRONG), CutLabel(named=True))
            for place, part in enumerate(parts):
                grid.addWidget(part, line, place)
            self._roles.append(parts)
        return self._role_box

    def _last_grid(self) -> QWidget:
        self._last_box = QWidget()
        grid = QGridLayout(self._last_box)
        grid.setContentsMargins(0, Space.TIGHT, 0, 0)
        grid.setVerticalSpacing(Space.HAIR)
        heads = (
            fr_en("Main", "Hand"),
            fr_en("Bouton", "Button"),
            fr_en("SB", "SB"),
            fr_en("BB", "BB"),
            fr_en("Ante", "Ante"),
        )
        for place, words in enumerate(heads):
            grid.addWidget(label(words, Say.SMALL), 0, place)
            grid.setColumnStretch(place, 1)
        for line in range(1, 4):
            cells = tuple(label("", Say.BODY) for _ in heads)
            for place, cell in enumerate(cells):
                grid.addWidget(cell, line, place)
            self._lines.append(cells)
        return self._last_box

    def show_table(self, table: RoomTable) -> None:
        """Show the hands recorded at the table."""
        self._hands = self._live.table_hands(self._table)
        latest = self._hands.latest
        known = latest is not None
        told = (self.when, self.correct, self._role_box, self._last_box)
        for part in (self.next, *told):
            part.setVisible(known)
        for part in (self.unknown, self.give):
            part.setVisible(not known)
        self.title.setText(fr_en("Bouton et blindes", "Button and blinds"))
        self._show_start()
        for part in (self.old, self.did, self.wrong, self.coming_title, self.coming):
            part.setVisible(False)
        if latest is not None:
            self._show_hand(latest, table)
            self._show_coming(table)

    def _show_start(self) -> None:
        offered = self._hands.offered
        self.start.setVisible(offered is not None)
        if offered is not None:
            words = fr_en(
                "Partir du bouton tiré\u00a0: place {0}", "Start from the drawn button: seat {0}"
            )
            self.start.setText(words.format(offered.button))
        if offered:
            self.give.set_rank(Rank.QUIET)
        else:
            self.give.set_rank(Rank.PRIMARY)

    def _show_hand(self, hand: HandRecord, table: RoomTable) -> None:
        self.title.setText(fr_en("Main {0}", "Hand {0}").format(hand.number))
        self._show_age()
        told = did_sentences(hand.because, {"button": hand.button, "big_blind": hand.big_blind})
        self.did.setText("\n".join(told))
        self.did.setVisible(bool(DEPARTS & set(hand.because)) or len(told) > 1)
        rows = role_rows(hand, table)
        names = [known.who for known in rows]
        for index, (role, place, who) in enumerate(self._roles):
            if index < len(rows):
                known = rows[index]
            else:
                known = RoleRow("", "", "")
            role.setText(known.role)
            place.setText(known.place)
            who.say(known.who, among=names)
            for part in (role, place, who):
                part.setVisible(index < len(rows))
        for cells, kept in zip(self._lines, (*self._hands.hands, None, None, None), strict=False):
            for cell, words in zip(cells, self._line(kept), strict=True):
                cell.setText(words)
                cell.setVisible(kept is not None)

    def _line(self, hand: HandRecord | None) -> tuple[str, ...]:
        if hand is None:
            return ("",) * 5
        dead = "{0}"
        if hand.button_dead:
            dead = fr_en("{0} mort", "{0} dead")
        button = dead.format(hand.button)
        everybody = hand.ante == "EVERYBODY_OWES_ANTE"
        if everybody:
            ante = fr_en("tous", "all")
        else:
            ante = str(hand.ante_payer or "–")
        return (str(hand.number), button, str(hand.small_blind or "–"), str(hand.big_blind), ante)

    def _show_coming(self, table: RoomTable) -> None:
        outcome = self._live.foresee(cmd.NextHand(self._table))
        refused = None
        if isinstance(outcome, Refused):
            refused = refusal_with_articles(self._live, outcome)
        self.next.set_refusal(refused)
        tell(self.wrong, refused or "")
        if isinstance(outcome, ev.HandTapped):
            lines = entering_lines(outcome, table)
        else:
            lines = ()
        self.coming.setText("\n".join(lines))
        for part in (self.coming_title, self.coming):
            part.setVisible(bool(lines))

    def _show_age(self) -> None:
        latest = self._hands.latest
        if latest is None:
            return
        self._hands = self._live.table_hands(self._table)
        self.when.setText(age_words(self._hands.age_ms))
        self.old.setVisible(not self._hands.fresh)

    def play_next(self) -> None:
        """Begin the next hand, when the positions are known."""
        if self._hands.latest is not None and self.next.isEnabled():
            self._live.dispatch(cmd.NextHand(self._table))

    def _start(self) -> None:
        offered = self._hands.offered
        if offered is not None:
            places = (offered.button, offered.small_blind, offered.big_blind)
            self._live.dispatch(cmd.SetPositions(self._table, *places))


def _tap(
    words: str,
    does: Callable[[], object] | SignalInstance,
    rank: Rank = Rank.PRIMARY,
    *,
    scale: str = "",
    icon: str = "",
    name: str = "",
) -> Button:
    """A button that leaves the keyboard to the page when it is clicked: Enter is for hands."""
    button = Button(words, rank, scale=scale, icon=icon, name=name, does=does)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
