## Commands

cli-verifying = Checking records
cli-verify-fine = { $file }: fine, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }
cli-verify-unfinished = { $file }: fine, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }, unfinished
cli-doctor-threekings = threekings
cli-doctor-python = Python
cli-doctor-numpy = NumPy
cli-doctor-numba = Numba
cli-doctor-llvmlite = llvmlite
cli-doctor-cores = CPU cores
cli-doctor-cache = Compiled code
cli-doctor-cache_bytes = … size
cli-doctor-mode = … mode
cli-doctor-warm = … ready
cli-doctor-gpu = GPU
cli-doctor-state = Games kept in
cli-simulating = Playing
cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-wins = Wins
cli-simulate-points = Points
cli-simulate-interval = 95 %
cli-simulated = { $games } games of { $decks } decks in { $seconds } s: { $rate } games a second
cli-measuring = Measuring, last: { $name }

## Languages

cli-languages-code = Code
cli-languages-name = Language
cli-languages-messages = Messages
cli-languages-lacks = Lacks
cli-languages-complete = Nothing is missing: { $count } messages, and all pages of rules.

## The lab

cli-lab-head =
    # How { $game } is balanced

    Made by `{ $command }`. Bots of one kind sit in all seats; every figure is a mean with its 95 % interval.
cli-lab-seats = ## What each seat wins
cli-lab-sources = ## Where a player's points come from
cli-lab-tiles = ## What one Crew tile brings, by its type
cli-lab-players = players
cli-lab-setting = setup
cli-lab-source = source
cli-lab-crew = Crew
cli-lab-all = all setups
cli-lab-total = total
cli-lab-seat = seat { $number }
cli-lab-of-players = { $count } players

## Questions to the lab

cli-lab-fact-title = Game
cli-lab-fact-command = Made by
cli-lab-fact-cards = Cards
cli-lab-fact-options = Options
cli-lab-fact-bot = In every seat
cli-lab-fact-change = B differs in
cli-lab-fact-games = Games
cli-lab-fact-seed = Seed
cli-lab-games = { $every ->
    [one] { $all } in all, { $each } of each row
   *[other] { $all } in all, { $each } of each row; where points come from is told by every { $every }th
    }
cli-lab-question = { $question ->
    [seats] Is every seat worth the same?
    [options] What do the options change?
    [edition] What do other cards change?
    [cards] Where do points come from?
   *[length] How long does a game take?
    }
cli-lab-legend = Every figure is a mean with its 95 % interval. A dot is the mean, the bar its interval; the dashed line is an equal share for every seat, or no difference. What is surely off it is red.
cli-lab-wins = Wins by seat
cli-lab-points = Points by seat
cli-lab-sources-of-points = A player's points by source
cli-lab-winners-more = What winners have more of than the others, by source
cli-lab-pieces = Points of one piece, by its kind
cli-lab-moves = Moves a game
cli-lab-spread = How moves a game are spread
cli-lab-first-seat = Wins of the first seat
cli-lab-player-points = Points of a player
cli-lab-lead = Points by which the first leads the second
cli-lab-shared-wins = Games whose win is shared
cli-lab-change = B
cli-lab-by-seat = seat
cli-lab-kind = kind
cli-lab-of-games = at most, of games
cli-lab-mean = mean
cli-lab-a = A
cli-lab-b = B
cli-lab-difference = B − A
cli-tune-round = { $setup }: round { $number } of { $count }
cli-tune-alone = { $name }, alone: { $before } were won, now { $after }
cli-lab-unit = { $unit ->
    [points] points
   *[moves] moves
    }

## The arena

cli-arena-fact-title = Arena
cli-arena-title = { $game }: how strong bots are
cli-arena-fact-command = Made by
cli-arena-fact-cards = Cards
cli-arena-fact-players = Players
cli-arena-fact-options = Options
cli-arena-fact-line-up = Line-ups
cli-arena-fact-budget = Budget
cli-arena-fact-games = Games
cli-arena-fact-fair = Fair share
cli-arena-fact-until = Enough
cli-arena-fact-seed = Seed
cli-arena-fact-openskill = OpenSkill
cli-arena-fact-clock = Not repeatable
cli-arena-one-against-many = each bot alone against copies of each other one
cli-arena-first-against-many = the bot named first alone against copies of each other one
cli-arena-two-against-two = each two bots, half of the seats each
cli-arena-neighbours = each bot against the one named before it, half of the seats each
cli-arena-pairs = each two bots against each other
cli-arena-mixed = different bots at every table, in all combinations
cli-arena-budget = { $budget } a turn, as measured on one machine: { $bots }
cli-arena-games = { $line_ups ->
    [one] { $all } of one line-up, every deck in all rotations
   *[other] { $all } of { $line_ups } line-ups, { $each } of each at most, every deck in all rotations
    }
