"""The rulebook's questions in words, and the sentences on contradictory answers."""

from __future__ import annotations

from typing import Final

from rules_ropta.registry import question
from rules_ropta.situation import AskedField, fields_of
from td_app.words.language import Language
from td_app.words.rulings import CHOICES, FIELDS, KEYWORDS, TITLES
from td_app.words.speaking import Pair, Table, say

#: Answers that need no words of their own; 0 is that of an amount.
PLAIN_ANSWERS: Final[Table] = {
    "true": ("Oui", "Yes"),
    "false": ("Non", "No"),
    "0": ("Rien", "Nothing"),
}

#: By the field at fault, where its own sentence says more than its code does.
WRONG_FIELDS: Final[Table] = {
    "min_increment": (
        "La relance minimale ajoute au moins la grosse blinde : corrigez ce montant.",
        "The minimum raise is at least the big blind. Correct this amount.",
    ),
    "bet_level": (
        "Avant le flop, il y a au moins la grosse blinde à suivre : corrigez la mise à suivre.",
        "Before the flop there is at least the big blind to call. Correct the bet to call.",
    ),
    "raise_to": (
        "La relance doit dépasser l’ouverture : corrigez l’un des deux montants.",
        "The raise must go above the opening. Correct one of the two amounts.",
    ),
    "pushed": (
        "Les jetons avancés atteignent la mise, ce n’est pas un suivi insuffisant : corrigez le "
        "montant.",
        "The chips put in reach the bet, so this is not an undercall. Correct the amount.",
    ),
    "wrong_count": (
        "Deux cartes, c’est le bon compte : indiquez combien le joueur en a reçu.",
        "Two cards are the right count. Enter how many the player was dealt.",
    ),
    "own_bet": (
        "Un joueur qui a checké n’a rien misé : corrigez son montant.",
        "A player who checked has bet nothing. Correct the amount.",
    ),
    "amount": (
        "Une mise ou une relance dépasse ce qui était à suivre : corrigez le montant.",
        "A bet or a raise goes above what was to call. Correct the amount.",
    ),
    "own": (
        "Ce joueur a déjà plus devant lui que les autres : corrigez l’un des montants.",
        "This player already has more in front than the others. Correct one of the amounts.",
    ),
    "announced": (
        "Un montant annoncé compte ce que le joueur a déjà devant lui : il le dépasse. Corrigez "
        "l’un des deux montants.",
        "An announced amount includes what the player already has in front: it is more than that. "
        "Correct one of the two amounts.",
    ),
    "prior": (
        "Personne n’a devant lui plus que la mise à suivre : corrigez l’un des deux montants.",
        "Nobody has more in front than the bet to call. Correct one of the two amounts.",
    ),
}

CODES: Final[Table] = {
    "MISSING_FIELD": ("Il manque une réponse : « {asked} »", "An answer is missing: “{asked}”"),
    "TOO_FEW": ("Il en faut davantage : « {asked} »", "More are needed: “{asked}”"),
    "TWICE": (
        "La même réponse est donnée deux fois : « {asked} »",
        "The same answer is given twice: “{asked}”",
    ),
    "TOO_MANY": (
        "Ce jeu n’en permet pas autant : « {asked} »",
        "This game does not allow that many: “{asked}”",
    ),
    "UNKNOWN_PLAYER": (
        "Un des joueurs n’a pas montré ses cartes : « {asked} »",
        "One of the players has shown no cards: “{asked}”",
    ),
    "UNKNOWN_SEAT": (
        "Une des places n’existe pas ou n’est pas occupée : « {asked} »",
        "One of the seats does not exist or nobody sits there: “{asked}”",
    ),
    "MORE_THAN_ALL": (
        "Ce nombre dépasse le total possible : « {asked} »",
        "This number is more than the total possible: “{asked}”",
    ),
    "WRONG_NUMBER": (
        "Le nombre de cartes ou de montants ne convient pas : « {asked} »",
        "The number of cards or amounts does not fit: “{asked}”",
    ),
    "NEGATIVE": (
        "Un nombre ne peut pas être négatif : « {asked} »",
        "A number cannot be negative: “{asked}”",
    ),
    "OUT_OF_RANGE": (
        "Ce nombre est impossible ici : « {asked} »",
        "This number is not possible: “{asked}”",
    ),
    "UNKNOWN_CARD": (
        "Cette carte n’existe pas : « {asked} »",
        "There is no such card: “{asked}”",
    ),
    "CARDS": (
        "Il faut une carte par jeton dépareillé : « {asked} »",
        "One card for each odd chip is needed: “{asked}”",
    ),
    "NOT_A_TIME": (
        "Une heure s’écrit 19:30 : « {asked} »",
        "A time is written 19:30: “{asked}”",
    ),
    "UNKNOWN_NAME": (
        "Ce nom n’est pas parmi les primes : « {asked} »",
        "This name has no bounty: “{asked}”",
    ),
    "TOO_LONG": ("Ce texte est trop long : « {asked} »", "This text is too long: “{asked}”"),
}

