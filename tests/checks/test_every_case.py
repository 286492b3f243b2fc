"""A test of every case tries them all, and tells those that fail by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from every_case import every_case


def told(failure: BaseExceptionGroup) -> list[str]:
    return [note for one in failure.exceptions for note in one.__notes__]


def test_those_that_fail_are_told_after_all_were_tried() -> None:
    tried = []

    @every_case("number", [1, 2, 3, 4])
    def test_even(number: int) -> None:
        tried.append(number)
        assert number % 2 == 0

    with pytest.raises(BaseExceptionGroup) as failure:
        test_even()
    assert tried == [1, 2, 3, 4]
    assert told(failure.value) == ["case: 1", "case: 3"]


def test_what_raises_nothing_or_is_skipped_fails_like_the_others() -> None:
    @every_case("given", ["7", "x", "skipped"], ids=["a figure", "a letter", "left out"])
    def test_refused(given: str) -> None:
        if given == "skipped":
            pytest.skip("not a case")
        with pytest.raises(ValueError, match="x"):
            int(given)

    with pytest.raises(BaseExceptionGroup) as failure:
        test_refused()
    assert told(failure.value) == ["case: a figure", "case: left out"]


def test_no_case_at_all_is_a_failure() -> None:
    @every_case("case", [])
    def test_nothing(case: object) -> None: ...

    with pytest.raises(AssertionError, match="no case to try"):
        test_nothing()


@every_case("left, right", [(1, 2), (3, 4)])
class TestOfAClass:
    @every_case("sign", ["+", "-"])
    def test_every_pair_with_every_sign(
        self, left: int, right: int, sign: str, tmp_path: Path
    ) -> None:
        assert right - left == 1
        assert sign in "+-"
        assert tmp_path.is_dir()
