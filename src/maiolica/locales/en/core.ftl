seat-name = { $title ->
    [1] Seat { $seat }
   *[other] seat { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = { $voice ->
    [you] you start
   *[other] { $seat } starts
 }
told-secret = { $voice ->
    [do] choose in secret
    [you] choose in secret
   *[other] chooses in secret
 }
told-by-you = You { $told }
told-hidden = hidden: { $count }
log-line = Line { $line } of the log: { $why }
account-round = Round { $round }
account-start = Start
account-end = End of the game
account-game = The game
account-total = Total
account-title = Where the points come from
account-other = Other
account-unexplained = points: { $points }
account-clipped = { $line } (instead of { $due }, as there was no more to lose)
account-value = { $seat }: { $value }
account-of = { $voice ->
    [you] You – { $line }
   *[other] { $seat } – { $line }
 }
