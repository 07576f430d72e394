duel-name = Azul Duel
duel-about = Due maestri rivestono una cupola: prendi piastrelle dal sole e dalla luna, scegli le placche, riempi le righe.
duel-option-goals = Obiettivi
duel-option-goals-first = prima partita: righe, colonne e diagonali
duel-option-goals-three = tre: a sorte
duel-option-goals-four = quattro: un lato di ogni tessera, a sorte
duel-option-free_draws = Placche della pila senza punti
duel-option-free_draws-no = no: solo se nessuna placca è scoperta
duel-option-free_draws-yes = sì: gratis con 0 punti
duel-option-special_is_a_color = La piastrella speciale è un colore a sé
duel-option-special_is_a_color-yes = sì
duel-option-special_is_a_color-no = no
duel-option-first_seat = Chi comincia

duel-blue = blu
duel-yellow = giallo
duel-red = rosso
duel-black = nero
duel-turquoise = turchese
duel-special-tile = piastrella speciale
duel-special = casella speciale
duel-wild = casella jolly
duel-token = segnalino primo giocatore, meno 2

duel-display = Vassoi
duel-factory = vassoio { $number }
duel-large = vassoio grande
duel-large-moon = lato luna del vassoio grande
duel-moon = lati luna
duel-moon-of = { $source }, lato luna
duel-tiles = { $count } { $count ->
    [one] piastrella
   *[other] piastrelle
 }, colore { $color }, { $source }
duel-pile = piastrella nella pila, colore { $color }, numero { $height } dal basso, vassoio { $number }
duel-pile-top = piastrella in cima alla pila, colore { $color }, numero { $height } dal basso, vassoio { $number }
duel-chip-one = gettone: { $color }
duel-chip-two = gettone: { $first } e { $second }
duel-chip-down = gettone coperto, vassoio { $number }
duel-chip-up = { $chip }, vassoio { $number }
duel-chip-spent = gettone usato
duel-chip-place = posto per un gettone; presi in questo round: { $taken } di 2
duel-token-free = segnalino primo giocatore: va a chi prende per primo dal lato luna del vassoio grande
duel-bag = Piastrelle nel sacchetto: { $count } (blu { $blue }, gialle { $yellow }, rosse { $red }, nere { $black }, turchesi { $turquoise })
duel-tower = Piastrelle nella torre: { $count } (blu { $blue }, gialle { $yellow }, rosse { $red }, nere { $black }, turchesi { $turquoise })

duel-plates = Placche
duel-plate = placca { $plate }: { $first }, { $second } sopra, { $third }, { $fourth } sotto
duel-plate-turned = placca { $plate }, { $turn ->
    [0] non girata
    [1] girata a destra
    [2] girata di mezzo giro
   *[other] girata a sinistra
 }: { $first }, { $second } sopra, { $third }, { $fourth } sotto
duel-plate-returned = torna sotto la pila, numero { $place }: placca { $plate }: { $first }, { $second } sopra, { $third }, { $fourth } sotto
duel-put = metti la placca { $plate } sullo spazio { $slot }, { $turn ->
    [0] non girata
    [1] girata a destra
    [2] girata di mezzo giro
   *[other] girata a sinistra
 }: { $first }, { $second } sopra, { $third }, { $fourth } sotto
duel-no-plate = posto vuoto: si riempie nel prossimo round
duel-back-special = speciale
duel-back-wild = jolly
duel-stack = pila di { $count }, in cima: { $type }
duel-stack-empty = la pila è vuota
duel-stack-top-unknown = pila di { $count }
duel-under-known = rimessa da te, posizione { $place } nella pila: placca { $plate }: { $first }, { $second } sopra, { $third }, { $fourth } sotto
duel-under-unknown = rimessa sotto la pila dall'avversario: { $type }
duel-hand = placca pescata: { $type }
duel-stop = basta, guarda
duel-bench = banco: qui si scelgono e si girano le placche in mano
duel-goal-rows = righe: 3 punti per ogni riga piena; { $now }
duel-goal-colors = colori: 4 punti per ogni riga con cinque colori; { $now }
duel-goal-columns = colonne: 7 punti per ogni colonna piena; { $now }
duel-goal-perimeter = perimetro: 1 punto per ogni piastrella sul bordo; { $now }
duel-goal-diagonals = diagonali: 10 punti per ogni diagonale piena; { $now }
duel-goal-corners = angoli: 3 punti per ogni placca piena negli angoli alti, 8 in quelli bassi; { $now }
duel-goal-wilds = caselle jolly: 2 punti ciascuna, se sono tutte piene; { $now }
duel-goal-specials = caselle speciali: meno 3 per ognuna vuota; { $now }
duel-goal-now = ora { $first } ha { $one }, { $second } { $two }
duel-goal-points = punti che { $seat } ha ora da questo obiettivo: { $points }

