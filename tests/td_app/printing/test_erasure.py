"""The certificate of an erasure: what was erased, what is clean, what was not reached."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from read_papers import read_once

from td_app.ports.copies import CopiesErased, SafeCopy
from td_app.ports.privacy import PlaceRead, Trace
from td_app.printing.document import Stationery
from td_app.printing.personal_data import Erasure, card_lines, certificate_pdf, receipt_of_site
from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.words.language import Language, answering_in

COPY = SafeCopy(Path("/club/copies/2026-03-14 20h00m00.db"), 0)
LOST = SafeCopy(Path("/club/copies/2026-03-13 20h00m00.db"), 0)
EVERYWHERE = Erasure(
    "ZÉBULONSKI Barnabé",
    "Joueur effacé 3",
    (Trace("entrant", 3, photo=True), Trace("entrant", 4), Trace("note", 2), Trace("device", 0)),
    CopiesErased(
        (COPY,),
        ((LOST, "FILE_CORRUPTED"),),
        2,
        (
            PlaceRead("club", "/club/club.db", (("namesake", 1), ("beyond", 2))),
            PlaceRead("copy", str(COPY.path)),
            PlaceRead("copy", str(LOST.path), code="FILE_CORRUPTED"),
            PlaceRead("report", "/club/crash-reports/1.txt"),
            PlaceRead("post", "/club/post.ini"),
        ),
    ),
    Path("/media/CLE"),
    server=True,
)
SAID = {
    "fr": (
        "Attestation d’effacement",
        "Remise à ZÉBULONSKI Barnabé le 14/03/2026",
        "Inscription : 2",
        "Téléphone associé : 1",
        "Photo du vainqueur : 1",
        "Rapports de panne supprimés : 2",
        "une autre personne de ce nom : 1",
        "/media/CLE : n’était pas branché",
        "2026-03-13 20h00m00.db : illisible",
    ),
    "en": (
        "Certificate of erasure",
        "Entry: 2",
        "Paired phone: 1",
        "Photo of the winner: 1",
        "another person of that name: 1",
        "/media/CLE: was not plugged in",
    ),
}


@pytest.mark.parametrize("size", ["A4", "A5"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_says_all_of_it(language: Language, size: str) -> None:
    stationery = Stationery(language, "Les As du Bocage", size=size)
    pdf = certificate_pdf(EVERYWHERE, stationery, datetime(2026, 3, 14, 21))
    paper = read_once(pdf)
    assert len(paper.pages) == 1
    assert paper.missing(SAID[language]) == []


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (PublicName.UNASKED, ["Membre du club"]),
        (PublicName.INITIAL, ["Membre du club", "Nom en public\u00a0: Prénom et initiale"]),
        (PublicName.NOTHING, ["Membre du club", "Nom en public\u00a0: Aucun nom"]),
    ],
)
def test_whoever_asks_for_their_data_reads_which_public_name_they_chose(
    choice: PublicName, told: list[str]
) -> None:
    card = Member(1, Person("Dupré", "Agathe"), in_public=choice)
    with answering_in("fr"):
        assert list(card_lines(card)) == told


ON_SITE = {
    "fr": (
        "Sur le site du club",
        "Pages réécrites sans le nom : 12",
        "Pages supprimées, dont l’adresse ne répond plus : 2",
        "encore à envoyer, qui montrent le nom jusque-là : 3",
        "moteurs de recherche, archives",
    ),
    "en": (
        "On the club’s site",
        "Pages rewritten without the name: 12",
        "Pages removed, whose address answers no more: 2",
        "search engines, archives, screenshots.",
    ),
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_says_what_was_done_on_the_site_and_what_nobody_can_promise(language: Language) -> None:
    site = replace(EVERYWHERE.done, elsewhere=receipt_of_site(12, 2, 3))
    now = datetime(2026, 3, 14, 21)
    pdf = certificate_pdf(replace(EVERYWHERE, done=site), Stationery(language), now)
    paper = read_once(pdf)
    assert len(paper.pages) == 1
    assert paper.missing((*SAID[language], *ON_SITE[language])) == []
    nowhere = read_once(certificate_pdf(EVERYWHERE, Stationery(language), now))
    told = ON_SITE[language]
    assert nowhere.missing(told) == list(told), "a club that publishes nothing"
