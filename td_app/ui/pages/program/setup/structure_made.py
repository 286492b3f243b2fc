"""A structure made from a request: stack, levels, colour-ups, chips to take out, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.planning.structure_maker import MadeStructure
from td_app.tournament.state.chips import ChipSet
from td_app.tournament.state.structure import Break, Level
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.chip_disc import ChipCounts
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import fill, grid
from td_app.ui.widgets.page_parts import Card, ScrolledColumn
from td_app.ui.widgets.structure_rows import joined
from td_app.words import reason_sentence, refusal_sentence
from td_app.words.figures import lasting, whole
from td_app.words.language import fr_en
from td_app.words.structure_maker import chips_counted, chips_lacking

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MakerResult(ScrolledColumn):
    """Four cards one under the other, or what is missing."""

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(fr_en("La structure composée", "The structure built"))

    def show_made(self, made: MadeStructure, chips: ChipSet) -> None:
        """Show a structure and what it takes."""
        levels = self._levels(made)
        prepared = self._prepared(made, chips)
        why = Card(fr_en("Pourquoi", "Why"), margin=Space.SNUG)
        for reason in made.choices:
            why.body.addWidget(label(f"•\u2002{_sentence(reason_sentence(reason))}", wraps=True))
        cards = (self._stack(made, chips), levels, prepared, why)
        self.fill(cards, spacing=Space.TIGHT)
        self.setAccessibleDescription(reason_sentence(made.choices[-1]))

    def show_refused(self, refused: Refused, chips: ChipSet) -> None:
        """Say why nothing can be made, the chips that lack drawn."""
        card = Card(fr_en("Rien ne convient", "Nothing fits"), margin=Space.SNUG)
        sentence = refusal_sentence(refused)
        card.body.addWidget(label(sentence, tone=Tone.RED, wraps=True))
        lacking = chips_lacking(refused)
        if lacking:
            card.body.addWidget(label(fr_en("Il manque", "Missing"), Say.STRONG))
            card.body.addWidget(ChipCounts(chips, lacking))
        self.fill((card,))
        self.setAccessibleDescription(sentence)

    def _stack(self, made: MadeStructure, chips: ChipSet) -> Card:
        title = fr_en("Tapis de départ\u00a0: {0}", "Starting stack: {0}").format(
            whole(made.starting_stack)
        )
        card = Card(title, margin=Space.SNUG)
        depth = made.starting_stack // made.structure.levels[0].big_blind
        if card.heading is not None:
            card.heading.set_beside(fr_en("{0} BB", "{0} BB").format(whole(depth)))
        card.body.addWidget(ChipCounts(chips, made.stack))
        return card

    def _levels(self, made: MadeStructure) -> Card:
        structure = made.structure
        title = fr_en("{0} niveaux de {1}", "{0} levels of {1}")
        length = lasting(structure.levels[0].minutes)
        card = Card(title.format(len(structure.levels), length), margin=Space.SNUG)
        held = QWidget()
        titles = (
            fr_en("Niveau", "Level"),
            fr_en("Blindes", "Blinds"),
            fr_en("Ante", "Ante"),
            fr_en("Commence à", "Begins at"),
        )
        lines = [tuple(_right(words, Say.SMALL) for words in titles)]
        begins = 0
        for step in structure.steps:
            lines.append(self._level(structure.level_number(len(lines) - 1), step, begins))
            begins += step.minutes
        cells = grid(*lines, on=held, across=Space.SNUG, down=Space.HAIR, margins=0, takes=4)
        for line, step in enumerate(structure.steps, 1):
            if isinstance(step, Break):
                cells.addWidget(label(self._pause(step), Say.SOFT, wraps=True), line, 0, 1, 5)
        card.body.addWidget(held)
        return card

    def _level(self, number: int, step: Level | Break, begins: int) -> tuple[QLabel, ...]:
        """Return the cells of a level; those of a break are one, put there apart."""
        if isinstance(step, Break):
            return ()
        ante = "–"
        if step.ante:
            ante = whole(step.ante)
        return (
            _right(whole(number), Say.SOFT),
            _right(f"{whole(step.small_blind)}/{whole(step.big_blind)}", Say.STRONG),
            _right(ante, Say.BODY),
            _right(lasting(begins), Say.SOFT),
        )

    def _pause(self, step: Break) -> str:
        length = lasting(step.minutes)
        if not step.removes:
            return fr_en("Pause de {0}", "Break of {0}").format(length)
        values = joined(map(whole, step.removes), fr_en("et", "and"))
        return fr_en("Pause de {0}, retirer les {1}", "Break of {0}, colour up {1}").format(
            length, values
        )

    def _prepared(self, made: MadeStructure, chips: ChipSet) -> Card:
        card = Card(fr_en("À préparer", "To prepare"), margin=Space.SNUG)
        owned = {chip.value: chip.quantity for chip in chips.chips}
        of_them = fr_en("sur {0}", "of {0}")
        held = {value: of_them.format(whole(n)) for value, n in owned.items() if n is not None}
        out = fr_en(
            "Pause après le niveau {0}\u00a0: retirer {1}, avoir prêts {2}.",
            "Break after level {0}: colour up {1}, have {2} ready.",
        )
        fill(card.body, ChipCounts(chips, made.chips_needed, beside=held))
        for one in made.colour_ups:
            leaving = chips_counted(((one.value, one.leaving),))
            told = out.format(one.level, leaving, chips_counted(one.brought))
            card.body.addWidget(label(told, wraps=True))
        if any(owned.get(value) is None for value, _ in made.chips_needed):
            told = fr_en(
                "Le nombre possédé de certains jetons n’est pas indiqué\u00a0: vérifiez que la "
                "mallette suffit.",
                "The number the club owns of some chips is not given: check that the case has "
                "enough.",
            )
            card.body.addWidget(label(told, Say.SMALL, tone=Tone.AMBER, wraps=True))
        return card


def _sentence(words: str) -> str:
    """Return a reason as a sentence of its own.

    >>> _sentence("ante dès le niveau 4")
    'Ante dès le niveau 4.'
    """
    return f"{words[:1].upper()}{words[1:]}."


def _right(words: str, say: Say) -> QLabel:
    said = label(words, say)
    said.setAlignment(RIGHT)
    return said
