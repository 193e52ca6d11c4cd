"""A visit to the table: intents come in, replies go out."""
