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
prompt-abandoned = The game was abandoned.

## What happened at a table, beside its game

table-log-bot = { $why ->
    [resigned] { $player } has resigned: a bot plays on.
    [revoked] The host has sent { $player } away: a bot plays on.
    [time] { $player } has run out of time: a bot plays.
   *[left] { $player } is away: a bot plays.
    }
table-log-absent = { $player } is away: a bot sits in, as { $players } decided.
table-log-absent-host = { $player } is away: a bot sits in, as the host decided.
table-log-back = { $player } is back.
table-log-passed = { $player } plays on for { $before }, as { $players } agreed.

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

## King Lui: who has won

kl-verdict-wins = { $player } wins with { $points } points.
kl-verdict-wins-tie = { $players } have { $points } points each; { $player } wins with the fewest cards discarded ({ $discards }).
kl-verdict-share = { $players } share the win with { $points } points each.
kl-verdict-share-tie = { $players } share the win: { $points } points and { $discards } cards discarded each.

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
    .awaited = You have chosen row { $row }. Waiting for { $players }.
kk-prompt-wait = { $count ->
    [one] One choice is still missing.
   *[other] { $count } choices are still missing.
    }
    .awaited = Waiting for { $players }.
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

## Ku-Ka-King: who has won

kk-verdict-wins = { $player } wins with { $points } points.
kk-verdict-share = { $players } share the win with { $points } points each.

## The King's Catering: tiles

card-beer-1a = beer-1a
card-beer-1b = beer-1b
card-beer-1c = beer-1c
card-beer-2a = beer-2a
card-beer-2b = beer-2b
card-beer-2c = beer-2c
card-beer-3a = beer-3a
card-beer-3b = beer-3b
card-beer-3c = beer-3c
card-beer-4a = beer-4a
card-beer-4b = beer-4b
card-beer-4c = beer-4c
card-soup-1a = soup-1a
card-soup-1b = soup-1b
card-soup-1c = soup-1c
card-soup-2a = soup-2a
card-soup-2b = soup-2b
card-soup-2c = soup-2c
card-soup-3a = soup-3a
card-soup-3b = soup-3b
card-soup-3c = soup-3c
card-soup-4a = soup-4a
card-soup-4b = soup-4b
card-soup-4c = soup-4c
card-roast-1a = roast-1a
card-roast-1b = roast-1b
card-roast-1c = roast-1c
card-roast-2a = roast-2a
card-roast-2b = roast-2b
card-roast-2c = roast-2c
card-roast-3a = roast-3a
card-roast-3b = roast-3b
card-roast-3c = roast-3c
card-roast-4a = roast-4a
card-roast-4b = roast-4b
card-roast-4c = roast-4c
card-salad-1a = salad-1a
card-salad-1b = salad-1b
card-salad-1c = salad-1c
card-salad-2a = salad-2a
card-salad-2b = salad-2b
card-salad-2c = salad-2c
card-salad-3a = salad-3a
card-salad-3b = salad-3b
card-salad-3c = salad-3c
card-salad-4a = salad-4a
card-salad-4b = salad-4b
card-salad-4c = salad-4c
card-cake-1a = cake-1a
card-cake-1b = cake-1b
card-cake-1c = cake-1c
card-cake-2a = cake-2a
card-cake-2b = cake-2b
card-cake-2c = cake-2c
card-cake-3a = cake-3a
card-cake-3b = cake-3b
card-cake-3c = cake-3c
card-cake-4a = cake-4a
card-cake-4b = cake-4b
card-cake-4c = cake-4c
card-cook-beer = cook-beer
card-cook-soup = cook-soup
card-cook-roast = cook-roast
card-cook-salad = cook-salad
card-cook-cake = cook-cake
card-florist-blue = florist-blue
card-florist-red = florist-red
card-florist-gold = florist-gold
card-florist-green = florist-green
card-waiter-1 = waiter-1
card-waiter-2 = waiter-2
card-waiter-3 = waiter-3
card-waiter-4 = waiter-4
card-musician-a = musician-a
card-musician-b = musician-b
card-musician-c = musician-c
card-musician-d = musician-d
card-taster-a = taster-a
card-taster-b = taster-b
card-taster-c = taster-c

## The King's Catering: what is asked of the player

kc-prompt-column = Take a column.
kc-prompt-put = { $count ->
    [one] Place your tile.
   *[other] Place your { $count } tiles, in any order.
    }
kc-prompt-wait = { $player } is to play.
kc-prompt-over = The game is over.

## The King's Catering: why a move may not be played

kc-3-1-column-is-empty = column { $column } holds no tile
kc-3-1-take-a-column = take a column first
kc-3-2-place-all = { $count ->
    [one] place the tile you have taken first
   *[other] place the { $count } tiles you have taken first
    }
kc-3-2-not-in-hand = { $tile } is not among the tiles you have taken
kc-3-4-not-your-turn = it is { $player }'s turn
kc-3-4-game-is-over = the game is over
kc-4-1-no-such-table = there is no Table { $table }; { $count ->
    [0] you have none yet
    [one] you have one
   *[other] you have { $count }
    }
kc-4-2-cell-is-taken = a tile lies at { $x } { $y } already
    .page = a tile lies there already
kc-4-2-touches-nothing = no tile of Table { $table } shares a side with { $x } { $y }
    .page = no tile of Table { $table } lies beside this place
kc-4-2-crew-is-not-turned = Crew are never turned: write 0
    .page = Crew are never turned
kc-4-2-looks-the-same = { $tile } looks the same with { $turns } turns as with { $alike }: write { $alike }
    .page = { $tile } looks the same when it is turned less
kc-4-3-no-decoration-matches = no Decoration would match there
kc-4-4-no-empty-side = Crew must lie against an empty side of a Food
kc-4-5-crew-of-this-type = Table { $table } has a { $type } already
kc-4-6-too-many-types = { $king } allows no further type of Food at this Table
kc-4-6-equal-sizes-touch = { $king } forbids Foods of equal Size side by side
kc-8-1-round-is-over = the first round is over

## The King's Catering: the log

kc-log-royals = Royals in force: { $royals }.
    .page = King, Queen and Princess say what they wish for.
kc-log-columns = Columns: { $columns }.
    .page = The columns are filled up.
kc-log-column = { $player } takes column { $column }: { $tiles }.
kc-log-found = { $player } founds Table { $table } with { $tile }.
kc-log-put = { $player } puts { $tile } at Table { $table }, { $x } { $y }.
    .page = { $player } puts { $tile } at Table { $table }.
kc-log-discard = Discarded: { $tiles }.
kc-log-round = The first round is over. The second begins with the tiles left out of it.
kc-log-over = The columns are empty: the game is over.

## The King's Catering: who has won

kc-verdict-wins = { $player } wins with { $stars }★.
kc-verdict-wins-tie = { $players } have { $stars }★ each; { $player } wins with the fewest Crew ({ $crew }).
kc-verdict-share = { $players } share the win: { $stars }★ and { $crew } Crew each.
kc-verdict-alone = { $player } has { $stars }★.
kc-verdict-reached = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }: { $stars }★. The target of { $target }★ is reached!
kc-verdict-missed = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }: { $stars }★, { $missing }★ short of the target of { $target }★.

