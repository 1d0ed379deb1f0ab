## Several people at one device, with a curtain between their turns

# Who plays here: before a table is made, and in the waiting room
web-device-add = Add
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
