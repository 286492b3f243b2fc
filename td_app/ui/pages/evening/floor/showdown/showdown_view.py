"""A showdown: cards typed straight through or tapped, the ruling as soon as all are there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from threading import Thread

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from rules_ropta.games.dealt import Game
from rules_ropta.ruling import Refused
from td_app.floor.questioning import Questioning
from td_app.floor.showdown import BOARD, Showdown, make_ready
from td_app.floor.table_facts import Sitting, TableFacts, known_button
from td_app.floor.typed_cards import CardBegun, cards_typed
from td_app.tournament.state.game import Game as Played
from td_app.tournament.state.person import Person
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.answers.card_grid import CardGrid, sign_of, typing_hint
from td_app.ui.pages.evening.floor.record_form import RecordForm
from td_app.ui.pages.evening.floor.record_parts import short_names
from td_app.ui.pages.evening.floor.showdown.hand_lines import (
    ChipsLine,
    HandLines,
    Player,
    missing_words,
)
from td_app.ui.pages.evening.floor.showdown.hands_shown import HandsShown
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.keys import CARDS_TYPED, ENTER, TAKES_KEYS, keep_plain, step_of
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, FlowLayout, column, emptied, framed, row, wide
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import REACH, ScrolledColumn, ViewHead
from td_app.ui.widgets.playing_card import four_colours, tell_four_colours
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.game import game_name
from td_app.words.language import fr_en

SHOWN_MS = 100
"""Milliseconds after which the view has been painted."""

COMMON_ANTES = ("bb", "button")
"""The antes that one player pays for all."""


class ShowdownView(QWidget):
    """``closed()`` when the floor goes back; ``articleAsked(number)``; once it is noted,
    ``penaltyAsked(incident, entrant, fault)`` and ``moveAsked(entrant)``.
    """

    closed = Signal()
    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    penaltyAsked = Signal(int, int, str)  # noqa: N815
    moveAsked = Signal(int)  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show an empty table."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(CARDS_TYPED, True)
        self.setProperty(TAKES_KEYS, True)
        told_as(self, fr_en("Qui gagne\u00a0?", "Who wins?"))
        self._live = live
        self._facts = TableFacts()
        self.draft = Showdown()
        self.at = BOARD
        self._begun = CardBegun()
        self._asked: Questioning | None = None
        self._pot_passed = False
        self.head = ViewHead(fr_en("Retour à la recherche", "Back to the search"))
        self.head.say(fr_en("Qui gagne\u00a0?", "Who wins?"), icon="stage-showdown")
        names = [(game.value, game_name(game.value)) for game in Played]
        self.games = FilterChips(names, fr_en("Jeu", "Game"))
        self.four = explained(
            Button(fr_en("Quatre couleurs", "Four colours"), Rank.QUIET, scale="small"),
            "Affiche carreau en bleu et trèfle en vert, pour mieux les distinguer.",
            "Shows diamonds in blue and clubs in green, easier to tell apart.",
        )
        self.four.setCheckable(True)
        self.clear = explained(
            Button(fr_en("Recommencer", "Start again"), Rank.QUIET, scale="small"),
            "Vide le tableau et les mains, pour une autre question.",
            "Clears the board and the hands, for another question.",
        )
        self.who = WhoShows()
        self.lines = HandLines()
        self.chips = ChipsLine()
        self.said = label("", Say.STRONG, tone=Tone.RED, wraps=True)
        self.grid = CardGrid()
        self.hint = label("", Say.SMALL)
        self.missing = label("", Say.STRONG, tone=Tone.AMBER)
        self.result = HandsShown()
        self.record = RecordForm(live)
        self._area = ScrolledColumn()
        self._lay_out()
        self._listen()

    def begin(self, facts: TableFacts, *, other_games: bool) -> None:
        """Begin with an empty table, that of ``facts`` where one is chosen."""
        self.games.setVisible(other_games)
        game = self._live.setup().game
        self.draft = Showdown(game.dealt)
        self.games.choose(game.value)
        self._pot_passed = False
        # The order of hands takes a second to load, once: cards are typed meanwhile.
        QTimer.singleShot(SHOWN_MS, self, lambda: Thread(target=make_ready).start())
        self.show_table(facts)

    def show_draft(self, draft: Showdown, facts: TableFacts, *, other_games: bool) -> None:
        """Go on with what was put on the table elsewhere."""
        self.begin(facts, other_games=other_games)
        self.games.choose(draft.game)
        self.draft = draft
        self._begin_line()

    def show_table(self, facts: TableFacts) -> None:
        """Take the players and the button of another table; cards stay where they lie."""
        self._facts = facts
        places = {str(place) for place in facts.places}
        hands = [hand if hand.who in places else replace(hand, who="") for hand in self.draft.hands]
        button = self._live.ask(known_button, self._live.now_ms(), facts.table)
        self.draft = replace(
            self.draft,
            hands=tuple(hands),
            button=button,
            ante_format=facts.ante_format,
            smallest_chip=facts.chip_values[0] if facts.chip_values else 1,
        ).with_letters()
        self.who.show_players(facts.players, self._live.person)
        self._begin_line()

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the window's shortcuts: they are cards."""
        return keep_plain(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a card sign by sign; Enter moves on, Backspace takes back, arrows choose a line."""
        key = event.key()
        keys = Qt.Key
        if event.matches(QKeySequence.StandardKey.Paste):
            self._take_text(QGuiApplication.clipboard().text())
        elif key == keys.Key_Escape:
            self.closed.emit()
        elif key == keys.Key_Backspace:
            self._take_back()
        elif key in ENTER:
            if not event.isAutoRepeat():
                self._move_on(event)
        elif step_of(event):
            lines = self.draft.lines
            here = 0
            if self.at in lines:
                here = lines.index(self.at)
            self._choose(lines[(here + step_of(event)) % len(lines)])
        elif (after := self._begun.and_then(sign_of(event))) is not None and sign_of(event):
            self._begun, card = after
            if card:
                self.put(card)
            else:
                self._show()
        else:
            super().keyPressEvent(event)

    def put(self, card: str) -> None:
        """Put a card where the next one goes."""
        self._begun = CardBegun()
        try:
            self.draft, self.at = self.draft.given(self.at, card)
        except Refused as refused:
            self._show(refused)
            return
        if self.draft.complete or not self.draft.missing(self.at):
            where = self.draft.line_with_room(self.at)
            if where is not None:
                self.at = where
        self._show()

    def _take_text(self, text: str) -> None:
        try:
            cards = cards_typed(text)
        except Refused as doubt:
            self._show(doubt)
            return
        if cards is None:
            self._show(Refused("CARDS_UNREAD"))
            return
        for card in cards:
            self.put(card)

    def _take_back(self) -> None:
        """Take back the rank begun, else the last card of the line, or of the one before."""
        if self._begun.rank:
            self._begun = CardBegun()
        else:
            lines = self.draft.lines
            place = 0
            if self.at in lines:
                place = lines.index(self.at)
            filled = [line for line in lines[: place + 1] if self.draft.cards_of(line)]
            if filled:
                self.at = filled[-1]
                self.draft = self.draft.without_last(self.at)
        self._show()

    def _move_on(self, event: QKeyEvent) -> None:
        """Go to the next line that lacks a card; then to the pot, then note the ruling."""
        if not self.draft.complete:
            self._begun = CardBegun()
            # A full line has led here already: Enter after its last card skips nothing.
            if self.draft.cards_of(self.at):
                lines = self.draft.lines
                here = 0
                if self.at in lines:
                    here = lines.index(self.at) + 1
                round_ = (*lines[here:], *lines[:here])
                self.at = next((line for line in round_ if self.draft.missing(line)), self.at)
            self._show()
        elif not self._pot_passed and not self.draft.by_stakes and len(self.draft.showing) > 1:
            self._pot_passed = True
            self.chips.pot.setFocus()
        else:
            self.record.press(event)

    def _choose(self, line: int) -> None:
        self.at = line
        self._begun = CardBegun()
        self._show()
        self.setFocus()

    def _begin_line(self) -> None:
        self._begun = CardBegun()
        where = self.draft.line_with_room(self.draft.lines[0])
        if where is None:
            self.at = self.draft.lines[0]
        else:
            self.at = where
        self._show()

    def _change(self, draft: Showdown) -> None:
        self.draft = draft
        if self.at not in draft.lines:
            self.at = draft.lines[0]
        self._show()

    def _show(self, refused: Refused | None = None) -> None:
        """Show the table as it is, and what the rulebook says of it once it is whole."""
        draft = self.draft
        self.lines.show_lines(draft, self.at, self._begun.rank, self._named)
        self.chips.show_chips(draft, self._facts.places)
        self.chips.setVisible(len(draft.hands) > 1)
        self.who.show_chosen({hand.who for hand in draft.hands})
        self.grid.show_left(draft.used, self._begun.possible or draft.deck)
        if self._begun.doubted:
            refused = self._begun.doubt()
        asked: Questioning | None = None
        try:
            asked = draft.asked
        except Refused as unsound:
            refused = refused or unsound
        tell(self.said, refusal_sentence(refused) if refused is not None else "")
        if self.at not in draft.lines:
            lacking = 0
        else:
            lacking = draft.missing(self.at)
        lit = self._named("" if self.at == BOARD else draft.hands[self.at].who)
        self.missing.setText(missing_words(lacking, lit.place_and_name))
        self._pad.setVisible(asked is None)
        self.result.setVisible(asked is not None)
        self.record.setVisible(asked is not None)
        if asked is not None and asked != self._asked:
            self.result.show_result(asked, draft.refunds, self._named)
            assert self.result.told is not None
            self.record.show_case(asked, self._facts, self.result.told)
        self.lines.dim(self.result.counting or None if asked is not None else None)
        if asked is None or asked != self._asked:
            QTimer.singleShot(0, self, self._bring_result_up)
        self._asked = asked

    def _bring_result_up(self) -> None:
        """Scroll to the ruling, from its first line; above it, as many whole lines as fit.

        Until there is one, to the line that takes the next card: no card is seen in part.
        """
        if self.result.isHidden():
            self._bring_line_up()
            return
        self.record.fold(False)
        top = self.result.y()
        least = top - max(0, self._area.viewport().height() - self.result.height())
        above = (self.games, self.who, self.lines, self.chips, self.said)
        tops = [part.y() for part in above if not part.isHidden() and part.y() >= least]
        self._show_from(0 if least <= 0 else min(tops, default=top) - Space.TIGHT)

    def _bring_line_up(self) -> None:
        block = self.lines.blocks.get(self.at)
        if block is None:
            return
        top = self.lines.y() + block.y()
        seen = top + block.height() <= self._area.viewport().height()
        self._show_from(0 if seen else top)

    def _show_from(self, top: int) -> None:
        """Scroll to a height of the content, with room left empty under it where it ends."""
        inside = self._area.widget()
        if inside is not None:
            inside.setMinimumHeight(top + self._area.viewport().height() if top else 0)
        self._area.verticalScrollBar().setValue(top)

    def _named(self, who: str) -> Player:
        """Return a player here; the board for ""."""
        if not who:
            stud = self.draft.game in ("stud5", "stud7")
            common = fr_en("Carte commune", "Community card")
            return Player("", common if stud else fr_en("Tableau", "Board"))
        sitting = next((s for s in self._facts.players if str(s.place) == who), None)
        if sitting is None:
            return Player("", fr_en("Joueur {0}", "Player {0}").format(who))
        return Player(who, self._live.person(sitting.entrant).display_name)

    def _on_place(self, place: int) -> None:
        """Give a hand to the player at a place, or take the place's name off it."""
        who = str(place)
        hands = self.draft.hands
        mine = next((line for line, hand in enumerate(hands) if hand.who == who), None)
        nameless = [line for line, hand in enumerate(hands) if not hand.who.isdigit()]
        try:
            if mine is not None:
                changed = self.draft.with_changed(mine, who="").with_letters()
            elif nameless:
                changed = self.draft.with_changed(nameless[0], who=who)
            else:
                changed = self.draft.with_hand(who)
        except Refused as refused:
            self._show(refused)
            return
        self._change(changed)
        self.setFocus()

    def _on_game(self, game: str) -> None:
        played: Game = Played(game).dealt
        self.games.choose(game)
        self._asked = None
        self.draft = self.draft.of_game(played)
        self._begin_line()
        self.setFocus()

    def _on_chips(self, changes: dict[str, object]) -> None:
        """Take the chips told; the level's ante is the common one where one pays for all."""
        if changes.get("by_stakes") and self._facts.ante_format in COMMON_ANTES:
            changes = {**changes, "dead_ante": self._facts.ante}
        self._change(replace(self.draft, **changes))  # type: ignore[arg-type]

    def _on_add(self) -> None:
        try:
            self.draft = self.draft.with_hand()
        except Refused as refused:
            self._show(refused)
            return
        self._begin_line()
        self.setFocus()

    def _on_four(self, wanted: bool) -> None:
        tell_four_colours(wanted)
        for part in self.findChildren(QWidget):
            part.update()

    def _start_again(self) -> None:
        self.begin(self._facts, other_games=not self.games.isHidden())
        self.setFocus()

    def _lay_out(self) -> None:
        self.four.setChecked(four_colours())
        for part in (self.four, self.clear):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        out = (0, 0, REACH, 0)
        heading = row(wide(self.head), self.four, self.clear, spacing=Space.TIGHT, margins=out)
        self.hint.setText(typing_hint())
        told = row(self.missing, STRETCH, self.hint, spacing=Space.NORMAL)
        self._pad = framed(column(self.grid, told, spacing=Space.TIGHT), margins=out)
        self.record.setContentsMargins(*out)
        self._area.reach_into_gutter()
        parts = (self.games, self.who, self.lines, self.chips, self.said, Space.HAIR, self.result)
        self._area.fill(parts, spacing=Space.TIGHT)
        below = (wide(self._area), self._pad, self.record)
        column(heading, *below, on=self, spacing=Space.TIGHT, margins=0)

    def _listen(self) -> None:
        self.head.back.clicked.connect(self.closed)
        self.games.picked.connect(self._on_game)
        self.four.toggled.connect(self._on_four)
        self.clear.clicked.connect(self._start_again)
        self.who.picked.connect(self._on_place)
        self.grid.picked.connect(self.put)
        self.lines.lineChosen.connect(self._choose)
        self.lines.cardTapped.connect(lambda card: self._change(self.draft.without(card)))
        self.lines.changed.connect(
            lambda line, changes: self._change(self.draft.with_changed(line, **changes))
        )
        self.lines.handRemoved.connect(lambda line: self._change(self.draft.without_hand(line)))
        self.lines.handAdded.connect(self._on_add)
        self.chips.told.connect(self._on_chips)
        self.chips.entered.connect(self.setFocus)
        self.result.articleAsked.connect(self.articleAsked)
        # What is noted may take some of the room: the ruling stays in sight.
        self._area.verticalScrollBar().rangeChanged.connect(self._bring_result_up)
        self.record.recorded.connect(lambda _entry: self.setFocus())
        self.record.penaltyAsked.connect(self.penaltyAsked)
        self.record.moveAsked.connect(self.moveAsked)
        self.record.closed.connect(self.closed)


class WhoShows(QWidget):
    """``picked(place)``: a player shows a hand, or no longer; hidden where no table is chosen."""

    picked = Signal(int)

    def __init__(self) -> None:
        """Start with an empty list."""
        super().__init__()
        self.buttons: dict[int, Button] = {}
        self._shown: tuple[tuple[int, str], ...] = ()
        self._flow = FlowLayout(self)

    def show_players(self, players: Sequence[Sitting], person: Callable[[int], Person]) -> None:
        """Offer these players."""
        names = short_names([person(one.entrant) for one in players])
        shown = tuple(zip((one.place for one in players), names, strict=True))
        self.setVisible(bool(shown))
        if shown == self._shown:
            return
        self._shown = shown
        emptied(self._flow)
        self._flow.addWidget(label(fr_en("Qui montre\u00a0?", "Who shows?"), Say.SOFT))
        self.buttons = {place: self._button(place, name) for place, name in shown}
        for button in self.buttons.values():
            self._flow.addWidget(button)

    def show_chosen(self, who: Collection[str]) -> None:
        """Highlight the players who show a hand."""
        for place, button in self.buttons.items():
            button.setChecked(str(place) in who)

    def _button(self, place: int, name: str) -> Button:
        button = Button(f"{place}\u2002{name}", Rank.QUIET, scale="small")
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self._pick, place))
        dress(button, kind="filter-chip")
        return button

    def _pick(self, place: int, _checked: bool = False) -> None:
        self.picked.emit(place)
