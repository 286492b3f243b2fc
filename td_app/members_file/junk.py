"""Lines that name nobody: titles, counts, dates, and what forums leave in a pasted list."""

from __future__ import annotations

import re
from collections.abc import Sequence

from td_app.members_file.member import plain_words

_LONGEST = 120
_ANSWERS_WORDS = """
ok oui non yes no si present presente absent absente merci thanks bonjour bonsoir salut hello
like j aime jaime aime repondre reponse reply share partager modifier supprimer edit delete
inscrit inscrite confirme confirmee valide validee paye payee vu lu envoye copier coller voir
plus moins moi aussi up down nouveau admin administrateur moderateur top super cool go first
last page suivante precedente retour na nc neant vide rien null none nan x xx xxx
"""
_ANSWERS = frozenset(_ANSWERS_WORDS.split())
_HEADINGS_WORDS = """
inscrits inscriptions inscription participants participant joueurs joueur joueuses players
entrants presents absents membres members adherents attente liste list waiting total totaux
tournoi tournament open championnat coupe trophee challenge manche etape soiree saison poker
table tables equipe equipes club clubs association freeroll classement places place reste
restants confirmes registered registration sous somme nombre effectif date imprime edite page
printed main event
"""
_HEADINGS = frozenset(_HEADINGS_WORDS.split())
_SMALL_WORDS = """
de du des d la le les l a au aux et en the of for and pour sur un une n
"""
_SMALL = frozenset(_SMALL_WORDS.split())
_TIMES_WORDS = """
lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday
saturday sunday janvier fevrier mars avril mai juin juillet aout septembre octobre novembre
decembre january february march april june july august september october november december hier
aujourd hui demain yesterday today heure heures minute minutes jour jours semaine mois ago
hours days h min il y a
"""
_TIMES = frozenset(_TIMES_WORDS.split())


def is_junk(text: str) -> bool:
    """Tell whether a lone line is no name: a count, an answer, a date, a rule of dashes.

    >>> is_junk("12"), is_junk("OK"), is_junk("samedi 12 octobre"), is_junk("Ulysse Le")
    (True, True, True, False)
    """
    words = plain_words(text).split()
    letters = [word for word in words if not word.isdigit()]
    if not any(c.isalpha() for word in letters for c in word):
        return True
    if len(letters) < 4 and all(word in _ANSWERS for word in letters):
        return True
    figures = len(letters) < len(words) or bool(re.search(r"\d", text))
    return figures and all(word.strip("0123456789") in _TIMES | {""} for word in words)


def is_heading(text: str) -> bool:
    """Tell whether a lone line is a title or a count rather than a name.

    >>> is_heading("Inscrits (27)"), is_heading("Liste d'attente :"), is_heading("Roux Xavier")
    (True, True, False)
    """
    words = [word for word in plain_words(text).split() if not word.isdigit()]
    if re.fullmatch(r"(?i)(joueur|player)\s?\d+", text.strip()):
        return False
    spoken = [word for word in words if word in _HEADINGS]
    if not spoken:
        return text.rstrip().endswith(":") and bool(words)
    others = [word for word in words if word not in _HEADINGS | _SMALL | _TIMES]
    figures = bool(re.search(r"\d|:\s*$", text))
    return not others or (figures and len(others) < 3) or words[0] in ("tournoi", "open", "liste")


def names_nobody(cells: Sequence[str]) -> bool:
    """Tell whether a line says one thing only, and that is a title, a count or an answer."""
    filled = [cell for cell in cells if cell]
    if len(filled) != 1:
        return not filled
    return len(filled[0]) <= _LONGEST and (is_junk(filled[0]) or is_heading(filled[0]))
