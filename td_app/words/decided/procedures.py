"""Entries and exits, the clock, chips taken off, sanctions: decided, in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from td_app.words.decided.line import Amount, Line
from td_app.words.speaking import Table

Plain = Mapping[str, Any]

LINES: Final[Table] = {
    "MAY_COME_IN": ("Il peut encore entrer", "He may still come in"),
    "TOO_LATE_TO_COME_IN": (
        "Trop tard : il ne peut plus entrer",
        "Too late: he may no longer come in",
    ),
    "ABANDON_RECORDED": (
        "Abandon : ses jetons sont retirés, il est classé à l'instant de l'annonce",
        "Withdrawn: his chips are removed, he is ranked as of the announcement",
    ),
    "ABANDON_MAY_BE_FOUND": (
        "Le directeur peut constater l'abandon",
        "The director may find the withdrawal",
    ),
    "ABANDON_FOR_DIRECTOR": (
        "Au directeur de décider : laisser les jetons, ou constater l'abandon",
        "For the director: leave the chips in play, or find the withdrawal",
    ),
    "NO_ABANDON": (
        "Pas d'abandon : ses jetons restent en jeu et paient les blindes",
        "No withdrawal: his chips stay in play and pay the blinds",
    ),
    "OUT_ALONE": ("{entrants} sort seul", "{entrants} goes out alone"),
    "OUT_TIED": ("{entrants} ex æquo", "{entrants} tied"),
    "OUT_TIED_PRIZE_SHARED": (
        "{entrants} ex æquo : ils partagent le dernier prix",
        "{entrants} tied: they share the last prize",
    ),
    "OUT_BEST": ("meilleure place à {entrants}", "best place to {entrants}"),
    "OUT_BEST_TIED": ("meilleure place à {entrants} ex æquo", "best place to {entrants}, tied"),
    "OUT_NEXT": ("puis {entrants}", "then {entrants}"),
    "OUT_NEXT_TIED": ("puis {entrants} ex æquo", "then {entrants}, tied"),
    "OUT_PRIZE_SHARED": ("dernier prix partagé", "the last prize shared"),
    "OUT_FOR_DIRECTOR": ("Au directeur de décider du classement", "For the director: the places"),
    "CARDS_UP_NOW": ("Cartes retournées maintenant", "Cards turned up now"),
    "CARDS_DOWN_UNTIL_OTHERS": (
        "Cartes cachées jusqu'à la fin du coup aux autres tables",
        "Cards stay down until the other tables have finished",
    ),
    "CLOCK_FORWARD": (
        "Avancer le chrono de {time:length}",
        "Put the clock forward by {time:length}",
    ),
    "CLOCK_FORWARD_ADVISED": (
        "Avancer le chrono de {time:length} (conseillé)",
        "Put the clock forward by {time:length} (advised)",
    ),
    "CLOCK_STANDS": ("Le chrono n'avance pas", "The clock does not go on"),
    "LEVEL_NEXT_HAND": (
        "Ce coup aux anciennes blindes, le suivant aux nouvelles",
        "This hand at the old blinds, the next at the new",
    ),
    "PLAYED_AT_OLD_BLINDS": (
        "Le coup continue aux anciennes blindes",
        "The hand goes on at the old blinds",
    ),
    "PLAYED_AT_NEW_BLINDS": (
        "Blindes corrigées : le coup se joue aux nouvelles",
        "Blinds put right: the hand is played at the new ones",
    ),
    "TIME_GRANTED": (
        "Time accordé : {seconds:length}, les {aloud} dernières à voix haute",
        "Time granted: {seconds:length}, the last {aloud} aloud",
    ),
    "TIME_REFUSED": (
        "Trop tôt : il garde son temps de réflexion",
        "Too early: he keeps his time to think",
    ),
    "TIME_ACTION_COUNTS": (
        "Son action compte : la main reste vivante",
        "His action counts: the hand stays live",
    ),
    "TIME_ACTED_TOO_LATE": (
        "Main brûlée : son action vient trop tard",
        "Dead hand: his action comes too late",
    ),
    "TIME_DID_NOTHING": ("Main brûlée : il n'a rien fait", "Dead hand: he did nothing"),
    "RACE_CHIPS": (
        "{count:jeton|jetons} de {high} à gagner aux cartes",
        "{count:chip|chips} of {high} to win with the cards",
    ),
    "RACE_NO_CHIP": (
        "Aucun jeton de {high} à gagner : le surplus est retiré",
        "No chip of {high} to win: the odd chips are removed",
    ),
    "RACE_WINNER": (
        "La place {places} gagne un jeton de {high}",
        "Seat {places} wins a chip of {high}",
    ),
    "RACE_WINNERS": (
        "Les places {places} gagnent chacune un jeton de {high}",
        "Seats {places} win a chip of {high} each",
    ),
    "RACE_SURVIVORS": (
        "{count:=place|places} {places} : un jeton pour rester en jeu",
        "{count:=seat|seats} {places}: one chip to stay in",
    ),
    "FOUND_EXCHANGED": (
        "Échange contre {got:jeton|jetons} de {high}",
        "Exchanged for {got:chip|chips} of {high}",
    ),
    "FOUND_EXCHANGED_REST": (
        "Échange contre {got:jeton|jetons} de {high} ; {removed:jeton retiré|jetons retirés}",
        "Exchanged for {got:chip|chips} of {high}; {removed:chip removed|chips removed}",
    ),
    "FOUND_REMOVED": (
        "Pas d'échange : {removed:jeton retiré|jetons retirés}",
        "No exchange: {removed:chip removed|chips removed}",
    ),
    "FOUND_NOTHING": ("Rien à échanger", "Nothing to exchange"),
    "HANDS_TO_MISS": (
        "{hands:main|mains} à manquer, loin de la table",
        "{hands:hand|hands} to miss, away from the table",
    ),
    "SUSPENDED_MAY_STAY": (
        "Suspendu {hands:main|mains} : il peut rester assis, blindes prélevées, main morte",
        "Suspended {hands:hand|hands}: he may stay seated, blinds taken, dead hand",
    ),
    "SUSPENDED_AWAY": (
        "Suspendu {hands:main|mains} : il s'éloigne, blindes prélevées, main morte",
        "Suspended {hands:hand|hands}: he goes away, blinds taken, dead hand",
    ),
    "AMOUNT_EXCHANGED": ("Rendu en échange", "Given in exchange"),
    "AMOUNT_RACED": ("Mis en jeu aux cartes", "Raced for"),
}


def _late_entry(decision: Plain, given: Plain) -> Line:
    return Line("MAY_COME_IN" if decision["allowed"] else "TOO_LATE_TO_COME_IN")


def _declared_abandon(decision: Plain, given: Plain) -> Line:
    if "options" in decision:
        return Line("ABANDON_FOR_DIRECTOR")
    if decision["mandatory"]:
        return Line("ABANDON_RECORDED")
    return Line("ABANDON_MAY_BE_FOUND" if decision["td_may_declare_abandon"] else "NO_ABANDON")


def _simultaneous_eliminations(decision: Plain, given: Plain) -> Line:
    if "options" in decision:
        return Line("OUT_FOR_DIRECTOR")
    groups = [tuple(group) for group in decision["order"]]
    shared = decision["share_last_prize"]
    if len(groups) == 1:
        code = "OUT_TIED_PRIZE_SHARED" if shared else "OUT_TIED"
        return Line(code if len(groups[0]) > 1 else "OUT_ALONE", {"entrants": groups[0]})
    parts = [
        Line(
            f"{'OUT_NEXT' if rank else 'OUT_BEST'}{'_TIED' * (len(group) > 1)}", {"entrants": group}
        )
        for rank, group in enumerate(groups)
    ]
    if shared:
        parts.append(Line("OUT_PRIZE_SHARED"))
    return Line(parts[0].code, parts[0].params, then=tuple(parts[1:]))


def _hand_for_hand_all_in(decision: Plain, given: Plain) -> Line:
    return Line("CARDS_UP_NOW" if decision["reveal_now"] else "CARDS_DOWN_UNTIL_OTHERS")


def _hand_for_hand_clock(decision: Plain, given: Plain) -> Line:
    minutes = decision["clock_advance_min"]
    if not minutes:
        return Line("CLOCK_STANDS")
    code = "CLOCK_FORWARD" if decision["mandatory"] else "CLOCK_FORWARD_ADVISED"
    return Line(code, {"time": minutes * 60})


def _level_change(decision: Plain, given: Plain) -> Line:
    return Line("LEVEL_NEXT_HAND")


def _wrong_level_started(decision: Plain, given: Plain) -> Line:
    old = decision["continue_at"] == "old"
    return Line("PLAYED_AT_OLD_BLINDS" if old else "PLAYED_AT_NEW_BLINDS")


def _time_call(decision: Plain, given: Plain) -> Line:
    if not decision["may_be_called"]:
        return Line("TIME_REFUSED")
    seconds, aloud = decision["countdown_s"], decision["aloud_s"]
    return Line("TIME_GRANTED", {"seconds": seconds, "aloud": aloud})


def _time_expired(decision: Plain, given: Plain) -> Line:
    if decision["action_counts"]:
        return Line("TIME_ACTION_COUNTS")
    return Line("TIME_DID_NOTHING" if given["acted"] is None else "TIME_ACTED_TOO_LATE")


def _chip_race_count(decision: Plain, given: Plain) -> Line:
    count, high = decision["new_chips"], given["high"]
    if not count:
        return Line("RACE_NO_CHIP", {"high": high})
    raced = Amount("AMOUNT_RACED", count * high)
    return Line("RACE_CHIPS", {"count": count, "high": high}, (raced,))


def _chip_race(decision: Plain, given: Plain) -> Line:
    winners, kept_in = tuple(decision["winners"]), tuple(decision["survival_chip"])
    code = ("RACE_NO_CHIP", "RACE_WINNER")[len(winners)] if len(winners) < 2 else "RACE_WINNERS"
    survivors = Line("RACE_SURVIVORS", {"places": kept_in, "count": len(kept_in)})
    return Line(
        code,
        {"places": winners, "high": given["high"]},
        then=(survivors,) if kept_in else (),
    )


def _chips_found_after_race(decision: Plain, given: Plain) -> Line:
    got, removed, high = decision["new_chips"], decision["removed"], given["high"]
    if not got:
        return Line("FOUND_REMOVED" if removed else "FOUND_NOTHING", {"removed": removed})
    return Line(
        "FOUND_EXCHANGED_REST" if removed else "FOUND_EXCHANGED",
        {"got": got, "high": high, "removed": removed},
        (Amount("AMOUNT_EXCHANGED", got * high),),
    )


def _penalty_rounds(decision: Plain, given: Plain) -> Line:
    return Line("HANDS_TO_MISS", {"hands": decision["hands_missed"]})


def _suspension(decision: Plain, given: Plain) -> Line:
    code = "SUSPENDED_MAY_STAY" if decision["may_stay"] else "SUSPENDED_AWAY"
    return Line(code, {"hands": given["hands"]})


TELL: Final[dict[str, Callable[[Plain, Plain], Line]]] = {
    "late_entry": _late_entry,
    "declared_abandon": _declared_abandon,
    "simultaneous_eliminations": _simultaneous_eliminations,
    "hand_for_hand_all_in": _hand_for_hand_all_in,
    "hand_for_hand_clock": _hand_for_hand_clock,
    "level_change": _level_change,
    "wrong_level_started": _wrong_level_started,
    "time_call": _time_call,
    "time_expired": _time_expired,
    "chip_race_count": _chip_race_count,
    "chip_race": _chip_race,
    "chips_found_after_race": _chips_found_after_race,
    "penalty_rounds": _penalty_rounds,
    "suspension": _suspension,
}
