# 안 되는 것과 그 까닭, 한국어. 용어는 ko.ftl에 있다.

## Online play

problem-no-server = 이 페이지가 온 곳에는 온라인 대국이 없어요. 컴퓨터나 옆 사람과는 그대로 둘 수 있어요.
problem-no-network = 서버에 닿지 않아요. 네트워크가 있을 때 다시 해 보세요.
problem-no-passkey = 그런 패스키는 없어요.
problem-wrong-passkey = 패스키를 쓸 수 없었어요. 다시 해 보거나 비밀번호로 로그인하세요.
problem-no-passkeys-here = 이 주소에서는 패스키를 쓸 수 없어요. 숫자가 아니라 이름으로 된 주소와 https가 필요해요.
problem-bad-passkey-name = 패스키 이름은 1자에서 { $most }자까지예요.
problem-too-many-passkeys = 패스키는 { $most }개까지 만들 수 있어요.
problem-passkey-given-up = 기기에서 확인하지 않았어요. 다시 해 보세요.
problem-no-letters = 이 서버는 메일을 보내지 않아요.
problem-bad-address = 이메일 주소가 아니에요. name@host 같은 모양이에요.
problem-wrong-code = 코드가 틀렸거나 보낸 지 너무 오래됐어요. 새 코드를 받으세요.
problem-not-sent = 지금은 메일을 보낼 수 없어요. 바뀐 것은 없으니 나중에 다시 해 보세요.

## Keeping apart

problem-no-right = 관리자나 행사를 맡은 사람만 할 수 있어요.
problem-own-match = 자기가 두는 게임은 판정할 수 없어요.
problem-bad-reason = 이유를 1자에서 { $most }자까지 적으세요.
problem-bad-title = 행사 이름은 1자에서 { $most }자까지예요.
problem-no-gathering = 그런 행사는 없어요.
problem-gathering-closed = 닫힌 행사예요.
problem-no-report = 그런 신고는 없거나 이미 처리했어요.
problem-not-said = 거기서 그런 말은 없었어요.
problem-yourself = 나 말고 다른 사람이 있어야 해요.
problem-too-many-shuns = { $most }명까지만 말을 숨기거나 차단할 수 있어요.
problem-suspended = 앞으로 { $days }일 동안 정지됐어요. 두던 게임은 마칠 수 있어요.

## What is refused, and why

