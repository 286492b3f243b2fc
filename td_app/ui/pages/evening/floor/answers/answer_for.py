"""Which widget asks for what: one for each shape that the rulebook's fields have."""

from __future__ import annotations

from collections.abc import Mapping

from rules_ropta.field_types import Whole
from rules_ropta.situation import REQUIRED, AskedField, Shape, fields_of
from td_app.floor.question_steps import NAMELESS, PEOPLE, Asked, answer_words, row_words
from td_app.ui.pages.evening.floor.answers.answer_choice import CardPad, ChoicePad
from td_app.ui.pages.evening.floor.answers.answer_number import (
    TAPPED,
    NumberPad,
    TextPad,
    TypedNumberPad,
)
from td_app.ui.pages.evening.floor.answers.answer_pad import AnswerPad
from td_app.ui.pages.evening.floor.answers.answer_places import SeatsPad
from td_app.ui.pages.evening.floor.answers.answer_rows import Column, ListPad, Row, Rows, RowsPad
from td_app.ui.pages.evening.floor.answers.card_grid import CardsPad
from td_app.ui.pages.evening.floor.answers.chip_pad import ChipPad
from td_app.words.asking import field_question
from td_app.words.language import fr_en

CARDS = {
    ("ultimate", "player"): 2,
    ("ultimate", "dealer"): 2,
    ("ultimate", "board"): 5,
    ("bring_in", "up"): 1,
}
"""How many cards an answer has, where it is always as many: the last one answers."""

LIKELY_SECONDS = (30, 60, 90, 120)

NOTHING_YET = frozenset({("out_of_turn", "actions_between"), ("all_in_said", "actions_between")})
"""Lists that may be empty: a floor is often called before anybody else has acted."""

PUSHED = frozenset({"chips", "first_part", "second_part"})
"""Lists of the chips of one move, which a pad takes one by one."""

STILL_IN = frozenset({"last_river_aggressor", "last_turn_aggressor"})
"""Places asked for among those still in the hand."""


def pad_for(asked: Asked) -> AnswerPad:
    """Return the widget that asks for a value of that shape."""
    match asked.shape.kind:
        case "bool" | "choice":
            return ChoicePad(asked)
        case "int":
            return _number(asked)
        case "who":
            return SeatsPad(asked, people=True)
        case "card":
            return CardPad(asked)
        case "cards":
            return CardsPad(asked, CARDS.get((asked.op, asked.name), 0))
        case "list":
            return _list(asked)
        case "map":
            return _map(asked)
        case _:
            return TextPad(asked)


def _number(asked: Asked) -> AnswerPad:
    unit = (asked.shape.whole or Whole("number")).unit
    if unit == "place":
        return SeatsPad(asked, among=_still_in(asked))
    if unit in ("chips", "chip value"):
        return ChipPad(asked, one=unit == "chip value" or asked.last == "chip")
    if unit in TAPPED:
        return NumberPad(asked)
    facts = asked.facts
    likely = {"level": (facts.level,), "table": (facts.table,), "seconds": LIKELY_SECONDS}
    return TypedNumberPad(asked, tuple(n for n in likely.get(unit, ()) if n is not None))


def _list(asked: Asked) -> AnswerPad:
    items = asked.shape.items
    assert items is not None
    if items.whole:
        unit = items.whole.unit
    else:
        unit = items.kind
    if unit == "place":
        return SeatsPad(asked, many=True)
    if items.kind == "who":
        return SeatsPad(asked, many=True, people=True)
    if items.kind == "text" and asked.last in PEOPLE:
        return SeatsPad(asked, many=True, people=True, told=str, among=_among(asked))
    if unit == "chips" and asked.last in PUSHED:
        return ChipPad(asked.part(asked.name, items, asked.first), many=True)
    if items.kind == "object":
        return _objects(asked, items)
    inner = asked.part(asked.name, items)
    if (asked.op, asked.name) in NOTHING_YET and not asked.assumed:
        asked = asked.part(asked.name, asked.shape, [])
    if items.kind == "text":
        return ListPad(asked, TextPad(inner, needed=True))
    item = ChoicePad(inner, columns=2) if items.kind == "choice" else pad_for(inner)
    # A card of the deal is named by its rank in it: there is one of each.
    return ListPad(asked, item, once=unit == "card")


def _among(asked: Asked) -> tuple[object, ...] | None:
    """The players who may be named: those who put chips in, once that is known."""
    told = asked.given.get("contributions")
    if isinstance(told, Mapping) and told:
        return tuple(told)
    return None


def _still_in(asked: Asked) -> tuple[object, ...] | None:
    """The places of those in the hand, where the question is about one of them."""
    live = asked.given.get("live")
    if asked.name in STILL_IN and isinstance(live, list | tuple):
        return tuple(live)
    return None


def _map(asked: Asked) -> AnswerPad:
    items = asked.shape.items
    assert items is not None
    who = asked.part(asked.name, Shape("who"))
    what = asked.part(asked.name, items)

    def words(row: Row) -> str:
        name = asked.player(row["who"])
        if "what" in row:
            return f"{name} · {answer_words(what, row['what'])}"
        return name

    how_much = fr_en("Combien\u00a0?", "How many, or how much?")
    if items.kind == "cards":
        how_much = fr_en("Quelle carte\u00a0?", "Which card?")
    columns = (
        Column(
            "who",
            fr_en("Quel joueur\u00a0?", "Which player?"),
            lambda: SeatsPad(who, people=True, told=str),
        ),
        Column("what", how_much, lambda: pad_for(what)),
    )
    begun = asked.first.items() if isinstance(asked.first, Mapping) else ()
    return RowsPad(
        asked,
        Rows(columns, words, lambda rows: {str(row["who"]): row["what"] for row in rows}),
        [{"who": name, "what": value} for name, value in begun],
    )


def _objects(asked: Asked, items: Shape) -> AnswerPad:
    assert items.situation is not None
    fields = tuple(field for field in fields_of(items.situation) if not field.seldom)
    begun = asked.first if isinstance(asked.first, list | tuple) else ()
    return RowsPad(
        asked,
        Rows(
            tuple(_column(asked, field) for field in fields if not _named(field)),
            lambda row: row_words(asked, items, row),
            list,
            lambda rank: {f.name: _name(f, rank) for f in fields if _named(f)},
        ),
        [dict(row) for row in begun if isinstance(row, Mapping)],
    )


def _column(asked: Asked, field: AskedField) -> Column:
    name = f"{asked.name}.{field.name}"
    if field.required:
        first = REQUIRED
    else:
        first = field.default
    part = asked.part(name, field.shape, first)
    return Column(field.name, field_question(asked.op, name), lambda: pad_for(part))


def _named(field: AskedField) -> bool:
    """Return whether a row's field is only a name: nobody need be asked for it."""
    return field.shape.kind in ("who", "text")


def _name(field: AskedField, rank: int) -> str:
    """The name of a row, by its rank from 0: a player's letter, else a pot's name."""
    if field.shape.kind == "who":
        return NAMELESS[rank % len(NAMELESS)] + "'" * (rank // len(NAMELESS))
    if rank == 0:
        return fr_en("pot principal", "main pot")
    return fr_en("pot extérieur {0}", "side pot {0}").format(rank)
