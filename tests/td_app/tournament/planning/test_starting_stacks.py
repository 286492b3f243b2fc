"""Starting stacks: laid out as a director would, as far as the cases go."""

from __future__ import annotations

from td_app.tournament.planning.starting_stacks import MOST_CHIPS, StartingStack, starting_stack

VALUES = (25, 100, 500, 1000, 5000)


PLENTY: dict[int, int | None] = dict.fromkeys(VALUES)


def laid_out(
    amount: int, owned: dict[int, int | None] = PLENTY, stacks: int = 40, big_blind: int = 50
) -> StartingStack:
    stack = starting_stack(amount, VALUES, big_blind, owned, stacks)
    assert stack is not None
    return stack


class TestAStack:
    def test_ten_thousand_from_t25_is_the_fields_own(self) -> None:
        assert laid_out(10_000).counts == ((25, 12), (100, 12), (500, 5), (1000, 6))

    def test_no_chip_is_over_a_quarter_of_it(self) -> None:
        assert max(laid_out(10_000).values) == 1000
        assert max(laid_out(20_000).values) == 5000
        assert max(laid_out(3_000).values) == 500

    def test_a_case_short_of_a_value_gives_fewer_of_it(self) -> None:
        stack = laid_out(10_000, {**PLENTY, 25: 320})
        assert dict(stack.counts)[25] == 8 and stack.lacking == 0

    def test_what_the_cases_lack_is_counted_for_everybody(self) -> None:
        stack = laid_out(10_000, {**PLENTY, 25: 0, 100: 400})
        counts = dict(stack.counts)
        assert counts[25] == 4 and stack.lacking == 40 * 4

    def test_an_amount_the_chips_cannot_make_has_no_stack(self) -> None:
        assert starting_stack(10_010, VALUES, 50, PLENTY, 40) is None

    def test_a_stack_of_small_chips_alone_is_no_stack(self) -> None:
        assert starting_stack(25 * (MOST_CHIPS + 1), (25,), 50, {25: None}, 10) is None

    def test_ten_chips_at_least_work_at_the_first_level(self) -> None:
        for amount in range(2_500, 30_000, 500):
            assert laid_out(amount).working(50) >= 10
