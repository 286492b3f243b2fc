"""The register brought up to date by a second file, difference by difference."""

from __future__ import annotations

from datetime import date

from td_app.register.member import NEW, Member
from td_app.register.second_file import accepted, compared, missing_key
from td_app.tournament.state.person import Person

TODAY = date(2026, 9, 1)
AGATHE = Member(1, Person("Dupré", "Agathe", licence="77", club="As de Trèfle"), note="clef")
JEAN = Member(2, Person("Martin", "Jean"))
GUEST = Member(3, Person("Roussel", "Didier"), guest=True)
CARDS = [AGATHE, JEAN, GUEST]


def test_added_changed_untouched_and_missing_are_told_apart() -> None:
    file = [Person("DUPRÉ", "AGATHE", "Gatsby", "77"), Person("N'Diaye", "Awa")]
    told = compared(file, CARDS)
    assert [one.person.first_name for one in told.added] == ["Awa"]
    assert [(c.field, c.before, c.after) for c in told.changed] == [("pseudonym", "", "Gatsby")]
    assert told.missing == (JEAN,)
    assert compared([AGATHE.person], CARDS).untouched == (AGATHE,)


def test_only_what_is_accepted_is_kept_and_an_empty_cell_takes_nothing_away() -> None:
    told = compared([Person("Roy", "Agathe", licence="77"), Person("Awa")], CARDS)
    assert accepted(told, (), TODAY) == ()
    changed, new = accepted(told, told.keys(), TODAY)
    assert (changed.person.last_name, changed.person.club, changed.note) == (
        "Roy",
        "As de Trèfle",
        "clef",
    )
    assert (new.id, new.since) == (NEW, TODAY)


def test_nobody_leaves_unless_asked() -> None:
    told = compared([], CARDS)
    assert told.keys() == frozenset()
    (gone,) = accepted(told, {missing_key(JEAN)}, TODAY)
    assert (gone.id, gone.left) == (2, TODAY)


def test_of_two_namesakes_the_file_does_not_say_which() -> None:
    twin = Member(9, JEAN.person)
    told = compared([Person("Martin", "Jean")], [JEAN, twin])
    assert told.added[0].fits == (JEAN, twin)
    assert told.keys() == frozenset()


def test_a_list_in_capitals_or_without_accents_takes_no_accent_away() -> None:
    told = compared([Person("DUPRE", "AGATHE", licence="77", club="AS DE TREFLE")], [AGATHE])
    assert not told.changed and told.untouched == (AGATHE,)
    bare = Member(1, Person("Dupre", "Agathe", licence="77", club="As de Trefle"))
    told = compared([AGATHE.person], [bare])
    assert [(c.field, c.after) for c in told.changed] == [
        ("last_name", "Dupré"),
        ("club", "As de Trèfle"),
    ]
