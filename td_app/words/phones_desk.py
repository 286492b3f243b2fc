"""Phones, for the desk: what each role may do, how to reach them, warnings."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Table, listed, say

ROLES: Final[Table] = {
    "anyone": ("Toute la salle", "Anyone in the room"),
    "reader": ("Un programme, en lecture seule", "A program, read-only"),
    "table": ("Le téléphone d’une table", "A table’s phone"),
    "floor": ("Un floor", "The floor"),
    "director": ("Un directeur", "A director"),
}

#: What anybody in the room reads of a name.
NAMES: Final[Table] = {
    "whole": ("Nom et prénom", "Last and first name"),
    "short": ("Prénom et initiale", "First name and initial"),
    "pseudonym": ("Pseudo, sinon prénom et initiale", "Nickname, else first name and initial"),
}

#: What a phone may be allowed to do, by the name of its command.
COMMANDS: Final[Table] = {
    "table_done": ("signaler la fin de sa main", "signal the end of its hand"),
    "table_all_in": ("signaler un tapis payé", "signal an all-in and call"),
    "count_missed_hands": ("compter les mains manquées", "count missed hands"),
    "count_stacks": ("compter les tapis d’une table", "count the stacks at a table"),
    "register_entrants": ("inscrire un retardataire", "register a latecomer"),
    "mark_presence": ("pointer les présents", "mark players present"),
    "mark_majority": ("noter la majorité vérifiée", "record the age check"),
    "seat_late_entrant": ("placer un retardataire", "seat a latecomer"),
    "mark_away": ("noter une absence, un retour", "record an absence or a return"),
    "eliminate": ("noter des sorties", "eliminate players"),
    "name_knockouts": ("indiquer qui a éliminé qui", "record knockouts"),
    "balance_tables": ("équilibrer deux tables", "balance two tables"),
    "move_player": ("déplacer un joueur", "move a player"),
    "correct_seat": ("remettre un joueur à sa place", "put a player back in their seat"),
    "swap_seats": ("échanger deux places", "swap two seats"),
    "stop_table": ("arrêter une table", "halt play at a table"),
    "resume_table": ("faire reprendre une table", "resume play at a table"),
    "break_table": ("fermer une table", "break a table"),
    "announce_moves": ("noter les changements de place annoncés", "mark seat changes as announced"),
    "announce_breaking_order": (
        "noter l’ordre de fermeture annoncé",
        "mark the breaking order as announced",
    ),
    "set_positions": ("indiquer le bouton et les blindes", "set the button and the blinds"),
    "next_hand": ("passer à la main suivante d’une table", "go to the next hand at a table"),
    "record_incident": ("noter un arbitrage", "record a ruling"),
    "note_incident": ("compléter un arbitrage", "add a note to a ruling"),
    "name_concerned": (
        "indiquer les joueurs concernés par un arbitrage",
        "choose the players a ruling involves",
    ),
    "declare_hand_dead": ("déclarer une main morte", "declare a hand dead"),
    "give_penalty": ("sanctionner, selon la gradation choisie", "penalise, on the chosen scale"),
    "call_time": ("accorder le time", "call time"),
    "end_time_call": ("terminer un time", "end a time call"),
    "race_chips": ("échanger une valeur de jetons", "colour up a value"),
    "exchange_found_chips": ("échanger des jetons retrouvés", "exchange chips found later"),
    "undo": ("annuler sa dernière action", "undo their own last action"),
    "start_clock": ("lancer l’horloge", "start the clock"),
    "pause_clock": ("arrêter l’horloge", "pause the clock"),
    "adjust_clock": ("ajouter ou retirer du temps", "add or remove time"),
    "next_level": ("passer à l’étape suivante", "go to the next step"),
    "previous_level": ("revenir à l’étape précédente", "go back to the previous step"),
    "go_to_step": ("aller à une étape", "go to a step"),
    "settle_clock_gap": (
        "indiquer si le temps écoulé compte",
        "say whether the missing time counts",
    ),
    "announce_hand_for_hand": ("annoncer le main par main", "announce hand-for-hand"),
    "start_next_hand": ("donner le signal d’une main", "give the signal for a hand"),
    "take_back_out": ("annuler une sortie de la main", "cancel an elimination in the hand"),
    "rank_hand": ("classer les joueurs sortis dans la main", "rank the players out in the hand"),
    "end_hand_for_hand": ("terminer le main par main", "end hand-for-hand"),
    "form_final_table": ("former la table finale", "form the final table"),
    "open_table": ("ouvrir une table", "open a table"),
    "close_empty_table": ("fermer une table vide", "close an empty table"),
    "change_breaking_order": ("changer l’ordre de fermeture", "change the breaking order"),
    "decline_proposal": ("écarter une proposition", "dismiss a proposal"),
    "withdraw": ("noter un abandon", "record a withdrawal"),
    "disqualify": ("disqualifier", "disqualify"),
    "reinstate": ("réintégrer un joueur", "reinstate a player"),
    "wait_to_re_enter": ("mettre en attente d’une place", "put on the waiting list"),
    "stop_waiting": ("retirer de l’attente", "remove from the waiting list"),
    "lift_penalty": ("lever une sanction", "lift a penalty"),
    "withdraw_value": ("retirer une valeur de jetons", "close a colour-up"),
    "agree_deal": ("noter un accord", "record a deal"),
    "cancel_tournament": ("annuler le tournoi", "cancel the tournament"),
    "remove_chips": ("retirer des jetons du jeu", "remove chips from play"),
    "end_day": ("finir la journée", "end the day"),
    "draw_jackpot": ("tirer le jackpot", "draw the jackpot"),
    "redo": ("rétablir une action annulée", "redo an undone action"),
}

HELP: Final[tuple[tuple[str, str], ...]] = (
    (
        "Sans internet : activez le point d’accès de l’ordinateur (réglages réseau du système), "
        "connectez-y les téléphones, puis choisissez ici cette adresse.",
        "Without internet: turn on the computer’s own hotspot (the system’s network settings), "
        "connect the phones to it, then choose that address here.",
    ),
    (
        "La page ne s’ouvre pas : le pare-feu de l’ordinateur doit laisser entrer td-app sur les "
        "réseaux privés. Windows le demande la première fois : répondez oui.",
        "The page does not open: the computer’s firewall must let td-app in on private networks. "
        "Windows asks the first time: answer yes.",
    ),
    (
        "Toujours rien : certains points d’accès isolent les appareils (« réseau invité », « "
        "isolation des clients »). Choisissez un autre réseau, ou le point d’accès de "
        "l’ordinateur.",
        "Still nothing: some access points isolate devices (“guest network”, “client isolation”). "
        "Use another network, or the computer’s hotspot.",
    ),
    (
        "Si le téléphone propose de quitter un Wi-Fi sans internet : choisissez de rester "
        "connecté.",
        "If a phone drops Wi-Fi that has no internet, tell it to stay connected.",
    ),
    (
        "La page dit que l’ordinateur n’est pas servi sous ce nom : écrivez ce nom (routeur, point "
        "d’accès, proxy) dans « Autres noms ».",
        "The page says this computer is not served under that name: type that name (router, "
        "hotspot, proxy) in “Other names”.",
    ),
    (
        "Une adresse peut changer d’une soirée à l’autre : la page Papiers signale alors les "
        "papiers à QR code à réimprimer.",
        "An address may change from one evening to the next: the Print page then lists the "
        "printouts with a QR code to print again.",
    ),
)

BEWARE: Final = (
    "Sans certificat, quelqu’un sur le même Wi-Fi peut lire les échanges, et agir à la place d’un "
    "téléphone non protégé. Avec un certificat du club, non.",
    "Without a certificate, somebody on the same Wi-Fi can read what is sent, and act in place of "
    "an unprotected phone. With a club certificate, they cannot.",
)
PUBLIC_NETWORK: Final = (
    "Cette adresse est ouverte à internet : utilisez un réseau privé, celui du club ou le point "
    "d’accès de l’ordinateur.",
    "This address is open to the internet. Use a private network, the club’s or the computer’s "
    "hotspot.",
)


#: The papers with a QR code, as they are named here.
PAPERS: Final[Table] = {
    "seat_slips": ("les cartons de place", "the seat slips"),
    "table_sheets": ("les feuilles de table", "the table sheets"),
    "room_poster": ("l’affiche de la salle", "the room poster"),
}
STALE: Final = (
    "Réimprimez {papers} : leur QR code mène à une autre adresse.",
    "Print {papers} again: their QR code leads to another address.",
)


def papers_text(document: str, language: Language | None = None) -> str:
    """Return the name of a paper with a QR code, for use within a sentence."""
    return say(PAPERS[document], language=language)


def stale_words(papers: list[str], language: Language | None = None) -> str:
    """Return the warning that papers already printed lead to another address."""
    return say(STALE, {"papers": listed(papers, language)}, language=language)


def role_text(role: str, language: Language | None = None) -> str:
    """Return what a role is called."""
    return say(ROLES[role], language=language)


def names_text(way: str, language: Language | None = None) -> str:
    """Return what the room reads of a name, in a few words."""
    return say(NAMES[way], language=language)


def may_text(command: str, language: Language | None = None) -> str:
    """Return what a phone may be allowed to do, begun with a verb.

    >>> may_text("undo", "en")
    'undo their own last action'
    """
    # One that is new may have been given a row before its words: a test asks for them.
    return say(COMMANDS.get(command, (command, command)), language=language)


def phones_text(pair: tuple[str, str], language: Language | None = None) -> str:
    """Return a sentence about phones."""
    return say(pair, language=language)
