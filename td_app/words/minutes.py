"""Events in words: the minutes, and the labels of undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from td_app.words import (
    buy_ins,
    cash_desk,
    chips,
    clock,
    conduct,
    deals,
    draws,
    entries,
    finishing,
    flights,
    hands,
    jackpot,
    knockouts,
    moves,
    prizes,
    unread,
)
from td_app.words.asking import question_title
from td_app.words.cash_desk import means_text, purpose_text
from td_app.words.faults import fault_text, step_text
from td_app.words.finishing import signs_text
from td_app.words.language import Language
from td_app.words.reasons import option_sentence
from td_app.words.speaking import Names, Pair, Table, Terms, name_of, say
from td_app.words.telling import SentenceCode, tell
from td_app.words.terms import enters_text

#: By kind of event; ``+many`` when there are too many people to name.
LABELS: Final[Table] = {
    **entries.LABELS,
    **draws.LABELS,
    **buy_ins.LABELS,
    **cash_desk.LABELS,
    **clock.LABELS,
    **moves.LABELS,
    **finishing.LABELS,
    **flights.LABELS,
    **conduct.LABELS,
    **hands.LABELS,
    **jackpot.LABELS,
    **knockouts.LABELS,
    **deals.LABELS,
    **prizes.LABELS,
    **chips.LABELS,
    **unread.LABELS,
    "action_undone": ("annulation de l’action n° {sequence}", "undo of action no. {sequence}"),
    "action_redone": ("rétablissement de l’action n° {sequence}", "redo of action no. {sequence}"),
}

SENTENCES: Final[Table] = {
    **entries.SENTENCES,
    **draws.SENTENCES,
    **buy_ins.SENTENCES,
    **cash_desk.SENTENCES,
    **clock.SENTENCES,
    **moves.SENTENCES,
    **finishing.SENTENCES,
    **flights.SENTENCES,
    **conduct.SENTENCES,
    **hands.SENTENCES,
    **jackpot.SENTENCES,
    **knockouts.SENTENCES,
    **deals.SENTENCES,
    **prizes.SENTENCES,
    **chips.SENTENCES,
    **unread.SENTENCES,
    "action_undone": ("Annulation : {what}.", "Undone: {what}."),
    "action_redone": ("Rétablissement : {what}.", "Redone: {what}."),
}

#: What comes after the sentence, when the event says so.
BESIDES: Final[Table] = {
    **entries.BESIDES,
    **conduct.BESIDES,
    **draws.BESIDES,
    **buy_ins.BESIDES,
    **cash_desk.BESIDES,
    **clock.BESIDES,
    **moves.BESIDES,
    **finishing.BESIDES,
    **hands.BESIDES,
    **knockouts.BESIDES,
    **deals.BESIDES,
    **prizes.BESIDES,
    **chips.BESIDES,
}

#: What is told within a sentence.
PARTS: Final[Table] = {
    **cash_desk.PARTS,
    **finishing.PARTS,
    **knockouts.PARTS,
    **deals.PARTS,
    **prizes.PARTS,
    **chips.PARTS,
}

#: How a code that an event holds is worded: ``{fault:fault}``.
TERMS: Final[Terms] = {
    "question": question_title,
    "fault": fault_text,
    "step": lambda step, language: step_text(step[0], step[1], language),
    "option": option_sentence,
    "enters": enters_text,
    "signs": signs_text,
    "means": means_text,
    "purpose": purpose_text,
    "deal": lambda kind, language: say(deals.KINDS[kind], language=language),
    "stage": lambda stage, language: say(deals.STAGES[stage], language=language),
}

#: What says which action it takes back, or does again.
WHAT: Final = ("action_undone", "action_redone")

#: Those who came to the door one after another, told at once.
AT_THE_DOOR: Final[Table] = {
    "entered": ("{n:inscription|inscriptions}", "{n:player|players} registered"),
    "present": ("{n:présence|présences}", "{n:player|players} present"),
    "checked": ("{n:majorité vérifiée|majorités vérifiées}", "{n:age|ages} checked"),
}

#: What was told of several people, the last one at this hour.
UNTIL: Final = ("{told}, jusqu’à {hour}", "{told}, until {hour}")

CLOSED_TABLE: Final = ("Table {table} fermée", "Table {table} broken")
RACED: Final = (
    "Table {table}, retrait des {low} : {n:jeton|jetons} de {high}",
    "Table {table}, {low}s coloured up: {n} × {high}",
)
COUNTED: Final = ("Tapis de la table {table} comptés", "Stacks at table {table} counted")
BLINDS: Final = ("{small_blind}/{big_blind}", "{small_blind}/{big_blind}")
WITH_ANTE: Final = ("{blinds}, ante {ante}", "{blinds}, ante {ante}")

#: Beyond so many people, a label gives their number; so does a line of the minutes.
LABELLED: Final = 3
NAMED: Final = 6


class Tells(Protocol):
    """An event that gives its own sentences."""

    def label(self) -> SentenceCode:
        """Return the label of the event for undo."""
        ...

    def sentence_code(self) -> SentenceCode:
        """Return its sentence."""
        ...

    def besides(self) -> Iterable[SentenceCode]:
        """Return the sentences that follow the first."""
        ...


class Line(Protocol):
    """A line of the minutes; ``of`` is the event an undo or a redo concerns."""

    @property
    def event(self) -> Tells: ...
    @property
    def of(self) -> Tells | None: ...
    @property
    def names(self) -> Mapping[int, str]: ...
    @property
    def shown(self) -> Mapping[str, object]: ...


class Blinds(Protocol):
    """A level, in chips."""

    @property
    def small_blind(self) -> int: ...
    @property
    def big_blind(self) -> int: ...
    @property
    def ante(self) -> int: ...


class Says(Protocol):
    """One language, as papers speak it."""

    def say(self, pair: Pair, /, **params: object) -> str:
        """Return the text of a pair, with its parameters."""
        ...


def level_text(level: Blinds, words: Says) -> str:
    """Return the blinds of a level, and its ante if there is one: 150/300, ante 300."""
    blinds = words.say(BLINDS, small_blind=level.small_blind, big_blind=level.big_blind)
    return words.say(WITH_ANTE, blinds=blinds, ante=level.ante) if level.ante else blinds


def action_label(event: Tells, names: Names | None = None, language: Language | None = None) -> str:
    """Return what an action is called, after « Annuler : »: sortie de …, table 4."""
    return tell(event.label(), LABELS, names, language, named=LABELLED, parts=PARTS, terms=TERMS)


def minute_sentence(line: Line, language: Language | None = None, *, besides: bool = True) -> str:
    """Return a line of the minutes as one sentence or a few; the note is not part of it.

    Without what is told ``besides``: the first sentence alone.
    """

    def name(entrant: int) -> str:
        return name_of(entrant, lambda who: line.names.get(who, ""), language)

    told = line.event.sentence_code()
    figures = dict(line.shown)
    if told.code in WHAT:
        figures["what"] = action_label(line.of or line.event, name, language)
    main = tell(
        *(told, SENTENCES, name, language),
        named=NAMED,
        parts=PARTS,
        figures=figures,
        terms=TERMS,
    )
    more = (
        tell(added, BESIDES, name, language, named=NAMED, parts=PARTS, terms=TERMS)
        for added in (line.event.besides() if besides else ())
    )
    return " ".join([main, *more])
