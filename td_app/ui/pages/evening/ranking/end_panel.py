"""The end of the evening over the ranking: podium, prizes, points of the season, what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPlainTextEdit, QSizePolicy, QWidget

from reports.finish_chart import finish_marks
from reports.names import abbreviations
from rules_ropta.ruling import Refused
from td_app.club.seasons import ClubSeasons
from td_app.live.public_names import in_public, photographable_winner
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import StationeryNow
from td_app.printing.evening_result import (
    EveningResult,
    ResultStep,
    evening_facts,
    evening_result,
    result_text,
)
from td_app.printing.files import of_the_evening
from td_app.printing.finish import course_played
from td_app.season.repository import Season
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.destinations import Spot, ToPage
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.photo_dialog import PhotoDialog
from td_app.ui.printing.one_click import OneClick
from td_app.ui.printing.outcome import Saving
from td_app.ui.printing.print_room import PrintRoom
from td_app.ui.public.hall import Hall
from td_app.ui.public.result_picture import picture_bytes, result_picture
from td_app.ui.public.winner_photo import kept_photo, picture_of
from td_app.ui.publisher import Publisher
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.chart import Chart
from td_app.ui.widgets.labels import CutLabel, Say, icon_label, label, tell
from td_app.ui.widgets.layout import STRETCH, TurningRow, column, emptied, framed, grid, row, wide
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.tips import explained
from td_app.words.figures import money_text, points_text
from td_app.words.finishing import winners_named
from td_app.words.language import current_language, fr_en, titled
from td_app.words.speaking import listed

MARK = 32
#: How high the curve of the players left is, and a page that has room for it (pixels).
CURVE = 138
FACE = 72
ROOMY_PAGE = 620
#: From this high to roomy, what the evening was is told in one line.
LEAST_PAGE = 560
STEPS = 3
PHOTO_HELP = (
    "Met le vainqueur en photo sur l’affichage public, d’un fichier ou de la caméra, si la "
    "personne le veut bien.",
    "Puts a photo of the winner on the public display, from a file or the camera, if the person is "
    "willing.",
)


class StepCard(QFrame):
    """A place of the podium: who holds it, what it wins, its points."""

    def __init__(self, *, first: bool) -> None:
        """Start without names."""
        super().__init__()
        self._over = CutLabel("", Say.SMALL)
        self._name = CutLabel("", Say.DECISION if first else Say.LEAD, tone=Tone.ACCENT)
        self._won = label("", Say.STRONG, wraps=True)
        self._points = CutLabel("", Say.SMALL)
        column(
            *(self._over, self._name, self._won, self._points, STRETCH),
            on=self,
            spacing=0,
            margins=0,
        )

    def show_step(self, step: ResultStep, points: str, among: Sequence[str]) -> None:
        """Name those who hold a place; a name is shortened, told apart from those ``among``."""
        self._over.say(step.title)
        self._name.named = len(step.names) == 1
        short = abbreviations((*among, *step.names))
        shorter = winners_named([short[name].form for name in step.names])
        self._name.say(winners_named(step.names), shorter, among)
        tell(self._won, step.won)
        self._points.say(points)
        self._points.setVisible(bool(points))
        told = " · ".join(part for part in (listed(step.names), step.won, points) if part)
        self.setAccessibleName(titled(step.title, told))


class EndPanel(QFrame):
    """Hidden until play is over; of a day 1, shows who goes through.

    ``asked(destination)``: what the till owes, the day 2, or the next evening.
    """

    asked = Signal(object)

    def __init__(
        self,
        live: LiveTournament,
        room: PrintRoom,
        stationery: StationeryNow,
        seasons: ClubSeasons | None,
        hall: Hall,
    ) -> None:
        """Print through ``room``; without ``seasons`` no season is mentioned.

        The picture to share wears the theme of ``hall``.
        """
        super().__init__()
        dress(self, kind="banner", tone="accent")
        self._live = live
        self._room = room
        self._stationery = stationery
        self._seasons = seasons
        self._hall = hall
        self.publisher: Publisher | None = None
        self.steps = tuple(StepCard(first=place == 0) for place in range(STEPS))
        self.all_of_it = OneClick(room, ("after",))
        self.all_of_it.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        words = fr_en("Partager…", "Share…")
        self.share = explained(
            Button(words, icon="export", does=self._share),
            "Prépare un texte à copier et une image, sans le nom des joueurs qui refusent la "
            "publication.",
            "Prepares a text to copy and a picture, without the names of players who refuse "
            "publication.",
        )
        words = fr_en("Photo…", "Photo…")
        self.photo = Button(words, icon="players", explains=PHOTO_HELP, does=self._ask_photo)
        words = fr_en("Verser les gains", "Pay the winnings")
        self.pay = explained(
            Button("", icon="cash-desk", does=lambda: self.asked.emit(Spot.DUES)),
            "Ouvre la caisse sur ce qu’elle doit encore : un clic par ligne, un reçu à signer.",
            "Opens the cash desk on what it still owes: one click per line, a receipt to sign.",
        )
        words = fr_en("Préparer le jour 2…", "Prepare Day 2…")
        self.day_two = explained(
            Button(words, Rank.PRIMARY, does=lambda: self.asked.emit(Spot.DAY_TWO)),
            "Inscrit les qualifiés des vagues dans un tournoi du jour 2.",
            "Registers the players who qualified from the Day 1 flights in a Day 2 tournament.",
        )
        words = fr_en("Préparer la soirée suivante", "Prepare the next evening")
        self.next = explained(
            Button(words, icon="next", does=lambda: self.asked.emit(Spot.NEXT_EVENING)),
            "Prépare un tournoi aux mêmes réglages, sans ses joueurs, une semaine plus tard.",
            "Prepares a tournament with the same settings, without its players, a week later.",
        )
        words = fr_en("Ajouter à la saison…", "Add to the season…")
        self.add = told_as(Button(words, icon="add", does=self._add), words)
        self.season = label("", Say.SOFT, wraps=True)
        self.brief = CutLabel("", Say.SOFT)
        self.sharing: ShareDialog | None = None
        self.photographing: PhotoDialog | None = None
        self.menu_shown: QMenu | None = None
        self.facts: dict[str, str] = {}
        self._lay_out()
        room.busyChanged.connect(self._show_busy)
        self.hide()

    def _lay_out(self) -> None:
        self._told = grid(across=Space.WIDE, down=Space.HAIR, margins=0)
        title = fr_en("Joueurs en jeu", "Players left")
        self.curve = Chart(title, QSize(420, CURVE), CURVE)
        self.more = QWidget()
        told = column(self._told, STRETCH, spacing=0)
        row(told, wide(self.curve), on=self.more, spacing=Space.ROOMY, margins=0)
        self._mark = icon_label("winner", "accent_text", MARK)
        self.face = QLabel()
        self.face.setAccessibleName(fr_en("Photo du vainqueur", "Photo of the winner"))
        self.publish = Button(
            fr_en("Publier", "Publish"),
            icon="export",
            does=self._publish,
            explains=(
                "Envoie ce qui attend de la page publique du club, et montre où elle en est.",
                "Sends what is waiting of the club’s public page, and shows how it stands.",
            ),
        )
        printed = (self.day_two, self.all_of_it, self.pay, self.publish)
        now = (*printed, self.photo, self.share, STRETCH)
        self.acts = TurningRow(
            row(*now, spacing=Space.TIGHT), row(self.add, self.next, STRETCH, spacing=Space.TIGHT)
        )
        first, *others = self.steps
        column(
            row(
                self._mark,
                self.face,
                wide(first, 4),
                *(wide(one, 2) for one in others),
                spacing=Space.NORMAL,
            ),
            self.more,
            self.brief,
            self.acts,
            self.season,
            on=self,
            spacing=Space.TIGHT,
            margins=(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG),
        )

    def refresh(self) -> None:
        """Show what came out, as long as play is over."""
        stationery = self._stationery()
        result = evening_result(self._live.session, stationery)
        self.setVisible(bool(result.steps))
        if not result.steps:
            return
        # A day 1 has something else to do first: its day 2; and winners wait for their money.
        day_one = self._live.progress().day_over
        to_give = self._live.cash_desk().to_give
        if day_one or to_give:
            rank = Rank.SECONDARY
        else:
            rank = Rank.PRIMARY
        self.all_of_it.buttons["after"].set_rank(rank)
        self.pay.set_rank(Rank.SECONDARY if day_one else Rank.PRIMARY)
        points = self._read_season()
        names = [name for step in result.steps[:STEPS] for name in step.names]
        for place, card in enumerate(self.steps):
            card.setVisible(place < len(result.steps))
            if place < len(result.steps):
                step = result.steps[place]
                card.show_step(step, _points_words(step, points), names)
        self.setAccessibleName(self.steps[0].accessibleName())
        self._show_facts()
        self.day_two.setVisible(self._live.flights().ended)
        self.next.setVisible(not self._live.read_only and not day_one)
        self.photo.setVisible(self._winner() is not None)
        self.pay.setVisible(bool(to_give))
        self.publish.setVisible(self.publisher is not None and self.publisher.on)
        words = fr_en("Verser {0}…", "Pay out {0}…")
        self.pay.setText(words.format(money_text(to_give, current_language())))
        self.acts.turn()
        self._show_busy()

    def _publish(self) -> None:
        if self.publisher is not None:
            self.publisher.again()
        self.asked.emit(ToPage("publish"))

    def fit(self, height: int) -> None:
        """Tell in one line what an evening was, or not, on a page with no room to draw it."""
        # How many played is in the bar above: alone, it is told once.
        several = len(self.facts) > 1
        self.more.setVisible(several and height >= ROOMY_PAGE)
        self.brief.setVisible(several and LEAST_PAGE <= height < ROOMY_PAGE)

    def _show_facts(self) -> None:
        """Say what the evening was, and draw how the players went out."""
        session = self._live.session
        facts = dict(evening_facts(session))
        course = course_played(session, current_language())
        if facts != self.facts:
            self.facts = facts
            emptied(self._told)
            told = list(facts.items())
            if course is not None:
                # How many played stands at the curve.
                told = told[1:]
            for place, (caption, figure) in enumerate(told):
                (line, across) = divmod(place, 2)
                fact = column(label(caption, Say.SMALL), label(figure, Say.STRONG), spacing=0)
                self._told.addWidget(framed(fact), line, across)
        seen = picture_of(kept_photo(session))
        self._mark.setVisible(seen.isNull())
        self.face.setVisible(not seen.isNull())
        if not seen.isNull():
            smooth = Qt.TransformationMode.SmoothTransformation
            self.face.setPixmap(QPixmap.fromImage(seen).scaledToHeight(FACE, smooth))
        self.curve.setVisible(course is not None)
        sentence = " · ".join(titled(*fact) for fact in facts.items())
        self.brief.say(sentence)
        if course is not None:
            self.curve.show_chart(partial(finish_marks, course), sentence)

    def _show_busy(self) -> None:
        busy = fr_en("Préparation des papiers…", "Preparing the printouts…")
        told = ""
        if self._room.busy:
            told = busy
        self.all_of_it.refresh(self._live.session, self._stationery(), told)

    def _read_season(self) -> Mapping[int, Fraction]:
        """Say where the evening stands in a season, offer one; return the points of each."""
        self.add.hide()
        tell(self.season, "")
        if self._seasons is None:
            return {}
        session = self._live.session
        try:
            placed = self._seasons.points_of(session)
            seasons = self._seasons.seasons()
        except StorageTrouble as trouble:
            self._live.trouble.emit(trouble)
            return {}
        if placed is not None:
            season, points = placed
            told = fr_en("Points ajoutés à la saison {0}.", "Points added to season {0}.")
            if not points:
                told = fr_en(
                    "Dans la saison {0}, sans points\u00a0: voir son barème et ses soirées.",
                    "In season {0}, without points: see its points system and its events.",
                )
            tell(self.season, told.format(season.name))
            return points
        self.add.setVisible(bool(seasons) and not self._live.read_only)
        words = fr_en("Ajouter à une saison…", "Add to a season…")
        if len(_places_in(seasons)) == 1:
            words = fr_en("Ajouter à la saison {0}", "Add to season {0}")
            words = words.format(seasons[0].name).replace("&", "&&")
        self.add.setText(words)
        return {}

    def _add(self) -> None:
        """Put the evening in the only season there is, or ask which, and which part."""
        if self._seasons is not None:
            places = _places_in(self._seasons.seasons())
        else:
            places = {}
        if len(places) == 1:
            self._place(*next(iter(places.values())))
            return
        menu = self.menu_shown = QMenu(self)
        for words, place in places.items():
            menu_line(menu, words, partial(self._place, *place))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.add.mapToGlobal(self.add.rect().bottomLeft()))

    def _place(self, season: int, part: int | None) -> None:
        if self._seasons is None:
            return
        try:
            self._seasons.place(self._live.session.tournament, season, part)
        except Refused as refusal:
            self._live.refused.emit(refusal)
        except StorageTrouble as trouble:
            self._live.trouble.emit(trouble)
        self.refresh()

    def _winner(self) -> int | None:
        """Return whose photograph may be kept here: nobody's where nothing can be."""
        session = self._live.session
        if session.photos is None or self._live.read_only:
            return None
        return photographable_winner(session)

    def _ask_photo(self) -> None:
        winner = self._winner()
        if winner is not None:
            self.photographing = PhotoDialog(self._live, winner, self)
            self.photographing.open()

    def _share(self) -> None:
        session = self._live.session
        shown = evening_result(in_public(session), self._stationery())
        kept = kept_photo(session)
        photo = picture_of(kept if kept is not None and kept.agreed else None)
        picture = result_picture(shown, self._hall.clothes().theme, photo)
        self.sharing = ShareDialog(shown, picture, self._live.setup(), self._room.saving, self)
        self.sharing.open()


