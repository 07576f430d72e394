# The school: lessons, and the coach at a first game.

lesson-title = Learn { $game }
lesson-leave = Leave the lesson
lesson-you = You
lesson-coach = Coach
lesson-watch = Watch what happens
lesson-done = Well done
lesson-other = That is allowed, and in a game you may do it. For now, try what I pointed at.
lesson-back = Back
lesson-next = Go on
lesson-skip = Skip
lesson-step = Step { $step } of { $count }
lesson-again = Once more
lesson-first-game = Play a first game with hints

coach-warning = Are you sure? I would rather { $move }: that should bring you about { $points } { $points ->
    [one] point
   *[other] points
 } more.
coach-warning-chance = Are you sure? I would rather { $move }: that gives you a much better chance.
coach-anyway = Play it anyway
coach-rather = Choose again
coach-first = { $source }, for the first time: { $line }
coach-hello = I look on and speak only when something matters.
coach-off = Without the coach
