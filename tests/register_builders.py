"""Builders of a club with a register, kept in a database in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from builders import a_club

from td_app.club.club import Club
from td_app.persistence.engine import memory_club
from td_app.register.member import NEW, Member
from td_app.register.repository import Register
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk


@contextmanager
def a_registered_club(*people: Person | Member) -> Iterator[Club]:
    """Yield a club whose journals and register stand in one database in memory."""
    with memory_club() as file:
        club = replace(
            a_club(),
            store=file.store,
            directory=file.directory,
            register=file.register,
            photos=file.photos,
            privacy=file.privacy,
            seasons=file.seasons,
            meeting_store=file.meetings,
        )
        cards = [one if isinstance(one, Member) else Member(NEW, one) for one in people]
        file.register.keep(cards)
        yield club


def register_of(club: Club) -> Register:
    """Return the register of a club that has one."""
    assert club.register is not None
    return club.register


def cards_of(club: Club) -> Sequence[Member]:
    """Return the cards of a club's register."""
    return register_of(club).members()


def named(club: Club, last_name: str) -> Member:
    """Return the one card of a last name."""
    (card,) = [card for card in cards_of(club) if card.person.last_name == last_name]
    return card


@contextmanager
def a_club_desk(*people: Person | Member) -> Iterator[Desk]:
    """Yield a desk of such a club, with nothing open."""
    with a_registered_club(*people) as club:
        desk = Desk(club)
        yield desk
        desk.close()
