pavilion-name = Azul Summer Pavilion Mini
pavilion-about = Берите плитки, пользуйтесь джокерами и заполняйте звёзды.
pavilion-option-side = Сторона планшетов
pavilion-option-side-colored = цветная: у каждой внешней звезды свой цвет
pavilion-option-side-grey = серая: каждая звезда одноцветная или из всех разных цветов
pavilion-option-wild_order = Цвета-джокеры по раундам
pavilion-option-wild_order-PGOYBR = фиолетовый, зелёный, оранжевый, жёлтый, голубой, красный
pavilion-option-wild_order-ORBYGP = оранжевый, красный, голубой, жёлтый, зелёный, фиолетовый (второй вариант; настоящий порядок не проверен)
pavilion-option-score_floor = Очков не может быть меньше
pavilion-option-score_floor-0 = 0
pavilion-option-score_floor-1 = 1
pavilion-option-last_round_keep = Хранить плитки в последнем раунде
pavilion-option-last_round_keep-no = нет: пасуя, сбрасывают всё, что осталось
pavilion-option-last_round_keep-literal = да: до четырёх, каждая стоит очко после бонусов
pavilion-option-first_seat = Кто начинает

pavilion-purple = фиолетовый
pavilion-green = зелёный
pavilion-orange = оранжевый
pavilion-yellow = жёлтый
pavilion-blue = голубой
pavilion-red = красный

pavilion-star-purple = фиолетовая звезда
pavilion-star-green = зелёная звезда
pavilion-star-orange = оранжевая звезда
pavilion-star-yellow = жёлтая звезда
pavilion-star-blue = голубая звезда
pavilion-star-red = красная звезда
pavilion-star-center = центральная звезда

pavilion-display = Фабрики и запас
pavilion-factory = фабрика { $number }
pavilion-center = центр
pavilion-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, цвет: { $color }, { $source }
pavilion-marker-in-center = жетон первого игрока: его берёт тот, кто первым возьмёт из центра, и теряет по очку за каждую плитку
pavilion-marker-held = жетон первого игрока
pavilion-bag = Мешочек: плиток { $count } (фиолетовых { $purple }, зелёных { $green }, оранжевых { $orange }, жёлтых { $yellow }, голубых { $blue }, красных { $red })
pavilion-box = Сброс: плиток { $count } (фиолетовых { $purple }, зелёных { $green }, оранжевых { $orange }, жёлтых { $yellow }, голубых { $blue }, красных { $red })
pavilion-supply = запас: отсюда берут бонусные плитки
pavilion-supply-tile = плитка в запасе, цвет: { $color }
pavilion-wild-now = раунд { $round }, сейчас: джокер — { $color }
pavilion-wild-round = раунд { $round }: джокер — { $color }

pavilion-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }{ $bonus ->
    [0] {""}
   *[other] , в конце ещё { $bonus }
 }
pavilion-space-covered = { $star }, ромб { $slot }: { $color }
pavilion-space-free = { $star }, ромб { $slot }: свободен, стоит { $cost }{ $gain ->
    [0] {""}
    [one] , даёт { $gain } бонусную плитку
    [few] , даёт { $gain } бонусные плитки
   *[many] , даёт { $gain } бонусных плиток
 }
pavilion-medal = { $star }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }, когда заполнена
pavilion-medal-done = { $star }: заполнена, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } в конце
pavilion-medal-open = { $star }: очки зависят от первых двух плиток
pavilion-feature-pillar = колонна, бонусных плиток: { $tiles }; { $missing ->
    [0] завершена
    [one] не хватает { $missing } ромба
   *[other] не хватает { $missing } ромбов
 }
pavilion-feature-statue = статуя, бонусных плиток: { $tiles }; { $missing ->
    [0] завершена
    [one] не хватает { $missing } ромба
   *[other] не хватает { $missing } ромбов
 }
pavilion-feature-window = окно, бонусных плиток: { $tiles }; { $missing ->
    [0] завершено
    [one] не хватает { $missing } ромба
   *[other] не хватает { $missing } ромбов
 }
