five211-name = 5211 Azul
five211-about = Tutti giocano le carte insieme: dà punti il colore più frequente, se non lo è troppo.
five211-option-roosters = I galletti danno punti
five211-option-roosters-at_least = quando bastano o sono di più
five211-option-roosters-exact = solo quando sono esattamente quanti servono
five211-option-target = Partita lunga
five211-option-target-none = no: una sola mano
five211-option-target-50 = fino a 50 punti
five211-option-target-100 = fino a 100 punti
five211-option-first_seat = A chi si chiede per primo

five211-yellow = giallo
five211-green = verde
five211-orange = arancione
five211-blue = blu
five211-turquoise = turchese
five211-roosters = i galletti
five211-card-yellow = { $value } giallo
five211-card-green = { $value } verde
five211-card-orange = { $value } arancione
five211-card-blue = { $value } blu
five211-card-turquoise = { $value } turchese
five211-rooster-yellow = galletto giallo
five211-rooster-green = galletto verde
five211-rooster-orange = galletto arancione
five211-rooster-blue = galletto blu
five211-rooster-turquoise = galletto turchese

five211-table = Tavolo
five211-track = { $color }: { $count } { $count ->
    [one] carta scoperta
   *[other] carte scoperte
 }{ $mine ->
    [0] {""}
    [one] {" "}e { $mine } scelta da te
   *[other] {" "}e { $mine } scelte da te
 }, al massimo { $limit } danno punti
five211-track-roosters = galletti: { $count } { $count ->
    [one] scoperto
   *[other] scoperti
 }{ $mine ->
    [0] {""}
    [one] {" "}e { $mine } scelto da te
   *[other] {" "}e { $mine } scelti da te
 }, danno punti { $exact ->
    [1] se sono esattamente { $enough }
   *[other] da { $enough } in su
 }
five211-leads = { $color }: adesso darebbe punti
five211-tied = { $color }: niente punti, un altro colore ha altrettante carte
five211-over = { $color }: niente punti, ci sono troppe carte
five211-pile = Mazzo: { $count } { $count ->
    [one] carta
   *[other] carte
 }; tolte dal gioco: { $removed }. Non ancora viste: gialle { $yellow }, verdi { $green }, arancioni { $orange }, blu { $blue }, turchesi { $turquoise }
five211-discards = Scarti: { $count } { $count ->
    [one] carta
   *[other] carte
 } (gialle { $yellow }, verdi { $green }, arancioni { $orange }, blu { $blue }, turchesi { $turquoise })
five211-part-done = parte { $part } giocata: { $count ->
    [one] una carta a testa
   *[other] due carte a testa
 }
five211-part-now = parte { $part }, adesso: { $count ->
    [one] una carta a testa
   *[other] due carte a testa
 }
five211-part-later = parte { $part }, più tardi: { $count ->
    [one] una carta a testa
   *[other] due carte a testa
 }
five211-round = round { $round } di { $rounds }
five211-last = il round precedente
five211-last-counts = il round precedente: gialle { $yellow }, verdi { $green }, arancioni { $orange }, blu { $blue }, turchesi { $turquoise }; galletti fra queste: { $roosters }
five211-last-color = il round precedente: ha dato punti il { $color }
five211-last-roosters = il round precedente: hanno dato punti i galletti
five211-last-nobody = il round precedente: nessuno ha fatto punti
five211-now-nobody = adesso non farebbe punti nessuno
five211-deal = mano { $count }
five211-target = la partita finisce dopo la mano in cui qualcuno arriva a { $count } { $count ->
    [one] punto
   *[other] punti
 }

five211-board = { $seat }: { $score } { $score ->
    [one] punto
   *[other] punti
 }{ $total ->
    [-1] {""}
   *[other] , { $total } in questa mano
 }
five211-back = una carta coperta
five211-chosen = scelta
five211-open = scoperto: { $card }
five211-place = un posto vuoto
five211-kept-card = raccolta: { $card }
five211-kept = raccolte: { $count ->
    [0] nessuna carta
    [one] una carta, punti { $points }: { $cards }
   *[other] { $count } carte, punti { $points }: { $cards }
 }{ $before ->
    [0] {""}
   *[other] ; carte delle mani precedenti: { $before }
 }
five211-gain = { $count } { $count ->
    [one] punto
   *[other] punti
 } nel round precedente

five211-status-choose = { $deal ->
    [0] {""}
   *[other] Mano { $deal }.{" "}
 }Round { $round } di { $rounds }, parte { $part }: scegli { $count ->
    [one] una carta
   *[other] due carte
 }
five211-status-choose-more = { $deal ->
    [0] {""}
   *[other] Mano { $deal }.{" "}
 }Round { $round } di { $rounds }, parte { $part }: scegli un'altra carta
