# Every text of the page, in English. Names of games, variants, pieces and refusals carry the key
# that the program uses for them.

app-name = GIPF
title = { $page } · GIPF
app-description = Play, learn and study the abstract games of Project GIPF.
app-needs-script = This page is an application: it needs JavaScript.
app-notice = An unofficial, free program. Not affiliated with the publisher of the games.

language = Language
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

home-games = Which game
game-gipf-title = Push. Line up. Take.
game-gipf-lead = Two players push pieces onto the board from its edge. A row of four leaves it again, and takes what stands in its way. Who has no piece left to push has lost.
game-zertz-title = Place. Force. Take.
game-zertz-lead = Each turn puts a marble on the board and takes a ring from its edge. Who can jump must: make your opponent take what you can spare. The marbles are nobody’s until they are captured.
game-dvonn-title = Stack. Jump. Stay connected.
game-dvonn-lead = A stack moves as far as it is high, onto another one, and whoever is on top owns it all. What loses its connection with the red pieces is lost. Who owns more in the end has won.
game-yinsh-title = Move. Turn over. Give up rings.
game-yinsh-lead = Where a ring leaves, a marker stays; what it jumps over turns to the other colour. Five of yours in a row come off the board, and one of your rings with them. Three rings win, and each one that wins leaves you weaker.
game-tamsk-title = Move. Drop a ring. Leave room.
game-tamsk-lead = Six hourglasses walk over a board of tubes, and each step drops a ring into the tube it comes to. A full one is closed for good. Who can drop more rings before the way is shut, or the sand has run out, has won.
game-punct-title = Add. Move. Connect.
game-punct-lead = Pieces of three dots, and one of them is the PÜNCT. They are added, moved, turned and laid over others, as bridges too. Who connects two opposite sides of the board has won.
home-continue = Continue your game
home-look = Look at your last game
home-summary = { $game }, { $opponent }, { $moves ->
    [0] not begun
    [one] one move
   *[other] { $moves } moves
}
home-play = Play now
home-start = Play

setup-variant = Variant
setup-opponent = Against
setup-opponent-engine = The engine
setup-opponent-people = Someone here
setup-level = Level
setup-level-fits = By your last games, { $level } fits
setup-side = You play
setup-side-lot = By lot
setup-options = Options
option-reserve = Pieces in reserve
option-potentials = Potentials
option-order = Kinds come into play
option-order-any = In any order
option-order-fixed = ZÈRTZ first, then YINSH, PÜNCT, DVONN, TAMSK
option-board = Board
option-board-matrx = MATRX, 40 spots
option-board-gipf = GIPF, 37 spots

option-rings = Rings
option-rings-about = Tournaments are played on 48.
option-claim = Isolated groups
option-claim-auto = All claimed
option-claim-choice = As you choose
option-seed = Set-up
option-seed-drawn = A new one for every game
option-seed-told = By its number
option-ring = Ring
option-ring-always = Always dropped
option-ring-optional = May be left out
option-tie = With equal rings
option-tie-glass = The last hourglass wins
option-tie-draw = A draw

potentials-apart = Each player has a mix of their own
mix-none = None
mix-one = One kind × 6
mix-two = Two × 4
mix-two-long = Two × 6
mix-three = Three × 4
mix-own = 12 of your choice
mix-all = Five × 3
mix-more = One { $piece } more
mix-fewer = One { $piece } less
mix-total = { $count ->
    [one] One potential
   *[other] { $count } potentials
}{ $whose ->
    [both] { " " }for each player.
   *[one] .
}

