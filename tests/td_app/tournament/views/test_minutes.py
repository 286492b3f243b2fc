"""Lines of the minutes kept: told anew when what happens gives a number to somebody else."""

from builders import a_setup
from flight_builders import bagged, two_flights

from td_app.tournament import commands as cmd
from td_app.tournament.state.flights import BagTaken, FlightPlayed
from td_app.tournament.state.person import Person
from td_app.tournament.views.minutes import KeptLines, minutes


def test_a_number_taken_again_by_a_survivor_of_a_flight_is_told_anew() -> None:
    club, first, second = two_flights()
    bagged(first)
    bagged(second)
    day = club.create(a_setup(3, name="Jour 2"))
    day.dispatch(cmd.RegisterEntrants((Person("Perdu", "Jean"),)))
    day.dispatch(cmd.MarkPresence((1,)))
    day.dispatch(cmd.Undo("as_if_never"))
    day.dispatch(cmd.Undo("as_if_never"))
    kept = KeptLines()
    minutes(day.history, day.last_known, day.note, kept=kept)
    bag = BagTaken(first.tournament, 4, 20_000, "A-1")
    came = (cmd.Survivor(Person("Adam", "Zoé"), (bag,)),)
    day.dispatch(cmd.TakeFlights((FlightPlayed(first.tournament, "A", 6, 3),), came, 3))
    told = day.history, day.last_known, day.note
    assert minutes(*told, kept=kept) == minutes(*told)
