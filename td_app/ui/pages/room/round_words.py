"""What the room says while every table plays the same hand (2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from td_app.tournament import events as ev
from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.ui.figures import whole
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import counted, names_of
from td_app.words import place_text
from td_app.words.hand_for_hand import BESIDES
from td_app.words.language import current_language
from td_app.words.speaking import listed, say


def title_of(view: HandForHandView) -> str:
    """Return what is played now: the hands under way, or the hand of this number."""
    tr = QCoreApplication.translate
    if not view.hand:
        return tr("round", "Main par main annoncé")
    return tr("round", "Main par main · main {0}").format(whole(view.hand))


def waited_for(view: HandForHandView) -> str:
    """Return which tables are awaited, and what the all-ins wait for."""
    tr = QCoreApplication.translate
    told = []
    if view.awaited:
        told.append(
            _tables(
                view.awaited,
                tr("round", "On attend la table {0}."),
                tr("round", "On attend les tables {0}."),
            )
        )
    if view.all_in:
        told.append(_all_ins(view))
    if view.to_rank:
        told.append(tr("round", "Toutes les tables ont fini\u00a0: classez les sorties."))
    elif view.waits_for_signal:
        told.append(_before_the_signal(view))
    return " ".join(told)


def _all_ins(view: HandForHandView) -> str:
    tr = QCoreApplication.translate
    if view.may_turn_up:
        return _tables(
            view.all_in,
            tr("round", "Table {0}\u00a0: retournez les cartes, les autres ont fini."),
            tr("round", "Tables {0}\u00a0: retournez les cartes, les autres ont fini."),
        )
    return _tables(
        view.all_in,
        tr("round", "Tapis payé à la table {0}, cartes cachées."),
        tr("round", "Tapis payé aux tables {0}, cartes cachées."),
    )


def _before_the_signal(view: HandForHandView) -> str:
    tr = QCoreApplication.translate
    if not view.hand:
        return tr("round", "Les mains en cours sont finies. L'horloge s'arrêtera au signal.")
    told = tr("round", "Toutes les tables ont fini.")
    if view.level_passed:
        level = tr("round", "Niveau {0} à la main suivante.").format(view.level_passed)
        return f"{told} {level}"
    return told


def played_for(view: HandForHandView) -> str:
    """Return what it is played for, and how many go out before."""
    tr = QCoreApplication.translate
    told = []
    if view.until is not None:
        left = view.players_left - view.until
        aim = {
            "prize": tr("round", "jusqu'à la {0} place"),
            "final_table": tr("round", "jusqu'à la table finale à {0}"),
        }[view.reason]
        place = whole(view.until)
        if view.reason == "prize":
            place = place_text(view.until)
        one = tr("round", "encore {0} sortie")
        outs = counted(left, one, tr("round", "encore {0} sorties"))
        told.append(f"{outs} {aim.format(place)}")
    return " · ".join(told)


def clock_words(view: HandForHandView) -> str:
    """Return how the clock goes on meanwhile; nothing before the first signal."""
    if not view.hand:
        return ""
    words = QCoreApplication.translate("round", "Horloge arrêtée\u00a0: {0} min par main.")
    return words.format(whole(view.minutes_a_hand))


def signal_words(view: HandForHandView) -> str:
    """Return the words of the button that gives the signal."""
    tr = QCoreApplication.translate
    if not view.hand:
        return tr("round", "Signal\u00a0: première main")
    return tr("round", "Signal\u00a0: main suivante")


def rank_words(view: HandForHandView) -> str:
    """Return the words of the button that ranks those out."""
    one = QCoreApplication.translate("round", "Classer la sortie")
    several = QCoreApplication.translate("round", "Classer les {0} sorties")
    return counted(len(view.noted), one, several)


def ranked_words(live: LiveTournament, event: ev.PlayersEliminated) -> str:
    """Return who takes which place, ties as ties, and the prizes they share."""
    names = names_of(live)
    prizes = live.state.setup.prize_plan.paid
    told = []
    for group, place in zip(event.ranking, event.places, strict=True):
        who = listed([names(one) for one in group], current_language())
        words = f"{who}\u00a0: {place_text(place, len(group) > 1)}"
        paid = range(place, min(place + len(group) - 1, prizes) + 1)
        if len(group) > 1 and paid:
            words += f", {_shared(paid)}"
        told.append(words)
    return " · ".join(told)


def _shared(paid: range) -> str:
    tr = QCoreApplication.translate
    if len(paid) == 1:
        return tr("round", "prix de la {0} place partagé").format(place_text(paid[0]))
    return tr("round", "prix de la {0} à la {1} place partagés").format(
        place_text(paid[0]), place_text(paid[-1])
    )


def over_words(over: ev.RoundOver) -> str:
    """Return why hand-for-hand is over, and what the clock does."""
    tr = QCoreApplication.translate
    told = say(BESIDES[f"round_over+{over.why}"], {"hands": over.hands})
    clock = tr("round", "L'horloge repart.")
    if not over.clock.running:
        clock = tr("round", "L'horloge attend\u00a0: relancez-la quand le jeu reprend.")
    return f"{told} {clock}"


def _tables(numbers: Sequence[int], one: str, several: str) -> str:
    words = listed([str(number) for number in numbers], current_language())
    return (one if len(numbers) == 1 else several).format(words)