variant-gipf-basic = Basic
variant-gipf-basic-about = Single pieces only. The way to learn it.
variant-gipf-standard = Standard
variant-gipf-standard-about = Three GIPF pieces each. Lose them and you have lost.
variant-gipf-tournament = Tournament
variant-gipf-tournament-about = An empty board. You decide how many GIPF pieces you play.
variant-gipf-ultimate = Ultimate
variant-gipf-ultimate-about = An empty board, 21 pieces and 15 potentials each.
variant-gipf-matrx = MATRX
variant-gipf-matrx-about = Potentials alone, stacked in twos, and three GIPF pieces, on a board of its own.
variant-zertz-tournament = Tournament
variant-zertz-tournament-about = 24 marbles. Three of each colour win, or 4 white, 5 grey, 6 black ones.
variant-zertz-basic = Basic
variant-zertz-basic-about = 21 marbles. Two of each colour win, or 3 white, 4 grey, 5 black ones.
variant-zertz-rings = { $variant }, { $rings } rings
variant-dvonn-standard = Standard
variant-dvonn-standard-about = You place all pieces in turn, three red ones first. Then the stacks move.
variant-dvonn-random = Random
variant-dvonn-random-about = All pieces lie there by chance. The stacks move at once.
variant-dvonn-symmetric = Balanced
variant-dvonn-symmetric-about = By chance, but turned round the board is the same for the other side.
variant-dvonn-set-up = { $variant }, set-up { $seed }
variant-dvonn-placed = { $variant }, placed before
variant-yinsh-standard = Standard
variant-yinsh-standard-about = Who is the first to remove three own rings wins.
variant-yinsh-blitz = Blitz
variant-yinsh-blitz-about = The first row wins.
variant-tamsk-level1 = Level 1
variant-tamsk-level1-about = Without time. The way to learn it.
variant-tamsk-level2 = Level 2
variant-tamsk-level2-about = The hourglasses run three minutes and are turned over when they move. One that has run out stands still.
variant-tamsk-level3 = Level 3
variant-tamsk-level3-about = As level 2. Whoever waits may hurry the other with a glass of 15 seconds.
variant-tamsk-ring = rings optional
variant-tamsk-tie = equal rings a draw
variant-punct-standard = Standard
variant-punct-standard-about = No piece is added in the centre hexagon. If nobody connects two sides, it decides.
variant-punct-basic = Basic
variant-punct-basic-about = Pieces may be added in the centre. If nobody connects two sides, it is a draw.
variant-with = { $variant } with { $mix }

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
game-name = { $game } · { $variant }
player-gipf-first = White
player-gipf-second = Black
piece-gipf-B = basic piece
piece-gipf-G = GIPF piece
piece-gipf-T = TAMSK
piece-gipf-Z = ZÈRTZ
piece-gipf-D = DVONN
piece-gipf-Y = YINSH
piece-gipf-P = PÜNCT
piece-gipf-T-unused = TAMSK, unused
piece-gipf-Z-unused = ZÈRTZ, unused
piece-gipf-D-unused = DVONN, unused
piece-gipf-Y-unused = YINSH, unused
piece-gipf-P-unused = PÜNCT, unused
game-zertz = ZÈRTZ
player-zertz-first = First player
player-zertz-second = Second player
piece-zertz-R = ring
piece-zertz-W = white marble
piece-zertz-G = grey marble
piece-zertz-B = black marble
game-dvonn = DVONN
player-dvonn-first = White
player-dvonn-second = Black
piece-dvonn-W = piece
piece-dvonn-B = piece
piece-dvonn-R = red piece
game-yinsh = YINSH
player-yinsh-first = White
player-yinsh-second = Black
piece-yinsh-R = ring
piece-yinsh-M = marker
game-tamsk = TAMSK
player-tamsk-first = Red
player-tamsk-second = Black
piece-tamsk-G = hourglass
piece-tamsk-O = ring
game-punct = PÜNCT
player-punct-first = White
player-punct-second = Black
piece-punct-T = triangle
piece-punct-E = straight piece with the PÜNCT at an end
piece-punct-C = straight piece with the PÜNCT in the centre
piece-punct-M = bent piece with the PÜNCT in the middle
piece-punct-R = bent piece that turns right from its PÜNCT
piece-punct-L = bent piece that turns left from its PÜNCT
piece-punct-O = dot
piece-of = { $player } { $piece }
stack-name = { $top } over { $below }
row-name = { $from }–{ $to }
row-of = { $player } row
seat-of = { $player }
seat-you = You
seat-level = Level { $number }

