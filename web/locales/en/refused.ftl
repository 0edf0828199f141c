# What is refused and why, in English, by the codes that the program uses.

## Online play

problem-no-server = This page comes from a place without online play. Against the engine or with someone here you can play as ever.
problem-no-network = The server cannot be reached. Try again when you have a network.
problem-no-passkey = There is no such passkey.
problem-wrong-passkey = The passkey could not be used. Try again, or log in by the password.
problem-no-passkeys-here = There are no passkeys for this address: it needs a name, and https.
problem-bad-passkey-name = A passkey is called by 1 to { $most } characters.
problem-too-many-passkeys = Nobody has more than { $most } passkeys.
problem-passkey-given-up = The device has not confirmed it. Try again.
problem-no-letters = This server sends no e-mail.
problem-bad-address = That is no e-mail address. It looks like name@host.
problem-wrong-code = The code is wrong, or was sent too long ago. Have another one sent.
problem-not-sent = No e-mail can be sent at present. Nothing has changed; try again later.

## Keeping apart

problem-no-right = Only administrators, or those who look after the event, may do that.
problem-own-match = Nobody judges a game that they play in.
problem-bad-reason = Say why, in 1 to { $most } characters.
problem-bad-title = An event is called by 1 to { $most } characters.
problem-no-gathering = There is no such event.
problem-gathering-closed = The event is closed.
problem-no-report = There is no such report, or it is dealt with.
problem-not-said = That was not said there.
problem-yourself = That needs somebody else than you.
problem-too-many-shuns = Nobody shuts out more than { $most } others.
problem-suspended = You are suspended, for { $days ->
    [one] one day
   *[other] { $days } days
} from now. You can finish your games.

## What is refused, and why

problem-game-over = The game is over.
problem-row-first = Deal with your row { $row } first.
problem-take-or-leave-first = Say first whether you take from your row of GIPF pieces or leave it.
problem-extra-move-first = First make the extra move of your TAMSK, or decline it (*-).
problem-no-extra-move = No extra move of a TAMSK is due.
problem-no-challenge-lost = No challenge was lost over the potential on { $spot }.
problem-other-board = { $way } is no way onto this board.
problem-line-full = The line from { $dot } is full: nothing can be pushed in there.
problem-gipf-piece-first = Your first move must bring in a GIPF piece.
problem-gipf-piece-waits = A GIPF piece waits in your reserve and must be your move.
problem-no-basic-pieces = In this game there are no basic pieces.
problem-no-potentials = No potentials were agreed for this game.
problem-potentials-over = Potentials are over: you have pushed in a basic piece, or all of yours are in play.
problem-none-in-reserve = You have no { $piece } in the reserve.
problem-single-waits = A single { $piece } waits in your reserve for a second one.
problem-no-such-potential = You have no unused { $piece } on { $spot }.
problem-cannot-reach = The { $piece } on { $from } cannot go to { $to }.
problem-say-how-many-cover = Say with how many basic pieces the GIPF piece is covered: =1 or =2.
problem-too-few-for-cover = { $left ->
    [0] You have no basic piece in the reserve
    [1] You have one basic piece in the reserve
   *[other] You have { $left } basic pieces in the reserve
} to cover it with.
problem-no-gipf-pieces = In this game no GIPF pieces are pushed in.
problem-gipf-pieces-over = You have pushed in another piece: from then on no GIPF pieces come in.
problem-too-few-for-gipf = A GIPF piece takes two basic pieces, and you have { $left }.
problem-no-row = You have no row to deal with now.
problem-must-go = These pieces of the row must go too: { $cells }.
problem-must-be-broken = Four pieces of the row { $row } would be left standing: at least one more has to go so that no four are left.
problem-not-in-row = { $cells } is not part of the row { $row }.
problem-one-row-at-a-time = One row at a time: deal with { $row } alone first.
problem-may-not-leave = You may not leave the row { $row }.

