"""Sums of money in words, as receipts write them beside the figures."""

from __future__ import annotations

from reports.wording import Language

MILLION = 1_000_000


def in_words(cents: int, language: Language) -> str:
    """Return a sum in words: euros, then the cents when there are some.

    >>> in_words(62_550, "en")
    'six hundred and twenty-five euros and fifty cents'
    >>> in_words(8_000, "fr"), in_words(100, "fr"), in_words(50, "fr")
    ('quatre-vingts euros', 'un euro', 'cinquante centimes')
    """
    euros, odd = divmod(cents, 100)
    said = []
    if euros or not odd:
        said.append(f"{_number(euros, language)} {_euros(euros, language)}")
    if odd:
        said.append(f"{_number(odd, language)} {_cents(odd, language)}")
    return f" {'et' if language == 'fr' else 'and'} ".join(said)


def _euros(euros: int, language: Language) -> str:
    if language == "en":
        return "euro" if euros == 1 else "euros"
    if euros >= MILLION and euros % MILLION == 0:
        return "d’euros"
    return "euro" if euros < 2 else "euros"


def _cents(cents: int, language: Language) -> str:
    one, several = ("centime", "centimes") if language == "fr" else ("cent", "cents")
    return one if cents == 1 else several


def _number(number: int, language: Language) -> str:
    # Loaded when a receipt is printed: it brings in the numbers of forty languages.
    from num2words import num2words

    return str(num2words(number, lang=language))
