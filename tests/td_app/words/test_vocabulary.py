"""One word for one thing, and each language as its people say it.

A word struck off here has another in ``glossary.md``, or is the other language seen through:
add one whenever a reader stumbles on it.
"""

from __future__ import annotations

import re
from functools import cache

from every_case import every_case
from every_pair import ROOT, Said, every_pair

#: What French screens and papers no longer say, and what they say instead.
NOT_FRENCH = {
    r"copies? (sûres?\b|de sécurité|de sauvegarde)": "copie de sûreté",
    r"mains? (est |sont )?brûlées?\b": "main morte (une carte est brûlée)",
    r"chronos?\b": "horloge",
    r"enchères?\b": "mises",
    r"sièges?\b": "place",
    r"places? (payée|récompensée|couverte)": "rang payé: a place is a seat",
    r"(rank\}|\{\d\}) place\b": "rang: a place is a seat",
    r"meilleure place\b|barème des places|cagnotte": "rang; dotation",
    r"prix des ex æquo|va chaque prix": "lot: money is shared by itself, only lots are asked about",
    r"\btemps (demandé|accordé)|demander le temps": "time, the rulebook's own word",
    r"\w\((e|s|es)\)|·e\b": "whole words",
    r"(?<!liste des places est )(?<!par nom pour )\b(au|le|du) mur\b(?! qui n)": "affichage public",
    r"\b(au|le|du) bureau\b": "la direction, le poste de direction",
    r"(?<!une autre )(?<!cartes ont )\braisons?\b": "motif",
    r"\bôt(e|er|ez|ées?|és?)\b": "retirer",
    r"\bmouvements?\b": "changement de place",
    r"tables? (trop )?courtes?\b|à court de \{": "table incomplète, {0} de moins",
    r"\bla maison\b|ajout de la maison": "le club",
    r"\btalons? de place": "carton de place: le talon is the stub",
    r"\bpseudonymes?\b": "pseudo",
    r"(?<!r)\bdéli(er|ez|é|ée|és|ées)\b|téléphones? reliés?": "associer, dissocier",
    r"\bexprès\b|délibérée?s?\b": "volontaire",
    r"\bdoubles\b": "doublons",
    r"ce qui est entier|sauver ce": "intact, récupérer",
    r"\bne (laisse|montre) que\b": "n’affiche que",
    r"j’en réponds|répondez-en|âge (contrôlé|vérifié)": "passer outre; majorité vérifiée",
    r"évènement": "événement",
    r"\bfait partir\b": "démarre",
    r"(de|que) \{entrant\}": "{entrant:de}",
    r"\brèglements\b|règlement à signer": "décompte: the règlement is the rulebook",
    r"\bveu(t|lent) une?\b": "attend un, tapez un",
    r"(?<!en faire )\bparties? de saison\b|(cette|chaque|nouvelle) partie\b": "phase",
    r"\b(les|des|aux|liste de) touches\b": "raccourcis clavier",
    r"\bsignes\b": "caractères",
    r"(?<!ses )(?<!vos )(?<!sans )(?<!tous les )(?<!\*\*)\bdroits\b(?! des lignes)": "frais",
    r"\boffr(e|ent|ez|ir)\b": "propose",
    r"\bhonor(é|ée|er)s?\b": "appliqué",
    r"\brécri": "réécrire",
    r"\bdéfait\b|\btait\b": "annule; coupe",
    r"ne se peu(t|vent) pas": "est impossible",
    r"\b(de|à|pour) qui (tient|refuse|élimine|gagne|entre|sort|prend|attend)\b": "le joueur qui",
    r"\bdites (à quelle|pourquoi|qui|où|d’abord)\b": "indiquez",
    r"inscri(re|vez) (la table|le retrait)": "enregistrer",
    r"éliminée? par personne": "par aucun joueur",
    r"(^|[.;:] )cochée?s?, ": "si la case est cochée",
    r"(?-i:^(Montre|Ôte|Dit|Sert|Fait partir)) ": "affiche, retire, explique: common verbs",
    r"minutes de la (saison|soirée)": "procès-verbal",
    r"tables? d’argent": "cash game",
    r"\b(au|du|de la|le) (tuyau|marche à)\b": "périphérique; degré",
    r"^(revenir|laisser|garder|reprendre cette \w+|y revenir)$": "retour, ne rien changer",
}