problem-must-capture = You must capture, for example from { $from } to { $to }.
problem-must-jump-on = The marble on { $ring } can jump again and must go on.
problem-ring-first = First take away a free ring.
problem-claim-first = First claim the isolated groups, or leave them (+-).
problem-marble-first = First place a marble, then take away a ring.
problem-no-such-ring = The board of { $rings } rings has no { $ring }.
problem-ring-has-gone = The ring { $ring } has left the board.
problem-group-was-left = The group with { $ring } was left for good.
problem-ring-occupied = A marble lies on { $ring } already.
problem-not-in-pool = The pool has no { $marble ->
    [W] white
    [G] grey
   *[B] black
} marble left.
problem-not-captured = The pool is empty, and you have no { $marble ->
    [W] white
    [G] grey
   *[B] black
} marble.
problem-must-pass = You have no marble to place and must pass.
problem-may-not-pass = You have a marble to place and may not pass.
problem-ring-not-free = The ring { $ring } is not free: it cannot be slid out past the others.
problem-no-marble = There is no marble on { $ring }.
problem-no-jump = From { $from } to { $to } is no jump. A marble jumps in a straight line over the one next to it, onto the vacant ring right behind.
problem-nothing-to-jump = There is no marble on { $ring } to jump over.
problem-nothing-to-claim = No isolated group waits to be claimed.
problem-no-group = { $rings } are not all the rings of one isolated group.
problem-all-placed = All pieces are placed. Move one of your stacks.
problem-space-occupied = A piece lies on { $space } already.
problem-place-first = The pieces are still being placed, { $left } to go: press a vacant space.
problem-nothing-to-move = There is nothing on { $space }.
problem-not-yours = The stack on { $space } is not yours: the piece on top decides.
problem-red-alone = A single red piece does not move.
problem-enclosed = The stack on { $space } is enclosed: all six neighbours are occupied.
problem-no-line = { $from } and { $to } are not on one straight line.
problem-wrong-distance = The stack on { $from } moves exactly { $height ->
    [one] one space
   *[other] { $height } spaces
}; { $to } is { $steps } away.
problem-nothing-there = There is nothing on { $space } to move onto.
problem-may-not-pass-dvonn = You have a stack that can move and may not pass.
problem-place-first-yinsh = Place a ring: no ring moves before all ten are on the board.
problem-all-placed-yinsh = All rings are placed. Move one of yours.
problem-row-first-yinsh = First take off your row { $row }.
problem-ring-first-yinsh = First take one of your rings off the board, for the row.
problem-no-row-yinsh = You have no row to take off now.
problem-not-in-row-yinsh = { $row } is no row of yours: { $points } does not hold your marker.
problem-occupied = There is a ring or a marker on { $point }.
problem-no-ring-there = There is no ring on { $point }.
problem-not-your-ring = The ring on { $point } is your opponent’s.
problem-not-in-line = { $from } and { $to } are not on one line.
problem-ring-in-the-way = The ring on { $ring } is in the way to { $to }.
problem-must-stop = The ring on { $from } cannot go on to { $to }: right behind the first markers that it jumps over it must stop.
problem-may-not-pass-yinsh = You have a ring that can move and may not pass.
problem-may-not-pass-tamsk = You have an hourglass that can move and may not pass.
problem-no-glass = There is no hourglass on { $space }.
problem-not-your-glass = The hourglass on { $space } is your opponent’s.
problem-not-adjacent = { $to } is not next to { $from }.
problem-glass-there = There is an hourglass on { $space }.
problem-space-full = { $space } is full. Nothing enters it any more.
problem-glass-shut-in = The hourglass on { $space } is shut in.
problem-no-rings-left = You have no ring left and cannot move.
problem-ring-must-drop = In this game every move drops a ring.
problem-nothing-left-out = No ring was left out on { $space }.
problem-start-others = First each of your hourglasses is started. The one on { $space } runs already.
problem-run-out = The hourglass on { $space } has run out and stays where it is.
problem-lift-first = Lift the hourglass on { $space } first.
problem-no-lifting = Hourglasses are lifted at level 3 only.
problem-other-in-hand = You have the hourglass of { $space } in your hand.
problem-fast-by-other = Only the player who waits starts the 15-second glass.
problem-turn-lost = This turn is lost.
problem-may-not-pass-punct = You can add or move a piece and may not pass.
problem-not-in-hand = You have no { $piece } left to add.
problem-occupied-punct = { $space } is covered. A piece is added on three vacant spaces.
problem-in-centre = { $space } is in the centre hexagon, where no piece is added.
problem-first-in-centre = { $space } is in the centre hexagon, where White’s first piece is not added.
problem-no-piece-there = No { $piece } has its PÜNCT on { $space }.
problem-not-your-piece-punct = The { $piece } on { $space } is not yours.
problem-covered = Your { $piece } on { $space } cannot move: another piece lies on it.
problem-not-in-line-punct = { $from } and { $to } are not on one line. The PÜNCT moves straight.
problem-unchanged = The piece would lie as before. Move it or turn it.
problem-uneven = A piece lies evenly: all dots as high, or both ends as high and the middle lower. { $placement } does not.
problem-punct-on-nothing = Nothing lies on { $space }. Where a piece covers others, its PÜNCT comes onto a dot of its own colour.
problem-punct-on-opponent = The dot on { $space } is your opponent’s. Where a piece covers others, its PÜNCT comes onto a dot of its own colour.

