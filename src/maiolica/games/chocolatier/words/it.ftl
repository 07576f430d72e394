chocolatier-name = Maestro Cioccolatiere
chocolatier-about = Prendi i dolci dai piattini, riempi le righe e la scatola; i piattini d'oro cambiano le regole.
chocolatier-option-wall = Scatola
chocolatier-option-wall-colored = colorata: ogni casella ha il suo colore
chocolatier-option-wall-grey = grigia: la colonna la scegli tu
chocolatier-option-max_rounds = Round al massimo
chocolatier-option-first_seat = Chi comincia

chocolatier-teal = turchese
chocolatier-brown = marrone
chocolatier-cream = crema
chocolatier-dark = fondente
chocolatier-red = rosso
chocolatier-marker = segnalino primo giocatore

chocolatier-display = Piattini
chocolatier-factory = piattino { $number }
chocolatier-center = centro
chocolatier-tiles = { $count } { $count ->
    [one] dolce
   *[other] dolci
 }, colore { $color }, { $source }
chocolatier-marker-in-center = segnalino primo giocatore: va a chi prende per primo dal centro
chocolatier-bag = Dolci nel sacchetto: { $count } (turchese { $teal }, marrone { $brown }, crema { $cream }, fondente { $dark }, rosso { $red })
chocolatier-lid = Dolci scartati: { $count } (turchese { $teal }, marrone { $brown }, crema { $cream }, fondente { $dark }, rosso { $red })

chocolatier-board = { $seat }: { $score } { $score ->
    [one] punto
   *[other] punti
 }{ $bonus ->
    [0] {""}
   *[other] , altri { $bonus } alla fine
 }
chocolatier-line-empty = riga { $line }, vuota
chocolatier-line = riga { $line }, { $count } di { $line }, colore { $color }
chocolatier-cell = scatola, riga { $row }, colonna { $column }: { $color }
chocolatier-cell-empty = scatola, riga { $row }, colonna { $column }: vuota, per il { $color }
chocolatier-cell-grey = scatola, riga { $row }, colonna { $column }: vuota
chocolatier-floor-item = riga degli scarti: { $item }, meno { $cost }
chocolatier-floor-free = riga degli scarti, casella { $slot }, libera, meno { $cost }

chocolatier-status-take = Round { $round }: { $voice ->
    [do] prendi dolci
   *[other] { $seat } prende dolci
 }
chocolatier-status-place = Round { $round }: { $voice ->
    [do] scegli una colonna per la riga { $line }
   *[other] { $seat } sceglie una colonna per la riga { $line }
 }
chocolatier-status-deal = Round { $round }: si distribuiscono i dolci
chocolatier-status-over = La partita è finita
chocolatier-status-truncated = La partita è finita: è stato giocato l'ultimo round consentito

chocolatier-why-not-tiling = le colonne si scelgono quando si riempiono le scatole
chocolatier-why-tiling = si stanno riempiendo le scatole: scegli una colonna
chocolatier-why-cell-taken = la riga { $row } della scatola ha già un dolce nella colonna { $column }
chocolatier-why-column = la colonna { $column } della scatola ha già il { $color }
chocolatier-why-no-factory = { $source }: non è in gioco
chocolatier-why-no-tile = { $source }: niente { $color }
chocolatier-why-full = la riga { $line } è piena
chocolatier-why-mixed = la riga { $line } contiene già il { $color }
chocolatier-why-on-wall = la riga { $line } della scatola ha già il { $color }

chocolatier-option-saucers = Piattini
chocolatier-option-saucers-golden = d'oro: alcuni piattini fanno di più
chocolatier-option-saucers-plain = semplici: tutti i piattini sono blu
chocolatier-option-setup_order = Ordine degli effetti iniziali
chocolatier-option-setup_order-plus_first = prima il PIÙ, poi le calamite
chocolatier-option-setup_order-position = lungo il cerchio
chocolatier-option-shield_absorbs_marker = Lo scudo ferma il segnalino
chocolatier-option-shield_absorbs_marker-yes = sì
chocolatier-option-shield_absorbs_marker-no = no

chocolatier-golden = piattino { $number }, d'oro: { $effect }
chocolatier-gone = posto { $number }: il piattino è stato preso come scudo
chocolatier-effect-magnet-teal = calamita per il turchese
chocolatier-effect-magnet-brown = calamita per il marrone
chocolatier-effect-magnet-cream = calamita per il crema
chocolatier-effect-magnet-dark = calamita per il fondente
chocolatier-effect-magnet-red = calamita per il rosso
chocolatier-effect-plus = un dolce in più
chocolatier-effect-keep = conserva: gli altri dolci restano
chocolatier-effect-spread = sparge: gli altri dolci vanno ai vicini
chocolatier-effect-shield = scudo: ferma la prima cosa che cade
chocolatier-shield-free = scudo, libero: ferma la prossima cosa che cade
chocolatier-shield-used = scudo: { $item }
chocolatier-held = in mano: { $count }, { $color }
chocolatier-send-left = manda a sinistra: { $saucer }
chocolatier-send-right = manda a destra: { $saucer }