problem-game-over = 게임이 끝났어요.
problem-row-first = 먼저 내 줄을 정리하세요: { $row }.
problem-take-or-leave-first = GIPF 말로 된 내 줄을 걷어 낼지 그대로 둘지 먼저 정하세요.
problem-extra-move-first = 먼저 TAMSK 말의 추가 수를 두거나, 두지 않기로 하세요(*-).
problem-no-extra-move = 지금은 TAMSK 말의 추가 수를 둘 때가 아니에요.
problem-no-challenge-lost = { $spot }의 포텐셜을 두고 진 도전이 없어요.
problem-other-board = { $way }: 이 판으로 들어오는 길이 아니에요.
problem-line-full = { $dot }에서 이어지는 줄이 가득 차서 밀어 넣을 수 없어요.
problem-gipf-piece-first = 첫 수로는 GIPF 말을 넣어야 해요.
problem-gipf-piece-waits = 예비에 GIPF 말이 기다려요. 이번 수로 넣어야 해요.
problem-no-basic-pieces = 이 게임에는 기본 말이 없어요.
problem-no-potentials = 이 게임에서는 포텐셜을 쓰지 않기로 했어요.
problem-potentials-over = 포텐셜을 넣을 때가 지났어요. 기본 말을 밀어 넣었거나 포텐셜이 모두 나와 있어요.
problem-none-in-reserve = 예비에 { $piece }이 없어요.
problem-single-waits = 예비의 { $piece }은 낱개라서 짝을 기다려요.
problem-no-such-potential = { $spot }에 내 사용 전 { $piece }이 없어요.
problem-cannot-reach = { $from }의 { $piece }은 { $to }에 갈 수 없어요.
problem-say-how-many-cover = GIPF 말을 기본 말 몇 개로 덮을지 쓰세요: =1 또는 =2.
problem-too-few-for-cover = 예비에 { $left ->
    [0] 기본 말이 없어서
   *[other] 기본 말이 { $left }개뿐이라서
} 덮을 수 없어요.
problem-no-gipf-pieces = 이 게임에서는 GIPF 말을 밀어 넣지 않아요.
problem-gipf-pieces-over = 이미 다른 말을 밀어 넣었어요. 그 뒤로는 GIPF 말을 넣을 수 없어요.
problem-too-few-for-gipf = GIPF 말에는 기본 말 두 개가 드는데, 남은 것은 { $left }개예요.
problem-no-row = 지금 정리할 내 줄이 없어요.
problem-must-go = 줄에서 이 말들도 걷어 내야 해요: { $cells }.
problem-must-be-broken = { $row } 줄에 네 개가 이어져 남아요. 네 개가 남지 않도록 적어도 하나를 더 걷어 내세요.
problem-not-in-row = { $cells }: { $row } 줄에 있지 않아요.
problem-one-row-at-a-time = 한 번에 한 줄씩이에요. 먼저 { $row } 줄만 정리하세요.
problem-may-not-leave = { $row } 줄은 그대로 둘 수 없어요.
problem-must-capture = 꼭 잡아야 해요. 보기: { $from }에서 { $to }까지.
problem-must-jump-on = { $ring }의 구슬은 다시 뛸 수 있으니 이어서 뛰어야 해요.
problem-ring-first = 먼저 뺄 수 있는 고리를 하나 빼세요.
problem-claim-first = 먼저 외딴 무리를 가지거나 남겨 두세요(+-).
problem-marble-first = 먼저 구슬을 놓은 다음 고리를 빼세요.
problem-no-such-ring = 고리 { $rings }개인 판에 없는 고리: { $ring }.
problem-ring-has-gone = { $ring }의 고리는 이미 판에서 빠졌어요.
problem-group-was-left = { $ring }의 무리는 남겨 두기로 했어요.
problem-ring-occupied = { $ring }에 이미 구슬이 있어요.
problem-not-in-pool = 구슬 더미에 { $marble ->
    [W] 흰
    [G] 회색
   *[B] 검은
} 구슬이 없어요.
problem-not-captured = 구슬 더미가 비었고, 내가 잡은 { $marble ->
    [W] 흰
    [G] 회색
   *[B] 검은
} 구슬이 없어요.
problem-must-pass = 놓을 구슬이 없어서 차례를 넘겨야 해요.
problem-may-not-pass = 놓을 구슬이 있어서 차례를 넘길 수 없어요.
problem-ring-not-free = { $ring }의 고리는 다른 고리에 막혀 밀어 뺄 수 없어요.
problem-no-marble = { $ring }에 구슬이 없어요.
problem-no-jump = { $from }에서 { $to }까지는 뛸 수 없어요. 구슬은 바로 옆의 구슬을 똑바로 넘어 그 뒤의 빈 고리에 내려요.
problem-nothing-to-jump = { $ring }에 뛰어넘을 구슬이 없어요.
problem-nothing-to-claim = 가질 수 있는 외딴 무리가 없어요.
problem-no-group = 외딴 무리 하나의 고리 전부가 아니에요: { $rings }.
problem-all-placed = 말을 모두 놓았어요. 내 더미를 움직이세요.
problem-space-occupied = { $space }에는 이미 말이 있어요.
problem-place-first = 아직 말을 놓는 중이에요. { $left }개가 남았으니 빈 자리를 누르세요.
problem-nothing-to-move = { $space }에는 아무것도 없어요.
problem-not-yours = { $space }의 더미는 내 것이 아니에요. 맨 위의 말이 주인을 정해요.
problem-red-alone = 홀로 있는 붉은 말은 움직이지 않아요.
problem-enclosed = { $space }의 더미는 여섯 이웃이 모두 차 있어 움직일 수 없어요.
problem-no-line = { $from }, { $to }: 한 직선 위에 있지 않아요.
problem-wrong-distance = { $from }의 더미는 꼭 { $height }칸 움직여요. { $to }까지는 { $steps }칸이에요.
problem-nothing-there = { $space }에는 올라설 더미가 없어요.
problem-may-not-pass-dvonn = 움직일 수 있는 더미가 있어서 차례를 넘길 수 없어요.
problem-place-first-yinsh = 고리를 놓으세요. 고리 열 개가 모두 놓인 뒤에 움직여요.
problem-all-placed-yinsh = 고리를 모두 놓았어요. 내 고리를 움직이세요.
problem-row-first-yinsh = 먼저 내 줄을 걷어 내세요: { $row }.
problem-ring-first-yinsh = 줄을 걷어 냈으니 먼저 내 고리도 하나 걷어 내세요.
problem-no-row-yinsh = 지금 걷어 낼 내 줄이 없어요.
problem-not-in-row-yinsh = { $row }: 내 줄이 아니에요. 내 마커가 없는 곳: { $points }.
problem-occupied = { $point }에는 고리나 마커가 있어요.
problem-no-ring-there = { $point }에는 고리가 없어요.
problem-not-your-ring = { $point }의 고리는 상대의 것이에요.
problem-not-in-line = { $from }, { $to }: 한 줄 위에 있지 않아요.
problem-ring-in-the-way = { $to }까지 가는 길을 { $ring }의 고리가 막고 있어요.
problem-must-stop = { $from }의 고리는 { $to }까지 갈 수 없어요. 마커를 뛰어넘으면 바로 뒤의 빈 자리에 멈춰요.
problem-may-not-pass-yinsh = 움직일 수 있는 고리가 있어서 차례를 넘길 수 없어요.
problem-may-not-pass-tamsk = 움직일 수 있는 모래시계가 있어서 차례를 넘길 수 없어요.
problem-no-glass = { $space }에는 모래시계가 없어요.
problem-not-your-glass = { $space }의 모래시계는 상대의 것이에요.
problem-not-adjacent = { $from }의 옆 칸이 아니에요: { $to }.
problem-glass-there = { $space }에 모래시계가 있어요.
problem-space-full = { $space }의 칸은 가득 찼어요. 이제 아무것도 들어가지 못해요.
problem-glass-shut-in = { $space }의 모래시계는 갇혀 있어요.
problem-no-rings-left = 남은 고리가 없어서 움직일 수 없어요.
problem-ring-must-drop = 이 게임에서는 움직일 때마다 고리를 끼워요.
problem-nothing-left-out = { $space }에는 끼우지 않은 고리가 없어요.
problem-start-others = 먼저 모래시계를 하나씩 모두 움직여야 해요. { $space }의 모래시계는 이미 흐르고 있어요.
problem-run-out = { $space }의 모래시계는 모래가 떨어져서 움직이지 못해요.
problem-lift-first = 먼저 { $space }의 모래시계를 드세요.
problem-no-lifting = 모래시계를 드는 것은 3단계에서만 해요.
problem-other-in-hand = { $space }의 모래시계를 들고 있어요.
problem-fast-by-other = 15초 모래시계는 기다리는 사람만 세울 수 있어요.
problem-turn-lost = 이번 차례를 잃었어요.
problem-may-not-pass-punct = 놓거나 옮길 수 있는 말이 있어서 차례를 넘길 수 없어요.
problem-not-in-hand = 더 놓을 { $piece }이 없어요.
problem-occupied-punct = { $space }: 말이 덮고 있어요. 새 말은 빈 자리 셋에 놓아요.
problem-in-centre = { $space }: 새 말을 놓지 않는 가운데 육각형이에요.
problem-first-in-centre = { $space }: 백의 첫 말은 가운데 육각형에 놓지 않아요.
problem-no-piece-there = { $space }에 PÜNCT가 놓인 { $piece }이 없어요.
problem-not-your-piece-punct = { $space }의 { $piece }은 상대 말이에요.
problem-covered = { $space }의 { $piece }은 다른 말에 덮여 있어서 옮길 수 없어요.
problem-not-in-line-punct = { $from }, { $to }: 한 줄 위에 있지 않아요. PÜNCT는 곧게 움직여요.
problem-unchanged = 말이 전과 똑같이 놓여요. 옮기거나 돌리세요.
problem-uneven = { $placement }: 말은 평평하게 놓여야 해요. 세 점의 높이가 모두 같거나, 두 끝의 높이가 같고 가운데가 더 낮아야 해요.
problem-punct-on-nothing = { $space }: 아래에 말이 없어요. 다른 말을 덮을 때 PÜNCT는 자기 색 점 위에 와야 해요.
problem-punct-on-opponent = { $space }: 상대의 점이에요. 다른 말을 덮을 때 PÜNCT는 자기 색 점 위에 와야 해요.