problem-no-action = “{ $text }” is no move here.
problem-no-text = “{ $text }” is no move. Write for example e1-e2, Ge1-e2, Zd4-d7 to use a potential, or xb2,b3,b4,b5 to take off a row.
problem-no-text-zertz = “{ $text }” is no move. Write for example Wd4,d1 to place a marble and take a ring away, or x d1Gd3 to jump.
problem-no-text-dvonn = “{ $text }” is no move. Write for example f3 to place a piece, a1-a3 to move a stack, or pass.
problem-no-text-yinsh = “{ $text }” is no move. Write for example e3 to place a ring, h11-g7 to move one, xg5-g9 to take off a row, and xa5 for the ring.
problem-no-text-tamsk = “{ $text }” is no move. Write for example a1-b2, or pass.
problem-no-text-punct = “{ $text }” is no move. Write for example Td3,d4,e4 to add a piece, Td3-i8,h7,h8 to move one, or pass.
problem-empty-part = “{ $text }”: there is nothing on one side of a “;”, which stands between two actions.
problem-nothing-staked = Nothing is at stake with { $action }.
problem-turn-over = “{ $text }” goes on after the turn is over.
problem-is-notation = “{ $text }” is the players’ notation; here it is written { $action }.
problem-is-action-text = “{ $text }” is an action text; the players’ notation is { $notation }.
problem-notation-unreadable = “{ $text }” is no move. Write e2, e1-e4, Ge1-e4, or xb2,b3* to take off pieces.
problem-notation-no-landing = No piece can be pushed onto { $spot } without moving another. Write the dot too.
problem-notation-no-line = “{ $text }”: no line begins at that dot and goes through that spot.
problem-notation-ambiguous = “x” is short for taking off a row without a choice, and there are { $choices }. List the spots.
problem-notation-unreadable-zertz = “{ $text }” is no move. Write Wd4,d1 to place a marble and take a ring away, x d1Gd3Wd5 to jump, or - to pass.
problem-notation-unreadable-dvonn = “{ $text }” is no move. Write f3 to place a piece, a1-a3 to move a stack, or pass.
problem-notation-unreadable-yinsh = “{ $text }” is no move. Write e3 to place a ring, h11-g7 to move one, and i8-f5;xg5-g9xa5 with a row and its ring.
problem-notation-no-row = { $first } and { $last } are not the ends of five points of a line.
problem-notation-ambiguous-row = A ring alone is short for a row without a choice, and there are { $choices }. Name the ends of the row.
problem-notation-unreadable-tamsk = “{ $text }” is no move. Write for example A1-B2, +B2 to drop a ring that was left out, or pass.
problem-notation-unreadable-punct = “{ $text }” is no move. Write Td3,d4,e4 to add a piece, Td3-i8,h7,h8 to move one, the PÜNCT first, or pass.
problem-notation-no-shape = No piece, or not the one that is named, can lie as “{ $text }” says.
problem-notation-other-marble = The marble on { $ring } is { $found ->
    [W] white
    [G] grey
   *[B] black
}.
problem-notation-other-claim = That is not what this turn claims.
problem-notation-turn-is-over = “{ $text }” comes after the end of the turn.

