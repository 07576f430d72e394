# Приложение для браузера.

web-skip = Перейти к содержимому
web-nav = Страницы
web-home = Все игры
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-saved = Сохранено.
web-more = Ещё
web-loading = Минутку …
web-preparing = Подготовка: компилируются правила «{ $game }», осталось около { $seconds } с …
web-try-again = Попробовать ещё раз
web-missing-title = Здесь ничего нет
web-missing = Такой страницы не существует. Возможно, ссылка обрезалась.
web-guest = Гость
web-unofficial = Неофициальный проект любителей этих игр.
web-version = Версия { $version }

web-welcome = Игры семейства Azul
web-welcome-more = Против ботов или с друзьями: выберите игру — и вы уже за столом.
web-my-games = Мои игры
web-choose-game = Выберите игру
web-open-tables = Свободные столы
web-watch = Посмотреть
web-finished = Законченные игры
web-show-all = Показать все ({ $count })
web-state-open = ждём игроков
web-state-over = закончена
web-your-turn = Ваш ход
web-turn-of = Ходит { $name }
web-seats-range = { $most ->
    [2] 2 игрока
    [few] { $least }–{ $most } игрока
   *[other] { $least }–{ $most } игроков
 }

web-play-bot = Играть против бота
web-play-friends = Играть с друзьями
web-play-device = На одном устройстве
web-play-this = Играть в эту игру
web-learn = Научиться за три минуты
web-learn-offer = Впервые в этой игре?
web-learn-not = Нет, спасибо
web-rules = Правила
web-level = Уровень бота
level-beginner = Новичок
level-casual = Любитель
level-regular = Бывалый
level-advanced = Опытный
level-expert = Знаток
level-master = Мастер
level-grandmaster = Гроссмейстер
web-bot-name = Бот · { $level }
web-rating = Рейтинг Эло { $rating }; у новичка 0

web-new-table = Новый стол
web-kind = Как вы играете?
web-kind-live = Все онлайн
web-kind-live-more = Друзья присоединяются по ссылке и играют сейчас.
web-kind-slow = Несколько ходов в день
web-kind-slow-more = Каждый ходит, когда есть время.
web-kind-device = На одном устройстве
web-kind-device-more = Вы передаёте его друг другу; карточки на руках в это время закрыты.
web-seats = Места
web-seat-count = Количество мест
web-seat-number = Место { $seat }
web-seat-me = Я
web-seat-person = Человек
web-seat-friend = Друг по ссылке
web-seat-bot = Боты
web-seat-open = Свободное место
web-name = Имя
web-your-name = Ваше имя
web-name-of = Имя для места { $seat }
web-options = Варианты игры
web-option-random = по жребию
web-option-other = другое …
web-table-options = Время, возврат ходов и прочее
web-clock = Время на раздумья
web-clock-none = Сколько угодно
web-clock-move = { $seconds } { $seconds ->
    [one] секунда
    [few] секунды
   *[many] секунд
 } на каждое решение
web-clock-bank = { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[many] минут
 } на игру и ещё { $seconds } { $seconds ->
    [one] секунда
    [few] секунды
   *[many] секунд
 } за каждый ход
web-clock-days = { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
 } на каждое решение
web-undo-choice = Возврат ходов
web-undo-own = Только ошибочные
web-undo-own-more = Ваше последнее решение, пока никто другой не походил и не открылось ничего нового.
web-undo-free = Свободно
web-undo-free-more = К вашему последнему решению в любое время, даже после хода бота.
web-undo-none = Никогда
web-undo-none-more = Что сыграно, то сыграно.
web-absent = Когда кто-то уходит или у него кончилось время
web-absent-bot = за него дальше играет бот
web-absent-end = игра заканчивается
web-hints = Советы
web-hints-more = Каждый может спросить совета у сильного бота.
web-listed = В общем списке
web-listed-more = Любой увидит этот стол на главной странице и сможет сесть.
web-create-invite = Создать стол и пригласить
web-create-start = Начать игру

web-waiting-for = { $count ->
    [one] не хватает ещё { $count } игрока
   *[other] не хватает ещё { $count } игроков
 }
