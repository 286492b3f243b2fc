"""Names on the room's phones, as the club wants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from td_app.tournament.state.person import Person, plain_words
from td_app.tournament.state.public_name import initialled, shortened
from td_app.web.devices import Shelf

if TYPE_CHECKING:
    from td_app.tournament.views.finishing import Standings
    from td_app.tournament.views.players import PlayerRow
    from td_app.tournament.views.public import PublicView


#: The club's setting.
KEPT_AS: Final = "phones_names"


class NameDisplay(StrEnum):
    """The form of a name that the public may read."""

    WHOLE = "whole"
    SHORT = "short"
    PSEUDONYM = "pseudonym"


def names_kept(shelf: Shelf) -> NameDisplay:
    """Return what the club wants, whole names until it has said."""
    kept = shelf.setting(KEPT_AS)
    return NameDisplay(kept) if kept in {way.value for way in NameDisplay} else NameDisplay.WHOLE


def called(person: Person, way: NameDisplay) -> str:
    """Return what somebody is called on phones; who has no pseudonym by first name and initial.

    >>> called(Person("Pérez", "GAËTAN", "Ace"), NameDisplay.SHORT)
    'Gaëtan P.'
    >>> [called(Person("Pérez", "", told), NameDisplay.PSEUDONYM) for told in ("Ace", "")]
    ['Ace', 'P.']
    """
    if way is NameDisplay.WHOLE:
        return person.display_name
    if way is NameDisplay.PSEUDONYM and person.pseudonym:
        return person.pseudonym
    return initialled(person)


def renamed(rows: Iterable[PlayerRow], way: NameDisplay) -> Mapping[str, str]:
    """Return the public name of each whole name; if namesakes differ, it is shortened."""
    found: dict[str, str] = {}
    for row in rows:
        told = called(row.person, way)
        known = found.setdefault(row.name, told)
        if known != told:
            found[row.name] = shortened(row.name)
    return found


def told_names(
    wall: PublicView, standings: Standings, rows: tuple[PlayerRow, ...], way: NameDisplay
) -> tuple[PublicView, Standings, tuple[PlayerRow, ...]]:
    """Return what the room reads with the names that it may read.

    Hidden, a name stands beside no seat that a search would tell (moves, outs of a hand, seats
    called, the ranking), nor in the alphabet's order of the real ones.
    """
    if way is NameDisplay.WHOLE:
        return wall, standings, rows
    names = renamed(rows, way)
    own = {row.entrant: called(row.person, way) for row in rows}

    def name(whole: str) -> str:
        return names.get(whole) or shortened(whole)

    prizes = replace(
        wall.prizes,
        rows=tuple(
            replace(row, holders=tuple(name(one) for one in row.holders))
            for row in wall.prizes.rows
        ),
        # The page of a seat that was searched has the entrant's number.
        winners=tuple(replace(row, entrant=0, name=name(row.name)) for row in wall.prizes.winners),
    )
    hand = wall.hand_for_hand
    if hand is not None:
        hand = replace(hand, noted=tuple(replace(out, name="") for out in hand.noted))
    won = tuple(sorted(map(name, wall.winners)))
    told = replace(
        wall,
        winner=next(iter(won), None),
        winners=won,
        moves=tuple(replace(move, name="") for move in wall.moves),
        prizes=prizes,
        hand_for_hand=hand,
        calls=tuple(replace(call, name="") for call in wall.calls),
    )
    ranked = [replace(row, name=own.get(row.entrant, ""), seat=None) for row in standings.rows]
    ranked.sort(key=lambda row: (row.place or 0, plain_words(row.name)))
    return (
        told,
        replace(standings, rows=tuple(ranked), winners=won),
        tuple(replace(row, name=own[row.entrant]) for row in rows),
    )
