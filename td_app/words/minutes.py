"""The minutes of the evening: a sentence for what happened, as a director would write it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from td_app.tournament import events as ev
from td_app.tournament.views.minutes import MinuteLine
from td_app.words.actions import action_label
from td_app.words.by_hand import besides_of_abandon, told_of_by_hand
from td_app.words.chips import besides_of_chips, told_of_chips
from td_app.words.hand_for_hand import besides_of_round, told_of_round
from td_app.words.language import Language
from td_app.words.minutes_conduct import besides_of_conduct, told_of_conduct
from td_app.words.minutes_sentences import BESIDES, EACH, SENTENCES
from td_app.words.positions import besides_of_positions, told_of_positions
from td_app.words.prizes import told_of_award
from td_app.words.speaking import listed, name_of, say, spoken
from td_app.words.structure_changes import told_of_structure
from td_app.words.terms import enters_text, place_text

#: Beyond this many people, a line gives their number.
NAMED: Final = 6

#: Which sentence of the kind (``""`` for the plain one), who it names, its other figures.
Told = tuple[str, Sequence[int], dict[str, object]]


def minute_sentence(line: MinuteLine, language: Language | None = None) -> str:
    """Return a line of the minutes as one sentence or a few; the note is not part of it."""
    return Telling(line, spoken(language)).sentence()


@dataclass(frozen=True, slots=True)
class Telling:
    """One line being told, in one language."""

    line: MinuteLine
    language: Language

    def sentence(self) -> str:
        """Return the sentence of the event, then what it says besides."""
        event = self.line.event
        _, who, figures = self._told(event)
        plain = {field.name: getattr(event, field.name) for field in fields(event)}
        params: dict[str, object] = {**plain, **figures, "many": len(who)}
        params["people"] = self._people(who)
        told = [say(SENTENCES[self.key()], params, language=self.language)]
        return " ".join([*told, *self._besides(event)])

    def key(self) -> str:
        """Return which sentence of the table tells this line."""
        variant, who, _ = self._told(self.line.event)
        return self.line.event.KIND + variant + ("+many" if len(who) > NAMED else "")

    def _name(self, entrant: int) -> str:
        return name_of(entrant, lambda who: self.line.names.get(who, ""), self.language)

    def _people(self, who: Sequence[int]) -> str:
        return listed([self._name(one) for one in who[:NAMED]], self.language)

    def _told(self, event: ev.Event) -> Told:
        match event:
            case ev.ActionUndone() | ev.ActionRedone():
                what = action_label(self.line.of or event, self._name, self.language)
                return "", (), {"what": what}
            case ev.PlayersEliminated(outs=outs) if len(outs) > 1:
                return "+several", (), {"count": len(outs), "ranked": self._ranked(event)}
            case ev.PlayersEliminated(outs=(out, *_), places=places):
                return "", (out.entrant,), {"seat": out.seat, "place": places[0]}
            case ev.PrizesAwarded():
                return "", (), {"awarded": told_of_award(event, self._name, self.language)}
            case ev.PlayerDisqualified():
                return told_of_conduct(event, self.language)
            case _ if isinstance(event, ev.ConductEvent):
                return told_of_conduct(event, self.language)
            case _:
                return told_of_the_list(event)

    def _ranked(self, event: ev.PlayersEliminated) -> str:
        """Who went out, the best place first, ties told as ties."""
        outs = {out.entrant: out for out in event.outs}
        groups = []
        for group, place in zip(event.ranking, event.places, strict=True):
            who = listed([self._each(outs[one]) for one in group], self.language)
            groups.append(f"{who}, {place_text(place, len(group) > 1, self.language)}")
        return listed_apart(groups, self.language)

    def _each(self, out: ev.Out) -> str:
        told = {"name": self._name(out.entrant), "table": out.seat.table, "stack": out.stack}
        pair = EACH["out" if out.stack is None else "out+stack"]
        return say(pair, told, language=self.language)

    def _besides(self, event: ev.Event) -> list[str]:
        return [
            say(BESIDES[key], {**params, "enters": self._entering(event)}, language=self.language)
            for key, params in (
                *besides_of_conduct(event, self._people, self.language),
                *besides_of_positions(event),
                *besides_of_abandon(event, self.language),
                *besides_of_chips(event, self._people, self.language),
                *besides(event),
                *besides_of_round(event),
            )
        ]

    def _entering(self, event: ev.Event) -> str:
        return enters_text(how_he_enters(event), self.language)


def listed_apart(groups: Sequence[str], language: Language) -> str:
    """Return groups that hold commas, apart from each other."""
    return ("\u00a0; " if language == "fr" else "; ").join(groups)


def told_of_the_list(event: ev.Event) -> Told:
    """Return how settings, entries, presence, age and needs are told."""
    match event:
        case ev.TournamentCreated(setup=setup):
            figures = {"tables": len(setup.tables), "seats": setup.seats_per_table}
            return "", (), {**figures, "name": setup.name, "stack": setup.starting_stack}
        case ev.EntrantsRegistered(entrants=new):
            return "", [entrant.id for entrant in new], {}
        case ev.EntrantsRemoved(entrants=who):
            return "", who, {}
        case ev.PresenceMarked(entrants=who, present=present):
            return "" if present else "+absent", who, {}
        case ev.MajorityMarked(entrants=who, majority=majority):
            return f"+{majority.value}", who, {}
        case ev.EntrantCorrected(entrant=one):
            return "", (one,), {}
        case ev.NeedSet(entrant=one, need=need, never_moved=kept):
            what = "+none" if need is None else "+table" if need.place is None else ""
            where = {"table": need.table, "place": need.place} if need else {}
            return what + ("+never_moved" if kept else ""), (one,), {**where}
        case _:
            return told_of_seats(event)


def told_of_seats(event: ev.Event) -> Told:
    """Return how draws, moves, tables and announcements are told."""
    match event:
        case ev.SeatsDrawn(seats=seats, tables=tables, redraw=redraw):
            figures = {"players": len(seats), "tables": len(tables)}
            return "+again" if redraw else "", (), {**figures}
        case ev.LateEntrantSeated(entrant=one, how=how):
            return f"+{how}", (one,), {}
        case ev.PlayerMoved(move=move, why=why):
            seats_told = {"from_seat": move.from_seat, "to_seat": move.to_seat}
            return f"+{why}", (move.entrant,), {**seats_told}
        case ev.TableBroken(moves=moves):
            to = tuple(sorted({move.to_seat.table for move in moves}))
            variant = {0: "+empty", 1: "+one"}.get(len(to), "")
            return variant, (), {"players": len(moves), "tables": to}
        case ev.FinalTableFormed(moves=moves):
            return "", (), {"players": len(moves)}
        case ev.MovesAnnounced(moves=numbers):
            return "", (), {"moves": len(numbers)}
        case _:
            return told_of_play(event)


def told_of_play(event: ev.Event) -> Told:
    """Return how the clock, withdrawals, returns and the director's choices are told."""
    match event:
        case ev.ClockStarted(level=level) | ev.ClockPaused(level=level):
            return "" if level else "+before", (), {}
        case ev.ClockAdjusted(seconds=seconds):
            return "" if seconds > 0 else "+taken", (), {}
        case ev.StructureChanged():
            return told_of_structure(event)
        case ev.LevelChanged(in_break=in_break):
            return "+break" if in_break else "", (), {}
        case ev.ClockGapSettled(choice=choice, gap_ms=gap):
            return "+back" if gap < 0 else f"+{choice}", (), {"seconds": round(gap / 1000)}
        case ev.PlayerWithdrew(out=out, chips_removed=chips):
            return "" if chips else "+none", (out.entrant,), {"seat": out.seat}
        case ev.PlayerReinstated(entrant=one, chips_back=chips):
            return "+chips" if chips else "", (one,), {}
        case ev.FinishingOrderCorrected(finishing=groups):
            return "", (), {"players": sum(len(group) for group in groups)}
        case ev.ProposalDeclined():
            return declined(event)
        case _:
            return told_elsewhere(event)


