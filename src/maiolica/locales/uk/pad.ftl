pad-about = Ви граєте справжніми плитками чи картками: позначте, що викладено. Блокнот порахує очки й скаже, звідки взялося кожне, навіть без мережі.
pad-none = Жодна з тутешніх ігор не має блокнота.
pad-of = Блокнот для очок: { $game }
pad-go-on = Продовжити
pad-open = Відкрити блокнот
pad-how-many = Скільки гравців?
pad-person = Гравець { $seat }
pad-not-chosen = жодна з двох
pad-begin = Почати
pad-round = Раунд { $round }
pad-round-of = Раунд { $round } з { $rounds }
pad-over = Гру закінчено
pad-lay = Торкніться місця, куди в цьому раунді щось викладено; ще один дотик прибирає це.
pad-which = Що тут викладено?
pad-points-so-far = { $name }: { $points }
pad-this-round = { $name }: цей раунд
pad-at-the-end = { $name }: кінець гри
pad-nothing = Ще нічого не записано.
pad-no-end = Наприкінці очок немає.
pad-number = { $name }: { $number }
pad-more = { $name }: на одну більше
pad-less = { $name }: на одну менше
pad-cards = Відкриті картки: { $count } з { $most }
pad-cards-of = Відкриті картки всіх
pad-card-away = Прибрати: { $card }
pad-card-missing = Кожен відкриває { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
 }; тоді їх буде пораховано.
pad-next = Наступний раунд
pad-end = Кінець гри
pad-new = Нова гра
pad-new-ask = Усе, що записано в цьому блокноті, зітреться.
pad-new-kept = Гра лишиться у ваших завершених іграх, а цей блокнот зітреться.
pad-stay = Лишити цю гру
pad-keep = Зберегти серед моїх ігор
pad-is-kept = Гра серед ваших завершених ігор, на цьому пристрої.
pad-forget = Прибрати з моїх ігор
