"""Evenings told in a director's words (``tests/scenarios/*.toml``), played step by step.

A player is named by his seat, ``"4.7"``, or by his number, ``"n° 12"``. ``a = "20:05"`` waits
until that hour, ``attendre = "7 min"`` that long; ``faire`` says what is done, ``refus`` the code
of the refusal expected instead, ``verifier`` what must be true afterwards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from builders import MINUTE, SteppedClock, a_club, a_setup, people, registered
from told_days import DAY_COMMANDS, DAY_FACTS, course_of, play_other_flight
from told_formats import FORMAT_COMMANDS, FORMAT_FACTS, format_of, means_of

from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.club.club import ALLOWED, MONEY, Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.state.tournament import Majority, TableStatus

Told = Mapping[str, Any]

#: What may change the chips in play; any other step that does has lost or made some.
MOVES_CHIPS = frozenset(
    {"retardataire", "abandon", "disqualification", "course aux jetons", "retirer des jetons"}
    | {"recave", "réentrée", "add-on pour tous", "jour 2", "tirer les places"}
)
FAULTS = {
    "insulte": "insult",
    "entente": "collusion",
    "cartes montrées": "showed_cards",
    "lenteur voulue": "wilful_delay",
}
STEPS = {
    "avertissement": "warning",
    "mains": "hands",
    "un tour": "round_1",
    "deux tours": "round_2",
}
UNDONE_CLOCKS: dict[str, cmd.UndoChoice] = {
    "comme si de rien n’était": "as_if_never",
    "reprend": "from_now",
}
PROPOSALS = {
    "fermer une table": "break_table",
    "table finale": "final_table",
    "main par main": "hand_for_hand",
    "arrêter une table": "stop_table",
    "retirer une valeur": "withdraw_value",
    "finir le satellite": "end_satellite",
    "tirer le jackpot": "draw_jackpot",
}


def told(path: Path) -> dict[str, Any]:
    """Return an evening as it is written."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def setup_of(evening: Told) -> TournamentSetup:
    """Return the settings of ``[tournoi]``."""
    room = evening["tournoi"]
    steps: list[Level | Break] = []
    for row in room["structure"]:
        if "pause" in row:
            steps.append(Break(row["pause"], tuple(row.get("retire", ()))))
        else:
            small, big = row["blindes"]
            steps.append(Level(small, big, row.get("ante", 0), row["minutes"]))
    wanted = {
        "prizes": tuple(room.get("prix", ())),
        "structure": Structure(tuple(steps)),
        **format_of(room),
        **course_of(room),
    }
    if "retards_jusqu_au_niveau" in room:
        wanted["late_entry_until"] = room["retards_jusqu_au_niveau"]
    return a_setup(len(room["joueurs"]), room["places"], **wanted)


