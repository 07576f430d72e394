pad-about = Вы играете настоящими плитками или карточками: отметьте, что выложено. Блокнот посчитает очки и скажет, откуда взялось каждое, даже без сети.
pad-none = Ни у одной из здешних игр нет блокнота.
pad-of = Блокнот для очков: { $game }
pad-go-on = Продолжить
pad-open = Открыть блокнот
pad-how-many = Сколько игроков?
pad-person = Игрок { $seat }
pad-not-chosen = ни одна из двух
pad-begin = Начать
pad-round = Раунд { $round }
pad-round-of = Раунд { $round } из { $rounds }
pad-over = Игра окончена
pad-lay = Коснитесь места, куда в этом раунде что-то выложено; ещё одно касание убирает это.
pad-which = Что здесь выложено?
pad-points-so-far = { $name }: { $points }
pad-this-round = { $name }: этот раунд
pad-at-the-end = { $name }: конец игры
pad-nothing = Пока ничего не записано.
pad-no-end = В конце очков нет.
pad-number = { $name }: { $number }
pad-more = { $name }: на одну больше
pad-less = { $name }: на одну меньше
pad-cards = Открытые карточки: { $count } из { $most }
pad-cards-of = Открытые карточки всех
pad-card-away = Убрать: { $card }
pad-card-missing = Каждый открывает { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[many] { $count } карточек
 }; тогда они будут посчитаны.
pad-next = Следующий раунд
pad-end = Конец игры
pad-new = Новая игра
pad-new-ask = Всё, что записано в этом блокноте, сотрётся.
pad-new-kept = Игра останется среди ваших законченных игр, а этот блокнот сотрётся.
pad-stay = Оставить эту игру
pad-keep = Сохранить среди моих игр
pad-is-kept = Игра среди ваших законченных игр, на этом устройстве.
pad-forget = Убрать из моих игр
