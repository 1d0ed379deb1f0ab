## Settings

web-set-kept = Kept in this browser, and in force at once.
web-set-you = You
web-set-look = Look
web-language-system = As the browser
web-set-theme = Colours
web-set-theme-system = As the system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-cards = Cards
web-set-cards-small = Small
web-set-cards-medium = Medium
web-set-cards-large = Large
web-set-motion = Length of movements
web-set-motion-none = none
web-set-motion-times = { $percent } %
web-set-percent = { $percent } %
web-set-calls = Sounds and calls
web-set-sound = Sounds
web-set-volume = Volume
web-set-test = Listen
web-set-notify = Notify me when it is my turn
web-set-notify-default = Your browser will ask whether it may.
web-set-notify-granted = Shown while this page is in the background.
web-set-notify-denied = Your browser has been told not to; allow it in the browser's settings for this page.
web-set-notify-unsupported = This browser notifies only over HTTPS, or not at all. The tab's title and icon still tell you.
web-set-table = At the table
web-set-confirm = Ask before what cannot be taken back
web-set-confirm-hint = Drawing unseen, for instance.
web-set-chat = Show the chat
web-set-chat-hint = What others write while you play.
web-set-remarks = Remarks of the household
web-set-remarks-hint = Now and then a bot says what it makes of the game.
web-set-aids = More aids on the board
web-set-typing = A line to type moves
web-set-typing-hint = Beside the board: take wine, or row 4. The key / opens one at any time.

## A first game

web-set-guide = Show the hints for first games again
