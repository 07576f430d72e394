board-table = Il tavolo
board-choices = Che cosa si può scegliere
board-clear = Annulla la scelta
board-your-turn = Tocca a te
board-scored = { $name }: { $points } { $points ->
    [one] punto
   *[other] punti
 }
