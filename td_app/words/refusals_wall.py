"""Why a logo is refused for the wall, and what to do."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

WALL: Final[Table] = {
    "LOGO_UNREADABLE": (
        "« {name} » n'est pas une image que l'on sait lire : choisissez un fichier PNG, JPEG "
        "ou SVG.",
        "“{name}” is not a picture that can be read: choose a PNG, JPEG or SVG file.",
    ),
    "LOGO_TOO_LARGE": (
        "« {name} » est une image démesurée : réduisez-la à quelques milliers de points de côté.",
        "“{name}” is an enormous picture: reduce it to a few thousand pixels a side.",
    ),
    "LOGO_NOWHERE": (
        "Le logo se garde à côté du fichier du club, et ce poste n'en a pas.",
        "The logo is kept beside the club's file, and this post has none.",
    ),
}
