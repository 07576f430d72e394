"""The language of rules: records, compilation, chance and data that run interpreted, compiled and on a GPU alike."""
