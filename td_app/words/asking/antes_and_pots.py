"""What short stacks post and play for, how pots are made and given."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "ante_due": ("Qui paie l'ante ?", "Who pays the ante?"),
    "big_blind_ante": (
        "Grosse blinde à court de jetons (ante BB)",
        "Big blind short of chips (big-blind ante)",
    ),
    "button_ante": ("Bouton à court de jetons pour l'ante", "Button short of chips for the ante"),
    "button_ante_for_others": (
        "À tapis : quelle part de l'ante bouton ?",
        "All-in: how much of the button ante?",
    ),
    "classic_ante": (
        "Joueur à court de jetons pour l'ante (ante classique)",
        "Player short of chips for the ante (classic ante)",
    ),
    "pots": ("Pot principal et pots extérieurs", "Main pot and side pots"),
    "award_order": ("Dans quel ordre attribuer les pots ?", "In which order are pots awarded?"),
    "odd_chip": ("Jeton indivisible : à qui ?", "Odd chip: whose is it?"),
}

KEYWORDS: Final[Table] = {
    "ante_due": (
        "ante, ante bouton, ante grosse blinde, ante classique, bouton mort sans ante, ante en "
        "tête-à-tête, doit l'ante, ante oubliée",
        "ante, button ante, big blind ante, classic ante, dead button no ante, heads-up ante",
    ),
    "big_blind_ante": (
        "grosse blinde incomplète, tapis sur la blinde, blinde ou ante d'abord, ante incomplète, "
        "BBA, pas assez pour l'ante, tapis trop court pour l'ante, à tapis de blinde, combien pour "
        "suivre",
        "short big blind, all-in on the blind, blind or ante first, short ante, BBA, cannot cover "
        "the ante, how much to call",
    ),
    "button_ante": (
        "ante bouton, bouton à tapis, ante incomplète, pas assez pour l'ante, tapis trop court "
        "pour l'ante",
        "button ante, button all-in, short ante, cannot cover the ante",
    ),
    "button_ante_for_others": (
        "ante bouton, à tapis, gagner l'ante, part de l'ante, joue pour l'ante",
        "button ante, all-in, win the ante, share of the ante, plays for the ante",
    ),
    "classic_ante": (
        "ante classique, tapis sur l'ante, à tapis d'ante, ante avant blinde, tapis trop court "
        "pour l'ante, combien peut-il gagner",
        "classic ante, all-in on the ante, ante before blind, short stack, how much can he win",
    ),
    "pots": (
        "side pot, pot parallèle, pots à tapis, tapis inégaux, plusieurs tapis, partager le pot, "
        "rendre l'excédent, trop-perçu, calcul des pots, combien au pot",
        "side pot, all-in pots, unequal stacks, several all-ins, split the pot, return the excess, "
        "uncalled bet, how much in the pot",
    ),
    "award_order": (
        "attribuer le pot, quel pot d'abord, ordre des pots, side pot en premier, abattage à "
        "plusieurs pots",
        "award the pot, which pot first, order of pots, side pot first",
    ),
    "odd_chip": (
        "jeton en trop, jeton impair, pot partagé, égalité, split, partage, dernier jeton",
        "odd chip, extra chip, split pot, tie, chop, last chip",
    ),
}

FIELDS: Final[Table] = {
    "ante_due.format": ("Quel format d'ante ?", "Which format of ante?"),
    "ante_due.button_dead": ("Le bouton est-il mort ?", "Is the button dead?"),
    "ante_due.heads_up": ("Restent-ils à deux ?", "Are only two left?"),
    "ante_due.bb_seat": ("À quelle place est la grosse blinde ?", "Where is the big blind?"),
    "ante_due.button_seat": ("À quelle place est le bouton ?", "Where is the button?"),
    "big_blind_ante.blinds": ("Blindes et ante du niveau", "Blinds and ante of the level"),
    "big_blind_ante.blinds.sb": ("Montant de la petite blinde ?", "How much is the small blind?"),
    "big_blind_ante.blinds.bb": ("Montant de la grosse blinde ?", "How much is the big blind?"),
    "big_blind_ante.blinds.ante": ("Montant de l'ante ?", "How much is the ante?"),
    "big_blind_ante.blinds.format": ("Quel format d'ante ?", "Which format of ante?"),
    "big_blind_ante.bb_stack": (
        "Tapis de la grosse blinde avant le coup ?",
        "The big blind's stack before the hand?",
    ),
    "big_blind_ante.walk": (
        "Tout le monde a-t-il passé devant lui ?",
        "Has everybody folded to him?",
    ),
    "big_blind_ante.sb_posted": (
        "Combien la petite blinde a-t-elle posé ?",
        "How much did the small blind post?",
    ),
    "big_blind_ante.callers": ("Qui a suivi la grosse blinde ?", "Who called the big blind?"),
    "big_blind_ante.sb_folded": (
        "Combien la petite blinde laisse-t-elle en passant ?",
        "How much did the folding small blind leave?",
    ),
    "button_ante.ante": ("Montant de l'ante ?", "How much is the ante?"),
    "button_ante.button_stack": (
        "Tapis du bouton avant le coup ?",
        "The button's stack before the hand?",
    ),
    "button_ante_for_others.ante": ("Montant de l'ante ?", "How much is the ante?"),
    "button_ante_for_others.ante_posted": (
        "Combien le bouton a-t-il versé ?",
        "How much did the button pay?",
    ),
    "button_ante_for_others.all_in_player": ("Qui est à tapis ?", "Who is all-in?"),
    "button_ante_for_others.all_in": ("De combien est son tapis ?", "How much is his all-in?"),
    "classic_ante.ante": ("Montant de l'ante ?", "How much is the ante?"),
    "classic_ante.stack": ("Son tapis avant le coup ?", "His stack before the hand?"),
    "classic_ante.position": ("Doit-il aussi une blinde ?", "Does he owe a blind too?"),
    "classic_ante.sb": ("Montant de la petite blinde ?", "How much is the small blind?"),
    "classic_ante.bb": ("Montant de la grosse blinde ?", "How much is the big blind?"),
    "classic_ante.players_in_hand": (
        "Combien ont versé l'ante, lui compris ?",
        "How many paid the ante, himself included?",
    ),
    "pots.contributions": (
        "Combien chacun a-t-il mis dans ce coup ?",
        "How much has each put in this hand?",
    ),
    "pots.folded": ("Qui a passé ?", "Who has folded?"),
    "pots.dead_ante": (
        "Quelle ante un seul joueur a-t-il versée pour tous ?",
        "How much ante did one player pay for all?",
    ),
    "pots.blinds": ("Quelles sont les blindes ?", "What are the blinds?"),
    "pots.ante": ("Montant de l'ante ?", "How much is the ante?"),
    "pots.format": ("Quel format d'ante ?", "Which format of ante?"),
    "pots.walk": (
        "Tout le monde a-t-il passé devant la grosse blinde ?",
        "Has everybody folded to the big blind?",
    ),
    "pots.bb_stack": (
        "Tapis de la grosse blinde avant le coup ?",
        "The big blind's stack before the hand?",
    ),
    "award_order.pots": ("Quels pots y a-t-il ?", "Which pots are there?"),
    "award_order.pots.name": ("Nom du pot ?", "Name of the pot?"),
    "award_order.pots.players": (
        "Combien de joueurs se le disputent ?",
        "How many players may win it?",
    ),
    "odd_chip.button": ("À quelle place est le bouton ?", "Where is the button?"),
    "odd_chip.winners": ("Quelles places se partagent le pot ?", "Which seats share the pot?"),
}

CHOICES: Final[Table] = {
    "ante_due.format=bb": ("Ante BB", "Big-blind ante"),
    "ante_due.format=button": ("Ante bouton", "Button ante"),
    "ante_due.format=classic": ("Ante classique", "Classic ante"),
    "ante_due.bb_seat=null": ("Sans importance", "It does not matter"),
    "ante_due.button_seat=null": ("Sans importance", "It does not matter"),
    "big_blind_ante.blinds.format=bb": ("Ante BB", "Big-blind ante"),
    "big_blind_ante.walk=true": ("Oui, tous", "Yes, everybody"),
    "big_blind_ante.walk=false": ("Non, on joue", "No, there is play"),
    "button_ante_for_others.all_in_player=null": ("Sans importance", "It does not matter"),
    "classic_ante.position=SB": ("La petite blinde", "The small blind"),
    "classic_ante.position=BB": ("La grosse blinde", "The big blind"),
    "classic_ante.position=null": ("Non, l'ante seule", "No, the ante only"),
    "classic_ante.players_in_hand=null": ("Sans importance", "It does not matter"),
    "pots.format=bb": ("Ante BB", "Big-blind ante"),
    "pots.format=button": ("Ante bouton", "Button ante"),
    "pots.format=classic": ("Ante classique", "Classic ante"),
    "pots.format=null": ("Sans ante", "No ante"),
    "pots.walk=true": ("Oui, tous", "Yes, everybody"),
    "pots.walk=false": ("Non", "No"),
    "pots.bb_stack=null": ("Inconnu", "Not known"),
}
