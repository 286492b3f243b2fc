"""A training evening in memory, and the director who does all that is asked of them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.ports.club import PrintedPaper
from td_app.tournament import commands as cmd
from td_app.training.director import accepting, next_act
from td_app.training.evening import GIVEN_OUT, Evening, Phase
from td_app.training.happenings import Kind
from td_app.training.pace import PacedClock
from td_app.training.room import SeededChance, training_tournament

MOST = 400


def an_evening(club: Club, seed: int = 1) -> Evening:
    """Return a training evening of this seed that has just begun."""
    clock, chance = PacedClock(club.clock), SeededChance(seed)
    session = training_tournament(replace(club, clock=clock, shuffler=chance), seed)
    chance.follow(session)
    return Evening(session, clock, seed)


def give_out(session: TournamentSession) -> None:
    """Note the papers of the end as printed now."""
    assert session.prints is not None
    papers = [
        PrintedPaper(name, session.now_ms(), "", "printer", "", "") for name in sorted(GIVEN_OUT)
    ]
    session.prints.note_printed(session.tournament, papers)


@dataclass
class PerfectDirector:
    """Notes what happens as it is told, does what the rules demand, and goes on."""

    evening: Evening
    met: list[Kind] = field(default_factory=list)

    def play(self) -> None:
        for _ in range(MOST):
            if self.evening.phase is Phase.OVER:
                return
            self.act()
        raise AssertionError(f"not over after {MOST} acts: {self.evening.happening}")

    def act(self) -> None:
        evening, told = self.evening, self.evening.happening
        if told is None:
            evening.go_on()
            return
        if told.kind not in self.met:
            self.met.append(told.kind)
        session = evening.session
        if told.kind is Kind.PAPERS:
            give_out(session)
            evening.tick()
            return
        command = next_act(told, session.state)
        if command is None and evening.to_do:
            command = accepting(self.chosen(evening.to_do), told, session.state)
        if command is None:
            evening.go_on()
        else:
            self.do(command)

    def chosen(self, to_do: tuple[cmd.Proposal, ...]) -> cmd.Proposal:
        return to_do[0]

    def do(self, command: cmd.Command) -> None:
        self.evening.session.dispatch(command)


@dataclass
class FreeDirector(PerfectDirector):
    """Does all that is asked too, in another way each time: what a director may."""

    chance: Random = field(default_factory=lambda: Random(1))

    def chosen(self, to_do: tuple[cmd.Proposal, ...]) -> cmd.Proposal:
        return self.chance.choice(to_do)

    def do(self, command: cmd.Command) -> None:
        session = self.evening.session
        playing = session.state.hand_for_hand is not None
        tied = self.evening.happening is not None and self.evening.happening.kind is Kind.TIED
        apart = not playing and not tied and self.chance.random() < 0.5
        if isinstance(command, cmd.Eliminate) and apart:
            # One after the other, the smallest stack first: the same ranks.
            for out in sorted(command.players, key=lambda out: out.stack or 0):
                session.dispatch(cmd.Eliminate((cmd.PlayerOut(out.entrant),)))
            return
        if isinstance(command, cmd.SeatLateEntrant) and self.chance.random() < 0.5:
            command = replace(command, table=None, big_blind=None)
        if isinstance(command, cmd.BalanceTables) and self.chance.random() < 0.5:
            command = replace(command, to_big_blind=None)
        session.dispatch(command)
        if self.chance.random() < 0.2 and not isinstance(command, cmd.StartClock):
            session.dispatch(cmd.Undo(clock="from_now" if playing else None))
            session.dispatch(cmd.Redo())
        playing_on = session.state.clock.running and not session.state.over
        if playing_on and self.chance.random() < 0.2:
            session.dispatch(cmd.AdjustClock(60))
