"""Settings of the whole suite: property tests are repeatable and never judged by their time."""

from hypothesis import settings

settings.register_profile("threekings", derandomize=True, deadline=None, database=None)
settings.load_profile("threekings")
