"""A code told: its sentence found in a table, with its figures and its people.

What happened tells codes and figures; nothing here knows what a tournament is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from td_app.words.language import Language, spoken
from td_app.words.speaking import Names, Table, Terms, listed, name_of, say


@runtime_checkable
class SentenceCode(Protocol):
    """The code of a sentence, with ``+`` before each variant, the people named and the figures."""

    @property
    def code(self) -> str: ...
    @property
    def who(self) -> tuple[int, ...]: ...
    @property
    def params(self) -> Mapping[str, object]: ...


def key_of(told: SentenceCode, table: Table, named: int | None = None) -> str:
    """Return the key of a code's sentence in a table: the fullest variant there is.

    ``+many`` stands for more people than are ``named``.
    """
    code = told.code
    many = "+many" if named is not None and len(told.who) > named else ""
    while code:
        for key in (code + many, code):
            if key in table:
                return key
        code = code.rpartition("+")[0]
    raise KeyError(told.code)


def tell(
    told: SentenceCode,
    table: Table,
    names: Names | None = None,
    language: Language | None = None,
    *,
    named: int | None = None,
    parts: Table | None = None,
    figures: Mapping[str, object] | None = None,
    terms: Terms | None = None,
) -> str:
    """Return the sentence of a code; beyond ``named`` people, it gives their number.

    Figures that are told in turn have their sentences in ``parts``, or in the same table.
    ``terms`` words a figure that a sentence asks for so: ``{fault:fault}``.
    """
    tongue = spoken(language)

    def within(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(map(within, value))
        if isinstance(value, SentenceCode):
            return tell(value, parts or table, names, tongue, terms=terms)
        return value

    params = {name: within(value) for name, value in told.params.items()}
    people = [name_of(who, names, tongue) for who in told.who[:named]]
    params |= {"people": listed(people, tongue), "many": len(told.who), **(figures or {})}
    return say(table[key_of(told, table, named)], params, language=tongue, terms=terms)


def tell_all(
    told: Sequence[SentenceCode],
    table: Table,
    names: Names | None = None,
    language: Language | None = None,
) -> str:
    """Return several codes told one after the other."""
    return " ".join(tell(one, table, names, language) for one in told)
