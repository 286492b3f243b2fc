"""Questions of chips and words, and the fields that every betting question shares (9.1 to 9.13)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

TITLES: Final[Table] = {
    "announce_raise": (
        "Relance annoncée avec un chiffre (« plus 4 000 »)",
        "Raise said with a figure (“plus 4,000”)",
    ),
    "announced_amount": (
        "Montant annoncé seul, sans dire « relance »",
        "A figure alone, without saying “raise”",
    ),
    "announced_raise_chips": (
        "« Relance » dite sans montant, puis des jetons",
        "“Raise” said without a figure, then chips",
    ),
    "short_amount": (
        "Montant abrégé (« cinq »)",
        "Short figure (“five”)",
    ),
    "silent_chips": (
        "Jetons sans un mot, jeton unique",
        "Silent chips, single chip",
    ),
    "silent_then_word": (
        "Jetons posés, puis un mot : trop tard",
        "Chips down, then a word: too late",
    ),
    "single_chip_announced": (
        "Jeton unique et « relance » : avant ou après ?",
        "Single chip and “raise”: before or after?",
    ),
    "spoken_action": (
        "Mot dit avant les jetons : check, call, relance",
        "Word said before the chips: check, call, raise",
    ),
    "two_step_raise": (
        "Relance en deux temps (string bet)",
        "Raise in two steps (string bet)",
    ),
}

KEYWORDS: Final[Table] = {
    "announce_raise": (
        "relance annoncée, plus 4000, je relance de, relance à, raise, montant total, "
        "total ou en plus, annonce, relance trop petite",
        "raise said, raise to, raise by, plus, total, announcement, raise too small",
    ),
    "announced_amount": (
        "montant annoncé, chiffre annoncé, monnaie, rendre la monnaie, faire de la monnaie, "
        "annonce sans relance, chiffre seul",
        "figure said, amount said, change, verbal amount, declared amount",
    ),
    "announced_raise_chips": (
        "relance annoncée, raise, dit relance, pas assez pour relancer, relance insuffisante, "
        "sous-relance, underraise, complète la relance, mise pas assez",
        "raise said, raise, not enough, underraise, short raise, complete the raise",
    ),
    "short_amount": (
        "montant abrégé, cinq, dit 5, deux mille cinq, cinq cents ou cinq mille, chiffre court, "
        "montant pas clair, ambigu",
        "short figure, five, says 5, hundreds or thousands, unclear amount, ambiguous",
    ),
    "silent_chips": (
        "jeton unique, un seul jeton, gros jeton, jeton supérieur, jeton inférieur, "
        "plusieurs jetons, jetons multiples, sans annonce, sans rien dire, muet, silence, "
        "50 %, moitié, relance insuffisante, underraise, monnaie, mise pas assez, call ou raise",
        "single chip, one chip, oversized chip, overchip, several chips, multiple chips, "
        "no announcement, silent bet, half, underraise, change, call or raise",
    ),
    "silent_then_word": (
        "annonce après, dit après, trop tard, jetons puis relance, annonce tardive, "
        "pousse puis parle, change d'avis",
        "said after, too late, chips then raise, late announcement, pushes then speaks",
    ),
    "single_chip_announced": (
        "jeton unique, un seul jeton, gros jeton, relance avant le jeton, raise, annonce, "
        "jeton touche la table",
        "single chip, one chip, oversized chip, overchip, raise before the chip, touches the table",
    ),
    "spoken_action": (
        "annonce, annonce verbale, parole, a dit call, a dit check, a dit relance, raise, "
        "payé, suivi, check devant une mise, call sans mise",
        "verbal, said call, said check, said raise, announcement, check facing a bet",
    ),
    "two_step_raise": (
        "string bet, string, relance en deux temps, deux fois, plusieurs fois, "
        "je suis et je relance, tes 2000 plus 5000, mise en plusieurs temps",
        "string bet, string raise, two steps, two motions, call and raise, your bet plus",
    ),
}

DOES_NOT_KNOW: Final[Pair] = ("Je ne sais pas", "I do not know")

_SHARED: Final[Table] = {
    "bet_level": (
        "Combien à suivre, au total ?",
        "How much is there to call, in total?",
    ),
    "min_increment": (
        "Relance minimale : combien de plus que la mise ?",
        "Smallest raise: how much more than the bet?",
    ),
    "last_full_increment": (
        "Dernière relance entière : de combien ?",
        "Last full raise: by how much?",
    ),
    "short_allins": (
        "Quels tapis trop courts depuis, au total chacun ?",
        "Which all-ins since, too short to raise, in total each?",
    ),
    "prior": (
        "Combien avait-il déjà devant lui, dans ce tour ?",
        "How much was already in front of the player, this round?",
    ),
    "chips": (
        "Quels jetons a-t-il poussés ?",
        "Which chips did the player push?",
    ),
    "chips_total": (
        "Combien vient-il de pousser, en tout ?",
        "How much did the player just push, altogether?",
    ),
    "players_in_hand": (
        "Combien de joueurs dans le coup ?",
        "How many players in the hand?",
    ),
    "bb": (
        "Combien vaut la grosse blinde ?",
        "How much is the big blind?",
    ),
    "blinds": (
        "Combien valent les blindes, petite puis grosse ?",
        "How much are the blinds, small then big?",
    ),
    "street": (
        "Où en est le coup ?",
        "Which round of the hand?",
    ),
    "substantial_action": (
        "Y a-t-il eu action substantielle ?",
        "Has there been substantial action?",
    ),
    "word": (
        "Qu'a-t-il dit ?",
        "What did the player say?",
    ),
    "amount": (
        "Quel montant ?",
        "What amount?",
    ),
    "facing": (
        "Face à quoi ?",
        "Facing what?",
    ),
    "live": (
        "Qui est encore dans le coup ?",
        "Who is still in the hand?",
    ),
    "button": (
        "À quelle place est le bouton ?",
        "At which seat is the button?",
    ),
}

FIELDS: Final[Table] = {
    **_SHARED,
    "announce_raise.text": (
        "Quels mots a-t-il dits avec le chiffre ?",
        "Which words came with the figure?",
    ),
    "announce_raise.amount": (
        "Quel chiffre a-t-il annoncé ?",
        "What figure was said?",
    ),
    "announced_amount.announced": (
        "Quel montant a-t-il annoncé ?",
        "What amount was said?",
    ),
    "short_amount.spoken": (
        "Quel chiffre a-t-il dit ?",
        "What figure was said?",
    ),
    "short_amount.pot": (
        "Combien dans le pot ?",
        "How much is in the pot?",
    ),
    "short_amount.chips_of_5_in_play": (
        "Des jetons de 5 sont-ils en jeu ?",
        "Are chips of 5 in play?",
    ),
    "silent_then_word.word_after": (
        "Qu'a-t-il dit, après les jetons ?",
        "What was said, after the chips?",
    ),
    "single_chip_announced.announced_before_touch": (
        "Quand a-t-il dit « relance » ?",
        "When was “raise” said?",
    ),
    "single_chip_announced.chip": (
        "Combien vaut le jeton ?",
        "How much is the chip worth?",
    ),
    "two_step_raise.bet_level": (
        "Quelle mise relance-t-il, au total ?",
        "Which bet is being raised, in total?",
    ),
    "two_step_raise.first_part": (
        "Premier temps : combien ?",
        "First step: how much?",
    ),
    "two_step_raise.second_part": (
        "Second temps : combien de plus ?",
        "Second step: how much more?",
    ),
}

#: What may be done or said at one's turn.
_ACTIONS: Final[Table] = {
    "check": ("Check", "Check"),
    "call": ("Call", "Call"),
    "raise": ("Relance", "Raise"),
    "fold": ("Fold", "Fold"),
    "bet": ("Mise", "Bet"),
}

_ACTIONS_ASKED: Final = {
    "word": ("check", "call", "raise"),
    "word_after": ("check", "call", "raise", "fold"),
    "announced": tuple(_ACTIONS),
    "actions_between": tuple(_ACTIONS),
    "actions": tuple(_ACTIONS),
}

CHOICES: Final[Table] = {
    **{
        f"{field}={action}": _ACTIONS[action]
        for field, actions in _ACTIONS_ASKED.items()
        for action in actions
    },
    **{
        f"{field}=null": DOES_NOT_KNOW
        for field in ("street", "bb", "bet_level", "min_increment", "players_in_hand")
    },
    "bet_level=0": ("Personne n'a misé", "Nobody has bet"),
    "street=preflop": ("Avant le flop", "Before the flop"),
    "street=flop": ("Au flop", "On the flop"),
    "street=turn": ("À la turn", "On the turn"),
    "street=river": ("À la river", "On the river"),
    "street=postflop": ("Après le flop", "After the flop"),
    "facing=opening_bet": ("Mise d'ouverture", "Opening bet"),
    "facing=raise": ("Relance", "Raise"),
    "substantial_action=true": (
        "Oui : 3 actions, ou 2 dont une avec des jetons",
        "Yes: 3 actions, or 2 with chips in one of them",
    ),
    "substantial_action=false": ("Non, pas encore", "No, not yet"),
    "word_after=all_in": ("Tapis", "All-in"),
    "word_after=amount": ("Un montant", "An amount"),
    "announced_before_touch=true": (
        "Avant que le jeton touche la table",
        "Before the chip touched the table",
    ),
    "announced_before_touch=false": (
        "Après, le jeton était posé",
        "After, the chip was down",
    ),
}
