board-table = Стіл
board-choices = Що можна вибрати
board-clear = Скасувати вибір
board-your-turn = Ваш хід
board-picked-more = { $what }. Тепер оберіть позначене.
board-skip = Пропустити
