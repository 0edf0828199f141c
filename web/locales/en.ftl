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
log = What happened
copy-link = Copy link
copy-by-hand = Copy this text

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
setup-clock = Clock
setup-colour = You play
setup-audience = For whom
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
seat-you = You
seat-level = Level { $number }
wins = { $player } wins.
draw = A draw.

board = Board
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

## Combined games

side-hands = rock-paper-scissors
side-elsewhere = a game elsewhere
side-free = a game of your choice
side-none = never challenged
fight-which-game = Which game

combine = Combined game
combine-about = Who wants to use a potential may be challenged to another game for it, and must win or tie it.
combine-rules = How it goes
combine-preset = Played for a potential
combine-hands = Rock-paper-scissors for everything
combine-hands-about = Quick: a moment’s decision, half luck.
combine-namesakes = Each kind its own game
combine-namesakes-about = A ZÈRTZ is fought for in ZÈRTZ, a DVONN in DVONN, a TAMSK in TAMSK without sand.
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

open = Open a record or a position

## Online play

online = Play online
online-about = With people elsewhere, for everybody or by a link
online-needs-network = This needs the network, which is gone just now

clock-left-days = { $days ->
    [one] one day
   *[other] { $days } days
} { $hours } h

## What is refused, and why

rule = Rule { $number }
rules-title = The rules of { $game }
rules-open = The rules
rules-numbers = All rules by number
rules-more = More about it
rules-lesson = Try it yourself
at-line = Line { $line }: { $text }
at-column = Line { $line }, column { $column }: { $text }

## The course

home-entries = Learn and study
home-learn = Lessons with live boards, from the first push on.
home-problems = Forced wins to find, one for every day.
rule-lesson = Learn it
learn = Learn
problems = Problems
