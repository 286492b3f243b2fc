"""Scenes of the wall in situations of an evening, and what stands on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from builders import MINUTE, a_tournament, clock_of, everyone, out
from hand_for_hand_builders import a_bubble, hand_for_hand

from reports.lettering import text_width
from reports.marks import Said
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.structure import Break
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.public import public_view
from td_app.wall.composing import Turn, composed
from td_app.wall.facts import Wall, WallFacts
from td_app.wall.scene import Clothes, Scene, Shape, capitals
from td_app.wall.sides import sides_of
from td_app.wall.strip import strip_pages
from td_app.wall.themes import NOIR
from td_app.wall.wishes import EVERY_PANEL, PanelWish, WallMessage, WallWishes
from td_app.wall.words import wall_facts

#: The three shapes of a picture, as pixels.
SHAPES = {"wide": (1920, 1080), "square": (1024, 768), "tall": (1080, 1920)}
EVERYTHING = WallWishes(tuple(PanelWish(key) for key in EVERY_PANEL))
SEASON = ("Saison 2026", tuple((f"{n}e", f"NOMDEFAMILLE Jean-{n}") for n in range(1, 11)))


def facts_of(session: TournamentSession, **more: object) -> WallFacts:
    """Return what the wall says of a tournament now."""
    now = session.now_ms()
    view = public_view(session.state, session, now)
    wall = Wall(view, standings(session.state, session), now, EVERYTHING, season=SEASON)
    return wall_facts(replace(wall, **more))


def scene_of(
    facts: WallFacts, shape: str = "wide", turn: Turn | None = None, clothes: Clothes | None = None
) -> Scene:
    """Return the scene of these facts in a shape."""
    return composed(facts, clothes or Clothes(NOIR), *SHAPES[shape], turn or Turn())


def said(scene: Scene) -> list[str]:
    """Return the words on a scene, in the order they were placed, spaces plain."""
    marks = (mark for mark in scene.marks if isinstance(mark, Said))
    return [mark.text.replace("\u00a0", " ").replace("\u202f", " ") for mark in marks]


def told(scene: Scene) -> str:
    """Return all the words on a scene, those of several lines joined."""
    return " ".join(said(scene))


def cap_of(mark: Said) -> float:
    """Return the height of the capitals of words."""
    return mark.size * capitals(mark.face)


def room_of(mark: Said) -> tuple[float, float, float, float]:
    """Return where the capitals of words stand: left, top, right, bottom."""
    wide = text_width(mark.text, mark.face, mark.size)
    left = mark.x - wide * {"left": 0.0, "right": 1.0}.get(mark.align, 0.5)
    return left, mark.baseline - cap_of(mark), left + wide, mark.baseline


def _left(session: TournamentSession, left_ms: int) -> None:
    reading = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
    clock_of(session).forward(reading.remaining_ms - left_ms)


def _playing(**more: object) -> TournamentSession:
    return a_tournament(32, tables=4, prizes=("Un panier garni", "Une bouteille", "20 €"), **more)


def _break(session: TournamentSession) -> int:
    steps = session.state.setup.structure.steps
    return next(at for at, step in enumerate(steps) if isinstance(step, Break))


def _moving() -> TournamentSession:
    session = _playing()
    out(session, *list(everyone(session))[:9])
    session.dispatch(cmd.BreakTable(4))
    return session


def _won() -> TournamentSession:
    session = a_tournament(8, tables=1, prizes=("Un panier garni", "Une bouteille"))
    out(session, *list(everyone(session))[:7])
    return session


def _told(made: Callable[[], TournamentSession], does: Callable[[TournamentSession], object]):
    def facts() -> WallFacts:
        session = made()
        does(session)
        return facts_of(session)

    return facts


def _said_over() -> WallFacts:
    return facts_of(_playing(), message=WallMessage("Le buffet est ouvert à la pause", True))


def _said_in_the_strip() -> WallFacts:
    return facts_of(_playing(), message=WallMessage("Le buffet est ouvert à la pause"))


def _seats() -> WallFacts:
    return facts_of(a_tournament(56, tables=7, started=False), seats_first=True)


def _hand() -> WallFacts:
    return facts_of(hand_for_hand(a_bubble(4, 4, 4)))


def _last(session: TournamentSession) -> None:
    session.dispatch(cmd.GoToStep(len(session.state.setup.structure.steps) - 1))


def _overtime(session: TournamentSession) -> None:
    _last(session)
    clock_of(session).forward(session.state.setup.structure.steps[-1].minutes * MINUTE + 95_000)


def _hour_break(session: TournamentSession) -> None:
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, synchronized_breaks=True)))
    begin, _ = session.state.clock.holds[0]
    clock_of(session).forward(begin + MINUTE - session.now_ms())


def _counted() -> WallFacts:
    session = _playing()
    stack = session.state.setup.starting_stack
    for table in session.state.open_tables():
        first, *others, last = table.places.values()
        stacks = ((first, 2 * stack - 475), *((who, stack) for who in others), (last, 475))
        session.dispatch(cmd.CountStacks(table.number, stacks))
    return facts_of(session)


STATES: dict[str, Callable[[], WallFacts]] = {
    "not_started": lambda: facts_of(a_tournament(32, tables=4, started=False)),
    "running": lambda: facts_of(_playing()),
    "paused": _told(_playing, lambda session: session.dispatch(cmd.PauseClock())),
    "break": _told(_playing, lambda session: session.dispatch(cmd.GoToStep(_break(session)))),
    "hour_break": _told(_playing, _hour_break),
    "last_minute": _told(_playing, lambda session: _left(session, 45_000)),
    "last_seconds": _told(_playing, lambda session: _left(session, 7_000)),
    "last_level": _told(_playing, _last),
    "overtime": _told(_playing, _overtime),
    "time_called": _told(_playing, lambda session: session.dispatch(cmd.CallTime(2))),
    "hand_for_hand": _hand,
    "moves": lambda: facts_of(_moving()),
    "moves_told": _told(_moving, lambda session: session.dispatch(cmd.AnnounceMoves())),
    "message": _said_over,
    "message_in_strip": _said_in_the_strip,
    "seats": _seats,
    "stacks": _counted,
    "winner": lambda: facts_of(_won()),
    "winner_photo": lambda: facts_of(_won(), photo=True),
}


def every_turn(facts: WallFacts, shape: Shape = "wide") -> Iterator[Turn]:
    """Yield a turn for each page that turns over."""
    for side in range(len(sides_of(facts.column))):
        yield Turn(side=side)
    for strip in range(1, strip_pages(facts)):
        yield Turn(strip=strip)
