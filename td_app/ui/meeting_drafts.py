"""Drafts of a meeting, typed and not entered yet: they stay at the desk on any page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from td_app.register.member import Member
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.meeting.setup import PointsMatrix


NEW_TEAM = 0
"""In place of a team's number: the team that is not entered yet."""


@dataclass(frozen=True, slots=True)
class TeamDraft:
    """The fields of a team as they are typed; of one that is entered, ``line`` names a player."""

    name: str = ""
    club: str = ""
    people: str = ""
    bench: str = ""
    line: str = ""


@dataclass(slots=True)
class MeetingDrafts:
    """The draft of one meeting: its teams by number, and the points of places.

    ``picked``: the cards of those picked for the team that is not entered yet, by the key of
    their name.
    """

    name: str
    teams: dict[int, TeamDraft] = field(default_factory=dict)
    picked: dict[str, Member] = field(default_factory=dict)
    points: PointsMatrix | None = None

    def unsaved_changes(self) -> str:
        """Return the unsaved work in a few words, "" when there is none."""
        told = []
        if NEW_TEAM in self.teams:
            told.append(fr_en("une équipe non inscrite", "a team not registered"))
        if self.teams.keys() - {NEW_TEAM}:
            told.append(fr_en("une équipe corrigée", "a corrected team"))
        if self.points is not None:
            told.append(fr_en("un barème", "a points system"))
        words = fr_en("{0}\u00a0: {1}", "{0}: {1}")
        if told:
            return words.format(self.name, ", ".join(told))
        return ""
