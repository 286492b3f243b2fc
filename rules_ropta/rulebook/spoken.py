"""Table talk made standard words: slang, short forms, and English as the French spell it.

``folded`` parts a text into plain words; ``roots`` leads each to what it stands for, so that
« le mec a call », "he called" and « il a payé » are looked for alike.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

Words = tuple[str, ...]

FIGURES = {
    word: str(figure)
    for figure, words in enumerate(
        (
            "deux two",
            "trois three",
            "quatre four",
            "cinq five",
            "six six",
            "sept seven",
            "huit eight",
            "neuf nine",
            "dix ten",
        ),
        start=2,
    )
    for word in words.split()
}

#: What says nothing of what happened, in either language, as people write it in a hurry.
SMALL_WORDS = frozenset(
    re.findall(
        r"\w+",
        """a about ai aller alors an and any apres arbitre are art article as at au aussi
        aux avais avait avec bah be been ben bien but by c ca can car ce cela celle celui
        ces cet cette chez chui comme comment could d dans de deja depuis des did do does
        doit donc dont du elle elles en entre est et etaient etait ete etre eu euh faire
        fais fait faut floor for from g gars gens gonna gus guy had has have he her him his
        how i ici il ils in is it j jai je jsui jsuis just juste ki kil koi l la le les leur
        leurs lol lors lui ma madame mais me mec mecs mes meuf moi mon monsieur my n ne not
        nous of on ont or ou ouais our par pcq peut peux pis please pour pourquoi ptn puis
        qq qqn qu quand que quel quelle quelqu quelques qui quoi s sa se sera ses she should
        si so some somebody someone son sont sur svp ta te than that the their them then
        there they this to toi ton tu type un une us va vais veulent veut veux vient voila
        vos votre voulait vous was we were what when where which while who why will with
        would y ya yavait you""",
    )
)

#: Written short, or said in several words, with what is read.
SHORT = {
    "bb": "grosse blinde",
    "gb": "grosse blinde",
    "sb": "petite blinde",
    "pb": "petite blinde",
    "hu": "heads up",
    "pa": "pas",
    "jtn": "jeton",
    "jton": "jeton",
    "pas a lui": "hors tour",
    "pas a elle": "hors tour",
    "pas a moi": "hors tour",
    "pas son tour": "hors tour",
    "pas mon tour": "hors tour",
    "not his turn": "hors tour",
    "not my turn": "hors tour",
    "out of turn": "hors tour",
}
_SHORT = re.compile(rf"\b({'|'.join(SHORT)})\b")

#: « jrelance », « jsuis »: no French word begins so.
_GLUED = re.compile(r"\bj(?=[bcdfgklmnpqrsvz])")

AMOUNT = "chiffr"
"""What every amount of chips stands for."""

#: Not the cards of a deck (51 to 53), a half (50 %), nor an age.
_AMOUNTS = re.compile(r"\d{3,}k?|\d+k\d*|(?!18)[1-46-9]\d")

ACCENTS = re.compile("[\u0300-\u036f]")

#: Each line: what several words stand for, then those words, plain and singular.
ALIKE = """
relanc: raise raised raising reraise rerelance
call: suivre suit suis suivi suivent suivait paie paient pay paid payee called calle caller calling
fold: couche coucher couchent passe passer folde folded folding
jet: jette jettent jeter throw thrown threw throwing toss tossed lance lancer
pos: pose poser posee pousse pousser push pushes pushed avance avancer met mettre put puts lache
muck: rebut mucked mucke
tapi: all allin shove shoved jam tapie
mis: bet betting mise miser misent
ouvr: open opens opened opening ouverture ouvrir
donneur: dealer croupier dealeur
donn: deal dealt dealing distribue distribuer distribution distributed servi servir redistribuer
tableau: board
brul: burn burned burnt brulage
paquet: deck
bouton: button btn
blind: blinde
gros: big grosse
petit: small petite little
jeton: chip plaque
cart: card coeur pique trefle carreau dame roi valet heart spade diamond queen king
main: hand
joueur: player joueuse
voisin: neighbour neighbor voisine pote ami amie copain copine friend buddy
telephon: phone tel portable smartphone mobile gsm iphone cellphone
montr: show shown showed showing
voi: voir vu vue voient see seen saw regarde regarder regardent look looked apercu apercue
retourn: turned flip flipped flipping
oubli: forgot forgotten forget oubliee
saut: skip skipped skipping zappe zapper zap
elimin: bust busted eliminated elimination knocked
tard: late retard
tot: soon early premature prematuree prematurement
mauvai: wrong mauvaise bad
dit: said say saying dire disant disent
chiffr: chiffre mille cent montant amount figure
annonc: announced announce announces announcement declared declare declaration
parl: speak spoke talk talked talking parole
gagn: win won winner winning gagnant gagnante
partag: split chop shared share
cach: hidden planque planquer hid
poch: pocket pocketed
trich: cheat cheated cheating cheater tricheur tricheuse
temp: time
2: both
seul: single one unique seule
double: doublon duplicate duplicated
meme: same identique
tomb: drop dropped dropping fell fallen
melang: shuffle shuffled mixed mix
trop: too
premier: first 1er premiere
dernier: last derniere
part: parti partie partent leave leaving left gone quitte quitter walked
siege: seat seats
sanction: penalite penalty punir punition punish
avertissement: warning warn warned
exterieur: side secondaire parallele annexe
indivisibl: odd impair impaire
repren: reprend reprendre recuperer recupere retrieve retrieved
court: short courte insuffisant insuffisante incomplet incomplete
boug: move moved moving deplace deplacer deplacement deplacee
mort: dead morte
toilet: wc toilette chiotte
manqu: missing miss missed manquant manquante
attend: wait waiting attendre
post: posted posting poste poster postee
"""


#: Endings left out, the longest first, of words of so many letters at least.
ENDINGS = (("ing", 7), ("ent", 7), ("ait", 6), ("ee", 6), ("er", 5), ("ez", 5), ("ed", 6), ("e", 4))

STANDS_FOR = {
    word: line.split(":")[0]
    for line in ALIKE.strip().splitlines()
    for word in line.replace(":", " ").split()
}


def folded(text: str) -> Words:
    """Return the words of a text without accents, case, plurals or small words.

    >>> folded("Flop à quatre cartes")
    ('flop', '4', 'carte')
    """
    text = text.lower().replace("œ", "oe").replace("æ", "ae")
    plain = ACCENTS.sub("", unicodedata.normalize("NFKD", text))
    plain = _GLUED.sub("", plain)
    plain = _SHORT.sub(lambda said: SHORT[said[0]], plain)
    words = re.findall(r"[a-z0-9]+", plain)
    return tuple(_singular(word) for word in words if word not in SMALL_WORDS)


@lru_cache(maxsize=8192)
def root(word: str) -> str:
    """Return what a ``folded`` word stands for, its ending left out.

    >>> root("relancee"), root("raised"), root("relanceur")
    ('relanc', 'relanc', 'relanceur')
    """
    if _AMOUNTS.fullmatch(word):
        return AMOUNT
    if word in STANDS_FOR:
        return STANDS_FOR[word]
    ended = _without_ending(word)
    return STANDS_FOR.get(ended, ended)


def _without_ending(word: str) -> str:
    for ending, least in ENDINGS:
        if word.endswith(ending) and len(word) >= least and not word.endswith("ment"):
            return word[: -len(ending)]
    return word


def _singular(word: str) -> str:
    word = FIGURES.get(word, word)
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word
