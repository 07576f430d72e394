review-why-played = { $average ->
    [1] La mossa giocata segna in media { $points } in questo round ({ $parts })
   *[other] La mossa giocata segna { $points } in questo round ({ $parts })
 }
review-why-best = { $average ->
    [1] La mossa migliore segna in media { $points } ({ $parts })
   *[other] La mossa migliore segna { $points } ({ $parts })
 }
review-why-others = { $seat } segna { $played } dopo la mossa giocata, { $best } dopo quella migliore
review-why-reply = Dopo la mossa giocata { $seat } { $told }
review-why-later = La mossa migliore lascia anche di più per dopo: circa { $points } punti
review-why-less-later = Per dopo lascia circa { $points } punti in meno
review-why-later-only = Porta a di più in seguito
review-points = { $sign }{ $points }
review-part = { $source } { $points }
review-no-points = niente
review-title = Analisi
review-to-table = Torna al tavolo
review-progress = Esame delle decisioni: { $judged } di { $count }
review-more-exact = Tra poco più esatta: { $share }
review-exact = Esatta quanto possibile
review-chances = Probabilità di vittoria
review-walk = Decisione
review-walked = { $number } di { $count }, { $name }
review-seat = Posto
review-accuracy = Precisione
review-start = Inizio
review-own = Mosse proprie
review-others = Altri
review-luck = Fortuna
review-later = Visto dopo
review-result = Risultato
review-later-about = ciò che l’analisi stessa ha visto solo a una decisione successiva
review-hinged = Da che cosa è dipesa
review-hinged-move = { $name } gioca { $move }, { $loss }
review-hinged-luck = sfortuna per { $name }, { $loss }
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-inaccuracies = Imprecisioni
review-mistakes = Errori
review-blunders = Errori gravi
review-forced = L’unica mossa
review-equal = Tutte le mosse si equivalgono
review-is-best = La mossa migliore
review-nearly = Quasi la mossa migliore
review-played = Giocata
review-better = Migliore
review-worth = { $chance } · { $lead }
review-line-best = Come prosegue la mossa migliore
review-line-played = Come prosegue la mossa giocata
review-line-back = Torna alla decisione
review-line-at = { $number } di { $count }: { $told }
review-learn = Impara dagli errori
review-learn-none = Non c’è alcun errore da cui imparare
review-learn-ask = { $name }: trova una mossa migliore
review-learn-good = Bene! Non perde più di { $loss }
review-learn-bad = Questa perde { $loss }. Riprova
review-learn-wait = Ci sto pensando …
review-answer = Mostra la risposta
review-learn-next = Errore seguente
review-learn-end = Torna all’analisi
review-branch = Continua da qui
review-branch-all = Gioco tutti i posti
review-branch-bots = I bot giocano gli altri
review-previous = Segno precedente
review-next = Segno seguente
review-no-decisions = In questa partita nessuno ha deciso nulla
