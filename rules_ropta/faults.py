"""Which fault an incident is about, if anybody is at fault: where the ladder begins (11.1)."""

from __future__ import annotations

from rules_ropta.penalties import Fault
from rules_ropta.ruling import Plain

_FAULT_OF: dict[str, Fault] = {
    "presence": "away_with_cards",
    "device_in_hand": "device_in_hand",
    "out_of_turn": "out_of_turn",
    "open_muck": "open_muck",
    "spoken_action": "open_muck",
    "fold_taken_back": "open_muck",
    "all_in_said": "out_of_turn",
    "identity": "misconduct",
    "wrong_seat": "wrong_seat",
    "muck_facing_all_in": "mucked_at_all_in",
    "shows_cards": "showed_cards",
    "turns_cards": "turned_cards",
    "expose_on_turn": "turned_cards",
    "talk_about_the_hand": "table_talk",
    "cards_thrown_on_unprotected_hand": "cards_thrown",
    "nuts_checked": "collusion",
    "hand_called_wrong": "false_hand",
    "chips_carried": "chips_out_of_sight",
    "winning_hand_killed": "second_card_withheld",
    "obstructive_betting": "obstructive_bet",
    "exposed_by_another": "deliberate_misdeal",
}
"""What each incident is about, unless what happened in it says otherwise."""

_ONLY_IF = {
    "hand_called_wrong": "deliberate",
    "nuts_checked": "collusion_suspected",
    "obstructive_betting": "on_purpose",
}
"""Incidents that are somebody's fault only if this was answered yes."""

_ONLY_IF_RULED = {
    "spoken_action": ("penalty",),
    "fold_taken_back": ("penalty",),
    "all_in_said": ("sanction",),
    "identity": ("sanction_possible", "excluded"),
    "dead_hand_played": ("sanction_possible",),
    "wrong_seat": ("sanction_possible",),
    "request_to_see": ("sanction", "sanction_possible"),
    "chips_carried": ("sanction", "sanction_possible"),
    "winning_hand_killed": ("sanction", "sanction_possible"),
}
"""Incidents that are somebody's fault only if one of these was ruled."""

_BY_ANSWER: dict[str, tuple[str, dict[object, Fault]]] = {
    "behaviour": (
        "what",
        {
            "insult": "insult",
            "threat": "insult",
            "disturbing": "insult",
            "touches": "misconduct",
            "delays": "misconduct",
            "soft_play": "soft_play",
            "collusion": "collusion",
            "cheating": "cheating",
        },
    ),
    "dead_hand_played": ("why", {"device": "device_in_hand", "walked_away": "away_with_cards"}),
    "fold_taken_back": ("in_turn", {False: "out_of_turn_punished"}),
    "identity": ("what", {"false_identity": "false_identity"}),
    "talk_about_the_hand": ("kind", {"conditional": "conditional_action"}),
}
"""What an incident is about by one of its answers; another answer leaves it as above."""


def fault_of(op: str, given: Plain, decision: Plain | None = None) -> Fault | None:
    """Return the fault that this incident is about, as the ladder names it; None without one.

    ``decision`` is what was ruled: where it blames nobody, there is none.

    >>> fault_of("out_of_turn", {"announced": "call"})
    'out_of_turn'
    >>> fault_of("talk_about_the_hand", {"kind": "conditional"})
    'conditional_action'
    """
    if _blameless(op, given, decision or {}):
        return None
    asked, by_answer = _BY_ANSWER.get(op, ("", {}))
    if (told := by_answer.get(given.get(asked))) is not None:
        habit = told == "misconduct" and given.get("repeated")
        return "misconduct_punished" if habit else told
    match op:
        case "presence" if (decision or {}).get("sanction"):
            return "away_at_all_in"
        case "request_to_see" if given.get("all_in"):
            return "mucked_at_all_in"
        case "request_to_see":
            # A hand thrown though it could be asked for: lost, it is punished for sure (10.5).
            sure = (decision or {}).get("sanction")
            return "refused_to_show" if sure else "mucked_at_showdown"
        case "misdeal":
            on_purpose = given.get("deliberate_by") is not None
            return "deliberate_misdeal" if on_purpose else "repeated_misdeals"
        case "out_of_turn" if not given.get("previous_not_done"):
            sure = given.get("repeated") or given.get("announced") in ("fold", "rises")
            return "out_of_turn_punished" if sure else "out_of_turn"
        case "open_muck" | "unprotected_hand_mucked" if given.get("opponent_all_in"):
            return "mucked_at_all_in"
        case "unprotected_hand_mucked":
            taken = given.get("thrown_by", "taken") == "taken"
            return "unprotected_hand" if taken else "others_hand_lost"
    return _FAULT_OF.get(op)


def _blameless(op: str, given: Plain, decision: Plain) -> bool:
    """Return whether this answer finds no offence, though the same question may find one."""
    if op in _ONLY_IF:
        return not given.get(_ONLY_IF[op])
    if op in _ONLY_IF_RULED:
        return not any(decision.get(name) for name in _ONLY_IF_RULED[op])
    match op:
        case "presence":
            return not given.get("leaves_with_cards") or bool(given.get("busted"))
        case "misdeal":
            return given.get("deliberate_by") is None and not given.get("repeated")
        case "open_muck":
            spared = given.get("posted_bb") and not given.get("opponent_all_in")
            return bool(spared) and not decision.get("penalty")
        case "unprotected_hand_mucked" if given.get("thrown_by", "taken") == "taken":
            return not given.get("identifiable")
        case "unprotected_hand_mucked":
            return not (given.get("opponent_all_in") or given.get("opponent_at_fault"))
        case "shows_cards":
            return bool(given.get("folding_heads_up") or given.get("only_one_left"))
        case "turns_cards":
            return bool(given.get("action_over"))
        case "exposed_by_another":
            return not (given.get("on_purpose") and given.get("in_the_deal"))
        case "talk_about_the_hand":
            return bool(decision.get("allowed"))
    return False
