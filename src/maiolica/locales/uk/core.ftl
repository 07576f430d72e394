seat-name = { $title ->
    [1] Місце { $seat }
   *[other] місце { $seat }
 }
told-list = { $first }, { $rest }
told-and = { $first }; { $rest }
told-starts = починає { $seat }
told-secret = робить таємний вибір
told-hidden = приховано: { $count }
