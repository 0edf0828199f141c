# 이 페이지의 모든 글, 한국어. 순서와 열쇠말은 en.ftl과 같다.
#
# 말투는 해요체, 단추와 이름은 명사나 "-기"로 끝낸다. 용어:
#   GIPF, ZÈRTZ … 는 로마자 그대로    piece 말            basic piece 기본 말   GIPF piece GIPF 말
#   potential 포텐셜                  unused 사용 전      used 사용함           stack 더미
#   reserve 예비                      captured 잡은 말    out of the game 게임에서 빠짐
#   push 밀어 넣기                    row 줄              deal with 정리        take off 걷어 내기
#   dot 점     spot 자리              centre 한가운데     board 판              cell 칸
#   move 수    turn 차례              extra move 추가 수  engine 컴퓨터         level 단계
#   marble 구슬    ring 고리    first player 선공    second player 후공    isolated group 외딴 무리
#   line 선    complete row 온 줄     marker 마커     turn over 뒤집기     claim 가지기     combine 이어 두기
#   challenge 도전    side game 곁 게임    announce 예고
#   hourglass 모래시계    glass of 15 seconds 15초 모래시계    run out 모래가 떨어짐    drop a ring 고리를 끼우기
#   record 기보         position 국면         notation 표기
#   undo 무르기    resign 기권        draw 무승부         game 게임
#   combined game 곁들임 게임과 함께 두는 게임    side game 곁들임 게임    main game 본 게임    challenge 도전
#
# 조사: 말의 이름은 모두 "말"이나 "구슬"처럼 ㄹ 받침으로, 두는 사람의 이름은 "백", "흑"처럼 받침으로
# 끝나므로 그 뒤의 조사가 하나로 정해진다. 칸, 수, 입력한 글 뒤에는 "에", "에서", "의"나 쌍점처럼
# 받침에 따라 바뀌지 않는 것만 쓴다.

app-name = GIPF
title = { $page } · GIPF
app-description = Project GIPF의 추상 전략 게임을 두고, 배우고, 연구해요.
app-needs-script = 이 페이지를 쓰려면 자바스크립트가 필요해요.
app-notice = 비공식 무료 프로그램이에요. 게임을 펴낸 회사와는 관계가 없어요.

language = 언어
theme = 화면 테마
theme-auto = 자동
theme-light = 밝게
theme-dark = 어둡게
theme-contrast = 고대비
close = 닫기
home = 첫 화면
fault = 문제가 생겼어요. 잃은 것은 없으니 다시 해 보거나 페이지를 새로 불러오세요.
again = 다시 해 보기

## Home

home-games = 어느 게임
game-gipf-title = 밀어 넣고, 줄을 짓고, 잡아요
game-gipf-lead = 두 사람이 판 가장자리에서 말을 밀어 넣어요. 네 개가 한 줄을 이루면 판에서 내려오고, 줄에 함께 놓인 상대 말은 잡혀요. 밀어 넣을 말이 떨어진 쪽이 져요.
game-zertz-title = 놓고, 시키고, 잡아요
game-zertz-lead = 차례마다 구슬 하나를 놓고 가장자리의 고리 하나를 빼요. 뛸 수 있으면 꼭 뛰어야 하니, 내주어도 되는 것을 상대가 잡게 만드세요. 구슬은 잡기 전까지 누구의 것도 아니에요.
game-dvonn-title = 쌓고, 뛰고, 이어져 있기
game-dvonn-lead = 더미는 쌓인 높이만큼 움직여 다른 더미 위에 올라가고, 맨 위 말의 주인이 더미를 가져요. 붉은 말과 이어지지 않은 더미는 판을 떠나요. 끝에 말을 더 많이 가진 쪽이 이겨요.
game-yinsh-title = 옮기고, 뒤집고, 고리 걷어 내기
game-yinsh-lead = 고리가 떠난 자리에는 마커가 남고, 고리가 뛰어넘은 마커는 색이 뒤집혀요. 내 색 다섯 개가 한 줄이 되면 판에서 내려오고, 내 고리도 하나 걷어 내요. 고리 세 개를 먼저 걷어 내면 이기지만, 걷어 낼수록 힘은 약해져요.
game-tamsk-title = 옮기고, 고리를 끼우고, 갈 곳을 남기기
game-tamsk-lead = 모래시계 여섯 개가 관으로 된 판을 걸어 다녀요. 한 걸음마다 들어간 칸에 고리를 하나 끼우고, 가득 찬 칸은 다시 열리지 않아요. 길이 막히거나 모래가 떨어지기 전에 고리를 더 많이 끼운 쪽이 이겨요.
game-punct-title = 놓고, 옮기고, 이어요
game-punct-lead = 점 세 개로 된 말이고, 그 하나가 PÜNCT예요. 말을 놓고, 옮기고, 돌리고, 다른 말 위에 다리처럼 걸치기도 해요. 마주 보는 두 변을 먼저 이은 쪽이 이겨요.
home-continue = 두던 게임 이어서 두기
home-look = 지난 게임 보기
home-summary = { $game }, { $opponent }, { $moves ->
    [0] 시작 전
   *[other] { $moves }수
}
home-play = 바로 두기
home-start = 시작

setup-variant = 방식
setup-opponent = 상대
setup-opponent-engine = 컴퓨터
setup-opponent-people = 옆 사람
setup-level = 단계
setup-level-fits = 지난 게임을 보면 { $level } 단계가 알맞아요
setup-side = 내 편
setup-side-lot = 무작위
setup-options = 그 밖의 설정
option-reserve = 예비 말의 수
option-potentials = 포텐셜
option-order = 종류가 나오는 순서
option-order-any = 자유롭게
option-order-fixed = ZÈRTZ, YINSH, PÜNCT, DVONN, TAMSK 순서로
option-board = 판
option-board-matrx = MATRX, 40자리
option-board-gipf = GIPF, 37자리
option-rings = 고리의 수
option-rings-about = 토너먼트는 48개로 두어요.
option-claim = 외딴 무리
option-claim-auto = 모두 가지기
option-claim-choice = 골라서 가지기
option-seed = 배치
option-seed-drawn = 판마다 새로 뽑기
option-seed-told = 번호로 고르기
option-ring = 고리
option-ring-always = 언제나 끼우기
option-ring-optional = 끼우지 않아도 됨
option-tie = 고리 수가 같으면
option-tie-glass = 마지막 모래시계가 이김
option-tie-draw = 무승부

potentials-apart = 두 사람이 서로 다르게 구성하기
mix-none = 없음
mix-one = 한 종류 × 6
mix-two = 두 종류 × 4
mix-two-long = 두 종류 × 6
mix-three = 세 종류 × 4
mix-own = 마음대로 12개
mix-all = 다섯 종류 × 3
mix-more = { $piece } 하나 더하기
mix-fewer = { $piece } 하나 빼기
mix-total = { $whose ->
    [both] 두 사람이 각각{ " " }
   *[one] { "" }
}포텐셜 { $count }개.

variant-gipf-basic = 기본
variant-gipf-basic-about = 기본 말만 써요. 처음 배울 때 좋아요.
variant-gipf-standard = 표준
variant-gipf-standard-about = GIPF 말이 세 개씩 있어요. 다 잃으면 져요.
variant-gipf-tournament = 토너먼트
variant-gipf-tournament-about = 빈 판에서 시작해요. GIPF 말을 몇 개 쓸지 스스로 정해요.
variant-gipf-ultimate = 얼티밋
variant-gipf-ultimate-about = 빈 판에서 시작해요. 말 21개와 포텐셜 15개씩을 써요.
variant-gipf-matrx = MATRX
variant-gipf-matrx-about = 둘씩 쌓은 포텐셜과 GIPF 말 세 개만으로, 따로 마련된 판에서 둬요.
variant-zertz-tournament = 토너먼트
variant-zertz-tournament-about = 구슬 24개. 색마다 셋씩, 또는 흰 구슬 넷, 회색 구슬 다섯, 검은 구슬 여섯을 잡으면 이겨요.
variant-zertz-basic = 기본
variant-zertz-basic-about = 구슬 21개. 색마다 둘씩, 또는 흰 구슬 셋, 회색 구슬 넷, 검은 구슬 다섯을 잡으면 이겨요.
variant-zertz-rings = { $variant }, 고리 { $rings }개
variant-dvonn-standard = 표준
variant-dvonn-standard-about = 붉은 말 셋부터 번갈아 모든 말을 놓고, 그다음에 더미를 움직여요.
variant-dvonn-random = 무작위
variant-dvonn-random-about = 모든 말이 무작위로 놓여 있고, 바로 더미를 움직여요.
variant-dvonn-symmetric = 공평한 배치
variant-dvonn-symmetric-about = 무작위지만, 판을 돌리면 두 편의 배치가 같아요.
variant-dvonn-set-up = { $variant }, 배치 { $seed }
variant-dvonn-placed = { $variant }, 정해진 배치
variant-yinsh-standard = 표준
variant-yinsh-standard-about = 내 고리 세 개를 먼저 걷어 내면 이겨요.
variant-yinsh-blitz = 블리츠
variant-yinsh-blitz-about = 첫 줄을 만들면 이겨요.
variant-tamsk-level1 = 1단계
variant-tamsk-level1-about = 시간이 없어요. 배울 때 좋아요.
variant-tamsk-level2 = 2단계
variant-tamsk-level2-about = 모래시계가 3분 동안 흐르고, 움직일 때 뒤집혀요. 모래가 떨어지면 그 자리에 멈춰요.
variant-tamsk-level3 = 3단계
variant-tamsk-level3-about = 2단계에 더해, 기다리는 사람이 15초 모래시계로 상대를 재촉할 수 있어요.
variant-tamsk-ring = 고리는 자유
variant-tamsk-tie = 고리 수가 같으면 무승부
variant-punct-standard = 표준
variant-punct-standard-about = 가운데 육각형에는 새 말을 놓지 않아요. 아무도 두 변을 잇지 못하면 그곳의 점이 승부를 갈라요.
variant-punct-basic = 기본
variant-punct-basic-about = 가운데에도 말을 놓을 수 있어요. 아무도 두 변을 잇지 못하면 무승부예요.
variant-with = { $variant } · { $mix }

level-name = { $number } · { $name }
level-1 = 첫걸음
level-2 = 입문
level-3 = 초급
level-4 = 중급
level-5 = 상급
level-6 = 고수
level-7 = 달인
level-8 = 최강

## Names

game-gipf = GIPF
game-name = { $game } · { $variant }
player-gipf-first = 백
player-gipf-second = 흑
piece-gipf-B = 기본 말
piece-gipf-G = GIPF 말
piece-gipf-T = TAMSK 말
piece-gipf-Z = ZÈRTZ 말
piece-gipf-D = DVONN 말
piece-gipf-Y = YINSH 말
piece-gipf-P = PÜNCT 말
piece-gipf-T-unused = 사용 전 TAMSK 말
piece-gipf-Z-unused = 사용 전 ZÈRTZ 말
piece-gipf-D-unused = 사용 전 DVONN 말
piece-gipf-Y-unused = 사용 전 YINSH 말
piece-gipf-P-unused = 사용 전 PÜNCT 말
game-zertz = ZÈRTZ
player-zertz-first = 선공
player-zertz-second = 후공
piece-zertz-R = 고리
piece-zertz-W = 흰 구슬
piece-zertz-G = 회색 구슬
piece-zertz-B = 검은 구슬
game-dvonn = DVONN
player-dvonn-first = 백
player-dvonn-second = 흑
piece-dvonn-W = 말
piece-dvonn-B = 말
piece-dvonn-R = 붉은 말
game-yinsh = YINSH
player-yinsh-first = 백
player-yinsh-second = 흑
piece-yinsh-R = 고리
piece-yinsh-M = 마커
game-tamsk = TAMSK
player-tamsk-first = 빨강
player-tamsk-second = 검정
piece-tamsk-G = 모래시계
piece-tamsk-O = 고리
game-punct = PÜNCT
player-punct-first = 백
player-punct-second = 흑
piece-punct-T = 세모 말
piece-punct-E = PÜNCT가 끝에 있는 곧은 말
piece-punct-C = PÜNCT가 가운데 있는 곧은 말
piece-punct-M = PÜNCT가 가운데 있는 꺾인 말
piece-punct-R = PÜNCT에서 오른쪽으로 꺾인 말
piece-punct-L = PÜNCT에서 왼쪽으로 꺾인 말
piece-punct-O = 점
piece-of = { $player } { $piece }
stack-name = { $below } 위에 { $top }
row-name = { $from }–{ $to }
row-of = { $player } 줄
seat-of = { $player }
seat-you = 나
seat-level = 컴퓨터 { $number }단계