class ToldEvening:
    """One evening on its session; another kind may ``act`` otherwise, as in the window."""

    def __init__(self, evening: Told, club: Club | None = None) -> None:
        """Seat the players table by table, from place 1 on; the clock stands."""
        self.club = club or a_club(clock=SteppedClock())
        if setup_of(evening).of_money:
            self.club.directory.set_setting(MONEY, ALLOWED)
        assert isinstance(self.club.clock, SteppedClock)
        self.clock = self.club.clock
        self.began = _minutes(evening["tournoi"]["debut"])
        self.passed = 0
        self.session: TournamentSession = self.club.create(setup_of(evening))
        room = evening["tournoi"]
        counts = room["joueurs"]
        entered = iter(registered(self.session, sum(counts)))
        for table, count in enumerate(counts, start=1):
            for place, who in zip(range(1, count + 1), entered, strict=False):
                self.session.dispatch(cmd.SetNeed(who, Need(table, place)))
        if self.state.setup.entry_terms.priced:
            self.session.dispatch(cmd.TakePayments(tuple(self.state.entrants)))
        if "autre_vague" in room:
            play_other_flight(self, room)
        if not room.get("tire", True):
            return
        self.session.dispatch(cmd.DrawSeats(tuple(sorted(self.state.tables))))
        for who in tuple(self.state.entrants):
            self.session.dispatch(cmd.SetNeed(who))

    @property
    def state(self) -> Any:
        """Return what is true now."""
        return self.session.state

    def play(self, step: Told) -> None:
        """Wait, do, and check one step."""
        before = self.state.chips_in_play
        self.wait(step)
        if "refus" in step:
            self.refused(step)
        elif "faire" in step:
            self.do(step)
        if step.get("faire") not in MOVES_CHIPS | {"annuler", "rétablir"}:
            assert self.state.chips_in_play == before, step
        self.check(step)

    def wait(self, step: Told) -> None:
        """Let the time of a step come."""
        minutes = 0
        if "a" in step:
            minutes = (_minutes(step["a"]) - self.began) % (24 * 60) - self.passed
        if "attendre" in step:
            minutes = int(step["attendre"].removesuffix(" min"))
        assert minutes >= 0, step
        self.passed += minutes
        self.clock.forward(minutes * MINUTE)

    def do(self, step: Told) -> None:
        """Do what a step says."""
        if step["faire"] == "jouer jusqu’à" and step.get("vite"):
            self.plays_fast_down_to(step["joueurs"])
        elif step["faire"] == "jouer jusqu’à":
            self.plays_down_to(step["joueurs"])
        else:
            self.act(step)

    def refused(self, step: Told) -> None:
        """Ask for what a step says; it is refused for the reason given there."""
        with pytest.raises(Refused, match=step["refus"]):
            self.session.dispatch(self.command(step))

    def plays_down_to(self, players: int) -> None:
        """Put players out at the fullest table, and close tables as the rules ask."""
        while True:
            closing = [p for p in self.session.proposals() if p.kind == "break_table" and p.must]
            if closing:
                self.do({"faire": "accepter", "quoi": "fermer une table"})
            elif self.state.players_left == players:
                return
            else:
                table = max(self.state.open_tables(), key=lambda t: len(t.places))
                self.do({"faire": "sortie", "joueur": f"{table.number}.{min(table.places)}"})

    def plays_fast_down_to(self, players: int) -> None:
        """Do the same without a gesture, the final table formed; the next place takes each out."""
        while self.state.players_left > players:
            asked = {p.kind: p for p in self.session.proposals()}
            if "final_table" in asked:
                self.session.dispatch(cmd.FormFinalTable())
            elif "break_table" in asked:
                self.session.dispatch(cmd.BreakTable(asked["break_table"].table or 0))
            else:
                table = max(self.state.open_tables(), key=lambda t: len(t.places))
                first, second, *_ = (who for _, who in sorted(table.places.items()))
                by = (second,) if self.state.setup.asks_knockouts else None
                self.session.dispatch(cmd.Eliminate((cmd.PlayerOut(first, by=by),)))

    def act(self, step: Told) -> None:
        """Do one thing; another evening may do it another way."""
        command = self.command(step)
        self.session.dispatch(command)

    def command(self, step: Told) -> cmd.Command:
        """Return the command of a step."""
        return COMMANDS[step["faire"]](self, step)

    def who(self, name: str) -> int:
        """Return the entrant of a seat or a number."""
        if name.startswith("n° "):
            return int(name.removeprefix("n° "))
        table, place = name.split(".")
        return int(self.state.tables[int(table)].places[int(place)])

    def check(self, step: Told) -> None:
        """Compare what is true with what the step says must be, and the books with themselves."""
        self._books_balance(step)
        for name, value in step.get("verifier", {}).items():
            assert FACTS[name](self) == value, (name, step)

    def _books_balance(self, step: Told) -> None:
        state = self.state
        known = sum(record.chips for record in state.stacks.values())
        assert state.players_left == 0 or known <= state.chips_in_play, step
        seated = [who for t in state.tables.values() for who in t.places.values()]
        assert len(seated) == len(set(seated)) == state.players_left, step
        out = {who for group in state.finishing for who in group}
        assert not out & set(seated), step

    def late(self, step: Told) -> cmd.Command:
        """Register one who comes late; return what seats him."""
        number = self.state.last_entrant + 1
        self.session.dispatch(
            cmd.RegisterEntrants(people(number)[-1:], present=True, majority=Majority.CHECKED)
        )
        if self.state.setup.entry_terms.priced:
            self.session.dispatch(cmd.TakePayments((self.state.last_entrant,), means_of(step)))
        return cmd.SeatLateEntrant(self.state.last_entrant)


def _minutes(hour: str) -> int:
    hours, minutes = hour.split(":")
    return int(hours) * 60 + int(minutes)


def _seat(name: str) -> Seat:
    table, place = name.split(".")
    return Seat(int(table), int(place))


def _out(evening: ToldEvening, step: Told) -> cmd.Command:
    names = step.get("joueurs", [step.get("joueur")])
    stacks = step.get("tapis", [None] * len(names))
    by = tuple(map(evening.who, step["par"])) if "par" in step else None
    outs = tuple(cmd.PlayerOut(evening.who(n), s, by) for n, s in zip(names, stacks, strict=True))
    return cmd.Eliminate(outs, note=step.get("mot", ""))


def _race(evening: ToldEvening, step: Told) -> cmd.Command:
    racers = tuple(
        cmd.RacerAsked(r["place"], r["jetons"], r.get("autres"), tuple(r.get("cartes", ())))
        for r in step.get("joueurs", ())
    )
    return cmd.RaceChips(step["table"], step["valeur"], racers, nobody=not racers)


