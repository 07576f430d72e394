terminal-preparing = Si preparano le regole; la prima volta ci vogliono alcuni secondi …
terminal-board = { $mark }{ $name }: { $score } { $score ->
    [one] punto
   *[other] punti
 }
terminal-board-seat = { $mark }{ $name } (posto { $seat }): { $score } { $score ->
    [one] punto
   *[other] punti
 }
terminal-points = { $score } { $score ->
    [one] punto
   *[other] punti
 }
terminal-choose = Scegli una forma segnata con il mouse, o con le frecce e Invio.
terminal-go-on = { $count ->
    [one] Resta { $count } mossa
   *[other] Restano { $count } mosse
 }: continua a scegliere, o Esc per ricominciare.
terminal-thinking = { $name } sta pensando …
terminal-played = { $name } ha giocato { $move }
terminal-played-secret = { $name } ha scelto
terminal-not-pickable = Ora non si può scegliere.
terminal-not-your-turn = Non è il tuo turno.
terminal-no-undo = Non c'è una tua mossa da annullare.
terminal-undone = Mossa annullata.
terminal-hint = Le migliori ora: { $moves }
terminal-type = Mossa:
terminal-saved = Salvata come { $file }.
terminal-loaded = Caricata { $file }.
terminal-new = Nuova partita.
terminal-won = { $names } { $count ->
    [one] vince
   *[other] vincono insieme
 }

terminal-yes-or-no = y o Invio: sì   n o Esc: no
terminal-ask-quit = Lasciare la partita? Le mosse non salvate vanno perse.
terminal-ask-new = Cominciare una nuova partita? Le mosse non salvate vanno perse.
terminal-ask-load = Lasciare questa partita per quella caricata? Le mosse non salvate vanno perse.
terminal-ask-overwrite = { $file } esiste già. Sostituirlo?
terminal-ask-save-name = Salva la partita come
terminal-ask-load-name = Carica una partita da
terminal-file-keys = Invio: continua   Esc: non fare nulla
terminal-close = Invio o Esc: chiudi

terminal-key-pick = scegli
terminal-key-undo = annulla
terminal-key-hint = consiglio
terminal-key-move = mossa
terminal-key-save = salva
terminal-key-load = carica
terminal-key-new = nuova
terminal-key-log = diario
terminal-key-help = tutti i tasti
terminal-key-quit = esci

terminal-about-play = Fai clic su una forma segnata, poi su dove va: quando resta una sola mossa, viene giocata.
terminal-about-replay = Ripercorri la partita, riga per riga del suo diario.
terminal-help-cursor = spostati tra le forme che si possono scegliere (anche Tab)
terminal-help-pick = scegli la forma sotto il cursore
terminal-help-clear = rinuncia a ciò che hai scelto
terminal-help-undo = annulla: fino all'ultima scelta di una persona
terminal-help-hint = mostra le tre mosse migliori e segna la prima
terminal-help-move = scrivi una mossa come { $example }, poi Invio
terminal-help-save = salva la partita in un file
terminal-help-load = carica una partita da un file
terminal-help-new = nuova partita
terminal-help-log = mostra o nascondi il diario
terminal-help-help = questo aiuto
terminal-help-quit = esci
terminal-mark-cursor = il cursore
terminal-mark-chosen = scelta
terminal-mark-hint = il consiglio
terminal-mark-last = novità dall'ultima mossa di quel posto

terminal-result-keys = Invio: guarda il tavolo   r: analisi   n: nuova partita   u: annulla   s: salva   q: esci
terminal-event = Evento { $number } di { $count }
terminal-start = L'inizio

terminal-key-forth = avanti
terminal-key-back = indietro
terminal-key-first = inizio
terminal-key-last = fine
terminal-key-next-deal = pescata
terminal-key-last-deal = pescata
terminal-help-forth = una riga del diario avanti
terminal-help-back = una riga del diario indietro
terminal-help-first = all'inizio
terminal-help-last = alla fine
terminal-help-next-deal = alla pescata successiva
terminal-help-last-deal = alla pescata precedente
terminal-hand-over = Ora tocca a { $name }. Gli altri non guardino.
terminal-hand-over-keys = Invio: mostra il tavolo

# Looking back at a game
terminal-about-review = Ripercorri la partita decisione per decisione; il tavolo mostra ciò che il posto vedeva.
terminal-review-later = L'analisi c'è quando la partita è finita.
terminal-no-line = Le linee ci sono dove una decisione ha un segno.
terminal-key-review = analisi
terminal-key-forth-decision = avanti
terminal-key-back-decision = indietro
terminal-key-next-mark = segno
terminal-key-last-mark = segno prima
terminal-key-best-line = linea migliore
terminal-key-played-line = linea giocata
terminal-key-leave-review = esci
terminal-key-words = parole
terminal-help-review = analisi della partita: ogni decisione giudicata
terminal-help-moments = ai momenti da cui è dipesa la partita
terminal-help-forth-decision = la decisione seguente, o il passo seguente di una linea
terminal-help-back-decision = la decisione precedente, o il passo precedente
terminal-help-next-mark = all'imprecisione o all'errore seguente
terminal-help-last-mark = a quello precedente
terminal-help-best-line = ripercorri come prosegue la mossa migliore
terminal-help-played-line = ripercorri come prosegue la mossa giocata
terminal-help-leave-review = fuori dalla linea, poi dall'analisi
terminal-help-words = mostra o nascondi le parole

learn-move = La tua mossa (?: tutte, b: indietro, s: salta, q: esci):
learn-go-on = Invio: avanti (b: indietro, q: esci)
learn-none = Qui non c'è questa mossa; ? le mostra tutte.
