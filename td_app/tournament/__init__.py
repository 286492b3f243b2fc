"""The tournament: commands are asked, events happened, state is their fold."""
