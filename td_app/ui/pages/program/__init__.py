"""The pages about the program: settings, a new tournament, importing, training."""
