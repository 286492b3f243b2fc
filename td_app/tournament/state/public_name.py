"""How somebody is named in public: what each person chose, or the club for who was not asked."""

from __future__ import annotations

from enum import StrEnum


class PublicName(StrEnum):
    """A person's choice, the most open first; ``UNASKED``: the club's own choice stands."""

    UNASKED = ""
    FULL = "full"
    INITIAL = "initial"
    PSEUDONYM = "pseudonym"
    NOTHING = "nothing"

    @property
    def refused(self) -> bool:
        """Return whether the name itself may stand nowhere: a pseudonym at most."""
        return self in (PublicName.PSEUDONYM, PublicName.NOTHING)


#: The choices from the most open to the most reserved: of two that were written, the later holds.
RESERVE = tuple(choice.value for choice in PublicName)


def choice_kept(text: str) -> PublicName:
    """Return the choice that a text keeps; one that nobody knows here names nobody.

    >>> choice_kept("initial"), choice_kept("of a later version")
    (<PublicName.INITIAL: 'initial'>, <PublicName.NOTHING: 'nothing'>)
    """
    return PublicName(text) if text in RESERVE else PublicName.NOTHING
