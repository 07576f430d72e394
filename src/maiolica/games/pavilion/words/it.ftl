pavilion-name = Azul Summer Pavilion Mini
pavilion-about = Prendi le piastrelle, aiutati con i jolly e completa le stelle.
pavilion-option-side = Lato delle plance
pavilion-option-side-colored = colorato: ogni stella esterna ha il suo colore
pavilion-option-side-grey = grigio: ogni stella è di un solo colore o di colori tutti diversi
pavilion-option-wild_order = Colori jolly per round
pavilion-option-wild_order-PGOYBR = viola, verde, arancione, giallo, azzurro, rosso
pavilion-option-wild_order-ORBYGP = arancione, rosso, azzurro, giallo, verde, viola (seconda variante; l'ordine vero non è verificato)
pavilion-option-score_floor = Nessun punteggio scende sotto
pavilion-option-score_floor-0 = 0
pavilion-option-score_floor-1 = 1
pavilion-option-last_round_keep = Conservare piastrelle nell'ultimo round
pavilion-option-last_round_keep-no = no: chi passa scarta tutto ciò che resta
pavilion-option-last_round_keep-literal = sì: fino a quattro, ognuna costa un punto dopo i bonus
pavilion-option-first_seat = Chi comincia

pavilion-purple = viola
pavilion-green = verde
pavilion-orange = arancione
pavilion-yellow = giallo
pavilion-blue = azzurro
pavilion-red = rosso

pavilion-star-purple = stella viola
pavilion-star-green = stella verde
pavilion-star-orange = stella arancione
pavilion-star-yellow = stella gialla
pavilion-star-blue = stella azzurra
pavilion-star-red = stella rossa
pavilion-star-center = stella centrale

pavilion-display = Vassoi e riserva
pavilion-factory = vassoio { $number }
pavilion-center = centro
pavilion-tiles = { $count } { $count ->
    [one] piastrella
   *[other] piastrelle
 }, colore { $color }, { $source }
pavilion-marker-in-center = segnalino primo giocatore: va a chi prende per primo dal centro, che perde un punto per piastrella
pavilion-marker-held = segnalino primo giocatore
pavilion-bag = Piastrelle nel sacchetto: { $count } (viola { $purple }, verdi { $green }, arancioni { $orange }, gialle { $yellow }, azzurre { $blue }, rosse { $red })
pavilion-box = Piastrelle scartate: { $count } (viola { $purple }, verdi { $green }, arancioni { $orange }, gialle { $yellow }, azzurre { $blue }, rosse { $red })
pavilion-supply = riserva: qui si prendono le piastrelle bonus
pavilion-supply-tile = piastrella nella riserva, colore { $color }
pavilion-wild-now = round { $round }, adesso: jolly { $color }
pavilion-wild-round = round { $round }: jolly { $color }

pavilion-board = { $seat }: { $score } { $score ->
    [one] punto
   *[other] punti
 }{ $bonus ->
    [0] {""}
   *[other] , altri { $bonus } alla fine
 }
pavilion-space-covered = { $star }, casella { $slot }: { $color }
pavilion-space-free = { $star }, casella { $slot }: libera, costa { $cost }{ $gain ->
    [0] {""}
    [one] , dà { $gain } piastrella bonus
   *[other] , dà { $gain } piastrelle bonus
 }
pavilion-medal = { $star }: { $points } punti quando è completa
pavilion-medal-done = { $star }: completa, { $points } punti alla fine
pavilion-medal-open = { $star }: i punti dipendono dalle prime due piastrelle
pavilion-feature-pillar = colonna, piastrelle bonus: { $tiles }; { $missing ->
    [0] completa
    [one] manca { $missing } casella
   *[other] mancano { $missing } caselle
 }
pavilion-feature-statue = statua, piastrelle bonus: { $tiles }; { $missing ->
    [0] completa
    [one] manca { $missing } casella
   *[other] mancano { $missing } caselle
 }
pavilion-feature-window = finestra, piastrelle bonus: { $tiles }; { $missing ->
    [0] completa
    [one] manca { $missing } casella
   *[other] mancano { $missing } caselle
 }
pavilion-set = caselle con { $number }: coperte { $covered } su { $count }, { $points } punti per tutte
pavilion-corner-free = spazio libero nell'angolo: qui si può conservare una piastrella
pavilion-corner-tile = conservata per il prossimo round: { $color }
pavilion-passed = ha passato
pavilion-hand = in mano: { $count } { $count ->
    [one] piastrella
   *[other] piastrelle
 }
pavilion-hand-tile = { $count } in mano, colore { $color }
pavilion-hand-wild = { $count } in mano, colore { $color }, jolly
pavilion-pass = passa: conserva fino a quattro piastrelle, perdi un punto per ogni altra
pavilion-done = non conservare altro: perdi un punto per ogni piastrella rimasta
pavilion-pay = paga { $own } ({ $color }) e { $wilds } jolly ({ $wild })

pavilion-status-take = Round { $round }, jolly { $wild }: { $voice ->
    [do] prendi piastrelle
   *[other] { $seat } prende piastrelle
 }
pavilion-status-place = Round { $round }, jolly { $wild }: { $voice ->
    [do] piazza una piastrella o passa
   *[other] { $seat } piazza una piastrella o passa
 }
pavilion-status-pay = Round { $round }, jolly { $wild }: { $voice ->
    [do] scegli quanti jolly pagare
   *[other] { $seat } sceglie quanti jolly pagare
 }
pavilion-status-pick = Round { $round }, jolly { $wild }: { $voice ->
    [do] prendi
   *[other] { $seat } prende
 } { $count } { $count ->
    [one] piastrella bonus
   *[other] piastrelle bonus
 }
pavilion-status-keep = Round { $round }, jolly { $wild }: { $voice ->
    [do] scegli che cosa conservare
   *[other] { $seat } passa e sceglie che cosa conservare
 }
pavilion-status-deal = Round { $round }, jolly { $wild }: si distribuiscono le piastrelle
pavilion-status-refill = Round { $round }, jolly { $wild }: si riempie la riserva
pavilion-status-over = La partita è finita

pavilion-why-take = adesso si prendono le piastrelle dai vassoi
pavilion-why-place = adesso si piazzano le piastrelle: scegli una casella o passa
pavilion-why-pay = scegli quanti jolly pagare
pavilion-why-pick = scegli una piastrella bonus dalla riserva
pavilion-why-keep = scegli le piastrelle da conservare, o concludi
pavilion-why-no-factory = { $source } non è in gioco
pavilion-why-no-tile = { $source }: non c'è questo colore: { $color }
pavilion-why-wild = { $color } è il jolly: si sceglie da solo solo dove non c'è altro
pavilion-why-covered = su questa casella c'è già una piastrella
pavilion-why-color-outer = la { $star } accetta solo il suo colore, non { $color }
pavilion-why-color-center = la { $star } ha già questo colore: { $color }
pavilion-why-color-grey = questa stella deve essere di un solo colore o di colori tutti diversi, quindi non accetta { $color }
pavilion-why-no-hand = in mano non c'è questo colore: { $color }
pavilion-why-cost = questa casella costa { $cost }: mancano piastrelle di questo colore ({ $color }) e jolly
pavilion-why-wilds = in questo pagamento ci possono essere da { $fewest } a { $most } jolly
pavilion-why-supply = nella riserva non c'è questo colore: { $color }

pavilion-told-take = { $voice ->
    [do] prendi
    [you] prendi
   *[other] prende
 } { $color } { $source }
pavilion-told-color-purple = il viola
pavilion-told-color-green = il verde
pavilion-told-color-orange = l'arancione
pavilion-told-color-yellow = il giallo
pavilion-told-color-blue = l'azzurro
pavilion-told-color-red = il rosso
pavilion-told-from-factory = dal vassoio { $number }
pavilion-told-from-center = dal centro
pavilion-told-one-purple = una piastrella viola
pavilion-told-one-green = una piastrella verde
pavilion-told-one-orange = una piastrella arancione
pavilion-told-one-yellow = una piastrella gialla
pavilion-told-one-blue = una piastrella azzurra
pavilion-told-one-red = una piastrella rossa
pavilion-told-place = { $voice ->
    [do] metti
    [you] metti
   *[other] mette
 } { $color } sulla casella { $slot } { $star }
pavilion-told-of-purple = della stella viola
pavilion-told-of-green = della stella verde
pavilion-told-of-orange = della stella arancione
pavilion-told-of-yellow = della stella gialla
pavilion-told-of-blue = della stella azzurra
pavilion-told-of-red = della stella rossa
pavilion-told-of-center = della stella centrale
pavilion-told-pay = { $voice ->
    [do] paga
    [you] paghi
   *[other] paga
 } { $wilds ->
    [0] senza jolly
   *[other] con { $wilds } jolly
 }
pavilion-told-pick = { $voice ->
    [do] prendi
    [you] prendi
   *[other] prende
 } dalla riserva { $color }
pavilion-told-pass = { $voice ->
    [do] passa
    [you] passi
   *[other] passa
 }
pavilion-told-keep = { $voice ->
    [do] conserva
    [you] conservi
   *[other] conserva
 } { $color }
pavilion-told-done = { $voice ->
    [do] non conservare altro
    [you] non conservi altro
   *[other] non conserva altro
 }
pavilion-told-draw = piastrelle pescate: { $tiles }
pavilion-told-count-purple = viola { $count }
pavilion-told-count-green = verdi { $count }
pavilion-told-count-orange = arancioni { $count }
pavilion-told-count-yellow = gialle { $count }
pavilion-told-count-blue = azzurre { $count }
pavilion-told-count-red = rosse { $count }

pavilion-account-start = punti di partenza: { $points }
pavilion-account-marker = segnalino primo giocatore, { $count } { $count ->
    [one] piastrella presa
   *[other] piastrelle prese
 }: { $points }
pavilion-account-group = { $star }, { $count ->
    [1] piastrella da sola
   *[other] gruppo di { $count }
 }: { $points }
pavilion-account-discarded = { $count } { $count ->
    [one] piastrella scartata
   *[other] piastrelle scartate
 }: { $points }
pavilion-account-kept = { $count } { $count ->
    [one] piastrella conservata
   *[other] piastrelle conservate
 } fino alla fine: { $points }
pavilion-account-star = { $star } completa: { $points }
pavilion-account-set = coperte tutte le caselle con { $number }: { $points }
pavilion-source-start = Inizio
pavilion-source-tiles = Piastrelle posate
pavilion-source-marker = Segnalino primo giocatore
pavilion-source-discards = Piastrelle avanzate
pavilion-source-stars = Stelle complete
pavilion-source-sets = Serie di numeri
pavilion-pad-marker = piastrelle prese insieme al segnalino
pavilion-pad-discards = piastrelle che non si sono potute conservare
pavilion-pad-kept = piastrelle conservate fino alla fine
pavilion-tie = { $seats } hanno gli stessi punti e condividono il posto

# Why a position cannot be
pavilion-wrong-order = wild_order non nomina ogni colore una volta
pavilion-wrong-over = la partita è finita dopo { $rounds } round
pavilion-wrong-grey = una stella grigia ha un solo colore, o tutti diversi
pavilion-wrong-star = una stella ha una piastrella di un altro colore
pavilion-wrong-middle = la stella centrale ha due volte un colore
pavilion-wrong-hand = ha piastrelle in mano, ma ha passato o ora non gioca
pavilion-wrong-corner = si conservano più di { $most } piastrelle
pavilion-wrong-corner-early = ha conservato piastrelle prima di passare
pavilion-wrong-corner-last = si conservano piastrelle nell’ultimo round
pavilion-wrong-hand-deal = ha in mano più piastrelle di quante se ne possano conservare
pavilion-wrong-factory = un vassoio ha più di { $most } piastrelle, o non è in gioco
pavilion-wrong-heaps = ci sono piastrelle sui vassoi o al centro, ma ora non si distribuiscono né si prendono
pavilion-wrong-dealt = dealt non corrisponde alle piastrelle sui vassoi
pavilion-wrong-supply = { $count } piastrelle nella riserva, non { $of }
pavilion-wrong-supply-fill = la riserva sarebbe stata riempita
pavilion-wrong-refill = non c’è nulla da riempire, o nulla con cui farlo
pavilion-wrong-supply-early = la riserva si riempie quando si sa chi comincia
pavilion-wrong-turn-passed = tocca al posto { $seat }, che ha passato
pavilion-wrong-turn-empty = tocca al posto { $seat }, che non ha piastrelle
pavilion-wrong-passed = si passa solo mentre si posano le piastrelle
pavilion-wrong-over-passed = la partita è finita, ma non tutti hanno passato
pavilion-wrong-marker-early = il segnalino si prende solo mentre si prendono le piastrelle
pavilion-wrong-marker-first = first non è chi ha il segnalino
pavilion-wrong-pay-zero = space e color parlano di una piastrella da pagare, e non c’è
pavilion-wrong-picks-zero = picks parla di piastrelle bonus, e non se ne prendono
pavilion-wrong-pay = si paga per uno spazio occupato, o non c’è nulla da scegliere nel pagare
pavilion-wrong-pick = non c’è nulla da scegliere tra le piastrelle bonus
pavilion-wrong-keep = non si possono conservare altre piastrelle
