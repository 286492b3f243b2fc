"""What an action is called, so that undo can say what it takes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.tournament import events as ev
from td_app.words import by_hand, chips, hand_for_hand, positions, prizes, structure_changes
from td_app.words.asking import question_title
from td_app.words.faults import step_text
from td_app.words.language import Language
from td_app.words.speaking import Names, Table, listed, name_of, say

#: By kind of event. ``+many`` when there are too many people to name.
LABELS: Final[Table] = {
    "tournament_created": ("création du tournoi", "creation of the tournament"),
    "setup_changed": ("changement des réglages", "change of settings"),
    "entrants_registered": ("inscription {people:de}", "entry {people:de}"),
    "entrants_registered+many": (
        "inscription de {many:joueur|joueurs}",
        "entry of {many:player|players}",
    ),
    "entrant_corrected": ("correction de la fiche {people:de}", "correction {people:de}"),
    "entrants_removed": ("retrait {people:de} de la liste", "removal {people:de} from the list"),
    "entrants_removed+many": (
        "retrait de {many:joueur|joueurs} de la liste",
        "removal of {many:player|players} from the list",
    ),
    "presence_marked": ("présence {people:de}", "presence {people:de}"),
    "presence_marked+many": (
        "présence de {many:joueur|joueurs}",
        "presence of {many:player|players}",
    ),
    "absence_marked": ("absence {people:de}", "absence {people:de}"),
    "absence_marked+many": (
        "absence de {many:joueur|joueurs}",
        "absence of {many:player|players}",
    ),
    "majority_marked": ("majorité {people:de}", "age check {people:de}"),
    "majority_marked+many": (
        "majorité de {many:joueur|joueurs}",
        "age check of {many:player|players}",
    ),
    "need_set": ("besoin {people:de}", "need {people:de}"),
    "seats_drawn": ("tirage des places", "draw of seats"),
    "seats_drawn+again": ("nouveau tirage des places", "new draw of seats"),
    "late_entrant_seated": (
        "entrée tardive {people:de}, table {table}",
        "late entry {people:de}, table {table}",
    ),
    "clock_started": ("départ de l'horloge", "start of the clock"),
    "clock_paused": ("pause de l'horloge", "pause of the clock"),
    "clock_adjusted": (
        "ajout de {seconds:length} à l'horloge",
        "{seconds:length} added to the clock",
    ),
    "clock_adjusted+taken": (
        "retrait de {seconds:length} à l'horloge",
        "{seconds:length} taken off the clock",
    ),
    "level_changed": (
        "passage au niveau {level}",
        "change to level {level}",
    ),
    "level_changed+break": (
        "passage à la pause",
        "change to the break",
    ),
    "clock_gap_settled": (
        "réponse sur l'interruption de l'horloge",
        "answer about the clock's interruption",
    ),
    "players_eliminated": (
        "sortie {people:de}, table {table}",
        "elimination {people:de}, table {table}",
    ),
    "players_eliminated+tables": (
        "sortie {people:de}, tables {tables}",
        "elimination {people:de}, tables {tables}",
    ),
    "players_eliminated+many": (
        "sortie de {many:joueur|joueurs}",
        "elimination of {many:player|players}",
    ),
    "player_withdrew": (
        "abandon {people:de}, table {table}",
        "withdrawal {people:de}, table {table}",
    ),
    "player_disqualified": (
        "disqualification {people:de}, table {table}",
        "disqualification {people:de}, table {table}",
    ),
    "player_reinstated": ("retour {people:de}, table {table}", "return {people:de}, table {table}"),
    "finishing_order_corrected": (
        "correction de l'ordre des sorties",
        "correction of the finishing order",
    ),
    "player_moved": (
        "déplacement {people:de}, table {table} → table {to_table}",
        "move {people:de}, table {table} → table {to_table}",
    ),
    "table_broken": ("fermeture de la table {table}", "break of table {table}"),
    "final_table_formed": ("formation de la table finale", "forming of the final table"),
    "table_stopped": ("arrêt de la table {table}", "stop of table {table}"),
    "table_resumed": ("reprise de la table {table}", "restart of table {table}"),
    "table_opened": ("ouverture de la table {table}", "opening of table {table}"),
    "moves_announced": (
        "annonce de {moves:changement|changements} de place",
        "announcement of {moves:change|changes} of seat",
    ),
    "proposal_declined": ("mise à l'écart d'une proposition", "setting aside of a proposal"),
    "incident_recorded": ("incident « {what} »", "incident “{what}”"),
    "incident_recorded+table": (
        "incident « {what} », table {table}",
        "incident “{what}”, table {table}",
    ),
    "incident_noted": (
        "complément à l'incident n° {incident}",
        "addition to incident no. {incident}",
    ),
    "hand_declared_dead": ("main brûlée {people:de}", "dead hand {people:de}"),
    "penalty_given": ("sanction pour {people} ({step})", "penalty for {people} ({step})"),
    "missed_hands_counted": (
        "compte de {hands:main manquée|mains manquées}",
        "count of {hands:missed hand|missed hands}",
    ),
    "penalty_lifted": (
        "levée de la sanction {people:de}",
        "lifting of the penalty {people:de}",
    ),
    "time_called": ("time à la table {table}", "time at table {table}"),
    "time_called+refused": (
        "refus du time à la table {table}",
        "refusal of time at table {table}",
    ),
    "time_call_ended": ("fin du time à la table {table}", "end of time at table {table}"),
    "action_undone": ("annulation de l'action n° {sequence}", "undo of action no. {sequence}"),
    **structure_changes.LABELS,
    **positions.LABELS,
    **chips.LABELS,
    **by_hand.LABELS,
    **hand_for_hand.LABELS,
    **prizes.LABELS,
    "action_redone": ("rétablissement de l'action n° {sequence}", "redo of action no. {sequence}"),
}

#: The label's key, who it names, and its figures.
Told = tuple[str, Sequence[int], dict[str, object]]

#: Beyond this many people, a label gives their number.
NAMED = 3


def action_label(
    event: ev.Event, names: Names | None = None, language: Language | None = None
) -> str:
    """Return what an action is called, after « Annuler : »: sortie de …, table 4.

    >>> action_label(ev.TableOpened(5), language="en")
    'opening of table 5'
    """
    _, who, params = _told(event, language)
    params["many"] = len(who)
    people = listed([name_of(one, names, language) for one in who[:NAMED]], language)
    return say(LABELS[label_key(event)], {**params, "people": people}, language=language)


def label_key(event: ev.Event) -> str:
    """Return which label of the table an event has."""
    key, who, _ = _told(event, None)
    return f"{key}+many" if len(who) > NAMED else key


def _told(event: ev.Event, language: Language | None) -> Told:
    """The label's key, who it names, and its figures."""
    match event:
        case ev.EntrantsRegistered(entrants=new):
            return event.KIND, [e.id for e in new], {}
        case (
            ev.EntrantsRemoved(entrants=who)
            | ev.MajorityMarked(entrants=who)
            | ev.PrizesAwarded(tied=who)
        ):
            return event.KIND, who, {}
        case ev.PresenceMarked(entrants=who, present=present):
            return event.KIND if present else "absence_marked", who, {}
        case ev.EntrantCorrected(entrant=one) | ev.NeedSet(entrant=one):
            return event.KIND, [one], {}
        case ev.PlayersEliminated(outs=outs):
            return _outs(event, outs)
        case _ if isinstance(event, ev.HandForHandEvent):
            return hand_for_hand.label_of_round(event)
        case _ if isinstance(event, ev.ConductEvent):
            return _told_of_conduct(event, language)
        case _ if isinstance(event, ev.ByHandEvent):
            return by_hand.label_of_by_hand(event)
        case _:
            return _told_of_play(event)


