## On the first page

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

## Invitations

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
