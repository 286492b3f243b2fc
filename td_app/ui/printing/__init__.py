"""Where papers go out from, whatever page asks: seen, printed, saved."""
