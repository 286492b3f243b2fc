"""A scale typed in a form: read, told what is wrong and where, written back."""

import pytest

from td_app.season.scale_file import read_scale, ready_scales, scales_to_fill
from td_app.season.scale_text import scale_text
from td_app.season.scale_typed import scale_typed, typed_of


@pytest.mark.parametrize("path", (*ready_scales(), *scales_to_fill()), ids=lambda p: p.stem)
def test_a_ready_scale_in_the_form_is_the_same(path) -> None:  # type: ignore[no-untyped-def]
    scale = read_scale(path)
    again, wrong = scale_typed(typed_of(scale))
    assert not wrong
    assert again is not None
    assert scale_text(again) == scale_text(scale)


def test_a_grid_is_typed_as_clubs_write_theirs() -> None:
    typed = {"kind": "grid", "rows": "0–15 : 26 18 12\n16-20 : 28 20 15,5", "rest": "1"}
    scale, wrong = scale_typed(typed)
    assert scale is not None and not wrong
    assert [scale.place.worth(18, at, 0, 0) for at in (1, 3, 4)] == [28, 15.5, 1]


@pytest.mark.parametrize(
    ("field", "typed", "code"),
    [
        ("rows", {"kind": "grid", "rows": "15 26 18"}, "TYPED_ROW"),
        ("rows", {"kind": "table", "rows": "8 : 5\n8 : 3"}, "TYPED_ROW_ORDER"),
        ("rows", {"kind": "grid", "rows": "15 : x"}, "TYPED_NOT_A_NUMBER"),
        ("formula", {"kind": "formula"}, "TYPED_NO_FORMULA"),
        ("formula", {"kind": "formula", "formula": "100 * Z"}, "FORMULA_NAME"),
        ("kill", {"kill": "K +"}, "FORMULA_UNREADABLE"),
        ("best", {"best": "2,5"}, "TYPED_NOT_WHOLE"),
        ("presence", {"presence": "1" * 40}, "TYPED_NOT_A_NUMBER"),
    ],
)
def test_what_is_wrong_is_told_by_its_field(field: str, typed: dict[str, str], code: str) -> None:
    scale, (wrong,) = scale_typed(typed)
    assert scale is None
    assert (wrong.field, wrong.refusal.code) == (field, code)