## The King's Catering: what Royals and Crew ask

kc-palace-schoenbrunn = Schönbrunn
kc-palace-buckingham = Buckingham
kc-palace-versailles = Versailles
kc-rule-least-tiles = Tables of at least { $limit } tiles only
kc-rule-most-types = at most { $limit } types of Food at a Table
kc-rule-other-shapes = no two Tables of one shape
kc-rule-sizes-apart = Foods of equal Size never side by side
kc-royal-tables-of-tiles = { $stars }★ for each Table{ $number ->
    [1] {""}
   *[other] {" "}of { $number } or more tiles
    }
kc-royal-tables-of-foods = { $stars }★ for each Table with at least { $number } { $number ->
    [one] Food
   *[other] Foods
    }
kc-royal-tables-of-types = { $stars }★ for each Table with exactly { $number } { $number ->
    [one] type
   *[other] types
    } of Food
kc-royal-tables-of-all-sizes = { $stars }★ for each Table with Foods of all four Sizes
kc-royal-tables-with-one-crew = { $stars }★ for each Table{ $number ->
    [1] {""}
   *[other] {" "}of { $number } or more tiles
    } with exactly one Crew
kc-royal-matched-beyond = { $stars }★ for each matched Decoration of a colour at a Table after the first{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
    }
kc-royal-each-crew = { $stars }★ for each Crew
kc-royal-open-halves = { $number ->
    [1] { $stars }★ for each open half
   *[other] { $stars }★ for every { $number } open halves
    }
kc-royal-same-type = { $number ->
    [1] { $stars }★ for each Food
   *[other] { $stars }★ for every { $number } Foods of the same type
    }
kc-royal-sets-of-types = { $stars }★ for every set of all types of Food
kc-royal-sets-of-colours = { $stars }★ for every set of matched Decorations in all colours
kc-royal-type-in-sets = { $food } in sets of { $sizes }: { $steps }★
kc-royal-largest-table = { $number ->
    [1] { $stars }★ for each tile of your largest Table
   *[other] { $stars }★ for every { $number } tiles of your largest Table
    }
kc-royal-smallest-table = { $stars }★ for every { $number } in the sum of Sizes of your smallest Table, rounded up (tied: the best; at most { $most }★)
kc-royal-most-tables = { $stars }★ for having the most Tables
kc-royal-most-crew = { $stars }★ for having the most Crew
kc-royal-most-of-types = { $stars }★ for each type of Food of which you have the most
kc-crew-foods-of-type = { $every ->
    [1] { $stars }★ for each { $food } at its Table
   *[other] { $stars }★ for every { $every } { $food } at its Table
    }
kc-crew-foods-of-size = { $every ->
    [1] { $stars }★ for each Food of Size { $size } at its Table
   *[other] { $stars }★ for every { $every } Foods of Size { $size } at its Table
    }
kc-crew-matched-of-colour = { $every ->
    [1] { $stars }★ for each matched { $colour } Decoration at its Table
   *[other] { $stars }★ for every { $every } matched { $colour } Decorations at its Table
    }
kc-crew-all-sizes = { $every ->
    [1] { $stars }★ for every set of all four Sizes at its Table
   *[other] { $stars }★ for every { $every } sets of all four Sizes at its Table
    }
kc-crew-all-types = { $every ->
    [1] { $stars }★ for every set of all types of Food at its Table
   *[other] { $stars }★ for every { $every } sets of all types of Food at its Table
    }
# The same as it stands on a tile
kc-crew-foods-of-type-short = { $food }
kc-crew-foods-of-size-short = Size { $size }
kc-crew-matched-of-colour-short = { $colour }
kc-crew-all-sizes-short = Sizes
kc-crew-all-types-short = types
kc-crew-never = (never under { $king })

## The King's Catering: what speaks against a placement, or a Table

kc-warning-same-shape = same shape as Table { $table }: would be discarded
kc-warning-few-tiles = fewer than { $limit } tiles: would be discarded
kc-warning-other-falls = Table { $table } would be discarded
kc-warning-costs-king = the King gives { $stars }★ less
kc-warning-costs-queen = the Queen gives { $stars }★ less
kc-warning-costs-princess = the Princess gives { $stars }★ less
kc-warning-costs-crew = Crew give { $stars }★ less
kc-fallen-same-shape = same shape as Table { $table }: discarded
kc-fallen-few-tiles = fewer than { $limit } tiles: discarded

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
cli-compiling-failed = { $what } could not be compiled ahead and will be when it is needed: { $why }
cli-kept = The whole game is in { $file }
cli-help =
    ?          the rules in short
    why MOVE   may I play it, and if not, which rule forbids it
    hint       what a strong bot thinks of the three best moves
    undo       back to your previous choice
    look       the whole table, drawn large
    log        everything that has happened
    save FILE  write the game to a file of your own
    quit       stop here; threekings play --resume goes on
    Enter      draw the table again
    Other ways to play: threekings play --help tells options, and --edition FILE for the cards of your own box.
cli-plain-moves-help = A move: its number, or its text.
cli-plain-no-move = there is no move { $text }; moves are 1 to { $count }
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
cli-kc-moves-help =
    2          take column 2; also c 2, column 2
    1 14       put tile 1 into cell 14; also soup 14, by its name or the start of it
    1 14b      … turned: a as printed; b, c, d one, two, three quarter turns clockwise
    1 new      a Table of its own; also 1 n
    14b, new   the last tile needs no number
    1          all ways for tile 1
    put soup-2b 3 1 -1 2    a move's whole text: Table 3, X 1, Y -1, two turns
    Where there is no room for a box: beer-2a B·O· tells its sides clockwise from north.
cli-kc-round = round { $round } of { $rounds }
cli-kc-deck = deck { $count }
cli-kc-stars = { $who } { $stars }★
cli-kc-to-reach = { $palace }: { $target }★ to reach
cli-kc-crew = Crew
cli-kc-sum = { $stars }★ together
cli-kc-sum-rounds = { $now }★ together, with { $before }★ of the first round { $stars }★
cli-kc-column = column { $column }
cli-kc-empty = empty
cli-kc-table = Table { $table }
cli-kc-no-table = no Table yet
cli-kc-further-east = from X { $x } on
cli-kc-falls = ✗ { $king } would discard it now
cli-kc-left-out = { $tables } not drawn here: look
cli-kc-left-out-cells = Table { $table } (cells { $first } to { $last })
cli-kc-left-out-cell = Table { $table } (cell { $first })
cli-kc-legend = heavy frame: 0 0
cli-kc-rival = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
    }, { $crew } Crew
