"""The clock page: the time large, every control one click, the structure beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from td_app.tournament.views.clock import ClockView
from td_app.ui.destinations import Destination, Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.controls import (
    ClockControls,
    ClockFigures,
    SoundButton,
    WallChoice,
)
from td_app.ui.pages.evening.clock.structure_side import StructureSide
from td_app.ui.pages.page import Page
from td_app.ui.public.hall import Hall
from td_app.ui.theme import Height, Space, Tone, dress
from td_app.ui.widgets.clock_face import ClockFace
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import at, column, height_at, row, wide
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.page_parts import Card, line
from td_app.wall.clock import ClockFacts, ClockLook, clock_facts
from td_app.wall.words import blinds_words, level_just_began
from td_app.words.finishing import winners_named, winners_title
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.pages.evening.clock.wall_dialog import WallDialog

STRUCTURE_NARROW = 428
STRUCTURE_WIDE = 500
WIDE_FROM = 1200
#: Below this height there is no room for everything (pixels).
LOW = 560
#: And below this one not even for the figures.
LOWEST = 510
#: What the clock, its controls and the levels take at least.
LEAST = 400
FACE = 152
CARD_WELL = 226
"""The least height of the face's card over the structure drawn, or more figures (pixels)."""
FACE_TOLD = 104
"""The least height of the face (pixels): usual, and while a refusal is told on a low screen."""


