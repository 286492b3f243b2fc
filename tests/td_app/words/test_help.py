"""Help in one sentence: short, whole, in the product's own words, in both languages."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from every_pair import every_pair

import td_app
from td_app.words.help import LONGEST, PAGES_HELP, help_words, plain_name
from td_app.words.speaking import Pair, typeset

SCREENS = Path(td_app.__path__[0]) / "ui"
SAYINGS = [
    (page, names, says) for page, table in PAGES_HELP.items() for names, says in table.items()
]


def beside_controls(source: str) -> Iterator[Pair]:
    """Yield the sentences that a module gives its controls, and those it keeps for them by name."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.AnnAssign(ast.Name(name), _, ast.Dict(_, values)) if name.endswith("HELP"):
                yield from map(ast.literal_eval, values)
                continue
            case ast.keyword("explains", value) | ast.AnnAssign(ast.Name(), _, value):
                kept = isinstance(node, ast.keyword) or ast.unparse(node.target).endswith("_HELP")
                texts = value.elts if kept and isinstance(value, ast.Tuple) else []
            case ast.Call(ast.Name("explained"), [_, *texts]):
                pass
            case ast.Tuple([_, ast.Call(ast.Name("fr_en")), ast.Tuple(texts)]):
                pass
            case _:
                continue
        match texts:
            case [ast.Constant(french), ast.Constant(english)]:
                yield str(french), str(english)


#: Names put together, or written in no pair of their own.
COMPOSED = frozenset(
    {
        *("article *", "Français", "English", "× 10", "× 30", "× 60", "Donne", "Comportement"),
        *("Une entrée, prix", "Une entrée, frais", "Une entrée, prime"),
        *("Imprimer… Feuille de litiges", "Enregistrer en PDF… Feuille de litiges"),
    }
)


#: What one place names, by why its sentence cannot stand there.
ALONE: Mapping[str, tuple[str, ...]] = {
    "its name says what it does now, each its sentence": (
        *("Écarter…", "Fermer quand même…"),
        *("Autre joueur sorti dans la même main", "Chercher un nom, une table"),
        *("Couper les sons et la voix", "Rétablir les sons et la voix", "Revoir cette réponse"),
        *("Revoir la dernière réponse", "Motif de ce choix *", "Concernés", "Couper la voix"),
        *("Compter à voix haute", "Joindre le PDF publié…", "Ajouter à la saison…", "Allumer"),
        *("Éteindre", "Pause", "Créer", "Réunir un autre fichier…"),
        *("Choisir une copie…", "Choisir une autre copie…", "Fermer en laissant l’horloge tourner"),
        *("Fermer sans enregistrer", "Rester", "Commencer", "Partir du bouton tiré *"),
        *("À préciser", "Selon le règlement : *"),
        *("Autre nombre, par décision du directeur :", "Choisir un endroit…", "Plusieurs…"),
        *("Aller au niveau choisi", "Le titre*", "arrêtée*"),
        *("Choisir un certificat…", "Nouvelle saison…", "Classer ce joueur"),
        *("Le lot*", "Qui arrive ? *", "Motif de la levée*"),
    ),
    "a line of facts, a heading, a setting or a row makes the control": (
        *("Quitter les premiers pas", "Ouvrir les papiers", "Membres du club"),
        *("Valider les colonnes", "Saisir les points", "Commencer une saison"),
        *("Voir les rencontres", "En relier…", "Saisir le barème du club"),
        *("Utiliser celui du club", "En faire celui du club", "Les inscrire toutes"),
        *("Procédures qui l’appliquent", "En nature", "Honorifiques", "Retour à la recherche"),
        *("Choisir un autre joueur", "Tout pour la fin", "Tout pour le début"),
        *("Ajouter des soirées…", "Écrire une règle maison", "Nom du club", "Jeux"),
        *("Adresse web du règlement", "Voir le classement"),
        *("Commencer une saison…", "Relier les soirées jouées", "Rôle"),
        *("Comme si de rien n’était", "Choisir sur un calendrier", "Un joueur par ligne"),
    ),
    "called by a word that is not the screens’ own": (
        *("Attribuer les lots…", "Attribuer…", "Remplir", "Voir les jetons"),
        *("Indiquer la BB",),
        *("Joueur déplacé tiré au sort, assis loin de la grosse blinde",),
        *("La grosse blinde avance toujours, le bouton jamais mort", "A4", "A5", "Lettre US"),
        *("A7, 8 par feuille", "A6, 4 par feuille", "Rouleau 80 mm", "Garder les deux"),
        *("Celle d’ici", "Celle de l’autre fichier"),
    ),
    "other pages that show it say nothing, or something else": (
        *("Monter la ligne", "Descendre la ligne", "Supprimer la ligne", "Actions"),
        *("Aperçu du papier",),
    ),
    "several controls made together, or all that a panel holds": (
        *("Jetons de la place *", "Cartes de la place *", "Ici *", "Là-bas *"),
        *("Se désinscrire", "Durée d’un niveau en minutes*", "Grosses blindes au départ*"),
        *("Questions", "Panneau", "Question", "Annuler : *"),
        *("Changer l’ordre", "Résultat de la table *", "Ce qui change", "Éliminé par"),
        *("Nom d’un joueur, puis Entrée", "Joueurs à la table finale"),
        *("Rencontres par équipes", "Gardé pour le vainqueur"),
    ),
}


