"""Answers kept by the very value they are about."""

from __future__ import annotations

from collections.abc import Sequence

from td_app.tournament.state.identity_cache import cache_last


class TestAnswersKept:
    def test_the_same_value_is_answered_once(self) -> None:
        asked = []

        @cache_last(2)
        def total(values: Sequence[int]) -> int:
            asked.append(values)
            return sum(values)

        seats = [1, 2, 3]
        assert total(seats) == total(seats) == 6
        assert len(asked) == 1

    def test_an_equal_value_is_another_one(self) -> None:
        @cache_last(2)
        def copied(values: Sequence[int]) -> list[int]:
            return list(values)

        one, other = [1], [1]
        assert copied(one) is copied(one)
        assert copied(one) is not copied(other)

    def test_the_oldest_answer_goes(self) -> None:
        @cache_last(2)
        def copied(values: Sequence[int]) -> list[int]:
            return list(values)

        first, others = [1], ([2], [3])
        before = copied(first)
        for other in others:
            copied(other)
        assert copied(first) is not before
