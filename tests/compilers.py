"""A compiler for tests, which has finished a part of a game when it is told so."""

import asyncio

from threekings.precompile import CompileQueue, Job, Report

JOBS = [(game, part) for part in ("rules", "bots") for game in ("king-lui", "ku-ka-king", "kings-catering")]


class SlowCompiler:
    def __init__(self) -> None:
        self.begun: list[Job] = []
        self.reports: dict[Job, Report] = {}
        self.ends: dict[Job, asyncio.Future[None]] = {}

    def queue(self, workers: int = 2) -> CompileQueue:
        """All games to be compiled, by this compiler."""
        return CompileQueue(JOBS, compile_job=self.compile, workers=workers)

    async def compile(self, game: str, part: str, report: Report) -> None:
        job = (game, part)
        self.begun.append(job)
        self.reports[job] = report
        self.ends[job] = asyncio.get_running_loop().create_future()
        await self.ends[job]

    def finish(self, *job: str) -> None:
        game, part = job
        self.ends[game, part].set_result(None)