web-you = вы
web-here = здесь
web-away = нет рядом
web-not-ready = ещё не готово
web-join = Сесть здесь
web-ready = Я здесь, начинаем
web-invite = Пригласить
web-invite-about = У кого есть эта ссылка, тот может смотреть игру и сесть, пока есть свободное место.
web-copy = Скопировать
web-copied = Скопировано.
web-copy-by-hand = Ссылка выделена: скопируйте её через меню или с клавиатуры.
web-share = Поделиться
web-start-bots = Начать с ботами
web-start-bots-about = На каждое свободное место сядет бот.
web-start-now = Начать сейчас
web-leave = Уйти
web-leave-question = Уйти из-за стола? Дальше будет так, как выбрано для этого стола: либо играет бот, либо игра заканчивается.

web-undo = Вернуть
web-hint = Совет
web-thinking = Советник думает …
web-best-moves = Лучшие ходы
web-chance = шанс на победу · перевес в конце
web-no-advice = Здесь нечего решать.
web-log = Запись
web-line = { $name } { $told }
web-to-move = сейчас ходит
web-stand-in = играет бот ({ $level })
web-time-left = Осталось времени: { $time }
web-points = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
 }
web-signals = Сказать
web-signaled = { $name }: { $text }
signal-hello = Привет!
signal-thanks = Спасибо!
signal-well-played = Отлично сыграно!
signal-oops = Ой!
signal-one-moment = Минутку, пожалуйста
web-resign = Сдаться
web-resign-question = Сдаться в этой игре? Вернуть это будет нельзя.
web-watching = { $count ->
    [1] Вы смотрите игру
    [one] Игру смотрит { $count } человек
    [few] Игру смотрят { $count } человека
   *[many] Игру смотрят { $count } человек
 }
web-spectator = Зритель
web-replaced = За вас играет бот.
web-come-back = Вернуться
web-stopped = Эту игру нельзя продолжить: она начата по другой версии правил, или её запись повреждена.
web-connection-connecting = Соединяемся …
web-connection-waiting = Нет связи. Пробуем снова …
web-connection-closed = Отключено
web-offline-unsent = Нет связи: ваш ход сохранён и будет отправлен, как только получится.
web-unsaved = Сервер сейчас не может сохранять: ваш ход не потерян, он будет отправлен снова.
web-since = Пока вас не было
web-since-show = Показать
web-hand-over = Теперь ход: { $name }
web-hand-over-more = Передайте устройство. Пусть другие не смотрят.
web-hand-over-ready = { $name }: показать стол
web-keys = Клавиши
web-key-1 = вернуть ход
web-key-2 = совет
web-key-3 = запись
web-key-4 = стол словами
web-key-5 = шаг назад и вперёд по игре
web-key-6 = вернуться к настоящему
web-key-7 = на столе: что это и почему нельзя?
web-key-8 = правила того, что стол объясняет или что выбрано клавишами

web-scrub = Просмотр игры
web-first = В начало
web-previous = На шаг назад
web-next = На шаг вперёд
web-last = В конец
web-run = Проиграть
web-pause = Пауза
web-moment = Момент
web-moment-of = Момент { $number } из { $count }
web-beginning = Начало
web-to-now = К настоящему
web-to-now-turn = Ваш ход: к настоящему
web-to-end = В конец
web-result = Итог
web-you-won = Вы победили!
web-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
 }
web-reason-resigned = { $name } сдаётся.
web-reason-time = { $name }: время вышло.
web-reason-left = { $name } уходит из-за стола.
web-rematch = Ещё одна партия
web-invited = Вас приглашают сыграть ещё раз.
web-to-rematch = К новой партии
web-watch-replay = Посмотреть игру
web-review = Разбор
web-everybody = Все
web-chart = Счёт по раундам
web-score = Счёт
web-view-of = Глазами
web-share-moment = Ссылка на этот момент
web-download-log = Запись
web-download-picture = Рисунок
web-fair = Честный жребий
web-fair-about = До первой раздачи сервер выбрал секрет, который определяет весь жребий, и вот его отпечаток. После игры секрет откроют, и каждый сможет его проверить.
web-fair-shown = Секрет определил весь жребий этой игры. Его отпечаток был виден до первой раздачи; «maiolica verify» повторит весь жребий из скачанной записи.
web-fair-commitment = Отпечаток (SHA-256)
web-fair-secret = Секрет
web-fair-kept = ✓ Секрет соответствует отпечатку.
web-fair-broken = ✗ Секрет не соответствует отпечатку!

web-replay = Просмотр
web-replay-about = Посмотрите шаг за шагом любую игру по её записи: из файла, скачанного здесь или сохранённого в терминале.
web-replay-drop = Перетащите запись сюда или выберите файл
web-reading = Читаем …

