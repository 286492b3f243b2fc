"""A question put at the table: one widget a kind of answer."""
