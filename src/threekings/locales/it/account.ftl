## Un account, per chi lo vuole

web-account = Account
web-account-yours = Account: le tue partite su ogni dispositivo
web-account-optional = Non ti serve un account: si può giocare a tutto da ospite. Con un account ritrovi le stesse partite su tutti i tuoi dispositivi e vedi quanto giochi bene.
web-account-none = Questo server non ha account. Si può giocare a tutto da ospite.
web-account-enter = Con un account
web-account-make = Crea un account
web-account-make-about = Un nome e una password, nient'altro. Ciò che giochi qui da ospite passa all'account.
web-account-log-in = Accedi
web-account-log-in-about = Ciò che giochi qui da ospite passa all'account.
web-account-code = Ho un codice
web-account-code-about = Se hai dimenticato la password, chi gestisce questo server ti dà un codice. Sugli altri dispositivi dovrai accedere di nuovo.
web-account-name = Nome
web-account-password = Password
web-account-new-password = Nuova password
web-account-the-code = Codice

web-account-devices = Dove hai effettuato l'accesso
web-account-some-device = Un browser
web-account-this-device = questo
web-account-log-out = Esci
web-account-log-out-device = Esci: { $device }

web-account-strength = Come giochi
web-account-won = Vinte
web-account-wins = { NUMBER($won, maximumFractionDigits: 1) }
web-account-rating = Punteggio di forza
web-account-mu = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-rated-games = { $games ->
    [one] 1 partita valutata
   *[other] { $games } partite valutate
    }
web-account-rating-about = Il punteggio di forza (OpenSkill) parte da 25 ed è tanto più sicuro quanto più piccolo è il numero dopo ±. Contano le partite contro altri account e contro i bot; non quelle con suggerimenti, di allenamento, con le stesse carte e la partita del giorno.

web-account-history = Le tue partite
web-account-changed = Forza { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } → { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-more = Partite precedenti

web-account-again = Gioca ancora con
web-account-again-about = Trovano il tavolo tra le loro partite; finché non arrivano, i loro posti restano liberi.
web-account-invite = Prepara il tavolo

web-account-change = Cambia la password
web-account-password-changed = Cambiata. Tutti gli altri tuoi dispositivi sono stati disconnessi.
web-account-export = Tutto in un file
web-account-export-about = Il tuo profilo e tutte le tue partite con le loro registrazioni, come righe di JSON.
web-account-save = Salva
web-account-end = Esci o elimina
web-account-log-out-about = In questo browser torni ospite; le tue partite restano all'account.
web-account-delete-about = Si eliminano nome, password, punteggi di forza, ciò che hai detto e le partite senza altre persone. Nelle partite con altri le tue mosse restano, sotto il nome di un ospite. Non si può annullare.
web-account-password-to-delete = La tua password, per eliminare l'account
web-account-delete = Elimina l'account
web-account-delete-sure = Eliminare l'account per sempre?