cli-kc-rival-tables = Tables of { $sizes }
cli-kc-discarded = Discarded so far: { $tiles }
cli-kc-columns-hint = Columns: { $columns }
cli-kc-new = new
cli-kc-type-new = Found a Table, such as { $example }. What it brings now:
cli-kc-type-briefly = Such as { $example }, or new. Best first:
cli-kc-type-one = Type a cell, such as { $example }; new is a Table of its own. Best first:
cli-kc-type-many = Type tile and cell, such as { $example }; new is a Table of its own. Best first:
cli-kc-no-column = { $text } is no column; type 1, 2 or 3
cli-kc-no-move = { $text } is no move; type a tile and a cell, such as { $example }, or help
cli-kc-no-tile = { $text } is no tile of yours; they are { $tiles }
cli-kc-which-tile = { $text } may be { $tiles }; write more of it, or its number
cli-kc-tile-first = Several of your tiles fit there; say which: { $examples }
cli-kc-nothing-there = None of your tiles fits there.
cli-kc-no-cell = there is no cell { $number }; the cells are 1 to { $count }, or new
cli-kc-no-cells = there is no cell { $number }: only new is possible
cli-kc-ways = { $tile } can go here, with the stars it brings:
cli-kc-which-turn = { $tile } fits cell { $number } in several ways; add the letter:
cli-kc-hint-palace = { $place }. { $move } reaches the target in about { $share } %
cli-kc-hint-alone = { $place }. { $move }
cli-kc-pays = { $stars }★{ $every ->
    [1] {""}
   *[other] /{ $every }
    }
cli-kc-total = Total
cli-kc-source-king = King
cli-kc-source-queen = Queen
cli-kc-source-princess = Princess
cli-kc-source-princess2 = Princess
cli-kc-source-crew = Crew
cli-kc-rounds = 1st 2nd
cli-kc-each = together
cli-kc-crew-placed = Crew placed
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
cli-kc-pad-lines = the Royals unless an option names them, a name for each player, tiles or counts, then each player's Tables or counts
cli-kc-pad-setups = Royals in force: sides such as K3,Q4,P2, or one of these: { $setups }.
cli-kc-pad-royals = Royals (Enter: family):{" "}
cli-kc-pad-royals2 = Royals of the second round:{" "}
cli-kc-pad-in-force = { $side }: { $words }
cli-kc-pad-second = The second round
cli-kc-pad-how = Tables tile by tile, or only counts? (t or c; Enter: t){" "}
cli-kc-pad-how-wrong = { $text } should be t or c.
cli-kc-pad-tables =
    A line for each row of a Table, north first: soup-2b cake-1a/1 . waiter-2
    /1 /2 /3: quarter turns clockwise; a dot: an empty cell. back: the line before.
    An empty line ends a Table, another one the player. Tables as they were founded.
cli-kc-pad-row = { $name }, Table { $table }, row { $row }:{" "}
cli-kc-pad-no-tile = { $text } is no tile; tiles are written like { $example }, turned like { $example }/1.
cli-kc-pad-which = { $text } may be { $tiles }; write more of it.
cli-kc-pad-twice = { $tile } is there already, at a Table of { $name }.
cli-kc-pad-too-many = Nobody can have more than { $most } tiles, nor rows as long.
cli-kc-pad-not-laid =
    { $tile } cannot lie there. { $reason }.
    back: correct the last row.
cli-kc-pad-placed = { $placed } Crew placed cannot be: { $crew } lie at Tables.
cli-kc-pad-counts =
    Counts over all Tables that keep the King's rule, in this order or named: { $kind }=2
    Enter: none. back: the line before.
cli-kc-pad-count = {"  "}{ $kind }: { $words }
cli-kc-count-tables-of-tiles = Tables{ $number ->
    [1] {""}
   *[other] {" "}of { $number } or more tiles
    }
cli-kc-count-tables-of-foods = Tables with at least { $number } Foods
cli-kc-count-tables-of-types = Tables with exactly { $number } types of Food
cli-kc-count-tables-of-all-sizes = Tables with Foods of all four Sizes
cli-kc-count-tables-with-one-crew = Tables of { $number } or more tiles with exactly one Crew
cli-kc-count-matched-beyond = matched Decorations of a colour at a Table after the first{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
    }, together
cli-kc-count-each-crew = Crew
cli-kc-count-open-halves = open halves
cli-kc-count-same-type = Foods of this type
cli-kc-count-sets-of-types = Foods of this type
cli-kc-count-sets-of-colours = matched Decorations of this colour
cli-kc-count-type-in-sets = Foods of this type
cli-kc-count-largest-table = tiles of the largest Table
cli-kc-count-smallest-table = the sum of Sizes at the smallest Table (of several the largest sum)
cli-kc-count-most-tables = Tables
cli-kc-count-most-crew = Crew
cli-kc-count-most-of-types = Foods of this type
cli-kc-count-crew-stars = stars of all Crew, added up
cli-kc-count-placed = Crew placed, those of discarded Tables included (for ties)
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

## The server

cli-serve-at = Three Kings at { $address }
cli-serve-carried-over = The tables in { $folder } are carried over to this version; with many tables that takes a while.
cli-serve-open-to-others = Other users of this machine can look into { $folder }, where hidden cards are kept. To close it: chmod -R go= { $folder }
cli-serve-lan-at = In this network at { $address }
cli-serve-lan-opens = Everybody in this network can play now, with phones too; nobody beyond it can.
cli-serve-lan-how = To let others in this network play: --lan, or the switch beside an invitation in the page at { $address }
cli-serve-lan-host = --lan is for a server that listens at this machine alone; --host { $host } says where this one listens
cli-serve-lan-nowhere = this machine has no address in a local network, as far as it knows; --lan-address names one
cli-serve-lan-not-private = { $address } is no address of a local network, such as 192.168.1.5
cli-serve-kept = Tables are kept in { $folder } · Ctrl-C ends
cli-serve-not-started = the server could not start; the log says why
cli-serve-busy = { $address } is in use: another server listens there; --port 0 picks a free port
cli-serve-failed = the server cannot listen at { $address }: { $why }
cli-serve-all-busy = the ports { $first } to { $last } of { $host } are all in use; --port 0 picks a free one
cli-serve-no-page-title = Three Kings has no page yet
cli-serve-no-page-what = The server runs, but this copy of it has no page for browsers. In the folder of the sources, end the server and run:
cli-serve-no-page-programs = Programs need no page: /api/openapi.json describes everything that can be asked.

## The web table: Ku-Ka-King

web-kk-round = Round { $round }
web-kk-last-round = Last round!
web-kk-pile = Pile { $count }
web-kk-box = Box { $count }
web-kk-boxed = Cards seen to go into the box
web-kk-have-chosen = { $chosen } of { $count } have chosen
web-kk-rows = Rows
web-kk-row = Row { $row }
web-kk-row-empty = empty
web-kk-row-costs = a clash costs the outermost card, { $card }
web-kk-row-mine = your choice
web-kk-yours = yours
web-kk-empty = empty
web-kk-move = row { $row }: { $cards }
web-kk-key-row = choose a row by its number
web-kk-legend-clash = a clash costs the outermost card of its row
web-kk-legend-cross = goes into the box after the first scoring; all other cards stay and count again
web-kk-beats = Ku – Ka – King!
web-kk-beat-1 = Ku
web-kk-beat-2 = – Ka –
web-kk-beat-3 = King!
web-kk-shown-take = { $player } takes row { $row }
web-kk-shown-clash = { $players } clash in row { $row }
web-kk-kingdom = Kingdom of { $player }
web-kk-my-kingdom = My kingdom
web-kk-what-scores = what scores
web-kk-choose-again = choose again
web-kk-again = again
web-kk-served = waits
web-kk-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
web-kk-cards-of = { $count ->
    [one] 1 card, scoring at { $goal }
   *[other] { $count } cards, scoring at { $goal }
    }
