# What is said of games that are played, in English.

## Names

stack-name = { $top } over { $below }
row-name = { $from }–{ $to }
row-of = { $player } row
seat-of = { $player }
board-help = Arrow keys move over the board, a letter and a number jump to a cell, Enter plays, Escape steps back, a question mark tells what a piece does. Comma and full stop look back and forth.
cell-dot = dot
cell-empty = empty
cell-open = can be pressed
cell-must-go = in a row to be dealt with
cell-may-stay = in a row to be dealt with, may stay
cell-in-row-of = in a row of { $player }
cell-zertz-vacant = vacant ring
cell-zertz-gone = no ring
cell-dvonn-stack = { $player } stack of { $height }{ $red ->
    [yes] , with red
   *[no] { "" }
}
cell-tamsk = { $rings } of { $most } rings
cell-tamsk-glass = { $player } hourglass
cell-tamsk-still = not started
cell-tamsk-sand = { $time } of sand left
cell-tamsk-out = run out
cell-punct-punct = PÜNCT of { $piece }
cell-punct-level = { $dot }, on level { $level }{ $bridge ->
    [yes] , over a gap
   *[no] {""}
}
cell-must-go-zertz = in an isolated group
cell-may-stay-zertz = in an isolated group
row-of-zertz = isolated
pool = Pool
pool-choose = Choose it to be placed
pile-reserve = in reserve
pile-captured = captured
pile-captured-zertz = captured marbles
pile-captured-yinsh = removed rings
pile-gone = out of the game
score = { $count ->
    [one] One piece
   *[other] { $count } pieces
} controlled
score-short = controlled
pile-stacks = { $stacks } { $piece } { $stacks ->
    [one] stack
   *[other] stacks
}{ $single ->
    [0] { "" }
   *[other] { " " }and a single one
}
collection-part = { $piece }: { $count } captured of { $alone }
collection-part-zertz = { $count ->
    [0] no
   *[other] { $count }
} { $kind ->
    [W] white
    [G] grey
   *[B] black
} { $count ->
    [one] marble
   *[other] marbles
} captured; { $alone } win, or { $each } of each colour
collection-part-yinsh = { $count ->
    [one] one ring
   *[other] { $count } rings
} removed; { $alone ->
    [one] one wins
   *[other] { $alone } win
}
tray-choose = Choose it to be pushed in
tray-choose-punct = Choose it to be added
tray-explain = What it does

## What is asked

