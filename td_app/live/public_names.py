"""A tournament with its public names: a player who refuses to be named has another name.

The register says who refuses, by a link of the evening or, of those not linked, by name and
licence. The director's own screens, the slip handed to a player and the minutes keep the name.
On the club's site everybody has the name that they chose, or the club's own choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING

from td_app.live.door import erased_person
from td_app.live.session import TournamentSession
from td_app.ports.trouble import StorageTrouble
from td_app.register.member import NEW, Member
from td_app.register.repository import Register, followed
from td_app.register.same_person import Cards
from td_app.tournament.state.person import BLANK, Person
from td_app.tournament.state.public_name import PublicName, initialled, name_on_site, shortened
from td_app.tournament.views.finishing import places
from td_app.words.privacy import unnamed
from td_app.words.season_page import nameless

if TYPE_CHECKING:
    from td_app.live.meeting_session import MeetingSession


def public_names(
    entrants: Mapping[int, Person], refusing: Sequence[Member], linked: Mapping[int, int]
) -> Mapping[int, Person]:
    """Return the replacement of each entrant not to be named: their pseudonym, or a number.

    ``refusing``: the cards of those who refuse; ``linked``: the card of each entrant of the
    evening that is known to be one, whosever it is.
    """
    by_number = {card.id: card for card in refusing}
    cards = Cards(refusing)
    found: dict[int, Person] = {}
    for who, person in entrants.items():
        fits = cards.of(person) if who not in linked else ()
        card = by_number.get(linked[who]) if who in linked else next(iter(fits), None)
        if card is not None:
            shown = card.public_name(unnamed(who))
            found[who] = Person("", shown, club=person.club, team=person.team)
    return found


class NamesInPublic:
    """Asks the register, for a session; while it cannot be read, what was last known."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._last: Mapping[int, Person] = {}

    def __call__(self, session: TournamentSession) -> Mapping[int, Person]:
        """Return the replacement of each entrant of this tournament not to be named."""
        return self._shown(session.tournament, lambda: _people(session, session.state.entrants))

    def of_meeting(self, session: MeetingSession) -> Mapping[int, Person]:
        """Return the replacement of each player of this meeting of teams not to be named."""
        return self._shown(session.meeting, lambda: _people(session, session.state.players))

    def _shown(
        self, evening: int, people: Callable[[], Mapping[int, Person]]
    ) -> Mapping[int, Person]:
        try:
            refusing = self._register.refusing()
            linked = self._register.linked(evening) if refusing else {}
        except StorageTrouble:
            return self._last
        self._last = public_names(people() if refusing else {}, refusing, linked)
        return self._last


def _people(
    session: TournamentSession | MeetingSession, numbers: Iterable[int]
) -> Mapping[int, Person]:
    return {who: session.person(who) for who in numbers}


