## Counts that cannot be; in the page they stand beside the count

pad-none-left = { $count } { $kind } cannot be: { $left } of { $of } are left.
    .page = { $left ->
        [0] There are { $of } in all, and the others have them.
       *[other] At most { $left }: there are { $of } in all.
        }
pad-too-many = { $count } { $kind } cannot be: { $most } at most.
    .page = At most { $most }.
pad-kk-too-few = { $count } { $kind } cannot be: { $least } stayed after the first scoring.
    .page = At least { $least }: so many stayed after the first scoring.
pad-kc-too-few = { $count } Crew placed cannot be: { $least } lie at Tables.
    .page = At least { $least }: so many lie at Tables.
pad-kc-same-tile = These two Princesses are the two sides of one tile.
pad-kc-same-tiles = The second round needs Royals of other tiles than the first, and one Princess.

## The King's Catering: what is counted

pad-kc-foods = { $food ->
    [beer] Beer
    [soup] Soup
    [roast] Roast
    [salad] Salad
    [cake] Cake
   *[other] { $food }
    }
pad-kc-matched = { $colour ->
    [blue] Matched Decorations in blue
    [red] Matched Decorations in red
    [gold] Matched Decorations in gold
    [green] Matched Decorations in green
   *[other] Matched Decorations: { $colour }
    }
pad-kc-tables-of-tiles = { $number ->
    [1] Tables
   *[other] Tables of { $number } or more tiles
    }
pad-kc-tables-of-foods = Tables with { $number } or more Foods
pad-kc-tables-of-types = Tables with exactly { $number } types of Food
pad-kc-tables-of-all-sizes = Tables with Foods of all four Sizes
pad-kc-tables-with-one-crew = Tables of { $number } or more tiles with exactly one Crew
pad-kc-matched-beyond = { $number ->
    [1] Matched Decorations of a colour at a Table, all but the first
   *[other] Matched Decorations of a colour at a Table, all but the first { $number }
    }
pad-kc-each-crew = Crew
pad-kc-open-halves = Open halves
pad-kc-largest-table = Tiles of the largest Table
pad-kc-smallest-table = Sum of Sizes at the smallest Table
pad-kc-most-tables = Tables
pad-kc-most-crew = Crew
pad-kc-crew-stars = Stars of all Crew, added up
pad-kc-placed = Crew placed, at discarded Tables too (for a tie)
