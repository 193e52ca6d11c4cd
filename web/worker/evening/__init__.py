"""Results of evenings: reading, checking, and comparison with bots. Only the page that collects results needs this."""
