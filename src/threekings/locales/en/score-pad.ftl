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
pad-kc-size = Foods of Size { $size }
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
pad-kc-few-tiles = Tiles laid, at discarded Tables too
pad-kc-few-open-halves = Open halves, at discarded Tables too
pad-kc-largest-table = Tiles of the largest Table
pad-kc-smallest-table = Sum of Sizes at the smallest Table
pad-kc-few-tables = Tables, discarded ones too
pad-kc-most-tables = Tables
pad-kc-most-crew = Crew
pad-kc-least-tables = Tables
pad-kc-least-crew = Crew
pad-kc-crew-stars = Stars of all Crew, added up
pad-kc-placed = Crew placed, at discarded Tables too (for a tie)

## The page

web-pad-title = Score pad
web-pad-title-of = Score pad: { $game }
web-pad-pitch = You played with the real box? Tap in what lies on the table. The sums, the winner and the tie-break come by themselves.
web-pad-games = Score pads of the games
web-pad-new = New pad
web-pad-kept = My pads
web-pad-kept-here = Pads are kept in this browser only.
web-pad-none = None yet. Choose a game above.
web-pad-all = All pads
web-pad-delete = Delete
web-pad-delete-this = Delete the pad { $game }, { $players }
web-pad-delete-question = Delete this pad with all its counts?
web-pad-steps = What to count
web-pad-setup = Who played
web-pad-how-many = How many played?
web-pad-name = Name of player { $number }
web-pad-player = Player { $number }
web-pad-asked = What the Royals ask
web-pad-next = Next: { $name }
web-pad-to-result = To the result
web-pad-back = Back
web-pad-more = { $kind }: one more
web-pad-less = { $kind }: one less
web-pad-so-far = What it comes to so far
web-pad-nothing = As soon as you count something, points and winner stand here.
web-pad-missing = Still to be counted: { $names }
web-pad-wrong = { $count ->
    [one] One count cannot be. It is marked in red.
   *[other] { $count } counts cannot be. They are marked in red.
    }
web-pad-wrong-choice = Choose other Royals: these cannot be together.
web-pad-wrong-mark = something here cannot be
web-pad-offline = No connection. Your counts are kept; the sums follow.
web-pad-share-text = Share as text
web-pad-copy-text = Copy as text
web-pad-share-picture = Share as a picture
web-pad-save-picture = Save as a picture
web-pad-copied = Copied: paste it wherever you like.
web-pad-not-copied = Copying is not allowed here. The text stands below.
web-pad-saved = The picture was saved.
web-pad-text = The result as text
web-pad-row = { $label }: { $points }
web-pad-headline = { $game }, { $date }

web-pad-king-lui-owner = The king
web-pad-king-lui-plates = Portions
web-pad-king-lui-plates-how = How many portions of each dish? Emeralds do not count.
web-pad-ku-ka-king-first = { web-kk-first-scoring }
web-pad-ku-ka-king-first-how = All cards at the first scoring, those with a red cross too. Was there one scoring only? Leave these at 0.
web-pad-ku-ka-king-final = { web-kk-final-scoring }
web-pad-ku-ka-king-final-how = All cards at the end. Those that stayed after the first scoring are filled in already.
web-pad-kings-catering-round-1 = Round 1
web-pad-kings-catering-round-1-how = Count over all Tables that keep the King's rule.
web-pad-kings-catering-round-2 = Round 2
web-pad-kings-catering-round-2-how = Count over all Tables that keep the King's rule of this round.

option-kings-catering-palace-none = no palace
option-kings-catering-rounds-1 = one
option-kings-catering-rounds-2 = two
option-kings-catering-princesses-1 = one
option-kings-catering-princesses-2 = two
option-kings-catering-king = King
option-kings-catering-queen = Queen
option-kings-catering-princess = Princess
option-kings-catering-princess2 = Second Princess
option-kings-catering-king-2 = King of the second round
option-kings-catering-queen-2 = Queen of the second round
option-kings-catering-princess-2 = Princess of the second round
option-kings-catering-royals2-family = { option-kings-catering-royals-family }
option-kings-catering-royals2-thinking = { option-kings-catering-royals-thinking }
option-kings-catering-royals2-low-interaction = { option-kings-catering-royals-low-interaction }
option-kings-catering-royals2-high-interaction = { option-kings-catering-royals-high-interaction }
option-kings-catering-royals2-sizes = { option-kings-catering-royals-sizes }
option-kings-catering-royals2-decorations = { option-kings-catering-royals-decorations }
