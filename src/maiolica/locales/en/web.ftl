# The browser app.

web-skip = Skip to the content
web-nav = Pages
web-home = All games
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-more = More
web-loading = One moment …
web-preparing = Preparing: the rules of { $game } are being compiled, about { $seconds } s left …
web-try-again = Try again
web-missing-title = Nothing here
web-missing = This page does not exist. Perhaps the link was cut off.
web-guest = Guest
web-unofficial = An unofficial project, made by fans of the games.
web-version = Version { $version }

web-welcome = Play the Azul family
web-welcome-more = Against bots or with friends: choose a game and you are at the table.
web-my-games = My games
web-choose-game = Choose a game
web-open-tables = Open tables
web-watch = Watch
web-finished = Finished games
web-show-all = Show all ({ $count })
web-state-open = waiting for players
web-state-over = finished
web-your-turn = Your turn
web-turn-of = { $name } is to move
web-seats-range = { $most ->
    [2] 2 players
   *[other] { $least }–{ $most } players
 }

web-play-bot = Play against a bot
web-play-friends = Play with friends
web-play-device = On one device
web-play-this = Play this game
web-learn = Learn in three minutes
web-learn-offer = New to this game?
web-learn-not = No, thank you
web-rules = Rules
web-level = Bot level
level-beginner = Beginner
level-casual = Casual
level-regular = Regular
level-advanced = Advanced
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster
web-bot-name = Bot · { $level }
web-rating = Elo rating { $rating }; the beginner has 0

web-new-table = New table
web-kind = How do you meet?
web-kind-live = Everyone is online
web-kind-live-more = Friends join by a link and play now.
web-kind-slow = A few moves a day
web-kind-slow-more = Everyone moves when they have time.
web-kind-device = On one device
web-kind-device-more = You pass it around; hidden hands are covered in between.
web-seats = Seats
web-seat-count = Number of seats
web-seat-number = Seat { $seat }
web-seat-me = Me
web-seat-person = A person
web-seat-friend = A friend, by link
web-seat-bot = Bots
web-seat-open = Open seat
web-name = Name
web-your-name = Your name
web-name-of = Name for seat { $seat }
web-options = Options of the game
web-option-random = drawn by lot
web-option-other = something else …
web-table-options = Time, undo and more
web-clock = Time to think
web-clock-none = As long as you like
web-clock-move = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 } for each decision
web-clock-bank = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } for the game, plus { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 } for each turn
web-clock-days = { $days ->
    [one] One day for each decision
   *[other] { $days } days for each decision
 }
web-undo-choice = Taking back
web-undo-own = Slips of the hand
web-undo-own-more = Your own last decision, until somebody else acts or something new is shown.
web-undo-free = Freely
web-undo-free-more = Back to your last decision at any time, also after the bot has moved.
web-undo-none = Never
web-undo-none-more = What is played is played.
web-absent = When somebody leaves or runs out of time
web-absent-bot = a bot plays on for them
web-absent-end = the game ends
web-hints = Hints
web-hints-more = Everyone may ask a strong bot for advice.
web-listed = Listed
web-listed-more = Anyone can find this table on the first page and join.
web-create-invite = Create the table and invite
web-create-start = Start the game

web-waiting-for = { $count ->
    [one] waiting for one more player
   *[other] waiting for { $count } more players
 }
web-you = you
web-here = here
web-away = away
web-not-ready = not ready yet
web-join = Sit here
web-ready = I am ready
web-invite = Invite
web-invite-about = Who has this link may watch, and sit down while a seat is open.
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The link is selected: copy it with the menu or the keyboard.
web-share = Share
web-start-bots = Start with bots
web-start-bots-about = A bot takes each open seat.
web-start-now = Start now
web-leave = Leave
web-leave-question = Leave this table? What happens to your seat is what the table chose: a bot plays on, or the game ends.

web-undo = Take back
web-hint = Hint
web-thinking = The adviser is thinking …
web-best-moves = The best moves
web-chance = chance of winning · final lead
web-no-advice = There is nothing to decide here.
web-log = Log
web-line = { $name } { $told }
web-to-move = to move
web-stand-in = a bot plays ({ $level })
web-time-left = Time left: { $time }
web-points = { $count } { $count ->
    [one] point
   *[other] points
 }
web-signals = Say something
web-signaled = { $name }: { $text }
signal-hello = Hello!
signal-thanks = Thank you!
signal-well-played = Well played!
signal-oops = Oops!
signal-one-moment = One moment, please
web-resign = Resign
web-resign-question = Resign this game? This cannot be taken back.
web-watching = { $count ->
    [one] You are watching
   *[other] { $count } people are watching
 }
web-spectator = Spectator
web-replaced = A bot plays for you.
web-come-back = Come back
web-stopped = This game cannot go on: it was begun with another version of the rules, or what was kept of it is damaged.
web-connection-connecting = Connecting …
web-connection-waiting = No connection. Trying again …
web-connection-closed = Disconnected
web-offline-unsent = No connection: your move is kept and will be sent as soon as possible.
web-unsaved = The server cannot save right now: your move is kept, and asked again.
web-since = Since you last looked
web-since-show = Show me
web-hand-over = Now { $name }
web-hand-over-more = Pass the device on. The others look away.
web-hand-over-ready = I am { $name }: show the table
web-keys = Keys
web-key-1 = take back
web-key-2 = hint
web-key-3 = log
web-key-4 = the table in words
web-key-5 = step back and forth through the game
web-key-6 = back to the present
web-key-7 = on the board: what is this, and why not?
web-key-8 = the rules, of what the board explains or has in focus

