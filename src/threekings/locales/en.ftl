# Every text a person reads, in English. Ids of reasons begin with their rule; texts do not repeat it.

## Cards

card-bread = bread
card-wine = wine
card-chicken = chicken
card-ham = ham
card-cake = cake
card-fruit = fruit
card-cheese = cheese
card-emerald = Emerald
card-count = { $count } { $card }
seat = seat { $number }

## King Lui: what is asked of you

kl-prompt-act = Your turn: take a dish, draw a card, or let Emerald eat from the king's plate.
kl-prompt-drawn = You have drawn an Emerald: let it eat from the king's plate, or lay it on the table.
kl-prompt-wait = { $player } is to act.
kl-prompt-over = The game is over.

## King Lui: why a move may not be played

kl-3-2-not-your-turn = it is the turn of { $player }
kl-4-1-not-on-table = there is no { $dish } on the table
kl-4-3-emerald-waits = you have drawn an Emerald: use it (feed) or lay it first
kl-4-3-no-emerald-drawn = only an Emerald just drawn can be laid
kl-4-4-must-be-laid = the king has fewer than two portions, so the Emerald must be laid
kl-4-5-king-has-too-few = the king has fewer than two portions
kl-4-5-king-lacks = the king has { $count ->
    [0] no { $dish }
   *[other] only { $count } { $dish }
    }
kl-4-5-no-emerald = no Emerald lies on the table
kl-4-6-draw-is-compulsory = with no portion on the table you must draw
kl-4-7-pass-is-last = you may pass only when nothing else is possible
kl-4-7-supply-is-empty = the supply is empty
kl-5-1-game-is-over = the game is over

## King Lui: the log

kl-log-course = Course { $course }: { $player } deals { $cards }.
kl-log-take = { $player } takes { $cards }.
kl-log-draw = { $player } draws a card.
kl-log-draw-own = { $player } draws a card: { $dish }.
kl-log-draw-emerald = { $player } draws an Emerald.
kl-log-lay = { $player } lays the Emerald on the table.
kl-log-feed = { $player } lets Emerald eat { $cards } from the king's plate.
kl-log-pass = { $player } passes.
kl-log-serve = The king is served { $cards }.
kl-log-serve-nothing = Nothing is left for the king.
kl-log-over = The feast is over. Cards left unseen: { $count }.

## Commands

cli-card = { $card }
cli-cards = { $cards }
cli-and = { $first } and { $last }
cli-more = -- Enter: more, q: back --
cli-rivals = Rivals
cli-since = Since your last move
cli-earlier = … { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
    }: log
cli-ask = Your move (? rules, help):{" "}
cli-saved = saved in { $file }; go on with: threekings play --resume
cli-saved-here = saved in { $file }; go on with: threekings play --resume { $file }
cli-unsaved = this game cannot be kept: { $reason }
cli-unsaved-warning = Careful, this game cannot be kept: { $reason }
cli-save-done = Saved in { $file }.
cli-save-failed = Not saved: { $reason }
cli-save-where = Say where: save FILE
cli-save-other = Not saved: { $file } is there already, and it is not this game.
cli-legal = { $move } is allowed now.
cli-why-what = Say which move: why take bread
cli-no-number = There is no move { $number }; the moves are 1 to { $count }.
cli-no-past = There is no move of yours to take back.
cli-hint-thinking = Thinking …
cli-hint = { $place }. { $move } wins about { $share } %
cli-bot-thinking = { $player } is thinking …
cli-compiling = Getting ready, once: { $what }
cli-kept = The whole game is in { $file }
cli-help =
    A move: its number, or its text: take bread. Short forms do as well: t b, bread, b; f b w is feed bread wine.
    ?          the rules in short
    why MOVE   may I play it, and if not, which rule forbids it
    hint       the three best moves, with their chances to win
    undo       back to your previous choice
    log        everything that has happened
    save FILE  write the game to a file of your own
    quit       stop here; threekings play --resume goes on
    Enter      draw the table again
cli-kl-course = course { $course }
cli-kl-chef = chef { $player }
cli-kl-supply = supply { $count }
cli-kl-emeralds = { $count ->
    [0] no Emerald
    [one] 1 Emerald
   *[other] { $count } Emeralds
    }
cli-kl-dish = Dish
cli-kl-table = Table
cli-kl-king = King
cli-kl-you = You
cli-kl-compare = Compared
cli-kl-points = Points
cli-kl-over = ✗ too many
cli-kl-equal = = equal
cli-kl-room = ✓ room for { $count }
cli-kl-free = · room for { $count }
cli-kl-now = If it ended now: { $points ->
    [one] 1 point
   *[other] { $points } points
    }, { $discards ->
    [0] none discarded
   *[other] { $discards } discarded
    }
cli-kl-eaten = Emerald ate
cli-kl-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
cli-kl-unseen = { $count } unseen
cli-kl-pairs = Feed Emerald two of the king's portions:
cli-kl-no-move = { $text } is no move; moves are: take DISH, draw, lay, feed DISH DISH, pass
cli-kl-no-dish = { $text } is no move and no dish; dishes are { $dishes }
cli-kl-which = { $text } may be { $dishes }; write more of it, or its letter
cli-kl-foot =
    Discarded
    Points
cli-kl-wins = { $who } wins with { $points } points.
cli-kl-wins-tie = { $leaders } have { $points } points each; { $who } wins with the fewest cards discarded ({ $discards }).
cli-kl-share = { $who } share the win with { $points } points each.
cli-kl-share-tie = { $who } share the win: { $points } points and { $discards } cards discarded each.
cli-verifying = Checking records
cli-verify-fine = { $file }: fine, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }
cli-verify-unfinished = { $file }: fine, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }, unfinished
cli-replay-ask = Move { $step } of { $last } (Enter: next, b: back, a number, first, last, q):{" "}
cli-score-how = Portions are numbers in the order of the dishes, with spaces. back: the line before.
cli-score-players = How many played?{" "}
cli-score-players-wrong = The number of players can be { $allowed }.
cli-score-name = Name of player { $number }:{" "}
cli-score-player = Player { $number }
cli-score-same-name = { $name } is there already.
cli-score-king = The king
cli-score-counts = { $owner } ({ $dishes }):{" "}
cli-score-numbers = { $text } should be numbers, such as 3 0 2 1 0 4 2.
cli-score-too-many = { $count } numbers are too many: { $most } are missing.
cli-score-no-cards = { $count } { $name } cannot be: { $left } of { $of } are left.
cli-score-ended = the input ended after { $count } lines; it has a name for each player, then the king's portions, then each player's
cli-score-counted = { $count } of { $of } portions counted.
cli-yes = yes
cli-no = no
cli-none = none
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