problem-paused = The match is paused. Go on first.
problem-not-paused = The match is not paused.
problem-halted = An arbiter has stopped the game; only an arbiter lets it go on.
problem-not-over = That can be offered once the game is over.
problem-offer-stands = That is offered already.
problem-offered-before = You have offered a draw just now. Wait until both have moved.
problem-no-offer = The other player does not offer that.
problem-take-back-by-agreement = You have agreed to take back together only. Offer it.
problem-no-take-back = You have agreed that nothing is taken back.
problem-challenged = What was challenged cannot be taken back.
problem-flag-stands = No time is up.
problem-announced = First the announced move must be decided.
problem-no-fight = No move was announced that could be challenged.
problem-no-such-fight = No such side game was played.
problem-not-due = That is not what has to be decided now.
problem-must-challenge = You have agreed that every use is challenged.
problem-name-game = Choose the game to be played.
problem-plain-games-only = A game chosen for one challenge is played as usual, without options.
problem-game-stands = The game was agreed before.
problem-in-side-game = The side game has a clock of its own.
problem-chosen-before = You have chosen already.
problem-hidden = The choice is missing.
problem-lot-is-due = You have disagreed too often. Draw a lot.
problem-time-is-up = Time is up.
problem-end-stands = The game has ended and stays so.
problem-side-game = The side game cannot begin: { $why }.
problem-record-side = The side game at action { $action } does not lead to that action.
problem-bad-repetition = A position may stand twice or more often.
problem-bad-clock = “{ $text }” is no clock. Write for example 300+5, 300d5 or 600+3x30.
problem-nothing-at-stake = This game cannot be combined: it is played without potentials.
problem-combine-unusual = This game is not usually combined.
problem-combine-no-link = Choose what is played for the use of a potential.
problem-combine-word = “{ $word }” is no part of the agreement of a combined game.
problem-combine-value = “{ $key }” does not take “{ $value }”.
problem-combine-game = { $why }.
problem-elsewhere-alone = Only two people can play a side game elsewhere.
problem-out-of-turn = It is not your turn.
problem-match-over = The game is over.
problem-take-back = There is nothing to take back to.
problem-not-played = So many actions have not been played.
problem-thinks-elsewhere = This opponent is not available here.
problem-unknown-player = “{ $player }” is no player.
problem-player-number = There is no level { $text }: levels go from 1 to { $most }.
problem-player-command = An engine needs a command.

problem-not-shown = This page does not show the game “{ $game }”.
problem-unknown-game = There is no game “{ $game }”.
problem-unknown-variant = There is no variant “{ $name }”.
problem-unknown-option = There is no option “{ $key }”.
problem-option-of-others = The option “{ $key }” is not for this variant.
problem-repeated-option = The option “{ $key }” is given twice.
problem-potentials-unreadable = Potentials are letters with counts such as T3Z3, or “-” for none, not “{ $value }”.
problem-too-many-of-a-kind = { $count } { $piece } are too many: six of a kind is the most.
problem-too-many-potentials = { $total } potentials are too many: fifteen is the most.
problem-few-of-a-kind = { $piece }: at least { $least } of a kind are advised.
problem-many-potentials = More than { $most } are meant for Ultimate.
problem-unknown-order = The order is “any” or “fixed”, not “{ $value }”.
problem-unknown-board = The board is “matrx” or “gipf”, not “{ $value }”.
problem-unknown-board-zertz = A board has 37, 40, 43, 44, 48 or 61 rings, not “{ $value }”.
problem-unknown-claiming = Isolated groups are claimed “auto” or by “choice”, not “{ $value }”.
problem-bad-seed = The number of a set-up is whole and at most 4294967295, not “{ $value }”.
problem-bad-option-value = “{ $key }” does not take “{ $value }”.
problem-bad-board = A placed board names the 49 pieces column by column, as WBR/BWBW/…: 23 W, 23 B and 3 R, not “{ $value }”.
problem-reserve-out-of-range = A reserve holds 12 to 15 pieces, or two numbers as 12/15, not “{ $value }”.

