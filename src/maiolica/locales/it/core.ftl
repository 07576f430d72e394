seat-name = { $title ->
    [1] Posto { $seat }
   *[other] il posto { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = { $voice ->
    [you] cominci tu
   *[other] comincia { $seat }
 }
told-secret = { $voice ->
    [do] scegli in segreto
    [you] scegli in segreto
   *[other] sceglie in segreto
 }
told-by-you = Tu { $told }
told-hidden = nascoste: { $count }
log-line = Riga { $line } del registro: { $why }
account-round = Round { $round }
account-start = Inizio
account-end = Fine della partita
account-game = La partita
account-total = Totale
account-title = Da dove vengono i punti
account-other = Altro
account-unexplained = punti: { $points }
account-clipped = { $line } (invece di { $due }, perché non c'era altro da perdere)
account-value = { $seat }: { $value }
account-of = { $voice ->
    [you] Tu – { $line }
   *[other] { $seat } – { $line }
 }