duel-board = { $seat }: { $score } { $score ->
    [one] punto
   *[other] punti
 }{ $goals ->
    [none] {""}
   *[other] , { $goals } dagli obiettivi
 }
duel-line-empty = riga { $line }: { $count ->
    [0] vuota
   *[other] { $count } di { $line }
 }
duel-line = riga { $line }, { $count } di { $line }, colore { $color }
duel-line-paid = riga { $line }: pagata con i gettoni
duel-line-paying = riga { $line }: questa piastrella si sta pagando, gettoni finora: { $chips }
duel-cell = cupola, riga { $row }, colonna { $column }: { $tile }
duel-slot-free = spazio libero { $slot }
duel-cell-empty = cupola, riga { $row }, colonna { $column }: vuota, { $use }{ $gain ->
    [0] {""}
    [one] , dà { $gain } punto
   *[other] , dà { $gain } punti
 }
duel-cell-empty-special = cupola, riga { $row }, colonna { $column }: vuota, per una piastrella speciale, che arriva quando le altre caselle della placca sono piene e vale { $row }
duel-cell-blue = per il blu
duel-cell-yellow = per il giallo
duel-cell-red = per il rosso
duel-cell-black = per il nero
duel-cell-turquoise = per il turchese
duel-cell-wild = per qualsiasi colore
duel-broken = rotta: { $color }, punti persi fin qui: { $cost }
duel-broken-free = piastrelle rotte, spazio { $count }: punti persi fin qui: { $cost }
duel-now = si risolve la riga { $line }
duel-player-token = segnalino giocatore per una placca, rimasti in questo round: { $count }
duel-player-token-used = segnalino giocatore, usato; rimasti in questo round: { $count }
duel-leave = lascia la riga { $line } com'è
duel-complete = completa la riga { $line } con i gettoni

duel-status-pick = Round { $round }: { $voice ->
    [do] scegli la prima placca
   *[other] { $seat } sceglie la prima placca
 }
duel-status-offer = Round { $round }: { $voice ->
    [do] prendi piastrelle, una placca o un gettone
   *[other] { $seat } prende piastrelle, una placca o un gettone
 }
duel-status-draw = Round { $round }: { $voice ->
    [do] pesca placche
   *[other] { $seat } pesca placche
 }
duel-status-keep = Round { $round }: { $voice ->
    [do] scegli quale placca tenere
   *[other] { $seat } sceglie quale placca tenere
 }
duel-status-put = Round { $round }: { $voice ->
    [do] metti una placca sulla cupola
   *[other] { $seat } mette una placca sulla cupola
 }
duel-status-return = Round { $round }: { $voice ->
    [do] rimetti le placche sotto la pila
   *[other] { $seat } rimette le placche sotto la pila
 }
duel-status-pile = Round { $round }: { $voice ->
    [do] impila il resto, dal basso
   *[other] { $seat } impila il resto, dal basso
 }
duel-status-dome = Round { $round }: { $voice ->
    [do] rivesti la cupola, riga { $line }
   *[other] { $seat } riveste la cupola, riga { $line }
 }
duel-status-deal = Round { $round }: decide la sorte
duel-status-over = La partita è finita

duel-why-not-now = non è il momento ({ $now })
duel-why-last-round = nell'ultimo round non si prendono placche
duel-why-no-token = i due segnalini di questo round sono usati
duel-why-no-plate = la placca { $plate } non è scoperta
duel-why-no-stack = la pila è vuota
duel-why-no-points = una placca della pila costa un punto
duel-why-slot = lo spazio { $slot } ha già una placca
duel-why-not-left = { $source }: niente più { $color }
duel-why-not-in-hand = la placca { $plate } non è tra quelle
duel-why-no-tile = { $source }: niente { $color } da prendere
duel-why-full = la riga { $line } è piena
duel-why-mixed = la riga { $line } contiene già il { $color }
duel-why-enough-chips = in questo round sono già stati presi due gettoni
duel-why-chip-down = il gettone del vassoio { $number } è ancora coperto
duel-why-no-chip = il vassoio { $number } non ha gettoni
duel-why-no-choice = per la riga { $line } serve un'altra decisione
duel-why-no-payment = la riga { $line } non si sta completando con i gettoni
duel-why-chip = { $chip }: così la riga { $line } non si può pagare
duel-why-other-line = prima viene la riga { $line }
duel-why-cell = la riga { $line } non può andare nella colonna { $column }