web-kk-points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
web-kk-no-cards = No cards yet
web-kk-stack-crossed = { $cards }, red cross: into the box after the first scoring
web-kk-source-kings = Kings
web-kk-source-churches = Churches
web-kk-source-points = Points
web-kk-source-knights = Knights
web-kk-source-farm = Farm
web-kk-source-animals = Animals
web-kk-how-kings = 1, 4, 9 … 36 for 2, 3, 4 … 7 kings
web-kk-how-churches = 10 for all who have the most
web-kk-how-points = The number on the card
web-kk-how-knights = 1 each; 2 each for all who have the most
web-kk-how-farm = Each farmer with a wife 7, with a farmhouse too 14
web-kk-how-animals = 1, 3, 6, 10, 15 for 1 to 5 of a kind
web-kk-fate-cross = ✗ to the box
web-kk-fate-tick = ✓ stays
web-kk-fate-some = those with ✗ to the box
web-kk-all-chosen = Everybody has chosen.
web-kk-crosses-go = Cards with a red cross go into the box now; all others stay and count again at the end.
web-kk-play-on = Play on
web-kk-first-scoring-table = Points of the first scoring
web-kk-first-scoring = First scoring
web-kk-final-scoring = Final scoring
web-kk-only-scoring = The only scoring
web-kk-sum = Sum
web-kk-total = Total

## The web table: King Lui

web-kl-rivals = The other players
web-kl-table = Dishes on the table
web-kl-sideboard = Supply and Emerald
web-kl-plates = The king's plate and the player's, dish by dish
web-kl-course = Course { $course } of { $courses }
web-kl-courses-hint = As many as the supply is enough for; every card drawn from it may make it one fewer.
web-kl-chef = Chef: { $player }
web-kl-chef-you = Chef: you
web-kl-chef-mark = chef of this course
web-kl-acting = to act
web-kl-acted = has acted
web-kl-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
web-kl-king = The king's plate
web-kl-mine = Your plate
web-kl-plate-of = { $player }'s plate
web-kl-supply = Supply
web-kl-emerald = Emerald
web-kl-lay = Lay it here
web-kl-drawn = Just drawn
web-kl-over = The feast is over
web-kl-too-many = too many
web-kl-equal = equal
web-kl-king-needs = king needs { $count }
web-kl-room = room for { $count }
web-kl-preview = { $before }{"\u00A0"}→{"\u00A0"}{ $after }, king{"\u00A0"}{ $king }
web-kl-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
    }
web-kl-points-long = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
web-kl-now = If it ended now
web-kl-ended = At the end
web-kl-discards = { $count ->
    [0] none discarded
   *[other] { $count } discarded
    }
web-kl-eaten = { $count ->
    [one] Emerald has eaten 1 portion
   *[other] Emerald has eaten { $count } portions
    }
web-kl-pick-first = Pick two of the king's portions.
web-kl-pick-second = 1 { $dish } and … pick the second portion.
web-kl-plates-note = king { $king }{ $whose ->
    [me] , you { $mine }
    [other] , { $player } { $mine }
   *[nobody] {""}
    }
web-kl-pile-label = { $dish }: { $count ->
    [0] none on the table
   *[other] { $count } on the table
    }{ $legal ->
    [yes] , take all
   *[no] {""}
    }; { $note }
web-kl-gauge-label = { $dish }: { $note }{ $shown ->
    [yes] , { $points ->
        [one] 1 point
       *[other] { $points } points
        } now
   *[no] {""}
    }{ $pick ->
    [yes] ; let Emerald eat one of the king's
   *[no] {""}
    }
web-kl-supply-label = Supply, { $count ->
    [one] 1 card
   *[other] { $count } cards
    }{ $may ->
    [draw] : draw one
    [look] . An Emerald was just drawn
   *[nothing] {""}
    }
web-kl-emerald-label = { $count ->
    [0] No Emerald on the table
    [one] 1 Emerald on the table
   *[other] { $count } Emeralds on the table
    }{ $may ->
    [feed] : let it eat two of the king's portions
    [lay] : lay the one just drawn here
   *[nothing] {""}
    }
web-kl-draw-question = Draw a card unseen? It cannot be taken back.
web-kl-do-take = take all { $dish } ({ $count })
web-kl-do-draw = draw a card
web-kl-do-lay = lay the Emerald on the table
web-kl-do-feed = let Emerald eat { $cards } from the king's plate
web-kl-do-pass = pass
web-kl-key-dish = take this dish; with Emerald chosen, feed it
web-kl-key-draw = draw a card
web-kl-key-emerald = choose Emerald, or let go of it
web-kl-key-lay = lay the Emerald just drawn
web-kl-key-unpick = let go of what is chosen
web-kl-score-dish = { $dish }, king { $king }
web-kl-score-over = 0 ✗{ $count }
web-kl-score-discards = ✗ discarded cards (the fewest break a tie)
web-kl-score-sum = Total

## The web table: The King's Catering

web-kc-royals = Royals in force
web-kc-royals-unfold = What the Royals ask
web-kc-source-king = King
web-kc-source-queen = Queen
web-kc-source-princess = Princess
web-kc-source-princess2 = Princess
web-kc-source-crew = Crew
web-kc-crew-asks = { $count ->
    [0] each scores at its own Table
    [one] { $count } placed; it scores at its own Table
   *[other] { $count } placed; each scores at its own Table
    }
web-kc-total = Total
web-kc-stars = { $count }★
web-kc-if-over = if the game ended now
web-kc-before = with { $stars }★ of the first round
web-kc-to-reach = { $palace }: { $target }★ to reach
web-kc-round = Round { $round } of { $rounds }
web-kc-round-heading = Round { $round }
web-kc-round-sum = Stars of round { $round }
web-kc-crew-placed = Crew placed (in a tie the fewest win)
web-kc-deck = { $count ->
    [0] The deck is empty
    [one] 1 tile in the deck
   *[other] { $count } tiles in the deck
    }
web-kc-columns = Columns
web-kc-column-words = { $count ->
    [0] Column { $column }, empty
    [one] Column { $column }, 1 tile. { $tiles }
   *[other] Column { $column }, { $count } tiles. { $tiles }
    }