def _places_in(seasons: Sequence[Season]) -> dict[str, tuple[int, int | None]]:
    """Where the evening may go: each season, and each of its parts, as they are called."""
    places: dict[str, tuple[int, int | None]] = {}
    for season in seasons:
        places[season.name] = (season.id, None)
        for part in season.parts:
            places[f"{season.name} · {part.name}"] = (season.id, part.id)
    return places


def _points_words(step: ResultStep, points: Mapping[int, Fraction]) -> str:
    """Return the season's points of a step; "" where its players gain differently."""
    gained = {points.get(who) for who in step.entrants}
    each = None
    if len(gained) == 1:
        each = gained.pop()
    if each is None:
        return ""
    words = fr_en("+ {0} à la saison", "+ {0} in the season")
    return words.format(points_text(each, current_language()))


SEEN_HIGH = 320
"""Pixels of the picture as it is seen before it is shared."""


class ShareDialog(HouseDialog):
    """Copies the text or the picture, and stays; the picture may be saved."""

    help_page = "ranking"

    def __init__(
        self,
        result: EveningResult,
        picture: QImage,
        setup: TournamentSetup,
        saving: Saving,
        parent: QWidget,
    ) -> None:
        """Show what would be shared of ``result``; its ``picture`` is saved through ``saving``.

        Its file bears the name and the date of ``setup``.
        """
        super().__init__(
            fr_en("Partager le résultat", "Share the result"),
            fr_en(
                "Qui refuse la publication de son nom y figure sous un pseudo ou un numéro.",
                "Players who refuse to be named appear under a nickname or a number.",
            ),
            parent,
            width=660,
        )
        self.picture = picture
        seen = QLabel()
        seen.setPixmap(
            QPixmap.fromImage(self.picture).scaledToHeight(
                SEEN_HIGH, Qt.TransformationMode.SmoothTransformation
            )
        )
        seen.setAccessibleName(fr_en("Image du résultat", "Picture of the result"))
        self.text = QPlainTextEdit(result_text(result))
        self.text.setAccessibleName(fr_en("Texte du résultat", "Text of the result"))
        explained(
            self.text,
            "Vous pouvez le modifier avant de le copier.",
            "You can edit it before copying it.",
        )
        self.text.setTabChangesFocus(True)
        self.said = label("", Say.SOFT)
        words = fr_en("Copier le texte", "Copy the text")
        self.copy_text = explained(
            Button(words, Rank.PRIMARY, icon="copy", does=self._copy_text),
            "Copie le texte, à coller dans un message.",
            "Copies the text, to paste into a message.",
        )
        words = fr_en("Copier l’image", "Copy the picture")
        self.copy_picture = explained(
            Button(words, icon="copy", does=self._copy_picture),
            "Copie l’image, à coller dans un message.",
            "Copies the picture, to paste into a message.",
        )
        buttons = row(self.copy_text, self.copy_picture, spacing=Space.TIGHT)
        beside = column(wide(self.text), buttons, self.said, spacing=Space.TIGHT)
        self.body.addLayout(row(seen, wide(beside), spacing=Space.NORMAL))
        explained(
            self.add_button("save", fr_en("Enregistrer l’image…", "Save the picture…")),
            "Enregistre l’image en PNG, 1080 × 1350 pixels.",
            "Saves the picture as a PNG, 1080 × 1350 pixels.",
        )
        self.add_button("close", fr_en("Fermer", "Close"))
        self.buttons["save"].clicked.connect(lambda: self._save(saving, setup))

    def _save(self, saving: Saving, setup: TournamentSetup) -> None:
        file = of_the_evening(fr_en("resultat.png", "result.png"), setup)
        picture = self.picture
        saving.ask_file(file, "PNG (*.png)", lambda: picture_bytes(picture))

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.said.setText(fr_en("Texte copié.", "Text copied."))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture)
        self.said.setText(fr_en("Image copiée.", "Picture copied."))
