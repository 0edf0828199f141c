# What a guide says in a first game, in English.

## The course

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
guide-then = Now play { $game }
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
