"""The tournament of a training evening: eighteen entrants, three tables of seven, fast levels."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.state.tournament import Majority
from td_app.training.pace import PacedClock
from td_app.training.sample import ENTRANTS
from td_app.words.training import training_name, training_place, training_prizes

ON_TIME: Final = 18
"""Entrants there when the seats are drawn; others arrive late."""

TABLES = 3
SEATS = 7
STACK = 10_000
MINUTES = 15
LATE_UNTIL: Final = 2
MOST_SEED: Final = 10_000
"""Numbers of evenings are below this: they are said aloud and typed again."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The evening wanted: its number, how many times faster the bots play.

    ``goes_on``: the one that was left in the middle, where there is one.
    """

    seed: int
    pace: int
    goes_on: bool = False


class SeededChance:
    """Chance from one number and the place in the journal, so that an evening can be made again.

    What a button foresees draws nothing away: at one place, the same is always drawn.
    """

    def __init__(self, start: int) -> None:
        """Begin with the number of an evening."""
        self._start = start
        self._place: Callable[[], int] = lambda: 0

    def follow(self, session: TournamentSession) -> None:
        """Draw by the length of this journal from now on."""
        self._place = lambda: session.history.sequence

    def seed(self) -> bytes:
        """Return the 32 bytes of this place."""
        return hashlib.sha256(f"training:{self._start}:{self._place()}".encode()).digest()


def training_setup(seed: int, now_ms: int) -> TournamentSetup:
    """Return the settings of the evening of a seed, dated of the day of ``now_ms``.

    Its name says that it is no real evening: it stands on the wall and on every paper.
    """
    today = datetime.fromtimestamp(now_ms / 1000, UTC).astimezone().date()
    early = ((25, 50), (50, 100), (75, 150))
    late = ((100, 200), (150, 300), (200, 400), (300, 600), (400, 800), (600, 1200))
    return TournamentSetup(
        name=training_name(seed),
        date=today.isoformat(),
        place=training_place(),
        seats_per_table=SEATS,
        starting_stack=STACK,
        tables=tuple(TableSetup(number) for number in range(1, TABLES + 1)),
        breaking_order=tuple(range(TABLES, 0, -1)),
        structure=Structure(
            (
                *(Level(small, big, big, minutes=MINUTES) for small, big in early),
                Break(10, removes=(25,)),
                *(Level(small, big, big, minutes=MINUTES) for small, big in late),
            )
        ),
        late_entry_until=LATE_UNTIL,
        prize_kind=PrizeKind.HONORARY,
        prizes=training_prizes(),
    )


def training_tournament(club: Club, seed: int) -> TournamentSession:
    """Return the session of a new training: its entrants listed and present, without seats.

    The evenings before are put away. Raises what :meth:`Club.create` raises.
    """
    for before in club.tournaments():
        club.archive(before.id)
    session = club.create(training_setup(seed, club.clock.now_ms()))
    people = tuple(Person(last, first) for last, first in ENTRANTS[:ON_TIME])
    session.dispatch(cmd.RegisterEntrants(people, True, Majority.CHECKED))
    return session


def catch_up(clock: PacedClock, session: TournamentSession) -> None:
    """Never go on before what is written: a computer that died told nobody how late it was."""
    seen = session.last_seen()
    latest = max(session.history.entries[-1].recorded_at, seen.at_ms if seen is not None else 0)
    clock.skip(latest - clock.now_ms())
