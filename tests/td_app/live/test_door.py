"""The door serves whatever has a journal: here the score of a match, made in sixty lines."""

from __future__ import annotations

import inspect
from dataclasses import dataclass, replace
from typing import Protocol, cast

import pytest
from builders import MemoryJournal

from rules_ropta.ruling import Refused
from td_app.live.door import Door
from td_app.ports.journals import Actor, Journals, NewsOf
from td_app.tournament.journal import Journal, JournalEntry


@dataclass(frozen=True, slots=True)
class Score:
    """Its state: hands won by each side."""

    ours: int = 0
    theirs: int = 0


@dataclass(frozen=True, slots=True)
class WinHand:
    """Its command: count a hand for one side; ``undo`` the last one instead, or do it again."""

    by_us: bool = True
    undo: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class HandWon:
    """Its event: a hand was won; ``undone`` or ``redone`` is the entry taken back, or back."""

    by_us: bool = True
    undone: int = 0
    redone: int = 0


Line = JournalEntry[HandWon]


def decided(history: Match, command: WinHand) -> HandWon:
    """Return what a command becomes: the eleventh hand of a side is never played."""
    if command.undo and history.undoable is not None:
        return HandWon(undone=history.undoable.sequence)
    if command.again and history.redoable is not None:
        return HandWon(redone=history.redoable.sequence)
    if command.undo or command.again or max(history.state.ours, history.state.theirs) == 10:
        raise Refused("NOTHING_TO_UNDO")
    return HandWon(command.by_us)


class Match(Journal[Line, Line, Score]):
    """Its journal: where it begins, what an entry changes, which ones undo and do again."""

    def beginning(self) -> Score:
        return Score()

    def today(self, line: Line) -> Line:
        return line

    def applied(self, state: Score, entry: Line) -> Score:
        if entry.event.by_us:
            return replace(state, ours=state.ours + 1)
        return replace(state, theirs=state.theirs + 1)

    def undone_by(self, entry: Line) -> int | None:
        return entry.event.undone or None

    def redone_by(self, entry: Line) -> int | None:
        return entry.event.redone or None


def leader(score: Score) -> str:
    """Return its view: who leads."""
    return "us" if score.ours > score.theirs else "them"


class MatchStore(Journals[Line], Protocol):
    """Its store: the port of every journal, and what was written after an entry."""

    def news(self, match: int, after: int, /) -> NewsOf[Line]: ...


class MatchSession(Door[WinHand, Line, Line, Score]):
    """One match, opened at this post: what reads its journal, and what makes an entry."""

    def __init__(self, store: MatchStore, number: int) -> None:
        self.history = Match()
        self.store = store
        super().__init__(store, number, self.history)
        self.refresh()

    def _read(self, after: int) -> NewsOf[Line]:
        return self.store.news(self.number, after)

    def _entry_of(self, command: WinHand, actor: Actor, act: str) -> Line:
        event = decided(self.history, command)
        return JournalEntry(self.history.sequence + 1, 0, event, actor.operator, actor.post, act)


def test_a_third_user_costs_these_sixty_lines_and_no_other_method() -> None:
    toy = (Score, WinHand, HandWon, decided, Match, leader, MatchStore, MatchSession)
    lines = [line for part in toy for line in inspect.getsource(part).splitlines()]
    assert len([line for line in lines if line.strip()]) <= 60
    assert Door.__abstractmethods__ == {"_read", "_entry_of"}


@pytest.fixture
def store() -> MatchStore:
    made = MemoryJournal()
    made.new_tournament("Match", "2026-11-21", 0)
    # It is written for entries of tournaments, and looks at none.
    return cast(MatchStore, made)


def played(store: MatchStore, *sides: bool) -> MatchSession:
    """Return a match with these hands won, by us where true."""
    session = MatchSession(store, 1)
    for by_us in sides:
        session.dispatch(WinHand(by_us))
    return session


def test_a_hand_undone_then_done_again_is_counted_once(store: MatchStore) -> None:
    session = played(store, True, False, True)
    session.dispatch(WinHand(undo=True))
    assert session.state == Score(1, 1)
    session.dispatch(WinHand(undo=True))
    assert leader(session.state) == "us"
    session.dispatch(WinHand(again=True))
    assert session.state == Score(1, 1)
    assert Match(session.history.entries).state == session.state
    assert [session.history.counts(n) for n in (1, 2, 3)] == [True, True, False]


def test_what_another_post_counted_is_judged_again(store: MatchStore) -> None:
    here = played(store, *(9 * (True,)))
    there = MatchSession(store, 1)
    there.dispatch(WinHand())
    with pytest.raises(Refused):
        here.dispatch(WinHand())
    assert here.state == Score(10, 0)


def test_what_would_follow_is_told_and_nothing_is_written(store: MatchStore) -> None:
    session = played(store, True)
    foreseen = session.foresee(WinHand())
    assert not isinstance(foreseen, Refused) and foreseen.event == HandWon()
    assert isinstance(session.foresee(WinHand(again=True)), Refused)
    assert session.state == Score(1, 0)


def test_an_act_asked_twice_from_elsewhere_is_one(store: MatchStore) -> None:
    session = played(store, True)
    phone = Actor("Ada", "phone", "the-act")
    first = session.dispatch(WinHand(), phone)
    assert session.dispatch(WinHand(), phone) is first
    assert session.state == Score(2, 0)


def test_a_long_match_is_undone_to_its_first_hand(store: MatchStore) -> None:
    hands = [n % 2 == 0 for n in range(19)]
    session = played(store, *hands)
    for _ in hands[1:]:
        session.dispatch(WinHand(undo=True))
    assert session.state == Score(1, 0)
    assert session.can(WinHand(undo=True)) is not None
