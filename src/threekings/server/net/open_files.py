"""How many files and connections this process may have open at the same time: each system has a limit of its own."""

from contextlib import suppress

SPARE = 1000  # beside connections that look at tables: plain requests, the store, what libraries need


def allow_open(wanted: int) -> int:
    """Let this process have so many files open, as far as the system allows; how many it may have."""
    try:
        import resource
    except ImportError:  # on Windows, where sockets are no files
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # macOS promises more than it gives
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)


def sockets_within(wanted: int) -> int:
    """How many connections may look at tables, at most so many: a quarter of few files is for everything else."""
    files = allow_open(wanted + SPARE)
    return min(wanted, max(files - SPARE, files * 3 // 4))


def connections_beside(sockets: int) -> int:
    """How many other connections there may be then: half of what is left, for the store and libraries need some too."""
    return min(SPARE, sockets // 3) // 2
