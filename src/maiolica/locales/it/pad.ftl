pad-about = Giocate con la scatola vera: segna ciò che è stato posato. Il segnapunti somma e spiega da dove viene ogni punto, anche senza rete.
pad-none = Nessuno dei giochi qui ha un segnapunti.
pad-of = Segnapunti: { $game }
pad-go-on = Continua
pad-open = Apri il segnapunti
pad-how-many = In quanti giocate?
pad-person = Giocatore { $seat }
pad-not-chosen = nessuno dei due
pad-begin = Inizia
pad-round = Round { $round }
pad-round-of = Round { $round } di { $rounds }
pad-over = La partita è finita
pad-lay = Tocca dove in questo round è stato posato qualcosa; toccando ancora lo togli.
pad-which = Che cosa è stato posato qui?
pad-points-so-far = { $name }: { $points }
pad-this-round = { $name } in questo round
pad-at-the-end = { $name } alla fine
pad-nothing = Non è ancora stato segnato nulla.
pad-no-end = Nessun punto alla fine.
pad-number = { $name }: { $number }
pad-more = { $name }: uno in più
pad-less = { $name }: uno in meno
pad-cards = Carte scoperte: { $count } di { $most }
pad-cards-of = Carte scoperte di tutti
pad-card-away = Togli: { $card }
pad-card-missing = Ognuno scopre { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }; poi si contano.
pad-next = Round successivo
pad-end = Fine della partita
pad-new = Nuova partita
pad-new-ask = Ciò che è segnato qui viene cancellato.
pad-new-kept = La partita resta tra le tue partite finite; questo segnapunti viene cancellato.
pad-stay = Continua questa
pad-keep = Conserva tra le mie partite
pad-is-kept = È tra le tue partite finite, su questo dispositivo.
pad-forget = Togli dalle mie partite
