"""Entrants and the club's register: who is offered, who is linked, who is new to the club."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import TypeVar

from td_app.ports import StorageTrouble
from td_app.register.kept import Played, Register
from td_app.register.member import NEW, Member
from td_app.register.same_person import Cards
from td_app.session import erased_person
from td_app.tournament.state.person import Person
from td_app.ui.live_tournament import LiveTournament
from td_app.words.figures import short_day
from td_app.words.language import fr_en

T = TypeVar("T")


class RegisterLink:
    """Links the entrants of ``live`` to the cards of the register; troubles are told there."""

    def __init__(self, live: LiveTournament, register: Register) -> None:
        """Link to ``register``."""
        self._live, self._register = live, register
        self._cards: tuple[Member, ...] | None = None
        self._by_name: Cards | None = None
        self._played: Mapping[Played, int] | None = None

    def cards(self) -> tuple[Member, ...]:
        """Return the cards, asked for once until something is written."""
        if self._cards is None:
            read = self._tried(self._register.members)
            if read is None:
                return ()
            self._cards = tuple(read)
        return self._cards

    def forget(self) -> None:
        """Ask the register again: another page or another post wrote there."""
        self._cards = self._by_name = self._played = None

    def card(self, entrant: int) -> Member | None:
        """Return the card that an entrant is linked to."""
        number = self._links().get((self._live.session.tournament, entrant))
        return next((card for card in self.cards() if card.id == number), None)

    def _links(self) -> Mapping[Played, int]:
        if self._played is None:
            self._played = self._tried(self._register.played)
        return self._played or {}

    def newcomers(self) -> dict[int, Person]:
        """Return the entrants who are linked to no card and whom no card fits, with their names.

        Whoever's name was erased is none of them.
        """
        linked = {who for t, who in self._links() if t == self._live.session.tournament}
        rows = (row for row in self._live.players().rows if row.entrant not in linked)
        waiting = {row.entrant: row.person for row in rows}
        if not waiting:
            return {}
        if self._by_name is None:
            self._by_name = Cards(self.cards())
        return {
            entrant: person
            for entrant, person in waiting.items()
            if person != erased_person(entrant) and not self._by_name.of(person)
        }

    def enter(
        self,
        entrants: Mapping[int, Person],
        chosen: Member | None = None,
        *,
        guests: bool | None = None,
    ) -> None:
        """Link entrants just entered: to the card ``chosen``, to the one that fits, to a new one.

        A newcomer gets a card once it is said whether they are ``guests`` or members. Where several
        cards fit, nobody is linked: the page of the members asks. A card is one person's of an
        evening: a namesake has their own.
        """
        here = self._live.session.tournament
        taken = {
            number
            for (t, who), number in self._links().items()
            if t == here and who not in entrants
        }
        cards, wanted, stale = Cards(self.cards()), dict[Played, Member](), list[Played]()
        for entrant, person in entrants.items():
            fits = (chosen,) if chosen is not None else cards.of(person)
            newcomer = Member(NEW, person, guest=bool(guests), since=date.today())
            again = len(fits) == 1 and fits[0].id in taken
            unasked = guests is None and not fits
            if unasked or len(fits) > 1 or (again and chosen is None):
                stale.append((here, entrant))
                continue
            wanted[here, entrant] = fits[0] if fits and not again else newcomer
            taken |= {card.id for card in fits}
        back = [replace(c, left=None) for c in wanted.values() if c.id != NEW and c.left]
        self._tried(lambda: (self._register.keep(back), self._register.enter(wanted)))
        # An entry undone may have left its number, linked, to somebody else.
        self._tried(lambda: self._register.unlink(stale))
        self.forget()

    def make_member(self, entrant: int) -> Member | None:
        """Make a member of a guest, or of an entrant without a card; return the card."""
        card = self.card(entrant)
        if card is not None:
            card = replace(card, guest=False, since=date.today())
            self._tried(lambda: self._register.keep([card]))
        else:
            new = Member(NEW, self._live.person(entrant), since=date.today())
            place = (self._live.session.tournament, entrant)
            self._tried(lambda: self._register.enter({place: new}))
        self.forget()
        return self.card(entrant)

    def _tried(self, act: Callable[[], T]) -> T | None:
        try:
            return act()
        except StorageTrouble as trouble:
            self._live.trouble.emit(trouble)
            return None


def dues_words(card: Member | None) -> str:
    """Return that somebody's dues are late, empty when they are not: seen, never in the way."""
    if card is None or card.dues_until is None or not card.dues_late(date.today()):
        return ""
    words = fr_en("{0}\u00a0: cotisation échue le {1}.", "{0}: dues ran out on {1}.")
    return words.format(card.name, short_day(card.dues_until))


def standing_words(card: Member | None) -> str:
    """Return what somebody is to the club, in a few words."""
    if card is None:
        return fr_en("Registre\u00a0: pas de fiche reliée", "Register: no card linked")
    if card.guest:
        return fr_en("Registre\u00a0: invité", "Register: guest")
    if card.dues_until is None:
        return fr_en("Registre\u00a0: membre", "Register: member")
    until = short_day(card.dues_until)
    if card.dues_late(date.today()):
        words = fr_en(
            "Registre\u00a0: membre, cotisation échue le {0}",
            "Register: member, dues ran out on {0}",
        )
        return words.format(until)
    words = fr_en(
        "Registre\u00a0: membre, cotisation jusqu’au {0}", "Register: member, dues paid until {0}"
    )
    return words.format(until)
