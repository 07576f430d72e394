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
review-points = { $sign }{ $points }
review-part = { $source } { $points }
review-no-points = nothing
review-title = Review
review-to-table = Back to the table
review-progress = Looking at the decisions: { $judged } of { $count }
review-more-exact = More exact in a moment: { $share }
review-exact = As exact as it gets
review-chances = Chances of winning
review-walk = Decision
review-walked = { $number } of { $count }, { $name }
review-seat = Seat
review-accuracy = Accuracy
review-start = Start
review-own = Own moves
review-others = Others
review-luck = Luck
review-later = Seen later
review-result = Result
review-later-about = what the review itself saw only at a later decision
review-hinged = What it hinged on
review-hinged-move = { $name } plays { $move }, { $loss }
review-hinged-luck = bad luck for { $name }, { $loss }
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-forced = The only move
review-equal = All moves are about equal
review-is-best = The best move
review-nearly = Nearly the best move
review-played = Played
review-better = Better
review-worth = { $chance } · { $lead }
review-line-best = How the better move goes on
review-line-played = How the played move goes on
review-line-back = Back to the decision
review-line-at = { $number } of { $count }: { $told }
review-learn = Learn from mistakes
review-learn-none = There is no mistake to learn from
review-learn-ask = { $name }: find a better move
review-learn-good = Good! It loses no more than { $loss }
review-learn-bad = That loses { $loss }. Try again
review-learn-wait = Thinking about it …
review-answer = Show the answer
review-learn-next = Next mistake
review-learn-end = Back to the review
review-branch = Play on from here
review-branch-all = I play all seats
review-branch-bots = Bots play the others
review-previous = Previous mark
review-next = Next mark
review-no-decisions = Nobody decided anything in this game