duel-told-take = { $voice ->
    [do] prendi
    [you] prendi
   *[other] prende
 } { $color } { $source } { $line }
duel-told-color-blue = il blu
duel-told-color-yellow = il giallo
duel-told-color-red = il rosso
duel-told-color-black = il nero
duel-told-color-turquoise = il turchese
duel-told-from-factory = dal vassoio { $number }
duel-told-from-large = dal vassoio grande
duel-told-from-moon = dai lati luna
duel-told-to-line = per la riga { $line }
duel-told-broken = { $voice ->
    [do] e rompilo
    [you] e lo rompi
   *[other] e lo rompe
 }
duel-told-one-blue = una piastrella blu
duel-told-one-yellow = una piastrella gialla
duel-told-one-red = una piastrella rossa
duel-told-one-black = una piastrella nera
duel-told-one-turquoise = una piastrella turchese
duel-told-pile = { $voice ->
    [do] metti
    [you] metti
   *[other] mette
 } nella pila { $color }
duel-told-plate = { $voice ->
    [do] prendi
    [you] prendi
   *[other] prende
 } la placca { $plate }
duel-told-draw = { $voice ->
    [do] pesca
    [you] peschi
   *[other] pesca
 } una placca dalla pila
duel-told-stop = { $voice ->
    [do] smetti di pescare e guarda
    [you] smetti di pescare e guardi
   *[other] smette di pescare e guarda
 }
duel-told-keep = { $voice ->
    [do] tieni
    [you] tieni
   *[other] tiene
 } la placca { $plate }
duel-told-under = { $voice ->
    [do] rimetti
    [you] rimetti
   *[other] rimette
 } la placca { $plate } sotto la pila
duel-told-put = { $voice ->
    [do] metti
    [you] metti
   *[other] mette
 } la placca sullo spazio { $slot }, { $turn ->
    [0] non girata
    [1] girata a destra
    [2] girata di mezzo giro
   *[other] girata a sinistra
 }
duel-told-chip = { $voice ->
    [do] prendi
    [you] prendi
   *[other] prende
 } il gettone del vassoio { $number }
duel-told-leave = { $voice ->
    [do] lascia
    [you] lasci
   *[other] lascia
 } la riga com'è
duel-told-complete = { $voice ->
    [do] completa
    [you] completi
   *[other] completa
 } la riga con i gettoni
duel-told-spend = { $voice ->
    [do] spendi
    [you] spendi
   *[other] spende
 } un gettone ({ $chip })
duel-told-two = { $first }/{ $second }
duel-told-place = { $voice ->
    [do] metti
    [you] metti
   *[other] mette
 } la piastrella della riga { $line } nella colonna { $column }
duel-told-goals = obiettivi: { $goals }
duel-told-goal-rows = righe
duel-told-goal-colors = colori
duel-told-goal-columns = colonne
duel-told-goal-perimeter = perimetro
duel-told-goal-diagonals = diagonali
duel-told-goal-corners = angoli
duel-told-goal-wilds = caselle jolly
duel-told-goal-specials = caselle speciali
duel-told-deal = piastrelle distribuite: { $tiles }
duel-told-count-blue = blu { $count }
duel-told-count-yellow = gialle { $count }
duel-told-count-red = rosse { $count }
duel-told-count-black = nere { $count }
duel-told-count-turquoise = turchesi { $count }
duel-told-plates = placche scoperte: { $plates }
duel-told-number = { $number }
duel-told-top = placca in cima alla pila: { $type }
duel-told-chips = gettoni scoperti: { $chips }

duel-account-start = punti di partenza: { $points }
duel-account-plate = placca pescata dalla pila: { $points }
duel-account-alone = riga { $line }, piastrella da sola: { $points }
duel-account-row = riga { $line }, { $across } in orizzontale: { $points }
duel-account-column = riga { $line }, { $down } in verticale: { $points }
duel-account-both = riga { $line }, { $across } in orizzontale e { $down } in verticale: { $points }
duel-account-special = piastrella speciale nella riga { $row }: { $points }
duel-account-broken = { $count } { $count ->
    [one] piastrella rotta
   *[other] piastrelle rotte
 }: { $points }
