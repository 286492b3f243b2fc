"""Standings of a season: the field's grids, ties, best evenings, streaks, guests."""

import itertools
import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from td_app.season.formula import Formula
from td_app.season.scale import (
    ByFormula,
    ByGrid,
    ByList,
    GridRow,
    Maluses,
    Scale,
    SpecialTarget,
    Streak,
    Target,
    Ties,
)
from td_app.season.scale_file import read_scale, ready_scales
from td_app.season.standings import (
    Played,
    Standing,
    parted_by,
    season_points,
    standings,
    standings_of,
)

TEN_FIVE_TWO = ByList(tuple(map(Fraction, (10, 5, 2))))


def evening(
    number: int,
    *order: str | tuple[str, ...],
    kills: dict[str, int] | None = None,
    guests: Sequence[str] = (),
) -> list[Played]:
    """Return an evening from first to last; those of one tuple are tied."""
    rows: list[Played] = []
    for group in order:
        together = (group,) if isinstance(group, str) else group
        place = len(rows) + 1
        rows += [
            Played(
                (f"2026-01-{number:02}", "", ""),
                who,
                place,
                (kills or {}).get(who, 0),
                who in guests,
            )
            for who in together
        ]
    return rows


def ranks(told: Sequence[Standing]) -> list[tuple[int, str, Fraction]]:
    return [(one.rank, one.player, one.points) for one in told]


class TestPoints:
    def test_angers_pays_by_entrants_and_place(self) -> None:
        angers = next(path for path in ready_scales() if path.stem == "angers")
        place = read_scale(angers).place
        assert [place.worth(15, at, 0, 0) for at in (1, 6, 7)] == [26, 5, 0]
        assert [place.worth(16, at, 0, 0) for at in (1, 7, 8)] == [28, 3, 0]
        assert [place.worth(60, at, 0, 0) for at in (1, 23, 24)] == [73, 1, 0]
        assert place.worth(61, 1, 0, 0) == 0

    def test_tied_players_share_the_places_they_hold(self) -> None:
        told = standings(Scale(TEN_FIVE_TWO), evening(1, "Ana", ("Bob", "Cléo"), "Dan"))
        assert ranks(told) == [
            (1, "Ana", 10),
            (2, "Bob", Fraction(7, 2)),
            (2, "Cléo", Fraction(7, 2)),
            (4, "Dan", 0),
        ]

    def test_or_each_the_higher(self) -> None:
        scale = Scale(TEN_FIVE_TWO, ties=Ties.HIGHER)
        told = standings(scale, evening(1, "Ana", ("Bob", "Cléo"), "Dan"))
        assert [one.points for one in told] == [10, 5, 5, 0]

    def test_tied_on_the_last_row_of_a_grid_share_with_the_rest(self) -> None:
        grid = ByGrid((GridRow(4, (Fraction(6), Fraction(2))),), rest=Fraction(1))
        told = standings(Scale(grid), evening(1, "Ana", ("Bob", "Cléo"), "Dan"))
        assert [one.points for one in told] == [6, Fraction(3, 2), Fraction(3, 2), 1]

    def test_kills_and_presence_add_to_the_place(self) -> None:
        scale = Scale(TEN_FIVE_TWO, presence=Fraction(3), kill=Formula("round(10 * sqrt(N))"))
        told = standings(scale, evening(1, "Ana", "Bob", "Cléo", "Dan", kills={"Dan": 2}))
        assert ranks(told)[0] == (1, "Dan", 43)
        assert told[0].kills == 2

    def test_a_streak_pays_when_complete_and_while_it_lasts(self) -> None:
        scale = Scale(ByList(()), streak=Streak(3, Fraction(50)))
        rows = [row for number in (1, 2, 3, 4) for row in evening(number, "Ana", "Bob")]
        rows += evening(5, "Bob") + evening(6, "Ana", "Bob") + evening(7, "Ana", "Bob")
        told = {one.player: one for one in standings(scale, rows)}
        assert told["Ana"].points == 100, "evenings 3 and 4, then none: she missed the fifth"
        assert told["Bob"].points == 250

    def test_a_guest_holds_their_place_and_is_not_ranked(self) -> None:
        rows = evening(1, "Gus", "Ana", "Bob", guests=["Gus"]) + evening(2, "Gus", "Ana")
        told = standings(Scale(TEN_FIVE_TWO), rows)
        assert ranks(told) == [(1, "Ana", 10), (2, "Bob", 2)]

    def test_those_under_the_least_number_of_evenings_are_left_out(self) -> None:
        rows = evening(1, "Ana", "Bob") + evening(2, "Bob")
        told = standings(Scale(TEN_FIVE_TWO, minimum_evenings=2), rows)
        assert ranks(told) == [(1, "Bob", 15)]

    def test_only_the_best_evenings_count(self) -> None:
        rows = evening(1, "Ana", "Bob") + evening(2, "Bob", "Ana") + evening(3, "Bob", "Ana")
        told = standings(Scale(TEN_FIVE_TWO, best=2), rows)
        assert ranks(told) == [(1, "Bob", 20), (2, "Ana", 15)]
        assert [(one.evenings, one.counted) for one in told] == [(3, 2), (3, 2)]

    def test_knocking_out_the_leader_pays_once_and_only_who_leads_before(self) -> None:
        scale = Scale(TEN_FIVE_TWO, target=SpecialTarget(Target.LEADER, Fraction(25)))
        rows = evening(1, "Ana", "Bob", "Cléo")
        rows += [replace(row, victims=("Ana", "Ana", "Bob")) for row in evening(2, "Cléo")]
        rows += evening(2, "Cléo", "Bob", "Ana")[1:]
        told = {one.player: one for one in standings(scale, rows)}
        assert told["Cléo"].points == 2 + 10 + 25
        assert told["Bob"].points == 5 + 5

    def test_a_malus_is_taken_from_evenings_that_do_not_count_too(self) -> None:
        scale = Scale(
            TEN_FIVE_TWO, best=1, maluses=Maluses(reentry=Fraction(3), absence=Fraction(1))
        )
        rows = evening(1, "Ana", "Bob") + evening(2, "Bob") + evening(3, "Ana", "Bob")
        rows[0] = replace(rows[0], reentries=2)
        told = {one.player: one for one in standings(scale, rows)}
        assert (told["Ana"].points, told["Ana"].malus) == (10 - 6 - 1, 7)
        assert told["Bob"].points == 10

    def test_a_part_has_a_scale_of_its_own(self) -> None:
        winter = Scale(ByList((Fraction(100),)))
        rows = evening(1, "Ana", "Bob") + evening(2, "Bob", "Ana")
        season = Scale(TEN_FIVE_TWO)
        points = season_points(
            season, rows, scale_of=lambda key: winter if key[0] == "2026-01-02" else season
        )
        assert ranks(standings_of(season, points)) == [(1, "Bob", 105), (2, "Ana", 10)]