board = 판
board-help = 화살표 키로 판 위를 움직이고, 글자와 숫자를 누르면 그 칸으로 가요. 엔터 키로 두고, 이스케이프 키로 한 걸음 물러나고, 물음표 키로 말이 하는 일을 봐요. 쉼표와 마침표로 앞뒤 수를 봐요.
cell-dot = 점
cell-empty = 빈 자리
cell-open = 누를 수 있음
cell-must-go = 정리할 줄에 있음
cell-may-stay = 정리할 줄에 있음, 남아도 됨
cell-in-row-of = { $player } 줄에 있음
cell-zertz-vacant = 빈 고리
cell-zertz-gone = 고리 없음
cell-dvonn-stack = { $player } 더미, { $height }개{ $red ->
    [yes] , 붉은 말 있음
   *[no] { "" }
}
cell-tamsk = 고리 { $most }개 중 { $rings }개
cell-tamsk-glass = { $player } 모래시계
cell-tamsk-still = 아직 흐르지 않음
cell-tamsk-sand = 남은 모래 { $time }
cell-tamsk-out = 모래가 떨어짐
cell-punct-punct = { $piece }의 PÜNCT
cell-punct-level = { $dot }, { $level }층{ $bridge ->
    [yes] , 다리 모양
   *[no] {""}
}
cell-must-go-zertz = 외딴 무리에 있음
cell-may-stay-zertz = 외딴 무리에 있음
row-of-zertz = 외딴 무리
pool = 구슬 더미
pool-choose = 놓을 구슬로 고르기
pile-reserve = 예비
pile-captured = 잡은 말
pile-captured-zertz = 잡은 구슬
pile-captured-yinsh = 걷어 낸 고리
pile-gone = 게임에서 빠짐
score = 가진 말 { $count }개
score-short = 가진 말
pile-part = { $piece }: { $count }
pile-part-zertz = { $kind ->
    [W] 흰
    [G] 회색
   *[B] 검은
} 구슬: { $count }
pile-part-yinsh = { $kind ->
    [M] 남은 마커: { $count }
   *[R] 놓을 고리: { $count }
}
pile-stacks = { $piece }, 더미: { $stacks }{ $single ->
    [0] { "" }
   *[other] , 낱개 하나
}
collection-part = { $piece }: { $alone }개 가운데 { $count }개 잡음
collection-part-zertz = 잡은 { $kind ->
    [W] 흰
    [G] 회색
   *[B] 검은
} 구슬 { $count }개. { $alone }개, 또는 색마다 { $each }개면 이겨요
collection-part-yinsh = 걷어 낸 고리 { $count }개. 이기려면 { $alone }개.
tray-choose = 밀어 넣을 말로 고르기
tray-choose-punct = 놓을 말로 고르기
tray-explain = 하는 일 보기

## What is asked

prompt = 이제 할 일
prompt-player = { $player }:
prompt-gipf-push = 가장자리의 점을 골라 말을 밀어 넣으세요.
prompt-gipf-gipf-piece-first = 첫 수로는 GIPF 말을 넣어요. 가장자리의 점을 고르세요.
prompt-gipf-push-or-use = 가장자리의 점을 골라 말을 밀어 넣거나, 내 포텐셜을 눌러 사용하세요.
prompt-gipf-use-only = 밀어 넣을 말이 없어요. 내 포텐셜을 눌러 사용하세요.
prompt-gipf-gipf-piece-waits = 예비에 GIPF 말이 기다려요. 이번 수로 꼭 넣어야 해요. 가장자리의 점을 고르세요.
prompt-gipf-extra-move = 내 TAMSK 말이 한가운데에 왔어요. 추가 수로 아무 점에서나 다시 밀어 넣을 수 있어요.
prompt-gipf-use = { $cell }의 { $piece }: 갈 곳을 고르세요.
use-not = 그대로 두기
extra-decline = 추가 수 두지 않기
extra-loss = 두지 않으면 포텐셜을 잃어요. 포텐셜은 게임에서 빠지고 { $at }에는 { $left ->
    [T] 사용한 TAMSK 말이
   *[other] 기본 말이
} 남아요.
choice-cover = PÜNCT 말을 내놓고 { $cell }의 GIPF 말을 무엇으로 덮을까요?
choice-B = 기본 말 하나
choice-G = 둘: 새 GIPF 말
prompt-gipf-row = 내 줄이 생겼어요. 정리하세요.
prompt-gipf-row-may-stay = GIPF 말로 된 내 줄이 있어요. 걷어 내거나 그대로 두세요.
prompt-zertz-place = 구슬 더미에서 색을 고르고 빈 고리를 누르세요.
prompt-zertz-place-captured = 구슬 더미가 비었어요. 내가 잡은 구슬을 고르고 빈 고리를 누르세요.
prompt-zertz-ring = 뺄 수 있는 고리를 하나 빼세요. 점선으로 표시되어 있어요.
prompt-zertz-jump = 꼭 잡아야 해요. 뛸 구슬을 누르고 내릴 곳을 누르세요.
prompt-zertz-jump-on = 구슬이 이어서 뛰어야 해요. 내릴 곳을 누르세요.
prompt-zertz-use = { $cell }의 { $piece }: 내릴 곳을 누르세요.
prompt-zertz-claim = 외딴 무리가 생겼어요. 가지거나, 그대로 남겨 두세요.
prompt-zertz-pass = 놓을 구슬이 없어요.
prompt-zertz-over = 게임이 끝났어요.
prompt-dvonn-place-red = 붉은 말을 놓으세요. 빈 자리를 누르세요.
prompt-dvonn-place = 내 말을 놓으세요. 빈 자리를 누르세요.
prompt-dvonn-move = 내 더미를 누르고 갈 곳을 누르세요. 쌓인 높이만큼 움직여 다른 더미 위에 올라가요.
prompt-dvonn-use = { $cell }의 더미: 갈 곳을 누르세요.
prompt-dvonn-pass = 움직일 수 있는 더미가 없어요.
prompt-dvonn-over = 게임이 끝났어요.
prompt-yinsh-place = 고리를 놓으세요. 빈 자리를 누르세요.
prompt-yinsh-move = 내 고리를 누르고 갈 곳을 누르세요. 떠난 자리에 마커가 남고, 뛰어넘은 마커는 뒤집혀요.
prompt-yinsh-use = { $cell }의 고리: 갈 곳을 누르세요.
prompt-yinsh-row = 내 마커 다섯 개가 한 줄이 되었어요. 줄을 걷어 내세요.
prompt-yinsh-ring = 이제 내 고리 하나를 걷어 내세요. 걷어 낼 고리를 누르세요.
prompt-yinsh-pass = 움직일 수 있는 고리가 없어요.
prompt-yinsh-over = 게임이 끝났어요.
use-not-zertz = 다른 구슬 고르기
use-not-dvonn = 다른 더미 고르기
use-not-yinsh = 다른 고리 고르기
prompt-tamsk-move = 내 모래시계를 누르고 옆 칸을 누르세요. 그 칸에 고리를 끼워요.
prompt-tamsk-start = 아직 흐르지 않는 모래시계를 움직이세요. 모래시계를 누르고 옆 칸을 누르세요.
prompt-tamsk-put-down = 든 모래시계를 내려놓으세요.
prompt-tamsk-use = { $cell }의 모래시계: 옆 칸을 누르세요.
prompt-tamsk-counter-or-move = 상대가 고리를 끼우지 않았어요. 그 칸을 눌러 내 고리를 끼우거나 바로 움직이세요.
prompt-tamsk-counter-or-pass = 움직일 수 없지만, 상대가 고리를 끼우지 않은 칸에 내 고리를 끼울 수 있어요.
prompt-tamsk-pass = 움직일 수 있는 모래시계가 없어요.
prompt-tamsk-turn-lost = 이번 차례를 잃었어요.
prompt-tamsk-over = 게임이 끝났어요.
tamsk-fast = 15초 모래시계 세우기
tamsk-fast-left = 15초 모래시계: { $time }
tamsk-ring = { $cell }에 고리를 끼울까요?
tamsk-ring-yes = 고리 끼우기
tamsk-ring-no = 끼우지 않기
use-not-tamsk = 다른 모래시계 고르기
prompt-punct-add = 말을 고르고 PÜNCT가 놓일 자리를 누르세요. 휠이나 R 키, 두 번째 손가락으로 돌려요.
prompt-punct-add-or-move = 놓기: 말을 고르고 PÜNCT가 놓일 자리를 누르세요. 옮기기: 내 말의 PÜNCT를 누르세요. 휠이나 R 키, 두 번째 손가락으로 돌려요.
prompt-punct-use = { $cell }, { $piece }: PÜNCT가 곧게 갈 자리를 누르세요. 같은 자리를 누르면 그 자리에서 돌려요.
prompt-punct-pass = 놓거나 옮길 수 있는 말이 없어요.
prompt-punct-over = 게임이 끝났어요.
use-not-punct = 다른 말 고르기
choice-pass = 차례 넘기기
prompt-gipf-over = 게임이 끝났어요.
hand = 밀어 넣을 말
hand-punct = 놓을 말
turn-left = 왼쪽으로 돌리기
turn-right = 오른쪽으로 돌리기
put-down = 내려놓기
thinking = { $name }, 생각하고 있어요.
thinking-depth = { $depth }수 앞을 보고 있어요.
resting = { $name }의 차례예요.
play-on = 이어서 두게 하기
looking = { $move ->
    [0] 시작할 때의 모습이에요.
   *[other] { $moves }수 가운데 { $move }수까지 둔 모습이에요.
}
look-now = 지금으로 돌아가기
wins = { $player }이 이겼어요.
draw = 비겼어요.
ending-no-move = { $loser }에게 둘 수 있는 수가 없어요.
ending-no-gipf-piece = { $loser }에게 남은 GIPF 말이 없어요.
ending-set-of-each = { $winner }이 색마다 구슬을 다 모았어요.
ending-set-of-white = { $winner }이 흰 구슬을 다 모았어요.
ending-set-of-grey = { $winner }이 회색 구슬을 다 모았어요.
ending-set-of-black = { $winner }이 검은 구슬을 다 모았어요.
ending-board-full = 빈 고리가 없어요.
ending-no-marbles = 아무에게도 놓을 구슬이 없어요.
ending-more-pieces = { $winner }이 말을 더 많이 가졌어요.
ending-equal-pieces = 둘이 가진 말의 수가 같아요.
ending-rings-removed = { $winner }이 이기는 데 필요한 고리를 모두 걷어 냈어요.
ending-markers-used-up = 남은 마커가 없어요. 걷어 낸 고리의 수로 정해요.
ending-nobody-can-move = 아무도 고리를 움직일 수 없어요. 걷어 낸 고리의 수로 정해요.
ending-fewer-rings = 남은 고리가 { $winner } 쪽이 더 적어요.
ending-equal-rings = 남은 고리 수가 같아요.
ending-last-glass = 남은 고리 수가 같고, 마지막으로 다 흐르는 모래시계는 { $winner }의 것이에요.
ending-connection = { $winner }이 마주 보는 두 변을 이었어요.
ending-last-piece = 한쪽의 말이 모두 판에 올랐고, 아무도 두 변을 잇지 못했어요.
ending-centre = 한쪽의 말이 모두 판에 올라, 가운데 육각형의 점이 승부를 갈라요.
ending-nobody-can-move-punct = 아무도 말을 놓거나 옮길 수 없어, 가운데 육각형의 점이 승부를 갈라요.
ending-repetition-zertz = 같은 국면이 두 번 나왔어요.
ending-resigned = { $loser }이 기권했어요.
ending-repetition = 같은 국면이 세 번 나왔어요.
ending-agreed = 서로 무승부에 합의했어요.
ending-time = { $loser }의 시간이 다 됐어요.
ending-abandoned = { $loser }이 떠났어요.
ending-adjudicated = 심판이 결과를 정했어요.
play-again = 다시 두기
new-game = 새 게임

