"""The pictures of the club's wall, copied beside its file: the one behind it, its partners'."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from rules_ropta.ruling import Refused
from td_app.program.atomic_files import write_file
from td_app.ui.public.logo import encoded, kept_logo, logo_of

#: The club's setting: what the picture behind the wall was called; where its copy is.
BACKGROUND: Final = "wall_background"
BACKGROUND_KEPT: Final = "fond_affichage.jpg"
#: The longer side of that copy (pixels), and what it may take (bytes).
BACKGROUND_SIDE: Final = 1_920
BACKGROUND_BYTES: Final = 600_000
QUALITIES: Final = (88, 75, 60, 45, 30, 15, 5, 0)
#: The club's setting: its partners, in their order (JSON); how copies of their logos are called.
PARTNERS: Final = "wall_partners"
_LOGO_KEPT: Final = re.compile(r"partenaire_[0-9a-f]{12}\.png")
MOST_PARTNERS: Final = 8
LONGEST_PARTNER: Final = 60


@dataclass(frozen=True, slots=True)
class Background:
    """The picture behind the wall; nothing in it is darker, nothing lighter than two colours."""

    image: QImage
    darkest: str
    lightest: str


@dataclass(frozen=True, slots=True)
class KeptPartner:
    """A partner: the name that is read out, and what the copy of its logo is called."""

    name: str
    logo: str


class KeptPictures:
    """Reads and keeps them; what is refused leaves those there were."""

    def __init__(
        self,
        kept: Callable[[str], str],
        keep: Callable[[str, str], None],
        folder: Path | None,
        *,
        read_only: bool,
    ) -> None:
        """Read nothing until it is asked for."""
        self._kept = kept
        self._keep = keep
        self._folder = folder
        self._read_only = read_only
        self._background: Background | None = None
        self._background_read = False
        self._logos: dict[str, QImage | None] = {}
        self._partners: tuple[KeptPartner, ...] | None = None

    def path(self, name: str) -> Path | None:
        """Return where a copy is, None where the club has no file here."""
        return self._folder / name if self._folder is not None else None

    def writable(self, name: str) -> Path:
        """Return where a copy goes; raises ``LOOKING_ONLY`` or ``LOGO_NOWHERE``."""
        path = self.path(name)
        if self._read_only:
            raise Refused("LOOKING_ONLY")
        if path is None:
            raise Refused("LOGO_NOWHERE")
        return path

    def drop(self, name: str, setting: str) -> bool:
        """Take a copy away, and what it was called; return whether this post may."""
        path = self.path(name)
        if self._read_only or path is None:
            return False
        # A copy held by another program stays: nothing shows it any more.
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        self._keep(setting, "")
        return True

    @property
    def background(self) -> Background | None:
        """Return the picture behind the wall, None without one or when its copy is not here."""
        if not self._background_read:
            path = self.path(BACKGROUND_KEPT)
            image = None
            if path is not None and self._kept(BACKGROUND) and path.is_file():
                image = kept_logo(path, b"jpeg", BACKGROUND_SIDE)
            self._background = _background(image) if image is not None else None
            self._background_read = True
        return self._background

    @property
    def background_name(self) -> str:
        """Return what the file of the picture was called, empty without one."""
        return self._kept(BACKGROUND) if self.background is not None else ""

    def set_background(self, source: Path) -> None:
        """Keep a copy of a picture behind the wall, no larger than a wall needs.

        Raises :class:`Refused` as a logo's does, and :class:`StorageTrouble`.
        """
        path = self.writable(BACKGROUND_KEPT)
        image = logo_of(source, BACKGROUND_SIDE).convertToFormat(QImage.Format.Format_RGB32)
        tried = (encoded(image, b"jpeg", quality) for quality in QUALITIES)
        light = next((one for one in tried if len(one) <= BACKGROUND_BYTES), None)
        if light is None:
            raise Refused("LOGO_TOO_LARGE", name=source.name)
        write_file(path, light)
        self._keep(BACKGROUND, source.name)
        self._background_read = False

    def drop_background(self) -> None:
        """Have nothing behind the wall any more; the copy goes."""
        if self.drop(BACKGROUND_KEPT, BACKGROUND):
            self._background = None

    @property
    def partners(self) -> tuple[KeptPartner, ...]:
        """Return the partners whose logo is here, in their order."""
        if self._partners is None:
            every = _partners(self._kept(PARTNERS))
            self._partners = tuple(one for one in every if self.logo_of(one) is not None)
        return self._partners

    def read_again(self) -> None:
        """Read the partners' names when they are next asked for: one was erased."""
        self._partners = None

    def logo_of(self, partner: KeptPartner) -> QImage | None:
        """Return a partner's logo, None when its copy is not here."""
        name = partner.logo
        if name not in self._logos:
            path = self.path(name)
            self._logos[name] = kept_logo(path) if path is not None and path.is_file() else None
        return self._logos[name]

    def add_partner(self, source: Path) -> None:
        """Keep a copy of a logo as the last partner's, called as its file until it is named.

        Raises what :meth:`set_background` does.
        """
        self.writable("")
        image = encoded(logo_of(source))
        name = f"partenaire_{sha256(image).hexdigest()[:12]}.png"
        write_file(self.writable(name), image)
        self._logos.pop(name, None)
        self.set_partners((*self.partners, KeptPartner(source.stem[:LONGEST_PARTNER], name)))

    def set_partners(self, partners: Sequence[KeptPartner]) -> None:
        """Keep these partners in this order; the logos of those left out go.

        Raises ``LOOKING_ONLY`` or ``LOGO_NOWHERE``.
        """
        self.writable("")
        gone = {one.logo for one in self.partners} - {one.logo for one in partners}
        self._partners = None
        self._keep(PARTNERS, json.dumps([asdict(one) for one in partners], ensure_ascii=False))
        for name in gone:
            with contextlib.suppress(OSError):
                self.writable(name).unlink(missing_ok=True)


def _partners(text: str) -> tuple[KeptPartner, ...]:
    """Return the partners kept; none where they cannot be read, or name another file."""
    try:
        rows = [(str(one["name"])[:LONGEST_PARTNER], str(one["logo"])) for one in json.loads(text)]
    except (ValueError, KeyError, TypeError):
        return ()
    known = (KeptPartner(name, logo) for name, logo in rows if _LOGO_KEPT.fullmatch(logo))
    return tuple(known)[:MOST_PARTNERS]


def _background(image: QImage) -> Background:
    # Loaded when a club has a picture behind its wall.
    from PIL import Image

    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    size = (plain.width(), plain.height())
    pixels = Image.frombuffer("RGB", size, bytes(plain.constBits()), "raw", "BGRX", 0, 1)
    darkest, lightest = (bytes(ends).hex() for ends in zip(*pixels.getextrema(), strict=True))
    return Background(plain, f"#{darkest}", f"#{lightest}")
