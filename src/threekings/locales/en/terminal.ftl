## In the terminal

cli-card = { $card }
cli-cards = { $cards }
cli-more = -- Enter: more, q: back --
cli-rivals = Rivals
cli-since = Since your last move
cli-earlier = … { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
    }: log
cli-ask = Your move (? for the rules, help for commands):{" "}
cli-saved = saved in { $file }; go on with: threekings play --resume
cli-unsaved = this game cannot be kept: { $reason }
cli-unsaved-warning = Careful, this game cannot be kept: { $reason }
cli-save-done = Saved in { $file }.
cli-save-failed = Not saved: { $reason }
cli-save-where = Say where: save FILE
cli-save-other = Not saved: { $file } is there already, and it is not this game.
cli-legal = { $move } is allowed now.
cli-why-what = Say which move: why { $move }
cli-no-number = There is no move { $number }; the moves are 1 to { $count }.
cli-no-past = There is no move of yours to take back.
cli-hint-thinking = Thinking …
cli-hint = { $place }. { $move } wins about { $share } %
cli-bot-thinking = { $player } is thinking …
cli-compiling = Getting ready, once: { $what }
cli-compiling-failed = { $what } could not be compiled ahead and will be when it is needed: { $why }
cli-kept = The whole game is in { $file }
cli-help =
    ?          the rules in short
    why MOVE   may I play it, and if not, which rule forbids it
    hint       the two best moves, as a strong bot sees them, and why
    undo       back to your previous choice
    look       the whole table, drawn large
    log        everything that has happened
    save FILE  write the game to a file of your own
    quit       stop here; threekings play --resume goes on
    Enter      draw the table again
    Other ways to play: threekings play --help tells options,
    and --edition FILE for the cards of your own box.
cli-headed = { $head }: { $words }
cli-plain-moves-help = A move: its number, or its text.
cli-plain-no-move = there is no move { $text }; moves are 1 to { $count }
cli-replay-ask = Move { $step } of { $last } (Enter: next, b: back, a number, first, last, q):{" "}
cli-score-players = How many played?{" "}
cli-score-players-wrong = The number of players can be { $allowed }.
cli-score-name = Name of player { $number }:{" "}
cli-score-player = Player { $number }
cli-score-same-name = { $name } is there already.
cli-score-counts = { $owner } ({ $kinds }):{" "}
cli-score-stayed = Stayed: { $cards }. Enter if that is all; else name every kind that has become more, with its whole count.
cli-score-numbers = { $text } should be numbers, such as 3 0 2 1 0 4 2.
cli-score-named = { $text } should be a kind and a number, such as { $kind }=2.
cli-score-twice = { $name } is there twice.
cli-score-which = { $text } may be { $kinds }; write more of it.
cli-score-no-kind = { $text } is no kind of card that is still to be counted; these are { $kinds }.
cli-score-too-many = { $count } numbers are too many: { $most } are missing.
cli-score-kept = kept in { $file }; go on with: threekings score --resume
cli-score-unkept = Careful, what you type cannot be kept: { $reason }
cli-score-ended = the input ended after { $count } lines; it has { $lines }
cli-yes = yes
cli-no = no
cli-none = none
