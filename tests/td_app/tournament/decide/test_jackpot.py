"""Sit & go: it starts when full. Jackpot: its prize drawn from the table (types, hexapro)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from builders import a_session, out, people
from jackpot_builders import SHARED, TEN_EUROS, a_jackpot

from rules_ropta.formats.jackpot import JackpotGame, jackpot
from rules_ropta.ruling import Refused
from td_app.live.draw_record import as_json, draws_of, read_draws
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import settlement
from td_app.tournament.planning.pool import pool_now, prize_plan
from td_app.tournament.state.buy_ins import EntryTerms
from td_app.tournament.state.deals import Stage
from td_app.tournament.state.structure import Level
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.deals import deals_view


def refused(session: TournamentSession, command: cmd.Command) -> str:
    before = session.history.sequence
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.history.sequence == before
    return refusal.value.code


def asked(session: TournamentSession) -> list[str]:
    return [proposal.kind for proposal in session.proposals() if proposal.must]


class TestASitAndGo:
    def comes(self, session: TournamentSession, count: int) -> None:
        session.dispatch(cmd.RegisterEntrants(people(count), True, Majority.CHECKED))

    def test_it_waits_until_every_seat_is_taken(self) -> None:
        session = a_session(1, 6, sit_and_go=True)
        self.comes(session, 5)
        assert asked(session) == []
        assert refused(session, cmd.DrawSeats()) == "SIT_AND_GO_WAITS"
        self.comes(session, 1)
        assert asked(session) == ["draw_seats"]

    def test_its_seats_drawn_the_clock_is_proposed_at_once(self) -> None:
        session = a_session(1, 6, sit_and_go=True)
        self.comes(session, 6)
        session.dispatch(cmd.DrawSeats())
        assert asked(session) == ["start_clock"]
        session.dispatch(cmd.StartClock())
        assert asked(session) == []

    def test_full_is_its_greatest_field_and_everybody_paid(self) -> None:
        terms = replace(TEN_EUROS, greatest_field=4)
        session = a_session(1, 6, sit_and_go=True, entry_terms=terms)
        self.comes(session, 4)
        session.dispatch(cmd.TakePayments((1, 2, 3)))
        assert asked(session) == []
        session.dispatch(cmd.TakePayments((4,)))
        assert asked(session) == ["draw_seats"]

    def test_any_other_tournament_is_asked_nothing(self) -> None:
        session = a_session(1, 6)
        self.comes(session, 6)
        assert asked(session) == []


class TestAJackpot:
    def test_it_is_drawn_once_three_are_there_before_their_seats(self) -> None:
        session = a_jackpot()
        assert asked(session) == ["draw_jackpot"]
        assert refused(session, cmd.DrawSeats()) == "JACKPOT_FIRST"
        session.dispatch(cmd.DrawJackpot())
        assert asked(session) == ["draw_seats"]
        assert refused(session, cmd.DrawJackpot()) == "JACKPOT_DRAWN"

    def test_it_gives_prize_stacks_and_levels_of_its_table(self) -> None:
        session = a_jackpot()
        session.dispatch(cmd.DrawJackpot())
        drawn, setup = session.state.jackpot, session.state.setup
        assert drawn is not None
        told = jackpot(JackpotGame(edition="extreme_en", buy_in=1_000, seed=drawn.seed)).decision
        assert (drawn.number, drawn.prize, drawn.payout) == (told.drawn, told.prize, told.payout)
        assert setup.starting_stack == told.stack
        levels = [step.minutes for step in setup.structure.steps if isinstance(step, Level)]
        assert set(levels) == {told.level_min}
        assert prize_plan(session.state).cents == told.payout
        assert pool_now(session.state).total == told.prize

    def test_it_plays_to_its_end(self) -> None:
        session = a_jackpot()
        for command in (cmd.DrawJackpot(), cmd.DrawSeats(), cmd.StartClock()):
            session.dispatch(command)
        assert session.state.chips_in_play == 3 * session.state.setup.starting_stack
        out(session, 1, 2)
        assert session.state.over

    def test_anybody_can_make_the_draw_again(self) -> None:
        session = a_jackpot()
        session.dispatch(cmd.DrawJackpot())
        (written,) = draws_of(session.history.entries)
        (read,) = read_draws(json.dumps(as_json(written)), "tirage.json")
        assert read == written and read.holds()
        assert not replace(read, number=read.number + 1).holds()
        (other,) = read_draws(json.dumps({**as_json(written), "multiplier": "1000"}), "t.json")
        assert not other.holds()

    @pytest.mark.parametrize(
        "wrong", [{"jackpot": "none"}, {"number": "5"}, {"buy_in": 0}, {"multiplier": None}]
    )
    def test_a_file_that_is_no_draw_says_so_or_does_not_hold(
        self, wrong: dict[str, object]
    ) -> None:
        session = a_jackpot()
        session.dispatch(cmd.DrawJackpot())
        (written,) = draws_of(session.history.entries)
        text = json.dumps({**as_json(written), **wrong})
        try:
            (read,) = read_draws(text, "tirage.json")
        except Refused as refusal:
            assert refusal.code == "DRAW_FILE_WRONG"
        else:
            assert not read.holds()

    def test_three_and_all_paid(self) -> None:
        assert refused(a_jackpot(2), cmd.DrawJackpot()) == "JACKPOT_PLAYERS"
        assert refused(a_jackpot(4), cmd.DrawJackpot()) == "JACKPOT_PLAYERS"
        assert refused(a_jackpot(3, paid=False), cmd.DrawJackpot()) == "UNPAID"
        assert refused(a_session(), cmd.DrawJackpot()) == "NOT_A_JACKPOT"

    def test_what_was_drawn_is_not_changed_behind_it(self) -> None:
        session = a_jackpot()
        session.dispatch(cmd.DrawJackpot())
        setup = replace(session.state.setup, starting_stack=5_000)
        assert refused(session, cmd.ChangeSetup(setup)) == "JACKPOT_FIXED"

    def test_a_draw_undone_stays_in_the_minutes_and_the_next_is_another(self) -> None:
        session = a_jackpot()
        session.dispatch(cmd.DrawJackpot())
        first = session.state.jackpot
        session.dispatch(cmd.Undo())
        assert session.state.jackpot is None and session.state.setup.starting_stack == 10_000
        session.dispatch(cmd.DrawJackpot())
        assert session.state.jackpot != first
        assert len(draws_of(session.history.entries)) == 2

    @pytest.mark.parametrize(
        ("changes", "code"),
        [
            ({"jackpot": "mine"}, "JACKPOT_TABLE"),
            ({"entry_terms": EntryTerms()}, "JACKPOT_FREE"),
        ],
    )
    def test_its_table_is_known_and_its_entry_has_a_price(
        self, changes: dict[str, object], code: str
    ) -> None:
        with pytest.raises(Refused, match=code):
            a_jackpot(0, **changes)

    def test_cancelled_each_has_a_tenth_and_the_rest_by_icm(self) -> None:
        session = a_jackpot()
        for command in (cmd.DrawJackpot(), cmd.DrawSeats(), cmd.StartClock()):
            session.dispatch(command)
        assert deals_view(session.state, session).stage is Stage.JACKPOT
        stack = session.state.setup.starting_stack
        stacks = tuple((who, stack) for who in session.state.entrants)
        session.dispatch(cmd.CancelTournament("panne", stacks))
        cancelled, drawn = session.state.cancelled, session.state.jackpot
        assert cancelled is not None and drawn is not None
        assert sum(one.share for one in cancelled.payments) == drawn.prize

    def test_cancelled_once_the_third_has_won_only_what_is_left_is_shared(self) -> None:
        session = a_jackpot()
        for command in (cmd.DrawJackpot(), cmd.DrawSeats(), cmd.StartClock()):
            session.dispatch(command)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(3),)))
        state = replace(session.state, jackpot=SHARED)
        owed = settlement(state, {1: 1_000, 2: 500})
        assert sum(one.share for one in owed.payments) == 120_000, "5,000 were won"
