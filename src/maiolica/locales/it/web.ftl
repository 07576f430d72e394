# L'app per il browser.

web-skip = Vai al contenuto
web-nav = Pagine
web-home = Tutti i giochi
web-close = Chiudi
web-cancel = Annulla
web-save = Salva
web-saved = Salvato.
web-more = Altro
web-loading = Un momento …
web-preparing = Preparazione: si compilano le regole di { $game }, mancano circa { $seconds } s …
web-try-again = Riprova
web-missing-title = Qui non c'è nulla
web-missing = Questa pagina non esiste. Forse il link è incompleto.
web-guest = Ospite
web-unofficial = Un progetto non ufficiale di appassionati.
web-version = Versione { $version }

web-welcome = I giochi della famiglia Azul
web-welcome-more = Contro i bot o con gli amici: scegli un gioco e sei già al tavolo.
web-my-games = Le mie partite
web-choose-game = Scegli un gioco
web-open-tables = Tavoli aperti
web-watch = Guarda
web-finished = Partite finite
web-show-all = Mostra tutte ({ $count })
web-state-open = si attendono giocatori
web-state-over = finita
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-seats-range = { $most ->
    [2] 2 giocatori
   *[other] { $least }–{ $most } giocatori
 }

web-play-bot = Gioca contro un bot
web-play-friends = Gioca con gli amici
web-play-device = Su un solo dispositivo
web-play-this = Gioca
web-learn = Impara in tre minuti
web-learn-offer = È la tua prima volta?
web-learn-not = No, grazie
web-rules = Regole
web-level = Livello del bot
level-beginner = Principiante
level-casual = Occasionale
level-regular = Intermedio
level-advanced = Avanzato
level-expert = Esperto
level-master = Maestro
level-grandmaster = Grande maestro
web-bot-name = Bot · { $level }
web-rating = Punteggio Elo { $rating }; il principiante ha 0

web-new-table = Nuovo tavolo
web-kind = Come giocate?
web-kind-live = Tutti online
web-kind-live-more = Gli amici entrano con un link e si gioca subito.
web-kind-slow = Qualche mossa al giorno
web-kind-slow-more = Ognuno muove quando ha tempo.
web-kind-device = Su un solo dispositivo
web-kind-device-more = Ve lo passate; nel frattempo le carte in mano sono coperte.
web-seats = Posti
web-seat-count = Numero di posti
web-seat-number = Posto { $seat }
web-seat-me = Io
web-seat-person = Una persona
web-seat-friend = Un amico, con il link
web-seat-bot = Bot
web-seat-open = Posto libero
web-name = Nome
web-your-name = Il tuo nome
web-name-of = Nome per il posto { $seat }
web-options = Opzioni del gioco
web-option-random = a sorte
web-option-other = altro …
web-table-options = Tempo, annullamenti e altro
web-clock = Tempo per pensare
web-clock-none = Quanto si vuole
web-clock-move = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
 } per ogni decisione
web-clock-bank = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
 } per la partita, più { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
 } per ogni turno
web-clock-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
 } per ogni decisione
web-undo-choice = Annullare le mosse
web-undo-own = Solo le sviste
web-undo-own-more = La tua ultima decisione, finché nessun altro ha giocato e nulla di nuovo è stato scoperto.
web-undo-free = Liberamente
web-undo-free-more = Torni alla tua ultima decisione quando vuoi, anche dopo la mossa del bot.
web-undo-none = Mai
web-undo-none-more = Mossa fatta, mossa giocata.
web-absent = Quando qualcuno se ne va o finisce il tempo
web-absent-bot = un bot gioca al suo posto
web-absent-end = la partita finisce
web-hints = Consigli
web-hints-more = Ognuno può chiedere consiglio a un bot forte.
web-listed = Nell'elenco
web-listed-more = Chiunque trova questo tavolo nella pagina iniziale e può sedersi.
web-create-invite = Crea il tavolo e invita
web-create-start = Comincia la partita

web-waiting-for = { $count ->
    [one] manca ancora un giocatore
   *[other] mancano ancora { $count } giocatori
 }
web-you = tu
web-here = presente
web-away = assente
web-not-ready = non ancora pronto
web-join = Siediti qui
web-ready = Ci sono, si comincia
web-invite = Invita
web-invite-about = Chi ha questo link può guardare, e sedersi finché c'è un posto libero.
web-copy = Copia
web-copied = Copiato.
web-copy-by-hand = Il link è selezionato: copialo con il menu o con la tastiera.
web-share = Condividi
web-start-bots = Comincia con i bot
web-start-bots-about = Un bot prende ogni posto libero.
web-start-now = Comincia ora
web-leave = Lascia
web-leave-question = Lasciare questo tavolo? Il tuo posto va come deciso per il tavolo: gioca un bot, oppure la partita finisce.

