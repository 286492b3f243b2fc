"""Questions of the first deal: misdeals, cards turned over, fallen or seen (4.5, article 6)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

TITLES: Final[Table] = {
    "blind_posted_by_mistake": ("Blinde posée par erreur", "Blind posted by mistake"),
    "dealer_second_card": ("Donneur qui n'a qu'une carte", "Dealer holding one card only"),
    "dropped_card": ("Carte tombée", "Card fallen off the table"),
    "exposed_card": ("Carte retournée pendant la donne", "Card turned over in the deal"),
    "flashed_card": ("Carte aperçue au vol (flashée)", "Card glimpsed in flight (flashed)"),
    "misdeal": ("Erreur de donne : fausse donne ?", "Fault in the deal: is it a misdeal?"),
    "misdeal_after_substantial_action": (
        "Mauvais nombre de cartes, vu trop tard",
        "Wrong number of cards, seen too late",
    ),
    "redeal_after_misdeal": (
        "Fausse donne : l'absent joue-t-il la nouvelle ?",
        "Misdeal: does the absent player play the new deal?",
    ),
    "substantial_action": ("Y a-t-il action substantielle ?", "Is there substantial action?"),
}

KEYWORDS: Final[Table] = {
    "blind_posted_by_mistake": (
        "blinde par erreur, mauvaise blinde, UTG pose la blinde, grosse blinde postée à tort, "
        "ante par erreur, blinde pas due, reprendre sa blinde, poster, post",
        "blind by mistake, wrong blind, UTG posts, blind not owed, takes the blind back, post",
    ),
    "dealer_second_card": (
        "deuxième carte, seconde carte, une seule carte, bouton une carte, dealer, donneur, "
        "il manque une carte, oublié de se servir",
        "second card, one card only, button one card, dealer, missing card, forgot himself",
    ),
    "dropped_card": (
        "carte tombée, carte par terre, carte au sol, tombe de la table, sous la table, "
        "carte échappée, lâche une carte, dealer fait tomber",
        "dropped card, card on the floor, fell off the table, under the table, slipped",
    ),
    "exposed_card": (
        "carte retournée, carte exposée, carte visible, carte face visible, carte montrée par le "
        "donneur, carte dévoilée, remplacer la carte, échanger la carte, exposed",
        "exposed card, turned over, card face up, flipped card, replace the card, exchange",
    ),
    "flashed_card": (
        "carte flashée, flash, carte aperçue, carte vue, vu une carte, entrevue, carte en vol, "
        "la table a vu, moitié de la table",
        "flashed card, flash, card seen, glimpsed, saw a card, half the table",
    ),
    "misdeal": (
        "fausse donne, maldonne, redonner, redistribuer, erreur de donne, joueur oublié, "
        "trois cartes, une carte, pas servi, deux cartes retournées, mauvais siège, "
        "siège vide servi, mauvais nombre de cartes, misdeal",
        "misdeal, redeal, deal error, player left out, three cards, one card, not dealt in, "
        "two exposed cards, wrong seat, wrong number of cards",
    ),
    "misdeal_after_substantial_action": (
        "trois cartes, une seule carte, mauvais nombre de cartes, trop tard, main brûlée, "
        "action substantielle passée, trop de cartes, fausse donne trop tard",
        "three cards, one card, wrong number of cards, too late, dead hand, too many cards, "
        "misdeal too late",
    ),
    "redeal_after_misdeal": (
        "redonne, nouvelle donne, absent revenu, retardataire, revenu entre-temps, "
        "joue la redonne, après la fausse donne",
        "redeal, new deal, absent player back, came back, plays the redeal, after a misdeal",
    ),
    "substantial_action": (
        "action substantielle, AS, trop tard pour corriger, deux actions, trois actions, "
        "combien d'actions, peut-on corriger",
        "substantial action, SA, too late, two actions, three actions, how many actions",
    ),
}

FIELDS: Final[Table] = {
    "after_cards": ("Quand a-t-il posé la blinde ?", "When was the blind posted?"),
    "substantial_after": (
        "Y a-t-il eu action substantielle depuis ?",
        "Has there been substantial action since?",
    ),
    "acted": ("Le donneur a-t-il déjà agi ?", "Has the dealer acted already?"),
    "by": ("Qui l'a fait tomber ?", "Who dropped it?"),
    "deal_over": ("La donne était-elle finie ?", "Was the deal over?"),
    "face_down": ("Comment est-elle tombée ?", "How did it fall?"),
    "seen": ("Quelqu'un l'a-t-il vue ?", "Did anyone see it?"),
    "mixed_with_live": (
        "L'a-t-il mêlée à son autre carte ?",
        "Was it mixed with the player's other card?",
    ),
    "exposed_card.player": ("À qui était servie la carte ?", "Whose card was it?"),
    "exposed_card.index": (
        "Quelle carte de la donne ? (1 : la première servie)",
        "Which card of the deal? (1: the first one dealt)",
    ),
    "present": ("Combien de joueurs à la table ?", "How many players at the table?"),
    "seen_by": ("Combien ont vu la carte ?", "How many saw the card?"),
    "misdeal.what": ("Qu'est-ce qui n'allait pas ?", "What went wrong?"),
    "exposed_index": (
        "Quelles cartes retournées ? (1 : la première servie)",
        "Which cards turned over? (1: the first one dealt)",
    ),
    "wrong_count": ("Combien de cartes a-t-il reçues ?", "How many cards was the player dealt?"),
    "forgotten": ("Un joueur a-t-il été oublié ?", "Was a player left out?"),
    "wrong_seat": (
        "Une carte est-elle allée à un mauvais siège ?",
        "Did a card go to a wrong seat?",
    ),
    "button_two_in_a_row": (
        "Le bouton a-t-il reçu deux cartes de suite ?",
        "Did the button get two cards in a row?",
    ),
    "deliberate_by": ("Qui l'a fait exprès ?", "Who did it on purpose?"),
    "notified_before_as": ("Quand l'a-t-on signalé ?", "When was it pointed out?"),
    "repeated": (
        "La même personne recommence-t-elle sans cesse ?",
        "Is the same person to blame again and again?",
    ),
    "cards": ("Combien de cartes a chaque joueur ?", "How many cards does each player hold?"),
    "absent_then_present": (
        "Absent à la première donne, est-il revenu depuis ?",
        "Away for the first deal, has the player come back?",
    ),
    "present_now": (
        "Est-il à sa place pour la nouvelle donne ?",
        "Is the player seated for the new deal?",
    ),
    "actions": (
        "Quelles actions depuis, dans l'ordre ? (sans les blindes)",
        "Which actions since, in order? (blinds aside)",
    ),
}

NOT_YET: Final[Pair] = ("Non, pas encore", "No, not yet")

CHOICES: Final[Table] = {
    "after_cards=true": ("Après avoir reçu ses cartes", "After the cards were received"),
    "after_cards=false": ("Avant de recevoir ses cartes", "Before the cards were received"),
    "substantial_after=true": (
        "Oui : 3 actions, ou 2 dont une avec des jetons",
        "Yes: 3 actions, or 2 with chips in one of them",
    ),
    "substantial_after=false": NOT_YET,
    "acted=true": ("Oui, avec une seule carte", "Yes, with one card only"),
    "acted=false": NOT_YET,
    "by=dealer": ("Le donneur", "The dealer"),
    "by=player": ("Le joueur servi", "The player dealt to"),
    "deal_over=true": ("Oui, tous étaient servis", "Yes, everybody was dealt to"),
    "deal_over=false": ("Non, pendant la donne", "No, during the deal"),
    "face_down=true": ("Face cachée", "Face down"),
    "face_down=false": ("Face visible", "Face up"),
    "seen=true": ("Vue par quelqu'un", "Seen by someone"),
    "seen=false": ("Vue par personne", "Seen by nobody"),
    "mixed_with_live=true": ("Oui, on ne les distingue plus", "Yes, they cannot be told apart"),
    "mixed_with_live=false": ("Non, on la reconnaît", "No, it can be told"),
    "misdeal.what=exposed_index": (
        "Une ou plusieurs cartes retournées",
        "One or several cards turned over",
    ),
    "misdeal.what=wrong_count": ("Un joueur n'a pas deux cartes", "A player without two cards"),
    "misdeal.what=forgotten": ("Un joueur oublié", "A player left out"),
    "misdeal.what=wrong_seat": (
        "Une carte à un siège qui n'en attendait pas",
        "A card to a seat that awaited none",
    ),
    "misdeal.what=button_two_in_a_row": (
        "Deux cartes de suite au bouton",
        "Two cards in a row to the button",
    ),
    "misdeal.what=deliberate_by": ("Un joueur l'a fait exprès", "Done on purpose by a player"),
    "misdeal.what=null": ("Rien de tout cela", "None of these"),
    "wrong_count=null": ("Deux, le bon compte", "Two, as it should be"),
    "deliberate_by=null": ("Personne", "Nobody"),
    "notified_before_as=true": ("Avant l'action substantielle", "Before substantial action"),
    "notified_before_as=false": (
        "Après : 3 actions, ou 2 dont une avec des jetons",
        "After: 3 actions, or 2 with chips in one of them",
    ),
    "absent_then_present=true": ("Oui, avant la nouvelle donne", "Yes, before the new deal"),
    "absent_then_present=false": ("Non, ce n'est pas son cas", "No, that is not the case"),
    "present_now=true": ("Oui, à sa place", "Yes, seated"),
    "present_now=false": ("Non, toujours absent", "No, still away"),
}
