"""Checks that several situations share: they raise ``Malformed`` on impossible input."""

from __future__ import annotations

from collections.abc import Mapping, Sized

from rules_ropta.field_types import MOST_PLACES, Who, Whole
from rules_ropta.situation import Malformed, each_once

CARDS_OF_A_DEAL = Whole("card", at_least=1, at_most=2 * MOST_PLACES)
"""The rank of a card in the first deal: two each, at the longest table."""


CARDS_OF_A_DECK = Whole("cards", at_least=1, at_most=54)
"""How many cards of a deck something befell: one at least."""


def check_two_players(field: str, players: tuple[Who, ...]) -> None:
    """Raise ``Malformed`` where fewer than two players are named, or one of them twice.

    >>> check_two_players("live", ("A", "B"))
    """
    each_once(field, players)
    if len(players) < 2:
        raise Malformed("TOO_FEW", "two players at least: one alone has won the pot", field)


def someone(field: str, players: Mapping[str, object]) -> None:
    """Raise ``Malformed`` where no player is given.

    >>> someone("cards", {"A": 2})
    """
    if not players:
        raise Malformed("TOO_FEW", "one player at least", field)


def as_many_as(field: str, cards: tuple[str, ...], expected: int) -> None:
    """Raise ``Malformed`` where cards are named, but not as many as this error puts out.

    >>> as_many_as("out", ("a", "b", "c"), 3)
    """
    if cards and len(cards) != expected:
        raise Malformed("WRONG_NUMBER", f"this error has {expected} cards here", field)


def no_more_than(field: str, part: int, whole: int) -> None:
    """Raise ``Malformed`` where a part is larger than the whole.

    >>> no_more_than("seen_by", 5, 9)
    """
    if part > whole:
        raise Malformed("MORE_THAN_ALL", f"{part} of {whole} cannot be", field)


def agree(field: str, agreed: bool, why: str) -> None:
    """Raise ``Malformed`` where two fields say opposite things.

    >>> agree("hand_over", True, "the hand is over, or it is not")
    """
    if not agreed:
        raise Malformed("CONTRADICTION", why, field)


def not_above(field: str, prior: int, bet_level: int) -> None:
    """Raise ``Malformed`` where a player already has more in front than the bet to match.

    >>> not_above("prior", 200, 600)
    """
    if prior > bet_level:
        raise Malformed("MORE_THAN_ALL", "nobody has more in front than the bet to match", field)


def raised_from_below(bet_level: int, raised_from: int | None) -> None:
    """Raise ``Malformed`` where the bet that was raised is not below the bet to match.

    >>> raised_from_below(600, 200)
    """
    if raised_from is not None and bet_level:
        below = raised_from < bet_level
        agree("raised_from", below, "a raise goes above the bet that it raises")


def last_increment(
    increment: int | None,
    last_raise: int | None,
    raised_from: int | None,
    blind: int | None,
    blind_field: str = "blinds",
) -> int:
    """Return the last full raise, worked out from its total and from what it raised if need be.

    A first bet counts for the big blind at least (9.9): ``blind`` must then be known.
    ``Malformed`` where nothing tells it, or two answers disagree.

    >>> last_increment(None, 225, 100, None), last_increment(None, 30, 0, 100)
    (125, 100)
    """
    if increment is not None and (last_raise is None or raised_from is None):
        return max(increment, blind or 0)
    untold = last_raise is None or raised_from is None
    needed("last_full_increment", untold, "nothing says by how much the round was raised")
    assert last_raise is not None and raised_from is not None
    agree("raised_from", raised_from < last_raise, "a raise goes above the bet that it raises")
    if increment is None and raised_from == 0:
        needed(blind_field, blind is None, "a first bet may be below the big blind")
    told = max(last_raise - raised_from, blind or 0)
    agree("last_full_increment", increment in (None, told), "the raise and its start say another")
    return told


def may_be_blocked(bet_level: int, may_raise: bool) -> None:
    """Raise ``Malformed`` where a player may not raise although there is no bet.

    >>> may_be_blocked(300, False)
    """
    agree("may_raise", may_raise or bet_level > 0, "only a bet can block a raise")


def sound_bet(bet_level: int, prior: int, raised_from: int | None, may_raise: bool) -> None:
    """Raise ``Malformed`` where the bet to match contradicts the other fields.

    >>> sound_bet(600, 200, 100, True)
    """
    not_above("prior", prior, bet_level)
    raised_from_below(bet_level, raised_from)
    may_be_blocked(bet_level, may_raise)


def sound_big_blind(
    bet_level: int, min_increment: int | None, bb: int | None, street: str | None = None
) -> None:
    """Raise ``Malformed`` where a raise adds less than the blind, or none is to match preflop.

    >>> sound_big_blind(600, 400, 200, "preflop")
    """
    blind = bb or 0
    least = blind if min_increment is None else min_increment
    agree("min_increment", least >= blind, "a raise adds the big blind at least")
    if street == "preflop":
        there = bet_level >= max(blind, 1)
        agree("bet_level", there, "before the flop the big blind is to match")


def one_at_least(field: str, things: Sized) -> None:
    """Raise ``Malformed`` where the list is empty.

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


def check_blinds(blinds: tuple[int, ...]) -> None:
    """Raise ``Malformed`` where blinds are named, but are not a small and a big one.

    >>> check_blinds((50, 100))
    """
    if blinds and (len(blinds) != 2 or blinds[0] > blinds[1] or blinds[1] < 1):
        raise Malformed("WRONG_NUMBER", "the small blind, then the big one", "blinds")