web-kc-empty = empty
web-kc-taken = taken
web-kc-hand = In hand
web-kc-hand-mine = Place these
web-kc-hand-of = { $player } places
web-kc-crew-in-columns = Crew in the columns
web-kc-hand-empty = No tiles to place
web-kc-tables = Tables
web-kc-my-tables = Your Tables
web-kc-tables-of = Tables of { $player }
web-kc-no-table = No Table yet
web-kc-no-table-mine = No Table yet. Take a column: its tiles come to your Tables.
web-kc-table-words = { $count ->
    [one] Table { $table }, 1 tile.
   *[other] Table { $table }, { $count } tiles.
    }
web-kc-falling = { $count ->
    [one] the King would discard 1
   *[other] the King would discard { $count }
    }
web-kc-fallen = { $count ->
    [one] the King discarded 1
   *[other] the King discarded { $count }
    }
web-kc-counts = { $tables ->
    [one] 1 Table
   *[other] { $tables } Tables
    }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
    }, { $crew } Crew
web-kc-show = Show the Tables of { $player } large
web-kc-back = Back to your Tables
web-kc-new-table = new Table
web-kc-pick-cell = Tap or drag { $tile } to a golden place
web-kc-all-laid = All laid. Tap a tile to turn it, drag it to move it.
web-kc-why = { $where }: why not here?
web-kc-turn = Turn
web-kc-one-way = { $tile } fits there in this way only.
web-kc-end-turn = End turn
web-kc-laid = { $tile }, laid in this turn. Turn it, or drag it elsewhere.
web-kc-take-back = Take { $tile } back
web-kc-zoom-in = Larger
web-kc-zoom-out = Smaller
web-kc-discarded = { $count ->
    [one] 1 tile discarded
   *[other] { $count } tiles discarded
    }
web-kc-food = { $tile }: { $sides }
web-kc-half = { $colour } { $side }
web-kc-side-north = on top
web-kc-side-east = on the right
web-kc-side-south = at the bottom
web-kc-side-west = on the left
web-kc-crew = { $tile }: { $asks }
web-kc-take = take column { $column }: { $tiles }
web-kc-found = found a Table with { $tile }: { $gain }
web-kc-put = { $tile } { $where }{ $meets ->
    [0] {""}
   *[other] , { $what }
    }{ $turns ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turns } times
    }: { $gain }
web-kc-below = below { $tile }
web-kc-left-of = left of { $tile }
web-kc-above = above { $tile }
web-kc-right-of = right of { $tile }
web-kc-at-table = at Table { $table } { $where }
web-kc-meet = { $colour } meets { $colour }
web-kc-gain = { $sign ->
    [more] +{ $stars }
    [less] −{ $stars }
   *[none] 0
    } { $stars ->
    [one] star
   *[other] stars
    }
web-kc-key-number = take that column, or choose that tile in hand
web-kc-key-arrows = go from place to place
web-kc-key-turn = turn the tile
web-kc-key-new = a new Table
web-kc-key-enter = put the tile there
web-kc-key-delete = take the tile back
web-kc-key-end = end the turn
web-kc-key-back = back
web-kc-key-zoom = larger or smaller Tables

## The web table: what surrounds every board

web-table-loading = One moment …
web-table-gathering = Waiting until everybody has sat down.
web-table-unready = Waiting until { $players } { $count ->
    [one] is
   *[other] are
    } ready.
web-table-preparing = Everybody is here: the game begins as soon as it is ready.
web-table-abandoned = The game was ended unfinished.
web-table-awaited-you = Everybody waits for you.
web-table-same-deal = The same deal as in the game before: whoever played it has seen the cards.
web-table-your-turn = Your turn
web-table-clock = Time left
web-table-clock-days = { $days } d { $hours } h
web-table-connection-live = live
web-table-connection-live-why = Connected: you see everything at once.
web-table-connection-catching-up = catching up
web-table-connection-catching-up-why = The connection was lost for a moment; what you have done is kept.
web-table-connection-offline = offline
web-table-connection-offline-why = The server cannot be reached. The page keeps trying, and what you have done is kept.
web-table-sending = sending …
web-table-failed = That did not work: { $reason }.

web-table-players = Players
web-table-you = { $name } (you)
web-table-mine = you, { $standing }
web-table-bot = bot
web-table-here = here
web-table-gone = not here
web-table-to-act = to play
web-table-has-won = winner
web-table-out = { $why ->
    [resigned] resigned, a bot plays
    [revoked] sent away, a bot plays
    [time] out of time, a bot plays
   *[left] away, a bot plays
    }
web-player-away = away
web-player-away-title = { $player } is not at the table now.
web-player-awaited = is awaited
web-table-is-bot = Bot: { $level }
web-table-is-here = { $name } is at the table.
web-table-is-gone = { $name } does not look at the table now.
web-table-bot-plays-for = A bot plays for { $name }, who has { $why ->
    [resigned] resigned
    [revoked] been sent away
    [time] thought for too long
   *[left] left for a while
    }.
web-table-absent = { $name } has been away for { $time }.
web-table-absent-all = Everybody is away: the game waits until somebody is back.
web-table-sit-in = Let a bot play
web-table-sit-in-votes = { $votes } of { $needed } votes for a bot
web-table-sit-in-how = A bot plays until { $name } is back, who takes the seat back with one tap.
web-table-succeed = Ask to play on
web-table-succeed-how = All others who play have to agree, two at least. Whoever has seen another hand here cannot.
web-table-succeed-asked = You ask to play on for { $name }. All others who play have to agree.
web-table-successor = { $successor } asks to play on for { $name }.
web-table-successor-agreed = { $players } agreed already.
web-table-successor-yes = I agree
web-table-successor-no = No
web-table-successor-refused = It was not agreed that { $successor } plays on for { $name }.
web-table-plays-on = { $name } plays on for { $before }, as all others have agreed.
web-table-bot-plays-for-you = A bot plays for you.
web-table-is-muted = What { $name } says is not shown to anybody.
web-table-mute = Mute
web-table-unmute = Hear again
web-table-give-seat = Copy a link that gives this seat to somebody

web-table-log = Log
web-table-since = Since your last turn
web-table-jump = Show move { $step }
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-muted = The host has muted you.
web-table-chat-write = Say something
web-table-chat-send = Send
web-table-unread = unread
web-table-phrases = Quick phrases
web-table-phrase-luck = Good luck!
web-table-phrase-nice = Nice move!
web-table-phrase-thanks = Thank you!
web-table-phrase-moment = One moment, please.
web-table-phrase-played = Well played!

web-table-moves = Moves
web-table-all-moves = All moves, as a list
web-table-more = { $count } more
web-table-type = Type a move
web-table-only-move = Only one move is possible: { $move }.
web-table-stop = Stop
web-table-never-ask = Don't ask again before moves
web-table-no = No
web-table-undo = Undo
web-table-undo-title = Take back your last move (U). Against bots freely; with others until something new was shown or somebody else has moved.
web-table-practice = practice
web-table-practice-why = This game is practice
web-table-practice-how = Against bots that is free. The record of the game says it too.
web-table-takes-back = { $who ->
    [me] You take back
   *[other] { $player } takes back
    }{ $count ->
    [one] {""}
   *[other] {" "}a move and what followed
    }: { $what }