problem-position-fields = A position has six parts separated by spaces; this has { $found }.
problem-position-variant = There is no variant “{ $name }”.
problem-position-columns = The board has { $wanted } columns separated by “/”; this has { $found }.
problem-position-column-length = Column { $column } has { $wanted } spots; this describes { $found }.
problem-position-unknown-piece = Column { $column }: “{ $found }” is no piece of this game.
problem-position-empty-count = Column { $column }: empty spots are counted by one number, without zeros in front.
problem-position-side = The side to move is “w” or “b”, not “{ $found }”.
problem-position-parentheses = Column { $column }: parentheses hold two or more layers of one stack.
problem-position-impossible-stack = The stack on { $spot } cannot arise.
problem-position-stages = The stages are two of G, L, B and -, White’s and Black’s, not “{ $found }”.
problem-position-phase = The phase is 1 to 5 or 1t, not “{ $found }”.
problem-position-other-variant = This is a position of { $found }, not of { $wanted }.

problem-position-column-length-zertz = Column { $column } has { $wanted } places; this describes { $found }.
problem-position-side-zertz = The player to move is “1” or “2”, not “{ $found }”.
problem-position-phase-zertz = What is due is t, r, c or the ring of the marble that must jump on, not “{ $found }”.
problem-position-unknown-place = Column { $column }: “{ $found }” is none of . W G B and -, or w g b in groups that were left.
problem-position-pool = The pool is counted as W6G8B10, or “-” if it is empty, not “{ $found }”.
problem-position-captured = Captured marbles, the first player’s and the second’s, are written as W1B2/-, not “{ $found }”.
problem-position-not-on-board = This board has no ring { $ring }.
problem-position-two-on-one-ring = There are two marbles on { $ring }.
problem-position-marble-count = The game has { $wanted } { $marble ->
    [W] white
    [G] grey
   *[B] black
} marbles; here are { $found }.
problem-position-has-won = The { $player ->
    [first] first
   *[second] second
} player has a winning set: the game was over before.
problem-position-left-in-auto = Where all groups are claimed none is left: { $ring } cannot have a small letter.
problem-position-left-not-isolated = { $ring } belongs to a group that was left, and yet there is a ring in play next to it.
problem-position-no-free-ring = No ring is free, so none has to go.
problem-position-nothing-placed = There is no marble on the board, so no ring has to go.
problem-position-claim-in-auto = Where all groups are claimed there is nothing to choose (c).
problem-position-nothing-to-claim = To choose (c) there must be an isolated group, and a vacant ring.
problem-position-cannot-jump-on = The marble on { $ring } has captured nothing or cannot jump on.
problem-position-group-not-taken = The full group with { $ring } should have been claimed or left at the end of the turn.
problem-position-fields-dvonn = A position has four parts separated by spaces; this has { $found }.
problem-position-column-length-dvonn = Column { $column } has { $wanted } spaces; this describes { $found }.
problem-position-phase-dvonn = The phase is p while pieces are placed or m while stacks move, not “{ $found }”.
problem-position-too-many-pieces-dvonn = There are { $found } { $piece ->
    [W] white
    [B] black
   *[R] red
} pieces; { $most } is the most.
problem-position-fields-punct = A position has three parts separated by spaces; this has { $found }.
problem-position-unknown-piece-punct = “{ $found }” is no piece. Write its letter, small for Black, and its three spaces, the PÜNCT first, as Td3,d4,e4.
problem-position-drawing-punct = This drawing does not have the 211 spaces of the board in order, or shows other dots than the pieces below it.
problem-position-too-many-pieces-punct = { $player ->
    [first] White
   *[second] Black
} has { $supply } of the { $piece }, and { $found } here.
problem-position-unsupported = The piece { $placement } of { $player ->
    [first] White
   *[second] Black
} cannot lie on what was described before it.
problem-position-last-piece-out-of-turn = { $player ->
    [first] White
   *[second] Black
} has put the last piece on the board, so it was their turn when the game ended.
problem-position-not-one-stack = { $space } is described twice, or holds a stack without pieces.
problem-position-red-on-top = A red piece cannot lie on top of others, as it does on { $space }.
problem-position-stack-while-placing = There is a stack on { $space }, but stacks come only once all pieces are placed.
problem-position-placed-out-of-turn = After { $placed } placings { $red } of the pieces are red, { $white } white and { $black } black.
problem-position-other-side = After { $placed } placings it is the other player’s turn.
problem-position-all-placed = All pieces have been placed, so the phase is m.
problem-position-fields-yinsh = A position has four parts separated by spaces; this has { $found }.
problem-position-columns-yinsh = The board has 11 columns separated by “/”; this has { $found }.
problem-position-column-length-yinsh = Column { $column } has { $wanted } points; this describes { $found }.
problem-position-bad-number = Column { $column }: vacant points are counted by one number, without zeros in front.
problem-position-phase-yinsh = What is due is told by a number from 0 to 5, not “{ $found }”.
problem-position-drawing-yinsh = This drawing does not have the 85 points of the board, or not in its order.
problem-position-two-on-one-point = There are two pieces on { $point }.
problem-position-too-many-markers = There are { $found } markers here; the game has 51.
problem-position-too-many-rings = { $player ->
    [first] White
   *[second] Black
} has { $found } rings; five is the most.
problem-position-not-in-turn = Rings are placed in turn: { $first } white and { $second } black ones do not fit the player to move.
problem-position-all-placed-yinsh = All rings are on the board, so none is placed (0).
problem-position-marker-too-early = There is a marker on { $point } before all rings are on the board.
problem-position-has-won-yinsh = { $player ->
    [first] White
   *[second] Black
} has removed { $removed ->
    [one] one ring
   *[other] { $removed } rings
}: the game was over before.
problem-position-no-row = The player to move has no row that must be taken off.
problem-position-no-row-taken = No row can have been taken off: only { $pool } markers are in the pool.
problem-position-row-not-taken = { $player ->
    [first] White
   *[second] Black
} should have taken off the row { $row } before.
problem-position-fields-tamsk = A position of { $variant } has { $wanted } parts separated by spaces; this has { $found }.
problem-position-column-length-tamsk = Column { $column } has { $wanted } spaces; this describes { $found }.
problem-position-hands = The rings that are left, Red’s and Black’s, are written as 32/32, not “{ $found }”.
problem-position-side-tamsk = The player to move is “r” or “b”, not “{ $found }”.
problem-position-step = What was done in the turn is -, +b2 for a ring left out there, or ^a1 for an hourglass in the hand, not “{ $found }”.
problem-position-time = The time of { $variant } has { $wanted } parts separated by “;”; this has { $found }.
problem-position-unknown-sand = The sand of the six hourglasses is - (not started), 0 (run out) or milliseconds, separated by commas, not “{ $found }”.
problem-position-last-out = Whose hourglass ran out last is -, r, b or = for both, not “{ $found }”.
problem-position-unknown-fast = The 15-second glass is 0, its milliseconds (with ! in the turn in which it was started), late or lost, not “{ $found }”.
problem-position-skips = The turns to be skipped are written as 0/1, not “{ $found }”.
problem-position-glass-count = { $player ->
    [first] Red
   *[second] Black
} has { $wanted } hourglasses, and { $found } here.
problem-position-two-on-one-space = There are two hourglasses on { $space }.
problem-position-too-many-in-space = { $space } takes { $most } rings, and there are { $found }.
problem-position-too-many-in-hand = { $player ->
    [first] Red
   *[second] Black
} has { $most } rings at the most, and { $found } here.
problem-position-ring-count = There are 64 rings on the board and in the hands together, and { $found } here.
problem-position-sand = The hourglass on { $space } cannot have this sand.
problem-position-fast-glass = The 15-second glass cannot stand so.
problem-position-nothing-left-out = No ring was left out on { $space }.
problem-position-not-in-hand = The hourglass of { $space } cannot be in the hand of the player to move.

