"""The final of a season: who is qualified, with which stack each starts for the points they won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from td_app.season.board import Board, BoardRow
from td_app.season.people import Appearance
from td_app.season.repository import Season
from td_app.tournament.state.person import Person


@dataclass(frozen=True, slots=True)
class FinalStack:
    """An entrant of a final: their line in the season (None: not ranked), the stack they hold."""

    entrant: int
    name: str
    row: BoardRow | None
    given: int | None

    @property
    def chips(self) -> int | None:
        """Return the stack that their points give; None: that of the settings."""
        return self.row.stack if self.row is not None else None


@dataclass(frozen=True, slots=True)
class Finalist:
    """Somebody of the standings, by name, with their card's number where they have one.

    ``qualified``: by the number of qualified that the scale tells; ``entered`` on the list already.
    """

    row: BoardRow
    person: Person
    card: int | None
    qualified: bool
    entered: bool


@dataclass(frozen=True, slots=True)
class FinalNight:
    """The final of a season: what its points give each entrant, who may play it by rank.

    ``players``: how many the scale qualifies, None where it does not say; ``gives_stacks``: its
    points make chips.
    """

    season: Season
    stacks: tuple[FinalStack, ...]
    finalists: tuple[Finalist, ...] = ()
    players: int | None = None
    gives_stacks: bool = True

    @property
    def to_enter(self) -> tuple[Finalist, ...]:
        """Return the finalists who are qualified and not on the list yet."""
        return tuple(one for one in self.finalists if one.qualified and not one.entered)

    @property
    def to_give(self) -> tuple[tuple[int, int], ...]:
        """Return the entrants without the stack of their points yet, as (entrant, chips)."""
        return tuple(
            (one.entrant, one.chips) for one in self.stacks if one.chips and one.chips != one.given
        )


def final_stacks(
    board: Board,
    entrants: Iterable[tuple[int, Appearance]],
    keys: Mapping[str, str],
    given: Mapping[int, int],
) -> tuple[FinalStack, ...]:
    """Return what the standings give each entrant, the largest stack first.

    ``keys``: who each entrant's mark is in the season; ``given``: the stacks held already.
    """
    rows = {row.who.key: row for row in board.rows}
    stacks = (
        FinalStack(who, one.name, rows.get(keys[one.mark]), given.get(who)) for who, one in entrants
    )
    return tuple(sorted(stacks, key=lambda one: (-(one.chips or 0), one.name)))