#: What English screens and papers no longer say, and what they say instead.
NOT_ENGLISH = {
    r"smallest raise": "minimum raise",
    r"\bbetween two\b(?! (levels|hands|players))": "heads-up",
    r"\bto match\b": "to call",
    r"(can|could|cannot|longer|still) be told\b(?! apart)": "identified",
    r"\bput right\b": "corrected",
    r"glimpsed": "flashed",
    r"safe cop(y|ies)|backup cop(y|ies)": "backup",
    r"looking only": "read-only",
    r"relied on": "applied",
    r"all the same": "anyway",
    r"\bof the list\b": "from the list",
    r"overrul": "override",
    r"changes? of seat": "seat change",
    r"found again(?! once)": "retrieved, restored",
    r"(seat|table) kept|kept (seat|table)": "reserved",
    r"answers? for (it|the age)": "vouch",
    r"sanction": "penalty",
    r"table \{table\}, place|(button|blind|another|a free) place": "seat: where one sits",
    r"\b(he|him|his|himself|she|her)\b": "they",
    r"\bchronos?\b|\babandon\b|\bclassement\b": "English",
    r"answers? (these words|to that)": "matches",
    r"compose a structure": "build",
    r"(?<!there )\bis no (file|date|place|number|whole|satellite|ordinary|good)": "is not a",
    r"\bof before\b": "earlier, previous",
    r"\b(your|last|this|another|an) acts?\b": "action",
    r"\bjournals?\b": "log",
    r"\bre-buys?\b": "rebuy",
    r"knock-outs?\b": "knockout",
    r"late entr(y|ies)": "late registration",
    r"\bmeetings?\b": "team match",
    r"(?<!chosen )\bscales?\b(?!, then)": "points system",
    r"(?<!list is on )(?<!by name for )\bthe wall\b(?! that)": "display",
    r"(?<!village )\bhall\b": "room",
    r"(?<!\{)pseudonyms?\b": "nickname",
    r"\bnamesakes?\b": "of the same name",
    r"\beverybody\b": "everyone",
    r"\btelephones?\b": "phone",
    r"\b(take|taken) (over|along)\b": "import; move to another computer",
    r"leaves only\b": "shows only",
    r"\bcalls? (of|for) time\b": "call time",
    r"\bthe register\b": "members list",
    r"\b(rule|decide) otherwise": "override",
    r"called all-in|all-in called": "all-in and call",
    r"blocked raise|raise blocked": "betting not reopened",
    r"\bchange nothing\b|^(go back|leave( it)?|keep it)$": "Cancel, Back",
    r"(?<!\{)\bpapers?\b(?! size)": "printout, documents",
    r"\b(the|this|a|an?other|other|each|every|several|its|your) posts?\b": "computer",
    r"\bwhom\b|\bwhoever\b": "who, the player who",
    r"(?<!\{)\breadings?\b(?! (the rulebook|\{0\} more))": "interpretation",
    r"(?<!at )(?<!not your )(?<!\{)(?<!:)\bfaults?\b": "offence",
    r"\b(a|every|each) floor\b(?! phone)|\bfloors\b": "the floor, floor staff",
    r"\branks? paid\b": "places paid",
    r"made the elimination|\bput (a player|players|them) out\b": "knocked out, eliminate",
    r"entry prices?|entry to choose": "buy-in",
    r"\bstop(s|ped)? (the|a|this) table\b|\beven tables\b": "halt play; balance",
    r"turn(ed)? up the cards": "table the hand",
    r"\b(light|normal|heavy) (regime|penalt)": "lenient, standard, strict",
    r"\b(in|of) the minutes\b": "log",
    r"\b(erase|new|member|club|member’s) cards?\b": "profile",
    r"\bpseudos?\b|\bbarème|\bposte\b": "English",
    r"\be-mails?\b": "email",
    r"\breasons? of\b": "reason for",
    r"(^|[.;:] )ticked,": "when ticked",
    r"(?<!single )chips of (\{|\d)": "the 100 chips",
    r"\b(many|seats|players|tables|slips|hands|\}) an? (sheet|table|level|hand|player)\b": "per",
    r"coming levels|ready (messages|scales?|structures?)": "remaining; preset",
    r"change of settings|start of the clock|breaking of": "settings changed, clock started",
    r"\b(color|gray|center|canceled|synchroniz|penaliz|organiz)": "as the British write it",
    r"\bsums? of money\b|\bpayment means\b": "amount; payment method",
}

