"""Who may raise again, and from which total, in random all-in hands: PokerKit and the rulebook.

They agree except where an article speaks otherwise, and each difference names it:

- 9.8, 9.9: PokerKit takes the round's first all-in, however short, for a full bet or raise;
- 9.21: the rulebook adds short all-ins up from the player's own bet, PokerKit only those since
  the last that made up a raise;
- 9.7: a short big blind does not lower the price for the others.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

import pokerkit

from rules_ropta.incidents.raises import MayRaise, Reopening, reopen
from rules_ropta.incidents.short_all_ins import ShortAllIn, short_all_in

HANDS = 3000
STACKS = (*range(100, 700, 25), *[3000] * 12)
BLINDS = SMALL, BIG = 50, 100

Verdict = Literal["agree", "9.8", "9.9", "9.21", "unexplained"]


def table(stacks: list[int]) -> pokerkit.State:
    does = pokerkit.Automation
    return pokerkit.NoLimitTexasHoldem.create_state(
        (
            does.ANTE_POSTING,
            does.BET_COLLECTION,
            does.BLIND_OR_STRADDLE_POSTING,
            does.CARD_BURNING,
            does.HOLE_DEALING,
            does.BOARD_DEALING,
        ),
        True,
        0,
        BLINDS,
        BIG,
        stacks,
        len(stacks),
        mode=pokerkit.Mode.CASH_GAME,
    )


@dataclass
class Round:
    """A betting round as the rulebook sees it: the bet, the last full raise, who acted since."""

    street: int
    full: int = BIG
    acted: set[int] = field(default_factory=set)
    short: list[int] = field(default_factory=list)

    def raised_to(self, player: int, total: int, level: int) -> None:
        if total - level >= self.full:
            self.full, self.acted, self.short = total - level, set(), []
        else:
            self.short.append(total)
        self.acted.add(player)


@dataclass(frozen=True)
class Turn:
    """A player's turn: what PokerKit says of raising, what the rulebook says."""

    preflop: bool
    acted: bool
    faced: int
    full: int
    stack: int
    shorts: int
    theirs: int | None
    their_measure: int
    ours: MayRaise

    @property
    def verdict(self) -> Verdict:
        if self.ours.may_raise == (self.theirs is not None):
            least = self.ours.min_raise_total
            if least is None or self.theirs == min(least, self.stack):
                return "agree"
        if self.their_measure < self.full:
            return "9.8" if self.preflop else "9.9"
        if self.acted and self.theirs is None and self.faced >= self.full and self.shorts > 1:
            return "9.21"
        return "unexplained"


def asked_of_the_rulebook(hand: pokerkit.State, now: Round) -> MayRaise:
    actor, level = hand.actor_index, max(hand.bets)
    own = hand.bets[actor]
    return reopen(
        Reopening(
            actor=actor,
            acted=actor in now.acted,
            role="caller" if own else "checker",
            level_now=level,
            own_bet=own,
            last_full_increment=now.full,
            short_allins=tuple(now.short),
        )
    ).decision


def somebody_could_answer(hand: pokerkit.State) -> bool:
    """Whether a raise would make sense: chips beyond the call, and another to put some in."""
    actor, level = hand.actor_index, max(hand.bets)
    others = (
        hand.stacks[p] + hand.bets[p] > level
        for p in hand.player_indices
        if p != actor and hand.statuses[p]
    )
    return hand.stacks[actor] + hand.bets[actor] > level and any(others)


def turns_of(seed: int) -> Iterator[Turn]:
    chance = random.Random(seed)
    hand = table([chance.choice(STACKS) for _ in range(chance.randint(4, 9))])
    now = Round(street=0)
    while hand.status and hand.actor_index is not None:
        if hand.street_index != now.street:
            now = Round(street=hand.street_index)
        if max(hand.bets) and somebody_could_answer(hand):
            yield the_turn(hand, now)
        act(hand, now, chance)


