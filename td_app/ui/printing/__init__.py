"""Papers of any page: seen, printed, saved."""
