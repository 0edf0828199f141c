# What is said of online play, in English.

## Online play

online-own = Your games
online-watch = Games to watch
online-rated = rated
online-casual = for fun
online-goes-on = in play
online-due = your turn
online-won = won
online-lost = lost
online-nobody = a former player
online-program = program
online-program-about = A program plays for this account.
online-connected = { $count ->
    [one] One person is
   *[other] { $count } people are
} here.
online-began = Your game with { $player } has begun.
online-began-go = Go to it
online-began-later = Later
lobby = Lobby
copied = Copied.
line-waiting = The connection is gone. It is tried again; nothing is lost.
line-offline = You are offline. As soon as there is a network again it goes on; nothing is lost.

span-minutes = { $count } min
span-seconds = { $count } s
clock-none = no clock
clock-increment = { $main } + { $add } a turn
clock-delay = { $main }, each turn { $free } free
clock-periods = { $main }, then { $count } × { $period }
clock-hourglass = hourglass of { $main }
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
} a turn
clock-own = Another clock
clock-own-about = In seconds: 300+5 (5 more each turn), 300d5 (each turn 5 free), 600+3x30 (then three periods), days:3

seek-new = Offer a game
seek-own = What you offer
seek-open = Who wants to play
seek-none = Nobody just now. Offer a game: whoever comes sees it here.
seek-for-everybody = Everybody
seek-for-link = By link
seek-for-player = One player
seek-player = Name of the player
seek-rated = For ratings
seek-rated-registered = Ratings are for registered players. Register under your name above.
seek-rated-needs = For ratings a game needs a clock, the same for both.
seek-do-everybody = Offer it to everybody
seek-do-link = Make a link
seek-do-player = Challenge
seek-made-everybody = Your offer stands. The game begins as soon as somebody accepts it.
seek-made-link = Send the link to whom you want to play with. The game begins as soon as it is accepted.
seek-made-player = The challenge is out. The game begins as soon as it is accepted.
seek-declined = Your challenge was declined.
seek-link = The link
seek-by-lot = colours by lot
seek-you-play = you play { $player }
seek-accept = Accept
seek-accept-of = Accept the game of { $player }, { $game }
seek-decline = Decline
seek-withdraw = Withdraw
seek-challenges-you = Challenges you
seek-invitation = An invitation
seek-invites = wants to play with you:
seek-wait-for-them = This is your own invitation. Send its link on; the game begins once somebody accepts it.

account = Account
account-guest = You play as { $name }, a guest. Register to choose your name, to play for ratings, and to sign in elsewhere; your games stay yours.
account-of = You are signed in as { $name }.
account-profile = Your profile
account-register = Register
account-register-do = Register
account-login = Log in
account-login-do = Log in
account-logout = Log out
account-forgotten = Forgotten your password?
account-recover = A new password by a code
account-recover-do = Set the password
account-recovered = Your password is new, and the code is used up. { $count ->
    [one] One code is
   *[other] { $count } codes are
} left.
account-welcome = Welcome back, { $name }.
account-password = Another password
account-password-do = Change the password
account-password-changed = The password is changed. Everywhere else you are logged out, and your tokens are void.
account-codes = Codes for a forgotten password
account-codes-do = Make new codes
account-codes-left = { $count ->
    [0] No code is
    [one] One code is
   *[other] { $count } codes are
} left. New ones take the place of all old ones.
account-sessions = Where you are logged in
account-session-this = here, now
account-session-seen = last used { $at }
account-session-unknown = an unknown program
account-session-end = Log out there
account-sessions-end = Log out everywhere else
account-tokens = Tokens for programs
account-tokens-about = With a token a program plays or reads for you. It can never change your account.
account-token-unused = never used
account-token-revoke = Revoke
account-token-revoke-which = Revoke { $label }
account-token-label = What it is for
account-token-scopes = What it allows
account-token-make = Make a token
scope-read = See your games and challenges
scope-play = Offer, accept and play games
scope-chat = Say something in games
token-made = Your token
token-made-about = It is shown this one time. Whoever has it can do what it allows, so keep it as you would a password.
token-copy = Copy
token-kept = I have kept it
account-data = What is kept about you
account-data-about = Your name, your games and ratings, what you said in them, and what you have done in the course. You can take it with you, or have it deleted.
account-export = Save all of it
account-delete = Delete the account
account-delete-ask = Your name, password, ratings, what you said and your progress in the course are deleted from the server at once. Games stay with your opponents, without your name. It cannot be undone.
account-delete-do = Delete it
account-delete-not = Keep it
account-deleted = Everything is deleted. You play as a new guest.
field-name = Name
field-name-about = 2 to 20 letters, digits, - and _; it begins with a letter.
field-password = Password
field-new-password = New password
field-new-password-about = 8 characters or more.
field-code = One of your codes
codes = Your codes
codes-about = If you ever forget your password, each of these codes replaces it once. They are shown only now: copy or print them, and keep them safe.
codes-copy = Copy
codes-print = Print
codes-kept = I have kept them
codes-copy-by-hand = Copying is not allowed here: write them down.