chocolatier-status-spread = Round { $round }: { $voice ->
    [do] manda a sinistra o a destra il { $color }
   *[other] { $seat } manda a sinistra o a destra il { $color }
 }
chocolatier-why-spreading = si stanno spargendo i dolci: scegli un lato
chocolatier-why-not-spreading = non c'è nulla da spargere
chocolatier-why-other-group = prima va sparso il { $color }

chocolatier-told-take = { $voice ->
    [do] prendi
    [you] prendi
   *[other] prende
 } { $color } { $source } { $line }
chocolatier-told-color-teal = il turchese
chocolatier-told-color-brown = il marrone
chocolatier-told-color-cream = il crema
chocolatier-told-color-dark = il fondente
chocolatier-told-color-red = il rosso
chocolatier-told-from-factory = dal piattino { $number }
chocolatier-told-from-center = dal centro
chocolatier-told-to-line = per la riga { $line }
chocolatier-told-to-floor = per la riga degli scarti
chocolatier-told-place = { $voice ->
    [do] scegli
    [you] scegli
   *[other] sceglie
 } la colonna { $column }
chocolatier-told-send-left = { $voice ->
    [do] manda
    [you] mandi
   *[other] manda
 } a sinistra { $color }
chocolatier-told-send-right = { $voice ->
    [do] manda
    [you] mandi
   *[other] manda
 } a destra { $color }
chocolatier-told-deal = dolci distribuiti: { $tiles }
chocolatier-told-count-teal = turchesi { $count }
chocolatier-told-count-brown = marroni { $count }
chocolatier-told-count-cream = crema { $count }
chocolatier-told-count-dark = fondenti { $count }
chocolatier-told-count-red = rossi { $count }
chocolatier-told-gold = d'oro: { $saucers }
chocolatier-told-saucer = { $saucer } ({ $effect })

chocolatier-account-alone = riga { $line }, dolce isolato: { $points }
chocolatier-account-row = riga { $line }, { $across } in orizzontale: { $points }
chocolatier-account-column = riga { $line }, { $down } in verticale: { $points }
chocolatier-account-both = riga { $line }, { $across } in orizzontale e { $down } in verticale: { $points }
chocolatier-account-floor = riga degli scarti, { $count } { $count ->
    [one] casella
   *[other] caselle
 }: { $points }
chocolatier-account-full-row = riga { $row } completa: { $points }
chocolatier-account-full-column = colonna { $column } completa: { $points }
chocolatier-account-full-color = tutti e cinque di un colore ({ $color }): { $points }
chocolatier-source-wall = Scatola
chocolatier-source-floor = Riga degli scarti
chocolatier-source-rows = Righe
chocolatier-source-columns = Colonne
chocolatier-source-colors = Colori
chocolatier-tie = { $seats } hanno gli stessi punti: { $broken ->
    [1] decide il numero di righe complete ({ $values })
   *[other] anche le righe complete sono pari ({ $values }), quindi il posto è condiviso
 }

# Why a position cannot be
chocolatier-wrong-saucer-full = un piattino ha più di { $most } piastrelle
chocolatier-wrong-saucer-out = ci sono piastrelle su un piattino che non è in gioco, o sono troppe
chocolatier-wrong-hand = si hanno piastrelle in mano mentre le altre si distribuiscono, e solo allora
chocolatier-wrong-held = held_color e held_line parlano di piastrelle in mano, e non ce ne sono
chocolatier-wrong-shield = uno scudo è di un posto se manca dal cerchio, e solo allora
chocolatier-wrong-shield-marker = il suo scudo tiene il segnalino, che non ha preso
chocolatier-wrong-ring-twice = un piattino d’oro sta in due posti
chocolatier-wrong-ring-out = un piattino d’oro sta dove non ci sono piattini in gioco
chocolatier-wrong-golden-off = ci sono piattini d’oro, ma golden è 0
chocolatier-wrong-golden-count = { $count } piattini d’oro per { $seats } posti
chocolatier-wrong-golden-when = i piattini d’oro sono nel cerchio prima o dopo tutti i round
chocolatier-wrong-golden-placed = tutti i piattini d’oro hanno già il loro posto
chocolatier-wrong-turning = si sta girando un piattino, e phase dice altro
chocolatier-wrong-plus = si pesca una piastrella per un piattino che non c’è
chocolatier-wrong-shield-gone = lo scudo manca prima che qualcuno potesse prenderlo
chocolatier-wrong-spread = si distribuiscono piastrelle da un piattino che non ne ha
chocolatier-wrong-shield-tiles = ci sono piastrelle dove stava lo scudo
