"""Results of evenings: reading, checking and comparing them with bots; fetched only by the page that collects them."""
