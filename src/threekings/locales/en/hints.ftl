## Hints: the best two moves, with reasons

web-hint = Hint
web-hint-title = The best two moves as a strong bot sees them, and why (key T)
web-hint-ask = Show the best two moves? For everybody at the table, in the lists and in its record, this is a game with hints then.
web-hint-yes = Show them
web-hint-thinking = A bot is thinking …
web-hint-moves = The best two moves
web-hint-mix = Nobody should be able to guess you: name now this row, now that, about as often as it says here.
web-hint-close = Close the hint
web-hint-play = Play it
web-hint-share = wins about { $share } %
web-hint-share-palace = reaches the target in about { $share } %
web-hint-often = { $tenths ->
    [0] hardly ever
    [10] nearly always
   *[other] { $tenths } times out of 10
    }
web-hint-badge = hints
web-hint-badge-why = This is a game with hints
web-hint-badge-who = { $players } asked for hints in this game. The record of the game says it too.
web-hint-allowed = Hints
web-hint-allowed-all = whoever wants may ask for hints; the game is marked then
web-hint-allowed-none = none
web-table-key-hint = a hint, where the table allows it
table-log-hint = { $player } asks for a hint: a game with hints.
cli-kk-hint-often = { $place }. { $move }, { $often }: wins about { $share } % against others who mix as well
cli-hint-only = { $place }. { $move }
cli-hint-why = { $first }: { $reasons }

# For all games
hint-only = the only move there is
hint-tried = did best in the deals that were played through
hint-close = about as good

# King Lui
kl-hint-brings = brings { $points ->
    [one] 1 point
   *[other] { $points } points
    } if the king keeps { $count } { $dish }
kl-hint-lacks = scores once the king has { $count } more { $dish }
kl-hint-over = puts you over the king in { $dish } in { $tenths } of 10 deals
kl-hint-average = { $dish } brings you about { $points ->
    [one] 1 point
   *[other] { $points } points
    } in the end
kl-hint-keeps-over = leaves { $player } with more { $dish } than the king
kl-hint-draw = the card you draw scores in { $tenths } of 10 deals
kl-hint-emerald = it is an Emerald in { $tenths } of 10
kl-hint-lay = every pair you could feed would cost you points
kl-hint-feed = takes { $points ->
    [one] 1 point
   *[other] { $points } points
    } from { $player }
kl-hint-feed-over = leaves { $player } with more { $dish } than the king
kl-hint-feed-costs = costs you { $points ->
    [one] 1 point
   *[other] { $points } points
    }
kl-hint-feed-free = costs you nothing

# Ku-Ka-King
kk-hint-alone = likely yours alone ({ $tenths } of 10)
kk-hint-wanted = { $player } may name it too ({ $tenths } of 10)
kk-hint-nobody-else = nobody else chooses now
kk-hint-brings = brings { $points ->
    [one] 1 point
   *[other] { $points } points
    } at the next scoring
kk-hint-kings = { $count ->
    [1] your first king
    [2] your second king
    [3] your third king
   *[other] { $count } kings
    }
kk-hint-knights = { $count ->
    [1] your first knight
    [2] your second knight
    [3] your third knight
   *[other] { $count } knights
    }
kk-hint-most-knights = { $count ->
    [one] 1 knight, and nobody has more
   *[other] { $count } knights, and nobody has more
    }
kk-hint-churches = nobody would have more churches than you
kk-hint-pair = completes a farmer and his wife
kk-hint-farm = completes a farmer, his wife and a farmhouse
kk-hint-herd = makes a herd: { $cards }

# The King's Catering
kc-hint-turn = its tiles bring about { $stars }★ this turn
kc-hint-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
    }
kc-hint-now = worth { $stars }★ now
kc-hint-end = you end with about { $stars }★
kc-hint-founds = founds your Table { $table }
kc-hint-all-sizes = completes all four Sizes at Table { $table }
kc-hint-matches = { $count ->
    [one] matches 1 Decoration
   *[other] matches { $count } Decorations
    }
kc-hint-stands = Table { $table } keeps the King's rule with it
kc-hint-from-king = the King gives { $stars }★ more
kc-hint-from-queen = the Queen gives { $stars }★ more
kc-hint-from-princess = the Princess gives { $stars }★ more
kc-hint-from-crew = Crew give { $stars }★ more
