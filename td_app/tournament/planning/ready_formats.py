"""Formats ready to play: what each is made of, with figures that suit the structure."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from td_app.tournament.state.buy_ins import AddOn, EntryTerms, MultiBuyIn, ReBuy, ReEntry
from td_app.tournament.state.setup import TournamentSetup


class Part(Enum):
    """A part of a format, besides one entry a person."""

    REENTRY = "reentry"
    REBUY = "rebuy"
    ADD_ON = "addon"
    MULTI = "multi"


class Format(Enum):
    """A format as it is called, made of certain parts; ``OTHER`` is of one's own making."""

    FREEZEOUT = "freezeout"
    REENTRY = "reentry"
    REBUY = "rebuy"
    REENTRY_ADD_ON = "reentry_addon"
    MULTI = "multi"
    OTHER = "other"


MADE_OF: dict[Format, frozenset[Part]] = {
    Format.FREEZEOUT: frozenset(),
    Format.REENTRY: frozenset({Part.REENTRY}),
    Format.REBUY: frozenset({Part.REBUY, Part.ADD_ON}),
    Format.REENTRY_ADD_ON: frozenset({Part.REENTRY, Part.ADD_ON}),
    Format.MULTI: frozenset({Part.MULTI}),
}


def parts_of(terms: EntryTerms) -> frozenset[Part]:
    """Return what these terms are made of."""
    return frozenset(part for part in Part if getattr(terms, part.value) is not None)


def format_of(terms: EntryTerms) -> Format:
    """Return what these terms are called.

    >>> format_of(EntryTerms()), format_of(EntryTerms(reentry=ReEntry(), addon=AddOn(1, 1)))
    (<Format.FREEZEOUT: 'freezeout'>, <Format.REENTRY_ADD_ON: 'reentry_addon'>)
    """
    made = parts_of(terms)
    return next((known for known, parts in MADE_OF.items() if parts == made), Format.OTHER)


def ready_terms(chosen: Format, setup: TournamentSetup) -> EntryTerms:
    """Return the terms of a tournament made into a format; prices and limits stay as they are.

    What the format newly has comes with usual figures: see :func:`with_part`.
    """
    if chosen is Format.OTHER:
        return setup.entry_terms
    for part in Part:
        setup = replace(setup, entry_terms=with_part(setup, part, on=part in MADE_OF[chosen]))
    return setup.entry_terms


def closing_with_prizes(before: EntryTerms, terms: EntryTerms) -> EntryTerms:
    """Return the terms, late entry ended by the prizes where they leave the free freezeout.

    That is how rooms play (room 32); whoever keeps entries open says so afterwards.

    >>> closing_with_prizes(EntryTerms(), EntryTerms(reentry=ReEntry())).closes_with_prizes
    True
    """
    of_a_room = terms.sells or terms.of_money
    if of_a_room and not (before.sells or before.of_money):
        return replace(terms, closes_with_prizes=True)
    return terms


def with_part(setup: TournamentSetup, part: Part, *, on: bool) -> EntryTerms:
    """Return the terms of a tournament with a part or without it; one that is there stays.

    A re-buy is a starting stack for one or less, until the first break; an add-on half as much
    more, at that break; both at the price of an entry without its fee. An entry to choose goes
    from half the price to twice it.
    """
    terms = setup.entry_terms
    stack = setup.starting_stack
    if (getattr(terms, part.value) is not None) == on:
        return terms
    if not on:
        gone: dict[str, Any] = {part.value: None}
        return replace(terms, **gone)
    level = next(iter(setup.structure.levels_before_breaks), 1)
    price = replace(terms.cost, fee=0, bounty=0)
    match part:
        case Part.REENTRY:
            return replace(terms, reentry=ReEntry())
        case Part.REBUY:
            return replace(terms, rebuy=ReBuy(stack, stack, level, price))
        case Part.ADD_ON:
            return replace(terms, addon=AddOn(stack * 3 // 2, level, price))
        case Part.MULTI:
            full = terms.cost.price or 1_000
            cost = replace(terms.cost, price=full)
            return replace(terms, cost=cost, multi=MultiBuyIn(max(1, full // 2), full * 2))
