"""Why a colour-up changed the chips in play: what was raced, who was given one more (3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.tournament.state.chips import RacedStack
from td_app.words.language import Language
from td_app.words.speaking import Table, listed, say, signed

TABLE: Final[Table] = {
    "same": (
        "Jetons en jeu : {before}, sans changement.",
        "Chips in play: {before}, unchanged.",
    ),
    "changed": (
        "Jetons en jeu : {before} → {after} ({drift} : {why}).",
        "Chips in play: {before} → {after} ({drift}: {why}).",
    ),
    "raced": (
        "{odd} avancés pour {won} gagnés au tirage",
        "{odd} put forward for {won} won in the race",
    ),
    "survival": (
        "{count:jeton|jetons} de {high} pour rester en jeu",
        "{count:chip|chips} of {high} to stay in play",
    ),
}


def change_sentence(
    stacks: Sequence[RacedStack],
    values: tuple[int, int],
    before: int,
    drift: int,
    language: Language | None = None,
) -> str:
    """Return the chips in play before and after a colour-up, and why they differ.

    ``values`` are the value that left and the one given for it; amounts in chips.
    """
    told = {
        "before": before,
        "after": before + drift,
        "drift": signed(drift, language),
        "why": change_reason(stacks, *values, language),
    }
    return say(TABLE["changed" if drift else "same"], told, language=language)


def change_reason(
    stacks: Sequence[RacedStack], low: int, high: int, language: Language | None = None
) -> str:
    """Return what made the difference; empty when every chip left was won back exactly."""
    odd = low * sum(stack.left for stack in stacks)
    won = high * sum(stack.won for stack in stacks)
    given = sum(stack.survival for stack in stacks)
    reasons = []
    if odd != won:
        reasons.append(say(TABLE["raced"], {"odd": odd, "won": won}, language=language))
    if given:
        reasons.append(say(TABLE["survival"], {"count": given, "high": high}, language=language))
    return listed(reasons, language)
