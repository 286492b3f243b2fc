"""The public window in each of its looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from td_app.live.public_names import photographable_winner
from td_app.live.session import TournamentSession
from td_app.ports.club import WinnerPhoto
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import MINUTE_MS, read_clock
from td_app.tournament.state.structure import Break
from td_app.ui.gallery.stage import Scenes, Stage, count_stacks, play_out
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.screens import wall_place
from td_app.ui.public.winner_photo import SIDE, jpeg_of
from td_app.ui.windows.public_window import PublicWindow
from td_app.wall.composing import Turn
from td_app.wall.themes import CLUB
from td_app.wall.wishes import PANELS, PanelWish, WallMessage, WallWishes
from td_app.words.language import in_language

REST_MS = 172 * MINUTE_MS
"""What is left to play of an evening whose winner is shown."""
PRIZES = ("Un panier garni", "Une bouteille", "Un maillot du club")
PANEL_COLOURS = {"ranking": "noir", "prizes": "bordeaux", "chips": "feutre", "moves": "marine"}
CHIPS = ("#a3262a", "#1d4f9c", "#1c1e22", "#2f7d4a", "#5b2d86", "#d08a1d")
LOGO = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<circle cx="100" cy="100" r="92" fill="#123" /><path fill="#fff"
d="M100 38c24 32 58 48 58 78a29 29 0 0 1-50 20l10 30H82l10-30a29 29 0 0 1-50-20c0-30 34-46 58-78z"
/></svg>"""
"""A spade on a dark disc: what a logo made for paper is like."""
PARTNER = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200">
<path fill="#0b3c6f" d="M20 120q55-60 110 0t110 0v50H20z"/><circle cx="190" cy="62" r="34"
fill="#e2a21b"/><path fill="#0b3c6f" d="M270 60h190v22H270zM270 98h140v22H270zM270 136h170v22H270z"
/></svg>"""
"""A wave, a sun and lines: what a partner’s banner is like."""


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
        "winner": lambda session: _played_out(stage, session),
        "hour_break": lambda session: _hour_break(stage, session),
    }
    for name, bring in looks.items():
        session = stage.sample()
        bring(session)
        yield from _wall(session, name)
    session = stage.sample()
    _played_out(stage, session)
    yield from _wall(session, "winner_confetti", fallen=1.0)
    yield from _with_a_photo(stage)
    yield from _wall(stage.with_moves(), "moves")
    yield from _wall(stage.drawn(), "not_started")
    yield from _beside_the_clock(stage)


def _with_a_photo(stage: Stage) -> Scenes:
    """Yield the winner beside their photograph, in the three shapes of a wall."""
    session = _with_prizes(stage)
    _played_out(stage, session)
    keep_drawn_photo(session)
    for shape in ("", "_4_3", "_portrait"):
        yield from _wall(session, f"winner_photo{shape}")


def _played_out(stage: Stage, session: TournamentSession) -> None:
    """Play an evening to its winner, hours later, knock-outs noted."""
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, knockouts_noted=True)))
    stage.clock.at += REST_MS
    play_out(session, noted=True)
    stage.clock.at -= REST_MS


def keep_drawn_photo(session: TournamentSession) -> None:
    """Keep as the winner's photograph somebody drawn: nobody there is."""
    winner = photographable_winner(session)
    if session.photos is None or winner is None:
        return
    drawn = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = QLinearGradient(0, 0, 0, SIDE)
    light.setColorAt(0, QColor("#8fa9bd"))
    light.setColorAt(1, QColor("#34495e"))
    painter.fillRect(drawn.rect(), light)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, where in (
        ("#22384d", QRect(100, 500, 560, 520)),
        ("#4b2e1e", QRect(238, 130, 284, 320)),
        ("#e4b793", QRect(262, 180, 236, 310)),
    ):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(where)
    painter.end()
    session.photos.keep_photo(session.tournament, winner, WinnerPhoto(jpeg_of(drawn), agreed=True))


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
    for shape, size in {"": None, "_square": (1024, 768), "_tall": (1080, 1920)}.items():
        hall = Hall()
        hall.wish(WallWishes(tuple(PanelWish(panel, on=panel == "stacks") for panel in PANELS)))
        session = _moves_read_out(stage)
        count_stacks(session)
        yield from _wall(session, f"panel_stacks{shape}", hall, turned=True, size=size)
    yield from _with_logo(stage)
    yield from _with_background(stage)
    yield from _with_partners(stage)
    wall_place.show_seats_first(True)
    yield from _wall(stage.drawn(), "seats_first")
    wall_place.show_seats_first(False)


