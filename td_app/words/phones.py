"""The pages of phones: titles, buttons, sentences."""

from __future__ import annotations

from typing import Final

from td_app.words.phones_acts import CHIPS, DEAL, DIRECTOR, INCIDENTS, PUT_RIGHT, WHO_WINS
from td_app.words.phones_certificate import PAGE as CERTIFICATE
from td_app.words.phones_floor import DOORS, OTHERS, RULINGS, STAFF
from td_app.words.speaking import Table, say

#: Pages that anybody in the room reads.
PUBLIC: Final[Table] = {
    "CLOCK": ("Horloge", "Clock"),
    "MY_SEAT": ("Ma place", "My seat"),
    "MOVES": ("Changements", "Seat changes"),
    "RANKING": ("Classement", "Ranking"),
    "LEVEL": ("Niveau {level}", "Level {level}"),
    "BREAK": ("Pause", "Break"),
    "PAUSED": ("Horloge arrêtée", "Clock paused"),
    "NOT_STARTED": ("Pas encore commencé", "Not started yet"),
    "OVER": ("Terminé", "Over"),
    "OVERTIME": ("Dernier niveau, prolongé", "Last level, extended"),
    "BLINDS": ("Blindes", "Blinds"),
    "NEXT": ("Ensuite", "Next"),
    "NEXT_BREAK": ("Prochaine pause", "Next break"),
    "IN": ("dans {length}", "in {length}"),
    "ENTERED": ("Inscrits", "Registered"),
    "PLAYERS_LEFT": ("Joueurs en jeu", "Players left"),
    "OF_ENTRANTS": ("{left} sur {entrants}", "{left} of {entrants}"),
    "AVERAGE": ("Tapis moyen", "Average stack"),
    "FIND_MY_SEAT": ("Où suis-je assis ?", "Where is my seat?"),
    "NAME": ("Nom", "Name"),
    "YOUR_NAME_TELLS_PLACE": (
        "Tapez votre nom pour retrouver votre place au classement.",
        "Type your name to find where you finished.",
    ),
    "SEEK": ("Chercher", "Find"),
    "NOBODY_FOUND": (
        "Aucun joueur de ce nom. Essayez le nom de famille seul, ou demandez à la direction du "
        "tournoi.",
        "No player by that name. Try the last name alone, or ask at the desk.",
    ),
    "SEVERAL_OF_THIS_NAME": (
        "Plusieurs joueurs portent ce nom : ajoutez le prénom, ou demandez à la direction du "
        "tournoi.",
        "Several players have this name. Add the first name, or ask at the desk.",
    ),
    "SEARCH_LATER": (
        "Trop de recherches à la suite : attendez quelques secondes, puis réessayez.",
        "Too many searches in a row. Wait a few seconds, then try again.",
    ),
    "YOUR_PLACE": ("Votre place", "Your seat"),
    "TOO_MANY_FOUND": (
        "Trop de réponses : tapez plus de lettres.",
        "Too many results: type more letters.",
    ),
    "TABLE_WORD": ("Table", "Table"),
    "SEAT_WORD": ("Place", "Seat"),
    "DEALER": ("dealer", "dealer"),
    "YOUR_MOVE": ("Votre changement", "Your move"),
    "TABLE_SEAT": ("Table {table}, place {seat}", "Table {table}, seat {seat}"),
    "YOU_MOVE_TO": ("Vous allez en {seat}", "You move to {seat}"),
    "FROM_SEAT": ("Vous étiez en {seat}.", "You were at {seat}."),
    "HOW_YOU_ENTER": ("À votre arrivée : {how}.", "On arrival: {how}."),
    "SEEN": ("Vu", "Got it"),
    "NO_SEAT_YET": ("Pas encore de place.", "No seat yet."),
    "NO_SEAT_NOW": ("Pas de place en ce moment.", "No seat at the moment."),
    "OUT": ("Sorti", "Out"),
    "OUT_LISTED": ("Joueurs sortis", "Players out"),
    "HAS_WON": ("Vainqueur", "Winner"),
    "HAVE_WON": ("Vainqueurs", "Winners"),
    "SOMEBODY_ELSE": ("Chercher un autre nom", "Find another name"),
    "NO_MOVES": ("Aucun changement de place à annoncer.", "No seat change to announce."),
    "ANNOUNCED": ("annoncé", "announced"),
    "NO_RANKING": (
        "Le classement s’affichera dès les premières sorties.",
        "The ranking will appear with the first eliminations.",
    ),
    "RANKING_OF_SEASON": ("Classement de la saison", "Season standings"),
    "WITHOUT_POINTS": ("Sans point", "Without points"),
    "RANKING_TONIGHT": ("Classement de ce tournoi", "Ranking of this tournament"),
    "PROVISIONAL": (
        "Provisoire : la dernière soirée est encore en cours.",
        "Provisional: the latest event is still in progress.",
    ),
    "TO_COME_BEFORE": ("Page précédente", "Previous page"),
    "TO_COME_AFTER": ("Page suivante", "Next page"),
    "OTHER_LANGUAGE": ("English", "Français"),
    "FOR_THE_FLOOR": ("Associer un téléphone de floor", "Pair a floor phone"),
    "NOT_UP_TO_DATE": (
        "Sans nouvelles du poste de direction depuis {time} : ce qui est affiché a pu changer.",
        "No news from the desk since {time}: what is shown may have changed.",
    ),
    "CHANGED_MEANWHILE": (
        "Quelque chose a changé. Ce que vous avez commencé est conservé.",
        "Something has changed. What you started is kept.",
    ),
    "SHOW_NOW": ("Voir maintenant", "Show it now"),
    "NOT_THERE": ("Il n’y a pas de page à cette adresse.", "There is no page at this address."),
    "TO_THE_CLOCK": ("Aller à l’horloge", "Go to the clock"),
    "GO_ON": ("Continuer", "Continue"),
    "MENU": ("Pages", "Pages"),
    "APP_NAME": ("Tournoi du club", "Club tournament"),
    "APP_SHORT_NAME": ("Tournoi", "Tournament"),
}

PAGES: Final[Table] = {
    **PUBLIC,
    **STAFF,
    **OTHERS,
    **RULINGS,
    **DOORS,
    **CHIPS,
    **PUT_RIGHT,
    **DEAL,
    **DIRECTOR,
    **INCIDENTS,
    **WHO_WINS,
    **CERTIFICATE,
}


def page_text(code: str, **params: object) -> str:
    """Return a text of the pages, in the reader's language.

    >>> page_text("LEVEL", level=4)
    'Niveau 4'
    """
    return say(PAGES[code], params)
