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

## What is said of a seat that is lost, and of a link that opens none

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
