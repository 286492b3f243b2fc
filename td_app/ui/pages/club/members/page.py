"""Members: the register of the club, brought up to date, and what each of its people played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import cached_property
from itertools import chain
from typing import TypeVar

from PySide6.QtWidgets import QStackedWidget

from rules_ropta.ruling import Refused
from td_app.club.player_cards import EveningPlayed, evenings_played
from td_app.ports.trouble import StorageTrouble
from td_app.printing.card_files import cards_csv
from td_app.register.member import NEW, Member
from td_app.register.repository import Played, Register
from td_app.register.same_person import (
    APART,
    Unlinked,
    card_of,
    pairs_read,
    pairs_written,
    twins,
    unlinked,
)
from td_app.register.second_file import Key, SecondFile, accepted, compared
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, ToMember
from td_app.ui.pages.club.members.card_acts import CardActs
from td_app.ui.pages.club.members.card_view import CardView, day_written
from td_app.ui.pages.club.members.proposals import (
    file_proposals,
    file_words,
    link,
    link_proposals,
    link_words,
)
from td_app.ui.pages.club.members.register_view import RegisterView
from td_app.ui.pages.club.members.ticked_view import TickedView
from td_app.ui.pages.club.members.twins_view import TwinsView
from td_app.ui.pages.page import ClubPage
from td_app.ui.pages.program.importing.page import ImportPage, Into, TakesFiles
from td_app.ui.printing.outcome import Saving
from td_app.ui.widgets.layout import column
from td_app.words import refusal_sentence
from td_app.words.figures import counted, points_figure
from td_app.words.language import current_language, fr_en

T = TypeVar("T")
V = TypeVar("V", ImportPage, TickedView, TwinsView, CardView)

SEASONS = 2
"""Seasons whose points a player’s card tells, the latest ones."""


class MembersPage(TakesFiles, ClubPage):
    """The list first; other views of the register in its place."""

    def __init__(self, desk: Desk) -> None:
        """Show the register of the club of ``desk``."""
        super().__init__(desk)
        self.register = RegisterView()
        self._members: Sequence[Member] = ()
        self._told: SecondFile | None = None
        self._waiting: Sequence[Unlinked] = ()
        self.saving = Saving(self)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.register)
        self.setAcceptDrops(True)
        column(self._stack, on=self, margins=0)
        self._listen()

    @cached_property
    def importing(self) -> ImportPage:
        """Return where a file is imported."""
        words = fr_en("Membres", "Members")
        view = self._joined(ImportPage(Into(words, tuple, self._refusal, self._read_file)))
        view.imported.connect(self._on_imported)
        return view

    @cached_property
    def file(self) -> TickedView:
        """Return what a second file of the register would change."""
        view = self._joined(TickedView(file_words()))
        view.accepted.connect(self._accept_file)
        return view

    @cached_property
    def twins(self) -> TwinsView:
        """Return the cards that may be one person's."""
        view = self._joined(TwinsView())
        view.merged.connect(self._merge)
        view.separated.connect(self._separate)
        view.apart.connect(self._say_apart)
        return view

    @cached_property
    def links(self) -> TickedView:
        """Return the view of entrants of earlier evenings without a link."""
        view = self._joined(TickedView(link_words()))
        view.accepted.connect(self._link)
        return view

    @cached_property
    def card(self) -> CardView:
        """Return the card of what a member played."""
        view = self._joined(CardView())
        view.linksAsked.connect(self.show_links)
        return view

    @cached_property
    def acts(self) -> CardActs:
        """Return the acts on a member's card."""
        acts = CardActs(self.desk, self.card)
        acts.erased.connect(self._on_erased)
        return acts

    def made_ahead(self) -> Iterator[object]:
        """Make the views that take the place of the list."""
        yield self.acts
        yield self.twins
        yield self.links
        yield self.importing
        yield self.file

    def refresh(self) -> None:
        """Show the register as it is now."""
        self.tried(self._show)
        if "importing" in self.__dict__:
            self.importing.refresh()

    def go(self, destination: Destination) -> None:
        """Show somebody's card in the list."""
        match destination:
            case ToMember(number, played=True):
                self.show_played(number)
            case ToMember(number):
                self.show_list()
                self.register.show_member(number)

    def find_text(self, text: str) -> None:
        """Search the register for this text."""
        self.show_list()
        self.register.list.search.search_for(text)

    def unsaved_changes(self) -> str:
        """Return that a card is unsaved, "" when none is."""
        shown = self._stack.currentWidget()
        if isinstance(shown, ImportPage) and shown.reading:
            return fr_en("La liste à importer", "The list to import")
        if shown is self.__dict__.get("file"):
            return fr_en("La mise à jour du registre", "The update of the members list")
        form = self.register.form
        written = self.register.several.edited or (not form.isHidden() and form.edited)
        if written:
            return fr_en("Une fiche du registre", "A profile on the members list")
        return ""

    def show_list(self) -> None:
        """Show the list, in place of any card or import."""
        self._stack.setCurrentWidget(self.register)

    def show_import(self) -> None:
        """Show where a file is imported into the register."""
        self.importing.start()
        self._stack.setCurrentWidget(self.importing)
        self.importing.source.choose.setFocus()

    def show_twins(self) -> None:
        """Show the cards that may be one person's, and those that were merged."""
        self.tried(self._find_twins)
        self._stack.setCurrentWidget(self.twins)

    def show_links(self) -> None:
        """Show the entrants of earlier evenings that nobody linked yet, with the cards that fit.

        Players of meetings, visitors for the most, are told by their number alone.
        """
        self.tried(self._find_links)
        self._stack.setCurrentWidget(self.links)

    def show_visitors(self) -> None:
        """Show the players of meetings that nobody linked, nothing being ticked for anybody."""
        self.tried(lambda kept: self._find_links(kept, visitors=True))
        self._stack.setCurrentWidget(self.links)

    def show_played(self, number: int) -> None:
        """Show the card of what a member played."""
        self.refresh()
        member = next((one for one in self._members if one.id == number), None)
        if member is None:
            self.show_list()
            return
        self.card.set_refusal(self._refusal() or "")
        points, besides = self.tried(lambda _kept: self._of_seasons(number)) or ({}, ())
        if self.tried(lambda _kept: self.acts.show(self.club, member, points, besides)) is None:
            return
        self._stack.setCurrentWidget(self.card)
        self.card.evenings.setFocus()

    def tried(self, act: Callable[[Register], T]) -> T | None:
        """Return the result of an act on the register; None after reporting why it failed."""
        kept = self.club.register
        if kept is None:
            return None
        if self.desk.check_in is not None:
            self.desk.check_in.forget()
        try:
            return act(kept)
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return None

    def _show(self, kept: Register) -> None:
        self._members = kept.members()
        played = kept.played()
        unknown = kept.entrants().keys() - played.keys()
        meetings = {row.id for row in self.club.meetings()}
        visitors = sum(evening in meetings for evening, _ in unknown)
        evenings = evenings_played(self.club)
        told = (len(unknown) - visitors, visitors, self._refusal() or "")
        self.register.show_register(self._members, evenings, *told)

    def _of_seasons(self, number: int) -> tuple[dict[int, str], Sequence[EveningPlayed]]:
        """Return a member's points in recent seasons by evening, and their imported evenings."""
        points = dict[int, str]()
        besides = list[EveningPlayed]()
        for season in self.desk.seasons.seasons()[:SEASONS]:
            board = self.desk.seasons.board(season)
            kept = {one.key: one.kept for one in board.evenings}
            everyone = self.desk.seasons.facts(season).played
            theirs = (line.played for line in board.rows if line.who.key == f"m{number}")
            for one in chain.from_iterable(theirs):
                evening = kept[one.evening]
                key = evening.tournament or -evening.id
                points[key] = points_figure(one.total)
                if key < 0:
                    # A member's key in a season is their number after an m.
                    there = tuple(
                        (int(other.player[1:]), other.place)
                        for other in everyone
                        if other.evening == one.evening and other.player[:1] == "m"
                    )
                    told = (key, evening.date, evening.name, one.place, one.entrants, one.kills)
                    besides.append(EveningPlayed(*told, there=there))
        return points, besides

    def _refusal(self) -> str | None:
        if self.club.read_only:
            return refusal_sentence(Refused("LOOKING_ONLY"), str)
        return None

    def _listen(self) -> None:
        register = self.register
        register.kept.connect(self._keep)
        register.several.changed.connect(self._keep_several)
        register.several.exportAsked.connect(self._export)
        self.saving.saved.connect(
            lambda paths: self.noted.emit(
                fr_en("Enregistré dans {0}", "Saved to {0}").format(paths[0])
            )
        )
        self.saving.failed.connect(self.desk.trouble)
        register.leftAsked.connect(self._leave)
        register.importAsked.connect(self.show_import)
        register.twinsAsked.connect(self.show_twins)
        register.linksAsked.connect(self.show_links)
        register.cardAsked.connect(self.show_played)

    def _joined(self, view: V) -> V:
        """A view that was just made, in its place; closed, it leads back to the list."""
        self._stack.addWidget(view)
        view.closed.connect(self.show_list)
        return view

    def _read_file(self, people: tuple[Person, ...], _present: bool) -> bool:
        days = self.importing.preview.days_taken()
        told = self.tried(lambda kept: compared(people, kept.members(), days))
        if told is None:
            return False
        if self._members:
            self._told = told
            self.file.propose(file_proposals(told), told.keys(), self._refusal() or "")
            return True
        # The first file of a club: there is nothing to compare it with.
        kept = self.tried(lambda kept: kept.keep(accepted(told, told.keys(), date.today())))
        self._told = None
        return kept is not None

    def _on_imported(self, people: tuple[Person, ...]) -> None:
        if self._told is not None:
            self._stack.setCurrentWidget(self.file)
        else:
            self._settled(len(people))

    def _accept_file(self, keys: frozenset[Key]) -> None:
        told = self._told
        if told is None:
            return
        if self.tried(lambda kept: kept.keep(accepted(told, keys, date.today()))) is not None:
            self._told = None
            self._settled(len(keys))

    def _settled(self, lines: int) -> None:
        self.refresh()
        self.show_list()
        one = fr_en("{0} ligne enregistrée au registre.", "{0} line saved to the members list.")
        several = fr_en(
            "{0} lignes enregistrées au registre.", "{0} lines saved to the members list."
        )
        self.noted.emit(counted(lines, one, several))

    def _find_links(self, kept: Register, visitors: bool = False) -> None:
        cards = kept.members()
        played = kept.played()
        meetings = {row.id for row in self.club.meetings()}
        every = unlinked(kept.entrants(), cards, played)
        here = [one for one in every if (one.entrant[0] in meetings) is visitors]
        self._waiting = sorted(here, key=lambda one: visitors and not one.fits)
        if visitors:
            self._say_visitors(0)
        else:
            self._say_visitors(len(every) - len(self._waiting))
        titles = {
            row.id: " · ".join(filter(None, (day_written(row.date), row.name)))
            for row in self.club.evenings()
        }
        proposed, sure = link_proposals(self._waiting, titles)
        self.links.propose(proposed, () if visitors else sure, self._refusal() or "")

    def _say_visitors(self, count: int) -> None:
        one = fr_en(
            "{0} joueur de rencontre est un visiteur\u00a0: il n’est pas proposé.",
            "{0} team-match player is a visitor and is not suggested.",
        )
        several = fr_en(
            "{0} joueurs de rencontres sont des visiteurs\u00a0: ils ne sont pas proposés.",
            "{0} team-match players are visitors and are not suggested.",
        )
        link_some = fr_en("En relier…", "Link some…")
        words = ""
        if count:
            words = counted(count, one, several)
        self.links.aside.say(words, link_some, self.show_visitors)

    def _link(self, keys: frozenset[tuple[Played, int]]) -> None:
        done = self.tried(lambda kept: link(kept, keys, self._waiting, date.today()))
        if done is None:
            return
        live = self.desk.live
        check_in = self.desk.check_in
        if live is not None and check_in is not None:
            here = live.session.tournament
            check_in.note_ages(who for (evening, who), _ in keys if evening == here)
        self.refresh()
        self.show_list()
        one = fr_en("{0} inscription reliée.", "{0} entry linked.")
        several = fr_en("{0} inscriptions reliées.", "{0} entries linked.")
        self.noted.emit(counted(done, one, several))

    def _find_twins(self, kept: Register) -> None:
        cards = kept.members()
        played = kept.played()
        apart = pairs_read(self.club.directory.setting(APART))
        found = twins(cards, played, apart)
        evenings = evenings_played(self.club), played
        self.twins.show_cards(found, kept.merges(), cards, *evenings, self._refusal() or "")

    def _on_erased(self) -> None:
        shown = self._stack.currentWidget() is self.card
        self.register.form.hide()
        self.refresh()
        if shown:
            self.show_list()
            words = fr_en("Effacé partout.", "Erased everywhere.")
            if self.desk.publisher.on:
                # Their server may be away: when it is right, the foot says so.
                words = fr_en(
                    "Effacé d’ici\u00a0; les pages publiées suivent.",
                    "Erased here; the published pages follow.",
                )
            self.noted.emit(words)

    def _merge(self, member: int, into: int) -> None:
        now = self.club.clock.now_ms()
        self._changed_cards(lambda kept: kept.merge(member, into, now))
        self.noted.emit(
            fr_en(
                "Fusionnées\u00a0: «\u00a0Séparer ces fiches\u00a0» annule la fusion.",
                "Merged: “Separate these profiles” undoes it.",
            )
        )

    def _separate(self, member: int) -> None:
        self._changed_cards(lambda kept: kept.unmerge(member))
        words = fr_en("Les deux fiches sont séparées.", "The two profiles are separate again.")
        self.noted.emit(words)

    def _say_apart(self, one: int, other: int) -> None:
        known = pairs_read(self.club.directory.setting(APART))
        written = pairs_written(known | {(one, other)})
        self._changed_cards(lambda _kept: self.club.directory.set_setting(APART, written))

    def _changed_cards(self, act: Callable[[Register], object]) -> None:
        self.tried(act)
        self.refresh()
        self.tried(self._find_twins)

    def _keep(self, _card: Member) -> None:
        """Save the card in the form; another post's changes to it since then stay."""
        form = self.register.form
        now = self.tried(lambda kept: kept.members())
        if now is None:
            return
        if not form.follow(now):
            self.refresh()
            gone = fr_en("Cette fiche n’est plus au registre.", "This profile is gone.")
            self.noted.emit(gone)
            return
        card = form.written()
        known = () if card.id != NEW else card_of(card.person, now)
        if card.id == NEW and card.since is None:
            card = replace(card, since=date.today())
        done = self.tried(lambda kept: kept.keep([card]))
        if not done:
            return
        self.refresh()
        self.register.form.hide()
        self.register.show_member(done[0].id)
        self.noted.emit(_kept_words(done[0], known))

    def _keep_several(self, chosen: Sequence[Member]) -> None:
        """Save the changes to several cards, as they are now; one that is gone is left out."""
        numbers = {card.id for card in chosen}

        def now(kept: Register) -> Sequence[Member]:
            there = (card for card in kept.members() if card.id in numbers)
            return kept.keep(self.register.several.rewritten(there))

        cards = self.tried(now)
        if cards is None:
            return
        self.register.several.clear()
        self.refresh()
        one = fr_en("{0} fiche changée.", "{0} profile changed.")
        several = fr_en("{0} fiches changées.", "{0} profiles changed.")
        self.noted.emit(counted(len(cards), one, several))

    def _export(self, cards: Sequence[Member]) -> None:
        named = fr_en("membres.csv", "members.csv")
        self.saving.ask_file(named, "CSV (*.csv)", lambda: cards_csv(cards, current_language()))

    def _leave(self, card: Member) -> None:
        if card.left:
            left = None
        else:
            left = date.today()

        def leave(kept: Register) -> Sequence[Member]:
            there = (one for one in kept.members() if one.id == card.id)
            return kept.keep([replace(one, left=left) for one in there])

        if self.tried(leave) is None:
            return
        self.register.form.hide()
        self.refresh()
        self.register.table.setFocus()
        words = fr_en("{0} ne figure plus sur la liste.", "{0} is no longer on the list.")
        back = fr_en("{0} est de nouveau sur la liste.", "{0} is back on the list.")
        self.noted.emit((words if left else back).format(card.name))


def _kept_words(card: Member, known: Sequence[Member]) -> str:
    if known:
        words = fr_en(
            "{0}\u00a0: fiche enregistrée. Une autre fiche porte ce nom\u00a0: voir les doublons.",
            "{0} saved. Another profile has this name: see Duplicates.",
        )
        return words.format(card.name)
    return fr_en("{0}\u00a0: fiche enregistrée.", "{0} saved.").format(card.name)
