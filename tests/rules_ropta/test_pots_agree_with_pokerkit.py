"""Pots of random all-in hands, played by PokerKit and worked out by the rulebook (9.7).

Both agree wherever two players or more are left. Where one is left they differ on purpose:
PokerKit sets the uncalled bet apart, article 4.2 counts it in the pot; he takes as much.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

import pokerkit

from rules_ropta.pots import pots

HANDS = 2000
STACKS = (20, 50, 75, 100, 150, 200, 230, 300, 500, 1000)
BLINDS = (50, 100)


@dataclass(frozen=True)
class Played:
    """A hand stopped at the showdown: what each put in, who folded, PokerKit's pots."""

    stakes: dict[str, int]
    folded: frozenset[str]
    pots: list[tuple[int, tuple[str, ...]]]
    back: dict[str, int]
    taken: dict[str, int]


def name(player: int) -> str:
    return f"P{player}"


@cache
def a_hand(seed: int) -> Played:
    chance = random.Random(seed)
    stacks = [chance.choice(STACKS) for _ in range(chance.randint(2, 9))]
    does = pokerkit.Automation
    hand = pokerkit.NoLimitTexasHoldem.create_state(
        (
            does.ANTE_POSTING,
            does.BLIND_OR_STRADDLE_POSTING,
            does.CARD_BURNING,
            does.HOLE_DEALING,
            does.BOARD_DEALING,
        ),
        True,
        0,
        BLINDS,
        BLINDS[1],
        stacks,
        len(stacks),
        mode=pokerkit.Mode.CASH_GAME,
    )
    put_in = [0] * len(stacks)
    while hand.status and (hand.can_collect_bets() or hand.actor_index is not None):
        if hand.can_collect_bets():
            put_in = [had - has for had, has in zip(stacks, hand.stacks, strict=True)]
            hand.collect_bets()
        else:
            act(hand, chance)
    return Played(
        stakes={name(p): put for p, put in enumerate(put_in) if put},
        folded=frozenset(name(p) for p, stays in enumerate(hand.statuses) if not stays),
        pots=[
            (pot.unraked_amount, tuple(sorted(name(p) for p in pot.player_indices)))
            for pot in hand.pots
        ],
        back={
            name(p): hand.stacks[p] - (had - put_in[p])
            for p, had in enumerate(stacks)
            if hand.stacks[p] != had - put_in[p]
        },
        taken=taken(hand, stacks, put_in),
    )


def taken(hand: pokerkit.State, stacks: list[int], put_in: list[int]) -> dict[str, int]:
    """What the last player left takes back, all told; nothing where several are left."""
    if sum(hand.statuses) > 1:
        return {}
    while hand.status:
        if hand.can_push_chips():
            hand.push_chips()
        else:
            hand.pull_chips()
    winner = hand.statuses.index(True)
    return {name(winner): hand.stacks[winner] - stacks[winner] + put_in[winner]}


def act(hand: pokerkit.State, chance: random.Random) -> None:
    luck = chance.random()
    to_call = hand.checking_or_calling_amount
    if luck < 0.25 and to_call:
        hand.fold()
    elif luck < 0.6 and hand.can_complete_bet_or_raise_to():
        least = hand.min_completion_betting_or_raising_to_amount
        most = hand.max_completion_betting_or_raising_to_amount
        hand.complete_bet_or_raise_to(chance.choice([least, most, chance.randint(least, most)]))
    else:
        hand.check_or_call()


class TestArticle_9_7:
    def test_thousands_of_random_hands_make_the_same_pots(self) -> None:
        compared = 0
        for seed in range(HANDS):
            played = a_hand(seed)
            if len(played.stakes.keys() - played.folded) < 2:
                continue
            made = pots(played.stakes, played.folded).decision
            assert [(pot.amount, pot.eligible) for pot in made.pots] == played.pots, seed
            assert made.refund == played.back, seed
            compared += 1
        assert compared > HANDS // 2


class TestArticle_4_2:
    def test_alone_at_the_end_the_uncalled_part_is_counted_in_the_pot(self) -> None:
        compared = 0
        for seed in range(HANDS):
            played = a_hand(seed)
            if len(played.stakes.keys() - played.folded) != 1:
                continue
            (pot,) = pots(played.stakes, played.folded).decision.pots
            assert played.taken == {pot.eligible[0]: pot.amount}, seed
            compared += 1
        assert compared > HANDS // 100
