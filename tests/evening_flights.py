"""Days 1 ended, sit & gos, jackpots, breaks of every hour: of any evening at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.tournament.planning.sit_and_go import is_full
from td_app.tournament.state.flights import BagTaken, Flight, FlightPlayed
from td_app.tournament.state.person import Person


class EndsDays(RuleBasedStateMachine):
    """The evening becomes a flight or a sit & go, or is one no more; its day ends."""

    session: TournamentSession

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    @rule(flight=st.sampled_from([None, Flight("Open", 1), Flight("Open", 2), Flight("", 2)]))
    def a_flight(self, flight: Flight | None) -> None:
        self.ask(cmd.ChangeSetup(replace(self.session.state.setup, flight=flight)))

    @precondition(lambda self: not self.session.state.drawn)
    @rule(stacks=st.lists(st.integers(-1, 50_000), max_size=3), after=st.integers(0, 9))
    def flights_come_in(self, stacks: list[int], after: int) -> None:
        """Survivors of a day 1 join the list, each with a bag; play goes on where it stopped."""
        bags = [BagTaken(1, at, stack, f"S{at}") for at, stack in enumerate(stacks, 1)]
        came = tuple(
            cmd.Survivor(Person(f"Vague{at}", "Jean"), (bag,)) for at, bag in enumerate(bags)
        )
        before = self.session.state
        if self.ask(cmd.TakeFlights((FlightPlayed(1, "Vague A", 9, len(came)),), came, after)):
            assert min(stacks) > 0 and len(self.session.state.carried) == len(stacks)
            assert len(self.session.state.entrants) == len(before.entrants) + len(stacks)

    @rule(jackpot=st.sampled_from(["", "", "standard_fr", "extreme_en", "unknown"]))
    def a_sit_and_go(self, jackpot: str) -> None:
        """It waits until it is full, for as long as it is one."""
        before = self.session.state.setup
        if self.ask(cmd.ChangeSetup(replace(before, sit_and_go=True, jackpot=jackpot))):
            if self.ask(cmd.DrawJackpot()):
                drawn = self.session.state.jackpot
                assert drawn is not None and sum(drawn.payout) == drawn.prize
                assert self.session.state.setup.starting_stack == drawn.stack
                assert sum(e.present for e in self.session.state.entrants.values()) == 3
            full = is_full(self.session.state)
            if not self.session.state.drawn and self.ask(cmd.DrawSeats()):
                assert full
            now = self.session.state.setup
            jackpot_stays = now.jackpot if self.session.state.jackpot else ""
            self.ask(cmd.ChangeSetup(replace(now, sit_and_go=False, jackpot=jackpot_stays)))

    @rule()
    def breaks_of_every_hour(self) -> None:
        setup = self.session.state.setup
        self.ask(cmd.ChangeSetup(replace(setup, synchronized_breaks=not setup.synchronized_breaks)))
        clock, now = self.session.state.clock, self.session.state.setup
        assert bool(clock.holds) == (clock.running and now.synchronized_breaks)

    @precondition(lambda self: self.session.state.players_left > 1)
    @rule(
        data=st.data(),
        over=st.sampled_from([0, 0, 0, 5]),
        note=st.sampled_from(["", "jeton trouvé"]),
    )
    def a_day_ends(self, data: Any, over: int, note: str) -> None:
        before = self.session.state
        left = still_in(before)
        each, odd = divmod(before.chips_in_play, len(left))
        stacks = tuple((who, each + (odd + over if at == 0 else 0)) for at, who in enumerate(left))
        seals = tuple((who, f"S{data.draw(st.sampled_from([who, who, 1]))}") for who in left)
        if self.ask(cmd.EndDay(stacks, seals, accepted=bool(note), note=note)):
            day = self.session.state.bagged
            assert day is not None and {bag.entrant for bag in day.bags} == set(left)
            assert sum(bag.stack for bag in day.bags) == before.chips_in_play + over
            assert len({bag.seal for bag in day.bags}) == len(left)
            assert self.session.state.over and not self.session.state.clock.running
            if data.draw(st.booleans()):
                self.session.dispatch(cmd.Undo("as_if_never"))
                assert self.session.state == before
