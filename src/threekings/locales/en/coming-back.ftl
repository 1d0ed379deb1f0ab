## The daily deal

web-daily-badge = { $counted ->
    [yes] Daily deal
   *[no] Daily deal, practice
    }
web-daily-badge-of = Daily deal of { $date } (UTC)
web-daily-mark = The mark of this deal is { $mark }. Results with the same mark were played with the same cards against the same bots.
web-daily-other-rule = This server has cards or bots of another version by now and would deal otherwise for this date: compare results with the same mark only.
web-daily-line = { web-name } · { $title } · { $date } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    } of { $players } · { $game ->
    [kings-catering] { $points }★
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
        }
    } · #{ $mark }
web-daily-share = Your result of the daily deal
web-copy-text = Copy

## Statistics

web-stats-none = Nothing to count yet. Every game that you play to its end is added here.
web-stats-kept = Kept in this browser alone: every game that you have played to its end. A game that a bot has ended for you does not count.
web-stats-wins = Wins
web-stats-wins-of = { NUMBER($wins, maximumFractionDigits: 1) } { $wins ->
    [1] win
   *[other] wins
    } in { $games ->
    [one] 1 game
   *[other] { $games } games
    } against others. A fair share would be { NUMBER($fair, maximumFractionDigits: 1) }: one game in as many as play. A shared win counts in part.
web-stats-interval = Chance alone could have made it anything from { NUMBER($least, maximumFractionDigits: 1) } to { NUMBER($most, maximumFractionDigits: 1) } (95 %, Wilson interval): { $verdict ->
    [more] you win more than your share.
    [less] you win less than your share.
   *[fair] nothing speaks against a fair share yet.
    }
web-stats-streak = Winning streak: { $now } now, { $longest } at best.
web-stats-daily-streak = Days in a row with a daily deal: { $now } now, { $longest } at best.
web-stats-points = By game
web-stats-game = Game
web-stats-with = { $players ->
    [1] alone
   *[other] { $players } players
    }
web-stats-games = Games
web-stats-won = Won / fair
web-stats-won-of = { NUMBER($wins, maximumFractionDigits: 1) } / { NUMBER($fair, maximumFractionDigits: 1) }
web-stats-average = Average
web-stats-best = Best
web-stats-number = { $game ->
    [kings-catering] { NUMBER($points, maximumFractionDigits: 1) }★
   *[other] { NUMBER($points, maximumFractionDigits: 1) }
    }
web-stats-palaces = Palaces, alone
web-stats-palace = Palace
web-stats-beaten = Beaten
web-stats-practice = { $count ->
    [0] Games of practice are counted apart: none so far.
    [one] 1 game of practice is counted apart, and in nothing above.
   *[other] { $count } games of practice are counted apart, and in nothing above.
    } Practice is a game whose cards somebody knew, or in which something newly seen was taken back or a hint was given.
web-stats-carry = To another browser
web-stats-carry-how = Save all of it as one file, and add that file in the other browser. A game that is in both counts once.
web-stats-save = Save as a file
web-stats-add = Add from a file
web-stats-added = { $count ->
    [0] Nothing was added: all games of this file are here already.
    [one] 1 game was added.
   *[other] { $count } games were added.
    }
web-stats-file-other = This is no file of statistics. Nothing was changed.
web-stats-file-newer = This file was written by another version of Three Kings, which this one cannot read. Nothing was changed.
web-stats-file-broken = Game { $number } in this file cannot be read. Nothing was changed.
web-stats-file-large = This file is too large. Nothing was changed.