chooser-rows = 어느 줄
chooser-switches = 남겨도 되는 말
chooser-stays = { $cell }의 { $piece } 남기기
chooser-result = { $returned ->
    [0] 되찾는 말은 없고
   *[other] 말 { $returned }개를 되찾고
}, { $captured ->
    [0] 잡는 말은 없어요.
   *[other] { $captured }개를 잡아요.
}
chooser-gone = 포텐셜 { $gone }개가 게임에서 빠져요.
chooser-wins = 이것으로 게임을 이겨요.
chooser-loses = 이것으로 게임을 져요.
chooser-draws = 이것으로 게임이 비겨요.
chooser-not-enough = 적어도 하나는 걷어 내야 해요.
chooser-captures = 잡는 구슬: { $captured }.
chooser-yinsh-result = 마커 다섯 개는 판 밖으로 돌아가고, 이어서 내 고리 하나를 걷어 내요.
chooser-rows-zertz = 어느 무리
chooser-take-zertz = 무리 가지기
chooser-leave-zertz = 그대로 남겨 두기
chooser-take = 줄 걷어 내기
chooser-leave = 그대로 두기
chooser-must-go = { $cell }의 말은 걷어 내야 해요.
hint-dots = 말은 가장자리의 점에서 들어와요.
hint-dots-or-use = 말은 가장자리의 점에서 들어와요. 사용할 수 있는 포텐셜에는 둥근 테가 있어요.
hint-use = 밀어 넣을 말이 없어요. 사용할 수 있는 포텐셜에는 둥근 테가 있어요.
hint-stuck = 이 { $piece }은 지금 갈 곳이 없어요.
hint-stuck-T = TAMSK 말은 스스로 움직이지 않아요. 한가운데로 밀려갔을 때 일해요.
hint-stuck-gipf-piece-waits = 먼저 예비의 GIPF 말을 넣어야 해요.
hint-stuck-extra-move = 먼저 TAMSK 말의 추가 수를 두거나 두지 않기로 하세요.
hint-row-zertz = 먼저 무리를 가지거나 남겨 두세요.
hint-zertz-place = 구슬은 빈 고리에 놓아요.
hint-zertz-ring = 점선으로 표시된 고리를 빼세요. 옆으로 밀어 뺄 수 있는 고리예요.
hint-zertz-jump = 뛸 수 있는 구슬을 누르고 내릴 곳을 누르세요.
hint-dvonn-place = 말은 빈 자리에 놓아요.
hint-dvonn-move = 움직일 수 있는 내 더미를 누르고 갈 곳을 누르세요.
hint-yinsh-place = 고리는 빈 자리에 놓아요.
hint-yinsh-move = 움직일 수 있는 내 고리를 누르고 갈 곳을 누르세요.
hint-yinsh-ring = 걷어 낼 내 고리를 누르세요.
hint-row-yinsh = 먼저 줄을 걷어 내세요. 줄의 마커를 누르세요.
hint-tamsk = 움직일 수 있는 내 모래시계를 누르고, 가득 차지 않은 옆 칸을 누르세요.
hint-punct-add = 말은 빈 자리 셋에 놓아요.
hint-punct-move = 새 말의 PÜNCT가 놓일 빈 자리나, 위에 아무것도 없는 내 말의 PÜNCT를 누르세요.
hint-row = 먼저 줄을 정리하세요. 남겨도 되는 말을 누르거나 줄을 걷어 내세요.

## What is told once

log = 있었던 일
said-push = { $player }이 { $from }에서 { $piece }을 밀어 넣어 { $to }에 놓았어요.{ $shifted ->
    [0] { "" }
   *[other] { " " }말 { $shifted }개가 밀려났어요.
}
said-move = { $player }의 { $piece }이 { $from }에서 { $kind ->
    [Z] 뛰어넘어
   *[other] 움직여
} { $to }{ $stacked ->
    [yes] 의 { $under } 위에 올라갔어요.
   *[no] 에 놓였어요.
}
said-cover = { $player }이 { $at }의 PÜNCT 말을 내놓고 { $to }의 { $under } 위에 { $piece }을 놓았어요.
said-extra = { $player }의 TAMSK 말이 { $at }에서 나와 { $from }에서 다시 들어와 { $to }에 놓였어요.{ $shifted ->
    [0] { "" }
   *[other] { " " }말 { $shifted }개가 밀려났어요.
}
said-declined = { $player }이 추가 수를 두지 않았어요. { $at }의 포텐셜이 게임에서 빠졌어요.
said-removal = { $player }이 줄을 걷어 냈어요. { $returned ->
    [0] 되찾은 말 없음
   *[other] 되찾은 말 { $returned }개
}, { $captured ->
    [0] 잡은 말 없음
   *[other] 잡은 말 { $captured }개
}{ $gone ->
    [0] .
   *[other] , 게임에서 빠진 포텐셜 { $gone }개.
}
said-left = { $player }이 줄을 그대로 두었어요.
said-zertz-place = { $player }이 { $to }에 { $piece }을 놓았어요.
said-zertz-ring = { $player }이 { $ring }의 고리를 뺐어요.
said-zertz-claims = { $player }이 가진 외딴 무리: { $rings }. 잡은 구슬: { $captured }.
said-zertz-jump = { $player }이 { $from }에서 { $to }까지 뛰었어요. 잡은 구슬: { $captured }.
said-zertz-leave = { $player }이 외딴 무리를 남겨 두었어요.
said-zertz-pass = { $player }이 차례를 넘겼어요.
said-zertz-due-ring = 이제 고리를 하나 빼야 해요.
said-zertz-due-jump = { $player } 차례예요. 꼭 잡아야 해요.
said-zertz-due-jump-on = 구슬이 이어서 뛰어야 해요.
said-zertz-due-claim = { $player }이 가질 수 있는 무리: { $groups }.
said-zertz-due-pass = { $player }에게 놓을 구슬이 없어요.
said-zertz-due-over = 게임이 끝났어요.
said-dvonn-place = { $player }이 { $to }에 { $piece }을 놓았어요.
said-dvonn-move = { $player }이 { $from }에서 { $to }까지 움직였어요. 더미의 높이: { $height }.
said-dvonn-lost = 이어지지 않은 말 { $all }개가 게임에서 빠졌어요. 흰 말 { $first }개, 검은 말 { $second }개.
said-dvonn-pass = { $player }이 차례를 넘겼어요.
said-dvonn-due-red = { $player }이 붉은 말을 놓을 차례예요.
said-dvonn-due-pass = { $player }에게 움직일 수 있는 더미가 없어요.
said-yinsh-place = { $player }이 { $to }에 고리를 놓았어요.
said-yinsh-move = { $player }이 고리를 { $from }에서 { $to }까지 움직였어요.
said-yinsh-turned = 마커 { $count }개가 뒤집혔어요: { $cells }.
said-yinsh-pass = { $player }이 차례를 넘겼어요.
said-yinsh-row = { $player }이 줄을 걷어 냈어요: { $row }.
said-yinsh-ring = { $player }이 { $at }의 고리를 걷어 냈어요. { $wanted }개 가운데 { $removed }개째예요.
said-yinsh-due-place = { $player }이 고리를 놓을 차례예요.
said-yinsh-due-row = { $player }에게 { $count ->
    [1] 걷어 낼 줄이 있어요: { $rows }.
   *[other] 골라서 걷어 낼 줄이 { $count }개 있어요: { $rows }.
}
said-yinsh-due-ring = { $player }이 고리를 걷어 낼 차례예요.
said-yinsh-due-pass = { $player }에게 움직일 수 있는 고리가 없어요.
said-tamsk-move = { $player }이 { $from }에서 { $to }까지 움직이고 고리를 끼웠어요.
said-tamsk-move-without = { $player }이 { $from }에서 { $to }까지 고리 없이 움직였어요.
said-tamsk-counter = { $player }이 { $cell }에 고리를 끼웠어요.
said-tamsk-lift = { $player }이 { $cell }의 모래시계를 들었어요.
said-tamsk-pass = { $player }이 차례를 넘겼어요.
said-tamsk-fast = { $player }이 15초 모래시계를 세웠어요.
said-tamsk-due-pass = { $player }에게 움직일 수 있는 모래시계가 없어요.
said-tamsk-due-counter = { $player }은 비워 둔 칸에 고리를 끼울 수 있어요.
said-punct-add = { $player }이 { $piece }을 놓았어요: { $cells }.
said-punct-move = { $player }이 { $from }의 { $piece }을 옮겼어요: { $cells }.
said-punct-pass = { $player }이 차례를 넘겼어요.
said-punct-due-pass = { $player }에게 놓거나 옮길 수 있는 말이 없어요.
said-turned = 돌린 모양: { $cells }.
said-row = { $player }에게 정리할 줄이 { $count }개 있어요: { $rows }.
said-turn = { $player } 차례예요.
said-extra-due = { $player }은 한가운데의 TAMSK 말로 추가 수를 둘 수 있어요.
said-gipf-waits = { $player } 차례예요. 예비에 GIPF 말이 기다려요.
said-next = 갈 곳을 고르세요: { $cells }.
said-taken-back = 한 수 물렀어요.

## Combined games

