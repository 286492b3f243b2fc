"""Questions of the showdown: who shows, who may ask to see, a pot given wrong (article 10)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "all_in_showdown": (
        "Tapis : faut-il retourner les cartes ?",
        "All-in: are the cards turned up?",
    ),
    "request_to_see": ("Demande à voir une main", "Request to see a hand"),
    "showdown": ("Abattage : qui montre en premier ?", "Showdown: who shows first?"),
    "wrong_award": ("Pot donné au mauvais joueur", "Pot given to the wrong player"),
}

KEYWORDS: Final[Table] = {
    "all_in_showdown": (
        "tapis, all-in, cartes retournées, cartes visibles, face visible, montrer à tapis, "
        "retourner les mains, side pot encore en jeu",
        "all-in, cards up, face up, turn the hands up, show all-in, side pot still open",
    ),
    "request_to_see": (
        "demande à voir, droit de voir, voir la main, montrer sa main, refuse de montrer, "
        "payé pour voir, muck à la river, cartes demandées",
        "ask to see, right to see, show the hand, refuses to show, paid to see, mucked on the "
        "river",
    ),
    "showdown": (
        "abattage, montrer, qui montre, premier à montrer, ordre d'abattage, showdown, "
        "dernier agresseur, river checkée, check check",
        "showdown, who shows, shows first, order of showing, last aggressor, river checked",
    ),
    "wrong_award": (
        "mauvais gagnant, pot mal attribué, pot au mauvais joueur, mauvaise lecture, main mal lue, "
        "réclamation, erreur de pot, pot déjà donné",
        "wrong winner, pot misawarded, wrong pot, misread hand, claim, pot already given",
    ),
}

FIELDS: Final[Table] = {
    "all_in_showdown.all_in": ("Qui est à tapis ?", "Who is all-in?"),
    "betting_closed": ("Peut-on encore miser ?", "Are bets still possible?"),
    "asker_called_river": (
        "Le demandeur a-t-il suivi à la river ?",
        "Did the one who asks call on the river?",
    ),
    "target_is_last_aggressor": ("Qui veut-il voir ?", "Whose hand is asked for?"),
    "pot_awarded": ("Le pot est-il attribué ?", "Has the pot been given?"),
    "cards_found": ("Reconnaît-on les cartes demandées ?", "Can the cards asked for be told?"),
    "last_river_aggressor": (
        "Qui a misé ou relancé en dernier à la river ?",
        "Who bet or raised last on the river?",
    ),
    "last_turn_aggressor": (
        "Qui a misé en dernier à la turn ? (sans effet)",
        "Who bet last on the turn? (no effect)",
    ),
    "immediate": ("A-t-on réagi sur-le-champ ?", "Did someone speak at once?"),
    "cards_collected": (
        "Les cartes sont-elles ramassées ?",
        "Have the cards been gathered?",
    ),
    "all_agree": ("Tout le monde est-il d'accord ?", "Does everybody agree?"),
}

CHOICES: Final[Table] = {
    "betting_closed=true": ("Non, les enchères sont closes", "No, the betting is closed"),
    "betting_closed=false": ("Oui, des mises restent possibles", "Yes, bets are still possible"),
    "asker_called_river=true": ("Oui, il a suivi", "Yes, with a call"),
    "asker_called_river=false": ("Non, il n'a pas suivi", "No, there was no call"),
    "target_is_last_aggressor=true": (
        "Le dernier à miser ou relancer à la river",
        "The last to bet or raise on the river",
    ),
    "target_is_last_aggressor=false": ("Un autre joueur", "Another player"),
    "pot_awarded=true": ("Oui, déjà", "Yes, already"),
    "pot_awarded=false": ("Non, pas encore", "No, not yet"),
    "cards_found=true": ("Oui, on peut les montrer", "Yes, they can be shown"),
    "cards_found=false": ("Non, perdues dans le rebut", "No, lost in the muck"),
    "last_river_aggressor=null": ("Personne : river checkée", "Nobody: the river was checked"),
    "last_turn_aggressor=null": ("Personne", "Nobody"),
    "immediate=true": ("Oui, tout de suite", "Yes, at once"),
    "immediate=false": ("Non, plus tard", "No, later"),
    "cards_collected=true": ("Oui, ramassées", "Yes, gathered"),
    "cards_collected=false": ("Non, encore sur la table", "No, still on the table"),
}
