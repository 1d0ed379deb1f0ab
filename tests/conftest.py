"""Settings of the whole suite: property tests are repeatable and never judged by their time, and commands speak English
whatever the system does.
"""

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("THREEKINGS_DATABASE", None)  # servers of tests say themselves where they keep tables

settings.register_profile("threekings", derandomize=True, deadline=None, database=None)
settings.load_profile("threekings")
