"""Events of every kind, as the minutes tell them: the same three players, the same evening."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from buy_in_builders import BOUGHT
from by_hand_builders import BY_HAND
from deal_builders import DEALT
from flight_builders import FLOWN
from jackpot_builders import JACKPOTS
from knockout_builders import KNOCKED_OUT
from prize_builders import AWARDED, OF_ENTRIES

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament import events as ev
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.hands import RoundRecord
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.minutes import MinuteLine
from td_app.words import action_label, minute_sentence
from td_app.words.language import Language

NAMES = {1: "ADAM Zoé", 2: "BERNARD Luc", 3: "CARRÉ Anne"}
CLOCK = ClockState(started=True)
STRUCTURE = TournamentSetup().structure
AT = 1_790_000_000_000


def told(event: ev.Event, language: Language = "fr", of: ev.Event | None = None) -> str:
    """The minutes' sentence, with ordinary spaces."""
    return (
        minute_sentence(a_line(event, of), language).replace("\u00a0", " ").replace("\u202f", " ")
    )


def label(event: ev.Event, language: Language = "fr") -> str:
    return action_label(event, NAMES.__getitem__, language).replace("\u00a0", " ")


def a_line(event: ev.Event, of: ev.Event | None = None) -> MinuteLine:
    return MinuteLine(1, AT, event.KIND, event, of, NAMES, (), False, "", "", "")


def new(*who: int) -> tuple[ev.NewEntrant, ...]:
    return tuple(ev.NewEntrant(one) for one in who)


def move(who: int, table: int, place: int, to_table: int, to: int, enters: str = "") -> ev.SeatMove:
    return ev.SeatMove(who, Seat(table, place), Seat(to_table, to), enters)


def balanced(
    enters: str = "", seed: str = "", why: str = "balancing", kept: tuple[int, ...] = ()
) -> ev.PlayerMoved:
    asked = 4 if why == "balancing" else None
    return ev.PlayerMoved(move(1, 7, 2, 3, 5, enters), why, asked, (), kept, seed, AT, ("2.3",))


def broken(*moves: ev.SeatMove, out_of_order: bool = False) -> ev.TableBroken:
    return ev.TableBroken(9, moves, "", (3, 5), (2,) if moves else (), out_of_order, AT, ("2.4",))


def outs(*who: ev.Out, tied: bool = False, chose: bool = False) -> ev.PlayersEliminated:
    numbers = tuple(out.entrant for out in who)
    ranking = (numbers,) if tied else tuple((one,) for one in numbers)
    places = tuple(range(12, 12 + len(ranking)))
    return ev.PlayersEliminated(who, ranking, places, 4, AT, (3,), chose, ("1.10",))


def late(how: str, enters: str = "", overruled: bool = False) -> ev.LateEntrantSeated:
    return ev.LateEntrantSeated(1, Seat(4, 7), how, enters, "", (), overruled, ("1.8",), 10_000)


def drawn(redraw: bool = False) -> ev.SeatsDrawn:
    seats = (ev.Seated(1, Seat(1, 1)), ev.Seated(2, Seat(2, 1)))
    buttons = ((1, 3), (2, 3))
    return ev.SeatsDrawn("", "m", (1, 2), (1, 2), seats, 3, buttons, AT, redraw, ("2.1",), 10_000)


def incident(**changes: Any) -> ev.IncidentRecorded:
    plain = ev.IncidentRecorded(
        number=12,
        op="talk_about_the_hand",
        given="{}",
        outcome="{}",
        cites=("11.3",),
        table=None,
        level=4,
        hand=None,
        players=(),
        chosen="",
        overruled=False,
        ruled_by="floor",
        at_ms=AT,
    )
    return replace(plain, **changes)


def penalty(step: str, hands: int = 0, **changes: Any) -> ev.PenaltyGiven:
    plain = ev.PenaltyGiven(
        number=13,
        entrant=1,
        fault="insult",
        step=step,
        hands=hands,
        rounds=0,
        may_stay=True,
        suggested=(step,),
        imposed=True,
        article="11.7",
        table=4,
        level=4,
        incident=None,
        deliberate=False,
        ruled_by="floor",
        at_ms=AT,
        cites=("11.7",),
    )
    return replace(plain, **changes)


