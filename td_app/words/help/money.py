"""Help on settings of prizes, of formats with entries paid for, and of a structure being built."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

PRIZES_AND_FORMATS: Final[dict[Pair, Pair]] = {
    ("Sorte de primes", "Kind of bounties"): (
        "Régulières : toute à qui élimine ; progressives : une part, le reste sur sa tête.",
        "Regular: all of it to who knocks out; progressive: a share, the rest on their head.",
    ),
    ("Part payée, en %", "Share paid, in %"): (
        "La part payée tout de suite ; le reste s’ajoute à la prime de qui élimine.",
        "The share paid at once; the rest is added to the bounty of who knocks out.",
    ),
    ("Une entrée, prix", "One entry, price"): (
        "Ce qui va aux prix, de chaque entrée.",
        "What goes to the prizes, of each entry.",
    ),
    ("Une entrée, droits", "One entry, fee"): (
        "Ce qui va au club, de chaque entrée.",
        "What goes to the club, of each entry.",
    ),
    ("Une entrée, prime", "One entry, bounty"): (
        "Ce qui va à la prime, de chaque entrée.",
        "What goes to the bounty, of each entry.",
    ),
    ("Jackpot", "Jackpot"): (
        "Le prix est tiré d’un tableau avant les places ; le certificat le prouve.",
        "The prize is drawn from a table before the seats; the certificate proves it.",
    ),
    ("Se désinscrire", "Unregistering"): (
        "Jusqu’à quand un joueur peut reprendre son entrée.",
        "Until when a player may take the entry back.",
    ),
    ("Entrée au choix", "Entry to choose"): (
        "Chacun choisit le prix de son entrée, entre deux bornes.",
        "Everyone chooses the price of their entry, within the lowest and highest set.",
    ),
    ("Arrondi à", "Rounded to"): (
        "Chaque prix est arrondi à cela ; le total reste le même.",
        "Each prize is rounded to this; the total stays the same.",
    ),
    ("Satellite*", "Satellite*"): (
        "Le jeu s’arrête quand il reste autant de joueurs que de lots.",
        "Play ends once as many players are left as there are prizes.",
    ),
    ("Somme à répartir", "Amount to share out"): (
        "Ce que les prix font en tout.",
        "What the prizes are in all.",
    ),
    ("Ajouter un rang", "Add a rank"): ("Ajoute un rang récompensé.", "Adds a rank with a prize."),
    ("Retirer la ligne", "Remove the line"): (
        "Ôte la ligne choisie.",
        "Takes the chosen line away.",
    ),
    ("Joueurs", "Players"): (
        "Le nombre de joueurs d’après lequel les rangs sont proposés.",
        "The number of players the ranks are proposed for.",
    ),
    ("Le lot*", "The prize*"): ("Ce que reçoit ce rang.", "What this rank gets."),
    ("Le titre*", "The honour*"): ("Ce que reçoit ce rang.", "What this rank gets."),
    ("Joueurs attendus", "Players expected"): (
        "Combien de joueurs la structure doit servir.",
        "How many players the structure is for.",
    ),
    ("Tapis de réserve", "Stacks in reserve"): (
        "Combien de tapis de plus les mallettes doivent pouvoir donner.",
        "How many more stacks the cases must be able to give.",
    ),
    ("Durée voulue", "Length wanted"): (
        "Combien de temps le tournoi doit durer.",
        "How long the tournament should last.",
    ),
    ("Durée d’un niveau en minutes*", "Length of a level in minutes*"): (
        "Entre quelles durées de niveau la structure est cherchée.",
        "Between which lengths of a level the structure is looked for.",
    ),
    ("Grosses blindes au départ*", "Big blinds at the start*"): (
        "Entre combien de grosses blindes le tapis de départ est cherché.",
        "Between how many big blinds the starting stack is looked for.",
    ),
    ("1re pause après", "First break after"): (
        "Après combien de temps vient la première pause.",
        "After how long the first break comes.",
    ),
    ("Puis une toutes les", "Then one every"): (
        "Combien de temps entre deux pauses ensuite.",
        "How long from one break to the next after that.",
    ),
    ("Durée d’une pause", "Length of a break"): (
        "Combien dure chaque pause.",
        "How long each break is.",
    ),
    ("Ante dès le niveau", "Ante from level"): (
        "Le premier niveau qui a une ante.",
        "The first level that has an ante.",
    ),
}

RACES: Final[dict[Pair, Pair]] = {
    ("Jetons de la place *", "Chips of seat *"): (
        "Combien de ces petits jetons cette place a encore.",
        "How many of those small chips this seat still has.",
    ),
    ("La place *", "Seat *"): (
        "Cochez si cette place n’a que ces jetons-là : un lui reste au moins.",
        "Tick where this seat has no other chips: it keeps at least one.",
    ),
    ("Cartes de la place *", "Cards of seat *"): (
        "Les cartes reçues au tirage, une par jeton.",
        "The cards dealt in the race, one a chip.",
    ),
    ("Fait aux tables", "Done at the tables"): (
        "Le retrait est fait partout, sans feuille : la valeur n’est plus en jeu.",
        "The colour-up is done everywhere, without a sheet: that value is no longer in play.",
    ),
}
