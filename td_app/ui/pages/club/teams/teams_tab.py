"""The teams of a meeting: entered with their players, corrected, substitutes told apart."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.views import PlayerRow, TeamRow
from td_app.members_file.meanings import Meaning
from td_app.members_file.names import FileOrder, split_name
from td_app.members_file.written_name import read_name
from td_app.register.member import Member
from td_app.tournament.state.person import LONGEST_FIELD, Person
from td_app.ui.meeting_drafts import NEW_TEAM, TeamDraft
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.pages.club.teams.register_dialog import RegisterDialog
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, framed, row, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import Card, FormRows, scrolled
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.figures import counted, players_counted
from td_app.words.language import fr_en

EDITOR_WIDTH = 440
LINES_HEIGHT = 72
LEAST_LIST = 150


def _other_club(team: TeamRow) -> str:
    """Return the club of a team; nothing where the team bears its name."""
    if team.club == team.name:
        return ""
    return team.club


class TeamsTab(QWidget):
    """The list of teams, and the one chosen; with none chosen, one may be entered."""

    def __init__(self, held_meeting: HeldMeeting) -> None:
        """Show the teams of ``held_meeting``."""
        super().__init__()
        dress(self, kind="page")
        self._held = held_meeting
        self._chosen: int | None = None
        self._filling = False
        self.asking: RegisterDialog | None = None
        self.table: RowTable[TeamRow] = RowTable(
            (
                Column("name", fr_en("Équipe", "Team"), lambda t: t.name, fills=True),
                Column(
                    "club",
                    fr_en("Club", "Club"),
                    _other_club,
                    fills=True,
                    hides_without=_other_club,
                ),
                Column(
                    "players",
                    fr_en("Joueurs", "Players"),
                    lambda t: sum(not p.bench for p in t.players),
                    figures=True,
                    width=76,
                ),
                Column(
                    "bench",
                    fr_en("Remplaçants", "Substitutes"),
                    lambda t: sum(p.bench for p in t.players),
                    figures=True,
                    width=104,
                ),
            ),
            lambda t: t.team,
        )
        self.table.setAccessibleName(fr_en("Équipes de la rencontre", "Teams in the match"))
        explained(
            self.table, "Choisissez une équipe pour la corriger.", "Select a team to correct it."
        )
        self.table.current_row.connect(self._choose)
        self.counts = label("", Say.SOFT)
        self.why = WhyEmpty()
        self.twice = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        new = fr_en("Nouvelle équipe", "New team")
        self.new = told_as(Button(new, icon="add", does=lambda: self.choose(None)), new)
        told = fr_en("Choisir des membres…", "Choose members…")
        self.register = explained(
            Button(told, Rank.QUIET, icon="players", scale="small", does=self._pick),
            "Choisissez les joueurs de l’équipe parmi les membres.",
            "Select the team’s players from the members.",
        )
        self._make_editor()
        self._lay_out()
        self._fill()
        self.refresh()

    def refresh(self) -> None:
        """Show the teams as they are now."""
        teams = self._held.live.teams()
        self.table.set_rows(teams)
        self._say_why(bool(teams))
        players = sum(not p.bench for t in teams for p in t.players)
        entered = counted(
            len(teams), fr_en("{0} équipe", "{0} team"), fr_en("{0} équipes", "{0} teams")
        )
        self.counts.setText(f"{entered}, {players_counted(players)}")
        # Whose name is there twice: nobody sits at two tables at once.
        named = "; ".join(
            f"{name} ({', '.join(where)})" for name, where in self._held.live.written_twice()
        )
        words = fr_en(
            "Inscrits deux fois\u00a0: {0}. Une personne ne joue que dans une équipe.",
            "Listed twice: {0}. A person plays in one team only.",
        )
        tell(self.twice, words.format(named) if named else "")
        if self._chosen is not None and self._team() is None:
            self._held.drafts.teams.pop(self._chosen, None)
            self.choose(None)
        if self._team_draft() is None:
            self._fill()
        self._show_team()

    def _say_why(self, there: bool) -> None:
        """Say that no team is entered, and offer those of the meeting before."""
        if there:
            last = None
        else:
            last = self._held.last_meeting()
        if last is None:
            none = fr_en("Aucune équipe n’est inscrite.", "No teams are registered.")
            begin = fr_en("Nouvelle équipe", "New team")
            self.why.say("" if there else none, begin, lambda: self.choose(None))
            return
        words = fr_en(
            "Aucune équipe n’est inscrite. Inscrire celles de «\u00a0{0}\u00a0»\u00a0?",
            "No team is registered. Register those of “{0}”?",
        )
        take = fr_en("Les inscrire toutes", "Register them all")
        self.why.say(words.format(last.name), take, lambda: self._held.take_teams(last.id))

    def choose(self, team: int | None) -> None:
        """Show a team, or the form of a new one, with what was typed about it."""
        self._chosen = team
        if team is None:
            self.table.clearSelection()
            self.table.setCurrentIndex(self.table.model().index(-1, -1))
        self._fill()
        self._show_team()
        if team is None:
            self.name.setFocus()

    def _key(self) -> int:
        if self._chosen is None:
            return NEW_TEAM
        return self._chosen

    def _team_draft(self) -> TeamDraft | None:
        return self._held.drafts.teams.get(self._key())

    def _saved_draft(self) -> TeamDraft:
        """Return the draft equal to the stored team: the fields before anything is typed."""
        team = self._team()
        if team is not None:
            return TeamDraft(team.name, team.club)
        return TeamDraft()

    def _fill(self) -> None:
        """Write in the fields what is typed about the team, else what is known of it."""
        shown = self._team_draft() or self._saved_draft()
        self._filling = True
        for field, words in ((self.name, shown.name), (self.club, shown.club)):
            if field.text() != words:
                field.setText(words)
        self.line.setText(shown.line)
        for lines, words in ((self.people, shown.people), (self.bench, shown.bench)):
            if lines.toPlainText() != words:
                lines.setPlainText(words)
        self._filling = False
        self._name_new()

    def _on_typed(self) -> None:
        """Keep the draft at the desk, until it is entered."""
        if self._filling:
            return
        fields = (self.name.text(), self.club.text())
        lines = (self.people.toPlainText(), self.bench.toPlainText())
        typed = TeamDraft(*fields, *lines, self.line.text())
        drafts = self._held.drafts.teams
        if typed == self._saved_draft():
            drafts.pop(self._key(), None)
        else:
            drafts[self._key()] = typed
        self._name_new()

    def _name_new(self) -> None:
        """Say on the button that a team begun waits, while another one is shown."""
        waits = self._chosen is not None and NEW_TEAM in self._held.drafts.teams
        begun = fr_en("Continuer l’équipe commencée", "Continue the team begun")
        if waits:
            self.new.setText(begun)
        else:
            self.new.setText(fr_en("Nouvelle équipe", "New team"))

    def enter(self) -> None:
        """Enter the team; a line without a name is shown, and then the team is not entered."""
        players = self.people.toPlainText()
        bench = self.bench.toPlainText()
        if self._names_nobody(players, bench):
            return
        name = self.name.text()
        club = self.club.text()
        entry = self._held.send(cmd.EnterTeam(name, club, people_of(players), people_of(bench)))
        if entry is not None:
            # Those picked in the register are linked, by the name they were written under.
            if isinstance(entry.event, ev.TeamEntered):
                numbers = (*entry.event.players, *entry.event.substitutes)
                keys = {who: self._held.live.person(who).name_key for who in numbers}
                picked = self._held.drafts.picked
                self._held.link({who: picked[key] for who, key in keys.items() if key in picked})
                picked.clear()
            self._held.drafts.teams.pop(NEW_TEAM, None)
            self.choose(None)

    def _pick(self) -> None:
        """Ask which members play in the team that is written."""
        members = self._held.members()
        if not members:
            none = fr_en("Le registre du club est vide.", "The members list is empty.")
            self._held.refused.emit(none)
            return
        club = self.club.text().strip() or self.name.text()
        live = self._held.live
        there = {live.person(p.player).name_key: t.name for t in live.teams() for p in t.players}
        self.asking = RegisterDialog(members, club, self, there=there)
        self.asking.picked.connect(self._write)
        self.asking.open()

    def _write(self, members: tuple[Member, ...]) -> None:
        """Write those picked among the players, a line each; one written there stays once."""
        there = {person.name_key for person in people_of(self.people.toPlainText())}
        self._held.drafts.picked |= {one.person.name_key: one for one in members}
        lines = [one.name for one in members if one.person.name_key not in there]
        written = self.people.toPlainText().rstrip()
        self.people.setPlainText("\n".join(filter(None, (written, *lines))))

    def rename(self) -> None:
        """Keep the name and the club written."""
        if self._chosen is not None:
            self._held.send(cmd.RenameTeam(self._chosen, self.name.text(), self.club.text()))
            self._fill()
            self._on_typed()

    def _names_nobody(self, *texts: str) -> bool:
        """Say which line names nobody; whether there is one."""
        nobody = next(filter(None, map(naming_nobody, texts)), "")
        words = fr_en(
            "«\u00a0{0}\u00a0» ne nomme personne\u00a0: corrigez cette ligne, ou retirez-la.",
            "“{0}” names nobody. Correct this line, or delete it.",
        )
        if nobody:
            self._held.refused.emit(words.format(nobody))
        return bool(nobody)

    def add(self, bench: bool = False) -> None:
        """Add the players written on the line to the team chosen."""
        if self._names_nobody(self.line.text()):
            return
        people = people_of(self.line.text())
        if self._chosen is not None and self._held.send(
            cmd.AddPlayers(self._chosen, people, bench)
        ):
            self.line.clear()

    def correct(self) -> None:
        """Give the player chosen the name written on the line."""
        chosen = self.players.chosen_row()
        people = people_of(self.line.text())
        if chosen is None or self._names_nobody(self.line.text()):
            return
        if not people:
            words = fr_en(
                "Tapez d’abord le bon nom, sur la ligne sous la liste.",
                "First type the right name, on the line below the list.",
            )
            self._held.refused.emit(words)
        elif self._held.send(cmd.CorrectPlayer(chosen.player, people[0])):
            self.line.clear()

    def _team(self) -> TeamRow | None:
        return next((t for t in self._held.live.teams() if t.team == self._chosen), None)

    def _choose(self, row_chosen: object) -> None:
        if isinstance(row_chosen, TeamRow) and row_chosen.team != self._chosen:
            self.choose(row_chosen.team)

    def _show_team(self) -> None:
        team = self._team()
        self._new_parts.setVisible(team is None)
        self._old_parts.setVisible(team is not None)
        self.enter_button.setVisible(team is None)
        for button in (self.keep, self.remove_team):
            button.setVisible(team is not None)
        read_only = self._held.live.read_only
        looking = fr_en("Ce poste est en consultation seule.", "This computer is read-only.")
        for button in (self.enter_button, self.keep, self.add_player, self.add_bench):
            if read_only:
                button.set_refusal(looking)
            else:
                button.set_refusal(None)
        if team:
            self._title.setText(team.name)
        else:
            self._title.setText(fr_en("Nouvelle équipe", "New team"))
        if team is None:
            return
        self.players.set_rows(team.players)
        self.remove_team.set_refusal(self._held.why_not(cmd.RemoveTeam(team.team)))
        self._show_player()

    def _show_player(self) -> None:
        chosen = self.players.chosen_row()
        nobody = fr_en("Choisissez d’abord un joueur.", "Select a player first.")
        self.swap.setText(fr_en("Remplaçant", "Substitute"))
        if chosen is not None and chosen.bench:
            self.swap.setText(fr_en("Titulaire", "Starter"))
        for button in (self.swap, self.fix):
            if chosen:
                button.set_refusal(None)
            else:
                button.set_refusal(nobody)
        if chosen is None:
            remove = None
            self.remove_player.set_refusal(nobody)
        else:
            remove = self._held.why_not(cmd.RemovePlayer(chosen.player))
            self.remove_player.set_refusal(remove)

    def _swap(self) -> None:
        chosen = self.players.chosen_row()
        if chosen is not None:
            self._held.send(cmd.SetBench(chosen.player, not chosen.bench))

    def _remove_player(self) -> None:
        chosen = self.players.chosen_row()
        if chosen is not None:
            self._held.send(cmd.RemovePlayer(chosen.player))

    def _remove_team(self) -> None:
        if self._chosen is not None:
            self._held.send(cmd.RemoveTeam(self._chosen))

    def _make_editor(self) -> None:
        self.name = QLineEdit()
        self.club = QLineEdit()
        self.line = QLineEdit()
        self.line.setPlaceholderText(fr_en("NOM Prénom", "LAST NAME First name"))
        self.line.setAccessibleName(fr_en("Nom d’un joueur", "A player’s name"))
        explained(
            self.line,
            "NOM Prénom du joueur à ajouter.",
            "LAST NAME First name of the player to add.",
        )
        self.line.returnPressed.connect(self.add)
        for line in (self.name, self.club, self.line):
            line.textChanged.connect(lambda _text: self._on_typed())
        self.people = QPlainTextEdit()
        self.bench = QPlainTextEdit()
        for field in (self.people, self.bench):
            field.setTabChangesFocus(True)
            field.textChanged.connect(self._on_typed)
            field.setPlaceholderText(fr_en("Un joueur par ligne", "One player per line"))
            field.setAccessibleName(field.placeholderText())
        self.bench.setFixedHeight(LINES_HEIGHT)
        self.enter_button = explained(
            Button(fr_en("Inscrire l’équipe", "Register the team"), Rank.PRIMARY, does=self.enter),
            "Inscrit l’équipe et ses joueurs.",
            "Registers the team and its players.",
        )
        self.keep = Button(fr_en("Enregistrer", "Save"), does=self.rename)
        self.players = _players_table()
        self.players.current_row.connect(lambda _row: self._show_player())
        self.add_player = Button(fr_en("Ajouter", "Add"), does=lambda: self.add())
        self.add_bench = Button(
            fr_en("Ajouter un remplaçant", "Add a substitute"), does=lambda: self.add(True)
        )
        self.fix = Button(fr_en("Corriger", "Correct"), does=self.correct)
        self.swap = Button("", does=self._swap)
        self.remove_player = Button(
            fr_en("Retirer", "Remove"), Rank.QUIET, does=self._remove_player
        )
        self.remove_team = Button(
            fr_en("Retirer l’équipe", "Remove the team"),
            Rank.DANGER,
            does=self._remove_team,
            explains=("Retire l’équipe de la rencontre.", "Removes the team from the match."),
        )

    def _lay_out(self) -> None:
        fields = FormRows(label_width=72)
        fields.add(
            fr_en("Équipe", "Team"), explained(self.name, "Le nom de l’équipe.", "The team’s name.")
        )
        same = fr_en("Vide\u00a0: le nom de l’équipe", "Empty: the team’s name")
        self.club.setPlaceholderText(same)
        fields.add(fr_en("Club", "Club"), self.club)
        self._new_parts = framed(
            column(
                row(label(fr_en("Joueurs", "Players"), Say.STRONG), STRETCH, self.register),
                wide(self.people),
                label(fr_en("Remplaçants", "Substitutes"), Say.STRONG),
                self.bench,
                spacing=Space.TIGHT,
            )
        )
        self._old_parts = framed(
            column(
                wide(self.players),
                row(self.swap, self.remove_player, STRETCH, self.fix, spacing=Space.TIGHT),
                self.line,
                row(self.add_player, self.add_bench, STRETCH, spacing=Space.TIGHT),
                spacing=Space.TIGHT,
            )
        )
        card = self._editor(fields)
        left = column(
            row(self.counts, STRETCH, self.new, spacing=Space.TIGHT),
            self.twice,
            self.why,
            wide(self.table),
            spacing=Space.TIGHT,
        )
        margins = (GUTTER, Space.SNUG, GUTTER, GUTTER)
        row(wide(left), card, on=self, spacing=Space.SNUG, margins=margins)

    def _editor(self, fields: FormRows) -> Card:
        card = Card()
        self._title = label("", Say.SECTION)
        self.players.setMinimumHeight(LEAST_LIST)
        self.people.setMinimumHeight(LEAST_LIST)
        parts = (fields, wide(self._new_parts), wide(self._old_parts))
        # What scrolls reaches the edges: its bar stands in the margin.
        sides = (Space.NORMAL, 0)
        card.body.setContentsMargins(0, Space.NORMAL, 0, Space.NORMAL)
        inside = framed(column(*parts, spacing=Space.SNUG), margins=sides)
        dress(inside, kind="scrolled")
        card.body.addLayout(row(self._title, margins=sides))
        card.body.addWidget(scrolled(inside), 1)
        # Under what scrolls: the act stays in sight whatever is typed, on the smallest screen too.
        acts = (self.remove_team, STRETCH, self.keep, self.enter_button)
        card.body.addLayout(row(*acts, margins=sides))
        card.setFixedWidth(EDITOR_WIDTH)
        return card


def _players_table() -> RowTable[PlayerRow]:
    """Return the list of a team's players, still empty."""
    players: RowTable[PlayerRow] = RowTable(
        (
            Column("name", fr_en("Joueur", "Player"), lambda p: p.name, fills=True, named=True),
            Column(
                "role",
                fr_en("Rôle", "Role"),
                lambda p: p.bench,
                lambda p: fr_en("remplaçant", "substitute") if p.bench else "",
                width=112,
            ),
        ),
        lambda p: p.player,
        sortable=False,
    )
    players.setAccessibleName(fr_en("Joueurs de l’équipe", "The team’s players"))
    explained(
        players,
        "Titulaires et remplaçants ; choisissez-en un pour le corriger.",
        "Starters and substitutes; select one to correct it.",
    )
    return players


_ORDER = FileOrder(Meaning.LAST_FIRST, sure=False)


def people_of(text: str) -> tuple[Person, ...]:
    """Return the people that lines name, one each; a line without a name is left out.

    >>> [p.display_name for p in people_of("DUPONT Jean\\n\\n2. Léa Martin")]
    ['DUPONT Jean', 'MARTIN Léa']
    """
    people = []
    for line in text.splitlines():
        name = _named(line)
        if name:
            split = split_name(name, _ORDER)
            people.append(Person(split.last, split.first))
    return tuple(people)


def naming_nobody(text: str) -> str:
    """Return the first line that is not blank and names nobody; "" when there is none.

    >>> naming_nobody("DUPONT Jean\\n\\n12")
    '12'
    """
    lines = (line.strip() for line in text.splitlines())
    return next((line for line in lines if line and not _named(line)), "")


def _named(line: str) -> str:
    """Return the name in a line, "" without one."""
    name = read_name(line.strip()[: 2 * LONGEST_FIELD]).name
    if any(letter.isalpha() for letter in name):
        return name
    return ""
