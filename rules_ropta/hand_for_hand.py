"""Hand-for-hand: every table plays as many hands in the same time (ROPTA 2.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules_ropta.field_types import Hands
from rules_ropta.house_rules import BY_THE_BOOK, HAND_FOR_HAND_MINUTES, HouseRules
from rules_ropta.question import either, procedure
from rules_ropta.ruling import Force, Line, Plain, Reason, Refused, Ruling, applies

MINUTES_A_HAND = BY_THE_BOOK.number(HAND_FOR_HAND_MINUTES)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsPlayed:
    """So many hands have been played hand-for-hand, the clock stopped."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class ClockAdvance:
    """The minutes by which the clock goes on, and whether the text imposes them."""

    clock_advance_min: int
    mandatory: bool


def _clock_line(decision: Plain, _: Plain) -> Line:
    minutes = decision["clock_advance_min"]
    if not minutes:
        return Line("CLOCK_STANDS")
    code = "CLOCK_FORWARD" if decision["mandatory"] else "CLOCK_FORWARD_ADVISED"
    return Line(code, {"time": minutes * 60})


@procedure(
    "hand_for_hand_clock", "2.7", moment="clock", line=_clock_line, departs=(HAND_FOR_HAND_MINUTES,)
)
def hand_for_hand_clock(case: HandsPlayed, house: HouseRules = BY_THE_BOOK) -> Ruling[ClockAdvance]:
    """Return the minutes the stopped clock goes on for so many hands; advised, not imposed.

    Two a hand, or as many as the house says.

    >>> hand_for_hand_clock(HandsPlayed(hands=3)).decision.clock_advance_min
    6
    """
    hands = case.hands
    departures = house.obeyed(HAND_FOR_HAND_MINUTES)
    minutes = house.number(HAND_FOR_HAND_MINUTES)
    if departures:
        because = Reason("HOUSE_MINUTES_A_HAND", {"hands": hands, "minutes": minutes})
    else:
        because = Reason("TWO_MINUTES_A_HAND", {"hands": hands})
    advance = ClockAdvance(hands * minutes, mandatory=False)
    return Ruling(advance, ("2.7",), because, force=Force.ADVICE, departures=departures)


@dataclass(frozen=True, slots=True, kw_only=True)
class CalledAllIn:
    """An all-in is called at one table; ``other_tables_playing``: others still play."""

    other_tables_playing: bool


@dataclass(frozen=True, slots=True)
class Reveal:
    """The decision: whether the cards are turned face up now."""

    reveal_now: bool


@procedure(
    "hand_for_hand_all_in",
    "2.7",
    moment="clock",
    line=either("reveal_now", "CARDS_UP_NOW", "CARDS_DOWN_UNTIL_OTHERS"),
)
def hand_for_hand_all_in(case: CalledAllIn) -> Ruling[Reveal]:
    """Return whether a called all-in is turned up now: only once the other tables are done.

    >>> hand_for_hand_all_in(CalledAllIn(other_tables_playing=True)).decision.reveal_now
    False
    """
    code = "OTHER_TABLES_STILL_PLAY" if case.other_tables_playing else "OTHER_TABLES_DONE"
    return Ruling(Reveal(not case.other_tables_playing), cites=("2.7",), because=Reason(code))


