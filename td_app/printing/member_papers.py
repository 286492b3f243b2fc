"""The papers of the register: a player's card, the notice on what the club keeps."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from functools import partial

from reports.facts import Heading
from reports.places_chart import Finish, Finishes
from reports.player_card import CardDuel, CardEvening, PlayerCardFacts, render_player_card
from reports.privacy_notice import PrivacyNotice, render_privacy_notice
from td_app.club.player_cards import Duel, PlayerCard
from td_app.printing.document import Stationery
from td_app.words.figures import short_day, whole
from td_app.words.language import Language
from td_app.words.members import RANKS, figure_words, mean_rank_words, place_of, title_words
from td_app.words.speaking import say
from td_app.words.terms import place_text


def player_card_pdf(
    card: PlayerCard, points: Mapping[int, str], stationery: Stationery, now: datetime
) -> bytes:
    """Return the PDF of a player's card, without sanctions: it may be handed to anybody.

    ``points`` of the evenings that a season counts, as worded, by tournament.
    """
    language = stationery.language
    facts = PlayerCardFacts(
        heading=heading_of_the_club(stationery, now),
        player=card.member.name,
        figures=figures(card, language),
        evenings=tuple(
            CardEvening(
                date=_day(e.date),
                name=e.name,
                place=place_of(e.place, e.entrants, language),
                kills=str(e.kills or ""),
                points=points.get(e.tournament, ""),
            )
            for e in card.evenings
        ),
        duels=tuple(map(_duel, card.duels)),
        ranks=finishes_of(card, language),
    )
    return render_player_card(facts)


def privacy_notice_pdf(stationery: Stationery, now: datetime) -> bytes:
    """Return the PDF of the notice handed to players."""
    facts = PrivacyNotice(heading_of_the_club(stationery, now), stationery.host)
    return render_privacy_notice(facts)


def figures(card: PlayerCard, language: Language | None = None) -> tuple[tuple[str, str], ...]:
    """Return the figures of a card, each with its title."""
    best = place_text(card.best.place, language=language) if card.best else "–"
    told = {
        "evenings": whole(len(card.evenings)),
        "wins": whole(card.wins),
        "podiums": whole(card.podiums),
        "kills": whole(card.kills),
        "best": best,
    }
    return tuple((figure_words(key, language), figure) for key, figure in told.items())


def finishes_of(card: PlayerCard, language: Language | None = None) -> Finishes:
    """Return the ranks of a card to be drawn, the first evening first."""
    finished = card.finished[::-1]
    if not finished:
        return Finishes("", "", ())
    mean = sum(evening.place for evening in finished) / len(finished)
    evenings = tuple(
        Finish(
            f"{one.date[8:10]}/{one.date[5:7]}" if one.date else "",
            one.place,
            one.entrants,
            place_text(one.place, language=language),
        )
        for one in finished
    )
    return Finishes(
        say(RANKS, language=language),
        mean_rank_words(mean, language),
        evenings,
        partial(place_text, language=language),
    )


def _duel(duel: Duel) -> CardDuel:
    knocked = f"{duel.knocked} / {duel.knocked_by}"
    return CardDuel(duel.name, whole(duel.met), whole(duel.ahead), knocked)


def heading_of_the_club(stationery: Stationery, now: datetime) -> Heading:
    """Return the heading of a paper that is of no evening."""
    title = stationery.club or title_words(stationery.language)
    return Heading(
        title, None, "", now, stationery.words, "", logo=stationery.logo, size=stationery.size
    )


def _day(iso: str) -> str:
    try:
        return short_day(date.fromisoformat(iso))
    except ValueError:
        return iso
