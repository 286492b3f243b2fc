"""The winner's photograph: from a file or a camera, replaced or removed in one click."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from rules_ropta.ruling import Refused
from td_app.ports.club import WinnerPhoto
from td_app.ports.trouble import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.voice import quietly
from td_app.ui.public.winner_photo import jpeg_of, kept_photo, photo_in, picture_of, squared
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QCameraDevice

SEEN = 260
"""Pixels of the side of the photograph as it is shown."""


def cameras() -> list[QCameraDevice]:
    """Return the cameras of this computer; looked for when a photograph is asked about."""
    with quietly():
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError:
            return []
        return list(QMediaDevices.videoInputs())


class Viewfinder(QWidget):
    """Follows a camera while it lives: ``seen(picture)`` each picture, cut square."""

    seen = Signal(QImage)

    def __init__(self, device: QCameraDevice, parent: QWidget) -> None:
        """Switch the camera on."""
        super().__init__(parent)
        from PySide6.QtMultimedia import QCamera, QMediaCaptureSession, QVideoSink

        self._camera = QCamera(device, self)
        self._taking = QMediaCaptureSession(self)
        self._sink = QVideoSink(self)
        self._taking.setCamera(self._camera)
        self._taking.setVideoSink(self._sink)
        self._sink.videoFrameChanged.connect(self._look)
        self._camera.start()

    def stop(self) -> None:
        """Switch the camera off."""
        self._camera.stop()

    def _look(self, frame: Any) -> None:
        picture = frame.toImage()
        if not picture.isNull():
            self.seen.emit(squared(picture))


class PhotoDialog(HouseDialog):
    """Keeps the photograph of the winner ``entrant`` as soon as it is chosen, and stays."""

    help_page = "ranking"

    def __init__(self, live: LiveTournament, entrant: int, parent: QWidget) -> None:
        """Show the photograph kept, if there is one."""
        name = live.person(entrant).display_name
        super().__init__(
            fr_en("Photo de {0}", "Photo of {0}").format(name),
            fr_en(
                "L’affichage public la montre à côté du nom. Elle est gardée avec cette soirée "
                "seulement, et effacée avec la personne.",
                "The public display shows it beside the name. It is kept with this event only, and "
                "erased with the person.",
            ),
            parent,
            width=620,
        )
        self._live = live
        self._entrant = entrant
        self._seen = QImage()
        self._finder: Viewfinder | None = None
        self.dialog: FileDialog | None = None
        self.picture = QLabel(fr_en("Pas de photo", "No photo"))
        self.picture.setFixedSize(SEEN, SEEN)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        self._add_acts()
        self.add_button(
            "close",
            fr_en("Fermer", "Close"),
            Rank.PRIMARY,
            explains=("Ferme ; la photo choisie est gardée.", "Closes; the chosen photo is kept."),
        )
        self.finished.connect(self._end_camera)
        self._show_kept()

    def _add_acts(self) -> None:
        self.from_file = Button(
            fr_en("Choisir un fichier…", "Choose a file…"),
            icon="open",
            explains=(
                "Prend la photo dans un fichier PNG, JPEG ou WebP ; le carré du milieu est gardé.",
                "Takes the photo from a PNG, JPEG or WebP file; its middle is kept, square.",
            ),
            does=self._choose,
        )
        self.camera = Button(
            fr_en("Prendre une photo", "Take a photo"),
            icon="public-display",
            explains=(
                "Ouvre la caméra de cet ordinateur ; un second clic prend la photo.",
                "Opens this computer’s camera; a second click takes the photo.",
            ),
            does=self._use_camera,
        )
        self._devices = cameras()
        self.camera.setVisible(bool(self._devices))
        self.remove = Button(
            fr_en("Retirer la photo", "Remove the photo"),
            icon="trash",
            explains=(
                "Efface la photo du fichier du club ; rien n’en reste.",
                "Erases the photo from the club’s file; nothing of it is left.",
            ),
            does=lambda: self._keep(None),
        )
        words = fr_en(
            "Accepte que sa photo figure sur l’image à partager",
            "Agrees to the photo being on the picture to share",
        )
        self.agreed = explained(
            QCheckBox(words),
            "Cochez si la personne est d’accord ; sinon l’image à partager n’a que son nom.",
            "Tick it if the person agrees; otherwise the picture to share has only the name.",
        )
        self.agreed.clicked.connect(self._agree)
        acts = column(
            self.from_file, self.camera, self.remove, self.said, STRETCH, spacing=Space.TIGHT
        )
        self.body.addLayout(row(self.picture, wide(acts), spacing=Space.NORMAL))
        self.body.addWidget(self.agreed)

    def take(self, path: Path) -> None:
        """Keep the picture in a file, or say why not."""
        told = ""
        try:
            self._keep(WinnerPhoto(jpeg_of(photo_in(path))))
        except Refused as refused:
            told = refusal_sentence(refused)
        tell(self.said, told)

    def _choose(self) -> None:
        kinds = fr_en(
            "Photos (*.png *.jpg *.jpeg *.webp *.heic *.heif)",
            "Photos (*.png *.jpg *.jpeg *.webp *.heic *.heif)",
        )
        self._end_camera()
        self._show_kept()
        title = fr_en("Choisir la photo", "Choose the photo")
        self.dialog = file_to_open(self, title, kinds)
        self.dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        self.dialog.open()

    def _use_camera(self) -> None:
        """Switch the camera on; once it shows something, keep what it shows."""
        if self._finder is None:
            self._seen = QImage()
            self._finder = Viewfinder(self._devices[0], self)
            self._finder.seen.connect(self.look)
            self.camera.setText(fr_en("Prendre", "Take it"))
        elif not self._seen.isNull():
            self._end_camera()
            self._keep(WinnerPhoto(jpeg_of(self._seen)))

    def look(self, picture: QImage) -> None:
        """Show what the camera sees."""
        self._seen = picture
        self._show(picture)

    def _end_camera(self) -> None:
        if self._finder is not None:
            self._finder.stop()
            self._finder.deleteLater()
            self._finder = None
            self.camera.setText(fr_en("Prendre une photo", "Take a photo"))

    def _agree(self) -> None:
        kept = kept_photo(self._live.session)
        if kept is not None:
            self._keep(WinnerPhoto(kept.picture, self.agreed.isChecked()))

    def _keep(self, photo: WinnerPhoto | None) -> None:
        session = self._live.session
        try:
            if session.photos is not None:
                session.photos.keep_photo(session.tournament, self._entrant, photo)
        except StorageTrouble as trouble:
            self._live.trouble.emit(trouble)
        self._show_kept()
        self._live.changed.emit()

    def _show_kept(self) -> None:
        kept = kept_photo(self._live.session)
        self._show(picture_of(kept))
        self.remove.setVisible(kept is not None)
        self.agreed.setEnabled(kept is not None)
        self.agreed.setChecked(kept is not None and kept.agreed)

    def _show(self, picture: QImage) -> None:
        if picture.isNull():
            self.picture.setText(fr_en("Pas de photo", "No photo"))
            return
        smooth = Qt.TransformationMode.SmoothTransformation
        aspect = Qt.AspectRatioMode.KeepAspectRatio
        self.picture.setPixmap(QPixmap.fromImage(picture).scaled(SEEN, SEEN, aspect, smooth))