def _with_logo(stage: Stage) -> Scenes:
    """Yield the club's logo and the theme drawn from it, a break in blue, the end estimated."""
    with TemporaryDirectory() as folder:
        drawn = Path(folder) / "club.svg"
        drawn.write_text(LOGO, encoding="utf-8")
        hall = _hall_in(Path(folder))
        hall.set_logo(drawn)
        hall.wish(WallWishes(colours=CLUB))
        session = _with_prizes(stage)
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, end_announced=True)))
        yield from _wall(session, "logo", hall)
        hall.wish(WallWishes(colours="marine"))
        session.dispatch(cmd.GoToStep(_first_break(session)))
        yield from _wall(session, "break_blue", hall)


def _with_background(stage: Stage) -> Scenes:
    """Yield the wall over a photograph, chips that cover a table."""
    with TemporaryDirectory() as folder:
        photograph = Path(folder) / "salle.jpg"
        drawn_chips().save(str(photograph))
        hall = _hall_in(Path(folder))
        hall.set_background(photograph)
        yield from _wall(_with_prizes(stage), "background", hall)


def drawn_chips() -> QImage:
    """Return what a photograph of a table under its lamp is like: chips, some over others."""
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(image.rect(), QColor("#1d6b45"))
    for chip in range(90):
        middle = QPointF(chip * 733 % 1980 - 30, chip * 419 % 1140 - 30)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(middle + QPointF(10, 14), 84, 84)
        painter.setBrush(QColor(CHIPS[chip % len(CHIPS)]))
        painter.drawEllipse(middle, 84, 84)
        painter.setBrush(QColor("#f4efe4"))
        rim = QRectF(middle.x() - 84, middle.y() - 84, 168, 168)
        for stripe in range(6):
            painter.drawPie(rim, (chip * 17 + stripe * 60) * 16, 20 * 16)
        painter.drawEllipse(middle, 56, 56)
        painter.setBrush(QColor(CHIPS[chip % len(CHIPS)]))
        painter.drawEllipse(middle, 50, 50)
    light = QRadialGradient(QPointF(960, 300), 1300)
    light.setColorAt(0, QColor(255, 236, 190, 60))
    light.setColorAt(1, QColor(0, 0, 0, 150))
    painter.fillRect(image.rect(), light)
    painter.end()
    return image


def _with_partners(stage: Stage) -> Scenes:
    """Yield the wall with a partner in its corner, the club's logo above."""
    with TemporaryDirectory() as folder:
        drawn = Path(folder) / "Brasserie du Port.svg"
        drawn.write_text(PARTNER, encoding="utf-8")
        hall = _hall_in(Path(folder))
        hall.add_partner(drawn)
        yield from _wall(stage.sample(), "partners", hall)


def _hall_in(folder: Path) -> Hall:
    kept = dict[str, str]()
    return Hall(lambda name: kept.get(name, ""), kept.__setitem__, folder)


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
    session: TournamentSession,
    name: str,
    hall: Hall | None = None,
    *,
    turned: bool = False,
    fallen: float | None = None,
    size: tuple[int, int] | None = None,
) -> Scenes:
    """Yield the wall; ``turned``: its column at the last of its pages.

    ``fallen``: confetti as they are so many seconds after they began. ``size``: a shape of it.
    """
    live = LiveTournament(session)
    wall = PublicWindow(live, hall=hall)
    if turned:
        wall.view.pinned = Turn(side=-1, strip=-1)
        wall.refresh()
    if fallen is not None:
        wall.view.let_fall(fallen)
    if size is not None:
        wall.setFixedSize(*size)
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
