"""The draw of rounds: no club meets itself, seats vary, and anyone can make it again."""

from __future__ import annotations

from collections import Counter

from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from td_app.meeting.drawing import DrawnRound, RoundInputs, drawn_round


def teams_of(*sizes: int) -> tuple[tuple[int, int], ...]:
    """Return players numbered from 1, each with the number of their club."""
    clubs = [club for club, size in enumerate(sizes, 1) for _ in range(size)]
    return tuple(enumerate(clubs, 1))


def rounds(
    groups: tuple[tuple[int, int], ...], tables: int, seats: int, many: int, seed: int = 1
) -> list[DrawnRound]:
    """Return so many rounds drawn one after another."""
    players = tuple(who for who, _ in groups)
    made: list[DrawnRound] = []
    for number in range(many):
        earlier = tuple(dict(one.seats) for one in made)
        inputs = RoundInputs(players, groups, tables, seats, earlier)
        made.append(drawn_round(bytes([seed, number]), inputs))
    return made


class TestSixteenTeamsOfEight:
    def test_three_rounds_part_clubs_seats_tables_and_opponents(self) -> None:
        for drawn in rounds(teams_of(*[8] * 16), tables=16, seats=8, many=3):
            sizes = Counter(seat.table for _, seat in drawn.seats)
            assert set(sizes.values()) == {8}
            assert (drawn.together, drawn.same_table, drawn.same_place) == ((), (), ())
            assert drawn.met_again == 0


class TestWhatCannotBeAvoided:
    def test_a_club_with_more_players_than_tables_is_named(self) -> None:
        (drawn,) = rounds(teams_of(3, 1, 2), tables=2, seats=3, many=1)
        assert [len(group) for group in drawn.together] == [2]
        assert set(drawn.together[0]) <= {1, 2, 3}

    def test_one_table_is_played_again_and_its_places_change(self) -> None:
        _, second = rounds(teams_of(*[1] * 5), tables=1, seats=5, many=2)
        assert second.same_table == (1, 2, 3, 4, 5)
        assert second.same_place == ()

    def test_more_rounds_than_places_give_somebody_a_place_again(self) -> None:
        third = rounds(teams_of(2, 2), tables=2, seats=2, many=3)[-1]
        assert third.same_place == (1, 2, 3, 4)


@examples(40)
@given(st.lists(st.integers(1, 6), min_size=2, max_size=9), st.integers(2, 8), st.integers(0, 255))
def test_a_club_meets_itself_only_where_it_has_more_players_than_tables(
    sizes: list[int], seats: int, seed: int
) -> None:
    groups = teams_of(*sizes)
    tables = -(-len(groups) // seats)
    drawn = rounds(groups, tables, seats, many=2, seed=seed)[-1]
    assert Counter(who for who, _ in drawn.seats) == Counter(range(1, len(groups) + 1))
    assert len({seat for _, seat in drawn.seats}) == len(groups)
    held = Counter(seat.table for _, seat in drawn.seats)
    assert max(held.values()) - min(held[n] for n in range(1, tables + 1)) <= 1
    club = dict(groups)
    met = {club[group[0]] for group in drawn.together}
    assert met == {number for number, size in enumerate(sizes, 1) if size > tables}
