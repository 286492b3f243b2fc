"""What the club's register knows of its entrants, in words."""

from __future__ import annotations

from datetime import date

from td_app.club.check_in import CheckIn, LastEvening
from td_app.register.member import Member
from td_app.words.figures import short_day, whole
from td_app.words.language import fr_en


def age_words(day: date) -> str:
    """Return since when somebody's majority is known."""
    return fr_en("Majorité vérifiée le {0}.", "Age checked on {0}.").format(short_day(day))


def card_age_words(day: date) -> str:
    """Return since when a card says that somebody is of age."""
    return fr_en("(Fiche\u00a0: vérifiée le {0}.)", "(Profile: checked on {0}.)").format(
        short_day(day)
    )


def how_to_begin(check_in: CheckIn | None) -> str:
    """Return how people are entered on an empty list: by a few letters where the club knows any."""
    if check_in is not None and check_in.cards():
        return fr_en(
            "Qui est au registre du club est connu ici\u00a0: tapez quelques lettres de son nom "
            "dans le champ ci-dessus, puis Entrée. Une liste de préinscrits s’importe aussi.",
            "Anyone on the members list is known here: type a few letters of their name in the "
            "field above, then press Enter. A pre-registration list can be imported too.",
        )
    return fr_en(
        "Importez le fichier des membres ou la liste des préinscrits, puis pointez les "
        "présents. Pour un seul joueur, tapez son nom dans le champ ci-dessus, puis Entrée.",
        "Import the members’ file or the pre-registration list, then mark who is present. For "
        "a single player, type the name in the field above, then press Enter.",
    )


def last_evening_words(last: LastEvening, listed: int) -> str:
    """Return how many of the last evening's players were put on the list."""
    if not listed:
        words = fr_en(
            "Les joueurs de «\u00a0{0}\u00a0» sont déjà sur la liste.",
            "The players of “{0}” are already on the list.",
        )
        return words.format(last.name)
    one = fr_en(
        "Un joueur de «\u00a0{0}\u00a0» inscrit, à pointer à son arrivée.",
        "One player of “{0}” registered, to be marked on arrival.",
    )
    several = fr_en(
        "{1} joueurs de «\u00a0{0}\u00a0» inscrits, à pointer à leur arrivée.",
        "{1} players of “{0}” registered, to be marked on arrival.",
    )
    return (one if listed == 1 else several).format(last.name, whole(listed))


def dues_words(card: Member | None) -> str:
    """Return that somebody's dues are late, empty when they are not: seen, never in the way."""
    if card is None or card.dues_until is None or not card.dues_late(date.today()):
        return ""
    words = fr_en("{0}\u00a0: cotisation échue le {1}.", "{0}: dues expired on {1}.")
    return words.format(card.name, short_day(card.dues_until))


def standing_words(card: Member | None) -> str:
    """Return what somebody is to the club, in a few words."""
    if card is None:
        return fr_en("Registre\u00a0: pas de fiche reliée", "Members list: no linked profile")
    if card.guest:
        return fr_en("Registre\u00a0: invité", "Members list: guest")
    if card.dues_until is None:
        return fr_en("Registre\u00a0: membre", "Members list: member")
    until = short_day(card.dues_until)
    if card.dues_late(date.today()):
        words = fr_en(
            "Registre\u00a0: membre, cotisation échue le {0}",
            "Members list: member, dues expired on {0}",
        )
        return words.format(until)
    words = fr_en(
        "Registre\u00a0: membre, cotisation jusqu’au {0}",
        "Members list: member, dues paid until {0}",
    )
    return words.format(until)
