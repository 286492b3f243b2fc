"""The draw of seats and button (2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from time import process_time

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import (
    METHOD_VERSION,
    Need,
    SeatDraw,
    TableRoom,
    draw_places,
    draw_seats,
)
from rules_ropta.table_layout import Seat


def a_room(tables: int = 4, seats: int = 8) -> list[TableRoom]:
    return [TableRoom(n, tuple(range(1, seats + 1))) for n in range(1, tables + 1)]


def a_draw(
    entrants: int,
    tables: Sequence[TableRoom] | None = None,
    seed: bytes = b"an evening",
    needs: Mapping[int, Need] | None = None,
    groups: Mapping[int, str] | None = None,
) -> SeatDraw:
    numbers = range(1, entrants + 1)
    return draw_seats(seed, numbers, tables or a_room(), needs or {}, groups or {}).decision


def sizes(draw: SeatDraw) -> Counter[int]:
    return Counter(seat.table for _, seat in draw.seats)


def evenly_filled(tables: Sequence[TableRoom], seats: Sequence[Seat], held: Counter[int]) -> bool:
    """Nobody free sits at a table from which he could make the room evener."""
    here = Counter(seat.table for seat in seats)
    return not any(
        here[a.number] >= here[b.number] + 2
        and here[a.number] > held[a.number]
        and here[b.number] < len(b.places)
        for a in tables
        for b in tables
    )


def all_seatings(
    entrants: int, tables: Sequence[TableRoom], needs: Mapping[int, Need]
) -> set[tuple[Seat, ...]]:
    """Every seating that the draw may give, found by trying them all."""
    places = [Seat(t.number, p) for t in tables for p in t.places]
    held = Counter(need.table for need in needs.values())
    return {
        seats
        for seats in permutations(places, entrants)
        if all(
            seats[who - 1].table == need.table and need.place in (None, seats[who - 1].number)
            for who, need in needs.items()
        )
        and evenly_filled(tables, seats, held)
    }


class TestArticle_2_1:
    def test_tables_differ_by_one_player_at_most(self) -> None:
        assert sorted(sizes(a_draw(30)).values()) == [7, 7, 8, 8]

    def test_ten_players_at_nine_max_are_drawn_five_and_five(self) -> None:
        assert sorted(sizes(a_draw(10, a_room(2, 9))).values()) == [5, 5]

    def test_a_short_table_is_full_before_the_others_grow(self) -> None:
        tables = [*a_room(2), TableRoom(3, (1, 2))]
        assert sizes(a_draw(14, tables)) == {1: 6, 2: 6, 3: 2}

    def test_many_needs_at_one_table_leave_the_others_even(self) -> None:
        needs = {who: Need(1) for who in range(1, 8)}
        assert sizes(a_draw(10, a_room(3), needs=needs))[1] == 7
        assert {sizes(a_draw(11, a_room(3), needs=needs))[t] for t in (2, 3)} == {2}

    @pytest.mark.parametrize(
        ("entrants", "tables", "needs"),
        [
            (3, [TableRoom(1, (1, 2, 3)), TableRoom(2, (1, 4))], {}),
            (4, [TableRoom(1, (1, 2, 3)), TableRoom(2, (1, 4))], {1: Need(1)}),
            (4, [TableRoom(1, (1, 2)), TableRoom(2, (1, 2, 3))], {2: Need(2, 3)}),
            (4, [TableRoom(7, (1, 2)), TableRoom(5, (2, 4)), TableRoom(6, (9,))], {3: Need(5)}),
            (3, [TableRoom(1, (1, 2, 3)), TableRoom(2, (1, 2))], {1: Need(1), 2: Need(1, 2)}),
        ],
    )
    def test_every_seating_is_as_likely(
        self, entrants: int, tables: list[TableRoom], needs: dict[int, Need]
    ) -> None:
        possible = all_seatings(entrants, tables, needs)
        draws = 40 * len(possible)
        seen = Counter(
            tuple(s for _, s in a_draw(entrants, tables, i.to_bytes(3, "big"), needs).seats)
            for i in range(draws)
        )
        assert set(seen) == possible
        free = len(possible) - 1
        chi_square = sum((n - 40) ** 2 / 40 for n in seen.values())
        # Four standard deviations of a chi-square with as many degrees of freedom.
        assert abs(chi_square - free) < 4 * (2 * free) ** 0.5 + 4

    def test_every_button_place_is_as_likely(self) -> None:
        seen = Counter(a_draw(8, a_room(1), i.to_bytes(2, "big")).button_place for i in range(1600))
        assert sum((n - 200) ** 2 / 200 for n in seen.values()) < 24.3  # 7 degrees, 1/1000
        assert set(seen) == set(range(1, 9))

    def test_an_empty_button_place_goes_to_the_next_player_clockwise(self) -> None:
        for number in range(50):
            draw = a_draw(5, a_room(2), bytes([number]))
            for table, button in draw.buttons:
                here = {seat.number for _, seat in draw.seats if seat.table == table}
                place = draw.button_place
                while place not in here:
                    place = place % 8 + 1
                assert button == place

    def test_the_button_is_drawn_among_usable_places_only(self) -> None:
        tables = [TableRoom(1, (2, 4)), TableRoom(2, (4, 6))]
        places = {a_draw(3, tables, bytes([i])).button_place for i in range(60)}
        assert places == {2, 4, 6}

    def test_a_table_without_players_has_no_button(self) -> None:
        assert len(a_draw(2, a_room(4)).buttons) == 2

    def test_the_same_seed_gives_the_same_draw_for_ever(self) -> None:
        draw = a_draw(5, a_room(2, 4), b"printed on the list")
        assert METHOD_VERSION == "sha256-fisher-yates-1"
        assert [(s.table, s.number) for _, s in draw.seats] == [
            (1, 4),
            (2, 3),
            (2, 1),
            (2, 2),
            (1, 2),
        ]
        assert (draw.button_place, draw.buttons) == (4, ((1, 4), (2, 1)))

    def test_the_same_seed_keeps_groups_apart_the_same_way_for_ever(self) -> None:
        draw = a_draw(6, a_room(3, 3), b"printed on the list", groups={1: "A", 2: "A", 3: "A"})
        assert [(s.table, s.number) for _, s in draw.seats] == [
            (1, 2),
            (2, 3),
            (3, 2),
            (2, 2),
            (1, 3),
            (3, 1),
        ]

    def test_the_ruling_cites_the_article_and_counts(self) -> None:
        ruling = draw_seats(b"", [1, 2, 3], a_room(1))
        assert ruling.cites == ("2.1",)
        assert ruling.because.code == "SEATS_DRAWN"
        assert ruling.because.params["entrants"] == 3


class TestNeeds:
    def test_a_seat_asked_for_is_given(self) -> None:
        draw = a_draw(30, needs={7: Need(3, 5), 9: Need(3)})
        assert dict(draw.seats)[7] == Seat(3, 5)
        assert dict(draw.seats)[9].table == 3

    def test_the_needs_of_somebody_absent_hold_no_seat(self) -> None:
        assert len(a_draw(32, needs={99: Need(1, 1)}).seats) == 32

    @pytest.mark.parametrize(
        ("needs", "code"),
        [
            ({1: Need(9)}, "NEED_TABLE_UNKNOWN"),
            ({1: Need(2, 3)}, "NEED_SEAT_OUT_OF_USE"),
            ({1: Need(1, 1), 2: Need(1, 1)}, "NEED_SEAT_TWICE"),
            ({1: Need(2), 2: Need(2), 3: Need(2)}, "NEED_TABLE_FULL"),
        ],
    )
    def test_a_need_that_cannot_be_met_is_refused(self, needs: dict[int, Need], code: str) -> None:
        tables = [TableRoom(1, (1, 2, 3)), TableRoom(2, (1, 2))]
        with pytest.raises(Refused) as refusal:
            a_draw(4, tables, needs=needs)
        assert refusal.value.code == code


class TestTheRoom:
    @pytest.mark.parametrize(
        ("entrants", "code"), [(0, "NOBODY_TO_SEAT"), (33, "MORE_ENTRANTS_THAN_SEATS")]
    )
    def test_nobody_or_too_many_is_refused(self, entrants: int, code: str) -> None:
        with pytest.raises(Refused) as refusal:
            a_draw(entrants)
        assert refusal.value.code == code

    def test_one_entrant_is_seated(self) -> None:
        assert len(a_draw(1).seats) == 1

    def test_an_entrant_or_a_table_named_twice_is_refused(self) -> None:
        with pytest.raises(Refused, match="ENTRANT_TWICE entrant=3"):
            draw_seats(b"", [3, 3], a_room())
        with pytest.raises(Refused, match="TABLE_TWICE table=1"):
            draw_seats(b"", [3, 4], [*a_room(1), *a_room(1)])


class TestGroups:
    def test_eight_of_a_club_sit_at_eight_tables(self) -> None:
        clubs = {who: f"club {who % 8}" for who in range(1, 65)}
        draw = a_draw(64, a_room(8), groups=clubs)
        for table in range(1, 9):
            here = [clubs[who] for who, seat in draw.seats if seat.table == table]
            assert len(set(here)) == 8
        assert (draw.spread.pairs, draw.spread.fewest) == (0, 0)

    def test_a_club_larger_than_the_tables_is_spread_evenly(self) -> None:
        clubs = dict.fromkeys(range(1, 15), "home")
        draw = a_draw(30, groups=clubs)
        home = Counter(seat.table for who, seat in draw.seats if who in clubs)
        assert sorted(home.values()) == [3, 3, 4, 4]
        assert draw.spread.pairs == draw.spread.fewest == 18

    def test_keeping_apart_moves_nobody_who_has_a_need(self) -> None:
        needs = {1: Need(1, 1), 2: Need(1, 2)}
        draw = a_draw(20, a_room(3), needs=needs, groups={1: "A", 2: "A", 3: "A", 4: "A"})
        seats = dict(draw.seats)
        assert (seats[1], seats[2]) == (Seat(1, 1), Seat(1, 2))
        assert {seats[3].table, seats[4].table} == {2, 3}
        assert draw.spread.pairs == draw.spread.fewest == 1

    def test_a_player_without_a_club_clashes_with_nobody(self) -> None:
        draw = a_draw(32, groups={1: "A", 2: ""})
        assert draw.spread.pairs == 0

    def test_members_of_a_club_sit_at_any_pair_of_tables_as_often(self) -> None:
        seen: Counter[tuple[int, ...]] = Counter()
        for number in range(600):
            draw = a_draw(8, a_room(4, 2), number.to_bytes(2, "big"), groups={1: "A", 2: "A"})
            seats = dict(draw.seats)
            seen[tuple(sorted((seats[1].table, seats[2].table)))] += 1
        assert set(seen) == set(combinations(range(1, 5), 2))
        assert sum((n - 100) ** 2 / 100 for n in seen.values()) < 20.5  # 5 degrees, 1/1000

    def test_a_thousand_entrants_are_drawn_in_a_second(self) -> None:
        clubs = {who: f"club {who % 40}" for who in range(1, 1001)}
        begun = process_time()
        draw = a_draw(1000, a_room(125), groups=clubs)
        assert process_time() - begun < 20  # under one second on a quiet machine
        assert draw.spread.pairs == 0


@st.composite
def evenings(draw: st.DrawFn) -> tuple[int, list[TableRoom], dict[int, Need], dict[int, str]]:
    tables = [
        TableRoom(n, tuple(sorted(draw(st.sets(st.integers(1, 10), min_size=1)))))
        for n in range(1, draw(st.integers(1, 6)) + 1)
    ]
    seats = [Seat(t.number, p) for t in tables for p in t.places]
    entrants = draw(st.integers(1, len(seats)))
    kept = draw(st.lists(st.sampled_from(seats), unique=True, max_size=min(entrants, 4)))
    needs = {
        who: Need(seat.table, draw(st.sampled_from((seat.number, None))))
        for who, seat in enumerate(kept, 1)
    }
    clubs = st.dictionaries(st.integers(1, entrants), st.sampled_from("ABC"))
    return entrants, tables, needs, draw(clubs)


class TestAnyEvening:
    @examples(150)
    @given(evenings(), st.binary(max_size=8))
    def test_everyone_has_one_usable_seat_and_his_need(
        self,
        evening: tuple[int, list[TableRoom], dict[int, Need], dict[int, str]],
        seed: bytes,
    ) -> None:
        entrants, tables, needs, groups = evening
        draw = a_draw(entrants, tables, seed, needs, groups)
        usable = {Seat(t.number, p) for t in tables for p in t.places}
        seats = dict(draw.seats)
        assert [who for who, _ in draw.seats] == list(range(1, entrants + 1))
        assert len(set(seats.values())) == entrants
        assert set(seats.values()) <= usable
        for who, need in needs.items():
            assert seats[who].table == need.table
            assert need.place in (None, seats[who].number)
        held = Counter(need.table for need in needs.values())
        assert evenly_filled(tables, list(seats.values()), held)
        assert draw.spread.fewest <= draw.spread.pairs
        assert draw.spread.pairs == sum(
            seats[a].table == seats[b].table and groups[a] == groups[b]
            for a, b in combinations(sorted(groups), 2)
        )


class TestDrawPlaces:
    def test_any_choice_is_as_likely(self) -> None:
        free = [Seat(1, 1), Seat(2, 4), Seat(2, 5)]
        seen = Counter(draw_places(i.to_bytes(2, "big"), (8, 9), free) for i in range(600))
        assert len(seen) == 6
        assert sum((n - 100) ** 2 / 100 for n in seen.values()) < 20.5  # 5 degrees, 1/1000

    def test_more_entrants_than_places_is_refused(self) -> None:
        with pytest.raises(Refused, match="MORE_ENTRANTS_THAN_SEATS entrants=2 seats=1"):
            draw_places(b"", (1, 2), [Seat(1, 1)])


class TestRoom_29:
    HOUSE = HouseRules((house_rule("BUTTON_AT_LAST_SEAT"),))

    @given(st.integers(2, 32), st.binary(max_size=8))
    def test_the_button_starts_at_the_last_taken_seat_of_each_table(
        self, entrants: int, seed: bytes
    ) -> None:
        ruling = draw_seats(seed, range(1, entrants + 1), a_room(), house=self.HOUSE)
        drawn = ruling.decision
        taken: dict[int, list[int]] = {}
        for _, seat in drawn.seats:
            taken.setdefault(seat.table, []).append(seat.number)
        assert dict(drawn.buttons) == {table: max(places) for table, places in taken.items()}
        assert drawn.button_place == 0
        assert ruling.cites == ("2.1", "room 29")
        assert [rule.code for rule in ruling.departures] == ["BUTTON_AT_LAST_SEAT"]

    @given(st.integers(2, 32))
    def test_the_seats_are_those_of_any_draw(self, entrants: int) -> None:
        drawn = draw_seats(b"an evening", range(1, entrants + 1), a_room(), house=self.HOUSE)
        assert drawn.decision.seats == a_draw(entrants).seats
