"""What a club hands over on data: the notice to players, the certificate to whom it erased."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.half_sheet import draw_blank
from reports.labels import Pair
from reports.lettering import TypeStyle, Weight
from reports.page_layout import (
    body_width,
    heading_block,
    is_small,
    paragraph,
    print_pages,
    text_line,
)

CERTIFICATE: Final = ("Attestation d’effacement", "Certificate of erasure")
TITLE: Final = ("Vos données au club", "Your data at the club")
PLAIN: Final = TypeStyle(10.5)
ON_A_SMALL_SHEET: Final = TypeStyle(8)
#: What the letters lose where the site is told too, so that all of it stays on one page.
TIGHTER: Final = 0.5
TITLE_ON_A_SMALL_SHEET: Final = TypeStyle(9, Weight.BOLD)
BLANK_HEIGHT: Final = 17


@dataclass(frozen=True, slots=True)
class Matter:
    """One matter of the notice: its title, its text, then the lines the club fills in by hand."""

    title: Pair
    text: Pair
    blanks: tuple[Pair, ...] = ()


RECEIVERS: Final = Matter(
    ("Qui les reçoit", "Who receives them"),
    (
        "Les personnes qui dirigent les tournois du club ; elles seules voient les sanctions. "
        "La salle et le public voient dans les classements votre nom ou votre pseudo, jamais "
        "votre licence. La fédération reçoit le classement avec les numéros de licence quand "
        "une de ses compétitions le demande. L’éditeur du logiciel ne reçoit rien.",
        "The people who run the club’s tournaments; they alone see penalties. The room and the "
        "public see your name or nickname in rankings, never your licence. The federation "
        "receives the ranking with licence numbers when one of its competitions asks for it. "
        "The software’s publisher receives nothing.",
    ),
)
ON_SITE: Final = (
    "Le site du club, hébergé par {host}, montre vos résultats sous le nom que vous choisissez "
    "(entier, prénom et initiale, pseudo, aucun).",
    "The club’s site, hosted by {host}, shows your results under the name you choose (full, first "
    "name and initial, nickname, none).",
)
MATTERS: Final = (
    Matter(
        ("Qui en est responsable", "Who is responsible"),
        (
            "L’association qui organise ce tournoi décide de l’usage de vos données.",
            "The association running this tournament decides how your data are used.",
        ),
        (
            ("Association et représentant", "Association and representative"),
            ("Contact (adresse, e-mail)", "Contact (address, email)"),
        ),
    ),
    Matter(
        ("Ce qui est conservé", "What is kept"),
        (
            "Sur votre fiche : nom, prénom, pseudo, club, numéro de licence, membre ou invité, "
            "jours d’arrivée au club et de départ, date jusqu’à laquelle la cotisation est payée, "
            "jour où votre majorité a été vérifiée, nom choisi en public, note libre (300 "
            "caractères au plus) ; e-mail et téléphone, facultatifs. Des tournois : vos places, "
            "vos résultats, vos paiements, les incidents et sanctions notés à la table ; la photo "
            "du vainqueur, vue dans la salle, et partagée s’il l’accepte. Aucune copie de pièce "
            "d’identité n’est gardée.",
            "On your profile: last and first name, nickname, club, licence number, member or "
            "guest, the days you joined and left the club, the date until which dues are paid, "
            "the day your age was checked, the name chosen in public, a free note (at most 300 "
            "characters); email and phone, optional. From tournaments: your seats, results and "
            "payments, incidents and penalties recorded at the table; the winner’s photo, seen in "
            "the room, and shared if they accept it. No copy of identity documents is kept.",
        ),
    ),
    Matter(
        ("Pourquoi, et sur quelle base", "Why, and on what legal basis"),
        (
            "Vous inscrire, diriger les tournois, tenir la caisse et le classement : c’est "
            "nécessaire à votre adhésion ou à votre inscription (RGPD, article 6.1 b). Publier les "
            "résultats, noter incidents et sanctions : c’est l’intérêt légitime du club (6.1 f). "
            "Vous joindre par e-mail ou téléphone, vous photographier : avec votre accord (6.1 a), "
            "que vous pouvez retirer à tout moment.",
            "To register you, run the tournaments, keep the till and the ranking: it is needed for "
            "your membership or entry (GDPR, article 6.1 b). To publish results, record incidents "
            "and penalties: it is the club’s legitimate interest (6.1 f). To reach you by email or "
            "phone, to photograph you: with your consent (6.1 a), which you can withdraw at any "
            "time.",
        ),
    ),
    Matter(
        ("Combien de temps", "How long"),
        (
            "Tant que vous jouez au club, puis pendant la durée écrite ici ; le club efface "
            "ensuite votre nom. Une sanction ne s’affiche plus une fois la saison terminée.",
            "As long as you play at the club, then for the period written here; the club then "
            "erases your name. A penalty is no longer shown once the season is over.",
        ),
        (("Durée fixée par le club", "Period set by the club"),),
    ),
    RECEIVERS,
    Matter(
        ("Vos droits", "Your rights"),
        (
            "Consulter vos données et en recevoir un fichier lisible ; les faire corriger ; "
            "demander que leur usage soit limité ; vous opposer à cet usage. Refuser la "
            "publication : votre pseudo ou un numéro remplace votre nom dans ce qui paraîtra ; ce "
            "qui est déjà publié ou imprimé ne peut pas être repris. Être effacé : nom et photo "
            "quittent le fichier du club et les copies de sûreté à portée ; une attestation dit où "
            "le nom a pu rester. Les résultats restent, sans votre nom.",
            "See your data and receive a readable file of them; have them corrected; ask for their "
            "use to be restricted; object to that use. Refuse publication: your nickname or a "
            "number replaces your name in anything published later; what is already published or "
            "printed cannot be called back. Be erased: name and photo leave the club’s file and "
            "the backups within reach; a certificate tells where the name may remain. Results "
            "stay, without your name.",
        ),
    ),
    Matter(
        ("À qui vous adresser", "Who to ask"),
        (
            "Au contact ci-dessus ou au directeur du tournoi, à tout moment ; le club répond sous "
            "un mois. À tout moment aussi, vous pouvez adresser une réclamation à la CNIL : "
            "www.cnil.fr.",
            "The contact above or the tournament director, at any time; the club answers within a "
            "month. Also at any time, you may lodge a complaint with the data protection authority "
            "(in France the CNIL: www.cnil.fr).",
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class PrivacyNotice:
    """The notice of a club: its heading names the club, ``host`` who keeps its site, if any."""

    heading: Heading
    host: str = ""


def render_privacy_notice(facts: PrivacyNotice) -> bytes:
    """Return the PDF of the notice, one page."""
    words = facts.heading.words
    blocks = tuple(_blocks(facts, words))
    return print_pages(facts.heading, words.say(TITLE), Section(blocks))


def _blocks(facts: PrivacyNotice, words: Words) -> Iterator[Block]:
    heading = facts.heading
    wide = body_width(heading)
    small = is_small(heading)
    style = ON_A_SMALL_SHEET if small else PLAIN
    if facts.host:
        style = replace(style, size=style.size - TIGHTER)
    for matter in MATTERS:
        title = words.say(matter.title)
        if small:
            yield text_line(title, TITLE_ON_A_SMALL_SHEET, gap=5, kept=True)
        else:
            yield heading_block(title, wide)
        text = words.say(matter.text)
        if matter is RECEIVERS and facts.host:
            text = f"{text} {words.say(ON_SITE, host=facts.host)}"
        yield from paragraph(text, wide, style)
        yield from (
            Block(BLANK_HEIGHT, partial(draw_blank, label=words.say(label)))
            for label in matter.blanks
        )


@dataclass(frozen=True, slots=True)
class ErasureCertificate:
    """What was erased of somebody, as sentences: an opening, then each part with its lines."""

    heading: Heading
    opening: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]


def render_erasure_certificate(facts: ErasureCertificate) -> bytes:
    """Return the PDF of a certificate."""
    heading = facts.heading
    return print_pages(heading, heading.words.say(CERTIFICATE), Section(tuple(_certified(facts))))


def _certified(facts: ErasureCertificate) -> Iterator[Block]:
    wide = body_width(facts.heading)
    style = ON_A_SMALL_SHEET if is_small(facts.heading) else PLAIN
    yield from paragraph(facts.opening, wide, style)
    for title, lines in facts.parts:
        yield heading_block(title, wide)
        for line in lines:
            yield from paragraph(f"– {line}", wide, style)
