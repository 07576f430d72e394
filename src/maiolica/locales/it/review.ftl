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
review-part = { $source } { $points }
review-no-points = niente
