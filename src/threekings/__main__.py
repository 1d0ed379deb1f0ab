"""`threekings` and `python -m threekings`: the way in. Catches a Ctrl-C while the commands are still loading."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from threekings.cli import main as commands
    except KeyboardInterrupt:
        sys.exit("threekings: interrupted")  # exit code 1
    commands(prog_name="threekings")


if __name__ == "__main__":
    main()
