terminal-preparing = Preparing the rules; the first time this takes some seconds …
terminal-board = { $mark }{ $name }: { $score } { $score ->
    [one] point
   *[other] points
 }
terminal-board-seat = { $mark }{ $name } (seat { $seat }): { $score } { $score ->
    [one] point
   *[other] points
 }
terminal-points = { $score } { $score ->
    [one] point
   *[other] points
 }
terminal-choose = Pick a marked shape with the mouse, or with the arrows and Enter.
terminal-go-on = { $count } { $count ->
    [one] move
   *[other] moves
 } left: pick on, or Escape to start again.
terminal-thinking = { $name } is thinking …
terminal-played = { $name } played { $move }
terminal-played-secret = { $name } has chosen
terminal-not-pickable = That cannot be picked now.
terminal-not-your-turn = It is not your turn.
terminal-no-undo = There is no move of yours to take back.
terminal-undone = Taken back.
terminal-hint = Best now: { $moves }
terminal-type = Move:
terminal-saved = Saved as { $file }.
terminal-loaded = Loaded { $file }.
terminal-new = A new game.
terminal-won = { $names } { $count ->
    [one] wins
   *[other] share the victory
 }

terminal-yes-or-no = y or Enter: yes   n or Escape: no
terminal-ask-quit = Leave this game? Moves that were not saved are lost.
terminal-ask-new = Start a new game? Moves that were not saved are lost.
terminal-ask-load = Leave this game for the loaded one? Moves that were not saved are lost.
terminal-ask-overwrite = { $file } exists. Replace it?
terminal-ask-save-name = Save the game as
terminal-ask-load-name = Load a game from
terminal-file-keys = Enter: go on   Escape: do nothing
terminal-hand-over = Now { $name }: the others look away.
terminal-hand-over-keys = Enter: show the table
terminal-close = Enter or Escape: close

terminal-key-pick = pick
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-move = move
terminal-key-save = save
terminal-key-load = load
terminal-key-new = new
terminal-key-log = log
terminal-key-help = all keys
terminal-key-quit = quit
terminal-key-forth = forth
terminal-key-back = back
terminal-key-first = start
terminal-key-last = end
terminal-key-next-deal = deal
terminal-key-last-deal = deal

terminal-about-play = Click a marked shape, then where it goes: the one move left is played.
terminal-about-replay = Step through the game, line by line of its log.
terminal-help-cursor = move between the shapes that can be picked (Tab too)
terminal-help-pick = pick the shape under the cursor
terminal-help-clear = give up what was picked
terminal-help-undo = take back: to the last choice of a person
terminal-help-hint = show the best three moves and mark the best
terminal-help-move = type a move such as { $example }, then Enter
terminal-help-save = save the game to a file
terminal-help-load = load a game from a file
terminal-help-new = new game
terminal-help-log = show or hide the log
terminal-help-help = this help
terminal-help-quit = quit
terminal-help-forth = one line of the log forth
terminal-help-back = one line of the log back
terminal-help-first = to the beginning
terminal-help-last = to the end
terminal-help-next-deal = to the next deal
terminal-help-last-deal = to the deal before
terminal-mark-cursor = the cursor
terminal-mark-chosen = picked
terminal-mark-hint = the hint
terminal-mark-last = new since that seat's last move


terminal-result-keys = Enter: look at the table   r: review   n: new game   u: undo   s: save   q: quit
terminal-event = Event { $number } of { $count }
terminal-start = The beginning

# Looking back at a game
terminal-about-review = Walk along the game, decision by decision; the board shows what the seat saw.
terminal-review-later = The review comes when the game is over.
terminal-no-line = Lines are shown where a decision has a mark.
terminal-key-review = review
terminal-key-forth-decision = next
terminal-key-back-decision = back
terminal-key-next-mark = next mark
terminal-key-last-mark = mark before
terminal-key-best-line = better line
terminal-key-played-line = played line
terminal-key-leave-review = leave
terminal-key-words = words
terminal-help-review = look back at the game: every decision judged
terminal-help-moments = to the moments that the game hinged on
terminal-help-forth-decision = the next decision, or the next step of a line
terminal-help-back-decision = the decision before, or the step before
terminal-help-next-mark = to the next inaccuracy, mistake or blunder
terminal-help-last-mark = to the one before
terminal-help-best-line = step through how the better move goes on
terminal-help-played-line = step through how the played move goes on
terminal-help-leave-review = out of a line, then out of the review
terminal-help-words = show or hide the words

learn-move = Your move (? shows all, b goes back, s skips, q leaves):
learn-go-on = Enter goes on (b: back, q: leave)
learn-none = There is no such move here; ? shows all.
