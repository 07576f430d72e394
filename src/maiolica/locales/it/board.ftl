board-table = Il tavolo
board-choices = Che cosa si può scegliere
board-clear = Annulla la scelta
board-your-turn = Tocca a te
board-picked-more = { $what }. Ora scegli ciò che è segnato.
board-skip = Salta
