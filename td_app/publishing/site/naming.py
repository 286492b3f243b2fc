"""The names on the club's site: each person's own choice, the club's for whoever was not asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from td_app.publishing.site.addresses import player_page
from td_app.register.member import Member
from td_app.tournament.state.person import Person, usual_case
from td_app.tournament.state.public_name import PublicName


def initialled(person: Person) -> str:
    """Return somebody by first name and initial.

    >>> initialled(Person("DE LA TOUR", "Anne-Lise"))
    'Anne-Lise D.'
    """
    if not person.last_name:
        return person.display_name
    return f"{usual_case(person.first_name)} {person.last_name[:1].upper()}.".strip()


@dataclass(frozen=True, slots=True)
class Naming:
    """Who is called what on the site; ``cards`` of the register by their numbers."""

    cards: Mapping[int, Member] = field(default_factory=dict)

    def name(self, who: str, person: Person) -> str:
        """Return the name of somebody by their key (``m12``: a card); "" where none may stand."""
        card = self.card(who)
        if card is None:
            return initialled(person)
        match card.in_public:
            case PublicName.FULL:
                return card.name
            case PublicName.PSEUDONYM:
                return card.person.pseudonym
            case PublicName.NOTHING:
                return ""
            case _:
                return initialled(card.person)

    def card(self, who: str) -> Member | None:
        """Return the card of a key, None for somebody the register does not know."""
        return self.cards.get(int(who[1:])) if who.startswith("m") else None

    def has_page(self, who: str) -> bool:
        """Return whether somebody has a page: a card, and a name that may stand there."""
        card = self.card(who)
        return card is not None and bool(self.name(who, card.person))


def page_of(who: str, naming: Naming) -> str:
    """Return the address of somebody's page by their key, "" where they have none."""
    return player_page(int(who[1:])) if naming.has_page(who) else ""