def disqualified(chips: int) -> ev.PlayerDisqualified:
    return ev.PlayerDisqualified(
        number=14,
        out=ev.Out(1, Seat(4, 7), chips),
        place=12,
        chips_removed=chips,
        fault="collusion",
        article="11.6",
        incident=None,
        suggested=("disqualification",),
        imposed=True,
        level=4,
        at_ms=AT,
        resumed=(),
        cites=("11.6",),
    )


def time(accepted: bool = True, who: int | None = None) -> ev.TimeCalled:
    return ev.TimeCalled(15, 4, who, accepted, 75, 30 if accepted else 0, 5, AT, 4, ("3.5",))


def raced(
    winners: tuple[int, ...], chips: int, drift: int, survivors: tuple[int, ...] = ()
) -> ev.ChipsRaced:
    """Return the T25 leaving table 4, won by ``winners``."""
    return ev.ChipsRaced(
        4, 25, 100, (), chips, winners, survivors, 100, None, drift, "", 4, AT, ("3.2",)
    )


ROUND = RoundRecord((1, 2), 3, (2,), (), 2, 2)
NOTED = ev.NotedOut(1, Seat(4, 7))


def done(
    hand: int = 3, advanced: int = 0, level: int = 4, in_break: bool = False
) -> ev.TableHandDone:
    """Return table 4 done at level 4, the clock moved on when it was the last."""
    moment = replace(ROUND, hand=hand)
    return ev.TableHandDone(4, moment, advanced, CLOCK, 4, level, in_break, AT, ("2.7",))


def over(why: str) -> ev.RoundOver:
    return ev.RoundOver(why, 3, CLOCK, 4, AT)


