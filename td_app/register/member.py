"""A card of the club's register, and what it is asked: dues, name shown in public, order."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import date

from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName

#: A card that is not in the register yet.
NEW = 0


@dataclass(frozen=True, slots=True)
class Member:
    """A card: who it is (identity is ``id``, never a spelling), and what the club knows.

    ``dues_until`` is the last day that the dues cover, None while it is not known; ``left`` the
    day somebody was taken off the list, who keeps what they played. ``in_public``: how they chose
    to be named there. ``of_age``: the day their majority was checked.
    """

    id: int
    person: Person
    guest: bool = False
    dues_until: date | None = None
    since: date | None = None
    note: str = ""
    in_public: PublicName = PublicName.UNASKED
    left: date | None = None
    of_age: date | None = None

    @property
    def name(self) -> str:
        """Return the name as it is shown at the desk."""
        return self.person.display_name

    @property
    def unpublished(self) -> bool:
        """Return whether publication of the name was refused: a pseudonym stands, or nothing."""
        return self.in_public.refused

    def dues_late(self, today: date) -> bool:
        """Return whether the dues have run out; False for a guest, or while the date is not
        known.
        """
        known = self.dues_until is not None and not self.guest
        return known and self.dues_until is not None and self.dues_until < today

    def public_name(self, nobody: str) -> str:
        """Return the name in the room and on papers; ``nobody`` for who has none to show there.

        >>> agathe = Person("Dupré", "Agathe", "Gatsby")
        >>> choices = PublicName.INITIAL, PublicName.PSEUDONYM, PublicName.NOTHING
        >>> [Member(1, agathe, in_public=choice).public_name("?") for choice in choices]
        ['DUPRÉ Agathe', 'Gatsby', '?']
        """
        if not self.unpublished:
            return self.name
        shown = self.person.pseudonym if self.in_public is PublicName.PSEUDONYM else ""
        return shown or nobody


#: What a card holds besides the person, in the order of a form.
CARD_FIELDS = tuple(f.name for f in fields(Member) if f.name not in ("id", "person"))
