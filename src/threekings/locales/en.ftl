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
card-emerald-count = { $count ->
    [one] 1 Emerald
   *[other] { $count } Emeralds
    }
card-count = { $count } { $card }
seat = seat { $number }
list-and = { $first } and { $last }

## King Lui: what is asked of you

kl-prompt-take-draw = Your turn: take a dish or draw a card.
kl-prompt-take-draw-feed = Your turn: take a dish, draw a card, or let Emerald eat from the king's plate.
kl-prompt-take = Your turn: take a dish. The supply is empty.
kl-prompt-take-feed = Your turn: take a dish, or let Emerald eat from the king's plate. The supply is empty.
kl-prompt-draw = Your turn: the table is bare, so you must draw a card.
kl-prompt-draw-feed = Your turn: draw a card, or let Emerald eat from the king's plate. The table is bare.
kl-prompt-feed = Your turn: there is nothing to take or draw, so let Emerald eat from the king's plate.
kl-prompt-pass = Your turn: nothing is possible, so you must pass.
kl-prompt-lay = You have drawn an Emerald: the king has fewer than two portions, so you must lay it on the table.
kl-prompt-lay-feed = You have drawn an Emerald: let it eat from the king's plate, or lay it on the table.
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

## Ku-Ka-King: cards

card-king = king
card-king-count = { $count ->
    [one] 1 king
   *[other] { $count } kings
    }
card-farmer = farmer
card-farmer-count = { $count ->
    [one] 1 farmer
   *[other] { $count } farmers
    }
card-wife = farmer's wife
card-wife-count = { $count ->
    [one] 1 farmer's wife
   *[other] { $count } farmer's wives
    }
card-farmhouse = farmhouse
card-farmhouse-count = { $count ->
    [one] 1 farmhouse
   *[other] { $count } farmhouses
    }
card-church = church
card-church-count = { $count ->
    [one] 1 church
   *[other] { $count } churches
    }
card-knight = knight
card-knight-count = { $count ->
    [one] 1 knight
   *[other] { $count } knights
    }
card-points-2 = 2-point card
card-points-2-count = { $count ->
    [one] 1 2-point card
   *[other] { $count } 2-point cards
    }
card-points-3 = 3-point card
card-points-3-count = { $count ->
    [one] 1 3-point card
   *[other] { $count } 3-point cards
    }
card-points-4 = 4-point card
card-points-4-count = { $count ->
    [one] 1 4-point card
   *[other] { $count } 4-point cards
    }
card-sheep = sheep
card-horse = horse
card-horse-count = { $count ->
    [one] 1 horse
   *[other] { $count } horses
    }
card-pig = pig
card-pig-count = { $count ->
    [one] 1 pig
   *[other] { $count } pigs
    }
card-cow = cow
card-cow-count = { $count ->
    [one] 1 cow
   *[other] { $count } cows
    }
card-goat = goat
card-goat-count = { $count ->
    [one] 1 goat
   *[other] { $count } goats
    }
card-hen = hen
card-hen-count = { $count ->
    [one] 1 hen
   *[other] { $count } hens
    }
card-goose = goose
card-goose-count = { $count ->
    [one] 1 goose
   *[other] { $count } geese
    }
card-donkey = donkey
card-donkey-count = { $count ->
    [one] 1 donkey
   *[other] { $count } donkeys
    }

## Ku-Ka-King: what is asked of you

kk-prompt-choose = Choose a row.
kk-prompt-again = You clashed: choose again.
kk-prompt-chosen = You have chosen row { $row }. { $count ->
    [one] One choice is still missing; you may change yours.
   *[other] { $count } choices are still missing; you may change yours.
    }
kk-prompt-wait = { $count ->
    [one] One choice is still missing.
   *[other] { $count } choices are still missing.
    }
kk-prompt-over = The game is over.

## Ku-Ka-King: why a move may not be played

kk-1-3-no-such-row = there is no row { $row }; the rows are 1 to { $count }
kk-3-1-row-is-empty = row { $row } holds no card
kk-3-4-has-a-row = only those who clashed choose again in this round
kk-4-5-game-is-over = the game is over

## Ku-Ka-King: the log

kk-log-round = Round { $round }.
kk-log-last-round = Round { $round }: the last one.
kk-log-take = { $player } takes row { $row }: { $cards }.
kk-log-clash = { $players } clash in row { $row }, which loses a card: { $card }.
kk-log-again = { $players } choose again.
kk-log-empty-handed = { $players } get nothing in this round.
kk-log-scoring = First scoring. Cards with a red cross go into the box.
kk-log-scored = { $player }: { $points } points.
kk-log-box = The draw pile is used up: the box is shuffled, and the rows are filled from it.
kk-log-over = The final scoring ends the game.

## Commands

cli-card = { $card }
cli-cards = { $cards }
cli-more = -- Enter: more, q: back --
cli-rivals = Rivals
cli-since = Since your last move
cli-earlier = … { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
    }: log
