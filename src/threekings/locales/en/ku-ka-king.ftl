## Cards

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
card-sheep-count = { $count } sheep
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

## What is asked of you

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

## Why a move may not be played

kk-1-3-no-such-row = there is no row { $row }; the rows are 1 to { $count }
kk-3-1-row-is-empty = row { $row } holds no card
kk-3-4-has-a-row = only those who clashed choose again in this round
kk-4-5-game-is-over = the game is over

## The log

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

## Who has won

kk-verdict-wins = { $player } wins with { $points } points.
kk-verdict-share = { $players } share the win with { $points } points each.

## In the terminal

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
cli-kk-beat-1 = Ku
cli-kk-beat-2 = {" "}– Ka
cli-kk-beat-3 = {" "}– King!
cli-kk-scorings = 1st end
cli-kk-each = together
cli-kk-total = Total
kk-short-king = king
kk-short-farmer = farmer
kk-short-wife = wife
kk-short-farmhouse = house
kk-short-church = church
kk-short-knight = knight
kk-short-points-2 = 2 pts
kk-short-points-3 = 3 pts
kk-short-points-4 = 4 pts
kk-short-sheep = sheep
kk-short-horse = horse
kk-short-pig = pig
kk-short-cow = cow
kk-short-goat = goat
kk-short-hen = hen
kk-short-goose = goose
kk-short-donkey = donkey
cli-kk-kind = { $kind }
cli-kk-pad-how =
    Cards by kind, king=2 sheep=3, or numbers in this order: { $kinds }
    Enter: no cards; for all players at the first scoring: there was none. back: the line before.
cli-kk-pad-lines = a name for each player, then each player's cards at the first scoring, then at the final one
cli-kk-pad-first = { $name }, first scoring
cli-kk-pad-final = { $name }, final scoring, all cards
cli-kk-pad-counted = { $first } cards at the first scoring, { $final } at the final one.
cli-kk-pad-counted-once = { $count } cards, and one scoring only.

## The board

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

## On the rules page

web-short-ku-ka-king-1 = Three cards lie in every row, filled up after each round from row 1 on. Everyone chooses a row in secret; all are shown together: Ku – Ka – King!
web-short-ku-ka-king-2 = Alone on a row, you take all its cards.
web-short-ku-ka-king-3 = Several on one row clash: its outermost card is gone, one card however many they are, and those who clashed choose again.
web-short-ku-ka-king-4 = After the round in which somebody reaches 13 cards all are scored; then cards with a cross leave, those with a tick stay and count again.
web-short-ku-ka-king-5 = When the pile is used up, one last round is played and everything is scored again. The sum wins.
web-example-kk-kings = Kings: one less than you have, squared
web-example-kk-churches = The most churches, shared or not
web-example-kk-points = The numbers on the cards
web-example-kk-knights = The most knights, shared or not: 2 each; else 1 each
web-example-kk-animals = Animals of a kind: 1, 3, 6, 10, 15
web-example-kk-farm = Each farmer with a wife 7, with a farmhouse too 14

## A first game

web-guide-ku-ka-king-first = Everybody chooses a row in secret. Alone on it, you take all its cards. Together you get nothing: the front card is lost, and you choose again. Pick any row.
web-guide-ku-ka-king-next = Collect what scores together; your kingdom shows how. After the round in which somebody reaches 13 cards there is a first scoring, and cards with a red cross leave. The rest counts once more at the end.