cli-arena-by-the-clock = a bot thinks by the clock; --budget turns a time into playouts
cli-arena-until-width = where the 95 % interval is ± { $points } or less
cli-arena-until-decided = where the test by betting is sure at 5 %; pay-offs have intervals that are valid at any time
cli-arena-standings = How strong each bot is
cli-arena-payoffs = { $kind ->
    [pairs] How often the bot of the row beats the bot of the column, %
    [two-against-two] What one of two seats of the bot of the row wins against two of the bot of the column, %
    [first-against-many] What a seat of the bot of the row wins where it meets the bot of the column, %
    [neighbours] What a seat of the bot of the row wins where it meets the bot of the column, %
    [mixed] How often the bot of the row ends ahead of the bot of the column, %
   *[one-against-many] What the bot of the row wins alone against copies of the bot of the column, %
    }
cli-arena-line-ups = What was played
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-rank = mean rank
cli-arena-points = points
cli-arena-openskill = OpenSkill
cli-arena-games-played = games
cli-arena-tables = at the table
cli-arena-decks = decks
cli-arena-stopped = stopped early
cli-arena-stopped-width = narrow enough
cli-arena-stopped-decided = decided
cli-arena-interrupted = interrupted; what was played is in { $file }, and the same command goes on
cli-arena-lost = interrupted; with --notes FILE an arena can go on where it was
cli-arena-legend = Every figure is a mean with its 95 % interval, by decks. A dot is the mean, the bar its interval; the dashed line is the fair share, and a dot that is surely off it is red. Pay-offs are the stronger coloured the further they are off an even share; those in bold are surely off it.

## The server

cli-serve-at = Three Kings at { $address }
cli-serve-carried-over = The tables in { $folder } are carried over to this version; with many tables that takes a while.
cli-serve-open-to-others = Other users of this machine can look into { $folder }, where hidden cards are kept. To close it: chmod -R go= { $folder }
cli-serve-lan-at = In this network at { $address }
cli-serve-lan-opens = Everybody in this network can play now, with phones too; nobody beyond it can.
cli-serve-lan-how = To let others in this network play: --lan, or the switch beside an invitation in the page at { $address }
cli-serve-processes-folder = several processes need a PostgreSQL database: a folder has one process; --database names one
cli-serve-processes-lan = --lan is for one process; with several, --host says where they listen
cli-serve-lan-host = --lan is for a server that listens at this machine alone; --host { $host } says where this one listens
cli-serve-lan-nowhere = this machine has no address in a local network, as far as it knows; --lan-address names one
cli-serve-lan-not-private = { $address } is no address of a local network, such as 192.168.1.5
cli-serve-kept = Tables are kept in { $folder } · Ctrl-C ends
cli-backed-up =
    { $tables ->
        [one] 1 table is in { $folder } now
       *[other] { $tables } tables are in { $folder } now
    }
cli-restored =
    { $tables ->
        [one] 1 table was restored
       *[other] { $tables } tables were restored
    }
cli-serve-not-started = the server could not start; the log says why
cli-serve-busy = { $address } is in use: another server listens there; --port 0 picks a free port
cli-serve-failed = the server cannot listen at { $address }: { $why }
cli-serve-all-busy = the ports { $first } to { $last } of { $host } are all in use; --port 0 picks a free one
cli-serve-no-page-title = Three Kings has no page yet
cli-serve-no-page-what = The server runs, but this copy of it has no page for browsers. In the folder of the sources, end the server and run:
cli-serve-no-page-programs = Programs need no page: /api/openapi.json describes everything that can be asked.
cli-extra-missing = this needs the extra { $extra }: pip install "threekings[{ $extra }]"