def the_turn(hand: pokerkit.State, now: Round) -> Turn:
    actor = hand.actor_index
    return Turn(
        preflop=now.street == 0,
        acted=actor in now.acted,
        faced=max(hand.bets) - hand.bets[actor],
        full=now.full,
        stack=hand.stacks[actor] + hand.bets[actor],
        shorts=len(now.short),
        theirs=hand.min_completion_betting_or_raising_to_amount,
        their_measure=hand.completion_betting_or_raising_amount,
        ours=asked_of_the_rulebook(hand, now),
    )


def act(hand: pokerkit.State, now: Round, chance: random.Random) -> None:
    luck, actor, level = chance.random(), hand.actor_index, max(hand.bets)
    least = hand.min_completion_betting_or_raising_to_amount
    if luck < 0.1 and hand.checking_or_calling_amount:
        hand.fold()
        now.acted.add(actor)
    elif luck < 0.55 and least is not None:
        most = hand.max_completion_betting_or_raising_to_amount
        total = chance.choice([least, most, most, min(most, least + BIG)])
        hand.complete_bet_or_raise_to(total)
        now.raised_to(actor, total, level)
    else:
        hand.check_or_call()
        now.acted.add(actor)


@cache
def every_turn() -> tuple[Turn, ...]:
    return tuple(turn for seed in range(HANDS) for turn in turns_of(seed))


def those(verdict: Verdict) -> list[Turn]:
    return [turn for turn in every_turn() if turn.verdict == verdict]


class TestArticle_9_21:
    def test_thousands_of_random_hands_agree_or_differ_by_an_article(self) -> None:
        counted = Counter(turn.verdict for turn in every_turn())
        assert those("unexplained") == []
        assert counted["agree"] > 5 * HANDS // 2
        assert counted["agree"] > 20 * (counted["9.8"] + counted["9.9"] + counted["9.21"])

    def test_a_blocked_player_is_blocked_for_both(self) -> None:
        blocked = [
            turn
            for turn in those("agree")
            if turn.ours is not None and not turn.ours.may_raise and turn.shorts
        ]
        assert len(blocked) > 50
        assert all(turn.theirs is None for turn in blocked)

    def test_short_all_ins_that_add_up_free_a_player_for_both(self) -> None:
        freed = [
            turn
            for turn in those("agree")
            if turn.acted and turn.shorts > 1 and turn.ours is not None and turn.ours.may_raise
        ]
        assert len(freed) > 10

    def test_the_rulebook_adds_up_from_his_own_bet_where_pokerkit_starts_again(self) -> None:
        assert all(turn.ours is not None and turn.ours.may_raise for turn in those("9.21"))
        hand = table([3000, 3000, 3000, 300, 400, 450])
        for total in (225, 300, 400, 450):
            hand.complete_bet_or_raise_to(total)
        hand.fold()
        hand.fold()
        now = Round(street=0, full=125, acted={2, 3, 4, 5}, short=[300, 400, 450])
        turn = the_turn(hand, now)
        assert (turn.theirs, turn.ours) == (None, MayRaise(True, 575))
        assert turn.verdict == "9.21"


class TestArticle_9_8:
    def test_an_all_in_below_the_smallest_raise_is_one_for_pokerkit_alone(self) -> None:
        different = those("9.8")
        assert different
        assert all(turn.acted and not turn.ours.may_raise for turn in different)


class TestArticle_9_9:
    def test_a_short_opening_all_in_blocks_a_checker_here_alone(self) -> None:
        different = those("9.9")
        assert different
        assert all(turn.acted and turn.faced < turn.full for turn in different)
        assert not any(turn.ours.may_raise for turn in different)


class TestArticle_9_7:
    def test_a_short_big_blind_does_not_lower_the_price(self) -> None:
        hand = table([1000, 30, 1000, 1000])
        ours = short_all_in(ShortAllIn(street="preflop", bb=BIG, all_in=30)).decision
        assert (ours.call, ours.min_raise_total) == (BIG, 2 * BIG)
        assert hand.checking_or_calling_amount == SMALL
        assert hand.min_completion_betting_or_raising_to_amount == SMALL + BIG
