"""The wall, small, beside the list of tournaments: what a room sees of one of them."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from rules_ropta.ruling import Refused
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.ports.trouble import StorageTrouble
from td_app.ui.heartbeat import SECOND_MS, in_sight
from td_app.ui.public.hall import Hall
from td_app.ui.public.scene_view import SceneView
from td_app.wall.clock import ClockFacts, ClockLook
from td_app.wall.composing import Composer
from td_app.wall.facts import BandWords, ColumnWords, FaceWords, Figure, Wall, WallFacts
from td_app.wall.segments import Segment
from td_app.wall.words import wall_facts
from td_app.words.figures import lasting, tenths, whole
from td_app.words.language import fr_en

#: Beats between two looks at what another post, or another window, wrote.
LOOKS_AGAIN = 2
#: The example: its level, how long that is, what is left of it.
LEVEL: Final = 3
MINUTES: Final = 20
LEFT_S: Final = 763
#: Big blinds from that level on; 0 for a break.
BLINDS: Final = (200, 300, 0, 400, 600, 800, 1_200)
PLAYERS: Final = (31, 36)
STACK: Final = 10_000


class SmallWall(SceneView):
    """A tournament only looked at, or an example without one; beats once a second while it runs."""

    def __init__(self, hall: Hall, session: TournamentSession | None) -> None:
        """Show ``session`` as the hall of ``hall`` does."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._hall = hall
        self._live = Live(session) if session is not None else None
        self._beats = 0
        self._composer = Composer()
        self.beat = QTimer(self, interval=SECOND_MS)
        self.beat.timeout.connect(self._on_beat)
        if self._live is not None and self._live.clock().running:
            self.beat.start()
        self.wear(hall.pictures())

    def sizeHint(self) -> QSize:
        """Return the shape of a screen, as wide as there is room."""
        return QSize(self.width(), self.width() * 9 // 16)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the shape of a screen."""
        super().resizeEvent(event)
        self.setFixedHeight(self.sizeHint().height())
        self.tell()

    def tell(self) -> None:
        """Show the tournament as it is now."""
        (width, height) = self.shape()
        clothes = self._hall.clothes()
        self.show_scene(self._composer.composed(self._facts(), clothes, width, height))

    def _on_beat(self) -> None:
        live = self._live
        if live is None or not in_sight(self):
            return
        self._beats += 1
        link = live.session.link
        if self._beats % LOOKS_AGAIN == 0 and (link is None or link.linked):
            with suppress(StorageTrouble, Refused):
                live.session.refresh()
        self.tell()

    def _facts(self) -> WallFacts:
        live = self._live
        if live is None:
            return example_facts()
        hall = self._hall
        return wall_facts(Wall(live.public(), live.ranking_in_public(), live.now_ms(), hall.wishes))


def example_facts() -> WallFacts:
    """Return the wall of an evening in play that never was, for a club without any of its own."""
    (left, entrants) = PLAYERS
    chips = STACK * entrants
    next_up = fr_en("Ensuite\u00a0: {0}", "Next: {0}").format(_blinds(BLINDS[1], " / "))
    heading = fr_en("Niveau {0}", "Level {0}").format(LEVEL)
    clock = ClockFacts(ClockLook.RUNNING, LEFT_S, MINUTES * 60, heading)
    average = fr_en("{0} BB", "{0} BB").format(tenths(chips / left / BLINDS[0]))
    figures = (
        Figure(fr_en("Joueurs", "Players"), whole(left), f"/ {whole(entrants)}"),
        Figure(fr_en("Tapis moyen", "Average stack"), whole(chips // left), average),
        Figure(fr_en("Jetons en jeu", "Chips in play"), whole(chips)),
        Figure(fr_en("Pause dans", "Break in"), lasting(MINUTES + LEFT_S // 60 + 1)),
    )
    segments: list[Segment] = []
    level = LEVEL
    for big in BLINDS:
        if big:
            label = fr_en("Niv. {0}", "Lvl {0}").format(level)
            on = not segments
            segments.append(Segment(MINUTES, label, _blinds(big, "/"), whole(big), on))
            level += 1
        else:
            segments.append(Segment(MINUTES // 2))
    return WallFacts(
        FaceWords(clock, blinds=_blinds(BLINDS[0], " / "), coming=next_up),
        ColumnWords("", figures),
        BandWords("", right="21:42"),
        timeline=tuple(segments),
    )


def _blinds(big: int, between: str) -> str:
    return f"{whole(big // 2)}{between}{whole(big)}"
