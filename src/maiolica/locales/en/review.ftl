review-why-played = { $average ->
    [1] What was played scores { $points } in this round on average ({ $parts })
   *[other] What was played scores { $points } in this round ({ $parts })
 }
review-why-best = { $average ->
    [1] The better move scores { $points } on average ({ $parts })
   *[other] The better move scores { $points } ({ $parts })
 }
review-why-others = { $seat } scores { $played } after what was played, { $best } after the better move
review-why-reply = After what was played, { $seat } { $told }
review-why-later = The better move also leaves more for later: about { $points } points
review-why-less-later = For later it leaves about { $points } points less
review-why-later-only = It leads to more later
review-part = { $source } { $points }
review-no-points = nothing
