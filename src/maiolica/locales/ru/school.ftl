# Школа: уроки и тренер на первой игре.

lesson-title = Урок: { $game }
lesson-leave = Выйти из урока
lesson-you = Вы
lesson-coach = Тренер
lesson-watch = Смотрите, что происходит
lesson-done = Отлично
lesson-other = Так можно, и в игре вы вправе это сделать. А сейчас попробуйте то, на что я показываю.
lesson-back = Назад
lesson-next = Дальше
lesson-skip = Пропустить
lesson-step = Шаг { $step } из { $count }
lesson-again = Ещё раз
lesson-first-game = Сыграть первую игру с советами

coach-warning = Вы уверены? Лучше { $move }: это должно дать вам примерно на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } больше.
coach-warning-chance = Вы уверены? Лучше { $move }: так ваши шансы намного выше.
coach-anyway = Всё равно сыграть
coach-rather = Выбрать другое
coach-first = { $source }, впервые: { $line }
coach-hello = Я рядом и отзовусь, только когда это важно.
coach-off = Без тренера