side-hands = 가위바위보
side-elsewhere = 다른 곳에서 하는 게임
side-free = 마음대로 고르는 게임
side-none = 도전 없음
seat-in-main = { $game }에서는 { $player }
clock = 남은 시간 { $time }
fight-announced = { $player }이 두려는 수: { $move }
fight-announced-own = 두려는 수: { $move }
fight-answer = 그대로 두게 할까요, { $player }에게 도전할까요? 겨룰 게임: { $game }.
fight-answer-free = 그대로 두게 할까요, 게임을 골라 { $player }에게 도전할까요?
fight-stakes = { $player }이 이기{ $ties ->
    [yes] 거나 비기면
   *[no] 면
} 그 수를 둬요. 아니면 { $at }의 { $piece }이 게임에서 빠지고, { $player }은 다른 수를 둬요.
fight-left = { $count ->
    [1] 마지막 도전이에요.
   *[other] 도전이 { $count }번 남았어요.
}
fight-which-game = 어느 게임
fight-challenge = 도전하기
fight-let-pass = 두게 하기
fight-waits-answer = { $name }, { $at }의 { $piece }을 두고 도전할지 정하고 있어요.
fight-waits-begin = { $at }의 { $piece }을 두고 도전했어요. { $name }, 누가 먼저 할지 정하고 있어요.
fight-challenged = { $other }의 도전: { $game }
fight-stakes-own = 두려는 수: { $move }. 이기{ $ties ->
    [yes] 거나 비기면
   *[no] 면
} 그 수를 둬요. 아니면 { $at }의 { $piece }이 게임에서 빠지고, 다른 수를 둬야 해요.
fight-who-begins = 누가 먼저 할까요?
fight-begin-own = 내가 먼저
fight-begin-other = { $other }이 먼저
fight-accept = 받아들이기
fight-refuse = 가위바위보로 하기
fight-time = 답할 시간이 { $time } 남았어요.
fight-side-goes-on = 곁들임 게임을 하고 있어요. 끝나면 본 게임을 이어서 둬요.
hands-title = 가위바위보, 걸린 수: { $move }
hands-over = { $player }이 기기를 들고 고르세요. { $other }은 보지 마세요.
hands-ready = { $player }이고, 아무도 보지 않아요
hands-choose = 고르세요. { $other }에게는 보이지 않아요.
hands-waits = 골랐어요. 상대가 아직 고르지 않았어요.
hands-round = { $first }: { $one }. { $second }: { $two }.
hands-again = 비겼어요. 한 번 더 하세요.
sign-rock = 바위
sign-paper = 보
sign-scissors = 가위
elsewhere-title = 다른 곳에서 하는 게임, 걸린 수: { $move }
elsewhere-ask = 어떻게 끝났나요?
elsewhere-confirm = 맞나요? 다르게 말하면 두 사람 모두 다시 말해요.
elsewhere-told = { $player }의 말: { $result }.
elsewhere-won = { $player }이 이김
elsewhere-tie = 비김
elsewhere-disagreed = 두 사람의 말이 달라요. 다시 말하세요.
elsewhere-lot = 두 번 말이 달랐어요. 제비로 정해요.
elsewhere-draw = 제비 뽑기
result-won = { $player }이 곁들임 게임을 이겼어요: { $game }.
result-lot = 제비로 { $player }이 이겼어요: { $game }.
result-tie = 곁들임 게임을 비겼어요: { $game }.
result-time = { $loser }이 제때 답하지 않았어요.
result-happens = 알린 대로 둬요: { $move }.
result-lost = 두지 못한 수: { $move }. { $piece }을 잃었고, { $player }은 다른 수를 둬야 해요.
result-go-on = 이어서 두기
fought = 곁들임 게임들
fought-won = { $player }, { $move }: { $game }, { $winner } 승.
fought-tie = { $player }, { $move }: { $game }, 비김.
fought-look = 보기
behind-main = 본 게임
behind-side = 곁들임 게임
behind-look = 본 게임 보기
behind-back = 곁들임 게임으로 돌아가기
behind-stakes = 걸린 수: { $move }. { $player }이 이기{ $ties ->
    [yes] 거나 비기면
   *[no] 면
} 둬요.
said-announced = { $player }이 { $at }의 { $piece }로 두려는 수: { $move }.
said-answer-due = { $other }이 두게 하거나 도전해요.
said-always = 겨뤄서 이겨야 해요: { $game }.
said-let-pass = { $other }이 두게 했어요.
said-challenged = { $other }이 { $player }에게 도전했어요: { $game }.
said-begin-due = 누가 먼저 할지 { $player }이 정해요.
said-side-due = 겨루는 게임: { $game }.
said-begins = { $player }이 먼저 해요: { $game }.
said-refused = { $player }이 가위바위보를 골랐어요.
said-chosen = { $player }이 골랐어요.
said-forfeit = { $at }의 포텐셜이 게임에서 빠졌어요. { $player }은 다른 수를 둬요.

combine = 곁들임 게임과 함께 두기
combine-about = 포텐셜을 쓰려는 사람은 다른 게임으로 도전받을 수 있고, 그 게임을 이기거나 비겨야 해요.
combine-rules = 어떻게 하나요
combine-preset = 포텐셜을 두고 겨루는 게임
combine-hands = 언제나 가위바위보
combine-hands-about = 빨리 정해요. 반은 운이에요.
combine-namesakes = 종류마다 같은 이름의 게임
combine-namesakes-about = ZÈRTZ 말은 ZÈRTZ로, DVONN 말은 DVONN으로 겨뤄요. 아직 없는 게임은 가위바위보로 해요.
combine-free = 그때그때 고르기
combine-free-about = 도전하는 사람이 게임을 골라요. 도전받은 사람이 마다하면 가위바위보로 해요.
combine-details = 약속
combine-anyway = MATRX 규칙서에는 없는 방식이지만, 둘이 정하면 할 수 있어요.
combine-challenges = 한 사람의 도전 횟수
combine-challenges-all = 쓸 때마다
combine-challenge = 포텐셜을 쓸 때
combine-challenge-optional = 도전할 수 있음
combine-challenge-always = 언제나 겨루기
combine-tie = 비기면
combine-tie-allows = 두게 함
combine-tie-denies = 이긴 것이 아님
combine-clock = 곁들임 게임에서 한 사람의 시간
combine-clock-none = 제한 없음
combine-clock-minutes = { $minutes }분
combine-clock-increment = { $minutes }분, 차례마다 { $seconds }초 더하기
combine-hands-tie = 가위바위보를 비기면
combine-hands-tie-repeat = 한 번 더
combine-hands-tie-tie = 비긴 것으로 침
combine-lots = 다른 곳에서 한 게임을 두고 두 번 말이 다르면
combine-lots-yes = 제비로 정하기
combine-lots-no = 맞을 때까지 하기

## Tools

tools = 도구
undo = 무르기
step-back = 이전
step-forward = 다음
sheet = 수순
moves = 수순
moves-none = 아직 둔 수가 없어요.
move-look = { $number }, { $player }: { $move }
flip = 판 돌리기
coordinates = 좌표
letters = 말에 글자
sounds = 소리
copy-record = 기보 복사
copy-position = 국면 복사
copy-link = 링크 복사
copy-by-hand = 이 글을 복사하세요
copied-record = 기보를 복사했어요.
copied-position = 국면을 복사했어요.
copied-link = 이 게임의 링크를 복사했어요.
resign = 기권
resign-ask = { $player }이 이 게임을 포기할까요?
resign-do = 포기하기
resign-not = 계속 두기
type-move = 수 입력
type-do = 두기
open = 기보나 국면 열기
open-about = 기보, 표기로 적은 수, 국면의 글, 게임의 링크를 붙여 넣으세요. ZÈRTZ 게임은 서버가 쓰는 SGF로도 열 수 있어요.
open-file = 파일 열기
open-until = 거기까지 열기 ({ $moves }수)
open-do = 열기
open-failed = 열 수 없어요

## Online play

online = 온라인으로 두기
online-about = 멀리 있는 사람과, 누구나 또는 링크로
online-needs-network = 네트워크가 있어야 하는데 지금은 끊겨 있어요
online-own = 내가 두는 게임
online-watch = 관전할 게임
online-rated = 레이팅
online-casual = 친선전
online-goes-on = 두는 중
online-due = 내 차례
online-won = 승
online-lost = 패
online-nobody = 탈퇴한 사람
online-connected = 지금 { $count }명이 있어요.
online-began = { $player } 님과의 게임이 시작됐어요.
online-began-go = 게임으로 가기
online-began-later = 나중에
lobby = 대기실
copied = 복사했어요.
line-waiting = 연결이 끊겨 다시 잇고 있어요. 잃은 것은 없어요.
line-offline = 오프라인이에요. 네트워크가 돌아오면 바로 이어져요. 잃은 것은 없어요.

span-minutes = { $count }분
span-seconds = { $count }초
clock-none = 시계 없음
clock-increment = { $main } + 차례마다 { $add }
clock-delay = { $main }, 차례마다 { $free } 여유
clock-periods = { $main }, 그 뒤 { $period } { $count }번
clock-hourglass = { $main } 모래시계
clock-days = 차례마다 { $count }일
clock-own = 다른 시계
clock-own-about = 초로 적어요: 300+5 (차례마다 5초 더), 300d5 (차례마다 5초 여유), 600+3x30 (그 뒤 초읽기 세 번), days:3
setup-clock = 시계
setup-colour = 내 쪽
setup-audience = 누구에게

seek-new = 게임 제안하기
seek-own = 내가 낸 제안
seek-open = 상대를 찾는 사람
seek-none = 지금은 아무도 없어요. 게임을 제안하면 들어오는 사람이 여기서 봐요.
seek-for-everybody = 누구나
seek-for-link = 링크로
seek-for-player = 한 사람
seek-player = 상대 이름
seek-rated = 레이팅 게임
seek-rated-registered = 레이팅 게임은 가입한 사람만 둘 수 있어요. 위의 이름을 눌러 가입하세요.
seek-rated-needs = 레이팅 게임에는 두 사람에게 똑같은 시계가 있어야 해요.
seek-do-everybody = 모두에게 제안하기
seek-do-link = 링크 만들기
seek-do-player = 도전하기
seek-made-everybody = 제안을 냈어요. 누가 받으면 바로 시작해요.
seek-made-link = 함께 두고 싶은 사람에게 링크를 보내세요. 받으면 바로 시작해요.
seek-made-player = 도전을 보냈어요. 상대가 받으면 바로 시작해요.
seek-declined = 상대가 도전을 사양했어요.
seek-link = 링크
seek-by-lot = 제비로 정함
seek-you-play = 내 쪽: { $player }
seek-accept = 받기
seek-accept-of = { $player } 님의 게임 받기, { $game }
seek-decline = 사양하기
seek-withdraw = 거두기
seek-challenges-you = 나에게 온 도전
seek-invitation = 초대
seek-invites = 님이 함께 두자고 해요.
seek-wait-for-them = 내가 만든 초대예요. 링크를 보내세요. 누가 받으면 게임이 시작해요.

