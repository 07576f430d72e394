# Школа: уроки та тренер на першій грі.

lesson-title = Урок: { $game }
lesson-leave = Вийти з уроку
lesson-you = Ви
lesson-coach = Тренер
lesson-watch = Дивіться, що відбувається
lesson-done = Чудово
lesson-other = Так можна, і в грі ви маєте на це право. А зараз спробуйте те, на що я показую.
lesson-back = Назад
lesson-next = Далі
lesson-skip = Пропустити
lesson-step = Крок { $step } з { $count }
lesson-again = Ще раз
lesson-first-game = Зіграти першу гру з порадами

coach-warning = Ви певні? Краще { $move }: це має дати вам приблизно на { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
 } більше.
coach-warning-chance = Ви певні? Краще { $move }: так ваші шанси значно більші.
coach-anyway = Усе одно зіграти
coach-rather = Обрати інше
coach-first = { $source }, уперше: { $line }
coach-hello = Я поруч і озвуся лише тоді, коли це важливо.
coach-off = Без тренера
