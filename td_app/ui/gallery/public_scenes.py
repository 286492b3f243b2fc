"""The public window in each of its looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import MINUTE_MS, read_clock
from td_app.tournament.state.structure import Break
from td_app.ui.gallery.stage import Scenes, Stage, play_out
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.screens import wall_place
from td_app.ui.windows.public_window import PublicWindow
from td_app.wall.composing import Turn
from td_app.wall.themes import CLUB
from td_app.wall.wishes import PANELS, PanelWish, WallMessage, WallWishes
from td_app.words.language import in_language

PRIZES = ("Un panier garni", "Une bouteille", "Un maillot du club")
PANEL_COLOURS = {"ranking": "noir", "prizes": "bordeaux", "chips": "feutre", "moves": "marine"}
LOGO = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<circle cx="100" cy="100" r="92" fill="#123" /><path fill="#fff"
d="M100 38c24 32 58 48 58 78a29 29 0 0 1-50 20l10 30H82l10-30a29 29 0 0 1-50-20c0-30 34-46 58-78z"
/></svg>"""
"""A spade on a dark disc: what a logo made for paper is like."""


def public_scenes(stage: Stage) -> Scenes:
    """Yield the wall from before the start to the winner."""
    looks: dict[str, Callable[[TournamentSession], object]] = {
        "running": lambda session: None,
        "paused": lambda session: session.dispatch(cmd.PauseClock()),
        "break": lambda session: session.dispatch(cmd.GoToStep(_first_break(session))),
        "break_stopped": lambda session: _stopped_break(session),
        "last_minute": lambda session: _left(stage, session, 45_000),
        "last_seconds": lambda session: _left(stage, session, 7_000),
        "last_level": lambda session: session.dispatch(cmd.GoToStep(_last(session))),
        "overtime": lambda session: _overtime(stage, session),
        "time_called": lambda session: session.dispatch(cmd.CallTime(2)),
        "winner": play_out,
        "hour_break": lambda session: _hour_break(stage, session),
    }
    for name, bring in looks.items():
        session = stage.sample()
        bring(session)
        yield from _wall(session, name)
    yield from _wall(stage.with_moves(), "moves")
    yield from _wall(stage.drawn(), "not_started")
    yield from _beside_the_clock(stage)


def _hour_break(stage: Stage, session: TournamentSession) -> None:
    """A break that comes at minute 55 of every hour, in the middle of a level."""
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, synchronized_breaks=True)))
    begin, _ = session.state.clock.holds[0]
    stage.clock.at += begin + MINUTE_MS - session.now_ms()


def _beside_the_clock(stage: Stage) -> Scenes:
    """Yield messages, the club's colours and logo, the panels, the list of places."""
    buffet = ("Le buffet est ouvert à la pause", "The buffet is open during the break")
    said = in_language(buffet, stage.language)
    for full, name in ((False, "message_band"), (True, "message_full")):
        hall = Hall()
        hall.wish(WallWishes(colours="jour" if full else "noir"))
        hall.say(WallMessage(said, full))
        yield from _wall(_moves_read_out(stage), name, hall)
    for key in ("ranking", "prizes", "chips", "moves"):
        panels = tuple(PanelWish(panel, on=panel == key) for panel in PANELS)
        hall = Hall()
        hall.wish(WallWishes(panels, colours=PANEL_COLOURS[key]))
        yield from _wall(_with_prizes(stage), f"panel_{key}", hall, turned=True)
    yield from _with_logo(stage)
    wall_place.show_seats_first(True)
    yield from _wall(stage.drawn(), "seats_first")
    wall_place.show_seats_first(False)


def _with_logo(stage: Stage) -> Scenes:
    """Yield the club's logo and the theme drawn from it, a break in blue, the end estimated."""
    with TemporaryDirectory() as folder:
        drawn = Path(folder) / "club.svg"
        kept = dict[str, str]()
        drawn.write_text(LOGO, encoding="utf-8")
        hall = Hall(lambda name: kept.get(name, ""), kept.__setitem__, Path(folder))
        hall.set_logo(drawn)
        hall.wish(WallWishes(colours=CLUB))
        session = _with_prizes(stage)
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, end_announced=True)))
        yield from _wall(session, "logo", hall)
        hall.wish(WallWishes(colours="marine"))
        session.dispatch(cmd.GoToStep(_first_break(session)))
        yield from _wall(session, "break_blue", hall)


def _moves_read_out(stage: Stage) -> TournamentSession:
    """Return an evening whose moves are announced: until then they take the whole wall."""
    session = stage.with_moves()
    session.dispatch(cmd.AnnounceMoves())
    return session


def _with_prizes(stage: Stage) -> TournamentSession:
    session = _moves_read_out(stage)
    won = prizes_in(stage.language)
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, prizes=won)))
    return session


def prizes_in(language: str) -> tuple[str, ...]:
    """Return what three places win in the pictures."""
    return {"en": ("A hamper", "A bottle", "A T-shirt")}.get(language, PRIZES)


def _wall(
    session: TournamentSession, name: str, hall: Hall | None = None, *, turned: bool = False
) -> Scenes:
    """Yield the wall; ``turned``: its column at the last of its pages."""
    live = LiveTournament(session)
    wall = PublicWindow(live, hall=hall)
    if turned:
        wall.view.pinned = Turn(side=-1, strip=-1)
        wall.refresh()
    yield f"public_{name}", wall
    wall.close()
    live.close()


def _left(stage: Stage, session: TournamentSession, left_ms: int) -> None:
    reading = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
    stage.clock.at += reading.remaining_ms - left_ms


def _stopped_break(session: TournamentSession) -> None:
    session.dispatch(cmd.GoToStep(_first_break(session)))
    session.dispatch(cmd.PauseClock())


def _overtime(stage: Stage, session: TournamentSession) -> None:
    session.dispatch(cmd.GoToStep(_last(session)))
    last = session.state.setup.structure.steps[-1]
    stage.clock.at += last.minutes * MINUTE_MS + 95_000


def _first_break(session: TournamentSession) -> int:
    steps = session.state.setup.structure.steps
    return next(i for i, step in enumerate(steps) if isinstance(step, Break))


def _last(session: TournamentSession) -> int:
    return len(session.state.setup.structure.steps) - 1
