"""The card table as one component: it turns plain values into HTML, whose controls send intents."""
