tesserae-name = Тессеры
tesserae-about = Выкладывайте пол: три камня одного цвета в линии или три разных.
tesserae-option-lines = Какие линии считаются
tesserae-option-lines-straight = прямые: строки и столбцы
tesserae-option-lines-diagonal = диагональные: ещё и диагонали
tesserae-option-first_seat = Кто начинает

tesserae-terracotta = терракота
tesserae-slate = сланец
tesserae-ochre = охра
tesserae-ivory = слоновая кость
tesserae-bench = Верстак
tesserae-gap = пустое место на верстаке
tesserae-bag = Мешок: { $count } { $count ->
    [one] камень
    [few] камня
   *[other] камней
 } (терракота { $terracotta }, сланец { $slate }, охра { $ochre }, слоновая кость { $ivory })
tesserae-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очка
   *[other] очков
 }
tesserae-cell = строка { $row }, столбец { $column }: { $color }
tesserae-cell-free = строка { $row }, столбец { $column }: свободно
tesserae-status-draw = Тянут камень
tesserae-status-lay = { $seat } кладёт камень
tesserae-status-over = Игра окончена
tesserae-why-none = На верстаке нет такого камня: { $color }.
tesserae-why-taken = В строке { $row }, столбце { $column } уже лежит камень.

tesserae-told-lay = кладёт { $color } в строку { $row }, столбец { $column }
tesserae-told-terracotta = терракоту
tesserae-told-slate = сланец
tesserae-told-ochre = охру
tesserae-told-ivory = слоновую кость
tesserae-told-draw = вытянуто: { $stones }
tesserae-told-count = { $color } { $count }

tesserae-account-equal = линия одного цвета: { $points }
tesserae-account-different = линия разных цветов: { $points }
tesserae-source-equal = Линии одного цвета
tesserae-source-different = Линии разных цветов
tesserae-tie = { $seats }: очков поровну, поэтому место общее
