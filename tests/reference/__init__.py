"""A literal reading of the rules, to compare the engine with; it shares no code with the engine."""