web-scrub = Through the game
web-first = To the beginning
web-previous = One step back
web-next = One step forth
web-last = To the end
web-run = Run
web-pause = Pause
web-moment = Moment
web-moment-of = Moment { $number } of { $count }
web-beginning = The beginning
web-to-now = Back to now
web-to-now-turn = Your turn: back to now
web-to-end = To the end
web-result = Result
web-you-won = You have won!
web-won = { $names } { $count ->
    [one] wins
   *[other] share the victory
 }
web-reason-resigned = { $name } resigned.
web-reason-time = { $name } ran out of time.
web-reason-left = { $name } left the table.
web-rematch = Rematch
web-invited = The others want to play again.
web-to-rematch = To the rematch
web-watch-replay = Watch the game again
web-review = Review
web-everybody = Everybody
web-chart = Scores over the rounds
web-score = Score
web-view-of = Seen by
web-share-moment = Link to this moment
web-download-log = Log
web-download-picture = Picture
web-fair = Fair draws
web-fair-about = Before the first draw the server chose a secret that decides every draw, and this is its fingerprint. After the game the secret is shown, and anyone can check it.
web-fair-shown = The secret decided every draw of this game. Its fingerprint was known before the first draw; “maiolica verify” makes every draw again from the downloaded log.
web-fair-commitment = Fingerprint (SHA-256)
web-fair-secret = Secret
web-fair-kept = ✓ The secret fits the fingerprint.
web-fair-broken = ✗ The secret does not fit the fingerprint!

web-replay = Replay
web-replay-about = Step through any game from its log: a file that you downloaded here, or one that the terminal saved.
web-replay-drop = Drop a log here, or choose a file
web-reading = Reading …

web-settings = Settings
web-all-settings = All settings
web-language = Language
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night
web-speed = Movement
web-speed-off = Off
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-sound = Sound
web-sound-more = When a tile is put down, and when it is your turn.
web-confirm = Confirm each move
web-confirm-more = A chosen move is played only after another click.
web-auto = Play forced moves for me
web-auto-more = When there is only one thing that you can do.
web-text-view = The table in words
web-text-view-more = Everything on the table as text below the board.
web-patterns = Each color has its own pattern, so that the games can be played without seeing colors.
web-devices = My devices
web-devices-about = There is no account and no password. A private link makes another device play as you.
web-make-link = Make a private link
web-recovery-link = Private link
web-recovery-once = It works once. Show it to nobody: who opens it is you.
web-forget = Forget me here
web-forget-question = This device will no longer know you. Without a private link you cannot come back to your games.
web-forgotten = This device no longer knows you.
web-recover-title = Play as yourself on this device
web-recover-about = This private link makes this device play as the visitor who made it, with all their games.
web-recover-instead = You are { $name } here now; that is given up.
web-recover = Go on

web-about = About
web-about-what = Maiolica lets people play, study and research tabletop games of the Azul family: in the browser, in the terminal, and from Python.
web-about-unofficial-title = Unofficial
web-about-unofficial = Maiolica is made without and not endorsed by the games' authors or publisher. Azul, Azul Master Chocolatier, Azul Summer Pavilion and Azul Duel are games by Michael Kiesling, 5211 is a game by Tsuyoshi Hashiguchi; they are published by Next Move Games (Plan B Games). Their names are used only to say which rules are implemented; all trademarks belong to their owners. If you like a game here, buy it: a real tile in the hand is better.
web-about-art-title = Art and words
web-about-art = The rules are told in our own words, and all the art is our own. No picture of the publisher is used.
web-about-license-title = License
web-about-license = Maiolica is free software under the Apache License, version 2.0.
web-about-privacy-title = Privacy
web-about-privacy = No tracking, no advertising, nothing from other sites. One cookie lets you come back to your seats; your settings stay in this browser. The server keeps the names that players choose and the moves they make.
web-about-fair-title = Fair draws
web-about-fair = Before each game the server publishes the fingerprint of the secret that decides all its draws, and afterwards the secret itself.
web-about-programs-title = For programs
web-about-programs = A program can sit at a table, too: the protocol is documented, and api/openapi.json describes it.

error-unknown = Something went wrong. Please try again.
error-offline = The server cannot be reached.
error-bad-request = The server did not understand that.
error-illegal = That move is not allowed now.
error-stale = That decision has been made already.
error-not-now = That is not possible now.
error-nobody = You have to sit down first.
error-not-yours = That belongs to somebody else.
error-not-found = There is no such table. Perhaps the link was cut off.
error-too-large = That file is too large.
error-too-many = Too fast: please wait a moment.
error-broken = Something is wrong on the server; it was written down there.
error-busy = All bots are thinking. Please try again.
error-unsaved = The server cannot save right now. Please try again in a moment.
web-editor = Set up a position

# Puzzles, on the first page
web-puzzles = Puzzles
web-puzzle-day = Puzzle of the day
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
web-pad = Score pad
web-pad-table = played at a table