pavilion-set = ромбы с числом { $number }: закрыто { $covered } из { $count }, за все — { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }
pavilion-corner-free = свободное место в углу: здесь можно сохранить плитку
pavilion-corner-tile = сохранено на следующий раунд: { $color }
pavilion-passed = пас уже объявлен
pavilion-hand = в руке: { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }
pavilion-hand-tile = в руке { $count }, цвет: { $color }
pavilion-hand-wild = в руке { $count }, цвет: { $color }, джокер
pavilion-pass = пас: сохраните до четырёх плиток, за каждую другую потеряете очко
pavilion-done = больше не сохранять: за каждую оставшуюся плитку потеряете очко
pavilion-pay = заплатить: { $own } ({ $color }) и джокеров { $wilds } ({ $wild })

pavilion-status-take = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] возьмите плитки
   *[other] { $seat } берёт плитки
 }
pavilion-status-place = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] выложите плитку или пасуйте
   *[other] { $seat } выкладывает плитку или пасует
 }
pavilion-status-pay = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] выберите, сколько джокеров заплатить
   *[other] { $seat } выбирает, сколько джокеров заплатить
 }
pavilion-status-pick = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] возьмите
   *[other] { $seat } берёт
 } { $count } { $count ->
    [one] бонусную плитку
    [few] бонусные плитки
   *[many] бонусных плиток
 }
pavilion-status-keep = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] выберите, что сохранить
   *[other] { $seat } пасует и выбирает, что сохранить
 }
pavilion-status-deal = Раунд { $round }, джокер — { $wild }: раздаются плитки
pavilion-status-refill = Раунд { $round }, джокер — { $wild }: пополняется запас
pavilion-status-over = Игра окончена

pavilion-why-take = сейчас берут плитки с фабрик
pavilion-why-place = сейчас выкладывают плитки: выберите ромб или спасуйте
pavilion-why-pay = выберите, сколько джокеров заплатить
pavilion-why-pick = выберите бонусную плитку из запаса
pavilion-why-keep = выберите плитки, которые сохранить, или завершите
pavilion-why-no-factory = { $source } не в игре
pavilion-why-no-tile = { $source }: нет цвета: { $color }
pavilion-why-wild = { $color } — джокер: отдельно его берут только там, где нет ничего другого
pavilion-why-covered = на этом ромбе уже лежит плитка
pavilion-why-color-outer = { $star } принимает только свой цвет, не { $color }
pavilion-why-color-center = { $star } уже имеет этот цвет: { $color }
pavilion-why-color-grey = эта звезда должна быть одноцветной или из всех разных цветов, поэтому не принимает цвет: { $color }
pavilion-why-no-hand = в руке нет такой плитки: { $color }
pavilion-why-cost = этот ромб стоит { $cost }: не хватает плиток этого цвета ({ $color }) и джокеров
pavilion-why-wilds = в этой плате может быть от { $fewest } до { $most } джокеров
pavilion-why-supply = в запасе нет цвета: { $color }

pavilion-told-take = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } { $color } { $source }
pavilion-told-color-purple = фиолетовые
pavilion-told-color-green = зелёные
pavilion-told-color-orange = оранжевые
pavilion-told-color-yellow = жёлтые
pavilion-told-color-blue = голубые
pavilion-told-color-red = красные
pavilion-told-from-factory = с фабрики { $number }
pavilion-told-from-center = из центра
pavilion-told-one-purple = фиолетовую
pavilion-told-one-green = зелёную
pavilion-told-one-orange = оранжевую
pavilion-told-one-yellow = жёлтую
pavilion-told-one-blue = голубую
pavilion-told-one-red = красную
pavilion-told-place = { $voice ->
    [do] положить
    [you] кладёте
   *[other] кладёт
 } { $color } на ромб { $slot } { $star }
pavilion-told-of-purple = фиолетовой звезды
pavilion-told-of-green = зелёной звезды
pavilion-told-of-orange = оранжевой звезды
pavilion-told-of-yellow = жёлтой звезды
pavilion-told-of-blue = голубой звезды
pavilion-told-of-red = красной звезды
pavilion-told-of-center = центральной звезды
pavilion-told-pay = { $voice ->
    [do] заплатить
    [you] платите
   *[other] платит
 } { $wilds ->
    [0] без джокеров
    [one] с { $wilds } джокером
   *[other] с { $wilds } джокерами
 }
pavilion-told-pick = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } из запаса { $color }
pavilion-told-pass = { $voice ->
    [do] пасовать
    [you] пасуете
   *[other] пасует
 }
