"""What is kept: tables with their journals, visitors and their tokens."""
