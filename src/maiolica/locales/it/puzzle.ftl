puzzle-why-played = { $average ->
    [1] La mossa ovvia segna in media { $points } in questo round ({ $parts })
   *[other] La mossa ovvia segna { $points } in questo round ({ $parts })
 }
puzzle-why-best = { $average ->
    [1] La mossa migliore segna in media { $points } ({ $parts })
   *[other] La mossa migliore segna { $points } ({ $parts })
 }
puzzle-why-others = { $seat } segna { $played } dopo la mossa ovvia, { $best } dopo quella migliore
puzzle-why-reply = Dopo la mossa ovvia { $seat } { $told }
puzzle-why-later = La mossa migliore lascia anche di più per dopo: circa { $points } punti
puzzle-why-less-later = Per dopo lascia circa { $points } punti in meno
puzzle-why-later-only = In seguito rende di più
puzzle-title = Problemi
puzzle-about = Posizioni da partite di alto livello. Una mossa è nettamente la migliore, e non è quella ovvia.
puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
 }
puzzle-today = Il problema di oggi
puzzle-train = Allenati
puzzle-ask = Tocca a te. Qual è la mossa migliore?
puzzle-first = Giusto al primo tentativo!
puzzle-right = Proprio questa!
puzzle-wrong = Questa perde { $loss } di probabilità di vittoria. Riprova
puzzle-answer = Mostra la risposta
puzzle-best = La migliore
puzzle-obvious = Ovvia, ma peggiore
puzzle-next = Problema seguente
puzzle-go-on = Continua ad allenarti
puzzle-leave = Tutti i problemi
puzzle-rating = Il tuo punteggio
puzzle-difficulty = Difficoltà
puzzle-level = Il primo livello che lo risolve
puzzle-solved = Risolti
puzzle-solved-of = { $solved } su { $tried }
puzzle-tomorrow = Domani ce n’è un altro.
puzzle-theme = Tema
puzzle-theme-all = Tutti i temi
puzzle-theme-block = Ostacolare gli altri
puzzle-theme-later = Guardare avanti
puzzle-theme-end = Fine della partita
puzzle-hard = Quanto difficili
puzzle-hard-fitting = Secondo il mio punteggio
puzzle-hard-easy = Facili
puzzle-hard-middle = Medi
puzzle-hard-hard = Difficili
puzzle-again = Li hai visti tutti. Si ricomincia.
puzzle-none = Non ci sono problemi così.
puzzle-offline = Senza rete si possono mostrare solo i problemi già caricati.
