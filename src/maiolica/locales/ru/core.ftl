seat-name = { $title ->
    [1] Место { $seat }
   *[other] место { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = начинает { $seat }
told-secret = делает тайный выбор
told-hidden = скрыто: { $count }
