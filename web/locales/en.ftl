# Every text of the page, in English. Names of games, variants, pieces and refusals carry the key
# that the program uses for them.

app-name = GIPF
title = { $page } · GIPF
app-description = Play, learn and study the abstract games of Project GIPF.
app-needs-script = This page is an application: it needs JavaScript.
app-notice = An unofficial, free program. Not affiliated with the publisher of the games.

theme = Theme
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
close = Close
home = Home
fault = Something went wrong here. Nothing is lost: try again, or load the page anew.
again = Try again

## Home

home-title = Push. Line up. Take.
home-lead = Two players push pieces onto the board from its edge. A row of four leaves it again, and takes what stands in its way. Who has no piece left to push has lost.
home-continue = Continue your game
home-look = Look at your last game
home-summary = { $variant }, { $opponent }, { $moves ->
    [0] not begun
    [one] one move
   *[other] { $moves } moves
}
home-play = Play now
home-start = Play

setup-variant = Game
setup-opponent = Against
setup-opponent-engine = The engine
setup-opponent-people = Someone here
setup-level = Level
setup-side = You play
setup-side-first = White
setup-side-second = Black
setup-side-lot = By lot
setup-options = Options
option-reserve = Pieces in reserve

variant-gipf-basic = Basic
variant-gipf-basic-about = Single pieces only. The way to learn it.
variant-gipf-standard = Standard
variant-gipf-standard-about = Three GIPF pieces each. Lose them and you have lost.
variant-gipf-tournament = Tournament
variant-gipf-tournament-about = An empty board. You decide how many GIPF pieces you play.

level-name = { $number } · { $name }
level-1 = First steps
level-2 = Beginner
level-3 = Learner
level-4 = Casual
level-5 = Club
level-6 = Strong
level-7 = Expert
level-8 = Full strength

## Names

game-gipf = GIPF
player-gipf-first = White
player-gipf-second = Black
piece-gipf-B = basic piece
piece-gipf-G = GIPF piece
piece-of = { $player } { $piece }
row-name = { $from }–{ $to }
row-of = { $player } row
seat-of = { $player }
seat-you = You
seat-level = Level { $number }

board = Board
board-help = Arrow keys move over the board, a letter and a number jump to a cell, Enter plays, Escape steps back. Comma and full stop look back and forth.
cell-dot = dot
cell-empty = empty
cell-open = can be pressed
cell-must-go = in a row to be dealt with
cell-may-stay = in a row to be dealt with, may stay
cell-in-row-of = in a row of { $player }
pile-reserve = in reserve
pile-captured = captured
pile-gone = out of the game

## What is asked

prompt = What is next
prompt-player = { $player }:
prompt-gipf-push = Choose a dot at the edge to push a piece in.
prompt-gipf-gipf-piece-first = Your first move brings in a GIPF piece. Choose a dot at the edge.
prompt-gipf-row = You have a row of four. Deal with it.
prompt-gipf-row-may-stay = You have a row of GIPF pieces. Take from it, or leave it.
prompt-gipf-over = The game is over.
hand = Push in a
thinking = { $name } is thinking.
thinking-depth = It looks { $depth } actions ahead.
looking = { $move ->
    [0] This is the start.
   *[other] This is how it stood after action { $move } of { $moves }.
}
look-now = Back to now
wins = { $player } wins.
draw = A draw.
ending-no-move = { $loser } has no piece left to push.
ending-no-gipf-piece = { $loser } has no GIPF piece left on the board.
ending-resigned = { $loser } has resigned.
ending-repetition = The same position stood for the third time.
play-again = Play again
new-game = New game

chooser-rows = Which row
chooser-switches = These may stay
chooser-stays = { $piece } on { $cell } stays
chooser-result = You get back { $returned ->
    [0] nothing
   *[other] { $returned }
}, you capture { $captured ->
    [0] nothing
   *[other] { $captured }
}.
chooser-wins = This wins the game.
chooser-loses = This loses the game.
chooser-draws = This ends the game in a draw.
chooser-not-enough = At least one of them has to go.
chooser-take = Take the row off
chooser-leave = Leave it
chooser-must-go = { $cell } has to go.
hint-dots = Pieces come in from the dots at the edge.
hint-row = First deal with the row: press its pieces that may stay, or take it off.

## What is told once

log = What happened
said-push = { $player } pushes a { $piece } from { $from } to { $to }{ $shifted ->
    [0] .
    [one] , and one piece moves on.
   *[other] , and { $shifted } pieces move on.
}
said-removal = { $player } takes off a row: { $returned ->
    [0] nothing
   *[other] { $returned }
} back to the reserve, { $captured ->
    [0] nothing
   *[other] { $captured }
} captured.
said-left = { $player } leaves the row standing.
said-row = { $player } has { $count ->
    [one] a row to deal with: { $rows }.
   *[other] { $count } rows to deal with: { $rows }.
}
said-turn = { $player } to move.
said-next = Choose where it goes: { $cells }.
said-taken-back = Taken back.

## Tools

