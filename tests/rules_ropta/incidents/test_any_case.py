"""Any situation a floor can describe is answered, and always alike."""

from __future__ import annotations

from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.json_door import answer_case
from rules_ropta.question import Question
from rules_ropta.registry import questions, questions_of_every_text
from rules_ropta.situation import AskedField, Shape, fields_of
from rules_ropta.texts import FEDERATION

INCIDENTS = [asked for asked in questions().values() if asked.kind == "incident"]
OF_OTHER_TEXTS = [asked for asked in questions_of_every_text().values() if asked.text != FEDERATION]
OUTCOMES = {"ruling", "director_decides", "refused", "error"}


def values_of(shape: Shape) -> st.SearchStrategy[Any]:
    """Plain values of a shape, small enough to meet one another."""
    match shape.kind:
        case "bool":
            plain: st.SearchStrategy[Any] = st.booleans()
        case "int":
            whole = shape.whole
            least, most = (whole.at_least, whole.at_most) if whole else (0, 12)
            plain = st.integers(least, min(most, least + 12))
        case "choice":
            plain = st.sampled_from(shape.allowed)
        case "list":
            assert shape.items is not None
            plain = st.lists(values_of(shape.items), max_size=5)
        case "map":
            assert shape.items is not None
            plain = st.dictionaries(st.sampled_from("ABCDE"), values_of(shape.items))
        case "object":
            assert shape.situation is not None
            plain = cases_of(fields_of(shape.situation))
        case "card":
            plain = st.sampled_from(["As", "Td", "9c"])
        case "cards":
            deck = ["As", "Td", "9c", "Kh", "2s", "7d", "Qc", "8h"]
            plain = st.lists(st.sampled_from(deck), max_size=7, unique=True).map("".join)
        case _:
            plain = st.sampled_from("ABCDE")
    return plain | st.none() if shape.nullable else plain


def cases_of(fields: tuple[AskedField, ...]) -> st.SearchStrategy[dict[str, Any]]:
    told = {field.name: values_of(field.shape) for field in fields if field.required}
    untold = {field.name: values_of(field.shape) for field in fields if not field.required}
    return st.fixed_dictionaries(told, optional=untold)


@pytest.mark.parametrize("asked", [*INCIDENTS, *OF_OTHER_TEXTS], ids=lambda asked: str(asked.op))
@examples(60)
@given(chosen=st.data())
def test_any_case_is_answered_and_always_alike(asked: Question, chosen: st.DataObject) -> None:
    case = {"op": asked.op, **chosen.draw(cases_of(asked.fields))}
    told = answer_case(case)
    assert told == answer_case(case)
    assert told["outcome"] in OUTCOMES
    if told["outcome"] == "error":
        assert told["code"] != "OUR_MISTAKE", told["message"]
        assert told["field"]
    else:
        assert set(told["cites"]) <= {*asked.articles, *asked.elsewhere}
