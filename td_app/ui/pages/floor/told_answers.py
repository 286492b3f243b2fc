"""The answers of a questioning as they are shown: question, answer, where it came from."""

from __future__ import annotations

from rules_ropta.situation import REQUIRED
from td_app.floor.questioning import Questioning, Step
from td_app.floor.table_facts import TableFacts
from td_app.ui.foreseen import names_of
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.answer_pad import Asked, Tellable
from td_app.ui.pages.floor.answer_words import answer_words
from td_app.ui.pages.floor.answers_strip import Answered
from td_app.words.asking import field_question
from td_app.words.language import fr_en

FROM_CLOCK = ("chips", "level")
FROM_TABLE = ("place", "who", "players", "table")


class ToldAnswers:
    """Puts steps in words, with the names and the chips of the tournament."""

    def __init__(self, live: LiveTournament) -> None:
        """Speak of this tournament."""
        self._live = live

    def asked(self, questioning: Questioning, step: Step, facts: TableFacts) -> Asked:
        """Return what is asked by a step, at the table of ``facts``."""
        kept = step.optional or step.name in questioning.answers
        return Asked(
            op=questioning.op,
            name=step.name,
            shape=step.field.shape,
            facts=facts,
            first=step.value if kept else REQUIRED,
            tellable=Tellable(names_of(self._live), self._live.state.setup.chips),
            given=questioning.given,
        )

    def told(self, questioning: Questioning, facts: TableFacts) -> list[Answered]:
        """Return every answer given so far, in order."""
        return [
            self._answered(questioning, step, facts) for step in questioning.steps if step.answered
        ]

    def _answered(self, questioning: Questioning, step: Step, facts: TableFacts) -> Answered:
        asked = self.asked(questioning, step, facts)
        return Answered(
            step.name,
            field_question(asked.op, step.name),
            answer_words(asked, step.value),
            self._source(step) if step.prefilled else "",
        )

    def _source(self, step: Step) -> str:
        shape = step.field.shape.items or step.field.shape
        unit = shape.whole.unit if shape.whole else step.field.name
        if unit in FROM_CLOCK or step.field.name.endswith("format"):
            return fr_en("du niveau en cours", "from this level")
        if unit in FROM_TABLE:
            return fr_en("de la table", "from the table")
        return fr_en("du tournoi", "from the tournament")


def told_answers(live: LiveTournament) -> ToldAnswers:
    """Return the words of answers in the language of the screens."""
    return ToldAnswers(live)
