"""Work that takes its time, in processes of its own."""
