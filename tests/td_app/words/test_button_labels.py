"""What a button says: what it does, French as an infinitive, English as an imperative."""

from __future__ import annotations

import re
from functools import cache

from checks.button_labels import button_labels, plain

from td_app.words.proposals import ACTIONS

#: « Tirer les places », « Ne rien changer », « Tout afficher », « S’entraîner ».
INFINITIVE = re.compile(
    r"(?:Oui, |Ne (?:pas|rien|plus) |Tout |S’|Se |L’|En |Y )*(\w+(?:er|ir|re))\b"
)
#: French words that end as infinitives do.
NO_VERBS = frozenset({"Dossier", "Notre", "Ordre", "Quatre", "Titulaire", "libre"})
IMPERATIVE = re.compile(
    r"(?i)(?:Yes, |No, |Do not )?(?:"
    r"Accept|Add|Announce|Apply|Ask|Award|Back|Begin|Break|Build|"
    r"Cancel|Change|Choose|Clear|Close|Continue|Copy|Correct|Count|"
    r"Create|Deal|Delete|Direct|Discard|Disconnect|Dismiss|Disqualify|Down"
    r"|Draw|Eliminate|End|Enter|Erase|Exchange|Export|Fill|Filter|Finish|"
    r"Give|Go|Grant|Halt|Import|Keep|Leave|Let|Lift|Lock|Look|Make|"
    r"Mark|Merge|Move|Number|Open|Override|Pair|Pause|Pay|Penalise|"
    r"Practice|Prepare|Print|Publish|Put|Quit|Rank|Re-enter|Read|"
    r"Recalculate|Record|Recover|Redo|Redraw|Refund|Refuse|Register|"
    r"Reinstate|Remove|Reopen|Replace|Restore|Resume|Review|Save|Seat|"
    r"See|Select|Sell|Separate|Share|Shorten|Show|Skip|Start|Stay|Stop"
    r"|Substitute|Suggest|Swap|Switch|Take|Tick|Try|Undo|Unpair|"
    r"Unregister|Untick|Use|Verify|Write"
    r")(?![\w’])"
)

#: Labels meant to be no verb, by their French, and why.
MEANT = {
    "what becomes of a player or a table is noted in its own words": (
        *("Absent", "Présent", "Absence", "Majorité", "Majorité vérifiée", "Couché"),
        *("De retour à table", "N’est jamais venu", "Invité de la saison", "Fait aux tables"),
        *("Fait à cette table", "Personne n’en a", "Pas de petite blinde", "Tapis payé"),
        *("Tout annoncé", "Remplaçant", "Titulaire", "Main morte", "Main morte (M)"),
        *("A joué avant la fin", "À l’instant de la fin"),
    ),
    "the answer to the question above it": (
        *("Plus tard", "Tous", "Terminé", "Un par un", "Personne", "Oui, place {0}"),
        *(
            "Valider",
            "Pour le club",
            "À publier",
            "Comme si de rien n’était",
            "À partir de maintenant",
        ),
        "Tout de suite",
    ),
    "one step in an order": (
        *("Précédent", "Suivant", "Prochaine pause", "Ensuite", "Main suivante", "Plus tôt"),
        *("Retour", "Retour à {0}"),
    ),
    "called as the game calls it": (
        *("Pause", "Recave", "Add-on", "Time", "Niveau", "−1 main"),
        *("Signal : première main", "Signal : main suivante"),
    ),
    "the name of the page or the view it opens": (
        *("Salle", "Joueurs", "Membres", "Club", "Papiers", "Réglages", "Affichage public"),
        *(
            "Page de la table",
            "Fiche du joueur",
            "Doublons",
            "Inscriptions à relier",
            "Notre résumé",
        ),
        *(
            "Inscriptions à relier ({0})",
            "Visiteurs de rencontres",
            "Visiteurs de rencontres ({0})",
        ),
        *("Questions (R)", "À préciser ({0})", "Bilan", "Noms", "Quatre couleurs"),
        *("Page entière", "Pleine largeur", "Plus de détails", "Pourquoi ?", "Format et règles"),
        *("Licences, ligne à ligne", "Dix minutes de litiges"),
    ),
    "what is begun": ("Nouveau tournoi", "Nouvelle fiche", "Nouvelle équipe"),
    "what a structure or an order becomes": (
        *("Structure toute prête", "Ordre habituel", "Sans pauses"),
    ),
    "what is printed, under the title that says so": ("Tout pour le début", "Tout pour la fin"),
    "a place of a table: who sits there, or nobody": ("libre", "hors service"),
    "the name of a key, beside the verb": ("Suppr",),
}


@cache
def labels() -> dict[tuple[str, str], str]:
    """Return the labels of all buttons, and of the cards of what is to be done."""
    told = {(one.french, one.english): one.where for one in button_labels()}
    cards = {(plain(french), english): kind for kind, (french, english) in ACTIONS.items()}
    return told | cards


def says_what_it_does(french: str, english: str) -> bool:
    verb = INFINITIVE.match(french)
    return verb is not None and verb[1] not in NO_VERBS and IMPERATIVE.match(english) is not None


def opens_what_it_names(french: str, english: str) -> bool:
    """Return whether a label is a name with « … », in both languages."""
    verb = INFINITIVE.match(french)
    named = verb is None or verb[1] in NO_VERBS
    return named and french.endswith("…") and english.endswith("…")


def test_a_button_says_what_it_does() -> None:
    meant = {label for group in MEANT.values() for label in group}
    odd = {
        f"{french} | {english}": where
        for (french, english), where in labels().items()
        if french not in meant
        if not says_what_it_does(french, english) and not opens_what_it_names(french, english)
    }
    assert odd == {}


def test_every_exception_is_still_a_label() -> None:
    french = {one for one, _ in labels()}
    assert [one for group in MEANT.values() for one in group if one not in french] == []


def test_labels_are_found_wherever_a_button_gets_them() -> None:
    found = {french for french, _ in labels()}
    assert len(found) > 400
    assert {
        "Éliminer",
        "Sanctionner…",  # told to a function of another file
        "Recave pour {0}…",  # with a name
        "Importer une liste",  # in a small value, of what is told where a list is empty
        "Ajouter",  # put there later
    } <= found
