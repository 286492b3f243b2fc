"""How the minutes tell conduct: incidents, dead hands, sanctions, time calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from td_app.tournament import events as ev
from td_app.words.asking import question_title
from td_app.words.faults import fault_text, step_text
from td_app.words.language import Language
from td_app.words.reasons import option_sentence
from td_app.words.speaking import Table

SENTENCES: Final[Table] = {
    "incident_recorded": (
        "Incident n° {number} « {what} ».",
        "Incident no. {number}, “{what}”.",
    ),
    "incident_recorded+table": (
        "Incident n° {number} « {what} », table {table}.",
        "Incident no. {number}, “{what}”, table {table}.",
    ),
    "incident_noted": (
        "Complément à l'incident n° {incident}.",
        "Incident no. {incident}, completed.",
    ),
    "hand_declared_dead": (
        "La main {people:de} est brûlée, {seat}.",
        "The hand {people:de} is dead, {seat}.",
    ),
    "penalty_given": (
        "Sanction pour {people} : {step} ({fault}).",
        "Penalty for {people}: {step} ({fault}).",
    ),
    "player_disqualified": (
        "Disqualification {people:de}, {seat} : {place:rank} ({fault}). Ses {chips_removed} jetons "
        "sont retirés du jeu.",
        "{people} is disqualified, {seat}: {place:rank} ({fault}). The {chips_removed} chips leave "
        "play.",
    ),
    "player_disqualified+none": (
        "Disqualification {people:de}, {seat} : {place:rank} ({fault}).",
        "{people} is disqualified, {seat}: {place:rank} ({fault}).",
    ),
    "missed_hands_counted": (
        "{hands:main manquée|mains manquées} : {people}.",
        "{hands:missed hand|missed hands}: {people}.",
    ),
    "missed_hands_counted+many": (
        "{hands:main manquée|mains manquées} : {many:joueur|joueurs}.",
        "{hands:missed hand|missed hands}: {many:player|players}.",
    ),
    "penalty_lifted": (
        "La sanction {people:de} est levée.",
        "The penalty {people:de} is lifted.",
    ),
    "time_called": (
        "Time à la table {table} : {seconds:length} de décompte.",
        "Time called at table {table}: {seconds:length} to count down.",
    ),
    "time_called+refused": (
        "Demande de time refusée à la table {table}, après {elapsed_s:length}.",
        "Call for time refused at table {table}, after {elapsed_s:length}.",
    ),
    "time_call_ended+live": (
        "Fin du time à la table {table} : action à temps.",
        "Time ends at table {table}: acted in time.",
    ),
    "time_call_ended+dead": (
        "Fin du time à la table {table} : main brûlée.",
        "Time ends at table {table}: the hand is dead.",
    ),
}

BESIDES: Final[Table] = {
    "hand_number": ("Main n° {hand}.", "Hand no. {hand}."),
    "concerned": ("Joueurs concernés : {people}.", "Players concerned: {people}."),
    "player_called": ("Joueur : {people}.", "Player: {people}."),
    "decided": ("Décision : {option}.", "Decision: {option}."),
    "otherwise": (
        "Tranché autrement que la règle, pour l'équité du jeu.",
        "Ruled otherwise than the rule, for the fairness of the game.",
    ),
    "deliberate": ("Faute jugée volontaire.", "Found to be deliberate."),
    "not_suggested": (
        "La gradation proposait : {suggested}.",
        "The ladder suggested: {suggested}.",
    ),
    "hand_missed": ("Main manquée : {people}.", "Hand missed: {people}."),
    "served": (
        "{count:sanction est terminée|sanctions sont terminées}.",
        "{count:penalty is over|penalties are over}.",
    ),
}

Told = tuple[str, Sequence[int], dict[str, object]]
People = Callable[[Sequence[int]], str]


def told_of_conduct(
    event: ev.ConductEvent | ev.PlayerDisqualified, language: Language | None
) -> Told:
    """Return which sentence tells an event of conduct, whom it names, and its words."""
    match event:
        case ev.IncidentRecorded(op=op, table=table):
            variant = "" if table is None else "+table"
            return variant, (), {"what": question_title(op, language)}
        case ev.IncidentNoted():
            return "", (), {}
        case ev.PenaltyGiven(entrant=who, fault=fault, step=step, hands=hands):
            told = {"step": step_text(step, hands, language), "fault": fault_text(fault, language)}
            return "", (who,), {**told}
        case ev.PlayerDisqualified(out=out, fault=fault, chips_removed=chips):
            told_out = {"seat": out.seat, "fault": fault_text(fault, language)}
            return "" if chips else "+none", (out.entrant,), {**told_out}
        case ev.MissedHandsCounted(entrants=entrants):
            return "", entrants, {}
        case ev.HandDeclaredDead(entrant=who) | ev.PenaltyLifted(entrant=who):
            return "", (who,), {}
        case ev.TimeCalled(accepted=accepted):
            return "" if accepted else "+refused", (), {}
        case ev.TimeCallEnded(hand=hand):
            return f"+{hand}", (), {}


def besides_of_conduct(
    event: ev.Event, people: People, language: Language | None
) -> list[tuple[str, dict[str, object]]]:
    """Return what an event of conduct says after its sentence."""
    match event:
        case ev.IncidentRecorded():
            return _besides_incident(event, people, language)
        case ev.PenaltyGiven(step=step, suggested=suggested, deliberate=deliberate):
            told: list[tuple[str, dict[str, object]]] = []
            if deliberate:
                told.append(("deliberate", {}))
            if step not in suggested:
                told.append(
                    ("not_suggested", {"suggested": step_text(suggested[0], language=language)})
                )
            return told
        case ev.MissedHandsCounted(left=left) if 0 in left:
            return [("served", {"count": left.count(0)})]
        case ev.HandTapped(missed=missed) if missed:
            return [("hand_missed", {"people": people([who for _, who, _ in missed])})]
        case ev.TimeCalled(entrant=who) | ev.TimeCallEnded(entrant=who) if who is not None:
            return [("player_called", {"people": people((who,))})]
        case _:
            return []


def _besides_incident(
    event: ev.IncidentRecorded, people: People, language: Language | None
) -> list[tuple[str, dict[str, object]]]:
    told: list[tuple[str, dict[str, object]]] = []
    if event.hand is not None:
        told.append(("hand_number", {"hand": event.hand}))
    if event.players:
        told.append(("concerned", {"people": people(event.players)}))
    if event.chosen:
        told.append(("decided", {"option": option_sentence(event.chosen, language)}))
    if event.overruled:
        told.append(("otherwise", {}))
    return told