problem-bad-request = The program did not understand itself. Load the page anew.
problem-unreadable-request = The program did not understand itself. Load the page anew.
problem-request-too-long = This game is too long for the server.
problem-server-fault = The server could not answer. Try again.

problem-signed-out = Sign in first, as a guest or by name.
problem-wrong-credentials = The name does not go with the password or code.
problem-bad-name = A name has 2 to 20 letters, digits, - and _, and begins with a letter. Names of guests are taken.
problem-bad-password = A password has { $least } to { $most } characters.
problem-name-taken = Somebody else is called { $name }.
problem-registered-already = You are registered already.
problem-registered-only = Only registered players play for ratings.
problem-of-another = That is not yours.
problem-progress-of-guest = The progress of a guest stays in the browser. Register to have it kept on the server.
problem-bad-deed = This is nothing that can be done in the course.
problem-too-many-deeds = At most { $most } deeds come at once.
problem-progress-full = The server keeps { $most } deeds of one learner. What comes beyond stays on the device.
problem-no-match = There is no such game.
problem-no-seek = Nobody seeks that any more.
problem-no-player = There is no such player.
problem-no-session = You are not signed in there any more.
problem-bad-token = The token is unknown or was revoked.
problem-out-of-scope = The token does not allow that (it would have to allow “{ $scope }”).
problem-not-by-token = No token manages an account. Log in on the page.
problem-no-tokens = Only registered players have tokens.
problem-bad-label = Say in 1 to { $most } characters what it is for.
problem-no-scope = Choose at least one thing that it allows.
problem-no-token = There is no such token any more.
problem-too-many-tokens = You can have { $most } tokens. Revoke one first.
problem-own-seek = That is your own: somebody else has to accept it.
problem-too-many-seeks = You can seek { $most } games at a time.
problem-free-takebacks = Between two machines taking back is agreed each time, or never.
problem-not-rateable = For ratings a game needs a clock, both players alike, and no combined games.
problem-bad-game = That cannot be played.
problem-not-seated = You do not play in this game.
problem-not-allowed = Only the server lets that happen.
problem-stale = The game has gone on meanwhile. Look at it again.
problem-no-actions = A turn has at least one action.
problem-bad-browser = This browser cannot be told through a push service.
problem-plan-not-now = It is your turn. Play it first.
problem-plan-ahead = Where a clock runs, one turn is planned ahead.
problem-plan-too-big = A plan has at most { $most } turns.
problem-bad-plan = A plan answers whole turns that can be played, each of them once.
problem-unfinished-plan = What was planned is no whole turn any more.
problem-not-whatever = Their turn cannot be left out here. Plan an answer to a certain turn.
problem-not-left = Your opponent has not left, or not long enough ago.
problem-no-time-to-give = That clock takes no more time.
problem-match-too-long = A game has at most { $most } events. You can resign it.
problem-bad-id = The program did not understand itself. Load the page anew.
problem-unreadable-message = The program did not understand itself. Load the page anew.
problem-bad-chat = A line has 1 to { $most } characters.
problem-too-many = Too much at once. Wait { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
}.
problem-busy = The server has too much to do. Try again.
problem-stopping = The server stops. Come back in a moment; nothing is lost.
problem-apart = This part of the server is cut off from the others. Try again in a moment.
problem-not-kept = It could not be kept, so it has not happened. Try again.
problem-foreign-request = Another page has asked that, and it was refused.
problem-no-online-play = There is no online play here: { $why }

