"""Cards typed as they are said, in either language; one letter means one suit everywhere."""

from __future__ import annotations

import pytest

from td_app.floor.typed_cards import cards_typed


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("As", ("As",)),
        ("Ad 10c", ("Ad", "Tc")),
        ("ah kd", ("Ah", "Kd")),
        ("AsTd9h", ("As", "Td", "9h")),
        ("Rp Dh Vk 10t", ("Ks", "Qh", "Jd", "Tc")),
        ("dd tt kk", ("Qd", "Tc", "Kd")),
        ("R♠, V♦", ("Ks", "Jd")),
        ("1c", ("Tc",)),
        ("", ()),
    ],
)
def test_as_they_are_written(typed: str, cards: tuple[str, ...]) -> None:
    assert cards_typed(typed) == cards


@pytest.mark.parametrize("typed", ["A", "Ax", "s", "zz", "0c"])
def test_what_is_no_card_is_none(typed: str) -> None:
    assert cards_typed(typed) is None


def test_c_is_clubs_and_hearts_are_h() -> None:
    assert cards_typed("9c 9h") == ("9c", "9h")