account = 계정
account-guest = 지금은 { $name }, 손님이에요. 가입하면 이름을 고르고, 레이팅 게임을 두고, 다른 곳에서도 로그인할 수 있어요. 두던 게임은 그대로 남아요.
account-of = { $name } 님으로 로그인했어요.
account-profile = 내 프로필
account-register = 가입
account-register-do = 가입하기
account-login = 로그인
account-login-do = 로그인하기
account-logout = 로그아웃
account-forgotten = 비밀번호를 잊었나요?
account-recover = 코드로 비밀번호 바꾸기
account-recover-do = 비밀번호 정하기
account-recovered = 비밀번호를 바꿨고 코드 하나를 썼어요. 남은 코드는 { $count }개예요.
account-welcome = { $name } 님, 다시 오셨네요.
account-password = 비밀번호 바꾸기
account-password-do = 바꾸기
account-password-changed = 비밀번호를 바꿨어요. 다른 곳에서는 모두 로그아웃됐고, 토큰도 모두 쓸 수 없어요.
account-codes = 비밀번호를 잊었을 때 쓰는 코드
account-codes-do = 새 코드 만들기
account-codes-left = 남은 코드: { $count }개. 새로 만들면 예전 코드는 쓸 수 없어요.
account-sessions = 로그인한 곳
account-session-this = 여기, 지금
account-session-seen = 마지막 사용 { $at }
account-session-unknown = 알 수 없는 프로그램
account-session-end = 거기서 로그아웃
account-sessions-end = 다른 곳 모두 로그아웃
account-tokens = 프로그램용 토큰
account-tokens-about = 토큰이 있으면 프로그램이 대신 두거나 읽을 수 있어요. 계정은 절대 바꿀 수 없어요.
account-token-unused = 쓴 적 없음
account-token-revoke = 폐기
account-token-revoke-which = 토큰 폐기: { $label }
account-token-label = 어디에 쓰나요
account-token-scopes = 허락할 일
account-token-make = 토큰 만들기
scope-read = 내 게임과 도전 보기
scope-play = 게임을 제안하고, 받고, 두기
scope-chat = 게임에서 말하기
token-made = 새 토큰
token-made-about = 지금 한 번만 보여 줘요. 누구든 이 토큰을 가지면 허락한 일을 할 수 있으니 비밀번호처럼 간직하세요.
token-copy = 복사
token-kept = 간직했어요
account-data = 보관하는 정보
account-data-about = 이름, 둔 게임과 레이팅, 게임에서 한 말, 강의 진도예요. 내려받거나 지울 수 있어요.
account-export = 모두 내려받기
account-delete = 계정 지우기
account-delete-ask = 이름, 비밀번호, 레이팅, 한 말과 강의 진도를 서버에서 바로 지워요. 게임은 상대에게 이름 없이 남아요. 되돌릴 수 없어요.
account-delete-do = 지우기
account-delete-not = 그대로 두기
account-deleted = 모두 지웠어요. 이제 새 손님이에요.
field-name = 이름
field-name-about = 글자로 시작하고 글자, 숫자, -, _ 로 2자에서 20자까지예요.
field-password = 비밀번호
field-new-password = 새 비밀번호
field-new-password-about = 8자 이상이에요.
field-code = 코드 하나
codes = 내 코드
codes-about = 비밀번호를 잊으면 이 코드 하나로 한 번 바꿀 수 있어요. 지금만 보여 주니 복사하거나 인쇄해서 잘 보관하세요.
codes-copy = 복사
codes-print = 인쇄
codes-kept = 보관했어요
codes-copy-by-hand = 여기서는 복사할 수 없어요. 적어 두세요.

profile = 프로필
profile-since = 가입 { $day }
profile-guest-since = 손님, { $day }부터
profile-challenge = 도전하기
profile-ratings = 레이팅
profile-unrated = 아직 레이팅 게임이 없어요.
profile-rated-games = 레이팅 게임 { $count }판
profile-graph = { $name }, 시간에 따라: { $from }에서 { $to } 사이, 지금 { $last }. 뒤의 표에 같은 내용이 있어요.
profile-give-or-take = 오차 { $by }
profile-table = 표로 보기
profile-table-of = { $name }, 표
profile-table-day = 날짜
profile-table-before = 전
profile-table-after = 후
profile-table-game = 게임
profile-table-link = 보기
profile-table-show = { $day } 게임 보기
profile-games = 게임
profile-no-games = 아직 게임이 없어요.
profile-study = 연구
profile-study-of = { $first } 님과 { $second } 님의 게임 연구
archive-search = 게임 찾아보기
archive-game = 게임
archive-speed = 빠르기
archive-outcome = 결과
archive-rated = 종류
archive-against = 상대
archive-all = 모두
archive-waits = 찾는 중이에요.
archive-shown = { $count }판.
archive-none = 그런 게임은 없어요.
archive-more = 더 보기
outcome-won = 이김
outcome-lost = 짐
outcome-drawn = 무승부
outcome-goes-on = 두는 중
speed-fast = 빠름
speed-medium = 보통
speed-slow = 느림
speed-days = 며칠

clock-left-days = { $days }일 { $hours }시간
clock-notice = { $count }초 남았어요.
your-turn = 내 차례: { $page }
waits-for = { $player } 님이 둘 차례예요.
watching = 관전하고 있어요. { $side }({ $player })의 차례예요.
paused = 게임이 멈췄고 시계도 서 있어요.
halted = 심판이 게임을 멈췄어요. 시계도 서 있어요.
go-on = 이어서 두기
turn-ready = 내 차례를 다 두었고 아직 보내지 않았어요.
turn-send = 보내기
turn-sending = 보내는 중이에요.
turn-confirms = 확인하고 보내기
match-next = 다음 게임으로
rating-change = 내 레이팅: 전에는 { $before }, 지금은 { $after }.
presence-here = { $player } 님이 있어요.
presence-gone = { $player } 님이 지금은 없어요.
presence-is-here = 있음
presence-is-gone = 없음
offer-draw = 무승부 제안
offer-draw-of = { $player } 님이 무승부를 제안해요.
offer-draw-made = 무승부를 제안했어요.
offer-draw-waits = 무승부를 제안하고 있어요.
offer-take-back = 무르기 부탁
offer-take-back-of = { $player } 님이 지난 차례를 무르고 싶어 해요.
offer-take-back-made = 무르기를 부탁했어요.
offer-take-back-waits = 지난 차례를 무르게 해 달라고 부탁하고 있어요.
offer-pause = 멈춤 제안
offer-pause-of = { $player } 님이 잠시 멈추자고 해요.
offer-pause-made = 멈추자고 제안했어요.
offer-pause-waits = 멈추자고 제안하고 있어요.
offer-rematch = 한 판 더 두기
offer-rematch-of = { $player } 님이 쪽을 바꿔 한 판 더 두자고 해요.
offer-rematch-made = 한 판 더 두자고 제안했어요.
offer-rematch-waits = 쪽을 바꿔 한 판 더 두자고 제안하고 있어요.
offer-accept = 받기
offer-decline = 사양하기
give-time = 15초 더 주기
clock-periods-left = { $count } ×
plan = 미리 정한 수
plan-add-whatever = 다음 차례 미리 정하기
plan-add = 어떤 수에 둘 답 미리 정하기
plan-expect = { $player } 쪽이 둘 만한 수를 판에 두어 보세요.
plan-answer = 이제 답으로 둘 수를 두어 보세요.
plan-whatever = { $player } 쪽이 무엇을 두든 다음에 둘 수를 두어 보세요.
plan-complete = 답을 정했어요. 아직 저장하지는 않았어요.
plan-keep = 저장하기
plan-leave = 그만두기
plan-further = 더 이어서, 그다음에 { $player } 쪽이 둘 만한 수와 내 답을 둘 수도 있어요.
plan-line-whatever = 무엇이 오든: { $play }
plan-line = { $on } 다음에: { $play }
plan-forget = “{ $line }” 지우기
plan-dropped = 미리 정한 { $move }: 둘 수 없었어요.
plan-dropped-seen = 알겠어요
claim = 상대가 떠났어요
claim-later = { $player } 쪽이 { $time } 안에 돌아오지 않으면 게임을 끝낼 수 있어요.
claim-now = { $player } 쪽이 떠났어요. 게임을 끝낼 수 있어요.
claim-win = 승리로 끝내기
claim-draw = 무승부로 끝내기
due-word = { $player } 상대 게임에서 내 차례예요.
notice-turn = 내 차례예요
notice-turn-body = { $game }, 상대: { $player }
notices = 내 차례 알림
notices-refused = 브라우저가 이 페이지의 알림을 막고 있어요. 브라우저 설정에서 바꿀 수 있어요.
chat = 대화
chat-players = 두 사람의 대화
chat-spectators = 관전자들의 대화
chat-watching = { $count }명 관전
chat-from-spectators = (관전)
chat-line = 하고 싶은 말
chat-send = 말하기
chat-said = { $player }: { $text }
chat-mute = 대화 숨기기
chat-muted = 대화를 숨겼어요.
sheet-unread = 새 말 { $count }개

problem-no-server = 이 페이지가 온 곳에는 온라인 대국이 없어요. 컴퓨터나 옆 사람과는 그대로 둘 수 있어요.
problem-no-network = 서버에 닿지 않아요. 네트워크가 있을 때 다시 해 보세요.

account-passkeys = 패스키
account-passkeys-about = 비밀번호 대신 지문, 얼굴이나 기기 암호로 로그인해요. 비밀번호도 그대로 쓸 수 있어요.
account-passkeys-nowhere = 패스키를 쓰려면 이름이 있는 주소와 https가 필요해요.
account-passkey-do = 패스키 만들기
account-passkey-made = 패스키를 만들었어요. 이제 이것으로 로그인할 수 있어요.
account-passkey-used = { $since } 만듦, 마지막 사용 { $used }
account-passkey-remove = 지우기
account-passkey-remove-of = { $name } 패스키 지우기
account-login-passkey = 패스키로 로그인하기
field-passkey = 부르는 이름
field-passkey-about = ‘내 전화’처럼 알아볼 수 있는 이름이에요.
passkey-name = 내 기기
problem-no-passkey = 그런 패스키는 없어요.
problem-wrong-passkey = 패스키를 쓸 수 없었어요. 다시 해 보거나 비밀번호로 로그인하세요.
problem-no-passkeys-here = 이 주소에서는 패스키를 쓸 수 없어요. 이름이 있는 주소와 https가 필요해요.
problem-bad-passkey-name = 패스키 이름은 1자에서 { $most }자까지예요.
problem-too-many-passkeys = 패스키는 { $most }개까지 만들 수 있어요.
problem-passkey-given-up = 기기에서 확인하지 않았어요. 다시 해 보세요.

account-mail = 이메일
account-mail-about = 비밀번호를 잊었을 때 코드를 받을 수 있어요. 다른 메일은 보내지 않아요.
account-mail-remove = 지우기
account-mail-remove-of = 주소 지우기: { $address }
account-mail-removed = 주소를 지웠어요.
account-mail-do = 이 주소로 코드 받기
account-mail-sent = 코드를 보냈어요: { $address }. 30분 안에 여기에 입력하세요.
account-mail-named = 코드를 보낸 주소: { $address }
account-mail-confirm-do = 주소 확인하기
account-mail-confirmed = 주소를 확인했어요.
account-mail-code = 이메일로 코드 받기
account-mail-code-do = 코드 받기
account-mail-code-about = 확인된 주소로 코드를 보내요. 받은 코드는 아래에서 내 코드처럼 쓸 수 있어요.
account-mail-code-sent = 그런 계정이 있고 확인된 주소가 있으면 코드를 보냈어요. 30분 안에 아래에 입력하세요.
field-address = 이메일 주소
field-mailed = 메일에 적힌 코드
field-whose = 이름이나 이메일 주소
problem-no-letters = 이 서버는 메일을 보내지 않아요.
problem-bad-address = 이메일 주소가 아니에요. name@host 같은 모양이에요.
problem-wrong-code = 코드가 틀렸거나 보낸 지 너무 오래됐어요. 새 코드를 받으세요.
problem-not-sent = 지금은 메일을 보낼 수 없어요. 바뀐 것은 없으니 나중에 다시 해 보세요.
letter-confirm = GIPF: 주소 확인 코드
letter-confirm-text =
    { $name } 님, 안녕하세요.

    계정에 관한 메일을 이 주소로 받으려면 다음 코드로 확인해 주세요.

    { $code }

    { $minutes }분 안에 계정 페이지에 입력하면 돼요. 신청한 적이 없다면 이 메일은 그냥 두세요. 아무 일도 일어나지 않아요.
letter-recover = GIPF: 비밀번호를 잊었을 때 쓰는 코드
letter-recover-text =
    { $name } 님, 안녕하세요.

    잊어버린 비밀번호 대신 쓸 코드를 누군가 신청했어요.

    { $code }

    계정 페이지에서 ‘비밀번호를 잊었나요?’를 고르고 { $minutes }분 안에 이름 { $name }, 이 코드, 새 비밀번호를 입력하세요. 직접 신청하지 않았다면 이 메일은 그냥 두세요. 비밀번호는 그대로예요.