web-table-no-undo = There is no move of yours that can be taken back now
web-table-rule = Rule { $rule }
web-table-close = Close

web-table-bar = At the table
web-table-menu = Menu
web-table-rules = Rules
web-table-rules-title = The rules (I)
web-table-settings = All settings
web-table-pace = Speed of the bots
web-table-pace-slow = slow
web-table-pace-fast = at once
web-table-motion = Movement of the pieces
web-table-motion-off = none
web-table-motion-slow = slow
web-table-show-chat = Show the chat
web-table-ask-first = Ask before what cannot be taken back
web-table-device-link = A link to my seat, for another device
web-table-device-link-how = Whoever opens it plays your seat. You look on here, and can take it back.
web-table-spectate-link = Link for spectators
web-table-lookers = { $count ->
    [one] One spectator looks on.
   *[other] { $count } spectators look on.
}
web-table-away = Let a bot play for me
web-table-back = I am back
web-table-resign = Resign
web-table-resign-question = Give up? A bot plays on for you, and you cannot return.
web-table-resign-yes = Resign
web-table-abandon = End the game for all
web-table-abandon-question = End this game unfinished, for everybody?
web-table-abandon-yes = End the game
web-table-keys = Keys
web-table-keys-board = On the board
web-table-keys-page = At the table
web-table-key-undo = take back your last move
web-table-key-type = type a move
web-table-key-rules = the rules
web-table-key-keys = this list
web-table-key-arrows = from piece to piece within a group
web-table-key-tab = from group to group
web-table-key-escape = close, or put back

web-table-free = A free seat
web-table-kept = Kept for somebody with a link
web-table-sit-here = Sit here
web-table-move-here = Move here
web-table-full = All seats are taken: you are watching.
web-seat-free = Free seat
web-seat-for = Who plays in seat { $number }?
web-rename = Rename
web-rename-done = Done
web-ready = I am ready
web-ready-is = You are ready
web-ready-not = Not yet
web-ready-mark = ready
web-ready-missing = not ready yet
web-terms = How it is played
web-terms-absent = Away after
web-terms-edition = Edition
web-terms-rule = The rule: { $option }
web-terms-rules = Rules of { $game }
web-terms-yes = yes
web-terms-no = no
web-terms-begin = The game begins
web-terms-begin-ready = when everybody sits and is ready
web-terms-begin-sit = as soon as everybody sits
web-terms-begin-ready-long = The game begins by itself when everybody sits and is ready.
web-terms-begin-sit-long = The game begins by itself when everybody sits.
web-table-rise = Leave the seat

## The web table: after the game

web-score-title = The end of the game
web-score-caption = Points of all players, by what brought them
web-score-source = From
web-score-points = Points
web-score-counting = Counting …
web-score-skip = Show all
web-score-abandoned = There is no winner. All hands are open now.
web-score-undone = { $count ->
    [one] Practice: a move was taken back after it had shown something new.
   *[other] Practice: moves were taken back { $count } times after they had shown something new.
    }
web-score-ended-with = { $count ->
    [0] The game ended with these points: { $points }.
    [one] { $players } wins. The game ended with these points: { $points }.
   *[other] { $players } share the win. The game ended with these points: { $points }.
    }
web-score-of-player = { $player } { $points }
web-score-as-ended = As the game ended
web-score-recounted = That stands, though this version of the rules would count otherwise: the rows below the first are counted by it.
web-score-rematch = Rematch
web-score-wants-rematch = { $player } wants to play again.
web-score-wants-same-deal = { $player } wants to play the same deal again: whoever looks it up knows the cards.
web-score-rematch-offered = There is a rematch.
web-score-join = Join
web-score-same-deal = The same deal again
web-score-same-deal-title = The very same cards in the same order, for everybody who wants to do better
web-score-next = Next: { $name }
web-score-your-place = You are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
    } of { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
    }, { $points }.
web-score-count = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
web-score-join-rematch = To the rematch
web-score-replay = Replay
web-score-share = Share
web-score-record = Record
web-score-lobby = Lobby

web-fair-title = Was the shuffle fair?
web-fair-before = Before anybody sits down, the server has fixed its part of the shuffle. This number proves it; when the game is over, everybody can check it here. Each player's browser adds bytes of its own.
web-fair-what = The deck follows from a secret that the server fixed before anybody sat down, and from bytes that the players' browsers added afterwards. Your browser can compute it all once more.
web-fair-check = Check it now
web-fair-none = This record does not come from a table: it says nothing of a fair shuffle.
web-fair-committed = The secret is the one the server had fixed: its SHA-256 is the number shown before the game.
web-fair-not-committed = The secret is not the one the server had fixed: its SHA-256 is another number than the one shown before the game.
web-fair-dealt = The secret and the players' bytes give exactly the deck that was played: all { $count } cards are in their places.
web-fair-not-dealt = The secret and the players' bytes give another deck than the one that was played.
web-fair-edition = The cards are not the standard ones: check this deck with the command threekings verify.
web-fair-again = This is the deal of an earlier game, played once more: the secret and all bytes are those of that game, whose players knew the cards.
web-fair-whose = Whose bytes went in
web-fair-server = The server's secret, { $start }…
web-fair-bytes = { $count } bytes, { $start }…
web-fair-no-bytes = none
web-fair-commit = Shown before the game
web-fair-secret = Told after the game
web-fair-limits = So neither the server alone nor a player alone could choose the deck. The server knew it while you played, as it must to deal.

## The web table: replays

web-replay-open = Replay a game
web-replay-open-what = Open the record of a finished game and go through it move by move. It is not kept anywhere.
web-replay-drop = Drop a record here
web-replay-choose = Choose a file
web-replay-paste = Or paste its text
web-replay-read = Show the game
web-replay-title = Replay of { $game }
web-replay-controls = Through the game
web-replay-first = To the start (Home)
web-replay-back = One move back (←)
web-replay-next = One move on (→)
web-replay-last = To the end (End)
web-replay-run = Play on
web-replay-pause = Pause
web-replay-run-title = Play on, or pause (space bar)
web-replay-scrub = Move
web-replay-move = Move { $move }
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-reveal = of how many?
web-replay-reveal-title = How long the game is and how it ends is not shown until you get there
web-replay-eyes = Seen by
web-replay-eyes-spectator = a spectator
web-replay-eyes-all = all hands open
web-replay-link = Link here
web-replay-record = Record

## The web table: its frame and first page