prompt = What is next
prompt-player = { $player }:
prompt-gipf-push = Choose a dot at the edge to push a piece in.
prompt-gipf-gipf-piece-first = Your first move brings in a GIPF piece. Choose a dot at the edge.
prompt-gipf-push-or-use = Choose a dot at the edge to push a piece in, or press a potential of yours to use it.
prompt-gipf-use-only = You have nothing to push in. Press a potential of yours to use it.
prompt-gipf-gipf-piece-waits = A GIPF piece waits in your reserve: it must be your move. Choose a dot at the edge.
prompt-gipf-extra-move = Your TAMSK has come to the centre. You may push it in again from any dot, as an extra move.
prompt-gipf-use = { $piece } on { $cell }: choose where it goes.
use-not = Leave it there
extra-decline = Make no extra move
extra-loss = If you do not, the potential is lost: it leaves the game, and a { $left ->
    [T] used TAMSK
   *[other] basic piece
} stays on { $at }.
choice-cover = Give up the PÜNCT and cover the GIPF piece on { $cell } with
choice-B = one basic piece
choice-G = two: a new GIPF piece
prompt-gipf-row = You have a row. Deal with it.
prompt-gipf-row-may-stay = You have a row of GIPF pieces. Take from it, or leave it.
prompt-zertz-place = Choose a colour in the pool, then press a vacant ring.
prompt-zertz-place-captured = The pool is empty: choose a marble of your own, then press a vacant ring.
prompt-zertz-ring = Take away a free ring: one with a dashed mark.
prompt-zertz-jump = You must capture. Press a marble, then where it lands.
prompt-zertz-jump-on = The marble must jump on. Press where it lands.
prompt-zertz-use = The { $piece } on { $cell }: press where it lands.
prompt-zertz-claim = You have isolated a group. Claim it, or leave it for good.
prompt-zertz-pass = You have no marble to place.
prompt-zertz-over = The game is over.
prompt-dvonn-place-red = Place a red piece: press any vacant space.
prompt-dvonn-place = Place a piece of yours: press any vacant space.
prompt-dvonn-move = Press one of your stacks, then where it goes. It moves as many spaces as it is high, onto another stack.
prompt-dvonn-use = The stack on { $cell }: press where it goes.
prompt-dvonn-pass = None of your stacks can move.
prompt-dvonn-over = The game is over.
prompt-yinsh-place = Place a ring: press any vacant point.
prompt-yinsh-move = Press one of your rings, then where it goes. A marker stays behind; those it jumps over turn over.
prompt-yinsh-use = The ring on { $cell }: press where it goes.
prompt-yinsh-row = Five of your markers make a row: take it off.
prompt-yinsh-ring = Now take one of your rings off: press it.
prompt-yinsh-pass = None of your rings can move.
prompt-yinsh-over = The game is over.
use-not-zertz = Another marble
use-not-dvonn = Another stack
use-not-yinsh = Another ring
prompt-tamsk-move = Press one of your hourglasses, then a space next to it. A ring is dropped there.
prompt-tamsk-start = Start an hourglass that does not run yet: press it, then a space next to it.
prompt-tamsk-put-down = Put down the hourglass that you have lifted.
prompt-tamsk-use = The hourglass on { $cell }: press a space next to it.
prompt-tamsk-counter-or-move = Your opponent has left out a ring. Press that space to drop one of yours there, or move at once.
prompt-tamsk-counter-or-pass = You cannot move, but you may drop a ring where your opponent has left it out.
prompt-tamsk-pass = None of your hourglasses can move.
prompt-tamsk-turn-lost = This turn is lost.
prompt-tamsk-over = The game is over.
tamsk-fast = Start the 15-second glass
tamsk-fast-left = 15-second glass: { $time }
tamsk-ring = Drop a ring on { $cell }?
tamsk-ring-yes = Drop a ring
tamsk-ring-no = Leave it out
use-not-tamsk = Another hourglass
prompt-punct-add = Choose a piece and press where its PÜNCT goes. The wheel, the key R or a second finger turns it.
prompt-punct-add-or-move = Add a piece: choose it, and press where its PÜNCT goes. Or move one: press its PÜNCT. The wheel, the key R or a second finger turns it.
prompt-punct-use = The { $piece } on { $cell }: press where its PÜNCT goes, straight in any direction, or the same space to turn it there.
prompt-punct-pass = You can neither add nor move a piece.
prompt-punct-over = The game is over.
use-not-punct = Another piece
choice-pass = Pass
prompt-gipf-over = The game is over.
hand = Push in a
hand-punct = Add a
turn-left = Turn it to the left
turn-right = Turn it to the right
put-down = Put it down
thinking = { $name } is thinking.
thinking-depth = It looks { $depth } actions ahead.
resting = It is the turn of { $name }.
play-on = Let it play on
looking = { $move ->
    [0] This is the start.
   *[other] This is how it stood after action { $move } of { $moves }.
}
look-now = Back to now
ending-no-move = { $loser } has no move left.
ending-no-gipf-piece = { $loser } has no GIPF piece left in play.
ending-set-of-each = { $winner } has enough marbles of each colour.
ending-set-of-white = { $winner } has enough white marbles.
ending-set-of-grey = { $winner } has enough grey marbles.
ending-set-of-black = { $winner } has enough black marbles.
ending-board-full = No vacant ring is left.
ending-no-marbles = Nobody has a marble to place.
ending-more-pieces = { $winner } controls more pieces.
ending-equal-pieces = Both control as many pieces.
ending-rings-removed = { $winner } has removed enough rings.
ending-markers-used-up = No marker is left; removed rings decide.
ending-nobody-can-move = No ring can move; removed rings decide.
ending-fewer-rings = { $winner } has fewer rings left.
ending-equal-rings = Both have as many rings left.
ending-last-glass = Both have as many rings left; the hourglass that runs out last is one of { $winner }.
ending-connection = { $winner } connects two opposite sides.
ending-last-piece = All pieces of a player are on the board, and nobody connects two sides.
ending-centre = All pieces of a player are on the board. The dots in the centre hexagon decide.
ending-nobody-can-move-punct = Nobody can add or move a piece. The dots in the centre hexagon decide.
ending-repetition-zertz = The same position stood twice.
ending-resigned = { $loser } has resigned.
ending-repetition = The same position stood for the third time.
ending-agreed = Both have agreed to a draw.
ending-time = The time of { $loser } is up.
ending-abandoned = { $loser } has left.
ending-adjudicated = An arbiter has decided the game.
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
chooser-gone = { $gone ->
    [one] One potential leaves
   *[other] { $gone } potentials leave
} the game.
chooser-wins = This wins the game.
chooser-loses = This loses the game.
chooser-draws = This ends the game in a draw.
chooser-not-enough = At least one of them has to go.
chooser-captures = You capture { $captured }.
chooser-yinsh-result = The five markers go back to the pool; then one of your rings goes.
chooser-rows-zertz = Which group
chooser-take-zertz = Claim the group
chooser-leave-zertz = Leave what stands
chooser-take = Take the row off
chooser-leave = Leave it
chooser-must-go = { $cell } has to go.
hint-dots = Pieces come in from the dots at the edge.
hint-dots-or-use = Pieces come in from the dots at the edge; a ring marks the potentials you can use.
hint-use = You have nothing to push in; a ring marks the potentials you can use.
hint-stuck = This { $piece } has nowhere to go now.
hint-stuck-T = A TAMSK does not move by itself: it acts when it is pushed onto the centre.
hint-stuck-gipf-piece-waits = First the GIPF piece in your reserve has to come in.
hint-stuck-extra-move = First make the extra move of your TAMSK, or decline it.
hint-row-zertz = First claim the group, or leave it.
hint-zertz-place = A marble goes on a vacant ring.
hint-zertz-ring = Take away a ring that is dashed: it can be slid out.
hint-zertz-jump = Press a marble that can jump, then where it lands.
hint-dvonn-place = A piece goes on a vacant space.
hint-dvonn-move = Press a stack of yours that can move, then where it goes.
hint-yinsh-place = A ring goes on a vacant point.
hint-yinsh-move = Press a ring of yours that can move, then where it goes.
hint-yinsh-ring = Press the ring of yours that is to go.
hint-row-yinsh = First take the row off: press one of its markers.
hint-tamsk = Press an hourglass of yours that can move, then a space next to it that is not full.
hint-punct-add = A piece goes on three vacant spaces.
hint-punct-move = Press a vacant space for the PÜNCT of a new piece, or the PÜNCT of a piece of yours that nothing lies on.
hint-row = First deal with the row: press its pieces that may stay, or take it off.