## Keeping apart

why = 이유
apart = 말 끊기, 차단, 신고
apart-of = { $player } 님에 대해
apart-of-line = { $player } 님의 말 끊기, 차단, 신고: { $text }
shun-mute = 말 끊기
shun-mute-about = 이 사람의 말이 보이지 않아요.
shun-mute-is = 말을 끊음
shun-mute-done = 이제 { $player } 님의 말이 보이지 않아요. 상대에게는 알리지 않아요.
shun-block = 차단
shun-block-about = 도전과 제안도 오지 않고, 내 제안도 상대에게 보이지 않아요.
shun-block-is = 차단함
shun-block-done = 이제 { $player } 님과 만나지 않아요. 상대에게는 알리지 않아요.
shun-do = 하기
shun-undo = 풀기
shun-undone = { $player } 님과 다시 이야기하고 만날 수 있어요.
report = 관리자에게 신고
report-line = 이 말을 관리자에게 신고
report-about = 관리자는 누가 신고했는지와 게임에서 오간 말을 봐요.
report-do = 신고하기
report-done = 고마워요. 관리자가 살펴봐요.
account-shuns = 멀리하는 사람

admin = 관리
admin-done = 처리했어요.
admin-why-kept = 내 이름과 시각과 함께 남아요.
admin-load = 서버 상태
admin-load-playing = 진행 중인 게임
admin-load-connections = 연결
admin-load-registered = 가입한 사람
admin-load-guests = 손님
admin-load-tables = 메모리에 있는 게임
admin-load-events = 저장한 사건
admin-load-commit = 디스크 대기
admin-load-commit-value = { $count }밀리초
admin-load-refused = 거절한 요청
admin-load-slow = 너무 느려 끊은 연결
admin-reports = 신고
admin-reports-closed = 처리한 신고
admin-reports-none = 없어요.
admin-report-by = 신고한 사람 { $player }, { $at }
admin-report-said = 게임에서 오간 말 { $count }줄
admin-report-match = 게임 보기
admin-report-close = 신고 닫기
admin-report-is-closed = { $at } 닫음
admin-players = 사람
admin-players-begin = 이름의 첫머리
admin-players-find = 찾기
admin-players-none = 그런 이름은 없어요.
admin-is = 관리자
admin-here = 접속 중
admin-suspended = { $day }까지 정지
admin-suspend = 정지하기
admin-suspend-of = { $player } 님 정지하기
admin-suspend-days = 기간
admin-suspend-ever = 영구
admin-unsuspend = 정지 풀기
admin-unsuspend-of = { $player } 님의 정지 풀기
admin-matches = 진행 중인 게임
admin-matches-none = 지금은 없어요.
admin-acts = 한 일
admin-acts-none = 아직 없어요.
admin-act-host = 서버 운영자:
days-of = { $count }일
act-appoint = { $player } 님을 관리자로 세움
act-dismiss = { $player } 님을 관리자에서 내림
act-open = 행사를 엶: { $detail }
act-close = 행사를 닫음
act-official = { $player } 님에게 역할을 줌: { $detail ->
    [organiser] 진행자
   *[arbiter] 심판
}
act-no-official = { $player } 님의 역할을 거둠: { $detail ->
    [organiser] 진행자
   *[arbiter] 심판
}
act-pair = 두 사람을 짝지음
act-halt = 게임을 멈춤
act-resume = 게임을 이어 가게 함
act-decide = 게임의 결과를 정함: { $detail ->
    [first] 선공 승
    [second] 후공 승
   *[draw] 무승부
}
act-correct = 결과를 바로잡음: { $detail ->
    [first] 선공 승
    [second] 후공 승
   *[draw] 무승부
}
act-suspend = { $player } 님을 { $detail }일 동안 정지함
act-unsuspend = { $player } 님의 정지를 풂
act-close-report = { $player } 님에 대한 신고를 닫음

problem-no-right = 관리자나 행사를 맡은 사람만 할 수 있어요.
problem-own-match = 자기가 두는 게임은 판정할 수 없어요.
problem-bad-reason = 이유를 1자에서 { $most }자까지 적으세요.
problem-bad-title = 행사 이름은 1자에서 { $most }자까지예요.
problem-no-gathering = 그런 행사는 없어요.
problem-gathering-closed = 닫힌 행사예요.
problem-no-report = 그런 신고는 없거나 이미 처리했어요.
problem-not-said = 거기서 그런 말은 없었어요.
problem-yourself = 나 말고 다른 사람이 있어야 해요.
problem-too-many-shuns = { $most }명까지만 멀리할 수 있어요.
problem-suspended = 앞으로 { $days }일 동안 정지됐어요. 두던 게임은 마칠 수 있어요.

## What the pieces do

aid = 말이 하는 일
aid-kinds = 말의 종류
aid-open = { $piece }이 하는 일
aid-unused = 사용 전
aid-used = 사용함
aid-B = 가장 단순한 말이에요. 줄에 들면 꼭 걷어 내요. 내 것이면 예비로 돌아오고, 상대 것이면 잡아요.
aid-G = 기본 말 두 개를 겹친 말이에요. 판에 하나도 없으면 져요. 줄에 들어도 남을 수 있어요. 되찾으면 기본 말 두 개가 돌아오고, 잡히면 두 개를 잃어요.
aid-G-matrx = 세 개씩 있고, 처음 세 수로 넣어요. 줄에 들면 꼭 걷어 내요. 되찾으면 바로 다음 수로 넣어야 해요. 세 개가 모두 잡히면 져요.
aid-T = 나나 상대가 밀어서 내 TAMSK 말이 한가운데(e5)에 오면, 그 위쪽을 아무 점에서나 다시 밀어 넣을 수 있어요. 이것이 추가 수예요.
aid-Z = 곧은 줄을 따라, 나란히 붙은 말을 색과 상관없이 하나 이상 뛰어넘어 바로 뒤의 첫 빈 자리에 내려요. 빈 자리는 뛰어넘지 못해요.
aid-D = 바로 옆에 있는 상대의 기본 말이나, 사용 여부와 상관없이 DVONN 말 위로 올라가요. 덮인 말은 DVONN 말이 걷힐 때까지 쓸 수 없어요.
aid-D-matrx = 사용 여부와 상관없이 상대의 DVONN 말 위로 올라가요. 바로 옆이어도 되고, 빈 자리를 지나 더 멀어도 돼요. 덮인 말은 위의 말이 걷힐 때까지 쓸 수 없어요.
aid-Y = 곧은 줄을 따라 빈 자리를 지나 원하는 만큼 미끄러져요.
aid-P = 사용 여부와 상관없이 바로 옆에 있는 상대의 PÜNCT 말 위로 올라가요. 또는 바로 옆에 있는 상대의 GIPF 말을 덮어요. 이때 PÜNCT 말은 게임에서 빠지고, 예비의 기본 말 하나나 둘을 그 GIPF 말 위에 놓아요. 둘이면 내 새 GIPF 말이 돼요. 덮인 GIPF 말은 잡힌 것으로 쳐요.
aid-P-matrx = 사용 여부와 상관없이 상대의 PÜNCT 말 위로 올라가요. 바로 옆이어도 되고, 빈 자리를 지나 더 멀어도 돼요. 덮인 말은 위의 말이 걷힐 때까지 쓸 수 없어요.
aid-use = 밀어 넣기 대신 한 번 사용할 수 있어요. 제자리에는 기본 말이 남고, 움직인 말은 더 할 일이 없어요.
aid-use-matrx = 밀어 넣기 대신 한 번 사용할 수 있어요. 둘 가운데 위쪽이 움직이고 아래쪽은 남아요. 그 뒤로는 둘 다 더 할 일이 없어요.
aid-use-T = e5에는 기본 말이 남아요. 추가 수를 두지 않으면 포텐셜을 바로 잃어요.
aid-use-T-matrx = 둘 가운데 아래쪽이 e5에 남아요. 추가 수를 두지 않으면 위쪽을 바로 잃어요.
aid-row = 줄에 들어도 사용 전이면 남을 수 있어요. 사용한 뒤라면 꼭 걷어 내고, 게임에서 빠져요. 사용 전에 되찾으면 기본 말 하나가 돌아오고 포텐셜은 게임에서 빠져요.
aid-row-matrx = 줄에 들어도 더미는 남을 수 있지만 낱개는 꼭 걷어 내요. 되찾은 것은 예비로 돌아와요. 같은 종류 둘이 더미를 이루고, 낱개는 짝을 기다려요.

## What is refused, and why

rule = 규칙 { $number }
rules-title = { $game } 규칙
rules-open = 규칙
rules-numbers = 번호로 보는 모든 규칙
rules-more = 더 알아보기
rules-lesson = 직접 해 보기

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
problem-no-such-fight = 그런 곁들임 게임은 두지 않았어요.
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
problem-out-of-scope = 이 토큰으로는 할 수 없어요. 필요한 허락: { $scope }
problem-not-by-token = 토큰으로는 계정을 바꿀 수 없어요. 페이지에서 로그인하세요.
problem-no-tokens = 토큰은 가입한 사람만 만들 수 있어요.
problem-bad-label = 어디에 쓰는지 1~{ $most }자로 적으세요.
problem-no-scope = 허락할 일을 하나 이상 고르세요.
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
at-line = { $line }행: { $text }
at-column = { $line }행 { $column }열: { $text }
problem-record-repetition = Repetition 항목의 값이 횟수가 아니에요: { $value }
problem-time-falls = 기보의 시각이 앞으로 나아가지 않아요.
problem-no-lesson = 그런 강의가 없어요: { $lesson }
problem-unknown-exercise = 그런 연습이 없어요: { $name }
problem-answered-otherwise = 이 연습은 다른 방식으로 답해요 ({ $how }).
problem-no-answer-left = 이제는 목표에 이를 수 없어요. 처음부터 다시 해 보세요.
problem-answer-unplayable = 이 답은 둘 수 없어요: { $why }

## 강의

