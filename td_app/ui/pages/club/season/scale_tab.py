"""Barème: every figure of the scale in one form, and its effect on a season beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.season.board import NO_SCALE, Board
from td_app.season.repository import Season
from td_app.season.scale import Scale
from td_app.season.scale_file import read_scale, ready_scales, scale_of, scales_to_fill
from td_app.season.scale_text import scale_text
from td_app.season.scale_typed import scale_typed, typed_of
from td_app.ui.pages.club.season.scale_form import ScaleForm
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import MOST_OF_IT, STRETCH, column, row, wide
from td_app.ui.widgets.page_parts import ScrolledColumn, SectionHeading
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.why_grey import why_grey
from td_app.words import refusal_sentence
from td_app.words.figures import rank
from td_app.words.language import fr_en
from td_app.words.season_page import gained, points_figure

AFTER_TYPING = 250
"""Milliseconds without a key before a season is recomputed."""


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of another scale on a player: points and ranks, None where not ranked."""

    key: str
    name: str
    before: Fraction
    after: Fraction
    was: int | None
    becomes: int | None


class ScaleTab(SeasonTab):
    """The scale of the season, or of the part that is shown."""

    def __init__(self, host: SeasonHost) -> None:
        """Show the scale of the page's season."""
        super().__init__(host)
        self.form = ScaleForm()
        paths = (*ready_scales(), *scales_to_fill())
        ready = [(path.stem, read_scale(path).name) for path in paths]
        self.start = explained(
            ChoiceField(
                [("", fr_en("Partir de…", "Start from…")), *ready],
                name=fr_en("Partir d’un barème", "Start from a points system"),
            ),
            "Remplit le barème à partir d’un barème tout prêt, à modifier ensuite.",
            "Fills in the points system from a preset, to be changed afterwards.",
        )
        self.keep = Button(fr_en("Enregistrer", "Save"), Rank.PRIMARY, icon="save", does=self._keep)
        self.back = explained(
            Button(
                fr_en("Ne pas garder", "Discard"),
                icon="undo",
                does=self._go_back,
            ),
            "Revient au barème enregistré.",
            "Goes back to the saved points system.",
        )
        self.remove = Button(
            fr_en("Suivre celui de la saison", "Use the season’s"), icon="remove", does=self._remove
        )
        self.whose = label("", Say.SOFT, wraps=True)
        self.sums = label("", Say.SOFT, wraps=True)
        self.table = RowTable(_columns(), key=lambda one: one.key)
        self.table.setAccessibleName(
            fr_en("Ce que le barème change", "What this points system changes")
        )
        explained(
            self.table,
            "Le rang que chacun aurait avec ce barème.",
            "The place everyone would have with this points system.",
        )
        self.heading = SectionHeading(fr_en("Ce que cela change", "What it changes"))
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(AFTER_TYPING)
        self._wait.timeout.connect(self._recompute)
        self.form.edited.connect(self._update_buttons)
        self.start.choiceChanged.connect(self._on_start)
        self._shown: tuple[int, int | None, str] | None = None
        self._saved: Mapping[str, str] = {}
        self._drafts: dict[tuple[int, int | None], Mapping[str, str]] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        left = QWidget()
        right = QWidget()
        why = wide(why_grey(self.keep, Qt.AlignmentFlag.AlignRight), MOST_OF_IT)
        buttons = (self.start, why, STRETCH, self.back, self.keep)
        row(*buttons, on=self.tools, spacing=Space.TIGHT, margins=0)
        column(
            row(wide(self.whose), self.remove, spacing=Space.TIGHT),
            wide(ScrolledColumn(self.form, STRETCH, margins=(0, 0, Space.SNUG, 0))),
            on=left,
            spacing=Space.TIGHT,
            margins=0,
        )
        column(self.heading, self.sums, wide(self.table), on=right, spacing=Space.TIGHT, margins=0)
        right.setMinimumWidth(380)
        row(wide(left, 3), wide(right, 2), on=self, spacing=Space.NORMAL, margins=0)

    def refresh(self) -> None:
        """Show the scale kept, unless another one is being written."""
        season = self.host.season
        if season is None:
            return
        text = self._text(season)
        shown = (season.id, self.host.part_shown, text)
        if shown != self._shown:
            # The draft shown is kept: another season or part takes its place.
            if self._shown is not None and self.form.typed() != self._saved:
                self._drafts[self._shown[:2]] = self.form.typed()
            self._shown = shown
            self._saved = typed_of(_read(text or season.scale))
            self.form.show_typed(self._drafts.pop(shown[:2], self._saved))
        part = next((p for p in season.parts if p.id == self.host.part_shown), None)
        told = ""
        if part is not None and not part.scale:
            told = fr_en(
                "{0} n’a pas de barème propre\u00a0: celui de la saison s’applique, et toutes ses "
                "soirées comptent.",
                "{0} has no points system of its own: the season’s applies, and all its events "
                "count.",
            ).format(part.name)
        fault = self.host.board.fault
        if fault is not None:
            tell(self.whose, refusal_sentence(fault), Tone.RED)
        else:
            tell(self.whose, told)
        self.remove.setVisible(part is not None and bool(part.scale))
        self._update_buttons()
        self._recompute()

    def unsaved_changes(self) -> str:
        """Return that a scale is unsaved, "" when none is."""
        if self._shown is not None and self.form.typed() != self._saved:
            return fr_en("Un barème", "A points system")
        kept = [one.name for one in self.host.known if (one.id, None) in self._drafts]
        kept += [
            f"{one.name}, {part.name}"
            for one in self.host.known
            for part in one.parts
            if (one.id, part.id) in self._drafts
        ]
        if kept:
            return fr_en("Un barème ({0})", "A points system ({0})").format(kept[0])
        return ""

    def _text(self, season: Season) -> str:
        if self.host.part_shown is None:
            return season.scale
        return next((p.scale for p in season.parts if p.id == self.host.part_shown), "")

    def _update_buttons(self) -> None:
        scale, wrong = scale_typed(self.form.typed())
        self.form.show_wrong({one.field: _in_its_field(one.refusal) for one in wrong})
        same = self.form.typed() == self._saved
        nothing = fr_en("Rien n’est changé.", "Nothing has changed.")
        mend = fr_en("Corrigez ce qui est en rouge.", "Correct what is in red.")
        if scale is None:
            self.keep.set_refusal(mend)
        elif same:
            self.keep.set_refusal(nothing)
        else:
            self.keep.set_refusal(None)
        if same:
            self.back.set_refusal(nothing)
        else:
            self.back.set_refusal(None)
        self._wait.start()

    def _recompute(self) -> None:
        """Show the effect of the scale typed on last season, or on this one while it is the
        first.
        """
        self._wait.stop()
        season = self.host.season
        (scale, _) = scale_typed(self.form.typed())
        if season is None or scale is None:
            return
        known = list(self.host.known)
        if self.host.part_shown is None:
            earlier = known[known.index(season) + 1 :]
        else:
            earlier = []
        tried = next(iter(earlier), season)
        part = self.host.part_shown
        try:
            kept = self.host.seasons.board(season, part)
            if tried is not season:
                now = self.host.seasons.board(tried)
                kept, season = (now, tried) if now.rows else (kept, season)
            other = self.host.seasons.board(season, part, scale=scale)
        except Refused as refusal:
            field = "formula"
            if refusal.params.get("formula") == self.form.typed()["kill"]:
                field = "kill"
            self.form.show_wrong({field: _in_its_field(refusal)})
            self.keep.set_refusal(_in_its_field(refusal))
            return
        except StorageTrouble as trouble:
            self.host.desk.trouble.emit(trouble)
            return
        self._show_changes(season, changes(kept, other))

    def _show_changes(self, season: Season, told: list[Change]) -> None:
        words = fr_en("{0} recalculée", "{0} recalculated").format(season.name)
        self.heading.set_beside(words)
        moved = sum(one.was != one.becomes for one in told)
        sums = fr_en(
            "Joueurs qui changent de rang avec ce barème\u00a0: {0}\u00a0sur\u00a0{1}.",
            "Players whose place changes with this points system: {0}\u00a0of\u00a0{1}.",
        ).format(moved, len(told))
        nobody = fr_en(
            "Aucune soirée à recalculer pour l’instant.", "No events to recalculate yet."
        )
        tell(self.sums, sums if told else nobody)
        self.table.set_rows(told)

    def _keep(self) -> None:
        season = self.host.season
        (scale, _) = scale_typed(self.form.typed())
        if season is None or scale is None:
            return
        self._recompute()
        if not self.keep.isEnabled():
            return
        part = self.host.part_shown
        text = scale_text(scale)
        said = fr_en("Barème enregistré.", "Points system saved.")
        self._settle(lambda: self.host.seasons.set_scale(season, text, part), said)

    def _remove(self) -> None:
        season = self.host.season
        part = self.host.part_shown
        if season is not None and part is not None:
            self._settle(lambda: self.host.seasons.set_scale(season, "", part))

    def _settle(self, act: Callable[[], object], said: str = "") -> None:
        """Do an act that settles the draft; if it is refused, the draft is still unsaved."""
        before = self._saved
        self._saved = self.form.typed()
        if not self.host.do(act, said):
            self._saved = before

    def _go_back(self) -> None:
        self.form.show_typed(self._saved)
        self._update_buttons()

    def _on_start(self, key: str) -> None:
        paths = {path.stem: path for path in (*ready_scales(), *scales_to_fill())}
        if key in paths:
            self.form.show_typed(typed_of(read_scale(paths[key])))
            self._update_buttons()
        self.start.choose("")