class TestEqualPoints:
    def test_what_set_one_before_the_other_is_told(self) -> None:
        flat = ByList((Fraction(4), Fraction(2), Fraction(2)))
        rows = evening(1, "Ana", "Bob", "Cléo") + evening(2, "Dan", "Bob", "Cléo")
        told = standings(Scale(flat), rows)
        parted = [parted_by(one, other) for one, other in itertools.pairwise(told)]
        assert parted == [("SHARED", 0), ("PLACES", 1), ("PLACES", 2)]

    def test_more_first_places_come_before(self) -> None:
        flat = ByList((Fraction(4), Fraction(2), Fraction(2)))
        rows = evening(1, "Ana", "Bob", "Cléo") + evening(2, "Dan", "Bob", "Cléo")
        told = standings(Scale(flat), rows)
        assert [one.player for one in told] == ["Ana", "Dan", "Bob", "Cléo"]
        assert [one.rank for one in told] == [1, 1, 3, 4]

    def test_places_of_evenings_that_do_not_count_tell_them_apart(self) -> None:
        flat = ByList((Fraction(5), Fraction(5), Fraction(5), Fraction(0)))
        rows = evening(1, "Ana", "Bob", "Dan") + evening(2, "Bob", "Ana", "Dan")
        rows += evening(3, "Dan", "Cléo", "Ana", "Bob")
        told = standings(Scale(flat, best=2), rows)
        order = [one.player for one in told if one.player != "Cléo"]
        assert order == ["Ana", "Bob", "Dan"], "a first and a second each; then Ana has a third"

    def test_then_the_best_evening_with_its_bonuses(self) -> None:
        scale = Scale(ByList((Fraction(2), Fraction(1))), kill=Fraction(1))
        rows = evening(1, "Ana", "Zoé", kills={"Zoé": 1}) + evening(2, "Zoé", "Ana")
        rows += evening(3, "Ana", "Zoé") + evening(4, "Zoé", "Ana", kills={"Ana": 1})
        told = standings(scale, rows)
        assert [(one.rank, one.points) for one in told] == [(1, 7), (1, 7)], "all is equal"
        rows += evening(5, "Ana", "Zoé") + evening(6, "Zoé", "Ana", kills={"Zoé": 1})
        rows += evening(7, ("Ana", "Zoé"), kills={"Ana": 1})
        told = standings(scale, rows)
        assert [one.points for one in told] == [told[0].points] * 2
        assert [(one.rank, one.player) for one in told] == [(1, "Zoé"), (2, "Ana")]
        assert max(evening.total for evening in told[0].played) == 3, "a first place and a kill"

    def test_then_fewer_evenings(self) -> None:
        scale = Scale(ByList((Fraction(2),)), best=1)
        rows = evening(1, "Ana", "Bob") + evening(2, "Bob", "Cléo")
        rows += [Played(("2026-01-03", "", ""), "Zoé", 1), Played(("2026-01-03", "", ""), "Bob", 9)]
        told = standings(scale, rows)
        assert [(one.rank, one.player) for one in told][:3] == [(1, "Bob"), (2, "Ana"), (2, "Zoé")]
        assert told[0].evenings == 3, "a second place comes before fewer evenings"

    def test_and_those_still_equal_share_their_rank(self) -> None:
        told = standings(Scale(TEN_FIVE_TWO), evening(1, "Ana", ("Cléo", "Bob"), "Dan", "Eve"))
        assert [(one.rank, one.player) for one in told] == [
            (1, "Ana"),
            (2, "Bob"),
            (2, "Cléo"),
            (4, "Dan"),
            (5, "Eve"),
        ]