class NamesOnSite:
    """The names on the club's site, from the register as it stands now; read anew for each making.

    ``default`` names whoever was not asked, and whom the register does not know; whoever was
    erased has no name, as who refuses. What is merged counts as one: the most reserved choice.
    Raises :class:`StorageTrouble`.
    """

    def __init__(self, register: Register | None, default: PublicName) -> None:
        self._register = register
        self._default = default or PublicName.INITIAL
        self.members: Sequence[Member] = register.members() if register is not None else ()
        everyone = _everyone(register, self.members) if register is not None else ()
        self.cards: dict[int, Member] = {}
        for card in everyone:
            known = self.cards.get(card.id, card)
            if known is not card:
                held = max(known.in_public, card.in_public, key=PublicName.reserve)
                known = replace(known, in_public=held)
            self.cards[card.id] = known
        self.refusing = [card for card in everyone if self.cards[card.id].unpublished]
        self._everyone = everyone
        self._named: dict[int, str] = {}

    @cached_property
    def _known(self) -> Cards:
        return Cards(self._everyone)

    @cached_property
    def stamp(self) -> str:
        """Return what tells one state of the choices from another."""
        return sha256(repr((self._default, sorted(self.cards.items()))).encode()).hexdigest()

    def same_as(self, other: NamesOnSite) -> bool:
        """Return whether these are the same choices."""
        return self._default == other._default and self.cards == other.cards

    def card(self, who: str) -> Member | None:
        """Return the card of somebody by their key of a season (``m12``), None without one."""
        return self.cards.get(int(who[1:])) if who.startswith("m") else None

    def has_page(self, who: str) -> bool:
        """Return whether somebody has a page: they have a card, and a name that may stand there."""
        card = self.card(who)
        return card is not None and bool(self.of_card(card))

    def of_card(self, card: Member) -> str:
        """Return the name of a member, empty where none may stand: then they have no page."""
        card = self.cards.get(card.id, card)
        name = self._named.get(card.id)
        if name is None:
            name = self._named[card.id] = self._name_of(card.person, card.in_public)
        return name

    def name(self, who: str, person: Person, short: str = "") -> str:
        """Return the name of somebody by their key of a season, empty where none may stand.

        ``short``: their first name and initial, where ``person`` does not tell them apart.
        """
        card = self.card(who)
        return self.of_card(card) if card is not None else self._unlinked(person, short)

    def by_default(self, full: str, initial: str, pseudonym: str) -> str:
        """Return the name of somebody who was not asked, empty where the club names nobody."""
        return name_on_site(self._default, full, initial, pseudonym, asked=False)

    def __call__(self, session: TournamentSession) -> Mapping[int, Person]:
        """Return who stands for each entrant of a tournament; a number of this page for some."""
        return self._replaced(session, session.tournament, session.state.entrants)

    def of_meeting(self, session: MeetingSession) -> Mapping[int, Person]:
        """Return who stands for each player of a meeting of teams."""
        return self._replaced(session, session.meeting, session.state.players)

    def meeting_on_site(self, session: MeetingSession) -> MeetingSession:
        """Return a meeting as the site reads it, and its papers under the same names."""
        return session.under(self.of_meeting(session))

    def on_site(self, session: TournamentSession) -> TournamentSession:
        """Return a session as the site reads it, and its papers under the same names."""
        instead = self(session)
        shown = _InPublic(session, instead)
        shown.public_as = lambda _session: instead
        return shown

    def _replaced(
        self, session: TournamentSession | MeetingSession, evening: int, numbers: Iterable[int]
    ) -> Mapping[int, Person]:
        linked = self._register.linked(evening) if self._register is not None else {}
        found: dict[int, Person] = {}
        anonymous = count(1)
        for who in sorted(numbers):
            person = session.person(who)
            if person == erased_person(who):
                person = BLANK
            card = self.cards.get(linked.get(who, NEW))
            name = self.of_card(card) if card is not None else self._unlinked(person)
            if name and name == person.display_name:
                # In full: the last name and the first stay apart.
                told = Person(person.last_name, person.first_name)
            else:
                told = Person("", name or nameless(next(anonymous)))
            found[who] = replace(told, club=person.club, team=person.team)
        return found

    def _unlinked(self, person: Person, short: str = "") -> str:
        """Return the name of an entrant without a link: of the cards that fit, the most reserved.

        Whose pseudonym it is nobody knows where several fit.
        """
        fits = {card.id: self.cards[card.id] for card in self._known.of(person)}
        if len(fits) == 1:
            (card,) = fits.values()
            return self.of_card(card)
        if any(card.in_public.refused for card in fits.values()):
            return ""
        choices = [card.in_public for card in fits.values()]
        choices.sort(key=lambda choice: (choice or self._default).reserve())
        return self._name_of(person, choices[-1] if choices else PublicName.UNASKED, short)

    def _name_of(self, person: Person, choice: PublicName, short: str = "") -> str:
        # A whole name may have been typed in the one field.
        whole = not person.last_name and " " in person.first_name.strip()
        short = short or (shortened(person.first_name) if whole else initialled(person))
        names = (person.display_name, short, person.pseudonym)
        return name_on_site(choice, *names) if choice else self.by_default(*names)


def _everyone(register: Register, members: Sequence[Member]) -> Sequence[Member]:
    """Return every card, then those merged into another under its number."""
    merges = register.merges()
    into = {merge.member.id: merge.into for merge in merges}
    merged = (replace(one.member, id=followed(one.into, into)) for one in merges)
    return (*members, *merged)


class _InPublic(TournamentSession):
    """The same session at this moment, other names in place of some; for reading alone."""

    def __init__(self, session: TournamentSession, instead: Mapping[int, Person]) -> None:
        self.__dict__.update(session.__dict__)
        self._instead = instead

    def named(self, entrant: int, row: int) -> Person | None:
        """Return the name an entry gave, or the one that stands for it."""
        return self._instead.get(entrant) or super().named(entrant, row)


def in_public(session: TournamentSession) -> TournamentSession:
    """Return a session as everybody may read it: itself where nobody refuses to be named."""
    instead = session.public_as(session)
    return _InPublic(session, instead) if instead else session


def photographable_winner(session: TournamentSession) -> int | None:
    """Return the only winner, once there is one, where their name may be read by everybody."""
    if not session.state.over:
        return None
    winners = [who for who, place in places(session.state).items() if place[0] == 1]
    if len(winners) != 1 or winners[0] in session.public_as(session):
        return None
    return winners[0]