pavilion-told-keep = { $voice ->
    [do] сохранить
    [you] сохраняете
   *[other] сохраняет
 } { $color }
pavilion-told-done = { $voice ->
    [do] больше ничего не сохранять
    [you] больше ничего не сохраняете
   *[other] больше ничего не сохраняет
 }
pavilion-told-draw = вытянуты плитки: { $tiles }
pavilion-told-count-purple = фиолетовых { $count }
pavilion-told-count-green = зелёных { $count }
pavilion-told-count-orange = оранжевых { $count }
pavilion-told-count-yellow = жёлтых { $count }
pavilion-told-count-blue = голубых { $count }
pavilion-told-count-red = красных { $count }

pavilion-account-start = очки в начале: { $points }
pavilion-account-marker = жетон первого игрока, { $count ->
    [one] взята { $count } плитка
    [few] взяты { $count } плитки
   *[many] взято { $count } плиток
 }: { $points }
pavilion-account-group = { $star }, { $count ->
    [1] плитка без соседей
   *[other] группа из { $count }
 }: { $points }
pavilion-account-discarded = { $count ->
    [one] сброшена { $count } плитка
    [few] сброшены { $count } плитки
   *[many] сброшено { $count } плиток
 }: { $points }
pavilion-account-kept = { $count ->
    [one] до конца сохранена { $count } плитка
    [few] до конца сохранены { $count } плитки
   *[many] до конца сохранено { $count } плиток
 }: { $points }
pavilion-account-star = { $star } заполнена: { $points }
pavilion-account-set = закрыты все ромбы с числом { $number }: { $points }
pavilion-source-start = Начало
pavilion-source-tiles = Выложенные плитки
pavilion-source-marker = Жетон первого игрока
pavilion-source-discards = Лишние плитки
pavilion-source-stars = Заполненные звёзды
pavilion-source-sets = Наборы чисел
pavilion-pad-marker = сколько плиток взято вместе с жетоном
pavilion-pad-discards = плитки, которые не удалось сохранить
pavilion-pad-kept = плитки, сохранённые до конца
pavilion-tie = { $seats }: очков поровну, поэтому место общее

# Why a position cannot be
pavilion-wrong-order = wild_order не называет каждый цвет один раз
pavilion-wrong-over = игра окончена, а раундов { $rounds }
pavilion-wrong-grey = на серой звезде один цвет или все разные
pavilion-wrong-star = на звезде плитка другого цвета
pavilion-wrong-middle = на средней звезде цвет повторяется
pavilion-wrong-hand = у него плитки на руках, но оно спасовало или сейчас не играет
pavilion-wrong-corner = сохранено больше { $most } плиток
pavilion-wrong-corner-early = оно сохранило плитки, ещё не спасовав
pavilion-wrong-corner-last = плитки сохранены в последнем раунде
pavilion-wrong-hand-deal = на руках больше плиток, чем можно сохранить
pavilion-wrong-factory = на фабрике больше { $most } плиток, или её нет в игре
pavilion-wrong-heaps = плитки лежат на фабриках или в центре, но сейчас их не раздают и не берут
pavilion-wrong-dealt = dealt не соответствует плиткам на фабриках
pavilion-wrong-supply = в запасе плиток { $count }, а не { $of }
pavilion-wrong-supply-fill = запас был бы пополнен
pavilion-wrong-refill = пополнять нечего или нечем
pavilion-wrong-supply-early = запас заполняют, когда известно, кто начинает
pavilion-wrong-turn-passed = ход места { $seat }, которое спасовало
pavilion-wrong-turn-empty = ход места { $seat }, у которого нет плиток
pavilion-wrong-passed = пасуют, только пока выкладывают плитки
pavilion-wrong-over-passed = игра окончена, но спасовали не все
pavilion-wrong-marker-early = жетон берут, только пока берут плитки
pavilion-wrong-marker-first = first — не тот, у кого жетон
pavilion-wrong-pay-zero = space и color говорят о плитке, за которую платят, а такой нет
pavilion-wrong-picks-zero = picks говорит о бонусных плитках, а их не берут
pavilion-wrong-pay = платят за занятое место, или в оплате нечего выбирать
pavilion-wrong-pick = среди бонусных плиток нечего выбирать
pavilion-wrong-keep = больше плиток сохранить нельзя
