terminal-preparing = Готовим правила; в первый раз это занимает несколько секунд …
terminal-board = { $mark }{ $name }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }
terminal-board-seat = { $mark }{ $name } (место { $seat }): { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }
terminal-points = { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }
terminal-choose = Выберите отмеченное мышью или стрелками и Enter.
terminal-go-on = { $count ->
    [one] Остался { $count } ход
    [few] Осталось { $count } хода
   *[many] Осталось { $count } ходов
 }: выбирайте дальше или Escape, чтобы начать снова.
terminal-thinking = { $name }: обдумывает ход …
terminal-played = { $name }: ход { $move }
terminal-played-secret = { $name }: выбор сделан
terminal-not-pickable = Это сейчас выбрать нельзя.
terminal-not-your-turn = Сейчас не ваш ход.
terminal-no-undo = Нет вашего хода, который можно вернуть.
terminal-undone = Ход возвращён.
terminal-hint = Лучшее сейчас: { $moves }
terminal-type = Ход:
terminal-saved = Сохранено как { $file }.
terminal-loaded = Загружено { $file }.
terminal-new = Новая игра.
terminal-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
 }

terminal-yes-or-no = y или Enter: да   n или Escape: нет
terminal-ask-quit = Выйти из игры? Несохранённые ходы будут потеряны.
terminal-ask-new = Начать новую игру? Несохранённые ходы будут потеряны.
terminal-ask-load = Заменить эту игру загруженной? Несохранённые ходы будут потеряны.
terminal-ask-overwrite = { $file } уже есть. Заменить?
terminal-ask-save-name = Сохранить игру как
terminal-ask-load-name = Загрузить игру из
terminal-file-keys = Enter: дальше   Escape: ничего не делать
terminal-close = Enter или Escape: закрыть

terminal-key-pick = выбрать
terminal-key-undo = назад
terminal-key-hint = совет
terminal-key-move = ход
terminal-key-save = сохранить
terminal-key-load = открыть
terminal-key-new = новая
terminal-key-log = запись
terminal-key-help = все клавиши
terminal-key-quit = выход

terminal-about-play = Щёлкните отмеченное, затем куда оно идёт: когда остался один ход, он сделан.
terminal-about-replay = Просматривайте игру строка за строкой её записи.
terminal-help-cursor = переход между тем, что можно выбрать (также Tab)
terminal-help-pick = выбрать то, на чём стоит курсор
terminal-help-clear = отменить выбранное
terminal-help-undo = вернуть ход: к последнему выбору человека
terminal-help-hint = показать три лучших хода и отметить лучший
terminal-help-move = написать ход, например { $example }, затем Enter
terminal-help-save = сохранить игру в файл
terminal-help-load = загрузить игру из файла
terminal-help-new = новая игра
terminal-help-log = показать или скрыть запись
terminal-help-help = эта справка
terminal-help-quit = выйти
terminal-mark-cursor = курсор
terminal-mark-chosen = выбранное
terminal-mark-hint = совет
terminal-mark-last = новое после последнего хода этого места

terminal-result-keys = Enter: к столу   r: разбор   n: новая игра   u: назад   s: сохранить   q: выход
terminal-event = Событие { $number } из { $count }
terminal-start = Начало

terminal-key-forth = вперёд
terminal-key-back = назад
terminal-key-first = начало
terminal-key-last = конец
terminal-key-next-deal = раздача
terminal-key-last-deal = раздача
terminal-help-forth = на одну строку записи вперёд
terminal-help-back = на одну строку записи назад
terminal-help-first = в начало
terminal-help-last = в конец
terminal-help-next-deal = к следующей раздаче
terminal-help-last-deal = к предыдущей раздаче
terminal-hand-over = Теперь ход: { $name }. Пусть другие не смотрят.
terminal-hand-over-keys = Enter: показать стол

# Looking back at a game
terminal-about-review = Проходите игру решение за решением; на доске то, что видело место.
terminal-review-later = Разбор будет, когда игра закончится.
terminal-no-line = Линии показаны там, где у решения есть отметка.
terminal-key-review = разбор
terminal-key-forth-decision = дальше
terminal-key-back-decision = назад
terminal-key-next-mark = отметка
terminal-key-last-mark = предыдущая
terminal-key-best-line = лучшая линия
terminal-key-played-line = сыгранная линия
terminal-key-leave-review = выйти
terminal-key-words = слова
terminal-help-review = разбор игры: оценено каждое решение
terminal-help-moments = к моментам, от которых зависела игра
terminal-help-forth-decision = следующее решение или следующий шаг линии
terminal-help-back-decision = предыдущее решение или предыдущий шаг
terminal-help-next-mark = к следующей неточности или ошибке
terminal-help-last-mark = к предыдущей
terminal-help-best-line = пройти, как идёт игра после лучшего хода
terminal-help-played-line = пройти, как идёт игра после сыгранного хода
terminal-help-leave-review = выйти из линии, затем из разбора
terminal-help-words = показать или скрыть слова

learn-move = Ваш ход (? — все ходы, b — назад, s — пропустить, q — выйти):
learn-go-on = Enter — дальше (b — назад, q — выйти)
learn-none = Здесь такого хода нет; ? покажет все.
