review-why-played = { $average ->
    [1] Сыгранный ход даёт в этом раунде в среднем { $points } ({ $parts })
   *[other] Сыгранный ход даёт в этом раунде { $points } ({ $parts })
 }
review-why-best = { $average ->
    [1] Лучший ход даёт в среднем { $points } ({ $parts })
   *[other] Лучший ход даёт { $points } ({ $parts })
 }
review-why-others = { $seat }: { $played } после сыгранного хода, { $best } после лучшего
review-why-reply = После сыгранного хода { $seat } { $told }
review-why-later = Лучший ход к тому же оставляет больше на потом: примерно { $points } очка
review-why-less-later = На потом он оставляет примерно на { $points } очка меньше
review-why-later-only = Он ведёт к большему позже
review-part = { $source } { $points }
review-no-points = ничего
