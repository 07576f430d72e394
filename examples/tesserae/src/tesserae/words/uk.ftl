tesserae-name = Тессери
tesserae-about = Викладайте підлогу: три камінці одного кольору в лінії або три різні.
tesserae-option-lines = Які лінії рахуються
tesserae-option-lines-straight = прямі: рядки та стовпці
tesserae-option-lines-diagonal = діагональні: ще й діагоналі
tesserae-option-first_seat = Хто починає

tesserae-terracotta = теракота
tesserae-slate = сланець
tesserae-ochre = вохра
tesserae-ivory = слонова кістка
tesserae-bench = Верстак
tesserae-gap = порожнє місце на верстаку
tesserae-bag = Мішок: { $count } { $count ->
    [one] камінець
    [few] камінці
   *[other] камінців
 } (теракота { $terracotta }, сланець { $slate }, вохра { $ochre }, слонова кістка { $ivory })
tesserae-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очки
   *[other] очок
 }
tesserae-cell = рядок { $row }, стовпець { $column }: { $color }
tesserae-cell-free = рядок { $row }, стовпець { $column }: вільно
tesserae-status-draw = Витягують камінець
tesserae-status-lay = { $seat } кладе камінець
tesserae-status-over = Гру закінчено
tesserae-why-none = На верстаку немає такого каменя: { $color }.
tesserae-why-taken = У рядку { $row }, стовпці { $column } вже лежить камінець.

tesserae-told-lay = кладе { $color } у рядок { $row }, стовпець { $column }
tesserae-told-terracotta = теракоту
tesserae-told-slate = сланець
tesserae-told-ochre = вохру
tesserae-told-ivory = слонову кістку
tesserae-told-draw = витягнуто: { $stones }
tesserae-told-count = { $color } { $count }

tesserae-account-equal = лінія одного кольору: { $points }
tesserae-account-different = лінія різних кольорів: { $points }
tesserae-source-equal = Лінії одного кольору
tesserae-source-different = Лінії різних кольорів
tesserae-tie = { $seats }: очок порівну, тож місце спільне