tools = Tools
undo = Undo
step-back = Back
step-forward = Forward
sheet = Moves
moves = Moves
moves-none = No moves yet.
move-look = { $number }, { $player }: { $move }
flip = Turn the board
coordinates = Coordinates
copy-record = Copy record
copy-position = Copy position
copy-link = Copy link
copy-by-hand = Copy this text
copied-record = The record is copied.
copied-position = The position is copied.
copied-link = A link to this game is copied.
resign = Resign
resign-ask = Does { $player } give up this game?
resign-do = Give up
resign-not = Play on
type-move = Type a move
type-example = e1-e2
type-do = Play
open = Open a record or a position
open-about = Paste a record or the text of a position.
open-do = Open
open-failed = This cannot be opened

## What is refused, and why

rule = Rule { $number }

problem-game-over = The game is over.
problem-row-first = Deal with your row { $row } first.
problem-take-or-leave-first = Say first whether you take from your row of GIPF pieces or leave it.
problem-line-full = The line from { $dot } is full: nothing can be pushed in there.
problem-gipf-piece-first = Your first move must bring in a GIPF piece.
problem-no-gipf-pieces = In this game no GIPF pieces are pushed in.
problem-gipf-pieces-over = You have pushed in a basic piece: from then on no GIPF pieces come in.
problem-too-few-for-gipf = A GIPF piece takes two basic pieces, and you have { $left }.
problem-no-row = You have no row to deal with now.
problem-must-go = These pieces of the row must go too: { $cells }.
problem-not-in-row = { $cells } is not part of the row { $row }.
problem-one-row-at-a-time = One row at a time: deal with { $row } alone first.
problem-may-not-leave = You may not leave the row { $row }.

problem-no-action = “{ $text }” is no move here.
problem-no-text = “{ $text }” is no move. Write for example e1-e2, Ge1-e2, or xb2,b3,b4,b5 to take off a row.
problem-turn-over = “{ $text }” goes on after the turn is over.
problem-is-notation = “{ $text }” is the players’ notation; here it is written { $action }.
problem-is-action-text = “{ $text }” is an action text; the players’ notation is { $notation }.
problem-notation-unreadable = “{ $text }” is no move. Write e2, e1-e4, Ge1-e4, or xb2,b3* to take off pieces.
problem-notation-no-landing = No piece can be pushed onto { $spot } without moving another. Write the dot too.
problem-notation-no-line = “{ $text }”: no line begins at that dot and goes through that spot.
problem-notation-ambiguous = “x” is short for taking off a row without a choice, and there are { $choices }. List the spots.
problem-notation-turn-is-over = “{ $text }” comes after the end of the turn.

problem-out-of-turn = It is not your turn.
problem-match-over = The game is over.
problem-take-back = There is nothing to take back to.
problem-not-played = So many actions have not been played.
problem-thinks-elsewhere = This opponent is not available here.
problem-unknown-player = “{ $player }” is no player.
problem-player-number = There is no level { $text }: levels go from 1 to { $most }.
problem-player-command = An engine needs a command.

problem-unknown-game = There is no game “{ $game }”.
problem-unknown-variant = There is no variant “{ $name }”.
problem-unknown-option = There is no option “{ $key }”.
problem-option-of-others = The option “{ $key }” is not for this variant.
problem-repeated-option = The option “{ $key }” is given twice.
problem-reserve-out-of-range = A reserve holds 12 to 15 pieces, or two numbers as 12/15, not “{ $value }”.

problem-position-fields = A position has six parts separated by spaces; this has { $found }.
problem-position-variant = There is no variant “{ $name }”.
problem-position-columns = The board has seven columns separated by “/”; this has { $found }.
problem-position-column-length = Column { $column } has { $wanted } spots; this describes { $found }.
problem-position-unknown-piece = Column { $column }: “{ $found }” is no piece of this game.
problem-position-empty-count = Column { $column }: empty spots are counted by one number, without zeros in front.
problem-position-side = The side to move is “w” or “b”, not “{ $found }”.
problem-position-stages = The stages are two of G and B, White’s and Black’s, not “{ $found }”.
problem-position-phase = The phase is 1, 3 or 5, not “{ $found }”.
problem-position-other-variant = This is a position of { $found }, not of { $wanted }.
problem-position-two-on-one-spot = A spot holds pieces of both colours, or a GIPF piece of nobody.

problem-bad-request = The program did not understand itself. Load the page anew.
problem-unreadable-request = The program did not understand itself. Load the page anew.
problem-request-too-long = This game is too long for the server.
problem-server-fault = The server could not answer. Try again.

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
} cannot play GIPF pieces any more: only the tournament game has that.
problem-position-nothing-to-deal-with = Phase { $phase } needs a row of the player to move, or a lost game.

problem-record-expected = Line { $line }, column { $column }: the record cannot be read from here. “{ $found }”
problem-record-open-quotes = Line { $line }, column { $column }: the quotation marks are not closed on this line.
problem-record-open-comment = Line { $line }, column { $column }: the comment is not closed.
problem-record-unknown-escape = Line { $line }, column { $column }: a backslash before { $escape } means nothing.
problem-record-unknown-version = This record is of version { $version }, which is not known here.
problem-record-no-game = The record does not say which game it is of.
problem-record-twice = Line { $line }, column { $column }: { $name } is given twice.
problem-record-time-too-long = Line { $line }, column { $column }: this time is too long.
problem-record-too-deep = Line { $line }, column { $column }: variations are nested too deep.
problem-record-ending = The rules give another result than the record: { $result }.
problem-time-falls = The times of the record do not go forwards.
