"""What the maker starts from: the ways of the tournament's own structure."""

from __future__ import annotations

from builders import a_setup

from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.planning.structure_maker import make_structure
from td_app.tournament.planning.structure_wish import usual_wish
from td_app.tournament.state.chips import CLUB_CHIPS
from td_app.tournament.state.structure import AnteFormat, Break, Level, Structure


class TestTheUsualWish:
    def test_length_breaks_and_ante_are_those_of_the_draft(self) -> None:
        steps = (
            *(Level(50, 100, minutes=25), Level(100, 200, minutes=25), Break(15)),
            *(Level(200, 400, 400, minutes=25), Level(9_000, 18_000, 18_000, minutes=25)),
        )
        wish = usual_wish(a_setup(structure=Structure(steps)), 20)
        assert (wish.shortest_level, wish.longest_level) == (20, 30)
        assert (wish.first_break, wish.between_breaks, wish.break_minutes) == (50, 50, 15)
        assert wish.ante_from_level == 3 and wish.minutes == 90

    def test_a_structure_that_never_ends_suggests_four_hours(self) -> None:
        assert usual_wish(a_setup(structure=Structure((Level(25, 50),))), 40).minutes == 240

    def test_one_stack_in_ten_waits_for_late_players_where_there_are_seats(self) -> None:
        assert usual_wish(a_setup(4, 8), 24).late == 3
        assert usual_wish(a_setup(4, 8), 31).late == 1
        assert usual_wish(a_setup(4, 8), 40).late == 0

    def test_a_shallow_tournament_may_stay_shallow(self) -> None:
        wish = usual_wish(a_setup(starting_stack=5_000, structure=Structure((Level(50, 100),))), 24)
        assert wish.least_depth <= 50 <= wish.most_depth

    def test_the_stack_stays_once_seats_are_drawn(self) -> None:
        assert usual_wish(a_setup(), 24).stack is None
        assert usual_wish(a_setup(), 24, drawn=True).stack == 10_000

    def test_no_ante_stays_no_ante(self) -> None:
        assert usual_wish(a_setup(ante_format=AnteFormat.NONE), 24).ante_from_level == 0

    def test_what_every_ready_structure_suggests_can_be_made(self) -> None:
        for kind in StructureKind:
            for players in (16, 32, 80):
                structure = ready_structure(kind, 10_000, CLUB_CHIPS, AnteFormat.BIG_BLIND, players)
                wish = usual_wish(a_setup(12, 8, structure=structure), players)
                made = make_structure(wish, CLUB_CHIPS)
                assert made.structure.levels
