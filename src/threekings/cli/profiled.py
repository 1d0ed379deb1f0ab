"""A server that notes where it spends its time, for `threekings bench serve`: python -m …profiled FILE serve …"""

import cProfile
import sys

from threekings.cli import main, serve


def run(path: str) -> None:
    """Serve as told by the rest of the command line; write the profile when told to end."""
    profile, end = cProfile.Profile(), serve.end_at_once

    def end_with_profile() -> None:
        profile.disable()
        profile.dump_stats(path)
        end()

    serve.end_at_once = end_with_profile  # type: ignore[assignment]
    profile.enable()
    main()


if __name__ == "__main__":
    place = sys.argv.pop(1)
    run(place)