@dataclass(frozen=True, slots=True)
class HandForHandRound:
    """One moment of hand-for-hand as it goes: announced, a hand at every table, called all-ins.

    A small state machine: a method returns the next state or refuses, and nobody starts a hand
    before every table is done. ``hand`` is 0 while the hands before it are being ended.

    ``playing`` holds the tables in their hand, ``all_in`` those of them that wait, cards
    down, to turn up a called all-in.
    """

    tables: frozenset[int]
    hand: int = 0
    playing: frozenset[int] = frozenset()
    all_in: frozenset[int] = frozenset()
    hands_played: int = 0
    ended: bool = False
    minutes_a_hand: int = MINUTES_A_HAND

    @property
    def waiting_for(self) -> frozenset[int]:
        """Return the tables that keep the others waiting."""
        return self.playing - self.all_in

    @property
    def may_turn_up(self) -> bool:
        """Return whether called all-ins are turned up now: every other table is done."""
        return bool(self.all_in) and not self.waiting_for

    @property
    def clock_advance_min(self) -> int:
        """Return the minutes by which the stopped clock has gone on (advised)."""
        return self.hands_played * self.minutes_a_hand

    def start_hand(self) -> HandForHandRound:
        """Return the state once the signal is given. Refused: ``TABLES_STILL_PLAY``."""
        self._check_going()
        if self.playing:
            raise Refused("TABLES_STILL_PLAY", cites=("2.7",), tables=tuple(sorted(self.playing)))
        return replace(self, hand=self.hand + 1, playing=self.tables)

    def called_all_in(self, table: int) -> HandForHandRound:
        """Return the state once a table waits with a called all-in, cards face down.

        Refused: ``TABLE_NOT_PLAYING``, ``HAND_FOR_HAND_NOT_BEGUN`` (the hand that was under
        way when it was announced goes on as usual).
        """
        self._check_playing(table)
        if self.hand == 0:
            raise Refused("HAND_FOR_HAND_NOT_BEGUN", cites=("2.7",), table=table)
        return replace(self, all_in=self.all_in | {table})

    def hand_done(self, table: int) -> HandForHandRound:
        """Return the state once a table has ended its hand.

        Refused: ``TABLE_NOT_PLAYING``, ``ALL_IN_BEFORE_THE_OTHERS`` (a called all-in is only
        turned up once the other tables are done).
        """
        self._check_playing(table)
        if table in self.all_in and not self.may_turn_up:
            raise Refused(
                "ALL_IN_BEFORE_THE_OTHERS",
                cites=("2.7",),
                table=table,
                tables=tuple(sorted(self.waiting_for)),
            )
        playing = self.playing - {table}
        played = self.hands_played + (1 if not playing and self.hand else 0)
        return replace(self, playing=playing, all_in=self.all_in - {table}, hands_played=played)

    def table_broken(self, table: int) -> HandForHandRound:
        """Return the state once a table has closed between two hands.

        Refused: ``TABLES_STILL_PLAY``.
        """
        if table in self.playing:
            raise Refused("TABLES_STILL_PLAY", cites=("2.7",), tables=(table,))
        return replace(self, tables=self.tables - {table})

    def end(self) -> HandForHandRound:
        """Return the state once hand-for-hand is over. Refused: ``TABLES_STILL_PLAY``."""
        self._check_going()
        if self.playing:
            raise Refused("TABLES_STILL_PLAY", cites=("2.7",), tables=tuple(sorted(self.playing)))
        return replace(self, ended=True)

    def _check_going(self) -> None:
        if self.ended:
            raise Refused("HAND_FOR_HAND_OVER", cites=("2.7",))

    def _check_playing(self, table: int) -> None:
        self._check_going()
        if table not in self.playing:
            raise Refused("TABLE_NOT_PLAYING", cites=("2.7",), table=table)


@applies("2.7")
def announce_hand_for_hand(
    tables: frozenset[int], house: HouseRules = BY_THE_BOOK
) -> HandForHandRound:
    """Return hand-for-hand as announced: every table first ends the hand it is in.

    Refused: ``HAND_FOR_HAND_ONE_TABLE``.

    >>> round_ = announce_hand_for_hand(frozenset({1, 2}))
    >>> round_ = round_.hand_done(1).hand_done(2).start_hand()
    >>> round_ = round_.called_all_in(1).hand_done(2)
    >>> round_.may_turn_up, round_.hand_done(1).clock_advance_min
    (True, 2)
    """
    if len(tables) < 2:
        raise Refused("HAND_FOR_HAND_ONE_TABLE", cites=("2.7",), tables=len(tables))
    minutes = house.number(HAND_FOR_HAND_MINUTES)
    return HandForHandRound(tables=tables, playing=tables, minutes_a_hand=minutes)
