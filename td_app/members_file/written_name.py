"""A name as written in a list, told from numbering, ticks and remarks, and from no name at all."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from td_app.tournament.state.person import plain_words

_NUMBERING = re.compile(
    r"^\s*(?:n\s?°\s*|#\s*)?\d{1,4}\s*(?:[.):/\]]+|[-–—°]\s|\s"
    r"|(?:ers?|[eè]re|nde?|[eè](?:me)?|st|rd|th)\s)\s*(?=[^\W\d_])"
)
_TITLE = re.compile(r"^(?:M\.|Mr\b\.?|Mmes?\b\.?|Mlle\b\.?|Mrs\b\.?|Ms\b\.?|Monsieur|Madame)\s+")
_FORMULA_START = ("=", "+", "-", "@")
_CALLS = re.compile(r"[^\W\d_]\(|\|")
_BOX = re.compile(r"^\s*\[[ xXvV✓✔]?\]\s*")
_NICKNAME = re.compile(r"\s[\"“«‹]\s*([^\"”»›]{1,40}?)\s*[\"”»›]\s")
_LONGEST_CELL = 400
#: "Jean DUPONT <jean@example.org>", as mail programs write it.
_ADDRESS = re.compile(r"\s*<\s*([^\s<>@]+@[^\s<>@]+)\s*>")
#: Somebody who answered no, in a list where the others are ticked.
_CROSS = re.compile("[❌✖✗✘❎]")
_REMARK = re.compile(r"\s*[(\[{][^()\[\]{}]*[)\]}]\s*")
_TAIL = re.compile(r"\s+(?:[-–—:/|]+\s.*|\S*[\d@].*)$")


@dataclass(frozen=True, slots=True)
class WrittenName:
    """The name alone, a nickname in quotes if there is one, and what else the cell said."""

    name: str
    nickname: str = ""
    left_out: str = ""
    formula: bool = False
    email: str = ""


def is_formula(cell: str) -> bool:
    """Return whether a spreadsheet would compute the cell instead of showing it.

    >>> is_formula("=1+1"), is_formula("+33 6 00 00 00 00"), is_formula("@SUM(A1)")
    (True, False, True)
    """
    return cell.startswith("=") or (
        cell.startswith(_FORMULA_START) and not cell[1:2].isspace() and bool(_CALLS.search(cell))
    )


def read_name(cell: str) -> WrittenName:
    """Return the name a cell holds, its own letters untouched.

    >>> read_name("12. Gaëtan Pérez ✅")
    WrittenName(name='Gaëtan Pérez', nickname='', left_out='', formula=False, email='')
    >>> read_name("• Léa Caillé (en retard)").left_out
    '(en retard)'
    """
    if is_formula(cell):
        return WrittenName(cell, formula=True)
    if len(cell) > _LONGEST_CELL:
        return WrittenName(cell)
    address = _ADDRESS.search(cell)
    crossed = _CROSS.search(cell)
    text = _BOX.sub("", _NUMBERING.sub("", _without_symbols(_ADDRESS.sub("", cell))))
    text = _TITLE.sub("", _unquoted(_without_symbols(text)))
    nickname = _NICKNAME.search(text)
    if nickname:
        text = f"{text[: nickname.start()]} {text[nickname.end() :]}"
    aside = [crossed.group()] if crossed else []
    aside += [found.group().strip() for found in _REMARK.finditer(text)]
    text = _REMARK.sub(" ", text).strip()
    tail = _TAIL.search(text)
    if tail and not _is_rank(text) and any(c.isalpha() for c in text[: tail.start()]):
        aside.append(tail.group().strip())
        text = text[: tail.start()]
    return WrittenName(
        name=" ".join(_without_symbols(text).split()),
        nickname=nickname.group(1) if nickname else "",
        left_out=" ".join(aside),
        email=address.group(1) if address else "",
    )


def _is_rank(text: str) -> bool:
    """Return whether a name is a placeholder such as "Joueur 12"."""
    words = text.split()
    return len(words) == 2 and words[1].isdigit() and len(words[1]) < 4


def _unquoted(text: str) -> str:
    if text.count('"') == 1:
        return text.strip('"').strip()
    quoted = len(text) > 2 and text[0] in '"“«' and text[-1] in '"”»'
    return text[1:-1].strip() if quoted else text


def _without_symbols(text: str) -> str:
    """Take bullets, ticks, drawings and stray punctuation off both ends."""
    start = 0
    end = len(text)
    while start < end and not _begins_a_name(text[start]):
        start += 1
    while end > start and not _ends_a_name(text[end - 1]):
        end -= 1
    return text[start:end]


def _begins_a_name(letter: str) -> bool:
    return letter.isalnum() or letter in "'’#([{\"“«‹"


def _ends_a_name(letter: str) -> bool:
    is_mark = unicodedata.category(letter)[0] == "M" and letter != "\ufe0f"
    return letter.isalnum() or letter in "'’.)]}\"”»›" or is_mark


_LONGEST_LINE = 120
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
printed main event nom noms prenom prenoms surname nickname pseudo pseudos licence
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
    """Return whether a lone line is not a name: a count, an answer, a date, a rule of dashes.

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
    """Return whether a lone line is a title or a count rather than a name.

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
    """Return whether a line has one filled cell, and it is a title, a count or an answer."""
    filled = [cell for cell in cells if cell]
    if len(filled) != 1:
        return not filled
    return len(filled[0]) <= _LONGEST_LINE and (is_junk(filled[0]) or is_heading(filled[0]))
