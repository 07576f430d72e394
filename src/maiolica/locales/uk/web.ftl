# Застосунок для браузера.

web-skip = Перейти до вмісту
web-nav = Сторінки
web-home = Усі ігри
web-close = Закрити
web-cancel = Скасувати
web-save = Зберегти
web-saved = Збережено.
web-more = Більше
web-loading = Хвилинку …
web-preparing = Підготовка: компілюються правила «{ $game }», лишилося близько { $seconds } с …
web-try-again = Спробувати ще раз
web-missing-title = Тут нічого немає
web-missing = Такої сторінки не існує. Можливо, посилання обрізалося.
web-guest = Гість
web-unofficial = Неофіційний проєкт прихильників цих ігор.
web-version = Версія { $version }

web-welcome = Ігри родини Azul
web-welcome-more = Проти ботів або з друзями: оберіть гру — і ви вже за столом.
web-my-games = Мої ігри
web-choose-game = Оберіть гру
web-open-tables = Вільні столи
web-watch = Подивитися
web-finished = Завершені ігри
web-show-all = Показати всі ({ $count })
web-state-open = чекаємо на гравців
web-state-over = завершено
web-your-turn = Ваш хід
web-turn-of = Ходить { $name }
web-seats-range = { $most ->
    [2] 2 гравці
    [few] { $least }–{ $most } гравці
   *[other] { $least }–{ $most } гравців
 }

web-play-bot = Грати проти бота
web-play-friends = Грати з друзями
web-play-device = На одному пристрої
web-play-this = Грати в цю гру
web-learn = Навчитися за три хвилини
web-learn-offer = Уперше в цій грі?
web-learn-not = Ні, дякую
web-rules = Правила
web-level = Рівень бота
level-beginner = Початківець
level-casual = Аматор
level-regular = Бувалий
level-advanced = Досвідчений
level-expert = Знавець
level-master = Майстер
level-grandmaster = Гросмейстер
web-bot-name = Бот · { $level }
web-rating = Рейтинг Ело { $rating }; у початківця 0

web-new-table = Новий стіл
web-kind = Як ви граєте?
web-kind-live = Усі онлайн
web-kind-live-more = Друзі приєднуються за посиланням і грають зараз.
web-kind-slow = Кілька ходів на день
web-kind-slow-more = Кожен ходить, коли має час.
web-kind-device = На одному пристрої
web-kind-device-more = Ви передаєте його одне одному; картки на руках тим часом закрито.
web-seats = Місця
web-seat-count = Кількість місць
web-seat-number = Місце { $seat }
web-seat-me = Я
web-seat-person = Людина
web-seat-friend = Друг за посиланням
web-seat-bot = Боти
web-seat-open = Вільне місце
web-name = Ім’я
web-your-name = Ваше ім'я
web-name-of = Ім’я для місця { $seat }
web-options = Варіанти гри
web-option-random = за жеребом
web-option-other = інше …
web-table-options = Час, повернення ходів та інше
web-clock = Час на роздуми
web-clock-none = Скільки завгодно
web-clock-move = { $seconds } { $seconds ->
    [one] секунда
    [few] секунди
   *[many] секунд
 } на кожне рішення
web-clock-bank = { $minutes } { $minutes ->
    [one] хвилина
    [few] хвилини
   *[many] хвилин
 } на гру й ще { $seconds } { $seconds ->
    [one] секунда
    [few] секунди
   *[many] секунд
 } за кожен хід
web-clock-days = { $days } { $days ->
    [one] день
    [few] дні
   *[many] днів
 } на кожне рішення
web-undo-choice = Повернення ходів
web-undo-own = Лише помилкові
web-undo-own-more = Ваше останнє рішення, доки ніхто інший не походив і не відкрилося нічого нового.
web-undo-free = Вільно
web-undo-free-more = До вашого останнього рішення будь-коли, навіть після ходу бота.
web-undo-none = Ніколи
web-undo-none-more = Що зіграно, те зіграно.
web-absent = Коли хтось іде або вичерпує час
web-absent-bot = за нього далі грає бот
web-absent-end = гра закінчується
web-hints = Поради
web-hints-more = Кожен може спитати поради в сильного бота.
web-listed = У загальному списку
web-listed-more = Будь-хто побачить цей стіл на головній сторінці й зможе сісти.
web-create-invite = Створити стіл і запросити
web-create-start = Почати гру

web-waiting-for = { $count ->
    [one] бракує ще { $count } гравця
   *[other] бракує ще { $count } гравців
 }
