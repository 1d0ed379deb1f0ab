## Aids: what can be known and is hard to keep in mind, for those who want it tracked

web-aids = Board aids
web-aids-title = What you have not seen yet, what a row would bring, everybody's points: shown, or not.
web-set-aids-what = Beside the pieces: what you have not seen yet, what a row would bring, where a tile brings most, everybody's points, and keys. Never anything that you may not know.
web-aids-unseen = still unseen: { $count }
web-aids-points = Points as things stand
web-aids-stars = Stars as things stand

# King Lui
web-aids-kl-legend = still unseen
web-aids-kl-taken = { $count ->
    [one] 1 pt in sight
   *[other] { $count } pts in sight
    }
web-aids-kl-taken-title = So much would bring what everybody saw { $player } take.

# Ku-Ka-King
web-aids-kk-unseen = Still unseen: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
web-aids-kk-where = face down in pile and box
web-aids-kk-row = { $count ->
    [0] would bring nothing now
    [one] would bring 1 point
   *[other] would bring { $count } points
    }

# The King's Catering
web-aids-kc-unseen = Still unseen: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
    }
web-aids-kc-coming = { $count ->
    [0] none of them comes any more
   *[other] { $count } of them will come
    }
web-aids-kc-type = { $type ->
    [beer] beer
    [soup] soup
    [roast] roast
    [salad] salad
    [cake] cake
    [cook] cook
    [florist] florist
    [waiter] waiter
    [musician] musician
    [taster] taster
   *[other] { $type }
    }
web-aids-kc-size = Size { $size }
web-aids-kc-all = all

## Single keys as shortcuts, which some people press without wanting to

web-set-keys = Single letters and digits as keys
web-set-keys-hint = At the table they play pieces. Off, for who speaks to the computer or hits keys by chance: arrows, Tab, Enter and Esc stay.
web-keys-off = Single letters, digits and signs are off. Arrows, Tab, Enter and Esc do everything.
