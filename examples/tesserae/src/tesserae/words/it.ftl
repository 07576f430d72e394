tesserae-name = Tessere
tesserae-about = Posa il tuo pavimento: tre tessere di un colore in fila, o tre diverse.
tesserae-option-lines = Linee che contano
tesserae-option-lines-straight = dritte: righe e colonne
tesserae-option-lines-diagonal = diagonali: anche le diagonali
tesserae-option-first_seat = Chi comincia

tesserae-terracotta = terracotta
tesserae-slate = ardesia
tesserae-ochre = ocra
tesserae-ivory = avorio
tesserae-bench = Banco
tesserae-gap = un posto vuoto del banco
tesserae-bag = Sacchetto: { $count } { $count ->
    [one] tessera
   *[other] tessere
 } ({ $terracotta } terracotta, { $slate } ardesia, { $ochre } ocra, { $ivory } avorio)
tesserae-board = { $seat }: { $score } { $score ->
    [one] punto
   *[other] punti
 }
tesserae-cell = riga { $row }, colonna { $column }: { $color }
tesserae-cell-free = riga { $row }, colonna { $column }: libera
tesserae-status-draw = Si pesca una tessera
tesserae-status-lay = { $seat } posa una tessera
tesserae-status-over = La partita è finita
tesserae-why-none = Sul banco non c'è nessuna tessera di questo colore: { $color }.
tesserae-why-taken = Nella riga { $row }, colonna { $column } c'è già una tessera.

tesserae-told-lay = posa una tessera { $color } nella riga { $row }, colonna { $column }
tesserae-told-terracotta = terracotta
tesserae-told-slate = ardesia
tesserae-told-ochre = ocra
tesserae-told-ivory = avorio
tesserae-told-draw = pescate: { $stones }
tesserae-told-count = { $count } { $color }

tesserae-account-equal = una linea di un solo colore: { $points }
tesserae-account-different = una linea di colori diversi: { $points }
tesserae-source-equal = Linee di un solo colore
tesserae-source-different = Linee di colori diversi
tesserae-tie = { $seats } hanno gli stessi punti e condividono il posto
