"""The remarks on a round's draw, by name, until play begins: what could not be avoided."""

from __future__ import annotations

from td_app.meeting import commands as cmd
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.theme import Tone
from td_app.ui.widgets.labels import label
from td_app.ui.widgets.layout import STRETCH, column, framed
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_parts import scrolled
from td_app.words.language import fr_en
from td_app.words.meetings import draw_sentence

GOOD = ("fine", "first")
ALL_HEIGHT = 320


class DrawNotes(Banner):
    """Green when the draw could avoid everything, amber otherwise; its button shows the details."""

    def __init__(self, held_meeting: HeldMeeting) -> None:
        """Show the draws of ``held_meeting``."""
        super().__init__(BannerFacts(""))
        self._held = held_meeting
        self._number = 0
        self._lines: tuple[str, ...] = ()
        self.telling: HouseDialog | None = None
        self.acted.connect(self._act)

    def show_round(self, number: int) -> None:
        """Show the draw of a round, as long as play has not begun."""
        self._number = number
        live = self._held.live
        notes = live.draw_notes(number)
        self._lines = tuple(draw_sentence(note.code, note.params) for note in notes)
        self.setVisible(bool(notes) and not live.round_begun(number))
        good = all(note.code in GOOD for note in notes[:1])
        again = fr_en("Tirer à nouveau", "Draw again")
        actions = (again,) if good else (fr_en("Tout voir", "See all"), again)
        title = ""
        if self._lines:
            title = self._lines[0]
        self.set_facts(
            BannerFacts(
                title,
                self._lines[1] if len(self._lines) > 1 and good else "",
                tone=Tone.ACCENT if good else Tone.AMBER,
                actions=actions,
            )
        )
        why = self._held.why_not(cmd.DrawRound(number))
        if self.buttons:
            self.buttons[-1].set_refusal(why)

    def _act(self, index: int) -> None:
        if index == len(self.buttons) - 1:
            self._held.send(cmd.DrawRound(self._number))
            return
        self.telling = HouseDialog(
            fr_en("Ce que le tirage n’a pas pu éviter", "What the draw could not avoid"),
            parent=self,
            icon="draw",
            width=560,
        )
        told = [label(line, wraps=True) for line in self._lines]
        area = scrolled(framed(column(*told, STRETCH)))
        area.setFixedHeight(ALL_HEIGHT)
        self.telling.body.addWidget(area)
        self.telling.add_button("close", fr_en("Fermer", "Close"))
        self.telling.open()
