seat-name = { $title ->
    [1] Место { $seat }
   *[other] место { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = { $voice ->
    [you] начинаете вы
   *[other] начинает { $seat }
 }
told-secret = { $voice ->
    [do] сделать тайный выбор
    [you] делаете тайный выбор
   *[other] делает тайный выбор
 }
told-by-you = Вы { $told }
told-hidden = скрыто: { $count }
log-line = Строка { $line } журнала: { $why }
account-round = Раунд { $round }
account-start = Начало
account-end = Конец игры
account-game = Игра
account-total = Всего
account-title = Откуда очки
account-other = Прочее
account-unexplained = очки: { $points }
account-clipped = { $line } (вместо { $due }, потому что больше терять нечего)
account-value = { $seat }: { $value }
account-of = { $voice ->
    [you] Вы — { $line }
   *[other] { $seat } — { $line }
 }