def _told_of_play(event: ev.Event) -> Told:
    match event:
        case ev.LateEntrantSeated(entrant=one, seat=seat):
            return event.KIND, [one], {"table": seat.table}
        case ev.PlayerReinstated(entrant=one, seat=seat):
            return event.KIND, [one], {"table": seat.table}
        case ev.PlayerWithdrew(out=out) | ev.PlayerDisqualified(out=out):
            return event.KIND, [out.entrant], {"table": out.seat.table}
        case ev.PlayerMoved(move=move):
            tables = {"table": move.from_seat.table, "to_table": move.to_seat.table}
            return event.KIND, [move.entrant], dict(tables)
        case ev.SeatsDrawn(redraw=True):
            return "seats_drawn+again", [], {}
        case ev.ClockAdjusted(seconds=seconds):
            key = event.KIND if seconds > 0 else "clock_adjusted+taken"
            return key, [], {"seconds": seconds}
        case ev.LevelChanged(level=level, in_break=in_break):
            return ("level_changed+break" if in_break else event.KIND), [], {"level": level}
        case ev.MovesAnnounced(moves=moves):
            return event.KIND, [], {"moves": len(moves)}
        case ev.ActionUndone(sequence=of) | ev.ActionRedone(sequence=of):
            return event.KIND, [], {"sequence": of}
        case ev.HandTapped(table=table, hand=hand):
            return event.KIND, [], {"table": table, "hand": hand}
        case _ if isinstance(event, ev.ChipsEvent):
            figures = ("table", "low", "value", "count", "amount")
            return event.KIND, [], {name: getattr(event, name, None) for name in figures}
        case _:
            return event.KIND, [], {"table": getattr(event, "table", None)}


def _told_of_conduct(event: ev.ConductEvent, language: Language | None) -> Told:
    match event:
        case ev.IncidentRecorded(op=op, table=table):
            key = event.KIND if table is None else "incident_recorded+table"
            return key, [], {"what": question_title(op, language), "table": table}
        case ev.IncidentNoted(incident=number):
            return event.KIND, [], {"incident": number}
        case ev.PenaltyGiven(entrant=one, step=step, hands=hands):
            return event.KIND, [one], {"step": step_text(step, hands, language)}
        case ev.MissedHandsCounted(hands=hands):
            return event.KIND, [], {"hands": hands}
        case ev.HandDeclaredDead(entrant=one) | ev.PenaltyLifted(entrant=one):
            return event.KIND, [one], {}
        case ev.TimeCalled(accepted=False, table=table):
            return "time_called+refused", [], {"table": table}
        case ev.TimeCalled(table=table) | ev.TimeCallEnded(table=table):
            return event.KIND, [], {"table": table}


def _outs(event: ev.PlayersEliminated, outs: tuple[ev.Out, ...]) -> Told:
    tables = tuple(sorted({out.seat.table for out in outs}))
    who = [out.entrant for out in outs]
    if len(tables) > 1 and len(who) <= NAMED:
        return "players_eliminated+tables", who, {"tables": tables}
    return event.KIND, who, {"table": tables[0]}