@cache
def beside() -> list[tuple[str, Pair, Pair]]:
    """Return what all screens give their controls, by file."""
    return [
        (file.name, ("", ""), says)
        for file in (*sorted(SCREENS.rglob("*.py")), SCREENS.parent / "words/scale_changes.py")
        for says in beside_controls(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("language", [0, 1], ids=["French", "English"])
def test_a_sentence_is_whole_and_short(language: int) -> None:
    wrong = [
        (page, says[language])
        for page, names, says in (*SAYINGS, *beside())
        if not says[language].endswith(".")
        or len(says[language]) > LONGEST
        or says[language][:-1] == names[language]
        or "'" in says[language]
    ]
    assert not wrong


def test_the_page_is_asked_before_what_pages_share() -> None:
    assert help_words(("room",), "Éliminer\u00a0: un nom, ou 4.7", "fr").startswith(
        "Tapez le joueur qui sort"
    )
    assert help_words(("room",), "article 2.3", "en") == help_words((), "article 9.1", "en")
    assert help_words(("room",), "Réglages", "fr") == "", "that button stands around the page"


def test_the_longest_beginning_wins() -> None:
    starts = [names[0] for names in PAGES_HELP["around"] if names[0].endswith("*")]
    assert starts
    assert all(help_words((), start[:-1] + "x", "fr") for start in starts)


def test_french_is_set_with_its_own_spaces() -> None:
    pair: Pair = PAGES_HELP["around"]["Raccourcis", "Shortcuts"]
    assert help_words((), "Raccourcis (?)", "fr") == typeset(pair[0], "fr")
    assert "\u00a0" in typeset(pair[0], "fr")


def names_shown() -> list[Pair]:
    """Return what screens, papers and words call things, as controls are called."""
    return [
        (plain_name(said.french), plain_name(said.english))
        for said in every_pair()
        if not said.where.startswith("td_app/words/help/")
    ]


def test_what_is_explained_is_called_so_on_the_screens_in_both_languages() -> None:
    """A label that changes, or is written otherwise in one language, would lose its sentence."""
    shown = names_shown()
    whole = set(shown)

    def stands(names: Pair) -> bool:
        if not names[0].endswith("*"):
            return names in whole
        french, english = (name[:-1].strip() for name in names)
        return any(fr.startswith(french) and en.startswith(english) for fr, en in shown)

    lost = {names for _, names, _ in SAYINGS if names[0] not in COMPOSED and not stands(names)}
    assert not lost


def test_a_sentence_stays_in_words_where_several_controls_need_it() -> None:
    """What one control uses stands with it, or ``ALONE`` says why it cannot."""
    shown = Counter(names_shown())
    sentences = Counter(names for names, _ in {(names, says) for _, names, says in SAYINGS})

    def places(names: Pair) -> int:
        if not names[0].endswith("*"):
            return shown[names]
        french, english = (name[:-1].strip() for name in names)
        return sum(
            count
            for (fr, en), count in shown.items()
            if fr.startswith(french) and en.startswith(english)
        )

    alone = {names[0] for names, said in sentences.items() if said == 1 and places(names) < 2}
    assert alone - COMPOSED == {name for names in ALONE.values() for name in names}


def answers(source: str) -> Iterator[tuple[str, Pair]]:
    """Yield the buttons a module gives its questions without a sentence, with their page."""
    page, nodes = "dialogs", list(ast.walk(ast.parse(source)))
    for node in nodes:
        match node:
            case ast.Assign([ast.Name("help_page")], ast.Constant(str(own))):
                page = own
    explained = [
        node.args[0]
        for node in nodes
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "explained"
    ]
    for node in nodes:
        match node:
            case ast.Call(
                ast.Attribute(attr="add_button"),
                [_, ast.Call(ast.Name("fr_en"), [ast.Constant(french), ast.Constant(english)]), *_],
                keywords,
            ) if node not in explained and all(one.arg != "explains" for one in keywords):
                yield page, (str(french), str(english))


def test_every_answer_to_a_question_has_its_sentence() -> None:
    missing = [
        (file.name, pair)
        for file in sorted(SCREENS.rglob("*.py"))
        if "add_button" in (source := file.read_text(encoding="utf-8"))
        for page, pair in answers(source)
        if not all(
            help_words((page, "dialogs"), name, language)
            for name, language in zip(pair, ("fr", "en"), strict=True)
        )
    ]
    assert not missing, "explained, the button’s explains, or a pair in td_app/words/help"
