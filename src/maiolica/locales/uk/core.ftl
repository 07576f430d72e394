seat-name = { $title ->
    [1] Місце { $seat }
   *[other] місце { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = { $voice ->
    [you] починаєте ви
   *[other] починає { $seat }
 }
told-secret = { $voice ->
    [do] зробити таємний вибір
    [you] робите таємний вибір
   *[other] робить таємний вибір
 }
told-by-you = Ви { $told }
told-hidden = приховано: { $count }
log-line = Рядок { $line } журналу: { $why }
account-round = Раунд { $round }
account-start = Початок
account-end = Кінець гри
account-game = Гра
account-total = Разом
account-title = Звідки очки
account-other = Інше
account-unexplained = очки: { $points }
account-clipped = { $line } (замість { $due }, бо більше втрачати нічого)
account-value = { $seat }: { $value }
account-of = { $voice ->
    [you] Ви — { $line }
   *[other] { $seat } — { $line }
 }
