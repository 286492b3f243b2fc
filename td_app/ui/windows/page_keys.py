"""The keys that one page or one field hears by itself, as the list of keys shows them.

What hears them is beside what they act on; they are declared here so that the list tells them
all. A test reads every file of ``td_app/ui``: a key heard and not declared is a fault.
Enter, Escape, the arrows, Tab, Space and Backspace mean the same everywhere (``EVERYDAY``).
"""

from __future__ import annotations

from dataclasses import dataclass

from td_app.ui.acts import cap_words
from td_app.words.language import fr_en

#: Keys, as Qt names them, that mean the same wherever they are heard.
EVERYDAY = frozenset(
    {
        *("Return", "Enter", "Escape", "Backspace", "Space", "Tab", "Backtab"),
        *("Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown"),
        *("Shift", "Control", "Alt", "AltGr", "Meta"),
    }
)


@dataclass(frozen=True, slots=True)
class OwnKey:
    """A key as it is shown (Qt's names, joined by ``+``), what it does, and who hears it.

    ``heard_in`` are modules of ``td_app/ui`` by the end of their name. Several keys, several
    modules: words apart.
    """

    keys: str
    words: str
    heard_in: str = ""

    @property
    def shown(self) -> tuple[str, ...]:
        """Return the keys as Qt names them."""
        return tuple(self.keys.split())

    @property
    def caps(self) -> tuple[str, ...]:
        """Return the keys as they are written on a keyboard, the first and last of a run."""
        caps = tuple(cap_words(key) for key in self.shown)
        if len(caps) == 2 and all(len(cap) == 1 and cap.isalnum() for cap in caps):
            return caps[0], "…", caps[1]
        return caps

    def heard(self, module: str) -> bool:
        """Return whether a module, by its dotted name, hears it."""
        return any(f".{module}".endswith(f".{name}") for name in self.heard_in.split())


@dataclass(frozen=True, slots=True)
class PlaceKeys:
    """A place of the screens and the keys it hears by itself."""

    title: str
    keys: tuple[OwnKey, ...]


def page_keys(*, sells: bool = True) -> tuple[PlaceKeys, ...]:
    """Return the keys of every place, in the language of the screens.

    ``sells``: those of entries paid for, taken again or followed by more chips too.
    """
    sold = PlaceKeys(fr_en("Joueurs\u00a0: ventes", "Players: sales"), _sold())
    return (
        PlaceKeys(fr_en("Partout", "Everywhere"), _everywhere()),
        PlaceKeys(fr_en("Salle", "Room"), _room()),
        PlaceKeys(fr_en("Joueurs", "Players"), _players()),
        *((sold,) if sells else ()),
        PlaceKeys(fr_en("Floor", "Floor"), _floor()),
        PlaceKeys(fr_en("Classement", "Ranking"), _ranking()),
        PlaceKeys(fr_en("Papiers", "Print"), _papers()),
        PlaceKeys(fr_en("Réglages et journal", "Settings and log"), _settings()),
        PlaceKeys(fr_en("Membres", "Members"), _members()),
        PlaceKeys(fr_en("Équipes", "Teams"), _teams()),
        PlaceKeys(fr_en("S’entraîner", "Practice"), _training()),
    )


def _everywhere() -> tuple[OwnKey, ...]:
    further = fr_en("Passer au champ ou au bouton suivant", "Go to the next field or button")
    explained = fr_en("Expliquer la question affichée", "Explain the question shown")
    return (
        OwnKey("Return", fr_en("Valider, ou choisir la ligne", "Confirm, or select the line")),
        OwnKey("Up Down", fr_en("Aller de ligne en ligne", "Go from line to line")),
        OwnKey(
            "Space", fr_en("Cocher la ligne, s’il y a une case", "Tick the line, if it has a box")
        ),
        OwnKey("A Z", fr_en("Dans une liste\u00a0: chercher", "On a list: search")),
        OwnKey("Tab", further),
        OwnKey("Backspace", fr_en("Revenir à la question précédente", "Go back one question")),
        OwnKey("? Shift+F1", explained, "dialog_help"),
    )


def _room() -> tuple[OwnKey, ...]:
    same_hand = fr_en("Ajouter un sorti de la même main", "Add a player out in the same hand")
    big_blind = fr_en("La place de la BB, de 1 à 10", "The seat of the BB, from 1 to 10")
    all_in = fr_en(
        "Main par main\u00a0: tapis payé, puis le numéro de la table",
        "Hand-for-hand: all-in and call, then the table’s number",
    )
    return (
        OwnKey(", +", same_hand, "entry_line"),
        OwnKey("1 0", big_blind, "room.flow"),
        OwnKey("A", all_in, "round_bar"),
    )


def _players() -> tuple[OwnKey, ...]:
    away = fr_en("Absent de sa table, ou de retour", "Away from the table, or back")
    here = "players.table"
    bar = "action_bar"
    return (
        OwnKey("Alt+P", fr_en("Présent, ou absent", "Present, or not"), bar),
        OwnKey("Alt+M", fr_en("Majorité vérifiée, ou non", "Age checked, or not"), bar),
        OwnKey("Alt+A", away, bar),
        OwnKey("Alt+C", fr_en("Corriger", "Correct"), bar),
        OwnKey("Alt+R", fr_en("Réintégrer un joueur sorti", "Reinstate an eliminated player"), bar),
        OwnKey("Delete", fr_en("Retirer de la liste", "Remove from the list"), here),
    )


