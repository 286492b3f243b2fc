"""The French texts that have several English ones, each where it is said: that is why.

Any other French text has one: ``python tests/checks/house.py --where
french_with_several_english`` lists those that have more.
"""

from __future__ import annotations

from typing import Final

#: French text → each English one, and what it is said of, which the French does not tell apart.
MEANT_TWICE: Final[dict[str, dict[str, str]]] = {
    "Absent": {
        "Away": "a player who left their seat",
        "Absent": "a player of a team: “away” would be the visitors",
    },
    "Absents": {"Away": "as “Absent”", "Absent players": "as “Absent”"},
    "absent": {"away": "as “Absent”", "absent": "as “Absent”"},
    "Annuler": {"Cancel": "leaves a question", "Undo": "takes back what was done"},
    "Annulé": {"Undone": "an act taken back", "Cancelled": "a tournament that stops"},
    "Classement": {"Ranking": "of a tournament", "Standings": "of a season, of teams"},
    "De": {"Of": "whose points are corrected", "From": "the seat somebody leaves"},
    "Depuis": {"Since": "the day of a card", "Change": "places won or lost since then"},
    "Direction": {"Desk": "where the director sits", "Directed by": "who directed"},
    "Donne": {"Deal": "the cards dealt", "Deals": "who deals them"},
    "English": {"English": "the language", "Français": "the other one, offered by a phone"},
    "Entrée": {"Entry": "what is bought", "Enter": "the key"},
    "Motif": {"Reason": "why something was decided", "Purpose": "what a payment is for"},
    "Nom": {"Name": "of a person or a thing", "Last name": "beside a first name"},
    "Papier": {"Printout": "one of the list", "Paper size": "what the printer takes"},
    "Pause": {"Break": "between two levels", "Pause": "stops a clock"},
    "Personne": {"Nobody": "no player", "Person": "somebody"},
    "Prix": {"Prize": "one", "Prizes": "several"},
    "Quitter": {"Quit": "closes the application", "Cancel": "closes a form"},
    "Reste": {"Balance": "what is still owed", "Left": "chips of a set"},
    "Tapis": {"All-in": "what a player says", "Stack": "of one", "Stacks": "of all"},
    "Terminé": {"Done": "closes what was written", "Over": "what has ended"},
    "Vérifier": {"Check": "does it", "To check it": "tells how, on a certificate"},
    "en cours": {"in progress": "a clock, an evening", "current": "a level"},
    "le directeur en répond": {
        "vouched for by the director": "an age",
        "on the director’s responsibility": "a decision",
    },
    "pot limité": {"Pot-limit": "begins the name of a game", "pot-limit": "within a sentence"},
    "{0} à {1}": {"{0} at {1}": "a day and an hour", "{0} to {1}": "from one to the other"},
    "Écart": {"Change": "by another scale", "Difference": "from what was counted"},
}
