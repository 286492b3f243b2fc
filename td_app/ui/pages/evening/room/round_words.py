"""The room's words while every table plays the same hand (2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from td_app.tournament import events as ev
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import names_of
from td_app.words import place_text
from td_app.words.figures import counted, whole
from td_app.words.hands import BESIDES
from td_app.words.language import current_language, fr_en, titled
from td_app.words.speaking import listed, say


def title_of(view: HandForHandView) -> str:
    """Return the words of the hand in play: those under way, or the hand of this number."""
    if not view.hand:
        return fr_en("Main par main annoncé", "Hand-for-hand announced")
    return fr_en("Main par main · main {0}", "Hand-for-hand · hand {0}").format(whole(view.hand))


def title_in_short(view: HandForHandView) -> str:
    """Return the same, where there is little room."""
    if not view.hand:
        return fr_en("Main par main", "Hand-for-hand")
    return fr_en("Main {0}", "Hand {0}").format(whole(view.hand))


def waited_in_short(view: HandForHandView) -> str:
    """Return which tables are awaited, and where a called all-in waits; "" for anything else."""
    if view.waits_for_signal and not view.to_rank and not view.hand:
        return fr_en("Les mains en cours sont finies.", "The hands in progress are over.")
    if not view.awaited or not view.all_in or view.to_rank or view.may_turn_up:
        return ""
    awaited = _tables(
        view.awaited,
        fr_en("On attend la table {0}", "Waiting for table {0}"),
        fr_en("On attend les tables {0}", "Waiting for tables {0}"),
    )
    all_in = _tables(
        view.all_in,
        fr_en("tapis payé à la table {0}", "all-in and call at table {0}"),
        fr_en("tapis payé aux tables {0}", "all-in and call at tables {0}"),
    )
    return f"{awaited}, {all_in}."


def noting_in_short(view: HandForHandView) -> str:
    """Return how a table is noted, in a few words."""
    if not view.hand or not view.awaited:
        return ""
    return fr_en(
        "Main finie\u00a0: un clic, ou le numéro. Tapis payé\u00a0: tapez A, puis le numéro.",
        "Hand finished: a click, or the number. All-in and call: type A, then the number.",
    )


def waited_for(view: HandForHandView) -> str:
    """Return which tables are awaited, and what the all-ins wait for."""
    told = []
    if view.awaited:
        told.append(
            _tables(
                view.awaited,
                fr_en("On attend la table {0}.", "Waiting for table {0}."),
                fr_en("On attend les tables {0}.", "Waiting for tables {0}."),
            )
        )
    if view.all_in:
        told.append(_all_ins(view))
    if view.to_rank:
        words = fr_en(
            "Toutes les tables ont fini\u00a0: classez les sorties.",
            "Every table is done. Rank the eliminations.",
        )
        told.append(words)
    elif view.waits_for_signal:
        told.append(_before_the_signal(view))
    return " ".join(told)


def _all_ins(view: HandForHandView) -> str:
    if view.may_turn_up:
        return _tables(
            view.all_in,
            fr_en(
                "Table {0}\u00a0: retournez les cartes, les autres ont fini.",
                "Table {0}: turn the cards face up. The other tables are done.",
            ),
            fr_en(
                "Tables {0}\u00a0: retournez les cartes, les autres ont fini.",
                "Tables {0}: turn the cards face up. The other tables are done.",
            ),
        )
    return _tables(
        view.all_in,
        fr_en(
            "Tapis payé à la table {0}, cartes cachées.",
            "All-in and call at table {0}: cards stay face down.",
        ),
        fr_en(
            "Tapis payé aux tables {0}, cartes cachées.",
            "All-in and call at tables {0}: cards stay face down.",
        ),
    )


def _before_the_signal(view: HandForHandView) -> str:
    if not view.hand:
        return fr_en(
            "Les mains en cours sont finies. L’horloge s’arrêtera au signal.",
            "The hands in progress are over. The clock pauses at the signal.",
        )
    told = fr_en("Toutes les tables ont fini.", "Every table is done.")
    if view.level_passed:
        words = fr_en("Niveau {0} à la main suivante.", "Level {0} from the next hand.")
        level = words.format(view.level_passed)
        return f"{told} {level}"
    return told


def played_for(view: HandForHandView) -> str:
    """Return what is at stake, and how many players go out before."""
    told = []
    if view.until is not None and view.players_left > view.until:
        left = view.players_left - view.until
        aim = {
            "prize": fr_en("jusqu’au {0} rang", "before place {0}"),
            "final_table": fr_en("jusqu’à la table finale à {0}", "before the final table of {0}"),
        }[view.reason]
        place = whole(view.until)
        if view.reason == "prize":
            place = _of_rank(view.until)
        one = fr_en("encore {0} sortie", "{0} to go")
        outs = counted(left, one, fr_en("encore {0} sorties", "{0} to go"))
        told.append(f"{outs} {aim.format(place)}")
    return " · ".join(told)


def clock_words(view: HandForHandView) -> str:
    """Return how the clock goes on meanwhile; nothing before the first signal."""
    if not view.hand:
        return ""
    words = fr_en("Horloge arrêtée\u00a0: {0} min par main.", "Clock paused: {0} min per hand.")
    return words.format(whole(view.minutes_a_hand))


def signal_words(view: HandForHandView) -> str:
    """Return the words of the button that gives the signal."""
    if not view.hand:
        return fr_en("Signal\u00a0: première main", "Signal: first hand")
    return fr_en("Signal\u00a0: main suivante", "Signal: next hand")


def rank_words(view: HandForHandView) -> str:
    """Return the words of the button that ranks those out."""
    one = fr_en("Classer la sortie", "Rank the elimination")
    several = fr_en("Classer les {0} sorties", "Rank the {0} eliminations")
    return counted(len(view.noted), one, several)


def ranked_words(live: LiveTournament, event: ev.PlayersEliminated) -> str:
    """Return the places of the players out, ties as ties, and the prizes they share."""
    if event.seed:
        # What is foreseen is not what the lot will give.
        return fr_en(
            "Tapis égaux\u00a0: le tirage au sort les départage au classement, règle maison "
            "(§\u00a01.10)",
            "Equal stacks: separated by a random draw when the hand is ranked, a house rule "
            "(§\u00a01.10)",
        )
    names = names_of(live)
    plan = live.prizes()
    told = []
    for group, place in zip(event.ranking, event.places, strict=True):
        who = listed([names(one) for one in group], current_language())
        words = titled(who, place_text(place, len(group) > 1))
        paid = range(place, min(place + len(group) - 1, plan.paid) + 1)
        if len(group) > 1 and paid:
            words += f", {shared_words(paid, plan.kind)}"
        told.append(words)
    return " · ".join(told)


def shared_words(paid: range, kind: PrizeKind) -> str:
    """Return what those tied for the ranks ``paid`` share."""
    first = _of_rank(paid[0])
    last = _of_rank(paid[-1])
    one, several = {
        PrizeKind.IN_KIND: (
            fr_en("lot du {0} rang partagé", "prize for place {0} shared"),
            fr_en("lots du {0} au {1} rang partagés", "prizes for places {0} to {1} shared"),
        ),
        PrizeKind.HONORARY: (
            fr_en("récompense du {0} rang partagée", "award for place {0} shared"),
            fr_en(
                "récompenses du {0} au {1} rang partagées", "awards for places {0} to {1} shared"
            ),
        ),
        PrizeKind.POINTS: (
            fr_en("points du {0} rang partagés", "points for place {0} shared"),
            fr_en("points du {0} au {1} rang partagés", "points for places {0} to {1} shared"),
        ),
    }.get(
        kind,
        (
            fr_en("prix du {0} rang partagé", "prize for place {0} shared"),
            fr_en("prix du {0} au {1} rang partagés", "prizes for places {0} to {1} shared"),
        ),
    )
    return (one if len(paid) == 1 else several).format(first, last)


def _of_rank(place: int) -> str:
    """Return a rank as the words around it have it: 3ᵉ rang, rank 3."""
    return say(("{place:rank}", "{place}"), {"place": place})


def over_words(over: ev.RoundOver) -> str:
    """Return why hand-for-hand is over, and what the clock does."""
    told = say(BESIDES[f"round_over+{over.why}"], {"hands": over.hands})
    clock = fr_en("L’horloge repart.", "The clock is running again.")
    if not over.clock.running:
        clock = fr_en(
            "L’horloge est en pause\u00a0: relancez-la quand le jeu reprend.",
            "The clock is paused. Start it when play resumes.",
        )
    return f"{told} {clock}"


def _tables(numbers: Sequence[int], one: str, several: str) -> str:
    words = listed([str(number) for number in numbers], current_language())
    return (one if len(numbers) == 1 else several).format(words)
