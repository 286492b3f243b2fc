"""The meeting that is open on the page: commands sent, refusals said, undo asked about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.live.computer_hour import DOUBTS
from td_app.live.meeting_reading import LiveMeeting
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.setup import PointsMatrix
from td_app.ports.journals import TournamentRow
from td_app.ports.trouble import StorageTrouble
from td_app.register.member import Member
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import UNDO_CHOICES, UndoClockDialog
from td_app.ui.meeting_drafts import MeetingDrafts
from td_app.words import refusal_sentence


class HeldMeeting(QObject):
    """``changed()`` after an act, ``refused(words)`` when one cannot be done."""

    changed = Signal()
    refused = Signal(str)

    def __init__(self, desk: Desk, live: LiveMeeting, parent: QObject) -> None:
        """Keep ``live`` open; a trouble with the file is reported by ``desk``."""
        super().__init__(parent)
        self._desk = desk
        self.live = live
        named = MeetingDrafts(live.setup().name)
        self.drafts = desk.meeting_drafts.setdefault(live.session.meeting, named)
        self.asking: UndoClockDialog | None = None
        desk.names_erased.connect(self._read_again)
        on_site = f"m{live.session.meeting}"
        self.changed.connect(lambda: desk.publisher.tell(on_site))

    def _read_again(self) -> None:
        """Forget a name that was erased while the meeting is open."""
        try:
            self.live.read_again()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
        self.changed.emit()

    def members(self) -> Sequence[Member]:
        """Return the cards of the club's register; none where it cannot be read."""
        register = self._desk.club.register
        try:
            if register is not None:
                return register.members()
            return ()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return ()

    def club_points(self) -> PointsMatrix:
        """Return the club's points, by which its seasons sum days; none where they are unread."""
        try:
            return self._desk.team_seasons.points()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return PointsMatrix()

    def keep_club_points(self, matrix: PointsMatrix) -> None:
        """Make these points the club's."""
        try:
            self._desk.team_seasons.set_points(matrix)
        except Refused as refusal:
            self.refused.emit(self.refusal_text(refusal))
            return
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        self.changed.emit()

    def last_meeting(self) -> TournamentRow | None:
        """Return the latest other meeting of the club, whose teams may be copied."""
        try:
            rows = self._desk.club.meetings()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return None
        return next((row for row in rows if row.id != self.live.session.meeting), None)

    def take_teams(self, meeting: int) -> None:
        """Enter the teams of another meeting here, their players linked as they were there."""
        club = self._desk.club
        try:
            before = LiveMeeting(club.open_meeting(meeting))
            cards = {card.id: card for card in self.members()}
            if club.register is not None:
                linked = club.register.linked(meeting)
            else:
                linked = {}
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        for command, players in before.lineups():
            entry = self.send(command)
            if entry is None:
                return
            if isinstance(entry.event, ev.TeamEntered):
                here = (*entry.event.players, *entry.event.substitutes)
                known = {who: linked.get(was) for who, was in zip(here, players, strict=True)}
                self.link({who: cards[n] for who, n in known.items() if n in cards})

    def link(self, players: Mapping[int, Member]) -> None:
        """Link players of the meeting to the cards they were picked from."""
        register = self._desk.club.register
        meeting = self.live.session.meeting
        if register is None or not players:
            return
        try:
            register.enter({(meeting, who): card for who, card in players.items()})
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)

    def _unlink(self, players: Iterable[int]) -> None:
        """Take back the links of players whose entry is undone."""
        register = self._desk.club.register
        meeting = self.live.session.meeting
        gone = [(meeting, who) for who in players]
        if register is None or not gone:
            return
        try:
            register.unlink(gone)
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)

    def send(self, command: cmd.Command) -> ev.Entry | None:
        """Change the meeting; return the entry, or None after showing the refusal."""
        try:
            entry = self.live.send(command)
        except Refused as refusal:
            if refusal.code in DOUBTS:
                # Asked over the window.
                self._desk.refused.emit(refusal)
            self.refused.emit(self.refusal_text(refusal))
            return None
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return None
        self._unlink(self.live.no_longer_entered(entry))
        self.changed.emit()
        return entry

    def why_not(self, command: cmd.Command) -> str | None:
        """Return why this would be refused now; ``None`` when it would not."""
        refusal = self.live.can(command)
        if refusal:
            return self.refusal_text(refusal)
        return None

    def refusal_text(self, refusal: Refused) -> str:
        """Return a refusal in words, players by their names."""
        return refusal_sentence(refusal, self.live.name)

    def undo(self, over: QWidget) -> None:
        """Take back the last act; of a clock that runs, ask from when."""
        refusal = self.live.can(cmd.UndoAct())
        if refusal is None or refusal.code != "CLOCK_UNDO_CHOICE":
            self.send(cmd.UndoAct())
            return
        self.asking = UndoClockDialog(self.live.to_undo(), over)
        self.asking.chosen.connect(self._undo_clock)
        self.asking.open()

    def _undo_clock(self, name: str) -> None:
        if name in UNDO_CHOICES:
            self.send(cmd.UndoAct(UNDO_CHOICES[name]))

    def redo(self) -> None:
        """Do again what was taken back last."""
        self.send(cmd.RedoAct())
