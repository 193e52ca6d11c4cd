"""Results of evenings for the page that collects them, fetched for it alone: read, checked, compared with bots."""
