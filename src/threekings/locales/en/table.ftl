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

## What surrounds every board

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
web-table-is-bot = Bot: { $bot }
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

## After the game

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

## Replays

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

## A first game

web-guide-leave = Got it
web-score-you-won = Congratulations, you have won!
web-table-lobby = All games
web-table-resigned = You have resigned. A bot plays on for you.