problem-no-action = ‘{ $text }’: 여기서 둘 수 없는 수예요.
problem-no-text = ‘{ $text }’: 수로 읽을 수 없어요. 보기: e1-e2, Ge1-e2, 포텐셜을 쓰는 Zd4-d7, 줄을 걷어 내는 xb2,b3,b4,b5.
problem-no-text-zertz = ‘{ $text }’: 수로 읽을 수 없어요. 보기: 구슬을 놓고 고리를 빼는 Wd4,d1, 뛰는 x d1Gd3.
problem-no-text-dvonn = ‘{ $text }’: 수로 읽을 수 없어요. 보기: 말을 놓는 f3, 더미를 움직이는 a1-a3, 차례를 넘기는 pass.
problem-no-text-yinsh = ‘{ $text }’: 수로 읽을 수 없어요. 보기: 고리를 놓는 e3, 움직이는 h11-g7, 줄을 걷어 내는 xg5-g9, 고리를 걷어 내는 xa5.
problem-no-text-tamsk = ‘{ $text }’: 수로 읽을 수 없어요. 보기: a1-b2, 차례를 넘기는 pass.
problem-no-text-punct = ‘{ $text }’: 수로 읽을 수 없어요. 보기: 말을 놓는 Td3,d4,e4, 말을 옮기는 Td3-i8,h7,h8, 차례를 넘기는 pass.
problem-empty-part = ‘{ $text }’: ‘;’의 앞이나 뒤가 비어 있어요. ‘;’는 두 행동 사이에 써요.
problem-nothing-staked = { $action }: 걸린 것이 없어요.
problem-turn-over = ‘{ $text }’: 차례가 끝난 뒤에도 이어져요.
problem-is-notation = ‘{ $text }’: 두는 사람의 표기예요. 여기서는 이렇게 써요: { $action }.
problem-is-action-text = ‘{ $text }’: 프로그램의 표기예요. 두는 사람의 표기로는 이렇게 써요: { $notation }.
problem-notation-unreadable = ‘{ $text }’: 수로 읽을 수 없어요. 보기: e2, e1-e4, Ge1-e4, 말을 걷어 내는 xb2,b3*.
problem-notation-no-landing = 다른 말을 움직이지 않고는 { $spot }에 밀어 넣을 수 없어요. 점도 함께 쓰세요.
problem-notation-no-line = ‘{ $text }’: 그 점에서 시작해 그 자리를 지나는 줄이 없어요.
problem-notation-ambiguous = ‘x’만 쓰는 것은 줄을 걷어 낼 방법이 하나일 때예요. 지금은 { $choices }가지예요. 자리를 적어 주세요.
problem-notation-unreadable-zertz = ‘{ $text }’: 수로 읽을 수 없어요. 보기: 구슬을 놓고 고리를 빼는 Wd4,d1, 뛰는 x d1Gd3Wd5, 차례를 넘기는 -.
problem-notation-unreadable-dvonn = ‘{ $text }’: 수로 읽을 수 없어요. 보기: 말을 놓는 f3, 더미를 움직이는 a1-a3, 차례를 넘기는 pass.
problem-notation-unreadable-yinsh = ‘{ $text }’: 수로 읽을 수 없어요. 보기: 고리를 놓는 e3, 움직이는 h11-g7, 줄과 고리까지 쓰는 i8-f5;xg5-g9xa5.
problem-notation-no-row = { $first }, { $last }: 한 줄에 이어진 다섯 자리의 두 끝이 아니에요.
problem-notation-ambiguous-row = 고리만 쓰는 것은 줄이 하나일 때예요. 지금은 { $choices }가지예요. 줄의 두 끝을 적어 주세요.
problem-notation-unreadable-tamsk = ‘{ $text }’: 수로 읽을 수 없어요. 보기: A1-B2, 비워 둔 칸에 고리를 끼우는 +B2, 차례를 넘기는 pass.
problem-notation-unreadable-punct = ‘{ $text }’: 수로 읽을 수 없어요. PÜNCT를 앞에 써요. 보기: 말을 놓는 Td3,d4,e4, 말을 옮기는 Td3-i8,h7,h8, 차례를 넘기는 pass.
problem-notation-no-shape = ‘{ $text }’: 이렇게 놓일 수 있는 말이 없거나, 적힌 말과 달라요.
problem-notation-other-marble = { $ring }의 구슬은 { $found ->
    [W] 흰색
    [G] 회색
   *[B] 검은색
}이에요.
problem-notation-other-claim = 이 차례에 가지는 무리가 아니에요.
problem-notation-turn-is-over = ‘{ $text }’: 차례가 끝난 뒤에 나와요.

