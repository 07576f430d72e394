# Around a game's rules page.

rules-search = Шукати в правилах
rules-print = Друкувати
rules-found = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
 }
rules-found-nothing = Нічого не знайдено
