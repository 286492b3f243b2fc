"""Formulas that clubs write, exact, and those that are no arithmetic."""

from fractions import Fraction

import pytest

from rules_ropta.ruling import Refused
from td_app.season.formula import Formula, half_up


class TestWorth:
    @pytest.mark.parametrize(
        ("entrants", "place", "points"),
        [(25, 1, 500), (25, 2, 250), (25, 3, 167), (25, 10, 50), (64, 1, 800), (64, 8, 100)],
    )
    def test_places_of_senaco(self, entrants: int, place: int, points: int) -> None:
        formula = Formula("round(100 * sqrt(N) / P)")
        assert formula.worth(N=entrants, P=place) == points

    def test_halves_go_up(self) -> None:
        assert Formula("round(P / 2)").worth(P=5) == 3
        assert Formula("round(0 - P / 2)").worth(P=5) == -2
        assert half_up(Fraction(10005, 10000), 3) == Fraction(1001, 1000)

    def test_a_decimal_is_what_is_written(self) -> None:
        assert Formula("0.1 * P + 0.2").worth(P=1) == Fraction(3, 10)
        assert Formula("round(1.005 * 100)").worth() == 101

    def test_a_whole_figure_is_not_the_decimal_that_a_machine_takes_for_it(self) -> None:
        near = int(1e23)
        assert near != 10**23
        assert Formula("1e23 / 10 ** 20").worth() == 1000
        assert Formula(f"{near} - 1e23").worth() == near - 10**23

    def test_a_condition_chooses(self) -> None:
        formula = Formula("max(0, 20 - P) if P <= N / 2 else 1")
        assert formula.worth(N=10, P=5) == 15
        assert formula.worth(N=10, P=6) == 1

    def test_comparisons_in_a_row_hold_together(self) -> None:
        formula = Formula("10 if 1 < P <= N / 2 else 1")
        assert [formula.worth(N=10, P=place) for place in (1, 2, 5, 6)] == [1, 10, 10, 1]

    def test_a_quotient_of_two_answers_is_a_figure(self) -> None:
        assert Formula("10 * ((P < 4) / (N > 5))").worth(N=8, P=3) == 10
        assert Formula("7 / 2").worth() == Fraction(7, 2)

    def test_kills_and_re_entries_are_letters_too(self) -> None:
        assert Formula("10 * K - 5 * R + floor(7 / 2) + ceil(7 / 2)").worth(K=3, R=2) == 27


class TestRefused:
    @pytest.mark.parametrize(
        ("text", "code", "column"),
        [
            ("round(100 / Q)", "FORMULA_NAME", 13),
            ("__import__('os')", "FORMULA_NAME", 1),
            ("N.real", "FORMULA_UNREADABLE", 1),
            ("(1).__class__", "FORMULA_UNREADABLE", 1),
            ("[x for x in (1, 2)]", "FORMULA_UNREADABLE", 1),
            ("'a' * 5", "FORMULA_UNREADABLE", 1),
            ("lambda: 1", "FORMULA_UNREADABLE", 1),
            ("1 +", "FORMULA_UNREADABLE", 4),
            ("N(2)", "FORMULA_UNREADABLE", 1),
            ("round(x=1)", "FORMULA_UNREADABLE", 1),
            ("1; 2", "FORMULA_UNREADABLE", 1),
            ("True", "FORMULA_UNREADABLE", 1),
            ("P is N", "FORMULA_UNREADABLE", 1),
            ("10 * (P is not N)", "FORMULA_UNREADABLE", 7),
            ("1 < P in N", "FORMULA_UNREADABLE", 1),
            ("P not in N", "FORMULA_UNREADABLE", 1),
            ("1 + (N << P)", "FORMULA_UNREADABLE", 6),
            ("N @ P", "FORMULA_UNREADABLE", 1),
            ("~N", "FORMULA_UNREADABLE", 1),
            ("", "FORMULA_LENGTH", 1),
            ("1" * 501, "FORMULA_LENGTH", 1),
        ],
    )
    def test_what_is_no_arithmetic_has_its_place(self, text: str, code: str, column: int) -> None:
        with pytest.raises(Refused) as refused:
            Formula(text)
        assert refused.value.code == code
        assert refused.value.params["column"] == column

    @pytest.mark.parametrize(
        "text",
        [
            "1 / (P - 1)",
            "sqrt(0 - P)",
            "9 ** 9 ** 9",
            "2 ** 50",
            "10 ** 20",
            "(0 - 2) ** 0.5",
            "min()",
            "min(1)",
            "sqrt",
            "round(1, 99999999)",
            "N % 0",
        ],
    )
    def test_a_figure_that_is_none_is_refused(self, text: str) -> None:
        with pytest.raises(Refused) as refused:
            Formula(text).worth(N=8, P=1)
        assert refused.value.code == "FORMULA_FAILS"