web-you = ви
web-here = тут
web-away = немає поруч
web-not-ready = ще не готово
web-join = Сісти тут
web-ready = Я тут, починаймо
web-invite = Запросити
web-invite-about = Хто має це посилання, може дивитися гру й сісти, доки є вільне місце.
web-copy = Скопіювати
web-copied = Скопійовано.
web-copy-by-hand = Посилання виділено: скопіюйте його через меню або з клавіатури.
web-share = Поділитися
web-start-bots = Почати з ботами
web-start-bots-about = На кожне вільне місце сяде бот.
web-start-now = Почати зараз
web-leave = Піти
web-leave-question = Піти з-за столу? Далі буде так, як обрано для цього столу: або грає бот, або гра закінчується.

web-undo = Повернути
web-hint = Порада
web-thinking = Порадник думає …
web-best-moves = Найкращі ходи
web-chance = шанс на перемогу · перевага в кінці
web-no-advice = Тут нема чого вирішувати.
web-log = Запис
web-line = { $name } { $told }
web-to-move = зараз ходить
web-stand-in = грає бот ({ $level })
web-time-left = Лишилося часу: { $time }
web-points = { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
 }
web-signals = Сказати
web-signaled = { $name }: { $text }
signal-hello = Вітаю!
signal-thanks = Дякую!
signal-well-played = Гарно зіграно!
signal-oops = Ой!
signal-one-moment = Хвилинку, будь ласка
web-resign = Здатися
web-resign-question = Здатися в цій грі? Цього не можна буде повернути.
web-watching = { $count ->
    [1] Ви дивитеся гру
    [one] Гру дивиться { $count } людина
    [few] Гру дивляться { $count } людини
   *[many] Гру дивляться { $count } людей
 }
web-spectator = Глядач
web-replaced = За вас грає бот.
web-come-back = Повернутися
web-stopped = Цю гру не можна продовжити: її почато за іншою версією правил, або її запис пошкоджено.
web-connection-connecting = З’єднуємося …
web-connection-waiting = Немає зв’язку. Пробуємо знову …
web-connection-closed = Від’єднано
web-offline-unsent = Немає зв’язку: ваш хід збережено й буде надіслано, щойно вийде.
web-unsaved = Сервер зараз не може зберігати: ваш хід не загублено, його буде надіслано знову.
web-since = Поки вас не було
web-since-show = Показати
web-hand-over = Тепер хід: { $name }
web-hand-over-more = Передайте пристрій. Нехай інші не дивляться.
web-hand-over-ready = { $name }: показати стіл
web-keys = Клавіші
web-key-1 = повернути хід
web-key-2 = порада
web-key-3 = запис
web-key-4 = стіл словами
web-key-5 = крок назад і вперед по грі
web-key-6 = повернутися до теперішнього
web-key-7 = на столі: що це й чому не можна?
web-key-8 = правила того, що стіл пояснює або що вибрано клавішами

web-scrub = Перегляд гри
web-first = На початок
web-previous = На крок назад
web-next = На крок уперед
web-last = У кінець
web-run = Програти
web-pause = Пауза
web-moment = Момент
web-moment-of = Момент { $number } з { $count }
web-beginning = Початок
web-to-now = До теперішнього
web-to-now-turn = Ваш хід: до теперішнього
web-to-end = У кінець
web-result = Підсумок
web-you-won = Ви перемогли!
web-won = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
 }
web-reason-resigned = { $name } здається.
web-reason-time = { $name }: час вичерпано.
web-reason-left = { $name } іде з-за столу.
web-rematch = Ще одна партія
web-invited = Вас запрошують зіграти ще раз.
web-to-rematch = До нової партії
web-watch-replay = Переглянути гру
web-review = Розбір
web-everybody = Усі
web-chart = Рахунок за раундами
web-score = Рахунок
web-view-of = Очима
web-share-moment = Посилання на цей момент
web-download-log = Запис
web-download-picture = Малюнок
web-fair = Чесний жереб
web-fair-about = До першої роздачі сервер обрав секрет, що визначає весь жереб, і ось його відбиток. Після гри секрет відкриють, і кожен зможе його перевірити.
web-fair-shown = Секрет визначив весь жереб цієї гри. Його відбиток було видно до першої роздачі; «maiolica verify» повторить увесь жереб із завантаженого запису.
web-fair-commitment = Відбиток (SHA-256)
web-fair-secret = Секрет
web-fair-kept = ✓ Секрет відповідає відбитку.
web-fair-broken = ✗ Секрет не відповідає відбитку!

