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
review-points = { $sign }{ $points }
review-part = { $source } { $points }
review-no-points = ничего
review-title = Разбор
review-to-table = Назад к столу
review-progress = Рассмотрение решений: { $judged } из { $count }
review-more-exact = Скоро будет точнее: { $share }
review-exact = Точнее не будет
review-chances = Шансы на победу
review-walk = Решение
review-walked = { $number } из { $count }, { $name }
review-seat = Место
review-accuracy = Точность
review-start = Начало
review-own = Свои ходы
review-others = Другие
review-luck = Везение
review-later = Видно позже
review-result = Результат
review-later-about = то, что сам разбор увидел лишь на более позднем решении
review-hinged = От чего всё зависело
review-hinged-move = { $name } играет { $move }, { $loss }
review-hinged-luck = не повезло: { $name }, { $loss }
review-inaccuracy = Неточность
review-mistake = Ошибка
review-blunder = Грубая ошибка
review-inaccuracies = Неточности
review-mistakes = Ошибки
review-blunders = Грубые ошибки
review-forced = Единственный ход
review-equal = Все ходы примерно равны
review-is-best = Лучший ход
review-nearly = Почти лучший ход
review-played = Сыграно
review-better = Лучше
review-worth = { $chance } · { $lead }
review-line-best = Как идёт игра после лучшего хода
review-line-played = Как идёт игра после сыгранного хода
review-line-back = Назад к решению
review-line-at = { $number } из { $count }: { $told }
review-learn = Учиться на ошибках
review-learn-none = Нет ошибок, на которых учиться
review-learn-ask = { $name }: найдите лучший ход
review-learn-good = Хорошо! Он теряет не больше чем { $loss }
review-learn-bad = Он теряет { $loss }. Попробуйте ещё
review-learn-wait = Обдумываю …
review-answer = Показать ответ
review-learn-next = Следующая ошибка
review-learn-end = Назад к разбору
review-branch = Играть дальше отсюда
review-branch-all = Я играю за всех
review-branch-bots = За других играют боты
review-previous = Предыдущая отметка
review-next = Следующая отметка
review-no-decisions = В этой игре никто ничего не решал
