azul-name = Azul Mini
azul-about = Prendi le piastrelle dai vassoi, riempi le righe e rivesti la parete.
azul-option-wall = Parete
azul-option-wall-colored = colorata: ogni casella ha il suo colore
azul-option-wall-grey = grigia: la colonna la scegli tu
azul-option-max_rounds = Round al massimo
azul-option-first_seat = Chi comincia

azul-blue = blu
azul-yellow = giallo
azul-red = rosso
azul-black = nero
azul-white = bianco
azul-marker = segnalino primo giocatore

azul-display = Vassoi
azul-factory = vassoio { $number }
azul-center = centro
azul-tiles = { $count } { $count ->
    [one] piastrella
   *[other] piastrelle
 }, colore { $color }, { $source }
azul-marker-in-center = segnalino primo giocatore: va a chi prende per primo dal centro
azul-bag = Piastrelle nel sacchetto: { $count } (blu { $blue }, gialle { $yellow }, rosse { $red }, nere { $black }, bianche { $white })
azul-lid = Piastrelle scartate: { $count } (blu { $blue }, gialle { $yellow }, rosse { $red }, nere { $black }, bianche { $white })

azul-board = { $seat }: { $score } { $score ->
    [one] punto
   *[other] punti
 }{ $bonus ->
    [0] {""}
   *[other] , altri { $bonus } alla fine
 }
azul-line-empty = riga { $line }, vuota
azul-line = riga { $line }, { $count } di { $line }, colore { $color }
azul-cell = parete, riga { $row }, colonna { $column }: { $color }
azul-cell-empty = parete, riga { $row }, colonna { $column }: vuota, per il { $color }
azul-cell-grey = parete, riga { $row }, colonna { $column }: vuota
azul-floor-item = pavimento: { $item }, meno { $cost }
azul-floor-free = pavimento, casella { $slot }, libera, meno { $cost }

azul-status-take = Round { $round }: { $voice ->
    [do] prendi piastrelle
   *[other] { $seat } prende piastrelle
 }
azul-status-place = Round { $round }: { $voice ->
    [do] scegli una colonna per la riga { $line }
   *[other] { $seat } sceglie una colonna per la riga { $line }
 }
azul-status-deal = Round { $round }: si distribuiscono le piastrelle
azul-status-over = La partita è finita
azul-status-truncated = La partita è finita: è stato giocato l'ultimo round consentito

azul-why-not-tiling = le colonne si scelgono quando si rivestono le pareti
azul-why-tiling = si stanno rivestendo le pareti: scegli una colonna
azul-why-cell-taken = la riga { $row } della parete ha già una piastrella nella colonna { $column }
azul-why-column = la colonna { $column } della parete ha già il { $color }
azul-why-no-factory = { $source }: non è in gioco
azul-why-no-tile = { $source }: niente { $color }
azul-why-full = la riga { $line } è piena
azul-why-mixed = la riga { $line } contiene già il { $color }
azul-why-on-wall = la riga { $line } della parete ha già il { $color }

azul-told-take = { $voice ->
    [do] prendi
    [you] prendi
   *[other] prende
 } { $color } { $source } { $line }
azul-told-color-blue = il blu
azul-told-color-yellow = il giallo
azul-told-color-red = il rosso
azul-told-color-black = il nero
azul-told-color-white = il bianco
azul-told-from-factory = dal vassoio { $number }
azul-told-from-center = dal centro
azul-told-to-line = per la riga { $line }
azul-told-to-floor = per il pavimento
azul-told-place = { $voice ->
    [do] scegli
    [you] scegli
   *[other] sceglie
 } la colonna { $column }
azul-told-deal = piastrelle distribuite: { $tiles }
azul-told-count-blue = blu { $count }
azul-told-count-yellow = gialle { $count }
azul-told-count-red = rosse { $count }
azul-told-count-black = nere { $count }
azul-told-count-white = bianche { $count }

azul-account-alone = riga { $line }, piastrella da sola: { $points }
azul-account-row = riga { $line }, { $across } in orizzontale: { $points }
azul-account-column = riga { $line }, { $down } in verticale: { $points }
azul-account-both = riga { $line }, { $across } in orizzontale e { $down } in verticale: { $points }
azul-account-floor = pavimento, { $count } { $count ->
    [one] casella
   *[other] caselle
 }: { $points }
azul-account-full-row = riga { $row } completa: { $points }
azul-account-full-column = colonna { $column } completa: { $points }
azul-account-full-color = tutti e cinque di un colore ({ $color }): { $points }
azul-source-wall = Parete
azul-source-floor = Pavimento
azul-source-rows = Righe
azul-source-columns = Colonne
azul-source-colors = Colori
azul-tie = { $seats } hanno gli stessi punti: { $broken ->
    [1] decide il numero di righe complete ({ $values })
   *[other] anche le righe complete sono pari ({ $values }), quindi il posto è condiviso
 }