def _sold() -> tuple[OwnKey, ...]:
    sold = "players.purchase_bar"
    return (
        OwnKey("Alt+E", fr_en("Encaisser ce qui est dû", "Take the payment due"), sold),
        OwnKey("Alt+J", fr_en("Passer outre une dette", "Override a debt"), sold),
        OwnKey("Alt+I", fr_en("Réinscrire un joueur sorti", "Re-enter an eliminated player"), sold),
        OwnKey(
            "Alt+L",
            fr_en("Mettre en attente, ou l’en retirer", "Put on the waiting list, or take off"),
            sold,
        ),
        OwnKey("Alt+B", fr_en("Vendre une recave", "Sell a rebuy"), sold),
        OwnKey("Alt+O", fr_en("Vendre l’add-on", "Sell the add-on"), sold),
        OwnKey("Alt+D", fr_en("Désinscrire", "Unregister"), sold),
    )


def _ranking() -> tuple[OwnKey, ...]:
    moved = fr_en(
        "Ordre des sorties\u00a0: monter, descendre", "Finishing order: move up, move down"
    )
    tied = fr_en(
        "Ordre des sorties\u00a0: ex æquo avec le précédent",
        "Finishing order: tied with the one before",
    )
    order = "ranking.order_dialog"
    return OwnKey("Alt+Up Alt+Down", moved, order), OwnKey("=", tied, order)


def _papers() -> tuple[OwnKey, ...]:
    words = fr_en("Imprimer le papier choisi", "Print the selected printout")
    return (OwnKey("Ctrl+P", words, "papers.page"),)


def _floor() -> tuple[OwnKey, ...]:
    line = fr_en("Choisir une ligne, rouvrir une réponse", "Select a line, reopen an answer")
    back = fr_en(
        "Règlement\u00a0: revenir à la page précédente", "Rulebook: back to the previous page"
    )
    chapter = fr_en("Règlement\u00a0: changer de chapitre", "Rulebook: another chapter")
    time = fr_en("Demander le time à une table", "Call time at a table")
    of_incident = fr_en("Sanctionner pour l’incident affiché", "Penalise for the incident shown")
    ruling = "record_form"
    seen = "incident_view"
    read = "incidents_page incident_view"
    return (
        OwnKey("Ctrl+T", time, "time_call_bar"),
        OwnKey("1 9", fr_en("Répondre, de 1 à 9", "Answer, from 1 to 9")),
        OwnKey("Alt+1", line, "floor_head ask_view ruling_view"),
        OwnKey("*", fr_en("Toutes les places d’un coup", "Every seat at once"), "answer_places"),
        OwnKey("Delete", fr_en("Effacer un chiffre", "Delete a digit"), "answer_number"),
        OwnKey("B J", fr_en("Motif d’une décision", "Reason for a ruling"), "record_form"),
        OwnKey("A", fr_en("Décider autrement", "Override"), ruling),
        OwnKey("R", fr_en("Revoir les réponses", "Review the answers"), "ruling_view"),
        OwnKey("S", fr_en("Sanctionner", "Penalise"), ruling),
        OwnKey("M", fr_en("Déclarer la main morte", "Declare the hand dead"), ruling),
        OwnKey("D", fr_en("Déplacer le joueur", "Move the player"), ruling),
        OwnKey("Alt+S", of_incident, read),
        OwnKey("Alt+R", fr_en("Reposer la question", "Ask the question again"), read),
        OwnKey("Ctrl+Return", fr_en("Enregistrer la remarque", "Add the note"), seen),
        OwnKey("Alt+Left", back, "book_page"),
        OwnKey("Left Right", chapter, "book_contents"),
    )


def _members() -> tuple[OwnKey, ...]:
    new = fr_en("Créer une nouvelle fiche", "Create a new profile")
    every = fr_en("Choisir toutes les fiches de la liste", "Select every profile shown")
    left = fr_en("Quitter les doublons", "Leave the duplicates")
    return (
        OwnKey("Alt+N", new, "register_view"),
        OwnKey("Ctrl+A", every, "row_table"),
        OwnKey("Escape", left, "twins_view"),
    )


def _teams() -> tuple[OwnKey, ...]:
    here = "teams.round_tab"
    return (
        OwnKey("E", fr_en("Sortir le joueur choisi", "Eliminate the selected player"), here),
        OwnKey("A", fr_en("Joueur absent", "Player absent"), here),
        OwnKey("R", fr_en("Remplacer un joueur", "Substitute a player"), here),
        OwnKey("Ctrl+Y", fr_en("Rétablir", "Redo"), "meeting_view"),
    )


def _training() -> tuple[OwnKey, ...]:
    ruled = fr_en("Litige\u00a0: choisir une décision", "Dispute: choose a ruling")
    return (OwnKey("1 4", ruled, "dispute_view"),)


def _settings() -> tuple[OwnKey, ...]:
    moved = fr_en("Monter, descendre la ligne", "Move the row up or down")
    rows = "cell_grid"
    copied = fr_en("Copier une ligne du journal", "Copy a line of the log")
    created = fr_en(
        "Créer le tournoi, enregistrer ses réglages", "Create the tournament, save its settings"
    )
    return (
        OwnKey("Insert", fr_en("Ajouter une ligne", "Add a row"), rows),
        OwnKey("Delete", fr_en("Retirer la ligne", "Remove the line"), rows),
        OwnKey("Alt+Up Alt+Down", moved, rows),
        OwnKey("Ctrl+Return", created, "setup.page"),
        OwnKey("Ctrl+C", copied, "minute_list"),
    )
