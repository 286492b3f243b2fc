"""Events of knock-outs: who was named, and the bounties paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.telling import DOZEN, Happened, SentenceCode
from td_app.tournament.state.knockouts import Knockout


def knockout_told(knockout: Knockout) -> SentenceCode:
    """Return what a sentence says of one knock-out: who did it, and what was paid."""
    variant = "" if knockout.by else "+nobody" if knockout.stay else "+bag"
    if knockout.rewards:
        variant += "+paid"
    elif knockout.to_pool:
        variant += "+pool"
    paid = tuple(
        SentenceCode(
            "reward+added" if reward.added else "reward",
            (reward.entrant,),
            {"cash": reward.cash, "added": reward.added},
        )
        for reward in knockout.rewards
    )
    by = SentenceCode("those", knockout.by)
    return SentenceCode(
        f"knockout{variant}",
        (knockout.out,),
        {"by": by, "paid": paid, "to_pool": knockout.to_pool},
    )


def knockouts_told(code: str, knockouts: tuple[Knockout, ...]) -> Iterator[SentenceCode]:
    """Yield the sentence of these knock-outs; no sentence where there are none."""
    if knockouts:
        each = tuple(map(knockout_told, knockouts))
        yield SentenceCode(code, params={"each": each, "count": len(each)})


def named_in(knockouts: tuple[Knockout, ...]) -> tuple[int, ...]:
    """Return every player in these knock-outs, each once."""
    named = (
        who
        for one in knockouts
        for who in (one.out, *one.by, *(reward.entrant for reward in one.rewards))
    )
    return tuple(dict.fromkeys(named))


@dataclass(frozen=True, slots=True)
class KnockoutsNamed(Happened):
    """Knock-outs were named for players already out; ``corrected``: they replace earlier ones.

    ``moved``: other knock-outs whose bounties follow from it, as they are paid from now on.
    """

    KIND: ClassVar[str] = "knockouts_named"
    named: tuple[Knockout, ...]
    moved: tuple[Knockout, ...] = ()
    corrected: bool = False
    cites: tuple[str, ...] = ()

    def who(self) -> tuple[int, ...]:
        return tuple(one.out for one in self.named)

    def concerns(self) -> tuple[int, ...]:
        return named_in((*self.named, *self.moved))

    def sentence_code(self) -> SentenceCode:
        variant = "+corrected" if self.corrected else ""
        (told,) = knockouts_told(self.KIND + variant, self.named)
        return SentenceCode(told.code, self.who(), told.params)

    def adds(self) -> Iterator[SentenceCode]:
        yield from knockouts_told("bounties_moved", self.moved[:DOZEN])


@dataclass(frozen=True, slots=True)
class BountySet(Happened):
    """A bounty, in cents, was put on a named head; 0: it was taken off."""

    KIND: ClassVar[str] = "bounty_set"
    entrant: int
    cents: int

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.cents else "+none")


KnockoutsEvent = KnockoutsNamed | BountySet