profile = Player
profile-since = Registered since { $day }
profile-guest-since = A guest since { $day }
profile-challenge = Challenge
profile-ratings = Ratings
profile-unrated = No rated games yet.
profile-rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
profile-graph = { $name } over time: between { $from } and { $to }, now { $last }. The table behind it tells the same.
profile-give-or-take = give or take { $by }
profile-table = As a table
profile-table-of = { $name }, as a table
profile-table-day = Day
profile-table-before = Before
profile-table-after = After
profile-table-game = Game
profile-table-link = look
profile-table-show = Look at the game of { $day }
profile-games = Games
profile-no-games = No games yet.
profile-study = Study
profile-study-of = Study the game of { $first } and { $second }
archive-search = Look through the games
archive-game = Game
archive-speed = Speed
archive-outcome = Result
archive-rated = Kind
archive-against = Opponent
archive-all = all
archive-waits = Looking.
archive-shown = { $count ->
    [one] One game.
   *[other] { $count } games.
}
archive-none = No game is so.
archive-more = Show more
outcome-won = won
outcome-lost = lost
outcome-drawn = draw
outcome-goes-on = goes on
speed-fast = fast
speed-medium = medium
speed-slow = slow
speed-days = days
clock-notice = { $count } seconds left.
waits-for = { $player } has to decide.
watching = You watch. { $side } ({ $player }) has to decide.
paused = The game is paused, and the clocks stand.
halted = An arbiter has stopped the game. The clocks stand.
go-on = Go on
turn-ready = Your turn is made, and not sent yet.
turn-send = Send
turn-sending = It is being sent.
turn-confirms = Confirm turns
match-next = To the next game
rating-change = Your rating: { $before } before, { $after } now.
presence-here = { $player } is here.
presence-gone = { $player } is not here just now.
presence-is-here = here
presence-is-gone = not here
offer-draw = Offer a draw
offer-draw-of = { $player } offers a draw.
offer-draw-made = You have offered a draw.
offer-draw-waits = You offer a draw.
offer-take-back = Offer to take back
offer-take-back-of = { $player } would like to take back the last turn.
offer-take-back-made = You have asked to take back.
offer-take-back-waits = You ask to take back your last turn.
offer-pause = Offer a pause
offer-pause-of = { $player } would like a pause.
offer-pause-made = You have offered a pause.
offer-pause-waits = You offer a pause.
offer-rematch = Play again
offer-rematch-of = { $player } wants to play again, with colours exchanged.
offer-rematch-made = You have offered another game.
offer-rematch-waits = You offer another game, with colours exchanged.
offer-accept = Accept
offer-decline = Decline
give-time = Give 15 seconds
plan = Planned
plan-add-whatever = Plan your next turn
plan-add = Plan an answer to a certain turn
plan-expect = Play on the board what { $player } might play.
plan-answer = Now play what you would answer.
plan-whatever = Play your next turn, whatever { $player } plays.
plan-complete = Your answer is made, and not kept yet.
plan-keep = Keep it
plan-leave = Leave it
plan-further = Or play on: what { $player } might play then, and what you would answer.
plan-line-whatever = Whatever comes: { $play }
plan-line = After { $on }: { $play }
plan-forget = Forget “{ $line }”
plan-dropped = { $move } was planned and could not be played.
plan-dropped-seen = All right
claim = Your opponent has left
claim-later = If { $player } does not come back within { $time }, you can end the game.
claim-now = { $player } has left. You can end the game.
claim-win = Claim the win
claim-draw = Call it a draw
due-word = It is your turn against { $player }.
notice-turn = Your turn
notice-turn-body = { $game }, against { $player }
notices = Tell me my turns
notices-refused = The browser does not let this page tell you anything. You can change that in its settings.
chat = What is said
chat-players = Between the players
chat-spectators = Among those who watch
chat-watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}
chat-from-spectators = (watching)
chat-line = Say something
chat-send = Say it
chat-said = { $player }: { $text }
chat-mute = Hide what is said
chat-muted = What is said is hidden.