web-name = Three Kings
web-title = { $page } – Three Kings
web-title-turn = ● Your turn – { $page }
web-your-turn = Your turn
web-skip = Skip to the page
web-nav = Pages
web-nav-games = Games
web-rules = Rules
web-settings = Settings
web-newer = A newer version of Three Kings is here.
web-incomplete = A part of this page could not be loaded.
web-reload = Reload
web-footer = King Lui by Alan R. Moon and Aaron Weissblum · Ku-Ka-King by Reinhard Staupe · The King's Catering by Alexandros Kapidakis. Pictures and words here are our own.
web-not-found = Nothing here
web-not-found-how = There is no such page. Emerald may have eaten it.
web-not-found-why = The server says: { $reason }.
web-to-front = To the games
web-unreachable = the server cannot be reached
web-unreachable-now = The server does not answer at the moment; we keep trying.
web-crowded = this seat is open in too many other windows
web-evicted = this seat is played from another device now, or the host has freed it
web-frame-too-long = That is too long to be sent.
web-notice-unseated = Your seat is somebody else's now, or the host has closed it. You are looking on.
web-moved = Your seat is played from another device now.
web-take-back = Take it back here
web-notice-dismiss = Dismiss
web-notice-closed = This link was used already, or its seat was freed: it opens no seat any more.
web-notice-watching = All seats are taken: you are watching.
web-table-closed = This table is full
web-table-closed-how = All seats are taken, and nobody looks on here: the players have wished it so.

web-welcome = Take a seat at the royal table
web-welcome-how = Three games of kings: against bots at once, or with friends by a link. No account needed.
web-waiting = { $count ->
    [one] It is your turn in a game: go on
   *[other] It is your turn in { $count } games: go on
    }
web-your-name = Your name
web-your-name-none = or come as a guest
web-game-king-lui = King Lui
web-game-ku-ka-king = Ku-Ka-King
web-game-kings-catering = The King's Catering
web-pitch-king-lui = You are a guest at the king's table. Help yourself: what you eat counts only if he has no less of it.
web-pitch-ku-ka-king = Everyone grabs for a row at the same moment. Alone you take it all; together you get nothing.
web-pitch-kings-catering = Draft dishes, lay beautiful tables and please King, Queen and Princess – against others, or alone in a palace.
web-players = { $least }–{ $most } players
web-minutes = { $minutes } min
web-age = age { $age }+
web-play-now = Play now
web-preparing = Being prepared, this once … { $percent } %
web-with-friends = With friends
web-more-choices = more choices
web-against = against { $count ->
    [one] 1 bot
   *[other] { $count } bots
    }: { $level }
web-against-gently = your first game: against { $count ->
    [one] 1 gentle bot
   *[other] { $count } gentle bots
    } ({ $level })
web-against-nobody = alone: { $choices }
web-players-label = Players
web-alone = alone
web-bots-label = Bots
web-level-novice = Novice
web-level-courtier = Courtier
web-level-steward = Steward
web-level-high-steward = High Steward
web-level-novice-hint = Plays anything that is allowed, without a thought.
web-level-courtier-hint = Gentle: takes what looks best at the moment.
web-level-steward-hint = Thinks ahead: a fair opponent for those who know the game.
web-level-high-steward-hint = Thinks ahead for longer: hard to beat.
option-any-first = Who begins
option-any-first-random = drawn by lot
option-any-first-seat = seat { $number }
option-king-lui-first = First chef
option-king-lui-free_dragon = Emerald may eat when the table is empty (house rule)
option-king-lui-tiebreak = Equal points
option-king-lui-tiebreak-discards = the fewest cards discarded win
option-king-lui-tiebreak-shared = the win is shared
option-king-lui-memory = Memory
option-king-lui-memory-counted = What was taken is out of sight
option-king-lui-memory-open = Open memory
option-king-lui-memory-open-hint = What everybody took from the table stays in sight.
option-kings-catering-princesses = Princesses
option-kings-catering-rounds = Rounds
option-kings-catering-royals2 = Royals of the second round
option-kings-catering-royals2-random = drawn by lot
option-kings-catering-royals2-other = chosen one by one
option-kings-catering-palace = Palace
option-kings-catering-palace-schoenbrunn = Schönbrunn (easy)
option-kings-catering-palace-buckingham = Buckingham (medium)
option-kings-catering-palace-versailles = Versailles (hard)
option-kings-catering-royals = Royals
option-kings-catering-royals-family = Family
option-kings-catering-royals-thinking = Thinking
option-kings-catering-royals-low-interaction = Peaceful
option-kings-catering-royals-high-interaction = Rivals
option-kings-catering-royals-sizes = Sizes
option-kings-catering-royals-decorations = Decorations
option-kings-catering-royals-random = Random
option-kings-catering-royals-other = chosen one by one
web-friends-title = { $game } with friends
web-visibility-label = Who can come?
web-visibility-private = Private
web-visibility-public = Public
web-visibility-private-hint = Only those who have the link.
web-visibility-public-hint = Anybody: the table is listed on the first page.
web-clock-label = Time for a move
web-clock = { $seconds ->
    [0] no clock
    [30] 30 seconds
    [60] 1 minute
    [180] 3 minutes
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } seconds
    }
web-absent-label = Without a clock, somebody counts as away after
web-absent = { $seconds ->
    [60] 1 minute
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
   *[other] { $seconds } seconds
    }
web-absent-hint = Then the host, or most of the others, may let a bot play until they are back.
web-spectators = Others may watch
web-spectators-hint = Spectators see what lies open, never a hand.
web-make-table = Make the table
web-make-table-hint = Then you get a link for your friends; seats that stay empty can be given to bots.
web-my-games = My games
web-no-games = Nothing yet: press Play now.
web-more-tables = { $count } more
web-open-tables = Open tables
web-no-tables = Nobody is looking for players now.
web-replay-file = Watch a recorded game
web-sit-down = Sit down
web-nobody-yet = nobody yet
web-empty-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
    }
web-status-playing = Others are thinking
web-status-over = Over
web-result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    } of { $players }
web-result-points = { $game ->
    [kings-catering] { $points }★
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
        }
    }
web-status-abandoned = Abandoned

## What a link to a table looks like where it is sent

preview-invites = { $game }: come and play
preview-private = A table among friends.
preview-waiting = { $count ->
    [0] Nobody is here yet
    [one] { $players } is waiting
   *[other] { $players } are waiting
    }; { $free ->
    [0] all seats are taken.
    [one] 1 seat is free.
   *[other] { $free } seats are free.
    }
preview-playing = The game is on: { $players }.
preview-over = The game is over: { $players }.

## The web table: invitations

web-invited = You are invited to { $game }
web-invited-by = { $players } { $count ->
    [one] is
   *[other] are
    } at the table.
web-invited-how = A seat is kept for you. What shall the others call you?
web-second = Does a second person play here?
web-second-how = In this browser { $name } sits at the table already, and this link opens another seat.
web-second-taken = It is the seat of { $name }, who plays on from this device then.
web-second-name = What is the second person called?
web-second-yes = Yes, sit down too
web-second-no = No, back to the seat of { $name }
web-invite = Invite your friends
web-invite-missing = { $count ->
    [0] Everybody is here.
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
    }
