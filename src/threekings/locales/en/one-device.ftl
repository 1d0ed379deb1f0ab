# Several people at one device, with a curtain between their turns.

# Who plays here: before a table is made, and in the waiting room
web-device = At one device
web-device-hint = Whoever plays at this device is shown their own cards only, and nobody else's.
web-device-one-more = One more person at this device
web-device-name = Name, or a guest
web-device-person = Name of person { $number } at this device
web-device-remove = Person { $number } does not play
web-device-add = Add
web-device-start = Start the game
web-device-start-hint = All of you play at this device: it begins at once.
web-device-here = at this device
web-device-ready = We are ready
web-device-ready-is = All of you are ready

# The curtain
web-device-turn = { $player }, it is your turn
web-device-alone = Only { $player } looks at the screen now.
web-device-i-am = I am { $player }
web-device-peek = All look at the table

# Above the board
web-device-people = Seen by all
web-device-front = In front: { $player }
web-device-cover = Cover my cards
web-device-pass = Pass it on to { $player }
web-device-writes = Written by
