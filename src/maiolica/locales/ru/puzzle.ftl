puzzle-why-played = { $average ->
    [1] Очевидный ход даёт в этом раунде в среднем { $points } ({ $parts })
   *[other] Очевидный ход даёт в этом раунде { $points } ({ $parts })
 }
puzzle-why-best = { $average ->
    [1] Лучший ход даёт в среднем { $points } ({ $parts })
   *[other] Лучший ход даёт { $points } ({ $parts })
 }
puzzle-why-others = { $seat }: { $played } после очевидного хода, { $best } после лучшего
puzzle-why-reply = После очевидного хода { $seat } { $told }
puzzle-why-later = Лучший ход к тому же оставляет больше на потом: примерно { $points } очка
puzzle-why-less-later = На потом он оставляет примерно на { $points } очка меньше
puzzle-why-later-only = Позже он даёт больше
puzzle-title = Задачи
puzzle-about = Позиции из сильных партий. Один ход явно лучше всех, и это не тот, что кажется очевидным.
puzzle-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
 }
puzzle-today = Задача на сегодня
puzzle-train = Тренироваться
puzzle-ask = Ваш ход. Какой лучше всех?
puzzle-first = Верно с первой попытки!
puzzle-right = Именно так!
puzzle-wrong = Так вы теряете { $loss } шансов на победу. Попробуйте ещё
puzzle-answer = Показать ответ
puzzle-best = Лучше всего
puzzle-obvious = Очевидно, но хуже
puzzle-next = Следующая задача
puzzle-go-on = Тренироваться дальше
puzzle-leave = Все задачи
puzzle-rating = Ваш рейтинг
puzzle-difficulty = Сложность
puzzle-level = Первый уровень, который её решает
puzzle-solved = Решено
puzzle-solved-of = { $solved } из { $tried }
puzzle-tomorrow = Завтра будет новая.
puzzle-theme = Тема
puzzle-theme-all = Все темы
puzzle-theme-block = Помешать другим
puzzle-theme-later = Игра на перспективу
puzzle-theme-end = Конец игры
puzzle-hard = Сложность задач
puzzle-hard-fitting = По моему рейтингу
puzzle-hard-easy = Лёгкие
puzzle-hard-middle = Средние
puzzle-hard-hard = Трудные
puzzle-again = Вы уже видели их все. Начинаем сначала.
puzzle-none = Таких задач нет.
puzzle-offline = Без сети можно показать только задачи, загруженные раньше.