board = Board
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
pile-part = { $count } { $piece }
pile-part-zertz = { $count } { $kind ->
    [W] white
    [G] grey
   *[B] black
} { $count ->
    [one] marble
   *[other] marbles
}
pile-part-yinsh = { $kind ->
    [M] { $count ->
        [one] one marker
       *[other] { $count } markers
    }
   *[R] { $count ->
        [one] one ring
       *[other] { $count } rings
    }
} to come
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
wins = { $player } wins.
draw = A draw.
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

log = What happened
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

side-hands = rock-paper-scissors
side-elsewhere = a game elsewhere
side-free = a game of your choice
side-none = never challenged
seat-in-main = { $player } in { $game }
clock = { $time } left
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
fight-which-game = Which game
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

combine = Combined game
combine-about = Who wants to use a potential may be challenged to another game for it, and must win or tie it.
combine-rules = How it goes
combine-preset = Played for a potential
combine-hands = Rock-paper-scissors for everything
combine-hands-about = Quick: a moment’s decision, half luck.
combine-namesakes = Each kind its own game
combine-namesakes-about = A ZÈRTZ is fought for in ZÈRTZ, a DVONN in DVONN. Rock-paper-scissors where the game is not here yet.
combine-free = A free choice each time
combine-free-about = The challenger names a game. Whoever is challenged may refuse it: then it is rock-paper-scissors.
combine-details = The agreement
combine-anyway = The rulebook of MATRX does not combine it; you two may.
combine-challenges = Challenges for each player
combine-challenges-all = As many as there are uses
combine-challenge = Every use
combine-challenge-optional = May be challenged
combine-challenge-always = Must be won for
combine-tie = A tie
combine-tie-allows = Lets it happen
combine-tie-denies = Is no win
combine-clock = Time for each player in a side game
combine-clock-none = No limit
combine-clock-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
combine-clock-increment = { $minutes } minutes and { $seconds } seconds a turn
combine-hands-tie = A tie in rock-paper-scissors
combine-hands-tie-repeat = Once more
combine-hands-tie-tie = Counts as a tie
combine-lots = Who disagree twice about a game elsewhere
combine-lots-yes = Draw a lot
combine-lots-no = Go on until they agree

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
letters = Letters on pieces
sounds = Sounds
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
type-do = Play
open = Open a record or a position
open-about = Paste a record, moves in notation, the text of a position, or a link to a game. Games of ZÈRTZ can be in SGF, as servers write it.
open-file = Open a file
open-until = Open it up to there ({ $moves ->
    [one] one move
   *[other] { $moves } moves
})
open-do = Open
open-failed = This cannot be opened

## Online play

online = Play online
online-about = With people elsewhere, for everybody or by a link
online-needs-network = This needs the network, which is gone just now
online-own = Your games
online-watch = Games to watch
online-rated = rated
online-casual = for fun
online-goes-on = in play
online-due = your turn
online-won = won
online-lost = lost
online-nobody = a former player
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
setup-clock = Clock
setup-colour = You play
setup-audience = For whom

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

clock-left-days = { $days ->
    [one] one day
   *[other] { $days } days
} { $hours } h
clock-notice = { $count } seconds left.
your-turn = Your turn: { $page }
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
clock-periods-left = { $count } ×
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
sheet-unread = { $count ->
    [one] One message
   *[other] { $count } messages
}

