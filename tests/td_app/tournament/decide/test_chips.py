"""Chips counted at a break, a value that leaves, chips found later, chips carried away."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_tournament, clock_of, out, seated_at
from chips_builders import at_the_break, counted, places_of, raced, raced_everywhere
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.ruling import Refused
from td_app.live.reading import Live
from td_app.persistence.event_codec import decode, encode
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.chips import PACK
from td_app.tournament.planning.colour_ups import departures
from td_app.words import minute_sentence
from td_app.words.chips import ledger_words

ASKED = cmd.RacerAsked


def refused(session: object, command: cmd.Command) -> Refused:
    """Return why a command is refused."""
    with pytest.raises(Refused) as caught:
        session.dispatch(command)  # type: ignore[attr-defined]
    return caught.value


class TestCountingStacks:
    def test_one_table_of_several_is_only_noted(self) -> None:
        session = at_the_break(8, 2)
        event = counted(session, 1).event
        assert isinstance(event, ev.StacksCounted)
        assert (event.level, event.gap) == (4, None)

    def test_the_last_table_checks_the_whole_room(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        event = counted(session, 2).event
        assert isinstance(event, ev.StacksCounted) and event.gap == 0

    def test_a_gap_is_refused_with_its_figures(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        with pytest.raises(Refused) as caught:
            counted(session, 2, off=-100)
        assert caught.value.params == {"total": 79_900, "chips": 80_000, "gap": -100}

    def test_a_gap_accepted_with_its_reason_is_not_asked_again(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        counted(session, 2, off=-100, accepted=True)
        assert session.state.accepted_gap == -100
        assert session.state.chips_in_play == 80_000
        counted(session, 2, off=-100)

    def test_an_accepted_gap_needs_a_reason(self) -> None:
        session = at_the_break(3, 1)
        stacks = tuple((who, 1) for who in seated_at(session, 1))
        command = cmd.CountStacks(1, stacks, accepted=True)
        assert refused(session, command).code == "REASON_NEEDED"

    def test_more_than_is_in_play_is_refused_before_the_last_table(self) -> None:
        session = at_the_break(8, 2)
        with pytest.raises(Refused, match="CHIPS_COUNT_GAP"):
            counted(session, 1, off=50_000)

    def test_everyone_at_the_table_is_counted_once_and_nobody_else(self) -> None:
        session = at_the_break(8, 2)
        here, there = seated_at(session, 1), seated_at(session, 2)
        some = tuple((who, 100) for who in here[1:])
        assert refused(session, cmd.CountStacks(1, some)).code == "COUNT_INCOMPLETE"
        twice = (*some, some[0])
        assert refused(session, cmd.CountStacks(1, twice)).code == "ENTRANT_TWICE"
        other = (*some, (there[0], 100))
        assert refused(session, cmd.CountStacks(1, other)).code == "NOT_AT_THAT_TABLE"
        empty = (*some, (here[0], 0))
        assert refused(session, cmd.CountStacks(1, empty)).code == "STACK_NOT_POSITIVE"

    def test_a_count_begun_at_the_break_goes_on_when_typed_in_the_next_level(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        clock_of(session).forward(10 * MINUTE)
        event = counted(session, 2).event
        assert isinstance(event, ev.StacksCounted)
        assert (event.level, event.gap) == (4, 0)
        later = counted(session, 1).event
        assert isinstance(later, ev.StacksCounted) and later.level == 5

    def test_an_elimination_leaves_his_table_unsure_and_the_others_as_they_were(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        counted(session, 2)
        gone, *others = seated_at(session, 1)
        out(session, gone)
        stacks = session.state.stacks
        assert gone not in stacks
        assert not any(stacks[who].sure for who in others)
        assert all(stacks[who].sure for who in seated_at(session, 2))

    def test_a_withdrawal_takes_his_stack_only(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        counted(session, 2)
        gone, *others = seated_at(session, 1)
        session.dispatch(cmd.Withdraw(gone, 10_000))
        assert gone not in session.state.stacks
        assert all(session.state.stacks[who].sure for who in others)


class TestRacingAValueOff:
    def test_the_best_card_wins_a_chip_and_the_chips_in_play_follow(self) -> None:
        session = at_the_break(3, 1)
        one, two, three = places_of(session)
        event = raced(
            session,
            ASKED(one, 3, cards=("7s", "2d", "9c")),
            ASKED(two, 2, cards=("Ah", "3d")),
            ASKED(three, 6, cards=("As", "Kd")),
        )
        by_place = session.state.tables[1].places
        assert (event.high, event.new_chips) == (100, 2)
        assert event.winners == (by_place[three], by_place[two])
        # 11 chips of 25 left as one of 100 exchanged, two of 100 raced: 275 against 300.
        assert event.drift == 25
        assert session.state.chips_in_play == 30_025

    def test_whoever_has_nothing_else_is_given_a_chip_to_stay(self) -> None:
        session = at_the_break(3, 1)
        one, two, three = places_of(session)
        event = raced(
            session,
            ASKED(one, 1, other=0, cards=("2c",)),
            ASKED(two, 1, cards=("Kd",)),
            ASKED(three, 2, cards=("As", "3d")),
        )
        assert event.survivors == (session.state.tables[1].places[one],)
        assert event.stacks[0].after == 100
        assert event.drift == 100

    def test_that_chip_is_of_the_smallest_value_left_though_a_higher_one_is_raced(self) -> None:
        session = at_the_break(3, 1)
        one, two, _ = places_of(session)
        kept = session.state.tables[1].places[one]
        nine = ("Kd", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "Ts")
        racers = (
            ASKED(one, 1, other=0, cards=("2c",)),
            ASKED(two, 9, other=9_000, cards=nine),
        )
        session.dispatch(cmd.RaceChips(1, 25, racers, high=500))
        event = session.state.races[-1].event
        assert (event.high, event.survivors, event.survival_value) == (500, (kept,), 100)
        assert event.stacks[0].after == 100
        assert event.drift == 500 + 100 - 10 * 25

    def test_a_known_stack_says_whether_the_odd_chips_are_all_he_has(self) -> None:
        session = at_the_break(3, 1)
        one, two, three = seated_at(session, 1)
        session.dispatch(cmd.CountStacks(1, ((one, 25), (two, 19_975), (three, 10_000))))
        first, second, _ = places_of(session)
        event = raced(
            session, ASKED(first, 1, cards=("2c",)), ASKED(second, 3, cards=("As", "Ks", "Qs"))
        )
        assert event.survivors == (one,)
        assert [s.after for s in event.stacks] == [100, 20_000]
        assert sum(r.chips for r in session.state.stacks.values()) == session.state.chips_in_play

    def test_cards_dealt_by_the_application_come_again_from_the_seed(self) -> None:
        session = at_the_break(4, 1)
        racers = tuple(ASKED(place, 2) for place in places_of(session))
        event = session.dispatch(cmd.RaceChips(1, 25, racers, draw=True)).event
        assert isinstance(event, ev.ChipsRaced)
        cards = [card for stack in event.stacks for card in stack.cards]
        assert len(set(cards)) == 8 and set(cards) <= set(PACK)
        assert bytes.fromhex(event.seed)

    def test_a_table_is_raced_once_and_undo_makes_it_ready_again(self) -> None:
        session = at_the_break(3, 1)
        assert refused(session, cmd.RaceChips(1, 25)).code == "RACE_EMPTY"
        four = ASKED(places_of(session)[0], 4)
        raced(session, four)
        assert refused(session, cmd.RaceChips(1, 25)).code == "ALREADY_RACED"
        session.dispatch(cmd.Undo())
        raced(session, four)

    def test_nobody_has_any_is_said_not_left_empty(self) -> None:
        session = at_the_break(3, 1)
        nothing = tuple(ASKED(place, 0) for place in places_of(session))
        assert refused(session, cmd.RaceChips(1, 25, nothing)).code == "RACE_EMPTY"
        session.dispatch(cmd.RaceChips(1, 25, nobody=True))
        assert session.state.races[-1].event.stacks == ()

    @pytest.mark.parametrize(
        ("racer", "code"),
        [
            (ASKED(1, 1, cards=("zz",)), "CARD_UNKNOWN"),
            (ASKED(1, 1), "CARDS_FOR_ODD_CHIPS"),
            (ASKED(8, 1, cards=("As",)), "NOBODY_AT_PLACE"),
            (ASKED(1, -1), "COUNT_NEGATIVE"),
        ],
    )
    def test_what_cannot_be_is_refused(self, racer: cmd.RacerAsked, code: str) -> None:
        session = at_the_break(3, 1)
        free = next(p for p in range(1, 9) if p not in places_of(session))
        place = free if racer.place == 8 else places_of(session)[0]
        asked = ASKED(place, racer.chips, racer.other, racer.cards)
        assert refused(session, cmd.RaceChips(1, 25, (asked,))).code == code

    def test_values_that_are_not_in_play_are_refused(self) -> None:
        session = at_the_break(3, 1)
        assert refused(session, cmd.RaceChips(1, 30)).code == "VALUE_NOT_IN_PLAY"
        assert refused(session, cmd.RaceChips(1, 25, high=250)).code == "VALUE_NOT_IN_PLAY"
        assert refused(session, cmd.RaceChips(1, 5000)).code == "NO_LARGER_VALUE"

    def test_nothing_leaves_before_the_clock_starts(self) -> None:
        session = a_tournament(4, 1, started=False)
        assert refused(session, cmd.RaceChips(1, 25)).code == "CHIPS_BEFORE_START"

    def test_a_pack_has_fifty_two_cards(self) -> None:
        session = a_tournament(20, 3, 8)
        racers = tuple(ASKED(place, 59) for place in places_of(session, 1))
        command = cmd.RaceChips(1, 25, racers, high=5000, draw=True)
        assert refused(session, command).code == "TOO_MANY_FOR_THE_PACK"


class TestAValueGone:
    def test_every_table_first(self) -> None:
        session = at_the_break(8, 2)
        session.dispatch(cmd.RaceChips(1, 25, nobody=True))
        assert refused(session, cmd.WithdrawValue(25)).params["tables"] == (2,)
        session.dispatch(cmd.RaceChips(2, 25, nobody=True))
        session.dispatch(cmd.WithdrawValue(25))
        assert session.state.withdrawn_values == (25,)
        assert refused(session, cmd.WithdrawValue(25)).code == "VALUE_NOT_IN_PLAY"

    def test_old_chips_found_are_exchanged_exactly_and_the_rest_is_removed(self) -> None:
        session = at_the_break(8, 2)
        raced_everywhere(session)
        session.dispatch(cmd.WithdrawValue(25))
        who = seated_at(session, 1)[0]
        event = session.dispatch(cmd.ExchangeFoundChips(25, 7, entrant=who)).event
        assert isinstance(event, ev.FoundChipsExchanged)
        assert (event.high, event.got, event.left, event.removed) == (100, 1, 3, 75)
        assert session.state.chips_in_play == 80_000 - 75

    def test_nothing_is_found_of_a_value_still_in_play(self) -> None:
        session = at_the_break(8, 2)
        assert refused(session, cmd.ExchangeFoundChips(25, 4)).code == "NOT_RACED_YET"


class TestChipsCarriedAway:
    def test_they_leave_play_with_the_reason(self) -> None:
        session = at_the_break(8, 2)
        who = seated_at(session, 1)[0]
        command = cmd.RemoveChips(500, entrant=who, note="emportés à la pause")
        event = session.dispatch(command).event
        assert isinstance(event, ev.ChipsRemovedFromPlay) and event.cites == ("3.7",)
        assert session.state.chips_in_play == 79_500

    def test_a_reason_is_needed_and_a_whole_stack_is_a_disqualification(self) -> None:
        session = at_the_break(8, 2)
        counted(session, 1)
        who = seated_at(session, 1)[0]
        assert refused(session, cmd.RemoveChips(500)).code == "REASON_NEEDED"
        command = cmd.RemoveChips(10_000, entrant=who, note="tout")
        assert refused(session, command).code == "REMOVAL_TAKES_ALL"
        assert refused(session, cmd.RemoveChips(80_000, note="tout")).code == "STACKS_EXCEED"


class TestWhatTheToDoListSays:
    def test_the_chips_to_prepare_are_those_of_the_tables_each_rounded_up(self) -> None:
        session = a_tournament(12, 2)
        out(session, seated_at(session, 1)[0])
        leaving = departures(session.state)[0]
        brought = [count for _, count in leaving.by_table]
        assert len(brought) == 2
        assert leaving.leaving is not None
        assert sum(brought) * leaving.high > leaving.leaving * leaving.value
        assert leaving.needed == sum(brought)

    def test_a_level_ahead_then_at_the_break_then_when_all_is_done(self) -> None:
        session = a_tournament(8, 2)
        kinds = lambda: [p.kind for p in session.proposals()]  # noqa: E731
        assert kinds() == []
        clock_of(session).forward(61 * MINUTE)
        (prepare,) = session.proposals()
        assert (prepare.kind, prepare.value) == ("prepare_chips", 25)
        assert prepare.because.params["needed"] == 24
        clock_of(session).forward(20 * MINUTE)
        assert kinds() == ["race_chips"]
        raced_everywhere(session)
        assert kinds() == ["withdraw_value"]
        session.dispatch(cmd.WithdrawValue(25))
        assert kinds() == []

    def test_it_may_be_set_aside(self) -> None:
        session = a_tournament(8, 2)
        clock_of(session).forward(81 * MINUTE)
        session.dispatch(cmd.DeclineProposal("race:25"))
        assert session.proposals() == ()


@given(
    odd=st.lists(st.integers(0, 30), min_size=3, max_size=8),
    seed=st.integers(0, 1000),
)
def test_chips_are_conserved_whatever_is_held(odd: list[int], seed: int) -> None:
    """Chips before and the drift make the chips after; the stacks make the chips in play."""
    session = at_the_break(len(odd), 1)
    who = seated_at(session, 1)
    counted(session, 1)
    racers = tuple(
        ASKED(place, chips) for place, chips in zip(places_of(session), odd, strict=True)
    )
    before = session.state.chips_in_play
    nobody = not any(odd)
    event = session.dispatch(cmd.RaceChips(1, 25, racers, draw=True, nobody=nobody)).event
    assert isinstance(event, ev.ChipsRaced)
    after = session.state
    assert after.chips_in_play == before + event.drift
    assert sum(after.stacks[one].chips for one in who) == after.chips_in_play
    assert abs(event.drift) <= 100 * len(odd)
    assert all(stack.won <= 1 for stack in event.stacks)


class TestDoneAtTheTables:
    def test_the_whole_room_in_one_act_undone_as_one(self) -> None:
        session = at_the_break(16, tables=2)
        counted(session)
        raced(session, cmd.RacerAsked(places_of(session)[0], 4))
        entry = session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        assert (entry.event.tables, entry.event.unwritten) == ((1,), (2,))
        assert decode(*encode(entry.event)) == entry.event
        assert session.state.withdrawn_values == (25,)
        assert [p.kind for p in session.proposals() if p.value == 25] == []
        (line,) = Live(session).minutes(last=1)
        said = minute_sentence(line, "fr")
        assert "Fait aux tables, sans feuille\u00a0: 2." in said
        assert said.endswith("Jetons en jeu\u00a0: à confirmer par un comptage.")
        session.dispatch(cmd.Undo())
        assert session.state.withdrawn_values == ()

    def test_one_table_done_leaves_its_counted_stacks_unsure_and_the_others_to_do(self) -> None:
        session = at_the_break(16, tables=2)
        counted(session)
        event = session.dispatch(cmd.RaceChips(1, 25, at_table=True)).event
        assert (event.unwritten, event.drift, event.stacks) == (True, 0, ())
        assert decode(*encode(event)) == event
        assert not any(record.sure for record in session.state.stacks.values())
        (line,) = Live(session).minutes(last=1)
        assert "Retrait des 25 fait à la table 1, sans feuille." in minute_sentence(line, "fr")
        assert refused(session, cmd.WithdrawValue(25)).params["tables"] == (2,)

    def test_the_chips_in_play_are_about_so_many_until_all_are_counted_again(self) -> None:
        session = at_the_break(16, tables=2)
        counted(session)
        assert not session.state.chips_approximate
        session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        assert session.state.chips_approximate
        counted(session, 1)
        assert session.state.chips_approximate
        counted(session, 2)
        assert not session.state.chips_approximate

    def test_what_is_counted_then_is_in_play_and_the_ledger_says_so(self) -> None:
        session = at_the_break(16, tables=2)
        session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        before = session.state.chips_in_play
        counted(session, 1)
        counted(session, 2, off=-25, accepted=True)
        assert session.state.chips_in_play == before - 25
        assert session.state.accepted_gap == 0
        *_, left, told = Live(session).chips_ledger()
        assert (left.code, left.tables, left.approximate) == ("raced_unwritten", (1, 2), True)
        assert ledger_words(left, "en") == (
            "Colour-up of the 25s, tables 1 and 2, without a sheet: to be confirmed by a count"
        )
        assert (told.code, told.amount, told.approximate) == ("counted", -25, False)
        assert told.balance == session.state.chips_in_play

    def test_more_counted_at_one_table_than_there_should_be_settles_nothing(self) -> None:
        session = at_the_break(16, tables=2)
        session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        entry = counted(session, 1, off=160_000, accepted=True)
        assert isinstance(entry.event, ev.StacksCounted) and entry.event.gap is None
        assert session.state.chips_approximate

    def test_figures_after_all_take_the_doubt_away(self) -> None:
        session = at_the_break(8, tables=1)
        session.dispatch(cmd.RaceChips(1, 25, at_table=True))
        assert session.state.chips_approximate
        session.dispatch(cmd.Undo())
        session.dispatch(cmd.RaceChips(1, 25, (ASKED(places_of(session)[0], 4),), draw=True))
        assert not session.state.chips_approximate
