"""What cannot be asked about chips and bets: checks that several situations share."""

from __future__ import annotations

from collections.abc import Sized

from rules_ropta.situation import Malformed


def not_above(field: str, prior: int, bet_level: int) -> None:
    """Raise ``Malformed`` where a player already has more in front than the bet to match.

    >>> not_above("prior", 200, 600)
    """
    if prior > bet_level:
        raise Malformed("MORE_THAN_ALL", "nobody has more in front than the bet to match", field)


def one_at_least(field: str, things: Sized) -> None:
    """Raise ``Malformed`` where nothing is named.

    >>> one_at_least("chips", (25,))
    """
    if not things:
        raise Malformed("TOO_FEW", "one at least", field)


def needed(field: str, missing: bool, why: str) -> None:
    """Raise ``Malformed`` where a field is missing that the figures make necessary.

    >>> needed("players_in_hand", False, "these chips cannot call")
    """
    if missing:
        raise Malformed("MISSING_FIELD", why, field)


def sound_blinds(blinds: tuple[int, ...]) -> None:
    """Raise ``Malformed`` where blinds are named, but are not a small and a big one.

    >>> sound_blinds((50, 100))
    """
    if blinds and (len(blinds) != 2 or blinds[0] > blinds[1] or blinds[1] < 1):
        raise Malformed("WRONG_NUMBER", "the small blind, then the big one", "blinds")
