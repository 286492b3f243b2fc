"""Two languages that say the same things: each label of a paper asks the same facts in both."""

from __future__ import annotations

import importlib
import pkgutil
import string
from collections.abc import Iterator, Mapping

from every_case import every_case

import reports


def pairs_in(value: object) -> Iterator[tuple[str, str]]:
    """Yield the pairs of texts that a value of a module is or holds."""
    match value:
        case (str() as french, str() as english):
            yield french, english
        case tuple():
            for part in value:
                yield from pairs_in(part)
        case Mapping():
            for part in value.values():
                yield from pairs_in(part)


PAIRS = {
    f"{module.name}.{name}": tuple(pairs_in(value))
    for module in pkgutil.iter_modules(reports.__path__)
    for name, value in vars(importlib.import_module(f"reports.{module.name}")).items()
    if name.isupper() and any(pairs_in(value))
}


def asked(text: str) -> set[tuple[str, bool]]:
    """Return the fields of a text, and whether each is a count."""
    fields = string.Formatter().parse(text)
    return {(name, "|" in (form or "")) for _, name, form, _ in fields if name}


@every_case("pairs", PAIRS.values(), ids=PAIRS)
def test_both_languages_ask_the_same_facts(pairs):
    for french, english in pairs:
        fields, fields_in_english = asked(french), asked(english)
        assert {name for name, _ in fields} == {name for name, _ in fields_in_english}


def test_every_paper_has_its_labels():
    assert len(PAIRS) > 200
