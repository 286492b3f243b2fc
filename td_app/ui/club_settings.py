"""The settings of the club that its form shows: a row of the table each, with its words.

A row says how the club's file calls it, what counts where nothing is kept, and how it is asked.
The form of the settings (``pages/program/settings/page.py``) shows these rows; whatever else
reads one asks :class:`ClubSettings` by its row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from td_app.club.club import ALLOWED, MONEY
from td_app.live.rules_shelf import ADDRESS
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import CLUB_NAME, PAPER_SIZE, SITE_HOST, SLIP_SIZE
from td_app.tournament.state.public_name import DEFAULT_KEPT_AS, PublicName
from td_app.words.buy_ins import the_law
from td_app.words.language import fr_en
from td_app.words.papers import sheet_words, slip_words
from td_app.words.privacy import site_name_choices

Words = Callable[[], str]
Value = TypeVar("Value")

LONGEST_NAME = 80
LONGEST_ADDRESS = 300


class Setting(Protocol[Value]):
    """One setting: ``name`` in the club's file, ``title`` and ``hint`` in the form."""

    @property
    def name(self) -> str:
        """Return what the club's file calls it."""
        ...

    @property
    def title(self) -> Words:
        """Return what the form calls it."""
        ...

    @property
    def hint(self) -> Words | None:
        """Return what the form says of it."""
        ...

    def read(self, kept: str) -> Value:
        """Return its value from what the file keeps; the default from an empty text."""
        ...

    def written(self, value: Value) -> str:
        """Return a value as the file keeps it; raises ``ValueError`` for one unknown."""
        ...


@dataclass(frozen=True, slots=True)
class TextSetting:
    """A text of one line, empty at first; ``longest`` in characters."""

    name: str
    title: Words
    hint: Words | None
    longest: int

    def read(self, kept: str) -> str:
        """Return the text."""
        return kept

    def written(self, value: str) -> str:
        """Return the text without the spaces around it."""
        return value.strip()


@dataclass(frozen=True, slots=True)
class TickedSetting:
    """Yes or no, no at first; the file keeps ``kept_as`` for yes, ``box`` says what yes means."""

    name: str
    title: Words
    hint: Words | None
    kept_as: str
    box: Words

    def read(self, kept: str) -> bool:
        """Return whether the stored text is that of a tick."""
        return kept == self.kept_as

    def written(self, value: bool) -> str:
        """Return the text stored for a tick; "" without one."""
        if value:
            return self.kept_as
        return ""


@dataclass(frozen=True, slots=True)
class ChosenSetting:
    """One of a few values, ``default`` at first; ``choices`` gives them with their words."""

    name: str
    title: Words
    hint: Words | None
    default: str
    choices: Callable[[], Sequence[tuple[str, str]]]

    def read(self, kept: str) -> str:
        """Return the value chosen; the default for one that this version does not know."""
        if kept in dict(self.choices()):
            return kept
        return self.default

    def written(self, value: str) -> str:
        """Return the value; raises ``ValueError`` for one that is not among the choices."""
        if value not in dict(self.choices()):
            raise ValueError(value)
        return value