problem-paused = 게임이 멈춰 있어요. 먼저 이어서 두세요.
problem-not-paused = 게임이 멈춰 있지 않아요.
problem-halted = 심판이 게임을 멈췄어요. 심판만 다시 이어 가게 할 수 있어요.
problem-not-over = 그 제안은 게임이 끝난 뒤에 할 수 있어요.
problem-offer-stands = 이미 제안했어요.
problem-offered-before = 방금 무승부를 제안했어요. 둘 다 한 번씩 둔 뒤에 다시 제안할 수 있어요.
problem-no-offer = 상대가 그런 제안을 하지 않았어요.
problem-take-back-by-agreement = 무르기는 서로 합의해서 하기로 했어요. 먼저 제안하세요.
problem-no-take-back = 무르지 않기로 했어요.
problem-challenged = 도전받은 수는 무를 수 없어요.
problem-flag-stands = 아직 시간이 남아 있어요.
problem-announced = 먼저 예고한 수를 정해야 해요.
problem-no-fight = 도전할 수 있는 예고한 수가 없어요.
problem-no-such-fight = 그런 곁 게임은 두지 않았어요.
problem-not-due = 지금 정할 것이 아니에요.
problem-must-challenge = 쓸 때마다 도전하기로 했어요.
problem-name-game = 어떤 게임을 할지 고르세요.
problem-plain-games-only = 도전 때 고른 게임은 옵션 없이 원래대로 둬요.
problem-game-stands = 게임은 미리 정해 두었어요.
problem-in-side-game = 곁 게임에는 따로 시계가 있어요.
problem-chosen-before = 이미 골랐어요.
problem-hidden = 고른 것이 없어요.
problem-lot-is-due = 서로 말이 여러 번 달랐어요. 제비를 뽑으세요.
problem-time-is-up = 시간이 다 됐어요.
problem-end-stands = 게임이 끝났고 되돌릴 수 없어요.
problem-side-game = 곁 게임을 시작할 수 없어요: { $why }.
problem-record-side = { $action }번째 수의 곁 게임이 그 수로 이어지지 않아요.
problem-bad-repetition = 같은 국면은 두 번 이상 나올 수 있어요.
problem-bad-clock = ‘{ $text }’: 시계가 아니에요. 300+5, 300d5, 600+3x30처럼 쓰세요.
problem-nothing-at-stake = 이 게임은 포텐셜 없이 두므로 다른 게임과 이을 수 없어요.
problem-combine-unusual = 이 게임은 보통 다른 게임과 잇지 않아요.
problem-combine-no-link = 포텐셜을 두고 어떤 게임을 할지 고르세요.
problem-combine-word = ‘{ $word }’: 합의에 없는 말이에요.
problem-combine-value = { $key }에 맞지 않는 값: ‘{ $value }’
problem-combine-game = { $why }.
problem-elsewhere-alone = 다른 곳에서 하는 게임은 두 사람만 할 수 있어요.
problem-out-of-turn = 내 차례가 아니에요.
problem-match-over = 게임이 끝났어요.
problem-take-back = 무를 수가 없어요.
problem-not-played = 그만큼 많이 두지 않았어요.
problem-thinks-elsewhere = 이 상대는 여기서 둘 수 없어요.
problem-unknown-player = ‘{ $player }’: 그런 상대는 없어요.
problem-player-number = { $text }단계는 없어요. 단계는 1부터 { $most }까지예요.
problem-player-command = 다른 엔진에는 실행할 명령이 필요해요.

problem-not-shown = ‘{ $game }’: 이 페이지에서 볼 수 없는 게임이에요.
problem-unknown-game = ‘{ $game }’: 그런 게임은 없어요.
problem-unknown-variant = ‘{ $name }’: 그런 게임 방식은 없어요.
problem-unknown-option = ‘{ $key }’: 그런 설정은 없어요.
problem-option-of-others = ‘{ $key }’: 이 게임 방식에는 없는 설정이에요.
problem-repeated-option = ‘{ $key }’: 같은 설정이 두 번 나와요.
problem-potentials-unreadable = ‘{ $value }’: 포텐셜은 T3Z3처럼 글자와 수로 쓰고, 없으면 ‘-’로 써요.
problem-too-many-of-a-kind = { $piece } { $count }개는 너무 많아요. 한 종류에 여섯 개까지예요.
problem-too-many-potentials = 포텐셜 { $total }개는 너무 많아요. 열다섯 개까지예요.
problem-few-of-a-kind = { $piece }: 한 종류에 { $least }개 이상을 권해요.
problem-many-potentials = { $most }개가 넘는 구성은 얼티밋에 어울려요.
problem-unknown-order = ‘{ $value }’: 순서는 ‘any’나 ‘fixed’예요.
problem-unknown-board = ‘{ $value }’: 판은 ‘matrx’나 ‘gipf’예요.
problem-unknown-board-zertz = ‘{ $value }’: 판의 고리는 37, 40, 43, 44, 48, 61개 가운데 하나예요.
problem-unknown-claiming = ‘{ $value }’: 외딴 무리는 ‘auto’나 ‘choice’로 가져요.
problem-bad-seed = ‘{ $value }’: 배치 번호는 4294967295까지의 정수예요.
problem-bad-option-value = ‘{ $key }’에 쓸 수 없는 값이에요: { $value }.
problem-bad-board = ‘{ $value }’: 놓인 판은 말 49개를 세로줄 차례로 WBR/BWBW/…처럼 써요. W 23개, B 23개, R 3개예요.
problem-reserve-out-of-range = ‘{ $value }’: 예비 말은 12개에서 15개까지, 또는 12/15처럼 두 수로 써요.