## What is told once

said-push = { $player } pushes a { $piece } from { $from } to { $to }{ $shifted ->
    [0] .
    [one] , and one piece moves on.
   *[other] , and { $shifted } pieces move on.
}
said-move = { $player }’s { $piece } { $kind ->
    [Z] jumps
    [Y] slides
   *[other] goes
} from { $from } to { $to }{ $stacked ->
    [yes] , onto { $under }.
   *[no] .
}
said-cover = { $player } gives up the PÜNCT on { $at } and puts a { $piece } on { $to }, over { $under }.
said-extra = { $player }’s TAMSK leaves { $at } and is pushed in again from { $from } to { $to }{ $shifted ->
    [0] .
    [one] , and one piece moves on.
   *[other] , and { $shifted } pieces move on.
}
said-declined = { $player } makes no extra move: the potential on { $at } leaves the game.
said-removal = { $player } takes off a row: { $returned ->
    [0] nothing
   *[other] { $returned }
} back to the reserve, { $captured ->
    [0] nothing
   *[other] { $captured }
} captured{ $gone ->
    [0] .
    [one] , one potential out of the game.
   *[other] , { $gone } potentials out of the game.
}
said-left = { $player } leaves the row standing.
said-zertz-place = { $player } places a { $piece } on { $to }.
said-zertz-ring = { $player } takes away the ring { $ring }.
said-zertz-claims = { $player } claims { $rings }: { $captured }.
said-zertz-jump = { $player } jumps from { $from } to { $to } and captures { $captured }.
said-zertz-leave = { $player } leaves what is isolated.
said-zertz-pass = { $player } passes.
said-zertz-due-ring = Now a free ring has to go.
said-zertz-due-jump = { $player } to move: a capture must be made.
said-zertz-due-jump-on = The marble must jump on.
said-zertz-due-claim = { $player } may claim { $groups }.
said-zertz-due-pass = { $player } has no marble to place.
said-zertz-due-over = The game is over.
said-dvonn-place = { $player } places a { $piece } on { $to }.
said-dvonn-move = { $player } moves from { $from } to { $to }: a stack of { $height }.
said-dvonn-lost = { $all ->
    [one] One piece loses
   *[other] { $all } pieces lose
} the connection and { $all ->
    [one] leaves
   *[other] leave
} the game: { $first } white, { $second } black.
said-dvonn-pass = { $player } passes.
said-dvonn-due-red = { $player } to place a red piece.
said-dvonn-due-pass = { $player } has no stack that can move.
said-yinsh-place = { $player } places a ring on { $to }.
said-yinsh-move = { $player } moves the ring from { $from } to { $to }.
said-yinsh-turned = { $count ->
    [one] One marker turns over: { $cells }.
   *[other] { $count } markers turn over: { $cells }.
}
said-yinsh-pass = { $player } passes.
said-yinsh-row = { $player } takes off the row { $row }.
said-yinsh-ring = { $player } takes off the ring on { $at }: { $removed } of { $wanted }.
said-yinsh-due-place = { $player } to place a ring.
said-yinsh-due-row = { $player } has { $count ->
    [one] a row to take off: { $rows }.
   *[other] { $count } rows to choose from: { $rows }.
}
said-yinsh-due-ring = { $player } to take off a ring.
said-yinsh-due-pass = { $player } has no ring that can move.
said-tamsk-move = { $player } moves from { $from } to { $to } and drops a ring.
said-tamsk-move-without = { $player } moves from { $from } to { $to } without a ring.
said-tamsk-counter = { $player } drops a ring on { $cell }.
said-tamsk-lift = { $player } lifts the hourglass on { $cell }.
said-tamsk-pass = { $player } passes.
said-tamsk-fast = { $player } starts the 15-second glass.
said-tamsk-due-pass = { $player } has no hourglass that can move.
said-tamsk-due-counter = { $player } may drop a ring where it was left out.
said-punct-add = { $player } adds a { $piece } on { $cells }.
said-punct-move = { $player } moves the { $piece } on { $from } to { $cells }.
said-punct-pass = { $player } passes.
said-punct-due-pass = { $player } can neither add nor move a piece.
said-turned = Turned: { $cells }.
said-row = { $player } has { $count ->
    [one] a row to deal with: { $rows }.
   *[other] { $count } rows to deal with: { $rows }.
}
said-turn = { $player } to move.
said-extra-due = { $player } may make an extra move with the TAMSK on the centre.
said-gipf-waits = { $player } to move: a GIPF piece waits in the reserve.
said-next = Choose where it goes: { $cells }.
said-taken-back = Taken back.

