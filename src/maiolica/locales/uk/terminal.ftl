terminal-preparing = Готуємо правила; уперше це триває кілька секунд …
terminal-board = { $mark }{ $name }: { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }
terminal-board-seat = { $mark }{ $name } (місце { $seat }): { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }
terminal-points = { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }
terminal-choose = Оберіть позначене мишею або стрілками та Enter.
terminal-go-on = { $count ->
    [one] Лишився { $count } хід
    [few] Лишилося { $count } ходи
   *[many] Лишилося { $count } ходів
 }: оберіть далі або Escape, щоб почати знову.
terminal-thinking = { $name }: обдумує хід …
terminal-played = { $name }: хід { $move }
terminal-played-secret = { $name }: вибір зроблено
terminal-not-pickable = Це зараз обрати не можна.
terminal-not-your-turn = Зараз не ваш хід.
terminal-no-undo = Немає вашого ходу, який можна повернути.
terminal-undone = Хід повернуто.
terminal-hint = Найкраще зараз: { $moves }
terminal-type = Хід:
terminal-saved = Збережено як { $file }.
terminal-loaded = Завантажено { $file }.
terminal-new = Нова гра.
terminal-won = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
 }

terminal-yes-or-no = y або Enter: так   n або Escape: ні
terminal-ask-quit = Вийти з гри? Незбережені ходи буде втрачено.
terminal-ask-new = Почати нову гру? Незбережені ходи буде втрачено.
terminal-ask-load = Замінити цю гру завантаженою? Незбережені ходи буде втрачено.
terminal-ask-overwrite = { $file } вже є. Замінити?
terminal-ask-save-name = Зберегти гру як
terminal-ask-load-name = Завантажити гру з
terminal-file-keys = Enter: далі   Escape: нічого не робити
terminal-close = Enter або Escape: закрити

terminal-key-pick = обрати
terminal-key-undo = назад
terminal-key-hint = порада
terminal-key-move = хід
terminal-key-save = зберегти
terminal-key-load = відкрити
terminal-key-new = нова
terminal-key-log = запис
terminal-key-help = усі клавіші
terminal-key-quit = вихід

terminal-about-play = Клацніть позначене, потім куди воно йде: коли лишився один хід, його зроблено.
terminal-about-replay = Переглядайте гру рядок за рядком її запису.
terminal-help-cursor = перехід між тим, що можна обрати (також Tab)
terminal-help-pick = обрати те, на чому стоїть курсор
terminal-help-clear = скасувати обране
terminal-help-undo = повернути хід: до останнього вибору людини
terminal-help-hint = показати три найкращі ходи й позначити найкращий
terminal-help-move = написати хід, наприклад { $example }, потім Enter
terminal-help-save = зберегти гру у файл
terminal-help-load = завантажити гру з файлу
terminal-help-new = нова гра
terminal-help-log = показати або сховати запис
terminal-help-help = ця довідка
terminal-help-quit = вийти
terminal-mark-cursor = курсор
terminal-mark-chosen = обране
terminal-mark-hint = порада
terminal-mark-last = нове після останнього ходу цього місця

terminal-result-keys = Enter: до столу   r: розбір   n: нова гра   u: назад   s: зберегти   q: вихід
terminal-event = Подія { $number } з { $count }
terminal-start = Початок

terminal-key-forth = вперед
terminal-key-back = назад
terminal-key-first = початок
terminal-key-last = кінець
terminal-key-next-deal = роздача
terminal-key-last-deal = роздача
terminal-help-forth = на один рядок запису вперед
terminal-help-back = на один рядок запису назад
terminal-help-first = на початок
terminal-help-last = у кінець
terminal-help-next-deal = до наступної роздачі
terminal-help-last-deal = до попередньої роздачі
terminal-hand-over = Тепер хід: { $name }. Нехай інші не дивляться.
terminal-hand-over-keys = Enter: показати стіл

# Looking back at a game
terminal-about-review = Проходьте гру рішення за рішенням; на дошці те, що бачило місце.
terminal-review-later = Розбір буде, коли гра закінчиться.
terminal-no-line = Лінії показано там, де рішення має позначку.
terminal-key-review = розбір
terminal-key-forth-decision = далі
terminal-key-back-decision = назад
terminal-key-next-mark = позначка
terminal-key-last-mark = попередня
terminal-key-best-line = краща лінія
terminal-key-played-line = зіграна лінія
terminal-key-leave-review = вийти
terminal-key-words = слова
terminal-help-review = розбір гри: оцінено кожне рішення
terminal-help-moments = до моментів, від яких залежала гра
terminal-help-forth-decision = наступне рішення або наступний крок лінії
terminal-help-back-decision = попереднє рішення або попередній крок
terminal-help-next-mark = до наступної неточності чи помилки
terminal-help-last-mark = до попередньої
terminal-help-best-line = пройти, як триває гра після кращого ходу
terminal-help-played-line = пройти, як триває гра після зіграного ходу
terminal-help-leave-review = вийти з лінії, потім із розбору
terminal-help-words = показати або сховати слова

learn-move = Ваш хід (? — усі ходи, b — назад, s — пропустити, q — вийти):
learn-go-on = Enter — далі (b — назад, q — вийти)
learn-none = Тут такого ходу немає; ? покаже всі.