problem-position-fields = 국면은 빈칸으로 나뉜 여섯 부분이에요. 이 글에는 { $found }개가 있어요.
problem-position-variant = ‘{ $name }’: 그런 게임 방식은 없어요.
problem-position-columns = 판에는 ‘/’로 나뉜 세로줄이 { $wanted }개 있어요. 이 글에는 { $found }개가 있어요.
problem-position-column-length = 세로줄 { $column }: 자리가 { $wanted }개인데 { $found }개가 적혀 있어요.
problem-position-unknown-piece = 세로줄 { $column }: ‘{ $found }’, 이 게임에 없는 말이에요.
problem-position-empty-count = 세로줄 { $column }: 빈 자리는 앞에 0이 없는 수 하나로 써요.
problem-position-side = ‘{ $found }’: 둘 차례는 ‘w’나 ‘b’로 써요.
problem-position-parentheses = 세로줄 { $column }: 괄호에는 한 더미의 두 층 이상을 써요.
problem-position-impossible-stack = { $spot }의 더미는 생길 수 없어요.
problem-position-stages = ‘{ $found }’: 상태는 G, L, B, - 가운데 백의 것과 흑의 것, 두 글자예요.
problem-position-phase = ‘{ $found }’: 국면의 단계는 1부터 5까지나 1t예요.
problem-position-other-variant = { $found } 국면이에요. { $wanted } 게임에서는 쓸 수 없어요.
problem-position-column-length-zertz = 세로줄 { $column }: 자리가 { $wanted }개인데 { $found }개가 적혀 있어요.
problem-position-side-zertz = ‘{ $found }’: 둘 차례는 ‘1’이나 ‘2’로 써요.
problem-position-phase-zertz = ‘{ $found }’: 할 일은 t, r, c, 또는 이어서 뛸 구슬의 고리로 써요.
problem-position-unknown-place = 세로줄 { $column }: ‘{ $found }’. 쓸 수 있는 것은 . W G B -, 남겨 둔 무리에는 w g b예요.
problem-position-pool = ‘{ $found }’: 구슬 더미는 W6G8B10처럼, 비었으면 ‘-’로 써요.
problem-position-captured = ‘{ $found }’: 잡은 구슬은 선공과 후공의 것을 W1B2/-처럼 써요.
problem-position-not-on-board = 이 판에 없는 고리: { $ring }.
problem-position-two-on-one-ring = { $ring }에 구슬이 두 개 있어요.
problem-position-marble-count = 이 게임의 { $marble ->
    [W] 흰
    [G] 회색
   *[B] 검은
} 구슬은 { $wanted }개인데 { $found }개가 있어요.
problem-position-has-won = { $player ->
    [first] 선공
   *[second] 후공
}이 이미 다 모아서 게임이 그 전에 끝났어요.
problem-position-left-in-auto = 모두 가지는 게임에는 남겨 둔 무리가 없어요. { $ring }에 작은 글자를 쓸 수 없어요.
problem-position-left-not-isolated = { $ring }의 무리는 남겨 두었는데 바로 옆에 고리가 있어요.
problem-position-no-free-ring = 뺄 수 있는 고리가 없어서 고리를 빼지 않아요.
problem-position-nothing-placed = 판에 구슬이 없어서 고리를 빼지 않아요.
problem-position-claim-in-auto = 모두 가지는 게임에는 고를 것이 없어요(c).
problem-position-nothing-to-claim = 고르려면(c) 외딴 무리와 빈 고리가 있어야 해요.
problem-position-cannot-jump-on = { $ring }의 구슬은 아무것도 잡지 않았거나 이어서 뛸 수 없어요.
problem-position-group-not-taken = { $ring }의 가득 찬 무리는 차례가 끝날 때 가지거나 남겨 두었어야 해요.
problem-position-fields-dvonn = 국면은 빈칸으로 나뉜 네 부분이에요. 이 글에는 { $found }개가 있어요.
problem-position-column-length-dvonn = 세로줄 { $column }: 자리가 { $wanted }개인데 { $found }개가 적혀 있어요.
problem-position-phase-dvonn = ‘{ $found }’: 단계는 말을 놓는 동안 p, 더미를 움직이는 동안 m으로 써요.
problem-position-too-many-pieces-dvonn = { $piece ->
    [W] 흰
    [B] 검은
   *[R] 붉은
} 말이 { $found }개예요. 많아야 { $most }개예요.
problem-position-fields-punct = 국면은 빈칸으로 나뉜 세 부분이에요. 이 글에는 { $found }개가 있어요.
problem-position-unknown-piece-punct = ‘{ $found }’: 말로 읽을 수 없어요. 말의 글자(흑은 소문자)와 자리 셋을 PÜNCT부터 써요. 보기: Td3,d4,e4.
problem-position-drawing-punct = 이 그림의 자리는 판의 211자리와 순서가 다르거나, 점이 아래에 적힌 말과 달라요.
problem-position-too-many-pieces-punct = { $player ->
    [first] 백
   *[second] 흑
}에게 { $piece }은 { $supply }개인데, 여기에는 { $found }개가 있어요.
problem-position-unsupported = { $player ->
    [first] 백
   *[second] 흑
}의 { $placement }: 앞에 적힌 말 위에 이렇게 놓일 수 없어요.
problem-position-last-piece-out-of-turn = { $player ->
    [first] 백
   *[second] 흑
}이 마지막 말을 놓았으니, 게임이 끝났을 때 그쪽의 차례였어요.
problem-position-not-one-stack = { $space }: 두 번 적혀 있거나 말이 없는 더미예요.
problem-position-red-on-top = { $space }: 붉은 말은 다른 말 위에 놓일 수 없어요.
problem-position-stack-while-placing = { $space }에 더미가 있지만, 더미는 말을 모두 놓은 뒤에야 생겨요.
problem-position-placed-out-of-turn = 말을 { $placed }번 놓았으면 붉은 말 { $red }개, 흰 말 { $white }개, 검은 말 { $black }개예요.
problem-position-other-side = 말을 { $placed }번 놓았으면 상대의 차례예요.
problem-position-all-placed = 말을 모두 놓았으니 단계는 m이에요.
problem-position-fields-yinsh = 국면은 빈칸으로 나뉜 네 부분이에요. 이 글에는 { $found }개가 있어요.
problem-position-columns-yinsh = 판에는 ‘/’로 나뉜 세로줄이 11개 있어요. 이 글에는 { $found }개가 있어요.
problem-position-column-length-yinsh = 세로줄 { $column }: 자리가 { $wanted }개인데 { $found }개가 적혀 있어요.
problem-position-bad-number = 세로줄 { $column }: 빈 자리는 앞에 0이 없는 수 하나로 써요.
problem-position-phase-yinsh = ‘{ $found }’: 할 일은 0부터 5까지의 수로 써요.
problem-position-drawing-yinsh = 이 그림의 자리는 판의 85자리와 수나 순서가 달라요.
problem-position-two-on-one-point = { $point }에 말이 두 개 있어요.
problem-position-too-many-markers = 마커가 { $found }개 있어요. 이 게임의 마커는 51개예요.
problem-position-too-many-rings = { $player ->
    [first] 백
   *[second] 흑
}의 고리가 { $found }개예요. 다섯 개까지예요.
problem-position-not-in-turn = 고리는 번갈아 놓아요. 백 { $first }개, 흑 { $second }개는 둘 차례와 맞지 않아요.
problem-position-all-placed-yinsh = 고리를 모두 놓았으니 더 놓지 않아요(0).
problem-position-marker-too-early = 고리를 모두 놓기 전인데 { $point }에 마커가 있어요.
problem-position-has-won-yinsh = { $player ->
    [first] 백
   *[second] 흑
}이 이미 고리 { $removed }개를 걷어 내서 게임이 그 전에 끝났어요.
problem-position-no-row = 둘 차례인 쪽에 걷어 낼 줄이 없어요.
problem-position-no-row-taken = 남은 마커가 { $pool }개뿐이라 줄을 걷어 냈을 수 없어요.
problem-position-row-not-taken = { $player ->
    [first] 백
   *[second] 흑
}이 { $row } 줄을 그 전에 걷어 냈어야 해요.
problem-position-fields-tamsk = { $variant } 국면은 빈칸으로 나뉜 { $wanted }부분이에요. 이 글에는 { $found }개가 있어요.
problem-position-column-length-tamsk = 세로줄 { $column }: 칸이 { $wanted }개인데 { $found }개가 적혀 있어요.
problem-position-hands = ‘{ $found }’: 남은 고리는 빨강, 검정 순서로 32/32처럼 써요.
problem-position-side-tamsk = ‘{ $found }’: 둘 차례는 r이나 b로 써요.
problem-position-step = ‘{ $found }’: 차례에 한 일은 -, 고리를 끼우지 않은 칸 +b2, 손에 든 모래시계 ^a1로 써요.
problem-position-time = { $variant }의 시간은 쌍반점(;)으로 나뉜 { $wanted }부분이에요. 이 글에는 { $found }개가 있어요.
problem-position-unknown-sand = ‘{ $found }’: 모래시계 여섯 개의 모래는 -(흐르지 않음), 0(떨어짐), 밀리초를 쉼표로 나누어 써요.
problem-position-last-out = ‘{ $found }’: 마지막으로 떨어진 모래시계의 주인은 -, r, b, 둘 다면 =로 써요.
problem-position-unknown-fast = ‘{ $found }’: 15초 모래시계는 0, 밀리초(세운 차례에는 !를 붙임), late, lost로 써요.
problem-position-skips = ‘{ $found }’: 건너뛸 차례는 0/1처럼 써요.
problem-position-glass-count = { $player ->
    [first] 빨강
   *[second] 검정
}의 모래시계는 { $wanted }개인데 { $found }개가 있어요.
problem-position-two-on-one-space = { $space }에 모래시계가 둘이에요.
problem-position-too-many-in-space = { $space }에는 고리가 { $most }개까지 들어가는데 { $found }개가 있어요.
problem-position-too-many-in-hand = { $player ->
    [first] 빨강
   *[second] 검정
}의 고리는 { $most }개까지인데 { $found }개가 있어요.
problem-position-ring-count = 판과 손에 있는 고리는 모두 64개인데 { $found }개가 있어요.
problem-position-sand = { $space }의 모래시계는 이런 모래를 가질 수 없어요.
problem-position-fast-glass = 15초 모래시계는 이렇게 있을 수 없어요.
problem-position-nothing-left-out = { $space }에는 끼우지 않은 고리가 없어요.
problem-position-not-in-hand = { $space }의 모래시계는 둘 차례인 사람의 손에 있을 수 없어요.