web-invite-private = Private: only those who have this link can come.
web-invite-public = Public: the table is listed on the first page, and this link leads to it too.
web-invite-only-here = So far this link can be opened on this machine only, and by no phone.
web-invite-link = Link to this table
web-lan = Play in the local network
web-lan-hint = Everybody in this network can then come to the tables here, with phones too; nobody beyond it can.
web-lan-how = To let others in this network play, use the browser window that the server opened when it started, or start it with: threekings serve --lan
web-invite-title = { $game }: a seat is free
web-qr = QR code of the link
web-copy = Copy link
web-share = Share
web-copied = Copied.
web-copy-yourself = The link is selected: press Ctrl+C, or hold it to copy.
web-start-now = { $count ->
    [0] Start now, without waiting
    [one] Start now, with a bot in the free seat
   *[other] Start now, with bots in the free seats
    }
web-start-hint = You set up this table, so you decide.
web-seat-links = A link of its own for every seat
web-seat-links-how = Such a link opens one seat, once. It also brings a player back on another device.
web-seat-link = Link for seat { $number }
web-free-seat = Free the seat of { $name }

## The web table: settings

web-set-kept = Kept in this browser, and in force at once.
web-set-you = You
web-set-look = Look
web-set-theme = Colours
web-set-theme-system = As the system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-cards = Cards
web-set-cards-small = Small
web-set-cards-medium = Medium
web-set-cards-large = Large
web-set-motion = Length of movements
web-set-motion-none = none
web-set-motion-times = { $percent } %
web-set-percent = { $percent } %
web-set-calls = Sounds and calls
web-set-sound = Sounds
web-set-volume = Volume
web-set-test = Listen
web-set-notify = Notify me when it is my turn
web-set-notify-default = Your browser will ask whether it may.
web-set-notify-granted = Shown while this page is in the background.
web-set-notify-denied = Your browser has been told not to; allow it in the browser's settings for this page.
web-set-notify-unsupported = This browser notifies only over HTTPS, or not at all. The tab's title and icon still tell you.
web-set-table = At the table
web-set-confirm = Ask before what cannot be taken back
web-set-confirm-hint = Drawing unseen, for instance.
web-set-chat = Show the chat
web-set-chat-hint = What others write while you play.
web-set-aids = More aids on the board
web-set-aids-hint = Keys on the pieces, and a mark where a tile brings most.
web-set-typing = A line to type moves
web-set-typing-hint = Beside the board: take wine, or row 4. The key / opens one at any time.

## The web table: rules

web-rules-of = Rules of { $game }
web-rules-games = Games
web-rules-short = In a minute
web-rules-full = The rules in full
web-rules-contents = Sections
web-rules-about = About these rules
web-rules-pieces = The pieces
web-example = For example
web-short-king-lui-1 = One of the king's guests is the chef of this course and deals two cards for each player, face up and sorted by dish. The next course has the next chef.
web-short-king-lui-2 = On your turn take all portions of one dish, or draw a card that nobody else sees. An Emerald you draw eats at once or is laid on the table; no card comes in its place.
web-short-king-lui-3 = What nobody takes is served to the king, in sight of all.
web-short-king-lui-4 = Emerald, the king's dragon, may eat two portions from his plate, alike or different: one turn, one Emerald.
web-short-king-lui-5 = When too few cards are left for a course, every portion of yours is worth as many points as the king has of that dish. With more than the king you lose them all.
web-short-ku-ka-king-1 = Three cards lie in every row, filled up after each round from row 1 on. Everyone chooses a row in secret; all are shown together: Ku – Ka – King!
web-short-ku-ka-king-2 = Alone on a row, you take all its cards.
web-short-ku-ka-king-3 = Several on one row clash: its outermost card is gone, one card however many they are, and those who clashed choose again.
web-short-ku-ka-king-4 = After the round in which somebody reaches 13 cards all are scored; then cards with a cross leave, those with a tick stay and count again.
web-short-ku-ka-king-5 = When the pile is used up, one last round is played and everything is scored again. The sum wins.
web-short-kings-catering-1 = Three columns hold one, two and three tiles. Take all tiles of one, and lay each of them at a Table of yours, or found a new one. Then every column with room gets a new tile.
web-short-kings-catering-2 = A Food must match a Decoration: a half on its side meets a half of the same colour. A half with no tile beside it is open.
web-short-kings-catering-3 = Crew lie at an empty side of a Food and earn stars at their own Table; no two of a kind at one Table.
web-short-kings-catering-4 = The King sets a rule for Tables; King, Queen and Princess each give stars for something else.
web-short-kings-catering-5 = When all tiles are laid, the most stars win. Alone, you lose a column after every turn and play for a palace's target.
web-example-kl-king = The king has { $cards }.
web-example-kl-scores = { $has } × { $king } = { $points } points
web-example-kl-loses = { $has } is more than { $king }: nothing
web-example-kk-kings = Kings: one less than you have, squared
web-example-kk-churches = The most churches, shared or not
web-example-kk-points = The numbers on the cards
web-example-kk-knights = The most knights, shared or not: 2 each; else 1 each
web-example-kk-animals = Animals of a kind: 1, 3, 6, 10, 15
web-example-kk-farm = Each farmer with a wife 7, with a farmhouse too 14
web-example-kc-matches = Blue meets blue: the cake may lie here.
web-example-kc-differs = Blue meets green: not here.
web-piece-beer = Beer
web-piece-soup = Soup
web-piece-roast = Roast
web-piece-salad = Salad
web-piece-cake = Cake
web-piece-cook = Cook
web-piece-florist = Florist
web-piece-waiter = Waiter
web-piece-musician = Musician
web-piece-taster = Taster
web-piece-king = King
web-piece-queen = Queen
web-piece-princess = Princess

## The web table: tiles as people call them

web-tile-food = { $food } { $size }
web-tile-cook = { $of } cook
web-tile-florist = { $of } florist
web-tile-waiter = waiter { $of }
web-tile-musician = musician
web-tile-taster = taster
web-kc-crew-never = (never with this King)
web-kc-the-king = the King

## The web table: a first game

web-guide-leave = Got it
web-guide-king-lui-first = Take the dishes you like, but never more of one than the king will have: then they count nothing. What nobody takes is served to him. Pick a dish that glows.
web-guide-king-lui-next = At the end each of your portions is worth as many points as the king has of that dish. The dashed line on your plate is the most you may have of it.
web-guide-ku-ka-king-first = Everybody chooses a row in secret. Alone on it, you take all its cards. Together you get nothing: the front card is lost, and you choose again. Pick any row.
web-guide-ku-ka-king-next = Collect what scores together; your kingdom shows how. After the round in which somebody reaches 13 cards there is a first scoring, and cards with a red cross leave. The rest counts once more at the end.
web-guide-kings-catering-first = King, Queen and Princess, above, say what brings stars. Take one of the three columns: all its tiles come to your Tables.
web-guide-kings-catering-next = Tap a golden place: the tile is laid there, halves of the same colour meet. The number is the stars it brings at once. Tap the tile again to turn it, drag it to move it, then end your turn.
web-set-guide = Show the hints for first games again
web-score-you-won = Congratulations, you have won!
web-table-lobby = All games
web-kl-king-change = Since your last turn: { $change }
web-kc-target = Target of { $palace }
web-table-resigned = You have resigned. A bot plays on for you.
