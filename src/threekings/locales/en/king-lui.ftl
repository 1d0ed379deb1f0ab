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

## What is asked of you

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

## Why a move may not be played

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

## The log

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

## Who has won

kl-verdict-wins = { $player } wins with { $points } points.
kl-verdict-wins-tie = { $players } have { $points } points each; { $player } wins with the fewest cards discarded ({ $discards }).
kl-verdict-share = { $players } share the win with { $points } points each.
kl-verdict-share-tie = { $players } share the win: { $points } points and { $discards } cards discarded each.

## In the terminal

cli-kl-moves-help =
    A move: its number, or its text: take bread.
    Short forms do as well: t b, bread, b; f b w is feed bread wine.
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
cli-kl-pad-how = Portions are numbers in the order of the dishes, with spaces. back: the line before.
cli-kl-pad-lines = a name for each player, then the king's portions, then each player's
cli-kl-pad-king = The king
cli-kl-pad-counted = { $count } of { $of } portions counted.

## The board

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

## On the first page

option-king-lui-free_dragon = Emerald may eat when the table is empty (house rule)

## On the rules page

web-short-king-lui-1 = One of the king's guests is the chef of this course and deals two cards for each player, face up and sorted by dish. The next course has the next chef.
web-short-king-lui-2 = On your turn take all portions of one dish, or draw a card that nobody else sees. An Emerald you draw eats at once or is laid on the table; no card comes in its place.
web-short-king-lui-3 = What nobody takes is served to the king, in sight of all.
web-short-king-lui-4 = Emerald, the king's dragon, may eat two portions from his plate, alike or different: one turn, one Emerald.
web-short-king-lui-5 = When too few cards are left for a course, every portion of yours is worth as many points as the king has of that dish. With more than the king you lose them all.
web-example-kl-king = The king has { $cards }.
web-example-kl-scores = { $has } × { $king } = { $points } points
web-example-kl-loses = { $has } is more than { $king }: nothing

## A first game

web-guide-king-lui-first = Take the dishes you like, but never more of one than the king will have: then they count nothing. What nobody takes is served to him. Pick a dish that glows.
web-guide-king-lui-next = At the end each of your portions is worth as many points as the king has of that dish. The dashed line on your plate is the most you may have of it.
web-kl-king-change = Since your last turn: { $change }