problem-bad-request = 프로그램 안에서 말이 어긋났어요. 페이지를 새로 불러오세요.
problem-unreadable-request = 프로그램 안에서 말이 어긋났어요. 페이지를 새로 불러오세요.
problem-request-too-long = 이 게임은 서버가 받기에 너무 길어요.
problem-server-fault = 서버가 답하지 못했어요. 다시 해 보세요.

problem-signed-out = 먼저 손님으로 들어오거나 이름으로 로그인하세요.
problem-wrong-credentials = 이름이 비밀번호나 복구 코드와 맞지 않아요.
problem-bad-name = 이름은 글자로 시작하고, 글자와 숫자와 -와 _를 2자에서 20자까지 써요. 손님 이름은 쓸 수 없어요.
problem-bad-password = 비밀번호는 { $least }자에서 { $most }자까지예요.
problem-name-taken = 이미 있는 이름이에요: { $name }
problem-registered-already = 이미 가입했어요.
problem-registered-only = 레이팅 게임은 가입한 사람만 둘 수 있어요.
problem-of-another = 내 것이 아니에요.
problem-progress-of-guest = 손님의 진도는 브라우저에만 남아요. 가입하면 서버에 보관해요.
problem-bad-deed = 강의에서 할 수 있는 일이 아니에요.
problem-too-many-deeds = 한 번에 { $most }개까지만 보낼 수 있어요.
problem-progress-full = 한 사람의 기록은 { $most }개까지 보관해요. 그 뒤의 것은 기기에만 남아요.
problem-no-match = 그런 게임이 없어요.
problem-no-seek = 이제 그 상대를 찾는 사람이 없어요.
problem-no-player = 그런 사람이 없어요.
problem-no-session = 그곳에서는 이미 로그아웃했어요.
problem-bad-token = 없거나 폐기한 토큰이에요.
problem-out-of-scope = 이 토큰으로는 할 수 없어요. 더 허용해야 하는 일: { $scope }
problem-not-by-token = 토큰으로는 계정을 바꿀 수 없어요. 페이지에서 로그인하세요.
problem-no-tokens = 토큰은 가입한 사람만 만들 수 있어요.
problem-bad-label = 어디에 쓰는지 1~{ $most }자로 적으세요.
problem-no-scope = 허용할 일을 하나 이상 고르세요.
problem-no-token = 이미 없는 토큰이에요.
problem-too-many-tokens = 토큰은 { $most }개까지 가질 수 있어요. 먼저 하나를 폐기하세요.
problem-own-seek = 내가 낸 것이에요. 다른 사람이 받아야 해요.
problem-too-many-seeks = 한 번에 { $most }판까지 상대를 찾을 수 있어요.
problem-free-takebacks = 떨어져서 둘 때 무르기는 그때마다 합의하거나 아예 없어야 해요.
problem-not-rateable = 레이팅 게임에는 시계가 있어야 하고, 두 사람의 조건이 같아야 하고, 다른 게임과 함께 둘 수 없어요.
problem-bad-game = 그렇게는 둘 수 없어요.
problem-not-seated = 이 게임을 두는 사람이 아니에요.
problem-not-allowed = 서버만 할 수 있는 일이에요.
problem-stale = 그사이 게임이 나아갔어요. 다시 보세요.
problem-no-actions = 한 차례에는 적어도 한 가지를 두어야 해요.
problem-bad-browser = 이 브라우저로는 알림을 보낼 수 없어요.
problem-plan-not-now = 지금은 내 차례예요. 먼저 두세요.
problem-plan-ahead = 시계가 가는 게임에서는 한 차례만 미리 정해요.
problem-plan-too-big = 미리 정하는 수는 { $most }차례까지예요.
problem-bad-plan = 실제로 둘 수 있는 온전한 차례에 하나씩만 답을 정할 수 있어요.
problem-unfinished-plan = 미리 정한 수만으로는 이제 차례가 끝나지 않아요.
problem-not-whatever = 여기서는 상대 차례를 빼고 생각할 수 없어요. 어떤 수에 둘 답을 정하세요.
problem-not-left = 상대가 떠나지 않았거나, 떠난 지 얼마 되지 않았어요.
problem-no-time-to-give = 그 시계에는 시간을 더 줄 수 없어요.
problem-match-too-long = 한 게임에 일어날 수 있는 일은 { $most }가지까지예요. 기권은 할 수 있어요.
problem-bad-id = 프로그램 안에서 말이 어긋났어요. 페이지를 새로 불러오세요.
problem-unreadable-message = 프로그램 안에서 말이 어긋났어요. 페이지를 새로 불러오세요.
problem-bad-chat = 한 줄은 1자에서 { $most }자까지예요.
problem-too-many = 한꺼번에 너무 많아요. { $seconds }초 기다리세요.
problem-busy = 서버가 너무 바빠요. 다시 해 보세요.
problem-stopping = 서버가 멈추는 중이에요. 잃는 것은 없으니 잠시 뒤에 다시 오세요.
problem-apart = 서버의 이 부분이 다른 부분과 연결이 끊겼어요. 잠시 뒤에 다시 해 보세요.
problem-not-kept = 저장하지 못해서 일어나지 않은 일로 했어요. 다시 해 보세요.
problem-foreign-request = 다른 페이지가 보낸 것이라서 받지 않았어요.
problem-no-online-play = 이 서버에서는 온라인으로 둘 수 없어요: { $why }

