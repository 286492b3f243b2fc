"""Pages for browsers: read without a script, kept true by a small one."""