def told_elsewhere(event: ev.Event) -> Told:
    """Return how the matters that have words of their own are told."""
    match event:
        case ev.PositionsSet() | ev.HandTapped():
            return told_of_positions(event)
        case _ if isinstance(event, ev.ByHandEvent):
            return told_of_by_hand(event)
        case _ if isinstance(event, ev.ChipsEvent):
            return told_of_chips(event)
        case _ if isinstance(event, ev.HandForHandEvent):
            return told_of_round(event)
        case _:
            return "", (), {}


def declined(event: ev.ProposalDeclined) -> Told:
    """Return which proposal was set aside; its key names its tables after its kind."""
    tables = [int(part) for part in event.key.split(":")[1:] if part.isdigit()]
    needed = {"balance_tables": 2, "break_table": 1, "stop_table": 1}.get(event.proposed, 0)
    known = f"{event.KIND}+{event.proposed}" in SENTENCES and len(tables) >= needed
    where = dict(zip(("table", "to_table"), tables, strict=False))
    return f"+{event.proposed}" if known else "", (), {**where}


def how_he_enters(event: ev.Event) -> str:
    """Return the code of how an arriving player comes into play, if the event tells."""
    match event:
        case ev.LateEntrantSeated(enters=enters):
            return enters
        case ev.PlayerMoved(move=move):
            return move.enters
        case _:
            return ""


def besides(event: ev.Event) -> list[tuple[str, dict[str, object]]]:
    """Return what an event says after its sentence: arrival, exceptions, tables back."""
    told: list[tuple[str, dict[str, object]]] = []
    if how_he_enters(event):
        told.append(("entering", {}))
    if isinstance(event, ev.PlayerMoved):
        if event.asked_big_blind is not None:
            told.append(("asked_big_blind", {"place": event.asked_big_blind}))
        if event.seed:
            told.append(("drawn_seat", {}))
    for flag, key in (
        ("overruled", "started_short" if isinstance(event, ev.ClockStarted) else "overruled"),
        ("out_of_order", "out_of_order"),
        ("director_chose", "director_chose"),
    ):
        if getattr(event, flag, False) and not isinstance(event, ev.IncidentRecorded):
            told.append((key, {}))
    kept = getattr(event, "exceptions", ())
    if kept:
        passed_over = isinstance(event, ev.PlayerMoved) and event.move.entrant not in kept
        told.append(("passed_over" if passed_over else "moved_anyway", {"count": len(kept)}))
    resumed = getattr(event, "resumed", ())
    if resumed:
        several = "+several" if len(resumed) > 1 else ""
        told.append((f"resumed{several}", {"tables": resumed}))
    return told
