"""Flights: several days 1 that end at a level, their survivors on day 2 (types)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_club, a_session, people
from buy_in_builders import TWENTY
from flight_builders import OF_THE_OPEN, a_day_two, a_flight, bagged, end_of_day, two_flights

from rules_ropta.ruling import Refused
from td_app.club.club import Club, who_survived
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.decide.checks import late_entry_open
from td_app.tournament.planning.amounts_due import to_pay
from td_app.tournament.planning.bounties import bounties_won, on_head
from td_app.tournament.planning.deals import still_in
from td_app.tournament.planning.pool import pool_now
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.flights import Flight
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.finishing import places
from td_app.tournament.views.knockouts import knockouts_view


def refused(session: TournamentSession, command: cmd.Command) -> str:
    before = session.history.sequence
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.history.sequence == before
    return refusal.value.code


class TestTheEndOfADay:
    def test_every_stack_is_bagged_the_largest_first(self) -> None:
        _, session, _ = two_flights()
        bagged(session, 20_000, 5_000)
        day = session.state.bagged
        assert day is not None and day.level == 3 and day.gap == 0
        assert [(bag.entrant, bag.stack) for bag in day.bags] == [
            (6, 35_000),
            (4, 20_000),
            (5, 5_000),
        ]
        assert session.state.over and not session.state.clock.running

    def test_those_out_keep_their_places_and_those_left_have_none(self) -> None:
        _, session, _ = two_flights()
        bagged(session)
        assert sorted(places(session.state).values()) == [(4, False), (5, False), (6, False)]

    def test_the_clock_stands_where_the_next_day_begins(self) -> None:
        _, session, _ = two_flights()
        bagged(session)
        reading = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
        assert (reading.level_number, reading.elapsed_ms) == (4, 0)

    def test_it_can_be_undone_and_done_again(self) -> None:
        _, session, _ = two_flights()
        before = session.state
        bagged(session)
        after = session.state
        session.dispatch(cmd.Undo("as_if_never"))
        assert session.state == before
        session.dispatch(cmd.Redo())
        assert session.state == after

    def test_not_before_its_level(self) -> None:
        _, session, _ = two_flights()
        session.dispatch(cmd.PreviousLevel())
        assert refused(session, end_of_day(session)) == "DAY_ENDS_LATER"

    def test_stacks_that_do_not_add_up_need_a_reason(self) -> None:
        _, session, _ = two_flights()
        asked = end_of_day(session)
        short = cmd.EndDay(((asked.stacks[0][0], 50), *asked.stacks[1:]), asked.seals)
        assert refused(session, short) == "DAY_GAP"
        because = cmd.EndDay(short.stacks, short.seals, accepted=True)
        assert refused(session, because) == "REASON_NEEDED"
        session.dispatch(cmd.EndDay(short.stacks, short.seals, accepted=True, note="jeton perdu"))
        assert session.state.bagged is not None and session.state.bagged.gap == -50

    def test_each_bag_has_a_seal_of_its_own(self) -> None:
        _, session, _ = two_flights()
        asked = end_of_day(session)
        (one, seal), *others = asked.seals
        assert refused(session, cmd.EndDay(asked.stacks, tuple(others))) == "SEAL_MISSING"
        twice = ((one, others[0][1]), *others)
        assert refused(session, cmd.EndDay(asked.stacks, twice)) == "SEAL_TWICE"
        long = ((one, seal * 9), *others)
        assert refused(session, cmd.EndDay(asked.stacks, long)) == "SEAL_UNREADABLE"
        assert refused(session, cmd.EndDay(asked.stacks[1:], asked.seals)) == "DEAL_STACK_MISSING"

    def test_another_tournament_has_no_day_to_end(self) -> None:
        session = a_session()
        assert refused(session, cmd.EndDay((), ())) == "NOT_A_FLIGHT"

    def test_a_tournament_under_way_becomes_no_flight(self) -> None:
        _, session, _ = two_flights()
        setup = replace(session.state.setup, flight=None)
        assert refused(session, cmd.ChangeSetup(setup)) == "SETUP_DRAWN_FORMAT"
        session.dispatch(cmd.ChangeSetup(replace(setup, flight=Flight("Open", 4))))
        assert refused(session, end_of_day(session)) == "DAY_ENDS_LATER"

    def test_its_last_tables_are_broken_the_final_table_is_that_of_day_two(self) -> None:
        club = a_club()
        session = a_flight(club, "Vague", people(12), out=3)
        assert session.state.players_left == session.state.setup.final_table_size == 9
        kinds = {proposal.kind for proposal in session.proposals()}
        assert "final_table" not in kinds
        assert refused(session, cmd.FormFinalTable()) == "FLIGHT_HAS_NO_FINAL"
        while session.state.players_left > 8:
            (gone, *_) = still_in(session.state)
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(gone),)))
        (closing,) = [p for p in session.proposals() if p.kind == "break_table"]
        session.dispatch(cmd.BreakTable(closing.table or 0))
        assert len(session.state.open_tables()) == 1 and session.state.final_table is None

    def test_no_hand_for_hand_waits_for_a_final_table(self) -> None:
        session = a_flight(a_club(), "Vague", people(12), out=2)
        assert session.state.players_left == session.state.setup.final_table_size + 1
        assert "hand_for_hand" not in {proposal.kind for proposal in session.proposals()}

    def test_it_is_proposed_at_the_last_level_then_asked_for(self) -> None:
        _, session, _ = two_flights()
        (first,) = [p for p in session.proposals() if p.kind == "end_day"]
        session.dispatch(cmd.NextLevel())
        (then,) = [p for p in session.proposals() if p.kind == "end_day"]
        assert (first.must, then.must) == (False, True)
        assert session.proposals()[0].kind == "end_day"

    @pytest.mark.parametrize(
        ("flight", "code"), [(Flight(" ", 3), "FLIGHT_NAME"), (Flight("Open", 8), "FLIGHT_LEVEL")]
    )
    def test_a_flight_leads_to_an_event_and_leaves_levels_to_play(
        self, flight: Flight, code: str
    ) -> None:
        with pytest.raises(Refused, match=code):
            a_session(flight=flight)


class TestTheSecondDay:
    def day_two(self, club: Club, one_luc: bool | None = None) -> TournamentSession:
        flights = tuple(reversed(club.ended_flights()))
        unclear = who_survived(flights, {}).unclear
        said = {} if one_luc is None else {(a.key, b.key): one_luc for a, b in unclear}
        return club.day_two(flights, said)

    def stacks(self, session: TournamentSession) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for who, one in session.state.carried.items():
            found.setdefault(session.person(who).display_name, []).append(one.bag.stack)
        return found

    def test_no_late_entry_is_told_open_before_it_begins(self) -> None:
        session = a_day_two()
        assert not late_entry_open(session.state, session.now_ms())
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock(overruled=True))
        assert not late_entry_open(session.state, session.now_ms()), "nor after, at level 4"

    def test_survivors_come_with_their_largest_stack(self) -> None:
        club, first, second = two_flights()
        bagged(first, 20_000, 5_000)
        bagged(second, 33_000)
        day = self.day_two(club, one_luc=True)
        assert self.stacks(day) == {
            "CARRÉ Anne": [35_000],
            "ADAM Zoé": [33_000],
            "BERNARD Luc": [7_000],
        }
        (zoe,) = (one for one in day.state.carried.values() if one.bag.stack == 33_000)
        assert [bag.stack for bag in zoe.left] == [20_000]

    def test_two_of_one_name_are_asked_about_and_stay_two_meanwhile(self) -> None:
        club, first, second = two_flights()
        bagged(first, 20_000, 5_000)
        bagged(second, 33_000)
        unclear = who_survived(club.ended_flights(), {}).unclear
        assert [one.person.display_name for pair in unclear for one in pair] == ["BERNARD Luc"] * 2
        assert self.stacks(self.day_two(club))["BERNARD Luc"] == [7_000, 5_000]

    def test_seats_are_drawn_anew_and_each_plays_their_own_stack(self) -> None:
        club, first, second = two_flights()
        bagged(first, 20_000, 5_000)
        bagged(second, 33_000)
        day = self.day_two(club, one_luc=True)
        assert day.state.setup.flight is None and day.state.setup.name == "Open"
        day.dispatch(cmd.DrawSeats())
        assert day.state.players_left == 3
        assert day.state.chips_in_play == 35_000 + 33_000 + 7_000
        day.dispatch(cmd.StartClock())
        reading = read_clock(day.state.clock, day.state.setup.structure, day.now_ms())
        assert reading.level_number == 4

    def test_the_bags_are_the_counts_that_day_two_begins_with(self) -> None:
        club, first, second = two_flights()
        bagged(first, 20_000, 5_000)
        bagged(second, 33_000)
        day = self.day_two(club, one_luc=True)
        day.dispatch(cmd.DrawSeats())
        assert sum(stack.chips for stack in day.state.stacks.values()) == day.state.chips_in_play

    def test_a_value_that_left_every_flight_is_gone_on_day_two(self) -> None:
        club, first, second = two_flights(flight=Flight("Open", 5))
        for session in (first, second):
            session.dispatch(cmd.GoToStep(5))
            session.dispatch(cmd.RaceChips(1, 25, (), nobody=True))
            session.dispatch(cmd.WithdrawValue(25))
            bagged(session)
        day = self.day_two(club)
        day.dispatch(cmd.DrawSeats())
        day.dispatch(cmd.StartClock())
        assert day.state.withdrawn_values == (25,)
        assert not [p for p in day.proposals() if p.value == 25]

    def test_what_was_paid_for_a_flight_makes_the_pool_and_is_not_owed_again(self) -> None:
        club, first, second = two_flights(entry_terms=EntryTerms(cost=TWENTY, guarantee=50_000))
        assert pool_now(first.state).total == 6 * 2_000
        bagged(first)
        bagged(second)
        day = self.day_two(club, one_luc=True)
        assert [to_pay(day.state, who) for who in day.state.entrants] == [0, 0, 0]
        day.dispatch(cmd.DrawSeats())
        pool = pool_now(day.state)
        assert (pool.prices, pool.entries, pool.total) == (10 * 2_000, 10, 50_000)

    def test_a_bounty_comes_with_its_bearer(self) -> None:
        bounty = EntryTerms(cost=Cost(2_000, 0, 500))
        club, first, second = two_flights(entry_terms=bounty)
        bagged(first)
        bagged(second)
        day = self.day_two(club, one_luc=True)
        day.dispatch(cmd.DrawSeats())
        assert day.state.stays.costs == Cost(bounty=3 * 500)
        assert [to_pay(day.state, who) for who in day.state.entrants] == [0, 0, 0]

    def left_behind(self) -> tuple[TournamentSession, int]:
        """Return a day 2 in play, and who left a bag with a bounty behind."""
        bounty = EntryTerms(cost=Cost(2_000, 0, 500))
        club, first, second = two_flights(entry_terms=bounty)
        bagged(first, 20_000, 5_000)
        bagged(second, 12_000)
        day = club.day_two(club.ended_flights(), {})
        day.dispatch(cmd.DrawSeats())
        day.dispatch(cmd.StartClock(overruled=True))
        (who,) = (one.entrant for one in day.state.carried.values() if one.left)
        return day, who

    def test_the_bounty_of_a_bag_left_behind_waits_for_the_director(self) -> None:
        day, who = self.left_behind()
        asked = [one for one in day.proposals() if one.kind == "name_knockout"]
        assert [(one.entrant, one.because.code) for one in asked] == [(who, "BOUNTY_LEFT")]
        before = knockouts_view(day.state, day)
        assert before.waiting == 500 and before.put == 500 + before.on_heads

    @pytest.mark.parametrize("way", ["pool", "back", "another"])
    def test_it_goes_where_the_director_says_and_is_paid_once(self, way: str) -> None:
        day, who = self.left_behind()
        other = next(one for one in still_in(day.state) if one != who)
        to = {"pool": (), "back": (who,), "another": (other,)}[way]
        said = cmd.KnockoutSaid(who, to=to, to_pool=way == "pool", stay=0)
        day.dispatch(cmd.NameKnockouts((said,), "sachet abandonné"))
        view = knockouts_view(day.state, day)
        assert (view.waiting, view.paid + view.to_pool) == (0, 500)
        assert bounties_won(day.state).get(to[0] if to else 0, 0) == (500 if to else 0)
        assert not [one for one in day.proposals() if one.kind == "name_knockout"]

    def test_nobody_knocked_a_bag_out_and_it_needs_a_reason(self) -> None:
        day, who = self.left_behind()
        other = next(one for one in still_in(day.state) if one != who)
        for said, note, code in (
            (cmd.KnockoutSaid(who, by=(other,), stay=0), "x", "BAG_NOT_KNOCKED_OUT"),
            (cmd.KnockoutSaid(who, stay=0), "x", "BOUNTY_DIRECTOR_SAYS"),
            (cmd.KnockoutSaid(who, to_pool=True, stay=0), "", "REASON_NEEDED"),
            (cmd.KnockoutSaid(other, to_pool=True, stay=0), "x", "KNOCKOUT_NOT_OUT"),
        ):
            assert refused(day, cmd.NameKnockouts((said,), note)) == code

    def test_a_bounty_that_the_house_put_on_a_head_comes_too(self) -> None:
        club, first, second = two_flights(bounty=BountyTerms(BountyKind.VIP))
        first.dispatch(cmd.SetBounty(6, 5_000))
        bagged(first)
        bagged(second)
        day = self.day_two(club)
        (anne,) = day.state.named_heads
        assert day.person(anne).display_name == "CARRÉ Anne"
        day.dispatch(cmd.DrawSeats())
        assert on_head(day.state, anne) == 5_000 and day.state.stays.costs.total == 0

    def test_undoing_it_leaves_an_empty_list_and_the_clock_at_level_one(self) -> None:
        club, first, second = two_flights()
        bagged(first)
        bagged(second)
        day = self.day_two(club)
        day.dispatch(cmd.Undo())
        assert not day.state.entrants and not day.state.carried and day.state.clock.step == 0

    def test_a_day_two_is_made_before_its_draw_and_once(self) -> None:
        club, first, second = two_flights()
        bagged(first)
        bagged(second)
        day = self.day_two(club)
        again = cmd.TakeFlights(day.state.flights, (), 3)
        assert refused(day, again) == "FLIGHTS_TAKEN"
        late = a_session()
        late.dispatch(cmd.RegisterEntrants(people(4), True, Majority.CHECKED))
        late.dispatch(cmd.DrawSeats())
        assert refused(late, again) == "FLIGHTS_AFTER_DRAW"
        assert refused(a_session(), cmd.TakeFlights((), (), 3)) == "FLIGHTS_ONCE"
        assert refused(a_session(), again) == "NOBODY_CHOSEN"

    def test_no_flight_of_a_free_club_asks_for_money(self) -> None:
        club = a_club()
        session = a_flight(club, "Vague A", people(4), flight=OF_THE_OPEN)
        bagged(session)
        day = club.day_two(club.ended_flights(), {})
        assert pool_now(day.state).total == 0