NAME: Final = TextSetting(
    CLUB_NAME,
    lambda: fr_en("Nom du club", "Club name"),
    lambda: fr_en("Affiché en tête des papiers.", "Shown at the top of printouts."),
    LONGEST_NAME,
)
SHEETS: Final = ChosenSetting(
    PAPER_SIZE, lambda: fr_en("Papier", "Paper size"), None, "A4", sheet_words
)
SLIPS: Final = ChosenSetting(
    SLIP_SIZE, lambda: fr_en("Cartons de place", "Seat slips"), None, "A7", slip_words
)
MONEY_ALLOWED: Final = TickedSetting(
    MONEY,
    lambda: fr_en("Argent", "Money"),
    the_law,
    ALLOWED,
    lambda: fr_en("Entrées payantes et prix en argent", "Paid entries and cash prizes"),
)
OTHER_GAMES: Final = TickedSetting(
    "other_games",
    lambda: fr_en("Jeux", "Games"),
    lambda: fr_en(
        "Omaha, six-plus, stud\u00a0: les réglages d’un tournoi les proposent, et le floor sait "
        "les arbitrer. Sinon, tout se joue au hold’em.",
        "Omaha, six-plus, stud: offered in a tournament’s settings, and the floor can rule on "
        "them. Otherwise, everything is hold’em.",
    ),
    "played",
    lambda: fr_en("Jouer à d’autres jeux", "Play other games"),
)
KNOCKOUTS_NOTED: Final = TickedSetting(
    "knockouts",
    lambda: fr_en("Éliminations", "Knockouts"),
    lambda: fr_en(
        "Les nouveaux tournois le demandent à chaque sortie\u00a0; cela se désactive dans leurs "
        "réglages.",
        "New tournaments ask after each elimination. It can be turned off in a tournament’s "
        "settings.",
    ),
    "noted",
    lambda: fr_en("Noter qui a éliminé qui", "Track knockouts"),
)
RULES_ADDRESS: Final = TextSetting(
    ADDRESS,
    lambda: fr_en("Adresse web du règlement", "Web address of the rulebook"),
    lambda: fr_en(
        "L’adresse du club ou de la fédération, avec https://. Le papier «\u00a0Règles du "
        "tournoi\u00a0» la donne en QR code\u00a0; sans elle, le code donne les règles de ce "
        "tournoi.",
        "The club’s or the federation’s address, with https://. The printout “Tournament rules” "
        "gives it as a QR code; without it, the code gives the rules of this tournament.",
    ),
    LONGEST_ADDRESS,
)

SITE_NAMES: Final = ChosenSetting(
    DEFAULT_KEPT_AS,
    lambda: fr_en("Noms sur le site", "Names on the site"),
    lambda: fr_en(
        "Pour qui n’a rien choisi\u00a0: la fiche de chaque membre le demande.",
        "For those who chose nothing: each member’s profile asks.",
    ),
    PublicName.INITIAL,
    site_name_choices,
)
HOST: Final = TextSetting(
    SITE_HOST,
    lambda: fr_en("Hébergeur du site", "Host of the site"),
    lambda: fr_en(
        "Nommé dans la notice sur les données remise aux joueurs. Vide si le club n’a pas de site.",
        "Named in the data notice handed to players. Empty if the club has no site.",
    ),
    LONGEST_NAME,
)

ClubSetting = TextSetting | TickedSetting | ChosenSetting


class SettingsKept(Protocol):
    """Stores settings by their names; each method raises :class:`StorageTrouble`."""

    def setting(self, name: str) -> str:
        """Return the text stored under a name; "" without any."""
        ...

    def set_setting(self, name: str, value: str) -> None:
        """Keep a text under a name."""
        ...


class ClubSettings:
    """The club's settings at this desk, read and kept by their rows."""

    def __init__(
        self,
        kept: SettingsKept,
        trouble: Callable[[StorageTrouble], object],
        *,
        read_only: bool = False,
    ) -> None:
        """Read and store settings in ``kept``; a failure to store goes to ``trouble``."""
        self._settings = kept
        self._trouble = trouble
        self.read_only = read_only

    def value(self, setting: Setting[Value]) -> Value:
        """Return the club's value; the default where there is none, or it cannot be read."""
        return setting.read(self.text(setting.name))

    def set(self, setting: Setting[Value], value: Value) -> None:
        """Keep what the club says from now on; raises ``ValueError`` for a value unknown."""
        self.set_text(setting.name, setting.written(value))

    def text(self, name: str) -> str:
        """Return the text kept under a name, empty without one or when it cannot be read."""
        try:
            return self._settings.setting(name)
        except StorageTrouble:
            return ""

    def set_text(self, name: str, text: str) -> None:
        """Store a text under a name; a read-only post stores nothing."""
        if self.read_only:
            return
        try:
            self._settings.set_setting(name, text)
        except StorageTrouble as trouble:
            self._trouble(trouble)