class ClockPage(Page):
    """The clock, what it commands, and the structure beside it."""

    def __init__(
        self, live: LiveTournament, parent: QWidget | None = None, *, hall: Hall | None = None
    ) -> None:
        """Show the clock of ``live``; ``hall`` is what the public windows follow."""
        super().__init__(live, parent)
        self._hall = hall or Hall()
        self.dialog: WallDialog | None = None
        dress(self, kind="page")
        self.face = ClockFace(ClockFacts(ClockLook.NOT_STARTED))
        self.face.setMinimumHeight(FACE)
        self.notice = self._notice()
        self.controls = ClockControls(live)
        self.controls.asked.connect(self.asked)
        self._over_figures = line()
        self.figures = ClockFigures()
        self.sound = SoundButton(live)
        self.wall = WallChoice()
        self.wall.asked.connect(lambda: self.asked.emit(Spot.PUBLIC_DISPLAY))
        self.wall.prepare_asked.connect(self.prepare_wall)
        self.side = StructureSide(live)
        self.structure = self.side.list
        self._parts = row(wide(self._left()), self.side, spacing=Space.NORMAL)
        head = PageHead(fr_en("Horloge", "Clock"), self.wall)
        column(head, wide(self._parts), on=self, spacing=0, margins=0)
        # What leaves on a low screen keeps no window high.
        self.setMinimumHeight(LEAST)
        self.side.setFixedWidth(STRUCTURE_NARROW)
        self.refresh()

    def refresh(self) -> None:
        """Show the state as it is now."""
        view = self.live.clock()
        self._show(view)
        self.controls.refresh(view)
        self.side.refresh(view)
        self._give_room()

    def tick(self) -> None:
        """Show the time as it is now."""
        view = self.live.clock()
        self._show(view)
        self.controls.tick(view)
        self.side.tick(view)

    def go(self, destination: Destination) -> None:
        """Show what the hall sees, or the structure to be changed."""
        if destination is Spot.WALL_CHOICE:
            self.prepare_wall()
        elif destination is Spot.STRUCTURE_IN_PLAY:
            self.edit()

    def unsaved_changes(self) -> str:
        """Return that the structure is being changed, "" when it is not."""
        changing = self.side.editing and self.side.edit.draft != self.live.setup().structure
        if changing:
            return fr_en("La structure en cours de modification", "The structure being edited")
        return ""

    def keep(self) -> bool:
        """Make the change of the structure; return whether none is left."""
        if self.unsaved_changes():
            self.side.edit.make.click()
        return not self.unsaved_changes()

    def prepare_wall(self) -> None:
        """Open what the hall sees: messages, panels, colours, screens."""
        from td_app.ui.pages.evening.clock.wall_dialog import WallDialog

        self.dialog = WallDialog(self.live, self._hall, self)
        self.dialog.finished.connect(self._prepared)
        self.dialog.open()

    def edit(self) -> None:
        """Open the structure, to be changed while it is played."""
        self.side.open_editor()

    def _prepared(self) -> None:
        self.dialog = None
        self.wall.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the structure more room on a large screen."""
        super().resizeEvent(event)
        wide = self.width() >= WIDE_FROM
        if wide:
            self.side.setFixedWidth(STRUCTURE_WIDE)
        else:
            self.side.setFixedWidth(STRUCTURE_NARROW)
        self._give_room()

    def _give_room(self) -> None:
        """On a low screen why the clock stands goes before the figures; both before the chart."""
        told = not self.controls.refusal.isHidden()
        figures = self.figures.line_height() + Space.SNUG
        controls = height_at(self.controls, self.controls.width())
        taken = Height.HEAD + GUTTER + controls + 2 * Space.SNUG + figures
        spare = self.height() - taken - CARD_WELL
        more = self.side.drawn.fit(spare - figures - Space.SNUG)
        self.figures.show_all(more)
        if not more:
            self.side.drawn.fit(spare - Space.SNUG)
        for part in (self._over_figures, self.figures):
            part.setHidden(self.height() < (LOW if told else LOWEST))
        if told and self.height() < LOW:
            self.face.setMinimumHeight(FACE_TOLD)
            self._parts.setContentsMargins(GUTTER, 0, GUTTER, Space.TIGHT)
        else:
            self.face.setMinimumHeight(FACE)
            self._parts.setContentsMargins(GUTTER, 0, GUTTER, GUTTER)
        # Dressed by its window, the button over the face has its size.
        silent = self.isVisible() and self.sound.isHidden()
        if silent:
            covers = QSize(0, 0)
        else:
            covers = self.sound.sizeHint()
        self.face.corner = covers.width()
        self.face.corner_low = Space.NORMAL + covers.height()
        policy = self.notice.sizePolicy()
        policy.setRetainSizeWhenHidden(not told)
        self.notice.setSizePolicy(policy)

    def _left(self) -> QVBoxLayout:
        clock = Card(margin=Space.TIGHT)
        over = QGridLayout()
        over.addWidget(self.face, 0, 0)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        inset = column(at(self.sound, corner), margins=Space.NORMAL)
        over.addLayout(inset, 0, 0)
        clock.body.addLayout(over, 1)
        clock.body.addWidget(self.notice)
        return column(
            wide(clock),
            self.controls,
            self._over_figures,
            self.figures,
            self.side.drawn,
            spacing=Space.SNUG,
        )

    def _notice(self) -> QLabel:
        """Return the label with the words of 3.1; it keeps its room, so that the time does not
        move.
        """
        words = fr_en(
            "Les nouvelles blindes s’appliquent à la main suivante (§ 3.1).",
            "The new blinds apply to the next hand (§\u00a03.1).",
        )
        shorter = fr_en(
            "Nouvelles blindes à la main suivante (§\u00a03.1).",
            "New blinds from the next hand (§\u00a03.1).",
        )
        notice = CutLabel("", Say.STRONG, tone=Tone.ACCENT)
        notice.say(words, shorter)
        notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        policy = notice.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        notice.setSizePolicy(policy)
        return notice

    def _show(self, view: ClockView) -> None:
        if view.look == "winner":
            winners = self.live.standings().winners
        else:
            winners = ()
        facts = clock_facts(view, winners_named(winners) or None, brief=True)
        if winners:
            facts = replace(facts, heading=winners_title(winners))
        self.face.set_facts(replace(facts, caption="" if winners else self._caption(view)))
        self.sound.give_way(view.look == "winner")
        self.notice.setVisible(level_just_began(view))
        self.figures.tick(view)

    def _caption(self, view: ClockView) -> str:
        if view.in_break and view.next_level is not None:
            blinds = " · ".join(filter(None, blinds_words(view.next_level, view.ante_format)))
            return fr_en("À la reprise\u00a0: {0}", "On resuming: {0}").format(blinds)
        return " · ".join(filter(None, blinds_words(view, view.ante_format)))