problem-no-server = This page comes from a place without online play. Against the engine or with someone here you can play as ever.
problem-no-network = The server cannot be reached. Try again when you have a network.

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
problem-no-passkey = There is no such passkey.
problem-wrong-passkey = The passkey could not be used. Try again, or log in by the password.
problem-no-passkeys-here = There are no passkeys for this address: it needs a name, and https.
problem-bad-passkey-name = A passkey is called by 1 to { $most } characters.
problem-too-many-passkeys = Nobody has more than { $most } passkeys.
problem-passkey-given-up = The device has not confirmed it. Try again.

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
problem-no-letters = This server sends no e-mail.
problem-bad-address = That is no e-mail address. It looks like name@host.
problem-wrong-code = The code is wrong, or was sent too long ago. Have another one sent.
problem-not-sent = No e-mail can be sent at present. Nothing has changed; try again later.
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

## What is refused, and why

rule = Rule { $number }
rules-title = The rules of { $game }
rules-open = The rules
rules-numbers = All rules by number
rules-more = More about it
rules-lesson = Try it yourself

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
at-line = Line { $line }: { $text }
at-column = Line { $line }, column { $column }: { $text }
problem-record-repetition = How often a position may stand is no number in the header Repetition: { $value }.
problem-time-falls = The times of the record do not go forwards.
problem-no-lesson = There is no lesson “{ $lesson }”.
problem-unknown-exercise = There is no exercise “{ $name }”.
problem-answered-otherwise = This exercise is answered in another way ({ $how }).
problem-no-answer-left = Nothing reaches the goal any more. Begin again.
problem-answer-unplayable = This answer cannot be played: { $why }

## The course