web-undo = Annulla
web-hint = Consiglio
web-thinking = Il consigliere sta pensando …
web-best-moves = Le mosse migliori
web-chance = probabilità di vittoria · vantaggio finale
web-no-advice = Qui non c'è nulla da decidere.
web-log = Diario
web-line = { $name } { $told }
web-to-move = di turno
web-stand-in = gioca un bot ({ $level })
web-time-left = Tempo rimasto: { $time }
web-points = { $count } { $count ->
    [one] punto
   *[other] punti
 }
web-signals = Di' qualcosa
web-signaled = { $name }: { $text }
signal-hello = Ciao!
signal-thanks = Grazie!
signal-well-played = Ben giocato!
signal-oops = Ops!
signal-one-moment = Un attimo, per favore
web-resign = Abbandona
web-resign-question = Abbandonare questa partita? Non si può tornare indietro.
web-watching = { $count ->
    [one] Stai guardando
   *[other] { $count } persone stanno guardando
 }
web-spectator = Spettatore
web-replaced = Un bot gioca al tuo posto.
web-come-back = Torna
web-stopped = Questa partita non può continuare: è cominciata con un'altra versione delle regole, oppure ciò che ne è stato conservato è danneggiato.
web-connection-connecting = Connessione in corso …
web-connection-waiting = Nessuna connessione. Nuovo tentativo …
web-connection-closed = Disconnesso
web-offline-unsent = Nessuna connessione: la tua mossa è conservata e sarà inviata appena possibile.
web-unsaved = Il server ora non può salvare: la tua mossa è conservata e verrà inviata di nuovo.
web-since = Mentre non c'eri
web-since-show = Mostrami
web-hand-over = Ora tocca a { $name }
web-hand-over-more = Passa il dispositivo. Gli altri non guardino.
web-hand-over-ready = Sono { $name }: mostra il tavolo
web-keys = Tasti
web-key-1 = annulla la mossa
web-key-2 = consiglio
web-key-3 = diario
web-key-4 = il tavolo a parole
web-key-5 = un passo indietro o avanti nella partita
web-key-6 = torna al presente
web-key-7 = sul tavolo: che cos'è, e perché no?
web-key-8 = le regole, di ciò che il tavolo spiega o evidenzia

web-scrub = Ripercorri la partita
web-first = All'inizio
web-previous = Un passo indietro
web-next = Un passo avanti
web-last = Alla fine
web-run = Riproduci
web-pause = Pausa
web-moment = Momento
web-moment-of = Momento { $number } di { $count }
web-beginning = L'inizio
web-to-now = Torna al presente
web-to-now-turn = Tocca a te: torna al presente
web-to-end = Alla fine
web-result = Risultato
web-you-won = Hai vinto!
web-won = { $names } { $count ->
    [one] vince
   *[other] vincono insieme
 }
web-reason-resigned = { $name } abbandona.
web-reason-time = { $name } ha finito il tempo.
web-reason-left = { $name } lascia il tavolo.
web-rematch = Rivincita
web-invited = Gli altri vogliono la rivincita.
web-to-rematch = Alla rivincita
web-watch-replay = Rivedi la partita
web-review = Analisi
web-everybody = Tutti
web-chart = Punteggi round per round
web-score = Punteggio
web-view-of = Vista da
web-share-moment = Link a questo momento
web-download-log = Diario
web-download-picture = Immagine
web-fair = Pescate oneste
web-fair-about = Prima della prima pescata il server ha scelto un segreto che decide tutte le pescate: questa è la sua impronta. Dopo la partita il segreto viene mostrato e chiunque può controllarlo.
web-fair-shown = Il segreto ha deciso tutte le pescate di questa partita. La sua impronta era nota prima della prima pescata; «maiolica verify» ripete ogni pescata dal diario scaricato.
web-fair-commitment = Impronta (SHA-256)
web-fair-secret = Segreto
web-fair-kept = ✓ Il segreto corrisponde all'impronta.
web-fair-broken = ✗ Il segreto non corrisponde all'impronta!

web-replay = Replay
web-replay-about = Ripercorri passo per passo qualsiasi partita dal suo diario: un file scaricato qui, o salvato dal terminale.
web-replay-drop = Trascina qui un diario, o scegli un file
web-reading = Lettura in corso …

