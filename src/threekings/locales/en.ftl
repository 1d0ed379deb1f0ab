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
kc-4-2-touches-nothing = no tile of Table { $table } shares a side with { $x } { $y }
kc-4-2-crew-is-not-turned = Crew are never turned: write 0
kc-4-2-looks-the-same = { $tile } looks the same with { $turns } turns as with { $alike }: write { $alike }
kc-4-3-no-decoration-matches = no Decoration would match there
kc-4-4-no-empty-side = Crew must lie against an empty side of a Food
kc-4-5-crew-of-this-type = Table { $table } has a { $type } already
kc-4-6-too-many-types = { $king } allows no further type of Food at this Table
kc-4-6-equal-sizes-touch = { $king } forbids Foods of equal Size side by side
kc-8-1-round-is-over = the first round is over

## The King's Catering: the log

kc-log-royals = Royals in force: { $royals }.
kc-log-columns = Columns: { $columns }.
kc-log-column = { $player } takes column { $column }: { $tiles }.
kc-log-found = { $player } founds Table { $table } with { $tile }.
kc-log-put = { $player } puts { $tile } at Table { $table }, { $x } { $y }.
kc-log-discard = Discarded: { $tiles }.
kc-log-round = The first round is over. The second begins with the tiles left out of it.
kc-log-over = The columns are empty: the game is over.

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
    look       the whole table, drawn large
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
cli-kc-palace-schoenbrunn = Schönbrunn
cli-kc-palace-buckingham = Buckingham
cli-kc-palace-versailles = Versailles
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
cli-kc-asks-foods-of-size = Size { $size }
cli-kc-asks-all-sizes = Sizes
cli-kc-asks-all-types = types
cli-kc-pays = { $stars }★{ $every ->
    [1] {""}
   *[other] /{ $every }
    }
cli-kc-rule-least-tiles = Tables of at least { $limit } tiles only
cli-kc-rule-most-types = at most { $limit } types of Food at a Table
cli-kc-rule-other-shapes = no two Tables of one shape
cli-kc-rule-sizes-apart = Foods of equal Size never side by side
cli-kc-royal-tables-of-tiles = { $stars }★ for each Table{ $number ->
    [1] {""}
   *[other] {" "}of { $number } or more tiles
    }
cli-kc-royal-tables-of-foods = { $stars }★ for each Table with at least { $number } { $number ->
    [one] Food
   *[other] Foods
    }
cli-kc-royal-tables-of-types = { $stars }★ for each Table with exactly { $number } { $number ->
    [one] type
   *[other] types
    } of Food
cli-kc-royal-tables-of-all-sizes = { $stars }★ for each Table with Foods of all four Sizes
cli-kc-royal-tables-with-one-crew = { $stars }★ for each Table{ $number ->
    [1] {""}
   *[other] {" "}of { $number } or more tiles
    } with exactly one Crew
cli-kc-royal-matched-beyond = { $stars }★ for each matched Decoration of a colour at a Table after the first{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
    }
cli-kc-royal-each-crew = { $stars }★ for each Crew
cli-kc-royal-open-halves = { $number ->
    [1] { $stars }★ for each open half
   *[other] { $stars }★ for every { $number } open halves
    }
cli-kc-royal-same-type = { $number ->
    [1] { $stars }★ for each Food
   *[other] { $stars }★ for every { $number } Foods of the same type
    }
cli-kc-royal-sets-of-types = { $stars }★ for every set of all types of Food
cli-kc-royal-sets-of-colours = { $stars }★ for every set of matched Decorations in all colours
cli-kc-royal-type-in-sets = { $food } in sets of { $sizes }: { $steps }★
cli-kc-royal-largest-table = { $number ->
    [1] { $stars }★ for each tile of your largest Table
   *[other] { $stars }★ for every { $number } tiles of your largest Table
    }
cli-kc-royal-smallest-table = { $stars }★ for every { $number } in the sum of Sizes of your smallest Table (at most { $most }★)
cli-kc-royal-most-tables = { $stars }★ for having the most Tables
cli-kc-royal-most-crew = { $stars }★ for having the most Crew
cli-kc-royal-most-of-types = { $stars }★ for each type of Food of which you have the most
cli-kc-crew-foods-of-type = { $every ->
    [1] { $stars }★ for each { $food } at its Table
   *[other] { $stars }★ for every { $every } { $food } at its Table
    }
cli-kc-crew-foods-of-size = { $every ->
    [1] { $stars }★ for each Food of Size { $size } at its Table
   *[other] { $stars }★ for every { $every } Foods of Size { $size } at its Table
    }
cli-kc-crew-matched-of-colour = { $every ->
    [1] { $stars }★ for each matched { $colour } Decoration at its Table
   *[other] { $stars }★ for every { $every } matched { $colour } Decorations at its Table
    }
cli-kc-crew-all-sizes = { $every ->
    [1] { $stars }★ for every set of all four Sizes at its Table
   *[other] { $stars }★ for every { $every } sets of all four Sizes at its Table
    }
cli-kc-crew-all-types = { $every ->
    [1] { $stars }★ for every set of all types of Food at its Table
   *[other] { $stars }★ for every { $every } sets of all types of Food at its Table
    }
cli-kc-crew-never = (never under { $king })
cli-kc-total = Total
cli-kc-source-king = King
cli-kc-source-queen = Queen
cli-kc-source-princess = Princess
cli-kc-source-princess2 = Princess
cli-kc-source-crew = Crew
cli-kc-rounds = 1st 2nd
cli-kc-each = together
cli-kc-crew-placed = Crew placed
cli-kc-wins = { $who } wins with { $stars }★.
cli-kc-wins-tie = { $leaders } have { $stars }★ each; { $who } wins with the fewest Crew ({ $crew }).
cli-kc-share = { $who } share the win: { $stars }★ and { $crew } Crew each.
cli-kc-alone = { $who } has { $stars }★.
cli-kc-reached = { $palace }: { $stars }★. The target of { $target }★ is reached!
cli-kc-missed = { $palace }: { $stars }★, { $missing }★ short of the target of { $target }★.
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
cli-kc-count-smallest-table = the sum of Sizes at the smallest Table
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
cli-serve-kept = Tables are kept in { $folder } · Ctrl-C ends
cli-serve-not-started = the server could not start; the log says why
cli-serve-busy = { $address } is in use: another server listens there; --port 0 picks a free port
cli-serve-failed = the server cannot listen at { $address }: { $why }
