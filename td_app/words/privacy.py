"""Personal data and its erasing, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.figures import counted
from td_app.words.language import fr_en
from td_app.words.phones_desk import NAMES


def unnamed(entrant: int) -> str:
    """Return the public name of an entrant who refuses to be named.

    >>> unnamed(12)
    'Joueur 12'
    """
    return fr_en("Joueur {0}", "Player {0}").format(entrant)


def erased_name(entrant: int) -> str:
    """Return the name shown for an entrant whose name was erased.

    >>> erased_name(12)
    'Joueur effacé 12'
    """
    return fr_en("Joueur effacé {0}", "Erased player {0}").format(entrant)


KINDS: Final = {
    "member": ("Fiche de membre", "Member profile"),
    "entrant": ("Inscription", "Entry"),
    "note": ("Note", "Note"),
    "operator": ("Session d’ordinateur", "Computer session"),
    "paper": ("Papier enregistré", "Printout saved"),
    "result": ("Résultat d’une soirée importée", "Result of an imported event"),
    "device": ("Téléphone associé", "Paired phone"),
    "words": ("Texte saisi", "Typed text"),
    "beyond": ("Écrit dans le journal, ne s’efface pas", "Written in the log, cannot be erased"),
    "season_note": ("Motif noté dans une saison", "Reason noted in a season"),
}


def kind_words(kind: str) -> str:
    """Return the name of a place that holds personal data."""
    return fr_en(*KINDS[kind])


def public_name_words(choice: str) -> str:
    """Return how somebody chose to be named in public.

    >>> public_name_words("initial")
    'Prénom et initiale'
    """
    return fr_en(*PUBLIC_NAMES[choice])


def site_name_choices() -> tuple[tuple[str, str], ...]:
    """Return how a club may name on its site whoever did not choose, each choice with its words.

    >>> [choice for choice, _ in site_name_choices()]
    ['full', 'initial', 'pseudonym', 'nothing']
    """
    names = {**PUBLIC_NAMES, "pseudonym": NAMES["pseudonym"]}
    return tuple((choice, fr_en(*words)) for choice, words in names.items() if choice)


def say_held(pair: tuple[str, str], **named: str) -> str:
    """Return a line about personal data, with its parameters filled in."""
    return fr_en(*pair).format(**named)


HEADING: Final = ("Données conservées sur {name}", "Data kept about {name}")
SURE: Final = (
    "DONNÉES CONSERVÉES SOUS CE NOM OU CETTE LICENCE",
    "DATA KEPT UNDER THIS NAME OR LICENCE",
)
UNSURE: Final = (
    "PEUT-ÊTRE CETTE PERSONNE\u00a0: À VÉRIFIER AVANT DE REMETTRE CE TEXTE",
    "POSSIBLY THIS PERSON: CHECK BEFORE HANDING OVER THIS TEXT",
)
NOTHING_KEPT: Final = "Rien.", "Nothing."
COPIES: Final = (
    "COPIES DE SÛRETÉ QUI PEUVENT CONTENIR LES MÊMES DONNÉES",
    "BACKUPS THAT MAY CONTAIN THE SAME DATA",
)
MEMBER: Final = ("Membre du club", "Club member")
GUEST: Final = ("Invité du club", "Club guest")
DUES: Final = "Cotisation jusqu’au {day}", "Dues paid until {day}"
SINCE: Final = ("Au club depuis le {day}", "Club member since {day}")
OF_AGE_ON: Final = "Majorité vérifiée le {day}", "Age checked on {day}"
LEFT_ON: Final = ("Retiré de la liste le {day}", "Removed from the list on {day}")
IN_PUBLIC: Final = ("Nom en public", "Name in public")
#: How somebody may choose to be named in public, the most open first.
PUBLIC_NAMES: Final = {
    "": ("Pas encore demandé", "Not asked yet"),
    "full": NAMES["whole"],
    "initial": NAMES["short"],
    "pseudonym": ("Pseudo seulement", "Nickname only"),
    "nothing": ("Aucun nom", "No name"),
}
PHOTO: Final = "Photo du vainqueur", "Photo of the winner"
RESULT: Final = "Résultat : {rank}", "Result: {rank}"
STILL_IN: Final = "en jeu", "in play"
OTHER_PLAYER: Final = "joueur n° {number}", "player no. {number}"
UNDONE: Final = ("annulé depuis", "undone later")
LEFT_TO_SAY: Final = (
    "Ne sont pas compris les papiers déjà imprimés ou envoyés, ni ce que le club garde hors de "
    "cette application.",
    "Not included: printouts already printed or sent, and what the club keeps outside this "
    "application.",
)


REPORTS_NAMING: Final = (
    "RAPPORTS DE PANNE QUI CONTIENNENT CE NOM",
    "CRASH REPORTS THAT CONTAIN THIS NAME",
)

HANDED: Final = (
    "Remise à {name} le {day}. Le club n’en garde pas d’exemplaire.",
    "Handed to {name} on {day}. The club keeps no copy of it.",
)
ERASED_PART: Final = ("Ce qui a été effacé", "What was erased")
CLEAN_PART: Final = ("Relu ensuite\u00a0: le nom n’y est plus", "Read again: the name is gone")
PUBLISHED_PART: Final = ("Sur le site du club", "On the club’s site")
#: What becomes of a name where the club publishes: done, to be sent, out of anybody's hands.
PAGES_REWRITTEN: Final = ("Pages réécrites sans le nom", "Pages rewritten without the name")
PAGES_REMOVED: Final = (
    "Pages supprimées, dont l’adresse ne répond plus",
    "Pages removed, whose address answers no more",
)
PAGES_WAITING: Final = (
    "Pages du site encore à envoyer, qui montrent le nom jusque-là",
    "Pages of the site still to be sent, which name them until then",
)
PAGES_LEFT: Final = (
    "Pages restées là où le club publiait avant, à retirer chez cet hébergeur",
    "Pages left where the club published before, to be removed at that host",
)
SITE_COPIES: Final = (
    "Copies du site faites par d’autres\u00a0: versions gardées par l’hébergeur, moteurs de "
    "recherche, archives, captures d’écran.",
    "Copies of the site made by others: earlier versions at the host, search engines, archives, "
    "screenshots.",
)
LEFT_PART: Final = ("Relu ensuite\u00a0: ce qui y figure encore", "Read again: what is still there")
UNREACHED_PART: Final = ("Ce qui n’a pas pu être atteint", "What could not be reached")
LEFT_AS: Final = (
    "Les résultats restent, sous «\u00a0{name}\u00a0».",
    "Results stay, under “{name}”.",
)
REWRITTEN: Final = ("Copies de sûreté réécrites", "Backups rewritten")
REPORTS: Final = ("Rapports de panne supprimés", "Crash reports deleted")
PLACES: Final = {
    "club": ("Fichier ou base du club", "Club file or database"),
    "copy": ("Copies de sûreté, fichiers mis de côté", "Backups, files put aside"),
    "report": ("Rapports de panne", "Crash reports"),
    "post": ("Réglages de cet ordinateur", "This computer’s settings"),
}
WHOSE: Final = {
    "namesake": ("une autre personne de ce nom", "another person of that name"),
    "same": ("à effacer encore", "still to erase"),
    "kept": ("texte ou fiche gardé par le club", "text or profile kept by the club"),
    "beyond": (
        "écrit dans le journal, couvert par son empreinte (nom de soirée, d’équipe ou "
        "d’ordinateur, clé donnée par un appareil)",
        "written in the log, covered by its seal (name of an event, team or computer, key given "
        "by a device)",
    ),
    "text": ("texte", "text"),
    "page": ("reste d’un texte supprimé", "remains of a deleted text"),
}
NOT_REWRITTEN: Final = (
    "{path}\u00a0: illisible ou non réécrit, à supprimer à la main.",
    "{path}: unreadable or not rewritten, to delete by hand.",
)
NOT_PLUGGED_IN: Final = (
    "{place}\u00a0: n’était pas branché\u00a0; ses copies de sûreté gardent le nom.",
    "{place}: was not plugged in; its backups keep the name.",
)
ON_THE_SERVER: Final = (
    "Le disque du serveur et ses propres sauvegardes.",
    "The server’s disk and its own backups.",
)
NEVER_REACHED: Final = (
    (
        "Notes et textes où n’est écrit que le prénom, ou un nom de moins de trois lettres sans "
        "le prénom\u00a0: ils n’ont pas été cherchés.",
        "Notes and texts that hold only the first name, or a last name under three letters "
        "without the first name: these were not searched for.",
    ),
    (
        "Autres ordinateurs du club, autres clés USB, copies emportées.",
        "Other computers of the club, other USB sticks, copies taken away.",
    ),
    (
        "Papiers imprimés ou affichés.",
        "Printouts handed out or posted.",
    ),
    (
        "Fichiers enregistrés, publiés ou envoyés\u00a0: classements, exports, tableaux de saison.",
        "Files saved, published or sent: standings, exports, season tables.",
    ),
)


def read_again_words(left: int) -> str:
    """Return what reading every place again gave; ``left`` still hold the name, or are unread.

    >>> read_again_words(0)
    'Tout a été relu, le nom n’y est plus.'
    """
    if not left:
        return fr_en(
            "Tout a été relu, le nom n’y est plus.",
            "Everything was read again, the name is gone.",
        )
    return counted(
        left,
        fr_en(
            "Tout a été relu\u00a0: {0} endroit le contient encore ou n’a pas pu être lu, voir "
            "l’attestation.",
            "Everything was read again: {0} place still holds it or could not be read, see the "
            "certificate.",
        ),
        fr_en(
            "Tout a été relu\u00a0: {0} endroits le contiennent encore ou n’ont pas pu être lus, "
            "voir l’attestation.",
            "Everything was read again: {0} places still hold it or could not be read, see the "
            "certificate.",
        ),
    )


def past_conduct_words(notes: int) -> str:
    """Return how many notes on conduct of past seasons are still stored.

    >>> past_conduct_words(1).replace(chr(160), " ")
    '1 note d’incident ou de sanction des saisons passées est encore conservée.'
    """
    return counted(
        notes,
        fr_en(
            "{0} note d’incident ou de sanction des saisons passées est encore conservée.",
            "{0} incident or penalty note from past seasons is still kept.",
        ),
        fr_en(
            "{0} notes d’incident ou de sanction des saisons passées sont encore conservées.",
            "{0} incident or penalty notes from past seasons are still kept.",
        ),
    )


def conduct_erased_words(notes: int) -> str:
    """Return how many notes of past seasons were erased.

    >>> conduct_erased_words(2)
    '2 notes effacées.'
    """
    return counted(
        notes,
        fr_en("{0} note effacée.", "{0} note erased."),
        fr_en("{0} notes effacées.", "{0} notes erased."),
    )


def rewritten_words(rewritten: int, left: Sequence[str]) -> str:
    """Return what became of the copies; ``left`` names those that still hold the person.

    >>> rewritten_words(2, ())
    '2 copies de sûreté réécrites.'
    """
    told = counted(
        rewritten,
        fr_en("{0} copie de sûreté réécrite.", "{0} backup rewritten."),
        fr_en("{0} copies de sûreté réécrites.", "{0} backups rewritten."),
    )
    if not left:
        return told
    names = fr_en(
        "Non réécrites, à supprimer à la main\u00a0: {0}.",
        "Not rewritten, to delete by hand: {0}.",
    )
    return f"{told} {names.format(', '.join(left))}"