cli-ask = Your move (? for the rules, help for commands):{" "}
cli-saved = saved in { $file }; go on with: threekings play --resume
cli-unsaved = this game cannot be kept: { $reason }
cli-unsaved-warning = Careful, this game cannot be kept: { $reason }
cli-save-done = Saved in { $file }.
cli-save-failed = Not saved: { $reason }
cli-save-where = Say where: save FILE
cli-save-other = Not saved: { $file } is there already, and it is not this game.
cli-legal = { $move } is allowed now.
cli-why-what = Say which move: why { $move }
cli-no-number = There is no move { $number }; the moves are 1 to { $count }.
cli-no-past = There is no move of yours to take back.
cli-hint-thinking = Thinking …
cli-hint = { $place }. { $move } wins about { $share } %
cli-bot-thinking = { $player } is thinking …
cli-compiling = Getting ready, once: { $what }
cli-kept = The whole game is in { $file }
cli-help =
    ?          the rules in short
    why MOVE   may I play it, and if not, which rule forbids it
    hint       what a strong bot thinks of the three best moves
    undo       back to your previous choice
    log        everything that has happened
    save FILE  write the game to a file of your own
    quit       stop here; threekings play --resume goes on
    Enter      draw the table again
cli-kl-moves-help = A move: its number, or its text: take bread. Short forms do as well: t b, bread, b; f b w is feed bread wine.
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
cli-kl-typed = { $first } to { $last }: feed two of the king's portions, such as { $text }
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
cli-kk-moves-help = A move: the number of a row, 6, or its text: row 6, r 6.
cli-kk-round = round { $round }
cli-kk-last-round = last round!
cli-kk-pile = pile { $count }
cli-kk-box = box { $count }
cli-kk-you = You
cli-kk-empty = empty
cli-kk-kings = kings
cli-kk-churches = churches
cli-kk-points = points
cli-kk-knights = knights
cli-kk-animals = animals
cli-kk-farm = farm
cli-kk-sum = sum
cli-kk-sum-cards = sum, cards
cli-kk-legend = After the first scoring ✗ goes into the box, ✓ stays and counts again.
cli-kk-type = Rows:
cli-kk-clash-costs = a clash costs the lowest card of its row
cli-kk-no-move = { $text } is no move; moves are row 1 to row { $count }, or the number alone
cli-kk-hint-mix = Nobody should be able to guess you, so steward mixes. The rows it would name most often:
cli-kk-hint = { $place }. { $move } wins about { $share } % against others who mix as well
cli-kk-beat-1 = Ku
cli-kk-beat-2 = {" "}– Ka
cli-kk-beat-3 = {" "}– King!
cli-kk-scorings = 1st end
cli-kk-each = together
cli-kk-total = Total
cli-kk-wins = { $who } wins with { $points } points.
cli-kk-share = { $who } share the win with { $points } points each.
cli-kk-card-king = king
cli-kk-card-farmer = farmer
cli-kk-card-wife = wife
cli-kk-card-farmhouse = house
cli-kk-card-church = church
cli-kk-card-knight = knight
cli-kk-card-points-2 = 2 pts
cli-kk-card-points-3 = 3 pts
cli-kk-card-points-4 = 4 pts
cli-kk-card-sheep = sheep
cli-kk-card-horse = horse
cli-kk-card-pig = pig
cli-kk-card-cow = cow
cli-kk-card-goat = goat
cli-kk-card-hen = hen
cli-kk-card-goose = goose
cli-kk-card-donkey = donkey
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
cli-score-players = How many played?{" "}
cli-score-players-wrong = The number of players can be { $allowed }.
cli-score-name = Name of player { $number }:{" "}
cli-score-player = Player { $number }
cli-score-same-name = { $name } is there already.
cli-score-counts = { $owner } ({ $kinds }):{" "}
cli-score-numbers = { $text } should be numbers, such as 3 0 2 1 0 4 2.
cli-score-named = { $text } should be a kind and a number, such as { $kind }=2.
cli-score-twice = { $name } is there twice.
cli-score-which = { $text } may be { $kinds }; write more of it.
cli-score-no-kind = { $text } is no kind of card that is still to be counted; these are { $kinds }.
cli-score-too-many = { $count } numbers are too many: { $most } are missing.
cli-score-no-cards = { $count } { $name } cannot be: { $left } of { $of } are left.
cli-score-too-few = { $count } { $name } cannot be: { $least } stayed after the first scoring.
cli-score-ended = the input ended after { $count } lines; it has { $lines }
cli-kl-pad-how = Portions are numbers in the order of the dishes, with spaces. back: the line before.
cli-kl-pad-lines = a name for each player, then the king's portions, then each player's
cli-kl-pad-king = The king
cli-kl-pad-counted = { $count } of { $of } portions counted.
cli-kk-pad-how =
    Cards by kind, king=2 sheep=3, or numbers in this order: { $kinds }
    Enter: no cards; for all players at the first scoring: there was none. back: the line before.
cli-kk-pad-lines = a name for each player, then each player's cards at the first scoring, then at the final one
cli-kk-pad-first = { $name }, first scoring
cli-kk-pad-final = { $name }, final scoring, all cards
cli-kk-pad-counted = { $first } cards at the first scoring, { $final } at the final one.
cli-kk-pad-counted-once = { $count } cards, and one scoring only.
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
