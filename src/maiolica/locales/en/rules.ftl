# Around a game's rules page.

rules-search = Search the rules
rules-print = Print
rules-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
rules-found-nothing = Nothing found