web-settings = Настройки
web-all-settings = Все настройки
web-language = Язык
web-theme = Оформление
web-theme-auto = Как на устройстве
web-theme-light = День
web-theme-dark = Ночь
web-speed = Движение
web-speed-off = Выключено
web-speed-slow = Медленное
web-speed-normal = Обычное
web-speed-fast = Быстрое
web-sound = Звук
web-sound-more = Когда кладут плитку и когда наступает ваш ход.
web-confirm = Подтверждать каждый ход
web-confirm-more = Выбранный ход будет сделан только после ещё одного нажатия.
web-auto = Делать вынужденные ходы за меня
web-auto-more = Когда возможно только что-то одно.
web-text-view = Стол словами
web-text-view-more = Всё, что на столе, текстом под игровым полем.
web-patterns = У каждого цвета свой узор, поэтому играть можно, и не различая цветов.
web-devices = Мои устройства
web-devices-about = Здесь нет учётных записей и паролей. С личной ссылкой вы будете играть под своим именем и на другом устройстве.
web-make-link = Создать личную ссылку
web-recovery-link = Личная ссылка
web-recovery-once = Она сработает один раз. Никому её не показывайте: кто её откроет, тот будет играть за вас.
web-forget = Забыть меня здесь
web-forget-question = Это устройство больше не будет вас знать. Без личной ссылки вы не сможете вернуться к своим играм.
web-forgotten = Это устройство вас больше не знает.
web-recover-title = Играть под своим именем на этом устройстве
web-recover-about = По этой личной ссылке вы будете играть на этом устройстве как тот, кто её создал, и получите все его игры.
web-recover-instead = Сейчас вас здесь зовут { $name }; от этого вы откажетесь.
web-recover = Дальше

web-about = О приложении
web-about-what = Maiolica позволяет играть в настольные игры семейства Azul, изучать и исследовать их: в браузере, в терминале и из Python.
web-about-unofficial-title = Неофициально
web-about-unofficial = Maiolica создана без участия авторов и издателя игр и без их одобрения. Azul, Azul Master Chocolatier, Azul Summer Pavilion и Azul Duel — игры Михаэля Кислинга, 5211 — игра Цуёси Хасигути; их издаёт Next Move Games (Plan B Games). Названия упомянуты лишь затем, чтобы сказать, чьи правила здесь воплощены; все товарные знаки принадлежат их владельцам. Если игра понравилась, купите её: настоящая плитка в руке лучше.
web-about-art-title = Рисунки и слова
web-about-art = Правила рассказаны нашими словами, все рисунки наши. Ни одно изображение издателя не использовано.
web-about-license-title = Лицензия
web-about-license = Maiolica — свободная программа по лицензии Apache, версия 2.0.
web-about-privacy-title = Приватность
web-about-privacy = Никакой слежки, никакой рекламы, ничего с других сайтов. Один файл cookie позволяет вам возвращаться на свои места; настройки остаются в этом браузере. Сервер хранит имена, которые выбрали игроки, и их ходы.
web-about-fair-title = Честный жребий
web-about-fair = Перед каждой игрой сервер показывает отпечаток секрета, который определяет весь её жребий, а после игры — сам секрет.
web-about-programs-title = Для программ
web-about-programs = За стол может сесть и программа: протокол описан в документации и в api/openapi.json.

error-unknown = Что-то пошло не так. Попробуйте ещё раз.
error-offline = Сервер недоступен.
error-bad-request = Сервер этого не понял.
error-illegal = Такой ход сейчас не разрешён.
error-stale = Это решение уже принято.
error-not-now = Сейчас это невозможно.
error-nobody = Сначала нужно сесть за стол.
error-not-yours = Это принадлежит кому-то другому.
error-not-found = Такого стола нет. Возможно, ссылка обрезалась.
error-too-large = Этот файл слишком большой.
error-too-many = Слишком быстро: подождите немного.
error-broken = На сервере что-то сломалось; там это записано.
error-busy = Все боты думают. Попробуйте ещё раз.
error-unsaved = Сервер сейчас не может сохранять. Попробуйте через мгновение ещё раз.
web-editor = Расставить позицию

# Puzzles, on the first page
web-puzzles = Задачи
web-puzzle-day = Задача дня
web-puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
 }
web-pad = Блокнот для очков
web-pad-table = сыграна за столом
