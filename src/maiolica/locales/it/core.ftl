seat-name = { $title ->
    [1] Posto { $seat }
   *[other] il posto { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = comincia { $seat }
told-secret = sceglie in segreto
told-hidden = nascoste: { $count }