problem-position-reserves = ‘{ $found }’: 예비는 백의 것과 흑의 것을 B12/B9처럼 글자와 수로 써요.
problem-position-drawing = 이 그림의 자리는 판의 { $wanted }자리와 수나 순서가 달라요.
problem-position-too-many-pieces = { $player ->
    [first] 백은
   *[second] 흑은
} 판과 예비에 말이 { $found }개 있어요(GIPF 말은 두 개로 세요). { $most }개까지예요.
problem-position-too-many-gipf-pieces = { $player ->
    [first] 백은
   *[second] 흑은
} GIPF 말이 { $found }개 있어요. { $most }개까지예요.
problem-position-stage-of-tournament = { $player ->
    [first] 백은
   *[second] 흑은
} 상태 G일 수 없어요. 토너먼트와 얼티밋에만 있는 상태예요.
problem-position-too-many-potentials = { $player ->
    [first] 백은
   *[second] 흑은
} { $piece }이 { $found }개 있어요. { $most }개까지예요.
problem-position-gipf-pieces-in-reserve = { $player ->
    [first] 백은
   *[second] 흑은
} 예비에 GIPF 말이 있어요. MATRX에서만 따로 세는 말이에요.
problem-position-stage-of-matrx = { $player ->
    [first] 백의
   *[second] 흑의
} 상태: ‘-’는 MATRX에서, 그리고 거기서만 써요.
problem-position-stage-needs-potentials = { $player ->
    [first] 백은
   *[second] 흑은
} 예비에 포텐셜이 없어서 상태 L일 수 없어요.
problem-position-stage-without-potentials = { $player ->
    [first] 백은
   *[second] 흑은
} 예비에 포텐셜이 있어서 상태 B일 수 없어요.
problem-position-no-tamsk-on-centre = 단계 { $phase }: 둘 차례인 쪽의 사용 전 TAMSK 말이 e5에 있어야 해요.
problem-position-tamsk-passed-over = 단계 { $phase }: 둘 차례인 쪽의 사용 전 TAMSK 말이 e5에 있을 수 없어요. 이미 사용했거나 포기한 뒤예요.
problem-position-owed = 단계가 1t인 것은 둘 차례인 쪽의 사용 전 TAMSK 말이 단계 1에서 e5에 있을 때, 그때뿐이에요.
problem-position-nothing-to-deal-with = 단계 { $phase }: 둘 차례인 쪽의 줄이 있거나, 진 게임이어야 해요.

