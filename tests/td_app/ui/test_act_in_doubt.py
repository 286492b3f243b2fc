"""An act that a server did not answer for: what became of it is told before anything else is done.

Without a server: the journal keeps it or not, and says nothing, as long as ``silent`` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import pytest
from builders import CountedChance, MemoryJournal, SteppedClock, a_setup, people
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.ports.journals import Actor, News
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament

THREE, TWO = cmd.RegisterEntrants(people(3)), cmd.RegisterEntrants(people(2))


@dataclass
class SilentJournal(MemoryJournal):
    """A journal on a server: while it is silent it ``keeps`` what is asked, or not, unsaid."""

    silent: bool = False
    keeps: bool = True

    def append(self, *given: Any, **named: Any) -> None:
        if not self.silent or self.keeps:
            super().append(*given, **named)
        if self.silent:
            raise StorageTrouble("ACT_IN_DOUBT")

    def written(self, act: str) -> bool:
        if self.silent:
            raise StorageTrouble("SERVER_UNREACHABLE")
        return super().written(act)


class LateLink:
    """A link that has not noticed yet that the server is back."""

    linked, waiting, ahead_ms = False, False, 0
    unbound = False

    def silent_ms(self) -> int:
        return 60_000

    def on_erasure(self, do: Callable[[], object]) -> Callable[[], None]:
        return lambda: None

    def watch(
        self, read: Callable[[bool], News], heard: Callable[[News], None]
    ) -> Callable[[], None]:
        return lambda: None

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Nobody waits here."""

    def later(self, work: Callable[[], object]) -> None:
        work()


@pytest.fixture
def journal() -> SilentJournal:
    return SilentJournal()


@pytest.fixture
def live(qtbot: QtBot, journal: SilentJournal) -> Iterator[LiveTournament]:
    number = journal.new_tournament("Open", "2026-11-21", 1)
    session = TournamentSession(journal, number, SteppedClock(), CountedChance(), link=LateLink())
    session.dispatch(cmd.CreateTournament(a_setup()))
    made = LiveTournament(session)
    yield made
    made.close()


@pytest.fixture
def told(live: LiveTournament) -> list[Any]:
    """What the window is told, in order: the number of an entry, or the code of a trouble."""
    heard: list[Any] = []
    live.done.connect(lambda entry: heard.append(entry.sequence))
    live.trouble.connect(lambda trouble: heard.append(trouble.code))
    return heard


@pytest.fixture(params=[True, False], ids=["kept", "lost"])
def became(
    request: pytest.FixtureRequest, live: LiveTournament, journal: SilentJournal, told: list[Any]
) -> object:
    """An act is in doubt and the server is back: what there is to tell of it."""
    journal.silent, journal.keeps = True, request.param
    live.dispatch(THREE)
    assert told == ["ACT_IN_DOUBT"] and live.session.in_doubt
    told.clear()
    journal.silent = False
    return 2 if request.param else "ACT_NOT_WRITTEN"


def test_it_is_told_before_the_next(live: LiveTournament, told: list[Any], became: object) -> None:
    live.dispatch(TWO)
    assert told == [became, 3 if became == 2 else 2]
    assert len(live.state.entrants) == (5 if became == 2 else 2)


def test_it_is_told_though_a_phone_asks_the_next(
    live: LiveTournament, told: list[Any], became: object
) -> None:
    live.send(TWO, Actor("Nadia", "téléphone", "a" * 32))
    assert told == [became]
    assert len(live.state.entrants) == (5 if became == 2 else 2)


def test_asked_again_it_is_done_once_and_told_once(
    live: LiveTournament, told: list[Any], became: object
) -> None:
    live.dispatch(THREE)
    assert told == [2] and len(live.state.entrants) == 3


def test_what_is_done_as_it_is_told_comes_before_the_next(
    live: LiveTournament, told: list[Any], became: object
) -> None:
    asked: list[cmd.Command | None] = []

    def follow(_told: object) -> None:
        live.done.disconnect(follow)
        live.trouble.disconnect(follow)
        asked.append(live.asking)
        live.dispatch(cmd.RegisterEntrants(people(1)))

    live.done.connect(follow)
    live.trouble.connect(follow)
    live.dispatch(TWO)
    assert asked == [None], "what is told of is not what is being asked"
    assert told == ([2, 3, 4] if became == 2 else ["ACT_NOT_WRITTEN", 2, 3])
    assert live.asking is None and not live.recording


def test_while_the_server_is_silent_nothing_else_is_done(
    live: LiveTournament, journal: SilentJournal, told: list[Any]
) -> None:
    journal.silent = True
    live.dispatch(THREE)
    asked: list[cmd.Command | None] = []
    live.trouble.connect(lambda _trouble: asked.append(live.asking))
    live.dispatch(TWO)
    assert told == ["ACT_IN_DOUBT", "SERVER_UNREACHABLE"] and asked == [TWO]
    journal.silent = False
    live.dispatch(TWO)
    assert told[2:] == [2, 3]
