"""Training in words: the evening's happenings, and which acts were right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from td_app.words.language import Language, fr_en
from td_app.words.speaking import Names, Table, say

REFUSALS: Final[Table] = {
    "NO_TRAINING_YET": (
        "Aucune soirée d’entraînement n’a encore été jouée ici : jouez-en une, page "
        "« S’entraîner ».",
        "No practice evening has been played here yet. Play one, on the “Practice” page.",
    ),
}

#: What happens, by its kind; ``+one`` of a single person.
HAPPENINGS: Final[Table] = {
    "draw": (
        "Tout le monde est là : {players:joueur|joueurs}. Tirez les places.",
        "Everyone is here: {players:player|players}. Draw the seats.",
    ),
    "start": (
        "Chacun est assis, les cartes attendent. Lancez l’horloge.",
        "Everyone is seated and the cards are waiting. Start the clock.",
    ),
    "resume": (
        "Le jeu a repris, mais l’horloge est arrêtée : les blindes ne montent plus.",
        "Play has resumed, but the clock is paused: the blinds are not going up.",
    ),
    "absent": (
        "{seat} : la place {entrant:de} est vide depuis le tirage. Les jetons sont là, personne "
        "n’a de nouvelles.",
        "{seat}: nobody has sat in {entrant}’s seat since the draw. The stack is there; nobody "
        "knows where the player is.",
    ),
    "back": (
        "{seat} : {entrant} arrive enfin et s’assied.",
        "{seat}: {entrant} arrives at last and sits down.",
    ),
    "late": (
        "À l’accueil : {newcomer} arrive en retard et veut jouer. La majorité est vérifiée.",
        "At the desk: {newcomer} arrives late and wants to play. Their age has been checked.",
    ),
    "out": (
        "{seat} : {entrant} a perdu ses derniers jetons.",
        "{seat}: {entrant} has lost their last chips.",
    ),
    "outs": (
        "Table {table} : sortis dans la même main, {losers}.",
        "Table {table}: out in the same hand, {losers}.",
    ),
    "floor": (
        "La table {table} appelle le floor. {title}",
        "Table {table} calls the floor. {title}",
    ),
    "race": (
        "C’est la pause : les jetons de {value} quittent les tables. Chacun montre les siens.",
        "It is break time: the {value} chips leave the tables. Each seat shows theirs.",
    ),
    "hand_for_hand": (
        "Il reste {players:joueur|joueurs} à {tables:table|tables} : une sortie avant la table "
        "finale.",
        "{players:player|players} left at {tables:table|tables}: one elimination before the final "
        "table.",
    ),
    "hands_ended": (
        "Toutes les tables ont fini la main qu’elles jouaient et attendent.",
        "Every table has finished the hand it was playing and is waiting.",
    ),
    "signal": (
        "Plus personne ne joue : les tables attendent votre signal pour la main suivante.",
        "Nobody is playing: the tables are waiting for your signal to deal the next hand.",
    ),
    "hand_outs": (
        "Dans cette même main : {losers}. Toutes les tables ont fini.",
        "In this same hand: {losers}. Every table is done.",
    ),
    "to_do": (
        "Il reste {players:joueur|joueurs}. Voyez ce qu’il faut faire.",
        "{players:player|players} left. See what needs doing.",
    ),
    "tied": (
        "Sortis dans la même main, à tapis égaux : {losers}.",
        "Out in the same hand, with equal stacks: {losers}.",
    ),
    "winner": (
        "{seat} : {entrant} a perdu ses derniers jetons. Le tournoi a son vainqueur.",
        "{seat}: {entrant} has lost their last chips. The tournament has its winner.",
    ),
    "papers": (
        "On attend le classement et les prix ; le club garde le procès-verbal.",
        "People are waiting for the ranking and the prizes; the club keeps the log.",
    ),
}

#: How it is noted, for who has never done it.
HOW: Final[Table] = {
    "draw": (
        "Page « Salle », bouton « Tirer les places ».",
        "“Room” page, button “Draw the seats”.",
    ),
    "start": (
        "La barre d’espace, ou l’horloge en haut.",
        "The space bar, or the clock at the top.",
    ),
    "resume": (
        "La barre d’espace, ou l’horloge en haut.",
        "The space bar, or the clock at the top.",
    ),
    "absent": (
        "Page « Salle » : cliquez sur sa place, « Noter l’absence ».",
        "“Room” page: click the seat, “Mark away”.",
    ),
    "back": (
        "Page « Salle » : cliquez sur sa place, « De retour à table ».",
        "“Room” page: click the seat, “Back at the table”.",
    ),
    "late": (
        "Page « Joueurs » : son nom, « Ajouter », puis « Placer ».",
        "“Players” page: the name, “Add”, then “Seat”.",
    ),
    "out": (
        "Page « Salle », touche E : le nom, Entrée ; ou un clic sur sa place, « Éliminer ».",
        "“Room” page, key E: the name, Enter; or click the seat, “Eliminate”.",
    ),
    "outs": (
        "Page « Salle », touche E : un nom, une virgule, l’autre nom, Entrée deux fois, puis les "
        "tapis d’avant la main.",
        "“Room” page, key E: a name, a comma, the other name, Enter twice, then the stacks before "
        "the hand.",
    ),
    "floor": (
        "F2, la situation, les réponses, puis « Appliquer et noter ».",
        "F2, the situation, the answers, then “Apply and record”.",
    ),
    "race": (
        "Page « Jetons » : table après table, les jetons de chacun, « Distribuer les cartes "
        "ici » ; à la fin « Clore le retrait ».",
        "“Chips” page: table after table, the chips of each, “Deal the cards here”; at the end "
        "“Close the colour-up”.",
    ),
    "hand_for_hand": (
        "Colonne « À faire ».",
        "“To do” column.",
    ),
    "hands_ended": (
        "Page « Salle » : cliquez chaque table, ou tapez son numéro.",
        "“Room” page: click each table, or type its number.",
    ),
    "signal": (
        "Page « Salle » : le signal est dans le bandeau du main par main.",
        "“Room” page: the signal is in the hand-for-hand bar.",
    ),
    "hand_outs": (
        "Page « Salle » : les sorties, puis un clic sur chaque table qui a fini, puis le "
        "classement dans le bandeau.",
        "“Room” page: those out, then a click on each table that is done, then the ranking in the "
        "bar.",
    ),
    "to_do": (
        "Colonne « À faire », à droite.",
        "“To do” column, on the right.",
    ),
    "tied": (
        "Page « Salle », touche E : un nom, une virgule, l’autre nom, Entrée deux fois, puis les "
        "tapis d’avant la main ; ensuite la colonne « À faire ».",
        "“Room” page, key E: a name, a comma, the other name, Enter twice, then the stacks before "
        "the hand; "
        "then the “To do” column.",
    ),
    "winner": (
        "Page « Salle », touche E : le nom, Entrée ; ou un clic sur sa place, « Éliminer ».",
        "“Room” page, key E: the name, Enter; or click the seat, “Eliminate”.",
    ),
    "papers": (
        "Page « Papiers », bouton « Tout pour la fin » : imprimez, ou enregistrez.",
        "“Print” page, button “All for the end”: print, or save.",
    ),
}

#: What goes on until something happens.
MEANWHILE: Final[Table] = {
    "sitting": ("Les joueurs s’installent : {left}.", "The players are sitting down: {left}."),
    "playing": (
        "Les robots jouent, le temps passe vite : la suite dans {left}.",
        "The bots are playing, time runs fast: {left} to go.",
    ),
    "stopped": (
        "Les robots jouent, horloge arrêtée : la suite dans {left}.",
        "The bots are playing, the clock is paused: {left} to go.",
    ),
    "break": (
        "C’est la pause, le temps passe vite : la suite dans {left}.",
        "It is break time, time runs fast: {left} to go.",
    ),
    "over": (
        "Les joueurs rangent leurs jetons : la suite dans {left}.",
        "Players are stacking their chips: {left} to go.",
    ),
}

#: One who is out, in a list; with the stack before the hand.
LOSERS: Final[Table] = {
    "loser": ("{entrant} (place {place})", "{entrant} (seat {place})"),
    "loser+stack": (
        "{entrant} (place {place}, {stack} avant la main)",
        "{entrant} (seat {place}, {stack} before the hand)",
    ),
    "loser+table": (
        "{entrant} (table {table}, place {place}, {stack} avant la main)",
        "{entrant} (table {table}, seat {place}, {stack} before the hand)",
    ),
    "table": ("Table {table} :", "Table {table}:"),
    "held": ("place {place}, {chips:jeton|jetons}", "seat {place}, {chips:chip|chips}"),
    "none": ("personne", "nobody"),
    "blind": (
        "table {table}, place {place} (bouton {button})",
        "table {table}, seat {place} (button {button})",
    ),
    "blinds": (
        "Grosse blinde, d’après les tables : {places}.",
        "Big blind, as the tables say: {places}.",
    ),
}


def training_name(seed: int, language: Language | None = None) -> str:
    """Return the name of the tournament of a training evening, marked as a training."""
    return say(
        ("ENTRAÎNEMENT n° {seed}", "PRACTICE no. {seed}"), {"seed": str(seed)}, language=language
    )


def training_place(language: Language | None = None) -> str:
    """Return where a training evening is played."""
    pair = ("Ceci n’est pas une vraie soirée", "This is not a real evening")
    return say(pair, language=language)


def training_prizes(language: Language | None = None) -> tuple[str, ...]:
    """Return what the first three of a training evening win."""
    pairs = (
        ("Coupe du club", "Club cup"),
        ("Jeu de cartes", "Deck of cards"),
        ("Jeton souvenir", "Keepsake chip"),
    )
    return tuple(say(pair, language=language) for pair in pairs)


def not_real() -> str:
    """Return what the banner of the window and of the wall says."""
    return fr_en(
        "ENTRAÎNEMENT\u00a0: ceci n’est pas une vraie soirée",
        "PRACTICE: this is not a real evening",
    )


def again_words(seed: int) -> str:
    """Return how the same evening is played again."""
    pair = (
        "Pour rejouer la même soirée : entraînement n° {seed}.",
        "To play the same evening again: practice no. {seed}.",
    )
    return say(pair, {"seed": str(seed)})


def left_words(seed: int) -> str:
    """Return the sentence on an evening that waits where it was left."""
    pair = (
        "La soirée n° {seed} vous attend là où vous l’avez laissée, bilan compris. En commencer "
        "une autre l’abandonne.",
        "Evening no. {seed} is paused where you left it, report included. Starting another one "
        "discards it.",
    )
    return say(pair, {"seed": str(seed)})


def go_on_words(seed: int) -> str:
    """Return the button that goes on with an evening."""
    return say(
        ("Reprendre la soirée n° {seed}", "Continue evening no. {seed}"), {"seed": str(seed)}
    )


def last_report_words(seed: int) -> str:
    """Return of which evening the last report is."""
    return say(
        ("Bilan de la soirée n° {seed}", "Report on evening no. {seed}"), {"seed": str(seed)}
    )


def boxes_words(in_boxes: Sequence[int], due: int) -> str:
    """Return how many cards are due, and of those seen once, how many are known for good."""
    if not sum(in_boxes):
        first = ("{due:fiche|fiches} à découvrir.", "{due:flashcard|flashcards} to see.")
        return say(first, {"due": due})
    pair = (
        "{due:fiche|fiches} à revoir ou à découvrir aujourd’hui ; {known:acquise|acquises}, "
        "{seen:vue|vues} en tout.",
        "{due:flashcard|flashcards} to see today, again or for the first time; "
        "{known:known|known}, {seen:seen|seen} in all.",
    )
    return say(pair, {"due": due, "known": in_boxes[-1], "seen": sum(in_boxes)})


def sheet_heading() -> str:
    """Return what heads a sheet of disputes."""
    return fr_en("Soirée d’entraînement", "Practice evening")


def pace_words(pace: int) -> str:
    """Return how fast the bots play between two happenings.

    >>> pace_words(30)
    '× 30'
    """
    return f"×\u00a0{pace}".replace("\u00a0", " ")


def happening_words(
    kind: str,
    params: Mapping[str, Any],
    names: Names | None = None,
    language: Language | None = None,
) -> str:
    """Return a happening in words."""
    told = say(HAPPENINGS[kind], params, names=names, language=language)
    return told[:1].upper() + told[1:]


def how_words(kind: str, language: Language | None = None) -> str:
    """Return how a happening is noted."""
    return say(HOW[kind], language=language)


def still_to_do(titles: Sequence[str], language: Language | None = None) -> str:
    """Return what the rules still demand once a happening is noted."""
    pair = ("Reste à faire : {titles}.", "Still to do: {titles}.")
    return say(pair, {"titles": " ; ".join(titles)}, language=language)


def done_again(language: Language | None = None) -> str:
    """Return what may be done about what was noted otherwise than asked."""
    pair = (
        "« Annuler » (Ctrl+Z) pour le refaire, « Continuer » pour la suite.",
        "“Undo” (Ctrl+Z) to do it again, “Continue” for what follows.",
    )
    return say(pair, language=language)


def meanwhile(now: str, left: str) -> str:
    """Return what goes on until the next happening, ``left`` from now by the evening's clock."""
    return say(MEANWHILE[now], {"left": left})


def part_words(
    code: str,
    params: Mapping[str, Any],
    names: Names | None = None,
    language: Language | None = None,
) -> str:
    """Return a part of a happening in words: a loser, chips held, a big blind."""
    return say(LOSERS[code], params, names=names, language=language)
