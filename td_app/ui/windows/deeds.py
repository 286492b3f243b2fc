"""What an act does, and why it cannot be done now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from td_app.tournament import commands as cmd
from td_app.ui.acts import Act
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow


def _allowed() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Deed:
    """``do`` does it; ``why_not`` is a sentence while it cannot be done, empty when it can.

    Without ``anywhere`` it needs an open tournament with nothing in front of it.
    """

    do: Callable[[], object]
    why_not: Callable[[], str] = _allowed
    anywhere: bool = False


Deeds = Mapping[Act, Deed]


def refusal_of(window: MainWindow, command: cmd.Command, *, asked_after: str = "") -> str:
    """Return why a command would be refused now, empty when it would be done.

    ``asked_after`` is the code of a refusal that only asks the director something.
    """
    live = window.desk.live
    refused = live.can(command) if live is not None else None
    if live is None or refused is None or refused.code == asked_after:
        return ""
    return refusal_sentence(refused, lambda who: live.session.person(who).display_name)


def commanded(window: MainWindow, command: cmd.Command) -> Deed:
    """Return the deed of sending a command."""

    def send() -> None:
        if window.desk.live is not None:
            window.desk.live.dispatch(command)

    return Deed(send, lambda: refusal_of(window, command))


def no_writing(window: MainWindow) -> str:
    """Return why nothing can be made in the club's file, empty when it can be written."""
    if not window.desk.club.read_only:
        return ""
    return fr_en(
        "Le fichier du club est ouvert sans écriture.", "The club's file is open for looking only."
    )
