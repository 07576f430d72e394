# La scuola: le lezioni, e il maestro alla prima partita.

lesson-title = Impara { $game }
lesson-leave = Lascia la lezione
lesson-you = Tu
lesson-coach = Maestro
lesson-watch = Guarda che cosa succede
lesson-done = Ben fatto
lesson-other = È una mossa permessa, e in partita puoi farla. Per ora prova quello che ti indico.
lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-step = Passo { $step } di { $count }
lesson-again = Ancora una volta
lesson-first-game = Gioca una prima partita con consigli

coach-warning = Davvero questa mossa? Io farei così: { $move }. Dovrebbe darti circa { $points } { $points ->
    [one] punto
   *[other] punti
 } in più.
coach-warning-chance = Davvero questa mossa? Io farei così: { $move }. Avresti molte più possibilità.
coach-anyway = Gioca lo stesso
coach-rather = Scegli di nuovo
coach-first = { $source }, per la prima volta: { $line }
coach-hello = Io guardo, e parlo solo quando conta.
coach-off = Senza maestro