home-entries = Learn and study
home-learn = Lessons with live boards, from the first push on.
home-problems = Forced wins to find, one for every day.
rule-lesson = Learn it
learn = Learn
learn-nav = The course
learn-title = Learn to play
learn-lead = Short lessons with boards that move and exercises that answer. Begin where you like: nothing is locked.
learn-legend = A lesson with a lock builds on others that you have not read yet. You can open it all the same.
learn-complete = You have mastered every lesson. They come back here when it is time to refresh one.
learn-settings = Your way
learn-settings-title = Your way of learning
learn-settings-lead = Two settings, independent of each other. Below each choice you see how a lesson looks with it. You can change them at any time.
learn-settings-kept = Your choice is kept.
setting-form = How things are told
setting-form-about = By boards, in words, or by both.
setting-pace = In which order
setting-pace-about = The whole first, or one step after the other.
setting-form-visual = By boards
setting-form-visual-about = Boards come first. What they show in words is one press away.
setting-form-neutral = By both
setting-form-neutral-about = Text, boards, and what they show in words, one after the other.
setting-form-verbal = In words
setting-form-verbal-about = Everything is told in words. The boards are one press away.
setting-pace-global = The whole first
setting-pace-global-about = A lesson begins with its conclusion and its place among the others, and the openings of all parts come first.
setting-pace-neutral = As it is written
setting-pace-neutral-about = A whole lesson on one page, one lesson after the other.
setting-pace-sequential = Step by step
setting-pace-sequential-about = One piece of a lesson at a time. A lesson is ready when the ones before it are mastered.
outline-introduction = Introduction
outline-about = About the course
outline-text = Text
outline-description = In words
outline-conclusion = In short
outline-figure = Board
outline-exercise = Exercise
outline-whole = The part as a whole
outline-away = { $name }, on demand
next-begin = Begin here
next-go-on = Go on with
next-refresh = Time to refresh
next-overview = The whole first
next-follows = Next
lesson-ready = Ready for you
lesson-not-ready = Better after: { $missing }
lesson-visited = Begun: { $done } of { $all } exercises solved
lesson-mastered = { $all ->
    [0] Read
   *[other] Mastered
}
lesson-due = Mastered, time to refresh
lesson-keywords = Keywords:
lesson-figure = Board { $number }
lesson-exercise = Exercise { $number }
lesson-whole = { $part }, as a whole
lesson-go-on = Go on ({ $step }/{ $steps })
lesson-show-all = Show the whole lesson
lesson-in-steps = One piece at a time
lesson-map = All lessons
part-lessons = { $mastered } of { $lessons } mastered
section-about = How this course works
section-text = How it works
section-description = In words
section-conclusion = In short
figure-steps = Step through what is played
figure-first = To the beginning
figure-begin = Beginning
beside = { $player }: { $what }.
beside-pile = { $count } { $pile }
beside-kinds = { $pile }: { $list }
beside-kind = { $count } × { $piece }
task-turn = Play a move
task-win = { $turns ->
    [1] Win with this move
   *[other] Win in { $turns } moves
}
task-find = Find the cells
task-judge = True or not?
exercise-done = Solved
exercise-picked = { $cell } chosen
exercise-unpicked = { $cell } not chosen any more
exercise-cells = Chosen: { $cells }
exercise-cells-none = Press the cells on the board.
exercise-check = Check
exercise-yes = Yes
exercise-no = No
exercise-hint = Hint { $number }/{ $all }
exercise-show = Show me
exercise-again = Try again
exercise-once-more = Once more
exercise-asking = Looking at it …
verdict-goal-reached = That is it.
verdict-goal-missed = That may be played, but it does not reach the goal. Look at the reply.
verdict-captured = That may be played, but look what is captured now.
verdict-win-kept = Good. The win still stands: go on.
verdict-win-missed = After this there is a defence. Look at the reply.
verdict-won = Won. That is it.
verdict-lost = That loses the game.
verdict-found = All of them, and no other.
verdict-cells-missing = Right so far, but some are missing.
verdict-cells-wrong = The crossed out ones do not belong to it.
verdict-judged = That is right.
verdict-misjudged = Look again: it is the other way round.
verdict-goes-on = Your turn goes on.
suggestion = A suggestion
suggestion-figure = You often open the boards. Should they be shown at once, beside the words?
suggestion-description = You often read what the boards show in words. Should it be shown at once, beside the boards?
suggestion-whole = You often show the whole lesson at once. Should every lesson be like that?
suggestion-away-description = You often put away what the boards show in words. Should it stay away until you open it?
suggestion-away-figure = You often put the boards away. Should they stay away until you open them?
suggestion-steps = You often take a lesson one piece at a time. Should every lesson be like that?
suggestion-place = You often look first where a lesson belongs and what it comes to. Should that come first in every lesson?
suggestion-away-place = You often put away where a lesson belongs. Should it stay away until you open it?
suggestion-accept = Yes, change it
suggestion-decline = No, leave it
questions-title = Have you played GIPF before?
questions-about = You need not answer. It only decides where the course begins.
questions-never = Never
questions-rules = I know the rules
questions-often = I play it often
ponder-title = How do you like to be told things?
ponder-offer = Six short questions suggest how lessons are laid out for you.
ponder-about = Six short questions suggest settings. You need not answer them, and you can change everything below at any time.
ponder-begin = Answer the questions
ponder-again = Answer again
ponder-done = What do they say?
ponder-leave = Not now
ponder-outcome = Your answers speak for: { $form }, { $pace }.
ponder-same = That is how it is set.
ponder-other = It is set otherwise now.
ponder-set = Set it like that
ponder-both = Both alike
ponder-shown = A friend shows you a new game. What helps you most?
ponder-shown-first = To watch a few moves
ponder-shown-last = To hear the rules
ponder-remember = You want to keep a good move in mind. How?
ponder-remember-first = As a picture of the board
ponder-remember-last = As a sentence that says why it is good
ponder-rulebook = You open a rulebook. Where do you look first?
ponder-rulebook-first = At the pictures
ponder-rulebook-last = At the text
ponder-book = You begin a book about a game. What do you do first?
ponder-book-first = Leaf through it to see where it leads
ponder-book-last = Start on the first page
ponder-unclear = Something is not clear yet. What do you do?
ponder-unclear-first = Go on; it will fall into place
ponder-unclear-last = Stay until it is clear
ponder-best = When do you learn best?
ponder-best-first = When I know what it is all for
ponder-best-last = When each thing builds on the one before
guided-of = Play a guided game of { $game }
guided-about-gipf = A whole game of basic GIPF against a gentle opponent, with advice at every move.
guided-about-zertz = A whole game of ZÈRTZ against a gentle opponent, with advice at every move.
guided-about-dvonn = A game of DVONN on a board that is filled already, against a gentle opponent, with advice at every move.
guided-about-yinsh = A short game of YINSH to the first row, against a gentle opponent, with advice at every move.
guided-about-tamsk = A whole game of TAMSK without time against a gentle opponent, with advice at every move.
guided-about-punct = A whole game of basic PÜNCT against a gentle opponent, with advice at every move.
guide-drawn = The game is a draw: nobody has more than the other. The lessons show how to make the difference.
guide-wait = Your opponent decides. Watch what happens.
guide-zertz-first = Welcome. Choose a marble of any colour from the pool and press a vacant ring. Then you take off one ring at the edge, and the board gets smaller.
guide-zertz-second = Marbles belong to nobody until they are captured. One jumps over the one next to it, if the ring behind is vacant: and who can jump must jump.
guide-zertz-third = A marble whose ring is cut off from all others is captured by whoever cut it off. So look at the edge, too.
guide-zertz-free = You have captured { $count }. Two of each colour win here, or three white, four grey, or five black ones. Lay marbles so that your opponent must jump where it helps you.
guide-zertz-jump = You must capture. The best way begins with { $cells } and takes { $count ->
    [one] one marble
   *[other] { $count } marbles
}.
guide-zertz-ring = Now take off a free ring at the edge. Your opponent cannot jump after: { $cells }.
guide-zertz-ring-any = Now take off a free ring at the edge. Whichever you take, your opponent can jump.
guide-zertz-isolate = You can cut marbles off: put one on { $cells } and take off the right ring, and you capture { $count }.
guide-zertz-threat = Careful: after most placings your opponent can jump. Not after one on: { $cells }.
guide-zertz-threat-all = Wherever you put a marble, your opponent can jump. Give the one that you can best do without.
guide-zertz-rare = The pool is empty: you place marbles that you have captured, or pass where you have none.
guide-zertz-won = You have won: your marbles make a winning set. The lessons show how to force your opponent.
guide-zertz-lost = Your opponent has a winning set. Everybody loses the first one: the lessons show how to make others jump where you want.
guide-dvonn-red = The three red pieces come first. Press any space: near the middle they will hold more together.
guide-dvonn-place = Now your own pieces are put on vacant spaces. Those near the red ones stay in the game longest.
guide-dvonn-first = Welcome. A stack with your colour on top moves in a straight line exactly as far as it has pieces, and must land on another stack. Whoever has more pieces in their stacks in the end wins.
guide-dvonn-land = From { $cells } you land on a stack of your opponent’s: you lead by { $count } more.
guide-dvonn-gain = The move { $cells } brings you { $count ->
    [one] one piece
   *[other] { $count } pieces
}: what lies below your colour counts for you.
guide-dvonn-cut = The move { $cells } cuts { $count ->
    [one] one piece
   *[other] { $count } pieces
} of your opponent’s off from the red ones: off the board they go.
guide-dvonn-keep = Nothing can be won now. These moves lose nothing: { $cells }.
guide-dvonn-few = You have { $count ->
    [one] one move
   *[other] { $count } moves
} left. Save them up: who cannot move passes while the other goes on.
guide-dvonn-pass = None of your stacks can move, so you pass. It goes on as soon as one can.
guide-dvonn-won = You have won: there are more pieces in your stacks. The lessons show what you did right.
guide-dvonn-lost = Your opponent holds more pieces. Everybody loses the first one: the lessons show how stacks are kept connected.
guide-yinsh-place = Put your rings on the board, { $count } are left. Spread them, with lines open between them.
guide-yinsh-first = Welcome. Choose one of your rings: a marker of your colour is put into it, and the ring moves along a line. The marker stays.
guide-yinsh-second = A ring may jump over markers that lie in a row and stops right behind them. Every marker it jumps over is turned over, whoever’s it is.
guide-yinsh-third = Five markers of your colour in a line are a row. So jump over your opponent’s markers: they become yours.
guide-yinsh-free = Look for three or four of your colour in a line, and for rings that can turn the missing ones over. { $count } markers lie on the board.
guide-yinsh-complete = You can make a row of five: the move { $cells } completes it.
guide-yinsh-threat = Careful: after most moves your opponent can make a row. Not after these: { $cells }.
guide-yinsh-threat-all = Your opponent can make a row next, and you cannot stop it. Make a row of your own ready.
guide-yinsh-row = You have a row: { $cells }. Take it off.
guide-yinsh-ring = Now take off one of your rings. In this short game that wins; in the usual game the third one does.
guide-yinsh-pass = None of your rings can move, so you pass.
guide-yinsh-won = You have won with your row. The usual game goes to three, and every ring you take off makes you weaker: the lessons show more.
guide-yinsh-lost = Your opponent had a row first. Everybody loses the first one: the lessons show how to break rows up.
guide-tamsk-first = Welcome. Move one of your three hourglasses to a space next to it: a ring falls over it into the space. Who has fewer rings left in the end wins, so moving is winning.
guide-tamsk-second = A space takes one ring at the edge, two next to it, three around the middle, four in the middle. A full space is closed for good.
guide-tamsk-third = Keep ways open for your own hourglasses, and close those of your opponent’s. You have { $count } rings left.
guide-tamsk-free = You have { $count } rings left. Stay where there is room, and leave the edge in time: its spaces close first.
guide-tamsk-shut = The move { $cells } takes the last way from an hourglass of your opponent’s.
guide-tamsk-narrow = Careful: from { $cells } there is only one way left. Move away before it closes.
guide-tamsk-stuck = { $count ->
    [one] One of your hourglasses is
   *[other] { $count } of your hourglasses are
} shut in. You move with: { $cells }.
guide-tamsk-pass = None of your hourglasses can move, so you pass, and may move again if one can.
guide-tamsk-won = You have won: you have got rid of more rings. Try it with running sand next: it is the same game with less time to think.
guide-tamsk-lost = Your opponent has fewer rings left. Everybody loses the first one: the lessons show how to keep ways open.
guide-punct-first = Welcome. Choose a piece, press a space for its PÜNCT, and turn it as you like. You want to connect two opposite sides of the board with your colour.
guide-punct-second = Instead of adding you may move a piece: its PÜNCT goes straight in one of six directions, as far as you like, and the piece may be turned.
guide-punct-third = A moved piece may lie on others, if its PÜNCT comes to lie on your own colour. What lies on top counts: so you cut your opponent’s chains.
guide-punct-gap = Your shortest way from side to side lacks { $count ->
    [one] one space
   *[other] { $count } spaces
}, to begin with: { $cells }.
guide-punct-win = You can connect two sides now: a piece on { $cells }.
guide-punct-threat = Careful: your opponent can connect two sides next, with a piece on { $cells }. Lie in the way, or on top of the chain.
guide-punct-few = You have { $count ->
    [one] one piece
   *[other] { $count } pieces
} left to add. With the last one the basic game ends in a draw, so move instead where you can.
guide-punct-rare = There is no way from side to side any more, or nothing can be done.
guide-punct-won = You have connected two opposite sides and won. The lessons show how to do so against more resistance.
guide-punct-lost = Your opponent has connected two sides. Everybody loses the first one: the lessons show how chains are cut.
guide = Your guide
guide-stop = Go on without the guide
guide-more = Read more
guide-next = On to the lessons
guide-first = Welcome. Press a dot at the edge of the board, then the spot next to it: your piece is pushed in there. Whatever stands in the way moves on by one.
guide-second = Good. A push moves pieces of both colours. See what your opponent did, then push again: beside others of yours is a good place.
guide-third = Four of yours in a line are a row. You take it off, and what belongs to your opponent in the same line is captured. You have { $count } pieces left to push in.
guide-free = Look for three of yours in a line, and for lines in which your opponent’s pieces stand behind them. You have { $count } pieces in reserve.
guide-complete = You can make a row now. Push from one of these: { $cells }. Your four pieces come back to your reserve.
guide-capture = You can make a row and capture { $count ->
    [one] a piece
   *[other] { $count } pieces
}: push from { $cells }.
guide-take = You have made a row ({ $cells }). Take it off: its pieces come back to you.
guide-take-capture = You have a row ({ $cells }). Take it off and you capture { $count ->
    [one] a piece
   *[other] { $count } pieces
}.
guide-threat-all = Careful: your opponent can take pieces of yours next, and you cannot stop it.
guide-threat = Careful: your opponent can take pieces of yours next. You can prevent it from: { $cells }.
guide-low = { $count ->
    [0] No piece is
    [one] Only one piece is
   *[other] Only { $count } pieces are
} left in your reserve. Make a row soon: whoever has none to push in loses.
guide-watch = Your opponent moves. Watch what is pushed where.
guide-won = You have won: your opponent has no piece left to push in. The lessons show you how to do so on purpose.
guide-lost = Your reserve is empty, so the game is lost. Everybody loses the first one: the lessons show what to look for.
problems = Problems
problems-title = Problems
problems-lead = Every one has been proved: there is a win against any defence. Your first answer counts for your rating.
problems-rating = Your rating: { $rating }
problems-game = Game
problems-all = All
puzzle-about = { $game }, a win in { $turns }, rated { $rating }.
puzzle-daily = The problem of the day
puzzle-next = One that suits you
puzzle-name = { $game }, problem { $number }
puzzle-question = { $turns ->
    [1] { $player } to move wins with one move: which?
   *[other] { $player } to move wins in { $turns } moves, whatever is played against it.
}
puzzle-solved = Solved at once
puzzle-solved-later = Solved later
puzzle-tried = Tried
puzzle-new = New
progress = Progress
progress-title = Your progress
progress-lessons = { $mastered } of { $lessons } lessons mastered
progress-rating = Rating at problems
progress-problems = Problems solved at once
progress-exercises = Exercises solved
progress-of = { $done } / { $all }
progress-due = Time to refresh
progress-begun = What you have read
progress-none = You have not read a lesson yet.
progress-keep = Keep it
progress-here = It is kept in this browser only.
progress-with-account = With an account it is the same on every device
progress-account = It is kept with the account { $name }, and comes together from every device on which you sign in.
progress-kept = Everything is there.
progress-waiting =
    { $count ->
        [0] The server cannot be reached now; the course goes on without it.
        [one] One thing you did waits for the server; the course goes on without it.
       *[other] { $count } things you did wait for the server; the course goes on without it.
    }
progress-signed-out = You are signed out, so what you do stays on this device for now.
progress-sign-in = Sign in
progress-full = As much is kept there as can be; what you do now stays on this device.
progress-file-about = You can save it to a file and open the file elsewhere: what was done on both comes together, and nothing is lost.
progress-save = Save to a file
progress-open = Open a file
progress-saved = Saved as gipf-progress.json.
progress-opened = Both are brought together.
progress-unreadable = This file holds no progress.
progress-delete = Delete it
progress-delete-everywhere = Everything you have done in the course is forgotten, in your account and on all its devices. This cannot be undone.
progress-delete-ask = Everything you have done in the course is forgotten in this browser. This cannot be undone.
progress-delete-do = Delete
progress-delete-not = Keep it
progress-deleted = Everything is deleted.
