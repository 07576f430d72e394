review-why-played = { $average ->
    [1] Зіграний хід дає в цьому раунді в середньому { $points } ({ $parts })
   *[other] Зіграний хід дає в цьому раунді { $points } ({ $parts })
 }
review-why-best = { $average ->
    [1] Кращий хід дає в середньому { $points } ({ $parts })
   *[other] Кращий хід дає { $points } ({ $parts })
 }
review-why-others = { $seat }: { $played } після зіграного ходу, { $best } після кращого
review-why-reply = Після зіграного ходу { $seat } { $told }
review-why-later = Кращий хід ще й лишає більше на потім: приблизно { $points } очка
review-why-less-later = На потім він лишає приблизно на { $points } очка менше
review-why-later-only = Він веде до більшого згодом
review-part = { $source } { $points }
review-no-points = нічого