MANY = tuple(range(1, 10))
EVENTS: tuple[ev.Event, ...] = (
    ev.TournamentCreated(TournamentSetup(name="Open d’automne", starting_stack=10_000)),
    ev.SetupChanged(TournamentSetup(), CLOCK),
    ev.EntrantsRegistered(new(1), 1),
    ev.EntrantsRegistered(new(*MANY), 1),
    ev.EntrantCorrected(1, 2),
    ev.EntrantsRemoved((1, 2)),
    ev.EntrantsRemoved(MANY),
    ev.StartingStacksSet(((1, 12_000),), (), 0, AT),
    ev.StartingStacksSet(tuple((who, 9_000) for who in MANY), MANY, -9_000, AT),
    ev.PresenceMarked((1,), True),
    ev.PresenceMarked(MANY, True),
    ev.PresenceMarked((1,), True, (1,)),
    ev.PresenceMarked(MANY, True, MANY[:2]),
    ev.PresenceMarked((1,), False),
    ev.PresenceMarked(MANY, False),
    *(ev.MajorityMarked(who, majority) for who in ((1,), MANY) for majority in Majority),
    ev.NeedSet(1, Need(2, 3), False),
    ev.NeedSet(1, Need(2, 3), True),
    ev.NeedSet(1, Need(2), False),
    ev.NeedSet(1, Need(2), True),
    ev.NeedSet(1, None, False),
    ev.NeedSet(1, None, True),
    drawn(),
    drawn(redraw=True),
    late("big_blind_soonest", "plays"),
    late("drawn", overruled=True),
    late("need"),
    ev.ClockStarted(CLOCK, 4),
    ev.ClockStarted(CLOCK, 0, overruled=True),
    ev.ClockPaused(CLOCK, 4),
    ev.ClockPaused(CLOCK, 0),
    ev.ClockAdjusted(CLOCK, 60),
    ev.ClockAdjusted(CLOCK, -30),
    ev.LevelChanged(CLOCK, 4, 4),
    ev.LevelChanged(CLOCK, 5, 4, True),
    ev.ClockGapSettled(CLOCK, "as_if_running", 720_000),
    ev.ClockGapSettled(CLOCK, "from_last_seen", 720_000),
    ev.ClockGapSettled(CLOCK, "from_last_seen", -3_600_000),
    ev.ComputerHourSettled(86_400_000, 1_790_000_000_000, "CLOCK_FAR_OFF"),
    ev.ComputerHourSettled(86_400_000, 0, "CLOCK_FAR_OFF"),
    ev.ComputerHourSettled(1_790_000_000_000),
    ev.EntrySetAside(41),
    ev.StructureChanged(STRUCTURE, CLOCK, 0, 0),
    ev.StructureChanged(STRUCTURE, CLOCK, 4, 0),
    ev.StructureChanged(STRUCTURE, CLOCK, 4, 40),
    ev.StructureChanged(STRUCTURE, CLOCK, 4, -15),
    outs(ev.Out(1, Seat(4, 7))),
    outs(ev.Out(1, Seat(4, 7), 3200), ev.Out(2, Seat(4, 1), 800)),
    outs(ev.Out(1, Seat(4, 7)), ev.Out(2, Seat(6, 1)), tied=True, chose=True),
    outs(*(ev.Out(one, Seat(4, one), 100) for one in range(1, 6))),
    ev.PlayerWithdrew(ev.Out(1, Seat(4, 7)), 12, 3200, 4, AT, (), ("1.9",)),
    ev.PlayerWithdrew(ev.Out(1, Seat(4, 7)), 12, 0, 4, AT, (), ("1.9",)),
    ev.PlayerReinstated(1, Seat(4, 7), 0),
    ev.PlayerReinstated(1, Seat(4, 7), 3200),
    ev.FinishingOrderCorrected(((1,), (2, 3))),
    balanced("plays"),
    balanced(seed="00", kept=(2,)),
    balanced(why="by_hand", kept=(1,)),
    broken(move(1, 9, 1, 2, 3), move(2, 9, 2, 4, 6)),
    broken(move(1, 9, 1, 2, 3, "waits"), move(2, 9, 2, 4, 6, "big_blind")),
    broken(move(1, 9, 1, 2, 3), out_of_order=True),
    broken(),
    ev.FinalTableFormed(1, 9, "", "m", (1, 2), (move(1, 1, 1, 1, 4),), 2, 4, AT, ("2.6",)),
    replace(drawn(), button_place=0),
    replace(drawn(True), button_place=0),
    ev.FinalTableFormed(1, 9, "", "m", (1, 2), (move(1, 1, 1, 1, 4),), 0, 4, AT, ("2.6",)),
    replace(balanced(), mover_seed="00"),
    replace(outs(ev.Out(1, Seat(2, 5), 500), ev.Out(2, Seat(2, 6), 500)), seed="00"),
    ev.TableStopped(4, 3, ("2.3",)),
    ev.TableResumed(4),
    ev.TableOpened(5),
    ev.MovesAnnounced((1,)),
    ev.MovesAnnounced((1, 2)),
    ev.ProposalDeclined("balance:7:3:9:6", "balance_tables", ("1.1",)),
    ev.ProposalDeclined("break:9", "break_table", ("1.1",)),
    ev.ProposalDeclined("stop:4:6:9", "stop_table", ("1.1",)),
    ev.ProposalDeclined("final:9", "final_table", ("1.1",)),
    ev.ProposalDeclined("seat:12", "seat_late_entrant", ("1.1",)),
    ev.ProposalDeclined("prizes:2:1-2", "award_prizes", ("1.1", "1.10")),
    ev.ProposalDeclined("unfilled:4:1", "review_prizes", ("1.1",)),
    ev.ProposalDeclined("colour_up", "colour_up", ("1.1",)),
    ev.ProposalDeclined("re_enter:12", "re_enter", ("1.1",)),
    ev.ProposalDeclined("too_few:12", "cancel_tournament", ("1.1",)),
    incident(),
    incident(
        table=4,
        hand=12,
        players=(1, 2),
        chosen="FIND_ABANDON",
        overruled=True,
        op="declared_abandon",
    ),
    ev.IncidentNoted(12),
    ev.IncidentPlayersNamed(12, (1, 2)),
    ev.IncidentPlayersNamed(12, ()),
    ev.IncidentPlayersNamed(12, (), 2),
    ev.HandDeclaredDead(1, Seat(4, 7), "4.1", 12, 4, AT, ("4.1",)),
    penalty("warning"),
    penalty("round_2", 16, suggested=("hands",), deliberate=True),
    disqualified(3200),
    disqualified(0),
    ev.MissedHandsCounted((1, 2), (13, 14), (0, 3), 1, None),
    ev.MissedHandsCounted(MANY, MANY, MANY, 2, 4),
    ev.PenaltyLifted(13, 1),
    time(),
    time(accepted=False, who=1),
    ev.TimeCallEnded(15, 4, None, "at_end", "live", AT, ("3.5",)),
    ev.TimeCallEnded(15, 4, 1, None, "dead", AT, ("3.5",)),
    ev.PositionsSet(4, 1, 1, False, 1, 2, 3, (), "", None, 3, AT, ("4.3",)),
    ev.PositionsSet(4, 1, 1, False, 1, None, 3, (2,), "BIG_BLIND_OWES_ANTE", 3, 3, AT, ("4.3",)),
    ev.HandTapped(4, 12, 2, False, 2, 3, 3, 4, (), "", None, ("POSITIONS_ADVANCE",), 3, AT, ()),
    ev.HandTapped(4, 13, 3, True, 2, None, 4, 5, (), "", None, ("BUTTON_DEAD",), 3, AT, ()),
    ev.HandTapped(
        *(4, 14, 3, False, 3, 4, 4, 5, (), "", None, ("POSITIONS_ADVANCE",), 3, AT, ()),
        missed=((9, 1, 0), (10, 2, 3)),
    ),
    ev.StacksCounted(4, ((1, 9000), (2, 12500)), 4, None, False, AT),
    ev.StacksCounted(4, ((1, 9000), (2, 12500)), 4, -100, True, AT),
    raced((), 0, 0),
    raced((1,), 1, 25, survivors=(2,)),
    raced(MANY, 8, 25),
    replace(raced((), 0, 0), unwritten=True),
    ev.ValueWithdrawn(25, (1, 2), 75, 4, AT, ("3.2",)),
    ev.ValueWithdrawn(25, (1,), 75, 4, AT, ("3.2",), unwritten=(2, 4)),
    ev.FoundChipsExchanged(25, 100, 7, 1, 3, 75, 1, 4, 6, AT, ("3.2",)),
    ev.ChipsRemovedFromPlay(500, "surplus", None, None, 6, AT, ("1.1",)),
    ev.ChipsRemovedFromPlay(500, "carried_away", 1, 4, 6, AT, ("3.7",)),
    *(
        ev.HandForHandAnnounced(ROUND, reason, until, 4, AT, ("2.7",))
        for reason, until in (("final_table", 9), ("prize", 10), ("director", None))
    ),
    done(hand=0),
    done(),
    done(advanced=2),
    replace(done(), missed=((9, 1, 0), (10, 2, 3))),
    done(advanced=2, level=5),
    done(advanced=2, in_break=True),
    ev.TableAllInCalled(4, ROUND, AT, ("2.7",)),
    ev.NextHandStarted(ROUND, CLOCK, True, 4, AT, ("2.7",)),
    ev.OutsNoted((NOTED,), 3, AT, ("2.7",)),
    ev.OutsNoted(tuple(replace(NOTED, entrant=who) for who in MANY), 3, AT, ("2.7",)),
    ev.OutsNoted((replace(NOTED, by=(2,)),), 3, AT, ("2.7",)),
    ev.NotedOutTakenBack(1, 3),
    ev.HandForHandEnded(over("director"), ("2.7",)),
    replace(outs(ev.Out(1, Seat(4, 7))), hand=3, round_over=over("prize")),
    replace(outs(ev.Out(1, Seat(4, 7))), hand=3, round_over=over("final_table")),
    replace(outs(ev.Out(1, Seat(4, 7))), hand=3, round_over=over("one_table")),
    *BY_HAND,
    *AWARDED,
    *OF_ENTRIES,
    *DEALT,
    *FLOWN,
    *JACKPOTS,
    *KNOCKED_OUT,
    *BOUGHT,
    ev.ActionUndone(12),
    ev.ActionRedone(12),
)