problem-record-expected = { $expected ->
    [opening] 기보는 [Gipf-Record 1] 줄로 시작해요.
    [version] 여기에는 판본의 번호가 와야 해요.
    [header-name] 여기에는 항목의 이름이 와야 해요.
    [quoted] 여기에는 따옴표로 묶은 글이 와야 해요.
    [bracket] 여기에 ‘]’가 빠졌어요.
    [action] 이 앞에 수가 있어야 해요.
    [action-or-result] 여기에는 수나 결과(1-0, 0-1, 1/2-1/2, *)가 와야 해요.
    [action-or-parenthesis] 여기에는 수나 ‘)’가 와야 해요.
    [attachment] 여기 괄호에는 ‘used’, ‘left’, ‘side’만 올 수 있어요.
    [seconds] 여기에는 소수 셋째 자리까지의 초가 와야 해요.
    [reason] 여기에는 결과의 까닭이 소문자로 와야 해요.
    [end] 기보는 여기서 끝나야 해요.
    [no-more] 기보는 하나만 열 수 있는데, 여기서 다른 기보가 시작해요.
   *[other] 여기부터 기보를 읽을 수 없어요.
} (‘{ $found }’)
problem-record-open-quotes = 따옴표가 이 행에서 닫히지 않았어요.
problem-record-open-comment = 설명이 닫히지 않았어요.
problem-record-unknown-escape = { $escape } 앞의 역빗금에는 뜻이 없어요.
problem-record-unknown-version = 이 기보의 판본 { $version }: 여기서 모르는 판본이에요.
problem-record-no-game = 어느 게임의 기보인지 적혀 있지 않아요.
problem-record-twice = { $name } 항목이 두 번 나와요.
problem-record-time-too-long = 시간이 너무 길어요.
problem-record-too-deep = 변화도가 너무 깊이 겹쳤어요.
problem-record-match = 이 기보는 끝까지 둘 수 없어요.
problem-sgf-no-tree = 여기부터는 시작하는 게임이 없어요. 게임은 ‘(;’로 시작해요.
problem-sgf-open-tree = 마지막 게임이 ‘)’로 닫히기 전에 파일이 끝나요.
problem-sgf-open-value = 값이 ‘]’로 닫히기 전에 파일이 끝나요.
problem-sgf-no-value = ‘{ $name }’ 뒤 괄호에 값이 없어요.
problem-sgf-unexpected = ‘{ $found }’, 여기에 올 수 없어요.
problem-sgf-too-deep = 변화도가 너무 깊이 겹쳤어요.
problem-sgf-other-game = 다른 게임의 파일이에요.
problem-sgf-unknown-setup = ‘{ $name }’, 모르는 판이에요. Zertz, Zertz+11, Zertz+24를 알아요.
problem-sgf-unreadable = ‘{ $text }’, 읽을 수 없어요.
problem-sgf-out-of-turn = 이 사람의 차례가 아니에요.
problem-sgf-wrong-rack = 구슬을 가져올 곳이 아니에요.
problem-sgf-too-much = 한 차례에 너무 많아요.
problem-sgf-incomplete = 차례가 끝나지 않았어요.
problem-sgf-other-winner = 둔 수로는 { $winner ->
    [first] 선공
   *[second] 후공
}이 이겼는데 파일에는 다르게 적혀 있어요.
problem-record-ending = { $winner ->
    [first] 규칙으로는 먼저 두는 쪽이 이겼는데, 기보의 결과는 달라요.
    [second] 규칙으로는 나중에 두는 쪽이 이겼는데, 기보의 결과는 달라요.
   *[nobody] 규칙으로는 비겼는데, 기보의 결과는 달라요.
}
problem-record-reason = 기보에 적힌 결과의 까닭: ‘{ $reason }’. 규칙으로는 ‘{ $rules }’예요.
problem-record-goes-on = 기보에는 게임이 ‘{ $reason }’ 때문에 끝났다고 적혀 있지만, 규칙으로는 거기서 끝나지 않아요.
problem-form-nothing = 이 글에는 게임이 없어요.
problem-form-unknown = 아는 꼴의 게임이 여기서 시작하지 않아요. 기보, SGF, 또는 [Game "gipf:standard"] 같은 줄 아래에 적은 수를 열 수 있어요.
problem-form-no-text = UTF-8로 적힌 글이 아니에요.
problem-too-long = 게임 하나로는 너무 길어요.
problem-form-several = 게임이 여러 판 들어 있어요. 한 판만 남기고 여세요.
problem-record-repetition = Repetition 항목의 값이 횟수가 아니에요: { $value }
problem-time-falls = 기보의 시각이 앞으로 나아가지 않아요.
problem-no-lesson = 그런 강의가 없어요: { $lesson }
problem-unknown-exercise = 그런 연습이 없어요: { $name }
problem-answered-otherwise = 이 연습은 다른 방식으로 답해요 ({ $how }).
problem-no-answer-left = 이제는 목표에 이를 수 없어요. 처음부터 다시 해 보세요.
problem-answer-unplayable = 이 답은 둘 수 없어요: { $why }
