"""The parts of the cash desk's page."""
