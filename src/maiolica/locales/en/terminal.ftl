terminal-preparing = Preparing the rules; the first time this takes some seconds …
terminal-preparing-title = Maiolica
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
terminal-close = Enter or Escape: close

terminal-key-pick = pick
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-move = move
terminal-key-save = save
terminal-key-load = load
terminal-key-new = new
terminal-key-log = log
terminal-key-help = help
terminal-key-quit = quit
terminal-key-step = step
terminal-key-ends = ends
terminal-key-deals = deals

terminal-help-title = Keys
terminal-help-mouse = click a shape, then where it goes; the one move left is played
terminal-help-mouse-key = mouse
terminal-help-cursor = move between the shapes that can be picked (Tab too)
terminal-help-cursor-key = arrows
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
terminal-help-marks = Marks
terminal-help-mark-pickable = underlined: can be picked
terminal-help-step = one decision back or forth
terminal-help-ends = to the beginning, to the end
terminal-help-deals = to the deal before or after

terminal-result-keys = Enter: look at the table   n: new game   u: undo   s: save   q: quit
terminal-event = Event { $number } of { $count }
terminal-start = The beginning