problem-position-reserves = The reserves, White’s and Black’s, are letters with counts such as B12/B9, not “{ $found }”.
problem-position-drawing = This drawing does not have the { $wanted } places of the board, or not in its order.
problem-position-too-many-pieces = { $player ->
    [first] White
   *[second] Black
} has { $found } pieces on the board and in reserve (a GIPF piece is two); { $most } is the most.
problem-position-too-many-gipf-pieces = { $player ->
    [first] White
   *[second] Black
} has { $found } GIPF pieces; { $most } is the most.
problem-position-stage-of-tournament = { $player ->
    [first] White
   *[second] Black
} cannot be in the stage G: only tournament and ultimate have it.
problem-position-too-many-potentials = { $player ->
    [first] White
   *[second] Black
} has { $found } { $piece }; { $most } is the most.
problem-position-gipf-pieces-in-reserve = { $player ->
    [first] White
   *[second] Black
} has GIPF pieces in reserve: only in MATRX they are pieces of their own.
problem-position-stage-of-matrx = { $player ->
    [first] White’s
   *[second] Black’s
} stage is “-” in MATRX and only there.
problem-position-stage-needs-potentials = { $player ->
    [first] White
   *[second] Black
} cannot be in the stage L without potentials in reserve.
problem-position-stage-without-potentials = { $player ->
    [first] White
   *[second] Black
} cannot be in the stage B with potentials in reserve.
problem-position-no-tamsk-on-centre = Phase { $phase } needs an unused TAMSK of the player to move on e5.
problem-position-tamsk-passed-over = In phase { $phase } the player to move has no unused TAMSK on e5: it has been used or given up before.
problem-position-owed = The phase is 1t exactly if the player to move has an unused TAMSK on e5 in phase 1.
problem-position-nothing-to-deal-with = Phase { $phase } needs a row of the player to move, or a lost game.

