"""The rulebook: its contents, its articles, the federation's own file."""
