"""What every paper is: a name, titles, when it is ready, and the heading they all bear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from reports.facts import Heading
from reports.wording import Language
from td_app.session import TournamentSession


@dataclass(frozen=True, slots=True)
class Document:
    """A paper: its name for scripts, its titles, its file, when it is ready, how it is made.

    ``ready`` answers None, or the code of what is missing. ``render`` takes the club's name,
    which heads the paper (empty: no club).
    """

    name: str
    titles: tuple[str, str]
    file: str
    ready: Callable[[TournamentSession], str | None]
    render: Callable[[TournamentSession, Language, str], bytes]

    def title(self, language: Language) -> str:
        """Return the title in a language."""
        return self.titles[0] if language == "fr" else self.titles[1]


def heading_of(session: TournamentSession, club: str) -> Heading:
    """Return the heading of a paper printed now for the club ``club``."""
    setup = session.state.setup
    return Heading(
        tournament=setup.name,
        day=date.fromisoformat(setup.date) if setup.date else None,
        place=setup.place,
        printed_at=local_time(session.now_ms()),
        club=club,
    )


def local_time(at_ms: int) -> datetime:
    """Return a moment (milliseconds since 1970) as the clock on the wall shows it."""
    return datetime.fromtimestamp(at_ms / 1000)