OTHERWISE: Final = (
    "Deux réponses se contredisent : revoyez « {asked} »",
    "Two answers contradict each other: look again at “{asked}”",
)


def question_title(op: str, language: Language | None = None) -> str:
    """Return what a question of the rulebook is called, a few words."""
    return say(TITLES.get(op, _plain(op)), language=language)


def question_keywords(op: str) -> tuple[str, ...]:
    """Return what a floor would type to find a question, in both languages."""
    french, english = KEYWORDS.get(op, ("", ""))
    return tuple(word.strip() for word in f"{french},{english}".split(",") if word.strip())


def field_question(op: str, name: str, language: Language | None = None) -> str:
    """Return the question put for a field; ``name`` is dotted within an object (``prev.bb``).

    What one player answers (``holes.B``) is put as it is to all of them.
    """
    found = FIELDS.get(f"{op}.{name}") or FIELDS.get(name) or FIELDS.get(_called(op, name))
    if found is None and "." in name:
        return field_question(op, name.rpartition(".")[0], language)
    return say(found or _plain(name), language=language)


#: An answer in figures without its question.
IN_SHORT: Final[Table] = {
    "bb": ("BB {answer}", "BB {answer}"),
    "bet_level": ("{answer} à suivre", "{answer} to call"),
    "prior": ("{answer} devant", "{answer} in front"),
    "raised_from": ("{answer} avant", "{answer} before"),
    "min_increment": ("relance min. {answer}", "min. raise {answer}"),
    "last_full_increment": ("dernière relance {answer}", "last raise {answer}"),
    "smallest_chip": ("plus petit jeton {answer}", "smallest chip {answer}"),
    "players_in_hand": ("{answer} en jeu", "{answer} in the hand"),
    "pushed": ("{answer} avancés", "{answer} put in"),
    "chips_total": ("{answer} poussés", "{answer} put in"),
    "ante": ("ante {answer}", "ante {answer}"),
    "all_in": ("all-in {answer}", "all-in {answer}"),
    "stack": ("tapis {answer}", "stack {answer}"),
    "amount": ("annonce {answer}", "said {answer}"),
    "announced": ("annonce {answer}", "said {answer}"),
    "spoken": ("annonce {answer}", "said {answer}"),
    "chip": ("jeton {answer}", "chip {answer}"),
    "first_part": ("d’abord {answer}", "first {answer}"),
    "second_part": ("puis {answer}", "then {answer}"),
    "opening": ("ouverture {answer}", "opening {answer}"),
    "raise_to": ("relance à {answer}", "raise to {answer}"),
    "raiser_total": ("relance à {answer}", "raise to {answer}"),
    "own_bet": ("{answer} devant", "{answer} in front"),
    "level_now": ("{answer} à suivre", "{answer} to call"),
    "pot": ("pot {answer}", "pot {answer}"),
    "low": ("retiré {answer}", "removed {answer}"),
    "high": ("contre {answer}", "for {answer}"),
    "players_at_table": ("{answer} à table", "{answer} at the table"),
    "rounds": ("tours : {answer}", "rounds: {answer}"),
    "offence": ("fois : {answer}", "times: {answer}"),
}


def answer_in_short(name: str, answer: str) -> str:
    """Return the answer to a step with a word or two of its question, where it is a figure.

    >>> answer_in_short("bet_level", "525")
    '525 à suivre'
    """
    if name not in IN_SHORT or not answer[:1].isdigit():
        return answer
    return say(IN_SHORT[name], {"answer": answer})


def choice_text(op: str, name: str, value: object, language: Language | None = None) -> str:
    """Return one answer to a field, as its button says it."""
    told = {"True": "true", "False": "false", "None": "null"}.get(str(value), str(value))
    called = _called(op, name)
    for key in (f"{op}.{name}={told}", f"{name}={told}", f"{called}={told}"):
        if key in CHOICES:
            return say(CHOICES[key], language=language)
    return say(PLAIN_ANSWERS.get(told, _plain(told)), language=language)


def _plain(code: str) -> Pair:
    return (code.replace("_", " "), code.replace("_", " "))


def _called(op: str, name: str) -> str:
    """The code under which the registry words a field."""
    asked: tuple[AskedField, ...] = question(op).fields
    for part in name.split("."):
        field = next((f for f in asked if f.name == part), None)
        if field is None:
            return name
        inner = field.shape.situation or (field.shape.items and field.shape.items.situation)
        asked = fields_of(inner) if inner else ()
        called = field.called
    return called


def malformed_sentence(op: str, code: str, field: str, language: Language | None = None) -> str:
    """Return the sentence on an impossible answer, naming the one to look at again.

    >>> malformed_sentence("silent_chips", "MORE_THAN_ALL", "prior", "en")
    'Nobody has more in front than the bet to call. Correct one of the two amounts.'
    """
    if code in ("CONTRADICTION", "MORE_THAN_ALL") and field in WRONG_FIELDS:
        return say(WRONG_FIELDS[field], language=language)
    name = field.split("[")[0]
    asked = field_question(op, name, language) if name else ""
    return say(CODES.get(code, OTHERWISE), {"asked": asked}, language=language)
