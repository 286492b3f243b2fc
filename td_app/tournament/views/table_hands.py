"""Where the button was drawn, for as long as no hand has moved it (2.1)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.button import Positions, next_after
from td_app.tournament.state.positions import HandRecord
from td_app.tournament.state.tournament import TournamentState


def first_buttons(state: TournamentState) -> dict[int, int]:
    """Return the place drawn for the button by table, while the first hand has not begun."""
    if not state.draws:
        return {}
    last = state.draws[-1]
    fresh = state.players_left == len(last.seats) if last.final_table else not state.clock.started
    return dict(last.buttons) if fresh else {}


@dataclass(frozen=True, slots=True)
class TableHands:
    """The last hands, the latest first. ``age_ms`` since the latest; ``fresh``: under five
    minutes. ``offered``: the positions of the first hand, from the button that was drawn.
    """

    table: int
    hands: tuple[HandRecord, ...]
    age_ms: int
    fresh: bool
    offered: Positions | None

    @property
    def latest(self) -> HandRecord | None:
        """Return the hand being played, as far as it was noted."""
        return self.hands[0] if self.hands else None


def table_hands(state: TournamentState, table: int, now_ms: int) -> TableHands:
    """Return what is kept of a table at this moment."""
    kept = tuple(reversed(state.hands.get(table, ())))
    return TableHands(
        table=table,
        hands=kept,
        age_ms=max(0, now_ms - kept[0].at_ms) if kept else 0,
        fresh=bool(kept) and kept[0].fresh(now_ms),
        offered=None if kept else _from_the_draw(state, table),
    )


def _from_the_draw(state: TournamentState, table: int) -> Positions | None:
    """The first hand's positions: blinds after the drawn button, itself a blind of two (4.4)."""
    button = first_buttons(state).get(table)
    live = frozenset(state.tables[table].places) if table in state.tables else frozenset()
    if button not in live or len(live) < 2:
        return None
    after = next_after(button, live)
    if len(live) == 2:
        return Positions(button, button, after)
    return Positions(button, after, next_after(after, live))
