"""The command line: one module a subcommand, for machines and for trying the application."""
