"""Any evening at all: commands in any order, and what must hold after each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from builders import MINUTE, SteppedClock, a_club, a_setup, clock_of, people
from buy_in_builders import paid_up
from evening_buy_ins import TERMS, BuysIn
from evening_by_hand import ActsByHand
from evening_deals import StopsForGood
from evening_hand_for_hand import PlaysHandForHand
from evening_kept import KeepsRows
from evening_knockouts import NamesKnockouts
from evening_of_a_room import PlaysByRoomRules
from evening_positions import KeepsPositions
from evening_structure import ChangesStructure
from examples import tried
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from rules_ropta.penalties import FAULTS, LADDER
from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.persistence.event_codec import decode, encode
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.penalties import hands_to_miss
from td_app.tournament.history import History
from td_app.tournament.state.buy_ins import EntryTerms
from td_app.tournament.state.setup import KeepApart
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.finishing import places

GONE = '{"announced_to_td": false, "last_day": false, "left_room_saying_flight": true}'
#: Incidents: a question, its case, and what the director chose.
CASES = (
    ("talk_about_the_hand", '{"speaker_in_hand": false, "remark": "Zoé"}', ""),
    ("talk_about_the_hand", "{}", ""),
    ("declared_abandon", GONE, "FIND_ABANDON"),
    ("declared_abandon", GONE, ""),
    ("penalty_rounds", '{"players_at_table": 8, "rounds": 5}', ""),
    ("nothing_known", "{}", ""),
)


class Evening(
    ActsByHand,
    BuysIn,
    StopsForGood,
    NamesKnockouts,
    KeepsPositions,
    KeepsRows,
    ChangesStructure,
    PlaysHandForHand,
    PlaysByRoomRules,
):
    """A director who does anything, sensible or not."""

    @initialize(
        entrants=st.integers(3, 40),
        seats=st.integers(2, 10),
        tables=st.integers(2, 6),
        keep=st.sampled_from(["nobody", "clubs"]),
        drawn=st.booleans(),
        bounty=st.sampled_from([0, 500]),
        terms=st.sampled_from(TERMS),
    )
    def opens(
        self,
        entrants: int,
        seats: int,
        tables: int,
        keep: str,
        drawn: bool,
        bounty: int,
        terms: EntryTerms,
    ) -> None:
        self.incidents_ever: set[int] = set()
        club = a_club(clock=SteppedClock(), money=True)
        by = replace(terms, cost=replace(terms.cost, bounty=bounty))
        apart = KeepApart(keep)
        setup = a_setup(tables, seats, keep_apart=apart, no_shows_out_after=1, entry_terms=by)
        self.session = club.create(setup)
        self.session.dispatch(
            cmd.RegisterEntrants(
                people(min(entrants, seats * tables), "As de Trèfle"), True, Majority.CHECKED
            )
        )
        if drawn:
            paid_up(self.session, *self.session.state.entrants)
            self.session.dispatch(cmd.DrawSeats())

    def ask(self, command: cmd.Command) -> bool:
        """Ask; a refusal must change nothing at all."""
        before, written = self.session.state, self.session.history.sequence
        possible = self.session.can(command)
        try:
            self.session.dispatch(command)
        except Refused as refusal:
            assert self.session.state is before
            assert self.session.history.sequence == written
            assert refusal.code
            return False
        assert possible is None
        assert self.session.history.sequence == written + 1
        return True

    def somebody(self, data: Any) -> int:
        return data.draw(st.sampled_from(sorted(self.session.state.entrants) or [1]))

    def some_table(self, data: Any) -> int:
        return data.draw(st.sampled_from(sorted(self.session.state.tables)))

    def some_seat(self, data: Any) -> Seat:
        return Seat(self.some_table(data), data.draw(st.integers(1, 10)))

    @rule()
    def draws(self) -> None:
        self.ask(cmd.DrawSeats())

    @rule(overruled=st.booleans())
    def starts(self, overruled: bool) -> None:
        self.ask(cmd.StartClock(overruled=overruled))

    @rule(which=st.sampled_from([cmd.PauseClock(), cmd.NextLevel(), cmd.PreviousLevel()]))
    def turns_the_clock(self, which: cmd.Command) -> None:
        self.ask(which)

    @rule(minutes=st.integers(0, 60))
    def waits(self, minutes: int) -> None:
        clock_of(self.session).forward(minutes * MINUTE)

    @rule(seconds=st.sampled_from([60, -60, 600, -3600]))
    def adjusts(self, seconds: int) -> None:
        self.ask(cmd.AdjustClock(seconds))

    @precondition(lambda self: self.session.state.players_left > 1)
    @rule(data=st.data(), count=st.integers(1, 3), stacks=st.booleans())
    def eliminates(self, data: Any, count: int, stacks: bool) -> None:
        playing = [i for i, e in self.session.state.entrants.items() if e.seat]
        chosen = data.draw(
            st.lists(st.sampled_from(playing), min_size=1, max_size=count, unique=True)
        )
        self.ask(
            cmd.Eliminate(
                tuple(cmd.PlayerOut(who, 100 + who if stacks else None) for who in chosen)
            )
        )

    @rule(data=st.data(), chips=st.integers(0, 20_000))
    def withdraws(self, data: Any, chips: int) -> None:
        self.ask(cmd.Withdraw(self.somebody(data), chips))

    @rule(data=st.data())
    def reinstates(self, data: Any) -> None:
        self.ask(cmd.Reinstate(self.somebody(data), self.some_seat(data)))

    @rule(data=st.data())
    def moves_by_hand(self, data: Any) -> None:
        self.ask(cmd.MovePlayer(self.somebody(data), self.some_seat(data), note="voisin"))

    @rule(data=st.data(), overruled=st.booleans())
    def breaks_a_table(self, data: Any, overruled: bool) -> None:
        self.ask(cmd.BreakTable(self.some_table(data), overruled, "la salle ferme"))

    @rule(data=st.data())
    def balances(self, data: Any) -> None:
        big_blind = data.draw(st.integers(1, 10))
        there = data.draw(st.none() | st.integers(1, 10))
        self.ask(cmd.BalanceTables(self.some_table(data), self.some_table(data), big_blind, there))

    @rule(overruled=st.booleans())
    def forms_the_final_table(self, overruled: bool) -> None:
        self.ask(cmd.FormFinalTable(overruled=overruled, note="dix minutes restantes"))

    @rule(data=st.data())
    def a_late_entrant_comes(self, data: Any) -> None:
        if self.ask(cmd.RegisterEntrants(people(1), True, Majority.CHECKED)):
            who = self.session.state.last_entrant
            paid_up(self.session, who)
            self.ask(cmd.SeatLateEntrant(who, table=None, big_blind=None))

    @rule(data=st.data())
    def opens_a_table(self, data: Any) -> None:
        self.ask(cmd.OpenTable(self.some_table(data)))

    @rule(data=st.data())
    def stops_or_resumes(self, data: Any) -> None:
        table = self.some_table(data)
        self.ask(data.draw(st.sampled_from([cmd.StopTable(table), cmd.ResumeTable(table)])))

    def something_numbered(self, data: Any, known: Iterable[int]) -> int:
        return data.draw(st.sampled_from([*known, 1]))

    @rule(data=st.data(), case=st.sampled_from(CASES), own=st.booleans())
    def records_an_incident(self, data: Any, case: tuple[str, str, str], own: bool) -> None:
        op, given, chosen = case
        players = tuple(data.draw(st.sets(st.integers(1, 3), max_size=2)))
        table = data.draw(st.none() | st.integers(1, 7))
        command = cmd.RecordIncident(
            op, given, table, players=players, chosen=chosen, overruled=own, note="raison"
        )
        if self.ask(command):
            number = self.session.history.sequence
            assert number not in self.incidents_ever
            self.incidents_ever.add(number)

    @rule(data=st.data(), dead=st.booleans())
    def follows_an_incident_up(self, data: Any, dead: bool) -> None:
        number = self.something_numbered(data, self.session.state.incidents)
        if dead:
            self.ask(cmd.DeclareHandDead(self.somebody(data), "4.1", number))
        else:
            self.ask(cmd.NoteIncident(number, "complément"))

    @precondition(lambda self: self.session.state.players_left > 1)
    @rule(
        data=st.data(),
        fault=st.sampled_from(sorted(FAULTS)),
        step=st.sampled_from([*LADDER, "hands"]),
        hands=st.integers(0, 5),
        ruled_by=st.sampled_from(["director", "floor"]),
    )
    def sanctions(self, data: Any, fault: Any, step: Any, hands: int, ruled_by: Any) -> None:
        asked = hands if step == "hands" else None
        of = data.draw(st.none() | st.sampled_from([*self.session.state.incidents, 1]))
        who = self.somebody(data)
        self.ask(cmd.GivePenalty(who, fault, step, of, asked, ruled_by=ruled_by, note="raison"))

    @rule(data=st.data(), stack=st.none() | st.integers(0, 20_000))
    def disqualifies(self, data: Any, stack: int | None) -> None:
        self.ask(cmd.Disqualify(self.somebody(data), "collusion", stack=stack, note="raison"))

    @precondition(lambda self: hands_to_miss(self.session.state))
    @rule(data=st.data(), hands=st.integers(1, 6), named=st.booleans())
    def counts_missed_hands(self, data: Any, hands: int, named: bool) -> None:
        before = hands_to_miss(self.session.state)
        penalties = (self.something_numbered(data, self.session.state.penalties),) if named else ()
        table = data.draw(st.none() | st.integers(1, 7))
        if self.ask(cmd.CountMissedHands(penalties, table, hands)):
            after = hands_to_miss(self.session.state)
            assert set(after) <= set(before)
            assert all(0 <= before[who] - after.get(who, 0) <= hands for who in before)
            assert after != before

    @precondition(lambda self: self.session.state.penalties)
    @rule(data=st.data())
    def lifts_a_sanction(self, data: Any) -> None:
        number = self.something_numbered(data, self.session.state.penalties)
        self.ask(cmd.LiftPenalty(number, "raison"))

    @rule(data=st.data(), elapsed=st.integers(-5, 200), accepted=st.booleans())
    def calls_time(self, data: Any, elapsed: int, accepted: bool) -> None:
        who = data.draw(st.none() | st.just(self.somebody(data)))
        self.ask(cmd.CallTime(self.some_table(data), who, elapsed, accepted))

    @rule(data=st.data(), acted=st.sampled_from([None, "before_end", "at_end", "after_end"]))
    def ends_a_time_call(self, data: Any, acted: Any) -> None:
        self.ask(
            cmd.EndTimeCall(self.something_numbered(data, self.session.state.time_calls), acted)
        )

    @precondition(lambda self: self.session.state.drawn)
    @rule(data=st.data(), stacks=st.lists(st.integers(1, 20_000), min_size=10, max_size=10))
    def counts_stacks(self, data: Any, stacks: list[int]) -> None:
        table = self.some_table(data)
        seated = sorted(self.session.state.tables[table].places.values())
        accepted = data.draw(st.booleans())
        count = tuple(zip(seated, stacks, strict=False))
        self.ask(cmd.CountStacks(table, count, accepted, "motif" if accepted else ""))

    @precondition(lambda self: self.session.state.clock.started)
    @rule(data=st.data(), low=st.sampled_from([25, 100]), chips=st.integers(0, 9))
    def races_chips(self, data: Any, low: int, chips: int) -> None:
        """What a race adds or takes away is what the chips in play gain or lose."""
        before = self.session.state.chips_in_play
        table = self.some_table(data)
        places = sorted(self.session.state.tables[table].places)
        racers = tuple(cmd.RacerAsked(place, chips) for place in places)
        if self.ask(cmd.RaceChips(table, low, racers, draw=True)):
            race = self.session.state.races[-1].event
            assert self.session.state.chips_in_play == before + race.drift
            self.ask(cmd.WithdrawValue(low))
            self.ask(cmd.ExchangeFoundChips(low, chips, table=table))

    @precondition(lambda self: self.session.state.clock.started)
    @rule(data=st.data(), amount=st.integers(0, 5_000))
    def removes_chips(self, data: Any, amount: int) -> None:
        before = self.session.state.chips_in_play
        if self.ask(cmd.RemoveChips(amount, entrant=self.somebody(data), note="motif")):
            assert self.session.state.chips_in_play == before - amount

    @rule(choice=st.sampled_from([None, "as_if_never", "from_now"]))
    def undoes_and_redoes(self, choice: Any) -> None:
        """Undo after do is the identity; a change of the clock gives what was asked instead."""
        before = self.session.state
        last = self.session.history.undoable
        of_the_clock = last is not None and isinstance(last.event, ev.ClockEvent)
        if self.ask(cmd.Undo(choice)) and not of_the_clock:
            self.ask(cmd.Redo())
            if last is not None and isinstance(last.event, ev.StructureChanged):
                before = replace(before, clock=self.session.state.clock)
            assert self.session.state == before

    @rule(choice=st.sampled_from(["as_if_never", "from_now"]))
    def undoes(self, choice: Any) -> None:
        self.ask(cmd.Undo(choice))

    @rule()
    def accepts_the_first_proposal(self) -> None:
        todo = self.session.proposals()
        if not todo:
            return
        first = todo[0]
        if first.kind == "balance_tables":
            assert first.table and first.to_table
            places_here = sorted(self.session.state.tables[first.table].places)
            assert self.ask(cmd.BalanceTables(first.table, first.to_table, places_here[0]))
        elif first.kind == "break_table":
            assert first.table and self.ask(cmd.BreakTable(first.table))
        elif first.kind == "final_table":
            assert self.ask(cmd.FormFinalTable())
        elif first.kind == "stop_table":
            assert first.table and self.ask(cmd.StopTable(first.table))

    @invariant()
    def one_player_a_seat_and_one_seat_a_player(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        seats = [
            (who, Seat(t.number, place))
            for t in state.open_tables()
            for place, who in t.places.items()
        ]
        assert len({who for who, _ in seats}) == len(seats)
        assert dict(seats) == {i: e.seat for i, e in state.entrants.items() if e.seat is not None}
        assert len(seats) == state.players_left
        for table in state.open_tables():
            assert all(1 <= place <= table.seats for place in table.places)
            assert not table.out_of_use & set(table.places)

    @invariant()
    def places_cover_exactly_those_out(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        ranked = places(state)
        out = {i for i, e in state.entrants.items() if e.standing.left}
        assert set(state.outs) == out
        assert set(ranked) - {who for group in state.last_places for who in group} <= out
        assert out <= set(ranked)
        taken = sorted(place for who, (place, _) in ranked.items() if who in out)
        assert all(place > state.players_left for place in taken)
        if taken:
            assert taken[0] == state.players_left + 1

    @invariant()
    def nobody_misses_fewer_hands_than_none(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        assert all(0 <= p.left <= p.event.hands for p in state.penalties.values())
        assert set(hands_to_miss(state)) <= {i for i, e in state.entrants.items() if e.seat}
        assert all(number == p.event.number for number, p in state.penalties.items())

    @invariant()
    def incidents_keep_their_numbers(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        assert set(state.incidents) <= self.incidents_ever
        assert {p.event.incident for p in state.penalties.values()} <= {None, *state.incidents}

    @invariant()
    def time_runs_only_at_open_tables(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        assert set(state.time_calls) <= {table.number for table in state.open_tables()}

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        entries = self.session.history.entries
        for entry in entries:
            assert decode(*encode(entry.event)) == entry.event
        assert History(entries).state == self.session.state


Evening.TestCase.settings = settings(
    max_examples=tried(60),
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestEvening = Evening.TestCase