home-entries = 배우기와 연구하기
home-learn = 첫 수부터 차근차근, 움직이는 판으로 배워요.
home-problems = 반드시 이기는 수를 찾아요. 날마다 한 문제씩.
rule-lesson = 배우기
learn = 배우기
learn-nav = 강의
learn-title = 게임 배우기
learn-lead = 움직이는 판과 대답해 주는 연습이 있는 짧은 강의예요. 잠긴 것은 없으니 어디서든 시작하세요.
learn-legend = 자물쇠가 있는 강의는 아직 읽지 않은 다른 강의를 바탕으로 해요. 그래도 열어 볼 수 있어요.
learn-complete = 모든 강의를 익혔어요. 되짚어 볼 때가 되면 여기에 다시 나와요.
learn-settings = 나의 방식
learn-settings-title = 나의 배움 방식
learn-settings-lead = 서로 상관없는 두 가지 설정이에요. 고를 때마다 강의가 어떻게 보이는지 아래에 나와요. 언제든 바꿀 수 있어요.
learn-settings-kept = 고른 것을 기억했어요.
setting-form = 어떻게 들려줄까요
setting-form-about = 판으로, 말로, 또는 둘 다로요.
setting-pace = 어떤 순서로 할까요
setting-pace-about = 전체부터, 또는 한 걸음씩요.
setting-form-visual = 판으로
setting-form-visual-about = 판이 먼저 나와요. 말로 풀어 쓴 것은 눌러서 볼 수 있어요.
setting-form-neutral = 둘 다
setting-form-neutral-about = 글, 판, 말로 풀어 쓴 것이 차례로 나와요.
setting-form-verbal = 말로
setting-form-verbal-about = 모두 말로 들려줘요. 판은 눌러서 볼 수 있어요.
setting-pace-global = 전체부터
setting-pace-global-about = 강의가 결론과 다른 강의들 속의 자리부터 시작하고, 각 부의 첫 강의가 먼저 나와요.
setting-pace-neutral = 쓰인 대로
setting-pace-neutral-about = 강의 하나가 한 쪽에 모두 나오고, 강의는 차례대로 이어져요.
setting-pace-sequential = 한 걸음씩
setting-pace-sequential-about = 강의가 한 토막씩 나와요. 앞의 강의를 익혀야 다음 강의를 권해요.
outline-introduction = 들어가며
outline-about = 이 강의에 대해
outline-text = 글
outline-description = 말로 풀기
outline-conclusion = 간추리기
outline-figure = 판
outline-exercise = 연습
outline-whole = 이 부의 전체
outline-away = { $name }, 눌러서 보기
next-begin = 여기서 시작하기
next-go-on = 이어서 하기
next-refresh = 되짚어 볼 때
next-overview = 전체부터 보기
next-follows = 다음
lesson-ready = 시작할 수 있어요
lesson-not-ready = 먼저 보면 좋은 강의: { $missing }
lesson-visited = 시작했어요. 연습 { $all }개 가운데 { $done }개를 풀었어요
lesson-mastered = { $all ->
    [0] 읽었어요
   *[other] 익혔어요
}
lesson-due = 익혔어요. 되짚어 볼 때예요
lesson-keywords = 열쇠말:
lesson-figure = 판 { $number }
lesson-exercise = 연습 { $number }
lesson-whole = { $part } 전체
lesson-go-on = 계속 ({ $step }/{ $steps })
lesson-show-all = 강의 전체 보기
lesson-in-steps = 한 토막씩 보기
lesson-map = 모든 강의
part-lessons = { $lessons }개 가운데 { $mastered }개를 익혔어요
section-about = 이 강의가 움직이는 방식
section-text = 이렇게 해요
section-description = 말로 풀면
section-conclusion = 간추리면
figure-steps = 둔 수를 하나씩 보기
figure-first = 처음으로
figure-begin = 처음
beside = { $player }: { $what }.
beside-pile = { $pile } { $count }개
beside-kinds = { $pile }: { $list }
beside-kind = { $piece } { $count }개
task-turn = 한 수 두기
task-win = { $turns ->
    [1] 이 수로 이기기
   *[other] { $turns }수 만에 이기기
}
task-find = 칸 찾기
task-judge = 맞을까요, 틀릴까요?
exercise-done = 풀었어요
exercise-picked = 골랐어요: { $cell }
exercise-unpicked = 뺐어요: { $cell }
exercise-cells = 고른 칸: { $cells }
exercise-cells-none = 판에서 칸을 누르세요.
exercise-check = 맞춰 보기
exercise-yes = 네
exercise-no = 아니요
exercise-hint = 도움말 { $number }/{ $all }
exercise-show = 답 보기
exercise-again = 다시 해 보기
exercise-once-more = 한 번 더
exercise-asking = 살펴보는 중 …
verdict-goal-reached = 맞아요.
verdict-goal-missed = 둘 수는 있지만 목표에 이르지 못해요. 상대의 대답을 보세요.
verdict-captured = 둘 수는 있지만, 이제 무엇이 잡히는지 보세요.
verdict-win-kept = 좋아요. 아직 이기는 길 위에 있어요. 계속하세요.
verdict-win-missed = 이 수에는 막을 길이 있어요. 상대의 대답을 보세요.
verdict-won = 이겼어요. 맞아요.
verdict-lost = 이 수로는 져요.
verdict-found = 빠짐없이, 더함 없이 찾았어요.
verdict-cells-missing = 고른 것은 맞지만, 빠진 칸이 있어요.
verdict-cells-wrong = 표시된 칸은 해당하지 않아요.
verdict-judged = 맞아요.
verdict-misjudged = 다시 보세요. 그 반대예요.
verdict-goes-on = 아직 차례가 끝나지 않았어요.
suggestion = 제안
suggestion-figure = 판을 자주 열어 보시네요. 글 옆에 판도 바로 보여 드릴까요?
suggestion-description = 말로 풀어 쓴 것을 자주 읽으시네요. 판 옆에 바로 보여 드릴까요?
suggestion-whole = 강의 전체를 자주 한꺼번에 보시네요. 늘 그렇게 보여 드릴까요?
suggestion-away-description = 말로 풀어 쓴 것을 자주 접으시네요. 펼치기 전에는 접어 둘까요?
suggestion-away-figure = 판을 자주 접으시네요. 펼치기 전에는 접어 둘까요?
suggestion-steps = 강의를 자주 한 조각씩 보시네요. 늘 그렇게 보여 드릴까요?
suggestion-place = 강의의 자리와 결론부터 자주 보시네요. 늘 먼저 보여 드릴까요?
suggestion-away-place = 강의의 자리를 자주 접으시네요. 펼치기 전에는 접어 둘까요?
suggestion-accept = 네, 바꿀게요
suggestion-decline = 아니요, 그대로 둘게요
questions-title = GIPF를 둬 본 적이 있나요?
questions-about = 답하지 않아도 돼요. 강의를 어디서 시작할지만 정해요.
questions-never = 처음이에요
questions-rules = 규칙은 알아요
questions-often = 자주 둬요
ponder-title = 어떻게 배우는 걸 좋아하나요?
ponder-offer = 짧은 질문 여섯 개로 강의를 어떻게 보여 드릴지 제안해요.
ponder-about = 짧은 질문 여섯 개로 설정을 제안해요. 답하지 않아도 되고, 아래에서 언제든 바꿀 수 있어요.
ponder-begin = 질문에 답하기
ponder-again = 다시 답하기
ponder-done = 결과 보기
ponder-leave = 나중에
ponder-outcome = 답을 보면 이렇게 배우는 게 맞아 보여요: { $form }, { $pace }.
ponder-same = 지금 설정과 같아요.
ponder-other = 지금 설정과는 달라요.
ponder-set = 이렇게 설정하기
ponder-both = 둘 다 비슷해요
ponder-shown = 친구가 새 게임을 알려 줘요. 무엇이 가장 도움이 되나요?
ponder-shown-first = 몇 수 두는 것을 보기
ponder-shown-last = 규칙을 말로 듣기
ponder-remember = 좋은 수를 기억하고 싶어요. 어떻게 기억하나요?
ponder-remember-first = 판의 모습으로
ponder-remember-last = 왜 좋은지 말한 문장으로
ponder-rulebook = 규칙서를 펼치면 무엇부터 보나요?
ponder-rulebook-first = 그림
ponder-rulebook-last = 글
ponder-book = 게임에 관한 책을 읽기 시작해요. 무엇부터 하나요?
ponder-book-first = 어디로 이어지는지 훑어보기
ponder-book-last = 첫 쪽부터 읽기
ponder-unclear = 아직 모르는 것이 있어요. 어떻게 하나요?
ponder-unclear-first = 일단 넘어가요. 나중에 알게 되니까요
ponder-unclear-last = 알 때까지 머물러요
ponder-best = 언제 가장 잘 배우나요?
ponder-best-first = 전체가 무엇을 위한 것인지 알 때
ponder-best-last = 하나하나 앞의 것 위에 쌓일 때
guided-of = 안내를 받으며 한 판 두기: { $game }
guided-about-gipf = 부드러운 상대와 기본 GIPF를 처음부터 끝까지 둬요. 수마다 도움말이 나와요.
guided-about-zertz = 부드러운 상대와 ZÈRTZ를 처음부터 끝까지 둬요. 수마다 도움말이 나와요.
guided-about-dvonn = 이미 말이 놓인 판에서 부드러운 상대와 DVONN을 둬요. 수마다 도움말이 나와요.
guided-about-yinsh = 부드러운 상대와 첫 줄까지 짧은 YINSH를 둬요. 수마다 도움말이 나와요.
guided-about-tamsk = 부드러운 상대와 시간 없는 TAMSK를 처음부터 끝까지 둬요. 수마다 도움말이 나와요.
guided-about-punct = 부드러운 상대와 기본 PÜNCT를 처음부터 끝까지 둬요. 수마다 도움말이 나와요.
guide-drawn = 비겼어요. 누구도 더 많이 가지지 못했어요. 어떻게 차이를 만드는지는 강의에서 배워요.
guide-wait = 상대 차례예요. 무슨 일이 일어나는지 지켜보세요.
guide-zertz-first = 어서 오세요. 아무 색 구슬이나 골라 빈 고리를 누르세요. 그다음 가장자리의 고리 하나를 빼면 판이 작아져요.
guide-zertz-second = 구슬은 잡기 전까지 누구의 것도 아니에요. 옆 구슬 너머의 고리가 비어 있으면 뛰어넘어 잡고, 뛸 수 있으면 꼭 뛰어야 해요.
guide-zertz-third = 다른 고리와 모두 끊어진 구슬은 끊은 사람이 가져요. 그러니 가장자리도 살피세요.
guide-zertz-free = 지금까지 { $count }개를 잡았어요. 여기서는 색마다 둘씩, 또는 하얀 구슬 셋, 잿빛 구슬 넷, 검은 구슬 다섯을 모으면 이겨요. 나에게 좋은 쪽으로 상대가 뛸 수밖에 없게 구슬을 놓으세요.
guide-zertz-jump = 꼭 잡아야 해요. 가장 좋은 길은 { $cells } 순서로 시작하고, { $count }개를 잡아요.
guide-zertz-ring = 이제 가장자리의 빈 고리 하나를 빼세요. 이것을 빼면 상대가 뛰지 못해요: { $cells }.
guide-zertz-ring-any = 이제 가장자리의 빈 고리 하나를 빼세요. 무엇을 빼든 상대가 뛸 수 있어요.
guide-zertz-isolate = 구슬을 끊어 낼 수 있어요. { $cells }에 놓고 알맞은 고리를 빼면 { $count }개를 가져요.
guide-zertz-threat = 조심하세요. 대부분의 자리에 놓으면 상대가 뛸 수 있어요. 여기는 괜찮아요: { $cells }.
guide-zertz-threat-all = 어디에 놓아도 상대가 뛸 수 있어요. 내주어도 가장 아깝지 않은 것을 내주세요.
guide-zertz-rare = 구슬 더미가 비었어요. 잡은 구슬을 놓거나, 없으면 차례를 넘겨요.
guide-zertz-won = 이겼어요. 이기는 구슬을 다 모았어요. 상대를 어떻게 뛰게 만드는지는 강의에서 더 배워요.
guide-zertz-lost = 상대가 이기는 구슬을 다 모았어요. 첫 판은 누구나 져요. 상대를 원하는 곳으로 뛰게 하는 법을 강의에서 배워요.
guide-dvonn-red = 붉은 말 셋을 먼저 놓아요. 아무 자리나 누르세요. 한가운데 가까이 있으면 더 많은 말을 지켜 줘요.
guide-dvonn-place = 이제 내 말을 빈 자리에 놓아요. 붉은 말에 가까운 말이 가장 오래 남아요.
guide-dvonn-first = 어서 오세요. 맨 위가 내 색인 더미는 쌓인 말의 수만큼 곧게 움직이고, 꼭 다른 더미 위에 올라가야 해요. 끝에 내 더미의 말이 더 많으면 이겨요.
guide-dvonn-land = { $cells } 길로 움직이면 상대의 더미에 올라가요. { $count }만큼 더 앞서요.
guide-dvonn-gain = { $cells } 길로 움직이면 { $count }개를 더 가져요. 내 색 밑에 있는 말은 모두 내 것이에요.
guide-dvonn-cut = { $cells } 길로 움직이면 상대 말 { $count }개가 붉은 말과 끊어져서 판을 떠나요.
guide-dvonn-keep = 지금은 얻을 것이 없어요. 여기서 움직이면 잃는 것도 없어요: { $cells }.
guide-dvonn-few = 둘 수 있는 수가 { $count }개 남았어요. 아껴 두세요. 움직이지 못하면 차례가 넘어가고 상대만 둬요.
guide-dvonn-pass = 움직일 수 있는 더미가 없어서 차례를 넘겨요. 움직일 수 있게 되면 다시 이어져요.
guide-dvonn-won = 이겼어요. 내 더미에 말이 더 많아요. 무엇을 잘했는지 강의에서 확인해 보세요.
guide-dvonn-lost = 상대가 더 많이 가졌어요. 첫 판은 누구나 져요. 더미를 이어 두는 법을 강의에서 배워요.
guide-yinsh-place = 고리를 판에 놓으세요. { $count }개 남았어요. 사이에 열린 선이 있게 펼쳐 놓으세요.
guide-yinsh-first = 어서 오세요. 내 고리 하나를 고르면 그 안에 내 색 마커가 놓이고, 고리는 선을 따라 움직여요. 마커는 남아요.
guide-yinsh-second = 고리는 이어진 마커들을 뛰어넘어 바로 뒤에 서요. 뛰어넘은 마커는 누구의 것이든 뒤집혀요.
guide-yinsh-third = 내 색 마커 다섯 개가 한 선에 이어지면 줄이에요. 상대의 마커를 뛰어넘으세요. 내 것이 돼요.
guide-yinsh-free = 한 선에 놓인 내 마커 서너 개와, 모자란 것을 뒤집을 수 있는 고리를 찾으세요. 판에 마커가 { $count }개 있어요.
guide-yinsh-complete = 다섯 개짜리 줄을 만들 수 있어요. { $cells } 길로 움직이면 돼요.
guide-yinsh-threat = 조심하세요. 대부분의 수 뒤에 상대가 줄을 만들 수 있어요. 이것은 괜찮아요: { $cells }.
guide-yinsh-threat-all = 상대가 다음에 줄을 만드는 것을 막을 수 없어요. 내 줄을 준비하세요.
guide-yinsh-row = 줄이 생겼어요: { $cells }. 걷어 내세요.
guide-yinsh-ring = 이제 내 고리 하나를 걷어 내세요. 이 짧은 게임에서는 그러면 이겨요. 보통 게임에서는 세 번째에 이겨요.
guide-yinsh-pass = 움직일 수 있는 고리가 없어서 차례를 넘겨요.
guide-yinsh-won = 줄을 만들어 이겼어요. 보통 게임은 세 줄까지 가고, 고리를 걷어 낼수록 힘이 약해져요. 강의에서 더 배워요.
guide-yinsh-lost = 상대가 먼저 줄을 만들었어요. 첫 판은 누구나 져요. 줄을 깨는 법을 강의에서 배워요.
guide-tamsk-first = 어서 오세요. 모래시계 셋 가운데 하나를 옆 자리로 옮기면, 그 자리에 고리가 하나 끼워져요. 끝에 고리가 적게 남은 사람이 이기니, 움직일수록 좋아요.
guide-tamsk-second = 가장자리 자리에는 고리 하나, 그 안쪽은 둘, 한가운데 둘레는 셋, 한가운데는 넷이 들어가요. 가득 찬 자리는 다시 열리지 않아요.
guide-tamsk-third = 내 모래시계의 길은 열어 두고 상대의 길은 막으세요. 고리가 { $count }개 남았어요.
guide-tamsk-free = 고리가 { $count }개 남았어요. 넓은 곳에 머물고, 먼저 막히는 가장자리는 제때 떠나세요.
guide-tamsk-shut = { $cells } 길로 움직이면 상대 모래시계 하나의 마지막 길이 막혀요.
guide-tamsk-narrow = 조심하세요. 여기서는 길이 하나만 남았어요: { $cells }. 막히기 전에 나오세요.
guide-tamsk-stuck = 모래시계 { $count }개가 갇혔어요. 이것으로 움직이세요: { $cells }.
guide-tamsk-pass = 움직일 수 있는 모래시계가 없어서 차례를 넘겨요. 길이 생기면 다시 움직여요.
guide-tamsk-won = 이겼어요. 고리를 더 많이 끼웠어요. 다음에는 모래를 흘리며 해 보세요. 같은 게임인데 생각할 시간이 적어요.
guide-tamsk-lost = 상대에게 고리가 더 적게 남았어요. 첫 판은 누구나 져요. 길을 열어 두는 법을 강의에서 배워요.
guide-punct-first = 어서 오세요. 말을 고르고, PÜNCT를 둘 자리를 누르고, 원하는 대로 돌리세요. 판의 마주 보는 두 변을 내 색으로 이으면 이겨요.
guide-punct-second = 놓는 대신 말 하나를 옮겨도 돼요. PÜNCT가 여섯 방향 가운데 하나로 원하는 만큼 곧게 가고, 말을 돌려도 돼요.
guide-punct-third = 옮긴 말은 다른 말 위에 놓일 수 있어요. PÜNCT 밑이 내 색이면 돼요. 맨 위의 색만 따지니, 그렇게 상대의 사슬을 끊어요.
guide-punct-gap = 변에서 변까지 가장 짧은 길에 { $count }자리가 모자라요. 먼저 여기예요: { $cells }.
guide-punct-win = 지금 두 변을 이을 수 있어요. 말을 여기에 놓으세요: { $cells }.
guide-punct-threat = 조심하세요. 상대가 다음에 여기에 말을 놓아 두 변을 이을 수 있어요: { $cells }. 길을 막거나 사슬 위에 올라타세요.
guide-punct-few = 놓을 말이 { $count }개 남았어요. 마지막 말을 놓으면 기본 게임은 비기니, 되도록 옮기세요.
guide-punct-rare = 변에서 변까지 가는 길이 없거나, 둘 수 있는 것이 없어요.
guide-punct-won = 마주 보는 두 변을 이어서 이겼어요. 더 센 상대를 만나도 잇는 법을 강의에서 배워요.
guide-punct-lost = 상대가 두 변을 이었어요. 첫 판은 누구나 져요. 사슬을 끊는 법을 강의에서 배워요.
guide = 길잡이
guide-stop = 길잡이 없이 계속하기
guide-more = 더 읽기
guide-next = 강의로 가기
guide-first = 어서 오세요. 판 가장자리의 점을 누르고 바로 옆 자리를 누르면 말이 그리로 들어가요. 길에 있던 말은 한 자리씩 밀려나요.
guide-second = 좋아요. 밀어 넣으면 두 색의 말이 모두 움직여요. 상대가 둔 수를 보고 다시 밀어 넣으세요. 내 말 옆이 좋은 자리예요.
guide-third = 내 말 네 개가 나란히 이어지면 줄이에요. 줄은 걷어 내고, 이어진 상대 말은 잡아요. 밀어 넣을 말이 { $count }개 남았어요.
guide-free = 내 말 세 개가 나란한 곳, 그 뒤에 상대 말이 붙은 곳을 찾아보세요. 예비에 말이 { $count }개 있어요.
guide-complete = 지금 줄을 지을 수 있어요. 이 가운데 한 곳에서 밀어 넣으세요: { $cells }. 내 말 네 개가 예비로 돌아와요.
guide-capture = 줄을 짓고 말을 { $count }개 잡을 수 있어요. 여기서 밀어 넣으세요: { $cells }.
guide-take = 줄을 지었어요 ({ $cells }). 걷어 내면 말이 예비로 돌아와요.
guide-take-capture = 내 줄이 있어요 ({ $cells }). 걷어 내면 말을 { $count }개 잡아요.
guide-threat-all = 조심하세요. 상대가 다음에 내 말을 잡을 수 있는데, 막을 길이 없어요.
guide-threat = 조심하세요. 상대가 다음에 내 말을 잡을 수 있어요. 여기서 밀어 넣으면 막을 수 있어요: { $cells }.
guide-low = 예비에 남은 말이 { $count }개뿐이에요. 곧 줄을 지으세요. 밀어 넣을 말이 없으면 져요.
guide-watch = 상대의 차례예요. 무엇이 어디로 밀리는지 지켜보세요.
guide-won = 이겼어요. 상대에게는 밀어 넣을 말이 없어요. 어떻게 그렇게 만드는지는 강의에서 배워요.
guide-lost = 예비가 비어서 졌어요. 첫 판은 누구나 져요. 무엇을 봐야 하는지는 강의에 있어요.
problems = 문제
problems-title = 문제
problems-lead = 모두 증명된 문제예요. 상대가 무엇을 두든 이기는 길이 있어요. 첫 번째 답이 점수에 들어가요.
problems-rating = 내 점수: { $rating }
problems-game = 게임
problems-all = 모두
puzzle-about = { $game }, { $turns }수 만에 이기기, 난도 { $rating }.
puzzle-daily = 오늘의 문제
puzzle-next = 나에게 맞는 문제
puzzle-name = { $game }, 문제 { $number }
puzzle-question = { $turns ->
    [1] { $player }의 차례예요. 한 수에 이기는 수는 무엇일까요?
   *[other] { $player }의 차례예요. 상대가 무엇을 두든 { $turns }수 만에 이기세요.
}
puzzle-solved = 한 번에 풀었어요
puzzle-solved-later = 나중에 풀었어요
puzzle-tried = 도전했어요
puzzle-new = 새 문제
progress = 진도
progress-title = 나의 진도
progress-lessons = 강의 { $lessons }개 가운데 { $mastered }개를 익혔어요
progress-rating = 문제 점수
progress-problems = 한 번에 푼 문제
progress-exercises = 푼 연습
progress-of = { $done } / { $all }
progress-due = 되짚어 볼 때
progress-begun = 읽은 강의
progress-none = 아직 읽은 강의가 없어요.
progress-keep = 간직하기
progress-here = 이 브라우저에만 간직해요.
progress-with-account = 계정이 있으면 모든 기기에서 이어져요
progress-account = { $name } 계정에 간직해요. 로그인한 모든 기기에서 한 일이 합쳐져요.
progress-kept = 모두 서버에 있어요.
progress-waiting =
    { $count ->
        [0] 지금은 서버에 닿지 않아요. 강의는 그대로 이어져요.
       *[other] 아직 보내지 못한 것이 { $count }개 있어요. 강의는 그대로 이어져요.
    }
progress-signed-out = 로그아웃되어 있어서, 지금 하는 일은 이 기기에만 남아요.
progress-sign-in = 로그인
progress-full = 서버에 보관할 수 있는 만큼 찼어요. 지금부터 하는 일은 이 기기에만 남아요.
progress-file-about = 파일로 저장해서 다른 곳에서 열 수도 있어요. 두 곳에서 한 일이 하나도 빠짐없이 합쳐져요.
progress-save = 파일로 저장하기
progress-open = 파일 열기
progress-saved = gipf-progress.json 파일로 저장했어요.
progress-opened = 두 진도를 합쳤어요.
progress-unreadable = 진도가 담긴 파일이 아니에요.
progress-delete = 지우기
progress-delete-everywhere = 강의에서 한 모든 일을 계정과 모든 기기에서 지워요. 되돌릴 수 없어요.
progress-delete-ask = 강의에서 한 모든 일을 이 브라우저에서 지워요. 되돌릴 수 없어요.
progress-delete-do = 지우기
progress-delete-not = 간직하기
progress-deleted = 모두 지웠어요.
