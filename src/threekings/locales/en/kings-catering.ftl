## Tiles

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

## What is asked of the player

kc-prompt-column = Take a column.
kc-prompt-put = { $count ->
    [one] Place your tile.
   *[other] Place your { $count } tiles, in any order.
    }
kc-prompt-wait = { $player } is to play.
kc-prompt-over = The game is over.

## Why a move may not be played

kc-2-6-short-start = whoever begins takes column 1, for the start is short
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

## The log

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

## Who has won

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

## What Royals and Crew ask

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
kc-royal-few-tiles = { $stars }★ for each tile fewer than { $number }
kc-royal-few-open-halves = { $stars }★ for each open half fewer than { $number }
kc-royal-same-type = { $number ->
    [1] { $stars }★ for each Food
   *[other] { $stars }★ for every { $number } Foods of the same type
    }
kc-royal-sets-of-types = { $stars }★ for every set of all types of Food
kc-royal-sets-of-colours = { $stars }★ for every set of matched Decorations in all colours
kc-royal-type-in-sets = { $food } in sets of { $sizes }: { $steps }★
kc-royal-size-in-sets = Foods of Size { $size } in sets of { $sizes }: { $steps }★
kc-royal-largest-table = { $number ->
    [1] { $stars }★ for each tile of your largest Table
   *[other] { $stars }★ for every { $number } tiles of your largest Table
    }
kc-royal-smallest-table = { $stars }★ for every { $number } in the sum of Sizes of your smallest Table, rounded up (tied: the best; at most { $most }★)
kc-royal-few-tables = { $stars }★ for each Table fewer than { $number }
kc-royal-most-tables = { $stars }★ for having the most Tables
kc-royal-most-crew = { $stars }★ for having the most Crew
kc-royal-most-of-types = { $stars }★ for each type of Food of which you have the most
kc-royal-most-of-sizes = { $stars }★ for each Size of which you have the most Foods
kc-royal-most-of-colours = { $stars }★ for each colour of which you have the most matched Decorations
kc-royal-least-tables = { $stars }★ for having the fewest Tables
kc-royal-least-crew = { $stars }★ for having the fewest Crew
kc-royal-least-of-types = { $stars }★ for each type of Food of which you have the fewest, or none
kc-royal-least-of-sizes = { $stars }★ for each Size of which you have the fewest Foods, or none
kc-royal-least-of-colours = { $stars }★ for each colour of which you have the fewest matched Decorations, or none
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

## What speaks against a placement, or a Table

kc-warning-same-shape = same shape as Table { $table }: would be discarded
kc-warning-few-tiles = fewer than { $limit } tiles: would be discarded
kc-warning-other-falls = Table { $table } would be discarded
kc-warning-costs-king = the King gives { $stars }★ less
kc-warning-costs-queen = the Queen gives { $stars }★ less
kc-warning-costs-princess = the Princess gives { $stars }★ less
kc-warning-costs-crew = Crew give { $stars }★ less
kc-fallen-same-shape = same shape as Table { $table }: discarded
kc-fallen-few-tiles = fewer than { $limit } tiles: discarded

## In the terminal

cli-kc-moves-help =
    2          take column 2; also c 2, column 2
    1 14       put tile 1 into cell 14; also soup 14, by its name or the start of it
    1 14b      … turned: a as printed; b, c, d 1, 2, 3 quarter turns clockwise
    1 new      a Table of its own; also 1 n
    14b, new   the last tile needs no number
    1          all ways for tile 1
    put soup-2b 3 1 -1 2    a move's whole text: Table 3, X 1, Y -1, two turns
    Without room for a box: beer-2a B·O· tells its sides clockwise from north.
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
cli-kc-type = { $type }
cli-kc-colour = { $colour }
cli-kc-rule = { $rule }; { $gives }
cli-kc-total = Total
cli-kc-source-king = King
cli-kc-source-queen = Queen
cli-kc-source-princess = Princess
cli-kc-source-princess2 = Princess
cli-kc-source-crew = Crew
cli-kc-rounds = 1st 2nd
cli-kc-each = together
cli-kc-crew-placed = Crew placed
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
cli-kc-pad-counts =
    Counts over all Tables that keep the King's rule, in this order or named: { $kind }=2
    Enter: none. back: the line before.
cli-kc-kind = { $kind }
cli-kc-setup = { $setup }
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
cli-kc-count-few-tiles = tiles laid, those of discarded Tables included
cli-kc-count-few-open-halves = open halves, those of discarded Tables included
cli-kc-count-same-type = Foods of this type
cli-kc-count-sets-of-types = Foods of this type
cli-kc-count-sets-of-colours = matched Decorations of this colour
cli-kc-count-type-in-sets = Foods of this type
cli-kc-count-size-in-sets = Foods of this Size
cli-kc-count-largest-table = tiles of the largest Table
cli-kc-count-smallest-table = the sum of Sizes at the smallest Table (of several the largest sum)
cli-kc-count-few-tables = Tables, discarded ones included
cli-kc-count-most-tables = Tables
cli-kc-count-most-crew = Crew
cli-kc-count-most-of-types = Foods of this type
cli-kc-count-most-of-sizes = Foods of this Size
cli-kc-count-most-of-colours = matched Decorations of this colour
cli-kc-count-least-tables = Tables
cli-kc-count-least-crew = Crew
cli-kc-count-least-of-types = Foods of this type
cli-kc-count-least-of-sizes = Foods of this Size
cli-kc-count-least-of-colours = matched Decorations of this colour
cli-kc-count-crew-stars = stars of all Crew, added up
cli-kc-count-placed = Crew placed, those of discarded Tables included (for ties)

## The board

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
web-kc-letters = { $type ->
    [beer] Be
    [soup] So
    [roast] Ro
    [salad] Sa
    [cake] Ca
    [cook] Co
    [florist] Fl
    [waiter] Wa
    [musician] Mu
    [taster] Ta
   *[other] { $letters }
    }
web-kc-colour-letter = { $colour ->
    [blue] B
    [red] R
    [gold] O
    [green] G
   *[other] { $letter }
    }
web-kc-key-zoom = larger or smaller Tables

## On the rules page

web-short-kings-catering-1 = Three columns hold one, two and three tiles. Take all tiles of one, and lay each of them at a Table of yours, or found a new one. Then every column with room gets a new tile.
web-short-kings-catering-2 = A Food must match a Decoration: a half on its side meets a half of the same colour. A half with no tile beside it is open.
web-short-kings-catering-3 = Crew lie at an empty side of a Food and earn stars at their own Table; no two of a kind at one Table.
web-short-kings-catering-4 = The King sets a rule for Tables; King, Queen and Princess each give stars for something else.
web-short-kings-catering-5 = When all tiles are laid, the most stars win. Alone, you lose a column after every turn and play for a palace's target.
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

## Tiles as people call them

web-tile-food = { $food } { $size }
web-tile-cook = { $of } cook
web-tile-florist = { $of } florist
web-tile-waiter = waiter { $of }
web-tile-musician = musician
web-tile-taster = taster
web-kc-crew-never = (never with this King)
web-kc-the-king = the King

## A first game

web-guide-kings-catering-first = King, Queen and Princess, above, say what brings stars. Take one of the three columns: all its tiles come to your Tables.
web-guide-kings-catering-next = Tap a golden place: the tile is laid there, halves of the same colour meet. The number is the stars it brings at once. Tap the tile again to turn it, drag it to move it, then end your turn.
web-kc-target = Target of { $palace }