problem-record-expected = { $expected ->
    [opening] A record begins with the line [Gipf-Record 1].
    [version] The version of the format, a number, belongs here.
    [header-name] The name of a header belongs here.
    [quoted] A text in quotation marks belongs here.
    [bracket] A “]” is missing here.
    [action] A move must come before this.
    [action-or-result] A move or the result (1-0, 0-1, 1/2-1/2 or *) belongs here.
    [action-or-parenthesis] A move or “)” belongs here.
    [attachment] Only “used”, “left” or “side” can stand in brackets here.
    [seconds] Seconds with three decimals at most belong here.
    [reason] The reason of the result, in small letters, belongs here.
    [end] The record should end here.
    [no-more] Only one record can be opened, and here another one begins.
   *[other] The record cannot be read from here.
} (“{ $found }”)
problem-record-open-quotes = The quotation marks are not closed on this line.
problem-record-open-comment = The comment is not closed.
problem-record-unknown-escape = A backslash before { $escape } means nothing.
problem-record-unknown-version = This record is of version { $version }, which is not known here.
problem-record-no-game = The record does not say which game it is of.
problem-record-twice = { $name } is given twice.
problem-record-time-too-long = This time is too long.
problem-record-too-deep = Variations are nested too deep.
problem-record-match = The record cannot be played through.
problem-sgf-no-tree = No game begins here or later; it would begin with “(;”.
problem-sgf-open-tree = The file ends before its last game is closed by “)”.
problem-sgf-open-value = The file ends before a value is closed by “]”.
problem-sgf-no-value = “{ $name }” has no value in brackets.
problem-sgf-unexpected = “{ $found }” cannot stand here.
problem-sgf-too-deep = Variations are nested too deep.
problem-sgf-other-game = This file is of another game.
problem-sgf-unknown-setup = The set-up “{ $name }” is not known here; Zertz, Zertz+11 and Zertz+24 are.
problem-sgf-unreadable = “{ $text }” is no step of a game.
problem-sgf-out-of-turn = It is not the turn of this player.
problem-sgf-wrong-rack = The marble does not come from where the player must take it.
problem-sgf-too-much = This is too much for one turn.
problem-sgf-incomplete = The turn is not complete.
problem-sgf-other-winner = By what was played the { $winner ->
    [first] first
   *[second] second
} player has won, not the one whom the file names.
problem-record-ending = { $winner ->
    [first] By the rules the first player has won, and the record says something else.
    [second] By the rules the second player has won, and the record says something else.
   *[nobody] By the rules the game is a draw, and the record says something else.
}
problem-record-reason = The record gives “{ $reason }” as the reason of the result. By the rules it is “{ $rules }”.
problem-record-goes-on = The record says that the game ended by “{ $reason }”, but by the rules it goes on there.
problem-form-nothing = There is no game in this text.
problem-form-unknown = No game in a form that is known begins here: a record, SGF, or moves below a line such as [Game "gipf:standard"].
problem-form-no-text = This is no text in UTF-8.
problem-too-long = This is too long for one game.
problem-form-several = These are several games. Keep one of them and open that.
problem-record-repetition = How often a position may stand is no number in the header Repetition: { $value }.
problem-time-falls = The times of the record do not go forwards.
problem-no-lesson = There is no lesson “{ $lesson }”.
problem-unknown-exercise = There is no exercise “{ $name }”.
problem-answered-otherwise = This exercise is answered in another way ({ $how }).
problem-no-answer-left = Nothing reaches the goal any more. Begin again.
problem-answer-unplayable = This answer cannot be played: { $why }