def changes(before: Board, after: Board) -> list[Change]:
    """Return what becomes of everyone, by their new rank, those not ranked any more last."""
    was = {one.who.key: one for one in before.rows}
    told = []
    for one in after.rows:
        old = was.pop(one.who.key, None)
        points, place = (old.points, old.rank) if old else (Fraction(0), None)
        told.append(Change(one.who.key, one.who.name, points, one.points, place, one.rank))
    gone = [
        Change(one.who.key, one.who.name, one.points, Fraction(0), one.rank, None)
        for one in was.values()
    ]
    return [*told, *gone]


def _read(text: str) -> Scale:
    try:
        if text:
            return scale_of(text)
        return NO_SCALE
    except Refused:
        return NO_SCALE


def _ranks(one: Change) -> str:
    told = [rank(place) if place else "—" for place in (one.was, one.becomes)]
    if one.was == one.becomes:
        return told[1]
    return f"{told[0]} → {told[1]}"


def _tone(one: Change) -> Tone:
    if one.was == one.becomes:
        return Tone.NEUTRAL
    better = one.becomes is not None and (one.was is None or one.becomes < one.was)
    if better:
        return Tone.ACCENT
    return Tone.AMBER


def _in_its_field(refusal: Refused) -> str:
    """Return what is wrong in a field; of a formula without its line, the only one there."""
    told = dict(refusal.params)
    if "formula" in told:
        told.pop("line", None)
        told.pop("column", None)
    return refusal_sentence(Refused(refusal.code, cites=refusal.cites, **told))


def _columns() -> tuple[Column[Change], ...]:
    return (
        Column("name", fr_en("Joueur", "Player"), lambda one: one.name, fills=True, named=True),
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda one: one.becomes or 10**6,
            text=_ranks,
            tone=_tone,
            width=92,
            centred=True,
        ),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda one: -one.after,
            text=lambda one: points_figure(one.after),
            width=92,
            figures=True,
        ),
        Column(
            "change",
            fr_en("Écart", "Change"),
            lambda one: one.before - one.after,
            text=lambda one: gained(one.after - one.before) if one.after != one.before else "",
            width=72,
            figures=True,
            hides_without=lambda one: one.after != one.before,
        ),
    )