duel-account-token = segnalino primo giocatore: { $points }
duel-account-goal-rows = righe piene ({ $count }): { $points }
duel-account-goal-colors = righe con cinque colori ({ $count }): { $points }
duel-account-goal-columns = colonne piene ({ $count }): { $points }
duel-account-goal-perimeter = piastrelle sul bordo ({ $count }): { $points }
duel-account-goal-diagonals = diagonali piene ({ $count }): { $points }
duel-account-goal-corners = placche d'angolo piene ({ $count }): { $points }
duel-account-goal-wilds = caselle jolly, tutte piene ({ $count }): { $points }
duel-account-goal-specials = caselle speciali vuote ({ $count }): { $points }
duel-account-goal-wilds-open = caselle jolly, non tutte piene: { $points }
duel-source-start = Inizio
duel-source-tiles = Piastrelle
duel-source-special = Piastrelle speciali
duel-source-plates = Placche pescate
duel-source-broken = Piastrelle rotte
duel-source-token = Segnalino primo giocatore
duel-source-rows = Obiettivo: righe
duel-source-colors = Obiettivo: cinque colori
duel-source-columns = Obiettivo: colonne
duel-source-perimeter = Obiettivo: perimetro
duel-source-diagonals = Obiettivo: diagonali
duel-source-corners = Obiettivo: angoli
duel-source-wilds = Obiettivo: caselle jolly
duel-source-specials = Obiettivo: caselle speciali
duel-pad-cell = cupola, riga { $row }, colonna { $column }: vuota
duel-pad-plates = placche pescate coperte, un punto ciascuna
duel-pad-wilds = le tue caselle jolly, se sono tutte piene; altrimenti 0
duel-pad-specials = le tue caselle speciali senza piastrella
duel-tie = { $seats } hanno gli stessi punti: { $broken ->
    [1] decide il segnalino primo giocatore dell'ultimo round
   *[other] nessuno ha il segnalino primo giocatore dell'ultimo round, quindi la vittoria è condivisa
 }

# Why a position cannot be
duel-wrong-nothing = { $name } è { $value }, ma ora non significa nulla
duel-wrong-due = due è { $due }, che il caso non porta nella fase { $phase }
duel-wrong-dealt = si distribuiscono piastrelle, ma dealt dice altro
duel-wrong-piling = piling non dice di quale vassoio si impilano le piastrelle
duel-wrong-held = held non dice quale placca si mette su una cupola
duel-wrong-goals = { $count } obiettivi sono in gioco, non { $of }
duel-wrong-top-due = si deve mostrare il tipo della placca in cima, ma si vede già, o non c’è
duel-wrong-looked = tutte le placche pescate sono già state guardate
duel-wrong-display = si deve esporre una placca, ma non ne manca o non ce ne sono
duel-wrong-chip-due = si deve scoprire un gettone, ma non ce n’è da scoprire
duel-wrong-broken = più di { $most } piastrelle rotte
duel-wrong-second = { $names } sono numeri della seconda fase
duel-wrong-resolved = tutte le sue righe sono risolte, e non c’è nulla da pagare
duel-wrong-dome = need, paid, payment, shown e last non vanno insieme
duel-wrong-no-plate = ci sono piastrelle sul posto { $slot }, dove non c’è una placca
duel-wrong-cell = sul posto { $slot } una piastrella sta su una casella di un altro colore
duel-wrong-special = il posto { $slot } ha la piastrella speciale quando tutte le altre caselle sono piene, e solo allora
duel-wrong-chips-kind = più di { $most } gettoni del tipo { $kind }
duel-wrong-chips = { $count } gettoni in tutto, non { $of }
duel-wrong-chips-round = sono in gioco altri gettoni dai { $each } di ogni round
duel-wrong-chips-taken = chips_taken e i gettoni sui vassoi non sono i { $each } di questo round
duel-wrong-factory = un vassoio ha più piastrelle di quante ne può avere
duel-wrong-pile = la pila del vassoio { $factory } ha un buco
duel-wrong-chip-down = il gettone del vassoio { $factory } sarebbe già scoperto
duel-wrong-cleared = dopo la prima fase ci sono piastrelle o gettoni sui vassoi
duel-wrong-round-over = tutte le righe sono risolte, e il round sarebbe finito
duel-wrong-beyond = { $name } ha placche oltre il suo numero
duel-wrong-lacks = a under o hand mancano placche
duel-wrong-two-places = una placca sta in due posti
duel-wrong-known-open = known non dice quali placche sono scoperte
duel-wrong-known-seen = known non dice quali placche sono state guardate
duel-wrong-fresh = { $count } placche del tipo { $kind } mai viste, non { $of }
duel-wrong-seen = una placca sotto la pila è stata vista da chi ce l’ha messa
duel-wrong-under-by = under_by non nomina un posto che conosce la placca
duel-wrong-batch = la prima placca sotto la pila comincia un gruppo
duel-wrong-top = top non è il tipo della placca in cima alla pila
duel-wrong-unseen = una placca pescata è ignota finché non la si guarda, se nessuno l’aveva rimessa
duel-wrong-hand-known = una placca pescata è ignota a chi la ha
duel-wrong-hand-order = le placche in mano non sono in ordine
