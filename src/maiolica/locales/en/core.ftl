seat-name = { $title ->
    [1] Seat { $seat }
   *[other] seat { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = { $seat } starts
told-secret = chooses in secret
told-hidden = hidden: { $count }