account-passkeys = Passkeys
account-passkeys-about = Log in by your fingerprint, face or device code instead of the password. The password stays.
account-passkeys-nowhere = For passkeys the page needs an address with a name, and https.
account-passkey-do = Make a passkey
account-passkey-made = The passkey is made. From now on you can log in with it.
account-passkey-used = made { $since }, last used { $used }
account-passkey-remove = Remove
account-passkey-remove-of = Remove the passkey { $name }
account-login-passkey = Log in with a passkey
field-passkey = What it is called
field-passkey-about = So that you know it again, as “my phone”.
passkey-name = my device
account-mail = E-mail
account-mail-about = If you forget your password, a code can be sent to you. Nothing else ever comes.
account-mail-remove = Remove
account-mail-remove-of = Remove the address { $address }
account-mail-removed = The address is forgotten.
account-mail-do = Send a code to it
account-mail-sent = A code is on its way to { $address }. Type it in here within 30 minutes.
account-mail-named = A code was sent to { $address }.
account-mail-confirm-do = Confirm the address
account-mail-confirmed = The address is confirmed.
account-mail-code = A code by e-mail
account-mail-code-do = Send a code
account-mail-code-about = It goes to the address that you have confirmed, and works below like one of your own codes.
account-mail-code-sent = If there is such an account with a confirmed address, a code is on its way. Type it in below within 30 minutes.
field-address = E-mail address
field-mailed = The code from the letter
field-whose = Name or e-mail address
letter-confirm = GIPF: a code for this address
letter-confirm-text =
    Hello { $name },

    with this code you confirm that letters about your account may come to this address:

    { $code }

    Type it in on the page of your account within { $minutes } minutes. If you have not asked for it, leave this letter alone, and nothing happens.
letter-recover = GIPF: a code for a forgotten password
letter-recover-text =
    Hello { $name },

    somebody has asked for a code in place of your forgotten password:

    { $code }

    On the page of the account choose “Forgotten your password?” and type in the name { $name }, this code and a new password within { $minutes } minutes. If it was not you, leave this letter alone: your password stays as it is.

## Events

events = Events
events-all = All events
events-none = No event goes on now.
events-past = Past events
event-since = Since { $day }
event-was = { $from } to { $to }
event-officials = Looked after by
event-now = Games that go on
event-over = Games that are over
event-no-games = Nobody has been paired yet.
role-organiser = organiser
role-arbiter = arbiter

## Keeping apart

why = Why
apart = Mute, block, report
apart-of = About { $player }
apart-of-line = Mute, block or report { $player }, who said: { $text }
shun-mute = Mute
shun-mute-about = What they say does not reach you.
shun-mute-is = muted
shun-mute-done = You do not hear { $player } any more. They are not told.
shun-block = Block
shun-block-about = Nor do their challenges and offers, and they do not see yours.
shun-block-is = blocked
shun-block-done = You and { $player } do not meet any more. They are not told.
shun-do = Do it
shun-undo = Undo
shun-undone = You hear and meet { $player } again.
report = Report to the administrators
report-line = Report this message to the administrators
report-about = They see who reports, and what was said in the game.
report-do = Report
report-done = Thank you. The administrators see it.
account-shuns = Whom you keep apart from

admin = Administration
admin-done = It is done.
admin-why-kept = It is kept with your name and the time.
admin-load = Load
admin-load-playing = games going on
admin-load-connections = connections
admin-load-registered = registered players
admin-load-guests = guests
admin-load-tables = games in memory
admin-load-events = events kept
admin-load-commit = wait for the disk
admin-load-commit-value = { $count } ms
admin-load-refused = refused messages
admin-load-slow = cut off as too slow
admin-reports = Reports
admin-reports-closed = Those that are dealt with
admin-reports-none = There are none.
admin-report-by = reported by { $player }, { $at }
admin-report-said = { $count ->
    [one] What was said in the game: one line
   *[other] What was said in the game: { $count } lines
}
admin-report-match = The game
admin-report-close = Close the report
admin-report-is-closed = closed { $at }
admin-players = Players
admin-players-begin = The name begins with
admin-players-find = Find
admin-players-none = Nobody is called so.
admin-is = administrator
admin-here = here
admin-suspended = suspended until { $day }
admin-suspend = Suspend
admin-suspend-of = Suspend { $player }
admin-suspend-days = For how long
admin-suspend-ever = for ever
admin-unsuspend = Lift the suspension
admin-unsuspend-of = Lift the suspension of { $player }
admin-matches = Games going on
admin-matches-none = None just now.
admin-acts = What was done
admin-acts-none = Nothing yet.
admin-act-host = Whoever hosts the server
days-of = { $count ->
    [one] one day
   *[other] { $count } days
}
act-appoint = has made { $player } an administrator
act-dismiss = has dismissed { $player } as administrator
act-open = has opened the event { $detail }
act-close = has closed an event
act-official = has given { $player } a role: { $detail ->
    [organiser] organiser
   *[arbiter] arbiter
}
act-no-official = has taken a role from { $player }: { $detail ->
    [organiser] organiser
   *[arbiter] arbiter
}
act-pair = has paired two players
act-halt = has stopped a game
act-resume = has let a game go on
act-decide = has decided a game: { $detail ->
    [first] the first player wins
    [second] the second player wins
   *[draw] a draw
}
act-correct = has corrected a result: { $detail ->
    [first] the first player wins
    [second] the second player wins
   *[draw] a draw
}
act-suspend = has suspended { $player }, days: { $detail }
act-unsuspend = has lifted the suspension of { $player }
act-close-report = has closed a report about { $player }
