"""The notice handed to players: what the club keeps of them, why, how long, what they may ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.lettering import TypeStyle
from reports.page_layout import body_width, heading_block, is_small, paragraph, print_pages

TITLE = ("Vos données au club", "Your data at the club")
PLAIN = TypeStyle(11)
ON_A_SMALL_SHEET = TypeStyle(9.5)

#: Each matter by its title, then what is said of it.
MATTERS = (
    (
        ("Ce qui est gardé", "What is kept"),
        (
            "Votre nom, votre prénom, votre pseudo, votre club, votre numéro de licence, la date "
            "jusqu’à laquelle la cotisation est payée, si vous êtes membre ou invité ; votre "
            "adresse e-mail et votre téléphone si vous les avez donnés. Aucune copie de pièce "
            "d’identité : seule une case dit que la majorité a été vérifiée ce soir-là.",
            "Your last and first name, your pseudonym, your club, your licence number, the date "
            "until which dues are paid, whether you are a member or a guest; your e-mail address "
            "and phone if you gave them. No copy of identity papers: a box alone says that your "
            "age was checked that evening.",
        ),
    ),
    (
        ("Pour quoi faire", "What for"),
        (
            "Tenir les tournois et le classement de la saison. Vos rangs, vos éliminations et vos "
            "points sont liés à votre fiche. Une sanction n’est vue que des directeurs, et n’est "
            "plus montrée à la fin de la saison.",
            "To run the tournaments and the season’s ranking. Your ranks, knock-outs and points "
            "are tied to your card. A penalty is seen by the directors alone, and is not shown "
            "any more once the season is over.",
        ),
    ),
    (
        ("Qui les voit", "Who sees them"),
        (
            "Ceux qui dirigent les tournois du club. Les classements affichés ou publiés montrent "
            "votre nom ou votre pseudo, jamais votre licence. La fédération reçoit le classement "
            "avec les numéros de licence quand une de ses compétitions le demande.",
            "Those who direct the club’s tournaments. Rankings on the wall or published show your "
            "name or pseudonym, never your licence. The federation receives the ranking with "
            "licence numbers when one of its competitions asks for it.",
        ),
    ),
    (
        ("Ce que vous pouvez demander", "What you may ask"),
        (
            "Voir : un fichier lisible avec tout ce qui est gardé sur vous. Corriger : une fiche "
            "se corrige en un instant. Refuser la publication : votre pseudo remplace votre nom "
            "dans ce qui paraîtra ; ce qui est déjà publié ou imprimé ne peut pas être repris. "
            "Être effacé : votre nom part de partout, des soirées passées et des copies de sûreté "
            "aussi ; les résultats restent, sans vous nommer.",
            "To see: a readable file with all that is kept about you. To correct: a card is "
            "corrected in a moment. To refuse publication: your pseudonym replaces your name in "
            "what will appear; what is already published or printed cannot be called back. To be "
            "erased: your name goes everywhere, from past evenings and backups too; results stay, "
            "without naming you.",
        ),
    ),
    (
        ("À qui le demander", "Whom to ask"),
        (
            "Au bureau du club ou au directeur du tournoi, à tout moment. Sans réponse, la CNIL "
            "peut être saisie : www.cnil.fr.",
            "The club’s committee or the tournament director, at any time. Without an answer, you "
            "may turn to the data protection authority (in France the CNIL: www.cnil.fr).",
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class PrivacyNotice:
    """The notice of a club: its heading names the club."""

    heading: Heading


def render_privacy_notice(facts: PrivacyNotice) -> bytes:
    """Return the PDF of the notice, one page."""
    words = facts.heading.words
    blocks = tuple(_blocks(facts.heading, words))
    return print_pages(facts.heading, words.say(TITLE), Section(blocks))


def _blocks(heading: Heading, words: Words) -> Iterator[Block]:
    wide = body_width(heading)
    style = ON_A_SMALL_SHEET if is_small(heading) else PLAIN
    for title, told in MATTERS:
        yield heading_block(words.say(title), wide)
        yield from paragraph(words.say(told), wide, style)
