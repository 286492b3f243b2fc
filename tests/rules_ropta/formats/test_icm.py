"""What stacks are worth: exact for a few, by the integral for many, always to the cent."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, permutations
from random import Random

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.formats import icm as asked
from rules_ropta.formats.cents import evenly, whole_cents
from rules_ropta.formats.icm import exact_shares, icm_equities, icm_shares
from rules_ropta.formats.icm_integral import integrated_shares
from rules_ropta.json_door import answer_case
from rules_ropta.ruling import Refused

HUNDREDTH_OF_A_CENT = 0.01
CHIPS = st.integers(1, 500_000)
CENTS = st.integers(0, 5_000_000)


@st.composite
def fields(draw: st.DrawFn, most: int = 8) -> tuple[list[int], list[int]]:
    stacks = draw(st.lists(CHIPS, min_size=1, max_size=most))
    prizes = draw(st.lists(CENTS, min_size=1, max_size=len(stacks)))
    return stacks, sorted(prizes, reverse=True)


def field_of(players: int, prizes: int, seed: int = 7) -> tuple[list[int], list[int]]:
    chance = Random(seed)
    stacks = [chance.randrange(500, 400_000) for _ in range(players)]
    return stacks, sorted((chance.randrange(2_000, 900_000) for _ in range(prizes)), reverse=True)


def by_every_order(stacks: list[int], prizes: list[int]) -> list[Fraction]:
    """Malmouth–Harville written out: every finishing order with its probability."""
    shares = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            shares[player] += chance * prize
    return shares


class TestRoom_54:
    def test_the_first_prize_alone_is_won_in_proportion_to_chips(self) -> None:
        assert icm_equities([500, 300, 200], [1000]).decision == (500, 300, 200)

    def test_a_stack_alone_wins_it_all(self) -> None:
        assert icm_equities([1], [750]).decision == (750,)

    def test_more_prizes_than_players_are_refused(self) -> None:
        with pytest.raises(Refused, match="MORE_PRIZES_THAN_PLAYERS"):
            icm_equities([1, 2], [3, 2, 1])

    @pytest.mark.parametrize("stacks", [[], [0, 5], [-1, 5]])
    def test_nobody_and_no_chips_cannot_be_asked(self, stacks: list[int]) -> None:
        told = answer_case({"op": "icm", "stacks": stacks, "prizes": [5]})
        assert told["outcome"] == "error" and told["field"].startswith("stacks")

    @given(fields(most=5))
    def test_the_plain_sum_is_that_over_every_order(
        self, field: tuple[list[int], list[int]]
    ) -> None:
        assert list(exact_shares(*field)) == by_every_order(*field)

    @given(fields())
    def test_equities_sum_to_the_prizes(self, field: tuple[list[int], list[int]]) -> None:
        equities = icm_equities(*field).decision
        assert sum(equities) == sum(field[1])
        assert min(equities) >= 0

    @given(fields())
    def test_more_chips_are_never_worth_less(self, field: tuple[list[int], list[int]]) -> None:
        stacks, prizes = field
        ranked = sorted(zip(stacks, icm_equities(stacks, prizes).decision, strict=True))
        assert all(
            less <= more or fewer == chips for (fewer, less), (chips, more) in pairwise(ranked)
        )

    @given(CHIPS, st.integers(1, 9), st.lists(CENTS, min_size=1, max_size=9))
    def test_equal_stacks_are_worth_the_same(
        self, chips: int, players: int, prizes: list[int]
    ) -> None:
        falling = sorted(prizes, reverse=True)[:players]
        shares = icm_shares([chips] * players, falling)
        assert len(set(shares)) == 1
        equities = icm_equities([chips] * players, falling).decision
        assert equities == evenly(sum(falling), players)


class TestRoom_54_large_fields:
    @examples(40)
    @given(fields(most=9))
    def test_the_integral_is_the_plain_sum_where_both_run(
        self, field: tuple[list[int], list[int]]
    ) -> None:
        exact, near = exact_shares(*field), integrated_shares(*field)
        assert max(abs(float(e) - n) for e, n in zip(exact, near, strict=True)) < 1e-4

    @pytest.mark.parametrize(("players", "prizes"), [(2, 2), (9, 9), (10, 4), (40, 2), (300, 1)])
    def test_both_give_the_same_cents(self, players: int, prizes: int) -> None:
        stacks, paid = field_of(players, prizes)
        near = whole_cents(integrated_shares(stacks, paid), sum(paid))
        assert near == whole_cents(exact_shares(stacks, paid), sum(paid))

    @pytest.mark.parametrize(
        ("players", "prizes"), [(11, 11), (45, 7), (120, 18), (300, 45), (60, 60), (1000, 100)]
    )
    def test_shares_sum_to_the_prizes_before_rounding(self, players: int, prizes: int) -> None:
        stacks, paid = field_of(players, prizes)
        shares = icm_shares(stacks, paid)
        assert abs(sum(shares) - sum(paid)) < HUNDREDTH_OF_A_CENT
        equities = icm_equities(stacks, paid).decision
        assert sum(equities) == sum(paid)
        ranked = sorted(zip(stacks, equities, strict=True))
        assert all(less <= more for (_, less), (_, more) in pairwise(ranked))

    def test_equal_stacks_in_a_large_field_are_worth_the_same(self) -> None:
        shares = icm_shares([20_000] * 30 + [5_000] * 30, [90_000, 60_000, 30_000])
        assert len(set(shares[:30])) == len(set(shares[30:])) == 1
        assert shares[0] > shares[-1]

    def test_one_chip_beside_a_giant_keeps_the_sum(self) -> None:
        stacks = [1, 10**9, 5 * 10**8, *[10**6] * 30]
        prizes = [10**8, 10**7, 10**6, 10**5]
        assert abs(sum(icm_shares(stacks, prizes)) - sum(prizes)) < HUNDREDTH_OF_A_CENT

    def test_numpy_waits_until_a_large_field_is_asked(self) -> None:
        import subprocess
        import sys

        program = (
            "import sys; from rules_ropta.registry import questions_of_every_text, ask;"
            "questions_of_every_text(); ask('icm', {'stacks': [2, 1], 'prizes': [9]});"
            "sys.exit('numpy' in sys.modules)"
        )
        assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_steps_of_the_plain_sum_are_counted() -> None:
    assert asked.plain_steps(3, 2) == 3 + 3 * 2
    assert asked.plain_steps(10, 10) <= asked.MOST_STEPS < asked.plain_steps(11, 11)
