## The page for whoever hosts a server

web-host = How the server is doing
web-host-elsewhere = Only a browser on the machine where the server runs is told. From elsewhere an SSH tunnel leads there; docs/operating.md says how.
web-host-version = Three Kings { $version }, running since { $since }. Tables are kept in { $place }.
web-host-fine = All is well.
web-host-problem = Nothing can be written: { $reason }
web-host-little-space = The disk is nearly full.
web-host-slow = One move in a hundred takes longer than a quarter of a second: the disk is slow, or the processor is busy.
web-host-late = Bots were too slow { $count ->
        [one] once
       *[other] { $count } times
    } in the last hour: there is more to think about than the processor can do.
web-host-errors = { $count ->
        [one] 1 error that nobody has foreseen
       *[other] { $count } errors that nobody has foreseen
    } since the start. Please report what the log says of it.
web-host-stale = The server does not answer; these are its last figures.
web-host-tables = Games
web-host-tables-now = { $playing } being played, { $gathering } gathering, { $over } over and still looked at
web-host-sockets = Connections
web-host-moves = Moves
web-host-a-second = { NUMBER($count, maximumFractionDigits: 1) } a second
web-host-delays = Time for a move
web-host-delays-now = half within { NUMBER($half, maximumFractionDigits: 1) } ms, 99 of 100 within { NUMBER($most, maximumFractionDigits: 1) } ms
web-host-milliseconds = { NUMBER($count, maximumFractionDigits: 1) } ms
web-host-bots = Thinking bots
web-host-bots-now = { $count }, of which { $waiting } wait for a processor
web-host-refused = Refusals
web-host-refused-code = Code
web-host-refused-count = Since the start
web-host-commits = Writes
web-host-commits-now = { NUMBER($count, maximumFractionDigits: 1) } a second, { NUMBER($group, maximumFractionDigits: 1) } changes in each
web-host-space = Data
web-host-space-free = { $used }, with { $free } free
web-host-memory = Memory
web-host-processor = Processor
web-host-of-a-core = { NUMBER($percent, maximumFractionDigits: 0) } % of a core
web-host-graph = { $what } in the last hour: { $now } now, { $most } at most
web-host-most = last hour: { $most } at most
web-host-soon = The first graphs come in half a minute.
