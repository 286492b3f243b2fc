"""Sentences made of a table, a name and figures: elisions, contractions, plurals at 0, 1 and 2."""

from __future__ import annotations

import re
from dataclasses import replace
from string import Formatter

from every_case import every_case
from minutes_builders import EVENTS, a_line

from td_app.tournament import events as ev
from td_app.training.simulation import FIRST_NAMES, LAST_NAMES
from td_app.words import meetings, members_file, minute_sentence
from td_app.words.figures import NO_BREAK
from td_app.words.language import Language
from td_app.words.minutes import BESIDES, LABELS, PARTS, SENTENCES, TERMS
from td_app.words.refusals import REFUSALS
from td_app.words.speaking import Pair, Table, say
from td_app.words.troubles import TROUBLES

#: Vowels, h, particles, compound names, a Y that elides and one that does not.
NAMES = (
    *("ADAM Zoé", "Étienne", "ÎLIEN Ève", "OUEDRAOGO Issa", "ŒUVRARD Anne", "UGO Léa"),
    *("HUBERT Anne", "HÉLARD Éva", "YVES Paul", "YVON Luc", "YOANN Marc", "YACINE Aya"),
    *("D’ALMEIDA Élodie", "DE LA TOUR Marie", "LE GOFF Yann", "DU PONT Jean", "N’DIAYE Aïcha"),
    *("O’BRIEN Éva", "AÏT-ALI Samir", "MARTIN-ÉVRARD Anne-Lise", f"n°{NO_BREAK}12"),
    *(f"{last.upper()} {first}" for last, first in zip(LAST_NAMES, FIRST_NAMES, strict=True)),
)
TABLES: dict[str, Table] = {
    "refusals": REFUSALS,
    "troubles": TROUBLES,
    "members files": members_file.SENTENCES,
    "log": SENTENCES,
    "labels": LABELS,
    "besides": BESIDES,
    "parts": PARTS,
    "log of team matches": meetings.SENTENCES,
    "labels of team matches": meetings.LABELS,
}
#: Parameters that hold a name.
PEOPLE = frozenset(
    {"people", "entrant", "other", "name", "player", "by", "sits", "leaves", "entrants", "of"}
)
#: Limits are never 0 or 1; values of chips and numbers of tables are not counts.
LIMITS = frozenset(
    {"most", "least", "longest", "limit", "needed", "smallest", "largest", "highest"}
)
#: Refusals of one part, and why.
WHOLE_IN_ONE = {"INCIDENT_UNSOUND": "the problem it names says what to do"}
#: After what is wrong comes what to do, or what is allowed.
THEN_WHAT_TO_DO = {
    "fr": re.compile(r"(?: :|[.;]) \S"),
    "en": re.compile(r"[.;:] \S"),
}
#: A term of the caller stands for itself here: its own words are read elsewhere.
PLAIN_TERMS = {name: lambda value, language: str(value) for name in TERMS}
VOWEL = "[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒaeiouàâäéèêëîïôöùûüœ]"