five211-status-wait = { $deal ->
    [0] {""}
   *[other] Mano { $deal }.{" "}
 }Round { $round } di { $rounds }, parte { $part }: gli altri scelgono
five211-status-draw = { $deal ->
    [0] {""}
   *[other] Mano { $deal }.{" "}
 }Round { $round } di { $rounds }: si pescano le carte
five211-status-score = { $deal ->
    [0] {""}
   *[other] Mano { $deal }.{" "}
 }Round { $round } di { $rounds }: si contano le carte
five211-status-over = La partita è finita

five211-why-no-card = questa carta non è nella tua mano: { $card }

five211-choosing = { $voice ->
    [do] scegli
    [you] scegli
   *[other] sceglie
 }
five211-told-choose-yellow = { five211-choosing } il { $value } giallo
five211-told-choose-green = { five211-choosing } il { $value } verde
five211-told-choose-orange = { five211-choosing } il { $value } arancione
five211-told-choose-blue = { five211-choosing } il { $value } blu
five211-told-choose-turquoise = { five211-choosing } il { $value } turchese
five211-told-choose-rooster-yellow = { five211-choosing } il galletto giallo
five211-told-choose-rooster-green = { five211-choosing } il galletto verde
five211-told-choose-rooster-orange = { five211-choosing } il galletto arancione
five211-told-choose-rooster-blue = { five211-choosing } il galletto blu
five211-told-choose-rooster-turquoise = { five211-choosing } il galletto turchese
five211-told-first = { $voice ->
    [you] si comincia chiedendo a te
   *[other] il primo a cui si chiede è { $seat }
 }
five211-told-draw = carte pescate: { $cards }
five211-told-cards-yellow = gialle { $values }
five211-told-cards-green = verdi { $values }
five211-told-cards-orange = arancioni { $values }
five211-told-cards-blue = blu { $values }
five211-told-cards-turquoise = turchesi { $values }

five211-account-roosters = galletti scoperti: { $count }, ne bastano { $enough }: danno punti i galletti
five211-account-over = { $color } non dà punti: { $count } carte, più di { $limit }
five211-account-tied = { $colors } non danno punti: { $count } { $count ->
    [one] carta
   *[other] carte
 } ciascuno
five211-account-wins = { $color } dà punti: { $count } { $count ->
    [one] carta
   *[other] carte
 }
five211-account-nobody = nessuno fa punti
five211-account-kept = { $count } { $count ->
    [one] carta raccolta
   *[other] carte raccolte
 } ({ $cards }): { $points }
five211-account-kept-roosters = { $count } { $count ->
    [one] galletto raccolto
   *[other] galletti raccolti
 }: { $points }
five211-account-deal = Mano { $deal }
five211-source-colors = Colori
five211-source-roosters = Galletti
five211-tie = { $seats } hanno gli stessi punti: { $broken ->
    [1] decide il numero di carte raccolte ({ $values })
   *[other] anche le carte raccolte sono pari ({ $values }), quindi il posto è condiviso
 }

# Why a position cannot be
five211-wrong-kept = ha tenuto più carte che punti
five211-wrong-total-early = total ha i punti di distribuzioni precedenti, e non ce ne sono state
five211-wrong-cards = { $card }: { $count } in tutto, non { $of }
five211-wrong-hand-count = hand_count o chosen_count non è il numero delle sue carte
five211-wrong-open = { $count } carte scoperte dopo la parte { $part }, non { $of }
five211-wrong-chosen-nobody = ha scelto carte, ma ora nessuno sceglie
five211-wrong-chosen-many = ha scelto più carte di quante può
five211-wrong-hand-full = { $count } carte, non { $of }
five211-wrong-hand-many = { $count } carte sono troppe
five211-wrong-drawing = i posti pescano uno dopo l’altro, dal primo, finché una mano non è piena
five211-wrong-all-chosen = tutti hanno scelto, e le carte sarebbero già scoperte
five211-wrong-unseen = { $count } carte non viste, ma { $pile } nel mazzo e { $out } tolte
five211-wrong-pile = il mazzo è vuoto nell’ultimo round, e solo allora
five211-wrong-no-pile = non resta nulla da pescare
five211-wrong-parts = ci sono carte scoperte, ma non si gioca alcun round
five211-wrong-over = la partita è finita, ma continuerebbe
five211-wrong-target = si è cominciata una distribuzione dopo che qualcuno ha raggiunto il traguardo
five211-wrong-counts = counts e roosters non sono quelli delle carte scoperte
five211-wrong-counts-none = counts e roosters parlano di un round, e non ce n’è stato
five211-wrong-gain = un posto ha guadagnato punti in un round, e non ce n’è stato
