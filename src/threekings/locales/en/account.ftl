## An account, for those who want one

web-account = Account
web-account-yours = Account: your games on every device
web-account-optional = You need no account: everything can be played as a guest. With one your games are the same on all your devices, and you see how strong you play.
web-account-none = This server has no accounts. Everything can be played as a guest.
web-account-enter = With an account
web-account-make = Make an account
web-account-make-about = A name and a password, nothing else. What you play here as a guest goes over to the account.
web-account-log-in = Log in
web-account-log-in-about = What you play here as a guest goes over to the account.
web-account-code = I have a code
web-account-code-about = Whoever runs this server gives you a code if you have forgotten your password. You are logged out on all other devices.
web-account-name = Name
web-account-password = Password
web-account-new-password = New password
web-account-the-code = Code

web-account-devices = Where you are logged in
web-account-some-device = A browser
web-account-this-device = this one
web-account-log-out = Log out
web-account-log-out-device = Log out: { $device }

web-account-strength = How you play
web-account-won = Won
web-account-wins = { NUMBER($won, maximumFractionDigits: 1) }
web-account-rating = Rating
web-account-mu = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-rated-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
    }
web-account-rating-about = The rating (OpenSkill) begins at 25 and is the surer the smaller the number behind ±. It counts games against other accounts and against bots; not those with hints, practice, the same deal again or the daily deal.

web-account-history = Your games
web-account-changed = Rating { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } → { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-more = Earlier games

web-account-again = Play again with
web-account-again-about = They find the table among their games; until they come, their seats are kept.
web-account-invite = Make the table

web-account-change = Change the password
web-account-password-changed = Changed. All your other devices are logged out.
web-account-export = Everything as a file
web-account-export-about = Your profile and all your games with their records, as lines of JSON.
web-account-save = Save
web-account-end = Log out or delete
web-account-log-out-about = You are a guest again in this browser; your games stay with the account.
web-account-delete-about = Deleted are name, password, ratings, what you have said, and games without other people. In games with others your moves stay, under the name of a guest. This cannot be undone.
web-account-password-to-delete = Your password, to delete the account
web-account-delete = Delete the account
web-account-delete-sure = Delete the account for ever?
