# Around a game's rules page.

rules-search = Cerca nelle regole
rules-print = Stampa
rules-found = { $count ->
    [one] { $count } punto trovato
   *[other] { $count } punti trovati
 }
rules-found-nothing = Nessun risultato
