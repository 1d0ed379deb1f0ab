## On the first page, whose words come before all others

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
web-against = against { $names }
web-against-gently = your first game: against { $names }, the gentlest of the household
web-against-nobody = alone: { $choices }
web-players-label = Players
web-alone = alone
web-bots-label = Opponents
web-bot-label = Opponent { $number }
web-rated = { $name } · { $rating }
web-rating-how = The number is a rating: 100 points more win 64 of 100 games.
web-bot-timo = Timo
web-bot-lina = Lina
web-bot-otto = Otto
web-bot-nora = Nora
web-bot-milo = Milo
web-bot-alma = Alma
web-bot-timo-hint = The kitchen boy: always hungry, never worried.
web-bot-lina-hint = The gardener: sunny, and easily charmed by pretty things.
web-bot-otto-hint = The musician: jolly, and plays by ear.
web-bot-nora-hint = The cook: brisk, and has the next course in mind.
web-bot-milo-hint = The food taster: trusts nobody, least of all the soup.
web-bot-alma-hint = The governess: taught the king to count, and still checks his sums.
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
web-hint-switch = Hints
web-hint-switch-hint = Everybody may have the best two moves shown. It is told to all who sit down, and the game is marked once somebody has.
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

## The games, and what can be chosen for them

option-any-first = Who begins
option-any-first-random = drawn by lot
option-any-first-seat = seat { $number }
web-game-king-lui = King Lui
web-pitch-king-lui = You are a guest at the king's table. Help yourself: what you eat counts only if he has no less of it.
option-king-lui-first = First chef
option-king-lui-tiebreak = Equal points
option-king-lui-tiebreak-discards = the fewest cards discarded win
option-king-lui-tiebreak-shared = the win is shared
option-king-lui-tiebreak-shared-offer = As in the Japanese edition
option-king-lui-tiebreak-shared-hint = Equal points share the win. That rulebook lets whoever cooked last be the first chef; here chance decides.
option-king-lui-memory = Memory
option-king-lui-memory-counted = What was taken is out of sight
option-king-lui-memory-open = Open memory
option-king-lui-memory-open-hint = What everybody took from the table stays in sight.
web-game-ku-ka-king = Ku-Ka-King
web-pitch-ku-ka-king = Everyone grabs for a row at the same moment. Alone you take it all; together you get nothing.
web-game-kings-catering = The King's Catering
web-pitch-kings-catering = Draft dishes, lay beautiful tables and please King, Queen and Princess – against others, or alone in a palace.
option-kings-catering-princesses = Princesses
option-kings-catering-rounds = Rounds
option-kings-catering-royals2 = Royals of the second round
option-kings-catering-short_start = Short start: whoever begins takes column 1
option-kings-catering-royals2-random = drawn by lot
option-kings-catering-royals2-other = chosen one by one
option-kings-catering-palace = Palace
option-kings-catering-palace-schoenbrunn = Schönbrunn (easy)
option-kings-catering-palace-buckingham = Buckingham (medium)
option-kings-catering-palace-versailles = Versailles (hard)
option-kings-catering-royals = Royals
option-kings-catering-royals-family = Family
option-kings-catering-royals-thinking = Thinking
option-kings-catering-royals-low-interaction = Peaceful
option-kings-catering-royals-high-interaction = Rivals
option-kings-catering-royals-sizes = Sizes
option-kings-catering-royals-decorations = Decorations
option-kings-catering-royals-random = Random
option-kings-catering-royals-other = chosen one by one

## The daily deal

web-daily = Today's deal
web-daily-date = { $date } (UTC)
web-daily-ended = Ended early
web-daily-go-on = Go on
web-daily-how-once = One try counts. Nothing you have newly seen can be taken back, and no bot plays for you. Afterwards you may practise it as often as you like.
web-daily-how-public = The deck is public: it follows from the date by a rule that anybody can look up. So this deal is never rated and never in the lobby.
web-daily-how-same = On this date everyone has the same cards, the same seat and the same bots, on every server. Dates are by UTC: the next deal comes at { $next } your time.
web-daily-of = Today's deal: { $game }
web-daily-play = Play
web-daily-practise = Practise this deal
web-daily-start = Play, and let it count

## Several people at one device

web-device = At one device
web-device-hint = Whoever plays at this device is shown their own cards only, and nobody else's.
web-device-name = Name, or a guest
web-device-one-more = One more person at this device
web-device-person = Name of person { $number } at this device
web-device-remove = Person { $number } does not play
web-device-start = Start the game
web-device-start-hint = All of you play at this device: it begins at once.

## Where else to go, and what else can be met here

web-stats = My statistics
web-learn-again = Guided game
web-learn-go-on = Go on with the guided game
web-learn-offer = Learn it in three minutes
web-pad-link = Score pad for the box on your table
web-table-close = Close
web-table-failed = That did not work: { $reason }.
web-language = Language
