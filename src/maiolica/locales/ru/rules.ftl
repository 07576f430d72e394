# Around a game's rules page.

rules-search = Искать в правилах
rules-print = Печать
rules-found = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
 }
rules-found-nothing = Ничего не найдено
