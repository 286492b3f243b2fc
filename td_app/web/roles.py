"""What each role may do and see: one table of commands × roles, shown in the settings.

A command that stands in no row belongs to the desk alone. Whoever holds a role may also do and
see what the roles before it may.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from td_app.tournament import commands as cmd


class Role(StrEnum):
    """The role of a device, from the fewest rights to the most."""

    ANYONE = "anyone"
    #: A program's: it reads what the room may read, and never acts.
    READER = "reader"
    TABLE = "table"
    FLOOR = "floor"
    DIRECTOR = "director"

    @property
    def of_staff(self) -> bool:
        """Return whether whole names are for them; others read those that the room may read."""
        return self in (Role.FLOOR, Role.DIRECTOR)


#: What a role may ask beyond the roles before it.
COMMANDS: Final[Mapping[Role, tuple[type, ...]]] = {
    Role.ANYONE: (),
    Role.READER: (),
    # At its own table only (`served.py`).
    Role.TABLE: (cmd.TableDone, cmd.TableAllIn, cmd.CountMissedHands, cmd.CountStacks),
    Role.FLOOR: (
        cmd.RegisterEntrants,
        cmd.MarkPresence,
        cmd.MarkMajority,
        cmd.SeatLateEntrant,
        cmd.MarkAway,
        cmd.Eliminate,
        cmd.NameKnockouts,
        cmd.BalanceTables,
        cmd.MovePlayer,
        cmd.CorrectSeat,
        cmd.SwapSeats,
        cmd.StopTable,
        cmd.ResumeTable,
        cmd.BreakTable,
        cmd.AnnounceMoves,
        cmd.AnnounceBreakingOrder,
        cmd.SetPositions,
        cmd.NextHand,
        cmd.RecordIncident,
        cmd.NoteIncident,
        cmd.NameConcerned,
        cmd.DeclareHandDead,
        cmd.GivePenalty,
        cmd.CallTime,
        cmd.EndTimeCall,
        cmd.RaceChips,
        cmd.ExchangeFoundChips,
        cmd.Undo,
    ),
    Role.DIRECTOR: (
        cmd.StartClock,
        cmd.PauseClock,
        cmd.AdjustClock,
        cmd.NextLevel,
        cmd.PreviousLevel,
        cmd.GoToStep,
        cmd.SettleClockGap,
        cmd.AnnounceHandForHand,
        cmd.StartNextHand,
        cmd.TakeBackOut,
        cmd.RankHand,
        cmd.EndHandForHand,
        cmd.FormFinalTable,
        cmd.OpenTable,
        cmd.CloseEmptyTable,
        cmd.ChangeBreakingOrder,
        cmd.DeclineProposal,
        cmd.Withdraw,
        cmd.Disqualify,
        cmd.Reinstate,
        cmd.WaitToReEnter,
        cmd.StopWaiting,
        cmd.LiftPenalty,
        cmd.WithdrawValue,
        cmd.AgreeDeal,
        cmd.CancelTournament,
        cmd.EndDay,
        cmd.DrawJackpot,
        cmd.RemoveChips,
        cmd.Redo,
    ),
}

#: Fields by which a command passes a refusal, and the role that may send them at least: what goes
#: against the rules is a director's decision (1.1); a count with a gap is the staff's.
PASSES_A_REFUSAL: Final[Mapping[str, Role]] = {
    "overruled": Role.DIRECTOR,
    "stays": Role.DIRECTOR,
    "accepted": Role.FLOOR,
}

#: What a role may ask of which no page has a form: a keyboard's, before or after play, or a whole
#: list in view (``decisions/0025``). Machines ask for it.
AT_THE_DESK: Final = (cmd.ChangeBreakingOrder, cmd.EndDay, cmd.DrawJackpot, cmd.CancelTournament)

#: Views by name, likewise. Sanctions are for those who give them.
VIEWS: Final[Mapping[Role, tuple[str, ...]]] = {
    Role.ANYONE: ("public", "clock"),
    Role.READER: ("standings",),
    Role.TABLE: ("hand_for_hand",),
    Role.FLOOR: (
        "players",
        "room",
        "proposals",
        "announcements",
        "incidents",
        "penalties",
        "time_calls",
        "progress",
        "chips",
        "prizes",
        "hand_for_hand_over",
        "new_breaking_order",
    ),
    Role.DIRECTOR: (
        "setup",
        "minutes",
        "fixed",
        "draws",
        "chips_ledger",
        "tie_questions",
        "finish_estimate",
        "level_with_hand",
        "money",
        "deals",
        "flights",
    ),
}

#: Fields of a view, wherever they stand in it, that a role reads at least: a person's card is for
#: the director, other pages show a name and a club.
PRIVATE: Final[Mapping[str, Role]] = {
    "licence": Role.DIRECTOR,
    "email": Role.DIRECTOR,
    "phone": Role.DIRECTOR,
    "pseudonym": Role.DIRECTOR,
    "team": Role.DIRECTOR,
}


def _up_to(role: Role) -> tuple[Role, ...]:
    ranks = tuple(Role)
    return ranks[: ranks.index(role) + 1]


def named(role: Role) -> tuple[str, ...]:
    """Return the names of the commands that a role may ask beyond the roles before it.

    >>> named(Role.TABLE)[0]
    'table_done'
    """
    return tuple(vars(kind)["KIND"] for kind in COMMANDS[role])


def may_ask_kind(role: Role, kind: type) -> bool:
    """Return whether a role may ask for commands of this kind.

    >>> may_ask_kind(Role.FLOOR, cmd.PauseClock), may_ask_kind(Role.DIRECTOR, cmd.PauseClock)
    (False, True)
    """
    return any(kind in COMMANDS[held] for held in _up_to(role))


def may_ask(role: Role, command: cmd.Command) -> bool:
    """Return whether a role may ask for this; past what the rules refuse, a director alone.

    >>> may_ask(Role.FLOOR, cmd.PauseClock()), may_ask(Role.DIRECTOR, cmd.PauseClock())
    (False, True)
    """
    # A ruling decided otherwise is noted by whoever rules.
    if not isinstance(command, cmd.RecordIncident):
        for field, least in PASSES_A_REFUSAL.items():
            if getattr(command, field, False) and least not in _up_to(role):
                return False
    return may_ask_kind(role, type(command))


def private_from(role: Role) -> frozenset[str]:
    """Return the fields of views that a role does not read.

    >>> "licence" in private_from(Role.FLOOR), "licence" in private_from(Role.DIRECTOR)
    (True, False)
    """
    return frozenset(name for name, least in PRIVATE.items() if least not in _up_to(role))


def may_see(role: Role, view: str) -> bool:
    """Return whether a role may see a view, by its name."""
    return any(view in VIEWS[held] for held in _up_to(role))
