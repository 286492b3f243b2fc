"""Situations from plain values: strict, and exact about what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

import pytest
from every_case import every_case

from rules_ropta.field_types import (
    Advanced,
    AtLeast,
    Called,
    Card,
    Chips,
    Count,
    Place,
    SharedQuestion,
    Street,
    Who,
    asked_when,
)
from rules_ropta.situation import (
    Malformed,
    each_once,
    fields_of,
    seats_among,
    situation_from,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A player of the situation below."""

    seat: Place
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Everything:
    """A situation with a field of each kind."""

    street: Street
    bet: Annotated[Chips, Called("BET_TO_MATCH")]
    who: Who | None = None
    chips: tuple[Chips, ...] = ()
    stacks: Mapping[str, Chips] | None = None
    players: tuple[Player, ...] = ()
    exposed: Count = 0
    seen: Annotated[bool, asked_when(exposed=AtLeast(2)), asked_when(street="river")] = False
    by: Annotated[
        Literal["dealer", "player"] | None, asked_when(exposed=AtLeast(1), required=True)
    ] = None
    offence: Literal[1, 2] = 1
    remark: Annotated[str, Advanced()] = ""
    wrong_seat: Annotated[bool, SharedQuestion("what")] = False


def built(**changes: object) -> Everything:
    return situation_from(Everything, {"street": "flop", "bet": 100, **changes})


def what_is_wrong(**changes: object) -> tuple[str, str | None]:
    with pytest.raises(Malformed) as malformed:
        built(**changes)
    return malformed.value.code, malformed.value.field


class TestSituationFrom:
    def test_values_become_those_of_the_situation(self) -> None:
        built_one = built(
            who=7, chips=[25, 100], stacks={"A": 1}, players=[{"seat": 3, "cards": ["As", "Td"]}]
        )
        assert built_one.chips == (25, 100)
        assert built_one.stacks == {"A": 1}
        assert built_one.players == (Player(seat=3, cards=("As", "Td")),)

    def test_what_is_not_said_has_its_default(self) -> None:
        assert built() == Everything(street="flop", bet=100)

    @every_case(
        "changes, code, field",
        [
            ({"bet": -25}, "NEGATIVE", "bet"),
            ({"bet": "100"}, "WRONG_TYPE", "bet"),
            ({"bet": True}, "WRONG_TYPE", "bet"),
            ({"bet": 10**13}, "OUT_OF_RANGE", "bet"),
            ({"bet": None}, "WRONG_TYPE", "bet"),
            ({"street": "riverside"}, "NOT_ALLOWED", "street"),
            ({"street": 4}, "WRONG_TYPE", "street"),
            ({"offence": True}, "WRONG_TYPE", "offence"),
            ({"who": 1.5}, "WRONG_TYPE", "who"),
            ({"who": "A" * 201}, "TOO_LONG", "who"),
            ({"chips": 25}, "WRONG_TYPE", "chips"),
            ({"chips": [25, -25]}, "NEGATIVE", "chips[1]"),
            ({"chips": [25] * 1001}, "TOO_MANY", "chips"),
            ({"stacks": [1]}, "WRONG_TYPE", "stacks"),
            ({"stacks": {"A": "1"}}, "WRONG_TYPE", "stacks.A"),
            ({"stacks": dict.fromkeys(map(str, range(1001)), 1)}, "TOO_MANY", "stacks"),
            ({"players": [{"seat": 0}]}, "UNKNOWN_SEAT", "players[0].seat"),
            ({"players": [{"seat": 13}]}, "UNKNOWN_SEAT", "players[0].seat"),
            ({"players": [{}]}, "MISSING_FIELD", "players[0].seat"),
            ({"players": [7]}, "WRONG_TYPE", "players[0]."),
            ({"players": [{"seat": 1, "cards": ["1s"]}]}, "UNKNOWN_CARD", "players[0].cards[0]"),
            ({"players": [{"seat": 1, "cards": ["as"]}]}, "UNKNOWN_CARD", "players[0].cards[0]"),
            ({"colour": "red"}, "UNKNOWN_FIELD", "colour"),
        ],
    )
    def test_what_is_wrong_is_named(
        self, changes: dict[str, object], code: str, field: str
    ) -> None:
        assert what_is_wrong(**changes) == (code, field)

    def test_a_field_needed_only_sometimes_is_missed_only_then(self) -> None:
        assert built(exposed=0).by is None
        assert what_is_wrong(exposed=1) == ("MISSING_FIELD", "by")

    def test_a_situation_is_an_object(self) -> None:
        with pytest.raises(Malformed, match="WRONG_TYPE"):
            situation_from(Everything, [1])

    def test_remarks_are_left_aside(self) -> None:
        assert built(note_prev="x", chips_note=[{}]) == built()


class TestFields:
    def test_they_come_in_the_order_of_the_situation(self) -> None:
        names = [field.name for field in fields_of(Everything)]
        assert names[:3] == ["street", "bet", "who"]

    def test_each_says_what_it_is(self) -> None:
        fields = {field.name: field for field in fields_of(Everything)}
        assert fields["bet"].called == "BET_TO_MATCH"
        assert fields["chips"].called == "chips"
        assert fields["bet"].shape.whole is not None
        assert fields["bet"].shape.whole.unit == "chips"
        assert fields["street"].shape.allowed == ("preflop", "flop", "turn", "river")
        assert fields["by"].shape.nullable
        assert fields["street"].required
        assert not fields["who"].required

    def test_one_of_several_conditions_is_enough_to_ask(self) -> None:
        seen = {field.name: field for field in fields_of(Everything)}["seen"]
        assert not seen.asked({"street": "flop", "exposed": 1})
        assert seen.asked({"street": "flop", "exposed": 2})
        assert seen.asked({"street": "river", "exposed": 0})

    def test_a_detail_is_seldom_asked(self) -> None:
        assert [field.name for field in fields_of(Everything) if field.seldom] == ["remark"]

    def test_an_answer_to_a_shared_question_names_it(self) -> None:
        shared = {field.name: field.one_of for field in fields_of(Everything) if field.one_of}
        assert shared == {"wrong_seat": "what"}

    def test_a_condition_on_nothing_always_holds(self) -> None:
        assert asked_when().holds({})

    def test_a_type_no_one_can_be_asked_for_is_our_mistake(self) -> None:
        @dataclass(frozen=True)
        class Unaskable:
            """A fraction of a chip."""

            part: float

        with pytest.raises(TypeError, match="no question can ask"):
            fields_of(Unaskable)


class TestChecks:
    def test_a_seat_must_be_one_of_those_known(self) -> None:
        with pytest.raises(Malformed, match="UNKNOWN_SEAT eliminated"):
            seats_among("eliminated", (7,), (1, 2, 3))

    def test_nothing_is_named_twice(self) -> None:
        with pytest.raises(Malformed, match="TWICE winners"):
            each_once("winners", (2, 2))