## Combined games

seat-in-main = { $player } in { $game }
clock = { $time } left
clock-periods-left = { $count } ×
fight-announced = { $player } wants to play { $move }
fight-announced-own = You want to play { $move }
fight-answer = Let it happen, or challenge { $player } to { $game }?
fight-answer-free = Let it happen, or challenge { $player } to a game of your choice?
fight-stakes = If { $player } wins{ $ties ->
    [yes] { " " }or ties
   *[no] { "" }
}, the move happens. If not, the { $piece } on { $at } leaves the game, and { $player } plays something else.
fight-left = { $count ->
    [one] This is your last challenge.
   *[other] You have { $count } challenges left.
}
fight-challenge = Challenge
fight-let-pass = Let it happen
fight-waits-answer = { $name } decides whether to challenge you for the { $piece } on { $at }.
fight-waits-begin = You have challenged for the { $piece } on { $at }. { $name } decides who begins.
fight-challenged = { $other } challenges you to { $game }
fight-stakes-own = You want to play { $move }. Win{ $ties ->
    [yes] { " " }or tie
   *[no] { "" }
}, and it happens. If not, the { $piece } on { $at } leaves the game, and you play something else.
fight-who-begins = Who begins?
fight-begin-own = I begin
fight-begin-other = { $other } begins
fight-accept = Play it
fight-refuse = Rather rock-paper-scissors
fight-time = { $time } left to answer.
fight-side-goes-on = The side game is being played. The main game goes on once it is over.
hands-title = Rock-paper-scissors for { $move }
hands-over = { $player } takes the device and chooses. { $other } looks away.
hands-ready = I am { $player }, and nobody looks
hands-choose = Choose. { $other } does not see it.
hands-waits = You have chosen. The other choice is not yet there.
hands-round = { $first }: { $one }. { $second }: { $two }.
hands-again = A tie: once more.
sign-rock = Rock
sign-paper = Paper
sign-scissors = Scissors
elsewhere-title = A game elsewhere for { $move }
elsewhere-ask = How did it end?
elsewhere-confirm = Is that so? If you tell otherwise, both tell again.
elsewhere-told = { $player } says: { $result }.
elsewhere-won = { $player } won
elsewhere-tie = A tie
elsewhere-disagreed = You do not agree. Tell again.
elsewhere-lot = You have disagreed twice. A lot decides.
elsewhere-draw = Draw the lot
result-won = { $player } wins the side game: { $game }.
result-lot = The lot decides for { $player }: { $game }.
result-tie = The side game is a tie: { $game }.
result-time = { $loser } has not answered in time.
result-happens = { $move } happens, as it was announced.
result-lost = { $move } does not happen. The { $piece } is lost, and { $player } still has to move.
result-go-on = Go on
fought = Side games
fought-won = { $player }, { $move }: { $game }, { $winner } won.
fought-tie = { $player }, { $move }: { $game }, a tie.
fought-look = Look at it
behind-main = Main game
behind-side = Side game
behind-look = Look at the main game
behind-back = Back to the side game
behind-stakes = For { $move }: if { $player } wins{ $ties ->
    [yes] { " " }or ties
   *[no] { "" }
}, it happens.
said-announced = { $player } wants to play { $move }, with the { $piece } on { $at }.
said-answer-due = { $other } lets it happen, or challenges.
said-always = It must be fought for: { $game }.
said-let-pass = { $other } lets it happen.
said-challenged = { $other } challenges { $player }: { $game }.
said-begin-due = { $player } decides who begins.
said-side-due = It is fought for: { $game }.
said-begins = { $player } begins: { $game }.
said-refused = { $player } prefers rock-paper-scissors.
said-chosen = { $player } has chosen.
said-forfeit = The potential on { $at } leaves the game. { $player } plays something else.

