board-table = Стол
board-choices = Что можно выбрать
board-clear = Отменить выбор
board-your-turn = Ваш ход
board-picked-more = { $what }. Теперь выберите отмеченное.
board-skip = Пропустить
