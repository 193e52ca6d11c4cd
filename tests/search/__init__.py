"""What bots look ahead with, held against the engine and against trying everything."""
