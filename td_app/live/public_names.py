"""A tournament with its public names: a player who refuses to be named has another name.

The register says who refuses, by a link of the evening or, of those not linked, by name and
licence. The director's own screens, the slip handed to a player and the minutes keep the name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from td_app.live.session import TournamentSession
from td_app.ports.trouble import StorageTrouble
from td_app.register.member import Member
from td_app.register.repository import Register
from td_app.register.same_person import Cards
from td_app.tournament.state.person import Person
from td_app.tournament.views.finishing import places
from td_app.words.privacy import unnamed

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