## Tools

tools = Tools
your-turn = Your turn: { $page }
undo = Undo
undo-challenged = What was challenged cannot be taken back.
step-back = Back
step-forward = Forward
sheet = Moves
sheet-unread = { $count ->
    [one] One message
   *[other] { $count } messages
}
moves = Moves
moves-none = No moves yet.
move-look = { $number }, { $player }: { $move }
flip = Turn the board
coordinates = Coordinates
letters = Letters on pieces
sounds = Sounds
copy-record = Copy record
copy-position = Copy position
copied-record = The record is copied.
copied-position = The position is copied.
copied-link = A link to this game is copied.
resign = Resign
resign-ask = Does { $player } give up this game?
resign-do = Give up
resign-not = Play on
type-move = Type a move
type-do = Play
open-about = Paste a record, moves in notation, the text of a position, or a link to a game. Games of ZÈRTZ can be in SGF, as servers write it.
open-file = Open a file
open-until = Open it up to there ({ $moves ->
    [one] one move
   *[other] { $moves } moves
})
open-do = Open
open-failed = This cannot be opened

## What the pieces do

aid = What the pieces do
aid-kinds = Kinds of pieces
aid-open = What { $piece } does
aid-unused = unused
aid-used = used
aid-B = The plain piece. In a row it must go: back to your reserve if it is yours, captured if it is not.
aid-G = Two basic pieces, one on the other. Who has none in play has lost. In a row it may stay. Taken back it gives you two basic pieces, captured it costs its owner two.
aid-G-matrx = Three for each player; the first three moves bring them in. In a row it must go. Taken back it must be your next move. Whose three are all captured has lost.
aid-T = When your TAMSK is pushed onto the centre, e5, by you or by your opponent, you may push its top in again from any dot: an extra move.
aid-Z = Jumps in a straight line over one or more pieces of any colour that stand side by side, onto the first empty spot behind them. It never jumps over an empty spot.
aid-D = Jumps onto a piece of the opponent next to it: a basic piece, or a DVONN, used or not. What it covers is out of play until the DVONN is taken off.
aid-D-matrx = Goes onto a DVONN of the opponent, used or not: next to it, or further along a line over empty spots. What it covers is out of play until it is taken off.
aid-Y = Slides along a line over empty spots, as far as you like.
aid-P = Jumps onto a PÜNCT of the opponent next to it, used or not. Or it covers a GIPF piece of the opponent next to it: then the PÜNCT leaves the game, and you put one or two basic pieces from your reserve on that GIPF piece. Two are a new GIPF piece of yours. A covered GIPF piece counts as captured.
aid-P-matrx = Goes onto a PÜNCT of the opponent, used or not: next to it, or further along a line over empty spots. What it covers is out of play until it is taken off.
aid-use = It can be used once, in place of a push. A basic piece stays behind; what has moved can do no more.
aid-use-matrx = It can be used once, in place of a push. The upper one of the two moves, the lower one stays behind; neither can do more after that.
aid-use-T = A basic piece stays on e5. If you make no extra move the potential is lost at once.
aid-use-T-matrx = The lower one of the two stays on e5. If you make no extra move the upper one is lost at once.
aid-row = In a row it may stay as long as it is unused; used, it must go, and leaves the game. Taken back unused, it gives you a basic piece and the potential leaves the game.
aid-row-matrx = In a row a stack may stay; a single one must go. What you take back goes to your reserve, where two of a kind make a stack and a single one waits for a second.
