review-why-played = { $average ->
    [1] Зіграний хід дає в цьому раунді в середньому { $points } ({ $parts })
   *[other] Зіграний хід дає в цьому раунді { $points } ({ $parts })
 }
review-why-best = { $average ->
    [1] Кращий хід дає в середньому { $points } ({ $parts })
   *[other] Кращий хід дає { $points } ({ $parts })
 }
review-why-others = { $seat }: { $played } після зіграного ходу, { $best } після кращого
review-why-reply = Після зіграного ходу { $seat } { $told }
review-why-later = Кращий хід ще й лишає більше на потім: приблизно { $points } очка
review-why-less-later = На потім він лишає приблизно на { $points } очка менше
review-why-later-only = Він веде до більшого згодом
review-points = { $sign }{ $points }
review-part = { $source } { $points }
review-no-points = нічого
review-title = Розбір
review-to-table = Назад до столу
review-progress = Розгляд рішень: { $judged } з { $count }
review-more-exact = Скоро буде точніше: { $share }
review-exact = Точніше не буде
review-chances = Шанси на перемогу
review-walk = Рішення
review-walked = { $number } з { $count }, { $name }
review-seat = Місце
review-accuracy = Точність
review-start = Початок
review-own = Власні ходи
review-others = Інші
review-luck = Везіння
review-later = Видно згодом
review-result = Результат
review-later-about = те, що сам розбір побачив лише на пізнішому рішенні
review-hinged = Від чого все залежало
review-hinged-move = { $name } грає { $move }, { $loss }
review-hinged-luck = не пощастило: { $name }, { $loss }
review-inaccuracy = Неточність
review-mistake = Помилка
review-blunder = Груба помилка
review-inaccuracies = Неточності
review-mistakes = Помилки
review-blunders = Грубі помилки
review-forced = Єдиний хід
review-equal = Усі ходи приблизно рівні
review-is-best = Найкращий хід
review-nearly = Майже найкращий хід
review-played = Зіграно
review-better = Краще
review-worth = { $chance } · { $lead }
review-line-best = Як триває гра після кращого ходу
review-line-played = Як триває гра після зіграного ходу
review-line-back = Назад до рішення
review-line-at = { $number } з { $count }: { $told }
review-learn = Вчитися на помилках
review-learn-none = Немає помилок, на яких вчитися
review-learn-ask = { $name }: знайдіть кращий хід
review-learn-good = Добре! Він втрачає не більше ніж { $loss }
review-learn-bad = Він втрачає { $loss }. Спробуйте ще
review-learn-wait = Обмірковую …
review-answer = Показати відповідь
review-learn-next = Наступна помилка
review-learn-end = Назад до розбору
review-branch = Грати далі звідси
review-branch-all = Я граю за всіх
review-branch-bots = За інших грають боти
review-previous = Попередня позначка
review-next = Наступна позначка
review-no-decisions = У цій грі ніхто нічого не вирішував