web-replay = Перегляд
web-replay-about = Перегляньте крок за кроком будь-яку гру з її запису: з файлу, завантаженого тут або збереженого в терміналі.
web-replay-drop = Перетягніть запис сюди або оберіть файл
web-reading = Читаємо …

web-settings = Налаштування
web-all-settings = Усі налаштування
web-language = Мова
web-theme = Вигляд
web-theme-auto = Як на пристрої
web-theme-light = День
web-theme-dark = Ніч
web-speed = Рух
web-speed-off = Вимкнено
web-speed-slow = Повільний
web-speed-normal = Звичайний
web-speed-fast = Швидкий
web-sound = Звук
web-sound-more = Коли кладуть плитку й коли настає ваш хід.
web-confirm = Підтверджувати кожен хід
web-confirm-more = Обраний хід буде зроблено лише після ще одного натискання.
web-auto = Робити вимушені ходи за мене
web-auto-more = Коли можливе лише щось одне.
web-text-view = Стіл словами
web-text-view-more = Усе, що на столі, текстом під ігровим полем.
web-patterns = Кожен колір має свій візерунок, тож грати можна, і не розрізняючи кольорів.
web-devices = Мої пристрої
web-devices-about = Тут немає облікових записів і паролів. З особистим посиланням ви гратимете під своїм ім’ям і на іншому пристрої.
web-make-link = Створити особисте посилання
web-recovery-link = Особисте посилання
web-recovery-once = Воно спрацює один раз. Не показуйте його нікому: хто його відкриє, той гратиме за вас.
web-forget = Забути мене тут
web-forget-question = Цей пристрій більше вас не знатиме. Без особистого посилання ви не зможете повернутися до своїх ігор.
web-forgotten = Цей пристрій вас більше не знає.
web-recover-title = Грати під своїм ім’ям на цьому пристрої
web-recover-about = За цим особистим посиланням ви гратимете на цьому пристрої як той, хто його створив, і матимете всі його ігри.
web-recover-instead = Зараз вас тут звуть { $name }; від цього ви відмовитеся.
web-recover = Далі

web-about = Про застосунок
web-about-what = Maiolica дає змогу грати в настільні ігри родини Azul, вивчати й досліджувати їх: у браузері, у терміналі та з Python.
web-about-unofficial-title = Неофіційно
web-about-unofficial = Maiolica створено без участі авторів і видавця ігор і без їхнього схвалення. Azul, Azul Master Chocolatier, Azul Summer Pavilion та Azul Duel — ігри Міхаеля Кіслінґа, 5211 — гра Цуйосі Хасіґуті; їх видає Next Move Games (Plan B Games). Назви вжито лише для того, щоб сказати, чиї правила тут утілено; усі торговельні марки належать їхнім власникам. Якщо гра сподобалася, купіть її: справжня плитка в руці краща.
web-about-art-title = Малюнки й слова
web-about-art = Правила розказано нашими словами, усі малюнки наші. Жодного зображення видавця не використано.
web-about-license-title = Ліцензія
web-about-license = Maiolica — вільна програма за ліцензією Apache, версія 2.0.
web-about-privacy-title = Приватність
web-about-privacy = Жодного стеження, жодної реклами, нічого з інших сайтів. Один файл cookie дає вам повертатися на свої місця; налаштування лишаються в цьому браузері. Сервер зберігає імена, які обрали гравці, та їхні ходи.
web-about-fair-title = Чесний жереб
web-about-fair = Перед кожною грою сервер показує відбиток секрету, що визначає весь її жереб, а після гри — сам секрет.
web-about-programs-title = Для програм
web-about-programs = За стіл може сісти й програма: протокол описано в документації та в api/openapi.json.

error-unknown = Щось пішло не так. Спробуйте ще раз.
error-offline = Сервер недоступний.
error-bad-request = Сервер цього не зрозумів.
error-illegal = Такий хід зараз не дозволено.
error-stale = Це рішення вже ухвалено.
error-not-now = Зараз це неможливо.
error-nobody = Спершу треба сісти за стіл.
error-not-yours = Це належить комусь іншому.
error-not-found = Такого столу немає. Можливо, посилання обрізалося.
error-too-large = Цей файл завеликий.
error-too-many = Зашвидко: зачекайте трохи.
error-broken = На сервері щось зламалося; там це записано.
error-busy = Усі боти думають. Спробуйте ще раз.
error-unsaved = Сервер зараз не може зберігати. Спробуйте за мить ще раз.
web-editor = Розставити позицію

# Puzzles, on the first page
web-puzzles = Задачі
web-puzzle-day = Задача дня
web-puzzle-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
 }
web-pad = Блокнот для очок
web-pad-table = зіграно за столом
