puzzle-why-played = { $average ->
    [1] Очевидний хід дає в цьому раунді в середньому { $points } ({ $parts })
   *[other] Очевидний хід дає в цьому раунді { $points } ({ $parts })
 }
puzzle-why-best = { $average ->
    [1] Найкращий хід дає в середньому { $points } ({ $parts })
   *[other] Найкращий хід дає { $points } ({ $parts })
 }
puzzle-why-others = { $seat }: { $played } після очевидного ходу, { $best } після найкращого
puzzle-why-reply = Після очевидного ходу { $seat } { $told }
puzzle-why-later = Найкращий хід ще й лишає більше на потім: приблизно { $points } очка
puzzle-why-less-later = На потім він лишає приблизно на { $points } очка менше
puzzle-why-later-only = Згодом він дає більше
puzzle-title = Задачі
puzzle-about = Позиції із сильних партій. Один хід явно найкращий, і це не той, що здається очевидним.
puzzle-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[many] { $count } задач
 }
puzzle-today = Задача на сьогодні
puzzle-train = Тренуватися
puzzle-ask = Ваш хід. Який найкращий?
puzzle-first = Правильно з першої спроби!
puzzle-right = Саме так!
puzzle-wrong = Так ви втрачаєте { $loss } шансів на перемогу. Спробуйте ще
puzzle-answer = Показати відповідь
puzzle-best = Найкраще
puzzle-obvious = Очевидно, але гірше
puzzle-next = Наступна задача
puzzle-go-on = Тренуватися далі
puzzle-leave = Усі задачі
puzzle-rating = Ваш рейтинг
puzzle-difficulty = Складність
puzzle-level = Перший рівень, що її розв’язує
puzzle-solved = Розв’язано
puzzle-solved-of = { $solved } з { $tried }
puzzle-tomorrow = Завтра буде нова.
puzzle-theme = Тема
puzzle-theme-all = Усі теми
puzzle-theme-block = Завадити іншим
puzzle-theme-later = Гра на перспективу
puzzle-theme-end = Кінець гри
puzzle-hard = Складність задач
puzzle-hard-fitting = За моїм рейтингом
puzzle-hard-easy = Легкі
puzzle-hard-middle = Середні
puzzle-hard-hard = Важкі
puzzle-again = Ви вже бачили їх усі. Починаємо спочатку.
puzzle-none = Таких задач немає.
puzzle-offline = Без мережі можна показати лише задачі, завантажені раніше.
