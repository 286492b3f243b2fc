"""The club's file opened at this post: its tournaments, its members, its settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rules_ropta.ruling import Refused
from td_app.ports import (
    ClubDirectory,
    JournalStore,
    Link,
    PrintedPapers,
    Privacy,
    SafeCopies,
    Shuffler,
    TournamentRow,
    WallClock,
)
from td_app.rules_shelf import RulesShelf
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state import chips as chip_set
from td_app.tournament.state.setup import TournamentSetup, check_setup
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.progress import Progress, progress

#: The club's setting that keeps its chips.
CHIPS = "chips"


@dataclass(frozen=True, slots=True)
class Summary:
    """How far a tournament of the club is, and who won it (empty while nobody has)."""

    progress: Progress
    winner: str = ""


@dataclass(frozen=True)
class Club:
    """What a post needs to work: where journals are kept, time, chance, who operates.

    ``folder`` is where this post keeps files for the club, ``prints`` what remembers the papers
    printed, ``copies`` what makes safe copies, ``privacy`` what is kept about people; None where
    nothing is kept.
    """

    store: JournalStore
    directory: ClubDirectory
    clock: WallClock
    shuffler: Shuffler
    operator: str = ""
    post: str = ""
    read_only: bool = False
    folder: Path | None = None
    prints: PrintedPapers | None = None
    copies: SafeCopies | None = None
    link: Link | None = None
    privacy: Privacy | None = None

    @property
    def shelf(self) -> RulesShelf:
        """Return where the club keeps the rules at hand."""
        return RulesShelf(self.directory, self.folder, self.read_only)

    def tournaments(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        """Return the tournaments of the club, latest first."""
        return self.store.tournaments(archived=archived)

    def create(self, setup: TournamentSetup) -> TournamentSession:
        """Open a new tournament with these settings; refused settings leave no trace."""
        if self.read_only:
            raise Refused("LOOKING_ONLY")
        check_setup(setup)
        number = self.store.new_tournament(setup.name, setup.date, self.clock.now_ms())
        session = self.open(number)
        session.dispatch(cmd.CreateTournament(setup))
        self.directory.set_setting(CHIPS, chip_set.written(setup.chips))
        return session

    def chips(self) -> chip_set.ChipSet:
        """Return the club's chips: those of the tournament created last."""
        return chip_set.read(self.directory.setting(CHIPS)) or chip_set.CLUB_CHIPS

    def open(self, tournament: int) -> TournamentSession:
        """Return the session of a tournament; refused when there is no such tournament."""
        known = {row.id for row in self.store.tournaments(archived=True)}
        if tournament not in known:
            raise Refused("NO_TOURNAMENT", tournament=tournament)
        return TournamentSession(
            self.store,
            tournament,
            self.clock,
            self.shuffler,
            operator=self.operator,
            post=self.post,
            read_only=self.read_only,
            shelf=self.shelf,
            prints=self.prints,
            link=self.link,
        )

    def summary(self, tournament: int) -> Summary:
        """Return how far a tournament is; its journal is read for it, and nothing written."""
        session = self.open(tournament)
        first = standings(session.state, session).winner if session.state.over else None
        return Summary(progress(session.state), first or "")

    def duplicated(self, tournament: int, name: str, date: str) -> TournamentSession:
        """Open a new tournament with another's settings, without its entrants."""
        setup = self.open(tournament).state.setup
        return self.create(replace(setup, name=name, date=date))

    def archive(self, tournament: int, archived: bool = True) -> None:
        """Put a tournament away, or take it out again."""
        if self.read_only:
            raise Refused("LOOKING_ONLY")
        self.store.archive(tournament, archived)
