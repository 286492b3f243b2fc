"""The public window in each of its looks."""

from __future__ import annotations

from collections.abc import Callable

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.clock import MINUTE_MS, read_clock
from td_app.tournament.structure import Break
from td_app.ui.gallery.stage import Scenes, Stage, play_out
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.public_window import PublicWindow


def public_scenes(stage: Stage) -> Scenes:
    """Yield the wall from before the start to the winner."""
    looks: dict[str, Callable[[TournamentSession], object]] = {
        "running": lambda session: None,
        "paused": lambda session: session.dispatch(cmd.PauseClock()),
        "break": lambda session: session.dispatch(cmd.GoToStep(_first_break(session))),
        "last_minute": lambda session: _left(stage, session, 45_000),
        "last_seconds": lambda session: _left(stage, session, 7_000),
        "last_level": lambda session: session.dispatch(cmd.GoToStep(_last(session))),
        "overtime": lambda session: _overtime(stage, session),
        "winner": play_out,
    }
    for name, bring in looks.items():
        session = stage.sample()
        bring(session)
        yield from _wall(session, name)
    yield from _wall(stage.with_moves(), "moves")
    yield from _wall(stage.drawn(), "not_started")


def _wall(session: TournamentSession, name: str) -> Scenes:
    live = LiveTournament(session)
    wall = PublicWindow(live)
    yield f"public_{name}", wall
    wall.close()
    live.close()


def _left(stage: Stage, session: TournamentSession, left_ms: int) -> None:
    reading = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
    stage.clock.at += reading.remaining_ms - left_ms


def _overtime(stage: Stage, session: TournamentSession) -> None:
    session.dispatch(cmd.GoToStep(_last(session)))
    last = session.state.setup.structure.steps[-1]
    stage.clock.at += last.minutes * MINUTE_MS + 95_000


def _first_break(session: TournamentSession) -> int:
    steps = session.state.setup.structure.steps
    return next(i for i, step in enumerate(steps) if isinstance(step, Break))


def _last(session: TournamentSession) -> int:
    return len(session.state.setup.structure.steps) - 1
