"""The entrants of an evening and the club's register: each entrant has a card, at any face.

What was sent from this computer is followed, undo and redo included: a card written for an entry
alone goes with it, and the day that a majority was checked is kept on the card (1.4).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import TYPE_CHECKING, TypeVar

from td_app.club.club import Club
from td_app.live.door import erased_person
from td_app.ports.journals import TournamentRow
from td_app.ports.trouble import StorageTrouble
from td_app.register.member import NEW, Member
from td_app.register.repository import Played, Register
from td_app.register.same_person import Cards
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.person import BLANK, Person
from td_app.tournament.state.tournament import Majority, Standing

if TYPE_CHECKING:
    from td_app.live.reading import Live

T = TypeVar("T")
#: In place of a card: a new person, even where cards have the same name.
SOMEBODY_ELSE = Member(NEW, BLANK)
#: Somebody who enters, with their card where it is known.
Comer = tuple[Person, Member | None]
#: Evenings looked through for the last one where members played.
LOOKED_THROUGH = 20


@dataclass(frozen=True, slots=True)
class LastEvening:
    """The last evening where members played: its name, its day, their cards."""

    name: str
    date: str
    cards: tuple[Member, ...]


class CheckIn:
    """Links the entrants of ``live`` to the cards of ``register``; failures go to ``trouble``."""

    def __init__(
        self, live: Live, register: Register, trouble: Callable[[StorageTrouble], object]
    ) -> None:
        """Follow what is sent to ``live`` from now on."""
        self._live = live
        self._register = register
        self._trouble = trouble
        self._cards: tuple[Member, ...] | None = None
        self._by_name: Cards | None = None
        self._played: Mapping[Played, int] | None = None
        #: Cards taken back with an entry, by entrant, for when it is done again.
        self._taken: dict[int, Member] = {}
        self._chosen: Mapping[int, Member] = {}
        live.followers.append(self._follow)

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
        return self.cards_here().get(entrant)

    def cards_here(self) -> dict[int, Member]:
        """Return the cards of those who are on tonight's list, by entrant."""
        cards = {card.id: card for card in self.cards()}
        here = self._live.session.tournament
        return {
            who: cards[number]
            for (tournament, who), number in self._links().items()
            if tournament == here and number in cards and self._live.entrant(who) is not None
        }

    def not_here(self) -> tuple[Member, ...]:
        """Return the cards of those who are not on tonight's list."""
        here = {card.id for card in self.cards_here().values()}
        return tuple(card for card in self.cards() if card.id not in here)

    def newcomers(self) -> dict[int, Person]:
        """Return the entrants without a card whom no card fits, with their names.

        Whoever's name was erased is none of them.
        """
        linked = self.cards_here()
        rows = (row for row in self._live.players().rows if row.entrant not in linked)
        waiting = {row.entrant: row.person for row in rows}
        if not waiting:
            return {}
        taken = {card.id for card in linked.values()}
        return {
            entrant: person
            for entrant, person in waiting.items()
            if person != erased_person(entrant) and not self._fitting((person, None), taken)
        }

    def write_cards(self, entrants: Iterable[int], *, guests: bool) -> None:
        """Write a card for each of these newcomers, as guests or as members."""
        who = tuple(entrants)
        self._link(who, guests=guests)
        self.note_ages(who)

    def enter(
        self,
        comers: Sequence[Comer],
        present: bool,
        dispatch: Callable[[cmd.RegisterEntrants], ev.Entry | None],
        stacks: tuple[tuple[int, int], ...] = (),
    ) -> ev.Entry | None:
        """Put people on the list by ``dispatch``; return its entry, None when it was refused.

        Whoever's card says that their majority was checked need not be asked again. ``stacks``:
        the starting stacks of some, as (place in ``comers``, chips).
        """
        taken = {card.id for card in self.cards_here().values()}
        checked = list[int]()
        for place, comer in enumerate(comers):
            fits = self._fitting(comer, taken)
            if len(fits) == 1:
                taken.add(fits[0].id)
                if fits[0].of_age is not None:
                    checked.append(place)
        self._chosen = {place: card for place, (_, card) in enumerate(comers) if card is not None}
        people = tuple(person for person, _ in comers)
        try:
            command = cmd.RegisterEntrants(people, present, checked=tuple(checked), stacks=stacks)
            return dispatch(command)
        finally:
            self._chosen = {}

    def with_checked(self, command: cmd.Command) -> cmd.Command:
        """Return the command; marking people present, with whose card says they were checked."""
        if not isinstance(command, cmd.MarkPresence) or not command.present:
            return command
        known = {who for who, card in self.cards_here().items() if card.of_age is not None}
        return replace(command, checked=tuple(who for who in command.entrants if who in known))

    @contextmanager
    def as_card(self, number: int) -> Iterator[None]:
        """Link who is entered meanwhile to this card, where there is one."""
        self._chosen = {0: Member(number, BLANK)}
        try:
            yield
        finally:
            self._chosen = {}

    def make_member(self, entrant: int) -> Member | None:
        """Make a member of a guest, or of an entrant without a card; return the card."""
        card = self.card(entrant)
        if card is not None:
            card = replace(card, guest=False, since=date.today())
            self._tried(lambda: self._register.keep([card]))
        else:
            new = Member(NEW, self._live.person(entrant), since=date.today())
            place = (self._live.session.tournament, entrant)
            kept = self._tried(lambda: self._register.keep([new])) or ()
            self._tried(lambda: self._register.enter(dict(zip([place], kept, strict=False))))
        self.forget()
        self.note_ages((entrant,))
        return self.card(entrant)

    def note_ages(self, entrants: Iterable[int]) -> None:
        """Keep on the cards just linked to these that their majority was checked, with the day."""
        for one in entrants:
            self._follow_majority((one,), self._checked_ms(one))

    def earlier(self, club: Club) -> list[TournamentRow]:
        """Return the evenings before this one, oldest first; raises ``StorageTrouble``."""
        here = self._live.session.tournament
        rows = [row for row in club.tournaments(archived=True) if not row.sample]
        rows.sort(key=lambda row: (row.date, row.id))
        numbers = [row.id for row in rows]
        return rows[: numbers.index(here)] if here in numbers else rows

    def last_evening(self, club: Club) -> LastEvening | None:
        """Return the players of the last evening before this one; raises ``StorageTrouble``."""
        cards = {card.id: card for card in self.cards() if card.left is None}
        for row in self.earlier(club)[: -LOOKED_THROUGH - 1 : -1]:
            linked = self._register.linked(row.id)
            if not linked:
                continue
            entrants = club.open(row.id, looking=True).state.entrants
            came = [who for who, one in entrants.items() if one.standing is not Standing.REGISTERED]
            found = {linked[who] for who in came if who in linked}
            told = tuple(card for number, card in cards.items() if number in found)
            if told:
                return LastEvening(row.name, row.date, told)
        return None

    def _follow(self, entry: ev.Entry) -> None:
        """Keep the register as an entry, done, taken back or done again, asks for."""
        about = entry
        again = False
        if isinstance(entry.event, ev.ActionUndone | ev.ActionRedone):
            about = self._live.session.history.entry(entry.event.sequence)
            again = True
        match about.event:
            case ev.EntrantsRegistered() as entered if not again:
                for one in entered.who():
                    self._taken.pop(one, None)
                self._link(entered.who())
                self._follow_majority(entered.who(), about.recorded_at)
            case ev.EntrantsRegistered() | ev.EntrantsRemoved() | ev.EntrantCorrected():
                who = about.event.who()
                if isinstance(about.event, ev.EntrantCorrected):
                    self._leave_card(about.event.entrant)
                self._link_again(who)
                self.note_ages(who)
            case ev.MajorityMarked(entrants=who):
                self._follow_majority(who, about.recorded_at)

    def _link_again(self, entrants: Sequence[int]) -> None:
        """Remove the cards written for these entrants alone; those still listed get theirs
        again.
        """
        here = self._live.session.tournament
        cards = {card.id: card for card in self.cards()}
        before = self._links()
        self._tried(lambda: self._register.take_back([(here, one) for one in entrants]))
        self.forget()
        linked = self._links()
        for one in entrants:
            number = before.get((here, one))
            if number in cards and (here, one) not in linked:
                self._taken[one] = cards[number]
        listed = [one for one in entrants if self._live.entrant(one) is not None]
        self._link([one for one in listed if (here, one) not in linked])

    def _leave_card(self, entrant: int) -> None:
        """Part somebody whose name was put right from a card, where it is that of another one.

        What was checked of their majority tonight was not of the card's own person (1.4).
        """
        cards = self.cards_here()
        one = self._live.entrant(entrant)
        card = cards.pop(entrant, None)
        if card is None or one is None:
            return
        fits = self._fitting((self._live.person(entrant), None), {c.id for c in cards.values()})
        if len(fits) != 1 or fits[0].id == card.id:
            return
        history = self._live.session.history
        here = self._live.session.tournament
        marked = (e for e in history.entries if isinstance(e.event, ev.MajorityMarked))
        days = {_day_of(entry.recorded_at) for entry in marked if history.counts(entry.sequence)}
        self._tried(lambda: self._register.unlink([(here, entrant)]))
        if card.of_age in days:
            self._tried(lambda: self._register.note_of_age([card.id], None))

    def _link(self, entrants: Sequence[int], *, guests: bool | None = None) -> None:
        """Link entrants: to the card chosen, to the one that fits, to a new one.

        A newcomer gets a card once it is said whether they are ``guests`` or members, or the one
        taken back with their entry. Where several cards fit, nobody is linked: the page of the
        members asks. A card is one person's of an evening: a namesake has their own.
        """
        if not entrants:
            return
        here = self._live.session.tournament
        taken = {card.id for who, card in self.cards_here().items() if who not in entrants}
        wanted = dict[Played, Member]()
        stale = list[Played]()
        for place, entrant in enumerate(entrants):
            person = self._live.person(entrant)
            fits = self._fitting((person, self._chosen.get(place)), taken)
            new = self._new_card(entrant, person, guests)
            if len(fits) > 1 or (not fits and new is None):
                stale.append((here, entrant))
            elif fits:
                wanted[here, entrant] = fits[0]
                taken.add(fits[0].id)
            elif new is not None:
                wanted[here, entrant] = new
        back = [replace(c, left=None) for c in wanted.values() if c.id != NEW and c.left]
        self._tried(lambda: (self._register.keep(back), self._register.enter(wanted)))
        # An entry undone may have left its number, linked, to somebody else.
        self._tried(lambda: self._register.unlink(stale))
        self.forget()

    def _new_card(self, entrant: int, person: Person, guests: bool | None) -> Member | None:
        taken = self._taken.pop(entrant, None)
        if taken is not None:
            return replace(taken, id=NEW, person=person)
        if guests is None:
            return None
        return Member(NEW, person, guest=guests, since=date.today())

    def _follow_majority(self, entrants: Iterable[int], at_ms: int) -> None:
        """Keep on the cards whose majority is checked now, since the day of ``at_ms``."""
        day = _day_of(at_ms)
        here = self.cards_here()
        checked = list[int]()
        not_checked = list[int]()
        for who in entrants:
            entrant = self._live.entrant(who)
            card = here.get(who)
            if entrant is None or card is None:
                continue
            if entrant.majority is Majority.CHECKED and card.of_age is None:
                checked.append(card.id)
            elif entrant.majority is not Majority.CHECKED and card.of_age == day:
                not_checked.append(card.id)
        if checked:
            self._tried(lambda: self._register.note_of_age(checked, day))
        if not_checked:
            self._tried(lambda: self._register.note_of_age(not_checked, None))
        if checked or not_checked:
            self.forget()

    def _fitting(self, comer: Comer, taken: Container[int]) -> tuple[Member, ...]:
        """Return the card chosen, else those that fit the name and licence; cards in use are
        left out.
        """
        person, chosen = comer
        # Sorted out by name once, until something is written.
        if self._by_name is None:
            self._by_name = Cards(self.cards())
        cards = self._by_name.of(person)
        if chosen is not None:
            cards = tuple(card for card in self.cards() if card.id == chosen.id)
        return tuple(card for card in cards if card.id not in taken)

    def _checked_ms(self, entrant: int) -> int:
        """When somebody's majority was marked last, in milliseconds; now where no entry says."""
        history = self._live.session.history
        for entry in reversed(history.entries):
            marks = isinstance(entry.event, ev.EntrantsRegistered | ev.MajorityMarked)
            if marks and entrant in entry.event.who() and history.counts(entry.sequence):
                return entry.recorded_at
        return self._live.now_ms()

    def _links(self) -> Mapping[Played, int]:
        if self._played is None:
            self._played = self._tried(self._register.played)
        return self._played or {}

    def _tried(self, act: Callable[[], T]) -> T | None:
        try:
            return act()
        except StorageTrouble as trouble:
            self._trouble(trouble)
            return None


def _day_of(at_ms: int) -> date:
    return datetime.fromtimestamp(at_ms / 1000).date()