def _disqualified(evening: ToldEvening, step: Told) -> cmd.Command:
    who, fault = evening.who(step["joueur"]), FAULTS[step["faute"]]
    return cmd.Disqualify(who, fault, stack=step.get("tapis"), note=step["mot"])  # type: ignore[arg-type]


def _sanctioned(evening: ToldEvening, step: Told) -> cmd.Command:
    return cmd.GivePenalty(
        evening.who(step["joueur"]),
        FAULTS[step["faute"]],  # type: ignore[arg-type]
        STEPS[step["mesure"]],  # type: ignore[arg-type]
        hands=step.get("mains"),
        note=step.get("mot", ""),
    )


def _counted(evening: ToldEvening, step: Told) -> cmd.Command:
    places = sorted(evening.state.tables[step["table"]].places.items())
    stacks = zip((who for _, who in places), step["tapis"], strict=True)
    return cmd.CountStacks(step["table"], tuple(stacks))


def _balanced(evening: ToldEvening, step: Told) -> cmd.Command:
    asked = step["grosse_blinde"]
    there = step.get("grosse_blinde_la_bas")
    return cmd.BalanceTables(step["de"], step["vers"], asked, there)


COMMANDS: Mapping[str, Callable[[ToldEvening, Told], cmd.Command]] = {
    "lancer l’horloge": lambda e, s: cmd.StartClock(),
    "arrêter l’horloge": lambda e, s: cmd.PauseClock(),
    "niveau suivant": lambda e, s: cmd.NextLevel(),
    "retardataire": ToldEvening.late,
    "sortie": _out,
    "abandon": lambda e, s: cmd.Withdraw(e.who(s["joueur"]), s["jetons"], s.get("mot", "")),
    "absent": lambda e, s: cmd.MarkAway((e.who(s["joueur"]),)),
    "de retour": lambda e, s: cmd.MarkAway((e.who(s["joueur"]),), away=False),
    "mauvaise place": lambda e, s: cmd.CorrectSeat(e.who(s["joueur"]), _seat(s["trouve"])),
    "sanction": _sanctioned,
    "mains manquées": lambda e, s: cmd.CountMissedHands(table=s["table"], hands=s["mains"]),
    "disqualification": _disqualified,
    "équilibrer": _balanced,
    "fermer la table": lambda e, s: cmd.BreakTable(s["table"], "mot" in s, s.get("mot", "")),
    "compter les tapis": _counted,
    "course aux jetons": _race,
    "table terminée": lambda e, s: cmd.TableDone(s["table"]),
    "tapis payé": lambda e, s: cmd.TableAllIn(s["table"]),
    "main suivante": lambda e, s: cmd.StartNextHand(),
    "classer la main": lambda e, s: cmd.RankHand(),
    "main par main": lambda e, s: cmd.AnnounceHandForHand(),
    "boutons": lambda e, s: cmd.SetPositions(s["table"], s["bouton"], s.get("petite"), s["grosse"]),
    "donner": lambda e, s: cmd.NextHand(s["table"]),
    "annuler": lambda e, s: cmd.Undo(UNDONE_CLOCKS[s["horloge"]] if "horloge" in s else None),
    "rétablir": lambda e, s: cmd.Redo(),
    "accepter": lambda e, s: _accepted(e, s),
    **FORMAT_COMMANDS,
    **DAY_COMMANDS,
}


def _accepted(evening: ToldEvening, step: Told) -> cmd.Command:
    from td_app.ui.windows.side_column import command_of

    kind = PROPOSALS[step["quoi"]]
    found = next(p for p in evening.session.proposals() if p.kind == kind)
    command = command_of(found)
    assert command is not None
    return command


def _level(evening: ToldEvening) -> int:
    state, now_ms = evening.state, evening.session.now_ms()
    return read_clock(state.clock, state.setup.structure, now_ms).level_number


def _open_tables(evening: ToldEvening) -> list[int]:
    tables = evening.state.tables.values()
    return [t.number for t in tables if t.status is TableStatus.OPEN]


FACTS: Mapping[str, Callable[[ToldEvening], Any]] = {
    "joueurs": lambda e: e.state.players_left,
    "jetons": lambda e: e.state.chips_in_play,
    "niveau": _level,
    "tables": _open_tables,
    "table_finale": lambda e: e.state.final_table is not None,
    "main_par_main": lambda e: e.state.hand_for_hand is not None,
    "absents": lambda e: len(e.state.absences),
    "horloge_tourne": lambda e: e.state.clock.running,
    "termine": lambda e: e.state.over,
    "derniers_sortis": lambda e: [f"n° {who}" for who in e.state.finishing[-1]],
    "survivants": lambda e: len(e.state.races[-1].event.survivors),
    "par_table": lambda e: sorted(e.state.counts().values(), reverse=True),
    "bouton": lambda e: e.state.hands[1][-1].button,
    **FORMAT_FACTS,
    **DAY_FACTS,
}
