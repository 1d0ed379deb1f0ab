"""`python -m threekings` is the command `threekings`."""

from threekings.cli import main

if __name__ == "__main__":
    main(prog_name="threekings")
