"""Proposals for the register: a second file's differences, evenings to link."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from datetime import date

from td_app.register.member import NEW, Member
from td_app.register.repository import Played, Register
from td_app.register.same_person import Unlinked
from td_app.register.second_file import DAYS, SecondFile, missing_key
from td_app.tournament.state.person import Person
from td_app.ui.pages.club.members.ticked_view import Proposed, TickedWords
from td_app.words.figures import counted, short_day, whole
from td_app.words.language import fr_en
from td_app.words.members_file import field_words

NEW_GUEST = -1
"""In place of a card’s number: a new card, of a guest."""


def file_words() -> TickedWords:
    """Return what the view of a second file says."""
    return TickedWords(
        fr_en("Membres", "Members"),
        fr_en("Mettre à jour avec ce fichier", "Update from this file"),
        fr_en(
            "Acceptez ou ignorez chaque ligne. Une cellule vide n’efface rien\u00a0; aucun membre "
            "n’est retiré tant que sa ligne n’est pas cochée.",
            "Accept or skip each line. Empty cells erase nothing, and nobody is removed unless "
            "you tick their line.",
        ),
        (
            ("added", fr_en("Ajoutés", "Added")),
            ("changed", fr_en("Changés", "Changed")),
            ("missing", fr_en("Absents du fichier", "Not in the file")),
            ("untouched", fr_en("Inchangés", "Unchanged")),
        ),
        (
            fr_en("Personne", "Person"),
            fr_en("Au registre", "On members list"),
            fr_en("D’après le fichier", "In the file"),
        ),
        _accept_words,
        fr_en("Rien de ce type dans ce fichier.", "Nothing of this kind in this file."),
    )


def link_words() -> TickedWords:
    """Return what the view of the evenings to link says."""
    return TickedWords(
        fr_en("Membres", "Members"),
        fr_en("Relier les soirées jouées", "Link the events played"),
        fr_en(
            "Chaque joueur inscrit est rapproché d’une fiche, par la licence puis par le nom. "
            "Entre homonymes, choisissez\u00a0; ce qui n’est pas coché reste à relier.",
            "Each registered player is matched to a profile, by licence and then by name. Choose "
            "between people of the same name; what is not ticked stays to be linked.",
        ),
        (
            ("sure", fr_en("Une fiche", "One profile")),
            ("several", fr_en("Plusieurs fiches", "Several profiles")),
            ("new", fr_en("Nouveaux membres", "New members")),
            ("guest", fr_en("Nouveaux invités", "New guests")),
        ),
        (
            fr_en("Joueur", "Player"),
            fr_en("Soirée", "Event"),
            fr_en("Fiche", "Profile"),
        ),
        lambda count: counted(
            count,
            fr_en("Relier {0} ligne", "Link {0} line"),
            fr_en("Relier {0} lignes", "Link {0} lines"),
        ),
        fr_en("Toutes les soirées sont reliées.", "Every event is linked."),
    )


def file_proposals(told: SecondFile) -> tuple[Proposed, ...]:
    """Return a line for each difference that a second file brings."""
    several = fr_en("plusieurs fiches de ce nom", "several profiles with this name")
    added = (
        Proposed(
            one.key,
            "added",
            one.person.display_name,
            several if one.fits else "",
            _person_line(one.person),
        )
        for one in told.added
    )
    changed = (
        Proposed(
            change.key,
            "changed",
            change.member.name,
            _field(change.field, change.before),
            _field(change.field, change.after),
        )
        for change in told.changed
    )
    off = fr_en("hors de la liste", "removed from the list")
    missing = (
        Proposed(missing_key(one), "missing", one.name, one.person.club, off, grave=True)
        for one in told.missing
    )
    untouched = (
        Proposed(("same", one.id), "untouched", one.name, one.person.club, takeable=False)
        for one in told.untouched
    )
    return (*added, *changed, *missing, *untouched)


def link_proposals(
    waiting: Sequence[Unlinked], titles: Mapping[int, str]
) -> tuple[tuple[Proposed, ...], frozenset[Hashable]]:
    """Return a line for each card that fits an entrant, and those that are ticked: the sure.

    Whom no card fits may get one, as a member or as a guest: a line each.
    """
    lines = list[Proposed]()
    sure = set[Hashable]()
    for one in waiting:
        evening = titles.get(one.entrant[0], "")
        name = one.person.display_name
        cards = tuple(dict.fromkeys(one.fits))
        if one.sure:
            group = "sure"
        elif cards:
            group = "several"
        else:
            group = "new"
        for card in cards:
            key = (one.entrant, card.id)
            if one.sure:
                rival = None
            else:
                rival = one.entrant
            lines.append(Proposed(key, group, name, evening, _card(card), rival))
        if one.sure:
            sure.add((one.entrant, cards[0].id))
        if not cards:
            member = fr_en("nouvelle fiche, membre", "new profile, member")
            guest = fr_en("nouvelle fiche, invité", "new profile, guest")
            for number, kind, new in ((NEW, "new", member), (NEW_GUEST, "guest", guest)):
                key = (one.entrant, number)
                lines.append(Proposed(key, kind, name, evening, new, one.entrant))
    return tuple(lines), frozenset(sure)


def link(
    kept: Register, keys: Iterable[tuple[Played, int]], waiting: Sequence[Unlinked], today: date
) -> int:
    """Link what was ticked; return how many entrants. One newcomer of several evenings is one."""
    cards = {card.id: card for card in kept.members()}
    people = {one.entrant: one.person for one in waiting}
    wanted = {entrant: number for entrant, number in keys if entrant in people}
    new = dict[tuple[str, str], Member]()
    for e, number in wanted.items():
        if number not in cards:
            person = people[e]
            guest = number == NEW_GUEST
            new[person.name_key, person.licence] = Member(NEW, person, guest=guest, since=today)
    made = dict(zip(new, kept.keep(tuple(new.values())), strict=True))
    kept.enter(
        {
            e: cards[number] if number in cards else made[people[e].name_key, people[e].licence]
            for e, number in wanted.items()
        }
    )
    return len(wanted)


def _accept_words(count: int) -> str:
    one = fr_en("Accepter {0} ligne", "Accept {0} line")
    return counted(count, one, fr_en("Accepter {0} lignes", "Accept {0} lines"))


def _person_line(person: Person) -> str:
    return " · ".join(filter(None, (person.club, person.licence, person.pseudonym, person.email)))


def _field(name: str, value: str) -> str:
    if name in DAYS and value:
        value = short_day(date.fromisoformat(value))
    told = value or fr_en("rien", "nothing")
    return fr_en("{0}\u00a0: {1}", "{0}: {1}").format(field_words(name), told)


def _card(card: Member) -> str:
    number = fr_en("fiche {0}", "profile {0}").format(whole(card.id))
    return " · ".join(filter(None, (number, card.name, card.person.club, card.person.licence)))