FIELD = re.compile(r"\{[^}]*\}")
FRENCH_WORDS = (
    r"(?i)\b(le|la|les|des|une|et|est|dans|pour|joueurs?|tirage|niveau|tapis|blinde|avec)\b"
    r"|[àâçéèêëîïôùûœ«»]"
)
ENGLISH_WORDS = r"(?i)\b(the|of|is|are|and|with|players?|seats?|stack|from|chips|blinds?)\b"
#: Names of games, of places in files and of commands are said as they are in every language.
NAMES = re.compile(
    r"\(est\.\)|Code de la sécurité intérieure|ultimate texas hold’em|Français|ex æquo"
    r"|td-app[\w -]*|all pour|--\w+|\(.*\*.*\)"
    r"|sit and go|[Ss]oft play|in the dark|chip race|[Ss]tring bets?|open muck|walk|high ?roller"
)


def said_on_screens() -> list[Said]:
    return [said for said in every_pair() if not said.searched]


def bare(text: str) -> str:
    """The text without its fields, but with the words they choose from."""
    return FIELD.sub(lambda field: " " + chosen(field[0]), NAMES.sub("", text))


def chosen(field: str) -> str:
    asked = field.strip("{}").partition(":")[2]
    return asked.lstrip("=").replace("|", " ") if "|" in asked else ""


def found(pattern: str, texts: dict[str, str]) -> list[str]:
    """What the texts hold that they should not, by where they stand."""
    return [
        f"{where}: {hit[0]!r}" for where, text in texts.items() if (hit := re.search(pattern, text))
    ]


@cache
def french() -> dict[str, str]:
    return {said.where: said.french for said in said_on_screens()}


@cache
def english() -> dict[str, str]:
    return {said.where: said.english for said in said_on_screens()}


def test_all_the_texts_are_read() -> None:
    assert len(french()) > 3_500


@every_case("pattern", NOT_FRENCH)
def test_french_says_it_in_its_one_word(pattern: str) -> None:
    ours = {where: text for where, text in french().items() if not where.startswith("edition")}
    assert found(f"(?i){pattern}", ours) == [], NOT_FRENCH[pattern]


@every_case("pattern", NOT_ENGLISH)
def test_english_says_it_in_its_one_word(pattern: str) -> None:
    assert found(f"(?i){pattern}", english()) == [], NOT_ENGLISH[pattern]


def pages() -> dict[str, dict[str, str]]:
    """What is told beside the application, by its language: commands are typed as they are."""
    readme, changes = ((ROOT / name).read_text("utf-8") for name in ("README.md", "CHANGELOG.md"))
    french, _, english = readme.partition("## In English")
    in_short = re.compile(r"\*\*In short\*\*\n(.*?)(?=\n\*\*En détail|\Z)", re.DOTALL)
    told = {
        "fr": {"README.md": french, "CHANGELOG.md": in_short.sub("", changes)},
        "en": {"README.md": english, "CHANGELOG.md": "\n".join(in_short.findall(changes))},
    }
    return {
        language: {where: re.sub("`[^`]*`", "", text) for where, text in texts.items()}
        for language, texts in told.items()
    }


@every_case("language", {"fr": NOT_FRENCH, "en": NOT_ENGLISH})
def test_the_readme_and_the_changes_say_it_so_too(language: str) -> None:
    avoided = {"fr": NOT_FRENCH, "en": NOT_ENGLISH}[language]
    told = pages()[language]
    assert [hit for pattern in avoided for hit in found(f"(?i){pattern}", told)] == []


def test_no_english_is_left_in_french() -> None:
    assert found(ENGLISH_WORDS, {where: bare(text) for where, text in french().items()}) == []


def test_no_french_is_left_in_english() -> None:
    assert found(FRENCH_WORDS, {where: bare(text) for where, text in english().items()}) == []


def test_french_marks_have_their_space() -> None:
    """A no-break space is written, or put where the sentence is made: never is there none."""
    printed = {where: FIELD.sub("x", NAMES.sub("", text)) for where, text in french().items()}
    assert found(r"[^\s\d:;!?(“/…`][;!?»](?!\w)|[a-zé)»]:(?=\s|$)", printed) == []
    assert found(r"«(?![\u00a0 ])", printed) == []


def test_english_marks_follow_their_word() -> None:
    printed = {where: FIELD.sub("x", text) for where, text in english().items()}
    assert found(r"\w[ \u00a0][:;!?](?!\w)", printed) == []


def test_no_keyboard_quotes_dots_or_double_spaces() -> None:
    for texts in (french(), english()):
        bare_texts = {where: NAMES.sub("x", text) for where, text in texts.items()}
        assert found(r"\"|\.\.\.|(?<=\w)  (?=\w)", bare_texts) == []


def test_thousands_are_set_apart() -> None:
    """But the port of a server, which is typed as it is read."""
    for texts in (french(), english()):
        printed = {where: FIELD.sub("x", text) for where, text in texts.items()}
        assert found(r"(?<![\d:.,-])(?!65535)\d{5,}", printed) == []
