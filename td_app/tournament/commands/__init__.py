"""What is asked: each command is judged once and becomes one event, or is refused.

``KIND`` is the name by which scripts ask (``td-app play --list`` prints them all).
Entrants go by number, seats are ``{"table": 4, "number": 7}`` or ``"4.7"``, chips are
whole, times are seconds unless the name says otherwise.

One file a matter, each with the union of its commands; whoever sends them says
``from td_app.tournament import commands as cmd`` and ``cmd.Eliminate(…)``.
"""

from __future__ import annotations

from td_app.tournament.commands.by_hand import *
from td_app.tournament.commands.chips import *
from td_app.tournament.commands.clock import *
from td_app.tournament.commands.conduct import *
from td_app.tournament.commands.draws import *
from td_app.tournament.commands.entries import *
from td_app.tournament.commands.finishing import *
from td_app.tournament.commands.hand_for_hand import *
from td_app.tournament.commands.moves import *
from td_app.tournament.commands.positions import *
from td_app.tournament.commands.undo import *

Command = (
    ByHandCommand
    | ChipsCommand
    | ClockCommand
    | ConductCommand
    | DrawsCommand
    | EntriesCommand
    | FinishingCommand
    | HandForHandCommand
    | MovesCommand
    | PositionsCommand
    | UndoCommand
)
