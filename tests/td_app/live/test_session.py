"""The one door: what is acknowledged is written, what is refused changes nothing."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from builders import (
    MINUTE,
    CountedChance,
    MemoryJournal,
    SteppedClock,
    a_club,
    a_session,
    a_setup,
    a_tournament,
    clock_of,
    everyone,
    out,
    people,
    registered,
)

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.ports.journals import Actor, SequenceConflict
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd


class TestDispatch:
    def test_one_command_is_one_entry(self) -> None:
        session = a_session()
        before = session.history.sequence
        entry = session.dispatch(cmd.RegisterEntrants(people(5)))
        assert session.history.sequence == before + 1 == entry.sequence

    def test_who_listens_hears_every_change_once(self) -> None:
        session = a_session()
        heard: list[int] = []
        stop = session.subscribe(lambda: heard.append(session.history.sequence))
        registered(session, 3)
        with pytest.raises(Refused):
            session.dispatch(cmd.DrawSeats((99,)))
        stop()
        registered(session, 3)
        assert heard == [2]

    def test_a_grey_button_says_why(self) -> None:
        session = a_session()
        refused = session.can(cmd.DrawSeats())
        assert refused is not None and refused.code == "NOBODY_TO_SEAT"
        assert session.can(cmd.RegisterEntrants(people(1))) is None

    def test_asking_whether_one_may_draw_costs_no_draw(self) -> None:
        session = a_session()
        registered(session, 12)
        chance = session._shuffler
        assert isinstance(chance, CountedChance)
        assert session.can(cmd.DrawSeats()) is None
        assert chance.drawn == 0

    def test_one_who_only_looks_changes_nothing(self) -> None:
        club = a_club()
        session = club.create(a_setup())
        looking = TournamentSession(
            club.store, session.tournament, SteppedClock(), CountedChance(), read_only=True
        )
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            looking.dispatch(cmd.RegisterEntrants(people(1)))


class TestTwoPosts:
    def test_each_sees_what_the_other_wrote(self) -> None:
        club = a_club()
        here = club.create(a_setup())
        there = club.open(here.tournament)
        registered(here, 3)
        assert there.refresh()
        assert len(there.state.entrants) == 3
        assert there.person(2).last_name == "Joueur0002"

    def test_the_slower_one_judges_again_on_what_is_true_now(self) -> None:
        club = a_club()
        here = club.create(a_setup())
        registered(here, 12)
        here.dispatch(cmd.DrawSeats())
        there = club.open(here.tournament)
        who = next(everyone(here))
        out(here, who)
        with pytest.raises(Refused, match="ALREADY_OUT"):
            out(there, who)
        assert there.state == here.state

    def test_a_refusal_that_the_other_post_made_out_of_date_is_judged_again(self) -> None:
        club = a_club()
        here = club.create(a_setup())
        registered(here, 12)
        there = club.open(here.tournament)
        here.dispatch(cmd.DrawSeats())
        who = next(everyone(here))
        assert there.can(cmd.Eliminate((cmd.PlayerOut(who),))) is not None
        out(there, who)
        assert there.history.sequence == here.history.sequence + 1

    def test_what_the_time_was_is_answered_once(self) -> None:
        club = a_club()
        here = club.create(a_setup())
        registered(here, 12)
        here.dispatch(cmd.DrawSeats())
        here.dispatch(cmd.StartClock())
        there = club.open(here.tournament)
        for post in (here, there):
            post.watch_time()
            post.now_ms()
        clock_of(here).at += 40 * MINUTE
        for post in (here, there):
            post.now_ms()
        asked = here.gap
        assert asked is not None and there.gap is not None
        here.dispatch(cmd.SettleClockGap(asked.seen_ms, asked.back_ms, "as_if_running"))
        with pytest.raises(Refused, match="CLOCK_GAP_SETTLED"):
            there.dispatch(cmd.SettleClockGap(asked.seen_ms, asked.back_ms, "from_last_seen"))
        assert there.gap is None
        assert there.now_ms() == here.now_ms()

    def test_undo_takes_back_the_last_action_of_whichever_post(self) -> None:
        club = a_club()
        here = club.create(a_setup())
        there = club.open(here.tournament)
        registered(here, 3)
        there.dispatch(cmd.Undo())
        here.refresh()
        assert not here.state.entrants


@dataclass
class FailingJournal(MemoryJournal):
    """A disk that fails when told to."""

    trouble: Exception | None = None

    def append(self, *args, **kwargs) -> None:
        if self.trouble is not None:
            raise self.trouble
        super().append(*args, **kwargs)


def a_failing_session() -> tuple[TournamentSession, FailingJournal]:
    store = FailingJournal()
    number = store.new_tournament("x", "", 0)
    session = TournamentSession(store, number, SteppedClock(), CountedChance())
    session.dispatch(cmd.CreateTournament(a_setup()))
    return session, store


class TestTrouble:
    def test_a_full_disk_leaves_memory_as_it_was_and_one_may_try_again(self) -> None:
        session, store = a_failing_session()
        before = session.state
        store.trouble = StorageTrouble("DISK_FULL")
        with pytest.raises(StorageTrouble, match="DISK_FULL"):
            registered(session, 3)
        assert session.state is before
        store.trouble = None
        registered(session, 3)
        assert len(session.state.entrants) == 3

    def test_a_post_always_outrun_says_so_instead_of_trying_for_ever(self) -> None:
        session, store = a_failing_session()
        store.trouble = SequenceConflict(2)
        with pytest.raises(StorageTrouble, match="OTHER_POST_FASTER"):
            registered(session, 3)


class TestNames:
    def test_one_taken_off_the_list_is_still_named_in_the_minutes(self) -> None:
        session = a_session()
        registered(session, 2)
        session.dispatch(cmd.RemoveEntrants((2,)))
        known = session.last_known(2)
        assert known is not None and known.last_name == "Joueur0002"

    def test_a_tournament_reopened_knows_everyone(self) -> None:
        session = a_tournament(12)
        again = TournamentSession(
            session._store, session.tournament, SteppedClock(), CountedChance()
        )
        assert again.state == session.state
        assert again.person(7) == session.person(7)


class TestSightOfTwoPosts:
    """What was asked on a sight that another post has changed is not done unseen."""

    def two_posts(self) -> tuple[TournamentSession, TournamentSession]:
        club = a_club()
        here = club.create(a_setup())
        registered(here, 12)
        here.dispatch(cmd.DrawSeats())
        here.dispatch(cmd.StartClock())
        return here, club.open(here.tournament)

    def test_a_next_level_pressed_on_the_same_sight_is_done_once(self) -> None:
        here, there = self.two_posts()
        seen = there.history.sequence
        here.dispatch(cmd.NextLevel(expected_sequence=seen))
        with pytest.raises(Refused, match="LEVEL_CHANGED_SINCE"):
            there.dispatch(cmd.NextLevel(expected_sequence=seen))
        assert there.state.clock.step == 1
        there.dispatch(cmd.NextLevel(expected_sequence=there.history.sequence))
        assert there.state.clock.step == 2

    @pytest.mark.parametrize("command", [cmd.PreviousLevel, lambda **k: cmd.GoToStep(3, **k)])
    def test_so_for_every_step_of_the_clock(self, command) -> None:
        here, there = self.two_posts()
        here.dispatch(cmd.NextLevel())
        seen = there.history.sequence
        with pytest.raises(Refused, match="LEVEL_CHANGED_SINCE"):
            there.dispatch(command(expected_sequence=seen))

    def test_what_leaves_the_levels_alone_does_not_hold_one_up(self) -> None:
        here, there = self.two_posts()
        seen = there.history.sequence
        here.dispatch(cmd.PauseClock())
        there.dispatch(cmd.NextLevel(expected_sequence=seen))
        assert there.state.clock.step == 1

    def test_a_level_undone_elsewhere_is_a_level_changed(self) -> None:
        here, there = self.two_posts()
        here.dispatch(cmd.NextLevel())
        there.refresh()
        seen = there.history.sequence
        here.dispatch(cmd.Undo("as_if_never"))
        with pytest.raises(Refused, match="LEVEL_CHANGED_SINCE"):
            there.dispatch(cmd.NextLevel(expected_sequence=seen))

    def test_undo_takes_back_nothing_that_was_not_seen(self) -> None:
        here, there = self.two_posts()
        seen = there.history.sequence
        here.dispatch(cmd.PauseClock())
        with pytest.raises(Refused) as refused:
            there.dispatch(cmd.Undo("as_if_never", expected_sequence=seen))
        assert refused.value.code == "UNDO_OTHERS_SINCE"
        assert refused.value.params["count"] == 1
        assert not there.state.clock.running
        there.dispatch(cmd.Undo("as_if_never", expected_sequence=there.history.sequence))
        assert there.state.clock.running

    def test_redo_brings_back_nothing_that_was_not_seen(self) -> None:
        here, there = self.two_posts()
        here.dispatch(cmd.Undo("as_if_never"))
        there.refresh()
        seen = there.history.sequence
        here.dispatch(cmd.Redo())
        with pytest.raises(Refused, match="REDO_OTHERS_SINCE"):
            there.dispatch(cmd.Redo(expected_sequence=seen))


class TestActsFromElsewhere:
    def test_an_act_names_who_did_it_and_where(self) -> None:
        session = a_session()
        by = Actor("Nadia", "phone 3", "a1")
        session.dispatch(cmd.RegisterEntrants(people(1)), by)
        entry = session.history.entries[-1]
        assert (entry.operator, entry.post, entry.act) == ("Nadia", "phone 3", "a1")

    def test_an_act_sent_twice_is_done_once(self) -> None:
        session = a_session()
        by = Actor("Nadia", "phone 3", "a1")
        asked = cmd.RegisterEntrants(people(1))
        assert session.dispatch(asked, by) is session.dispatch(asked, by)
        assert len(session.state.entrants) == 1
