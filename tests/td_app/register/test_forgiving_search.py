from __future__ import annotations

import pytest

from td_app.register.finding import folded, matches


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("  Éloïse  ", "eloise"),
        ("MŒREL", "moerel"),
        ("Straße", "strasse"),
        ("Ngu\u0065\u0302\u0303n", "nguen"),
        ("D’Ünger", "d'unger"),
    ],
)
def test_accents_and_case_are_forgiven(typed: str, plain: str) -> None:
    assert folded(typed) == plain


@pytest.mark.parametrize("typed", ["dupont", "dupon", "dupnot", "dupomt", "ddupont", "jea dup"])
def test_one_wrong_letter_and_any_order_are_forgiven(typed: str) -> None:
    assert matches(typed, "jean dupont 4.7")


@pytest.mark.parametrize("typed", ["durand", "dup x", "4.8", "jan", "dxpxnt"])
def test_another_name_is_not_found(typed: str) -> None:
    assert not matches(typed, "jean dupont 4.7")


def test_nothing_typed_finds_everybody() -> None:
    assert matches("", "jean dupont")