@st.composite
def seasons(draw: st.DrawFn) -> list[Played]:
    rows: list[Played] = []
    for number in range(1, draw(st.integers(1, 6)) + 1):
        players = draw(st.lists(st.sampled_from("ABCDEFGH"), unique=True, min_size=1))
        groups: list[tuple[str, ...]] = []
        while players:
            size = draw(st.integers(1, min(3, len(players))))
            groups.append(tuple(players[:size]))
            players = players[size:]
        kills = {who: draw(st.integers(0, 3)) for group in groups for who in group}
        rows += evening(number, *groups, kills=kills)
    return rows


SCALES = [
    Scale(TEN_FIVE_TWO, presence=Fraction(1), kill=Fraction(2), streak=Streak(2, Fraction(3))),
    Scale(ByFormula(Formula("round(100 * sqrt(N) / P)")), best=3),
    Scale(TEN_FIVE_TWO, ties=Ties.HIGHER, best=2, minimum_evenings=2),
]


class TestAlways:
    @pytest.mark.parametrize("scale", SCALES)
    @given(rows=seasons(), seed=st.integers(0, 99))
    def test_the_order_of_import_changes_nothing(
        self, scale: Scale, rows: list[Played], seed: int
    ) -> None:
        told = standings(scale, rows)
        random.Random(seed).shuffle(rows)
        again = standings(scale, rows)
        assert ranks(told) == ranks(again)

    @given(rows=seasons(), best=st.integers(1, 7))
    def test_the_best_evenings_are_never_more_than_all(self, rows: list[Played], best: int) -> None:
        everything = {one.player: one.points for one in standings(Scale(TEN_FIVE_TWO), rows)}
        for one in standings(Scale(TEN_FIVE_TWO, best=best), rows):
            assert one.points <= everything[one.player]
            assert one.counted == min(best, one.evenings)

    @given(rows=seasons(), who=st.sampled_from("ABCDEFGH"), by=st.fractions(-50, 50))
    def test_a_correction_undone_is_as_if_there_had_been_none(
        self, rows: list[Played], who: str, by: Fraction
    ) -> None:
        points, scale = season_points(SCALES[0], rows), SCALES[0]
        put_right = {who: by}
        corrected = {one.player: one for one in standings_of(scale, points, corrections=put_right)}
        put_right[who] -= by
        undone = standings_of(scale, points, corrections=put_right)
        assert undone == standings(scale, rows)
        assert all(
            corrected[one.player].points - one.points == (by if one.player == who else 0)
            for one in undone
        )

    @given(rows=seasons())
    def test_shared_places_share_what_they_are_worth(self, rows: list[Played]) -> None:
        """However they are tied, an evening pays the places that were held."""
        paid = sum((one.points for one in standings(Scale(TEN_FIVE_TWO), rows)), Fraction(0))
        entrants = [sum(row.evening == name for row in rows) for name in {r.evening for r in rows}]
        assert paid == sum(sum((10, 5, 2)[:number]) for number in entrants)