#: What no French sentence holds, whoever is named and whatever is counted.
WRONG_FRENCH = {
    "an elision is missing": re.compile(
        rf"(?<![\w-])(?:[Dd]e|[Qq]ue|jusque|lorsque|puisque) (?={VOWEL})"
        r"(?!(?:un|une|onze|oui|ouistiti)\b)"
        r"|(?<![\w-])(?:[Dd]e|[Qq]ue) (?=Y[B-DF-HJ-NP-TV-XZ])"
    ),
    "an elision too many": re.compile(r"\b[dD]’(?=[YH]O|[B-DF-GJ-NP-TV-XZ]|Y[AEIOU]|n°)"),
    "a contraction is missing": re.compile(
        r"\b[aà] les? (?=\w)|\b[Dd]e les? (?!faire|modif)|\b[Ss]i ils?\b|\b[Dd]e n°"
    ),
    "a plural of one": re.compile(
        r"(?<![\d\u202f])[01] (?:joueurs|jetons|tables|places|rangs|équipes|manches|niveaux|mains"
        r"|minutes|lignes|entrées|recaves|réinscriptions)\b"
    ),
    "a singular of two": re.compile(
        r"(?<![\d\u202f])2 (?:joueur|jeton|table|place|rang|équipe|manche|main|minute|ligne)\b"
    ),
}
#: What no English sentence holds.
WRONG_ENGLISH = {
    "the article of a figure": re.compile(r"\ba (?:8|11|18)\b|\ban [0-79]\b"),
    "the article of a word": re.compile(
        r"\b[Aa] (?=[aeio])(?!one\b)|\b[Aa]n (?=[b-df-gj-np-tv-z])"
    ),
    "a word twice": re.compile(r"(?<![\w-])([a-z]{2,}) \1\b"),
    "a plural of one": re.compile(
        r"(?<![\d,])1 (?:players|seats|tables|places|teams|rounds|hands|minutes|lines|entries"
        r"|rebuys|re-entries)\b"
    ),
    "a singular of two": re.compile(
        r"(?<![\d,])[02] (?:player|seat|place|team|round|hand|minute|line|entry|rebuy)\b"
        r"(?!-| changes?\b)"
    ),
}


def composed(pair: Pair, language: Language, name: str, figure: int) -> str:
    """A sentence with one name everywhere a name goes, one figure everywhere a count does."""
    given: dict[str, object] = {}
    for _, field, spec, _ in Formatter().parse(pair[language == "en"]):
        if field in PEOPLE:
            given[field] = name
        elif field and (spec == "card" or field == "card"):
            given[field] = "Kd"
        elif field:
            given.setdefault(field, 9 if field in LIMITS else figure)
    told = say(pair, given, language=language, terms=PLAIN_TERMS)
    return told.replace(NO_BREAK, " ")


def wrong(told: str, language: Language) -> list[str]:
    """What is wrong in a sentence, with the sentence."""
    rules = WRONG_FRENCH if language == "fr" else WRONG_ENGLISH
    return [f"{why}: {told}" for why, pattern in rules.items() if pattern.search(told)]


@every_case("table", TABLES)
@every_case("language", ["fr", "en"])
def test_every_sentence_reads_with_any_name_and_any_count(table: str, language: Language) -> None:
    found = [
        (code, told)
        for code, pair in TABLES[table].items()
        for name in (NAMES if "{" in pair[0] else NAMES[:1])
        for figure in (0, 1, 2)
        for told in wrong(composed(pair, language, name, figure), language)
    ]
    assert list(dict(found).items()) == []


@every_case("language", ["fr", "en"])
def test_every_refusal_says_what_is_wrong_then_what_to_do(language: Language) -> None:
    found = {
        code: told
        for code, pair in REFUSALS.items()
        if not THEN_WHAT_TO_DO[language].search(told := composed(pair, language, NAMES[0], 2))
    }
    assert found.keys() == WHOLE_IN_ONE.keys(), found


@every_case("event", EVENTS, ids=lambda event: type(event).__name__)
@every_case("language", ["fr", "en"])
def test_every_line_of_the_log_reads_with_any_name(event: ev.Event, language: Language) -> None:
    found: list[str] = []
    for number in range(len(NAMES)):
        named = {who: NAMES[(number + who) % len(NAMES)] for who in range(1, 10)}
        line = replace(a_line(event), names=named)
        found += wrong(minute_sentence(line, language).replace(NO_BREAK, " "), language)
    assert found == []


@every_case(
    "told", ["sortie de ADAM Zoé", "la place que ÉVRARD quitte", "à le joueur", "1 joueurs"]
)
def test_a_fault_would_be_seen(told: str) -> None:
    assert wrong(told, "fr")


@every_case("told", ["a 8", "a elimination", "the prize of of ADAM", "1 players", "2 player out"])
def test_a_fault_would_be_seen_in_english(told: str) -> None:
    assert wrong(told, "en")