web-settings = Impostazioni
web-all-settings = Tutte le impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il dispositivo
web-theme-light = Giorno
web-theme-dark = Notte
web-speed = Movimento
web-speed-off = Spento
web-speed-slow = Lento
web-speed-normal = Normale
web-speed-fast = Veloce
web-sound = Suono
web-sound-more = Quando si posa una piastrella e quando tocca a te.
web-confirm = Conferma ogni mossa
web-confirm-more = La mossa scelta viene giocata solo dopo un altro clic.
web-auto = Gioca per me le mosse obbligate
web-auto-more = Quando si può fare una cosa sola.
web-text-view = Il tavolo a parole
web-text-view-more = Tutto ciò che è sul tavolo, come testo sotto la plancia.
web-patterns = Ogni colore ha il suo motivo: si può giocare anche senza distinguere i colori.
web-devices = I miei dispositivi
web-devices-about = Non ci sono account né password. Con un link privato giochi con il tuo nome anche su un altro dispositivo.
web-make-link = Crea un link privato
web-recovery-link = Link privato
web-recovery-once = Funziona una volta sola. Non mostrarlo a nessuno: chi lo apre sei tu.
web-forget = Dimenticami qui
web-forget-question = Questo dispositivo non ti conoscerà più. Senza un link privato non puoi tornare alle tue partite.
web-forgotten = Questo dispositivo non ti conosce più.
web-recover-title = Gioca con il tuo nome su questo dispositivo
web-recover-about = Con questo link privato giochi su questo dispositivo come chi lo ha creato, con tutte le sue partite.
web-recover-instead = Qui ora sei { $name }: a questo rinunci.
web-recover = Continua

web-about = Informazioni
web-about-what = Maiolica permette di giocare, studiare e analizzare giochi da tavolo della famiglia Azul: nel browser, nel terminale e da Python.
web-about-unofficial-title = Non ufficiale
web-about-unofficial = Maiolica è realizzata senza gli autori e l'editore dei giochi e senza la loro approvazione. Azul, Azul Master Chocolatier, Azul Summer Pavilion e Azul Duel sono giochi di Michael Kiesling, 5211 è un gioco di Tsuyoshi Hashiguchi; sono pubblicati da Next Move Games (Plan B Games). I nomi servono solo a dire quali regole sono realizzate; tutti i marchi appartengono ai loro proprietari. Se un gioco ti piace, compralo: una vera piastrella in mano è meglio.
web-about-art-title = Immagini e parole
web-about-art = Le regole sono raccontate con parole nostre, e tutte le immagini sono nostre. Nessuna immagine dell'editore è usata.
web-about-license-title = Licenza
web-about-license = Maiolica è software libero con licenza Apache, versione 2.0.
web-about-privacy-title = Privacy
web-about-privacy = Nessun tracciamento, nessuna pubblicità, nulla da altri siti. Un solo cookie ti permette di tornare ai tuoi posti; le impostazioni restano in questo browser. Il server conserva i nomi scelti dai giocatori e le loro mosse.
web-about-fair-title = Pescate oneste
web-about-fair = Prima di ogni partita il server pubblica l'impronta del segreto che decide tutte le sue pescate, e dopo la partita il segreto stesso.
web-about-programs-title = Per i programmi
web-about-programs = Anche un programma può sedersi a un tavolo: il protocollo è documentato, e api/openapi.json lo descrive.

error-unknown = Qualcosa è andato storto. Riprova.
error-offline = Il server non è raggiungibile.
error-bad-request = Il server non ha capito.
error-illegal = Questa mossa ora non è permessa.
error-stale = Questa decisione è già stata presa.
error-not-now = Ora non è possibile.
error-nobody = Prima bisogna sedersi.
error-not-yours = Questo appartiene a qualcun altro.
error-not-found = Questo tavolo non esiste. Forse il link è incompleto.
error-too-large = Questo file è troppo grande.
error-too-many = Troppo in fretta: aspetta un momento.
error-broken = Qualcosa non va sul server; è stato annotato.
error-busy = Tutti i bot stanno pensando. Riprova.
error-unsaved = Il server ora non può salvare. Riprova tra un momento.
web-editor = Componi una posizione

# Puzzles, on the first page
web-puzzles = Problemi
web-puzzle-day = Il problema del giorno
web-puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
 }
web-pad = Segnapunti
web-pad-table = giocata al tavolo
