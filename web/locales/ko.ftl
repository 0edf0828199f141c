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
#   challenge 도전    side game 곁 게임    main game 본 게임    announce 예고
#   hourglass 모래시계    glass of 15 seconds 15초 모래시계    run out 모래가 떨어짐    drop a ring 고리를 끼우기
#   record 기보         position 국면         notation 표기
#   undo 무르기    resign 기권        draw 무승부         game 게임
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
log = 있었던 일
copy-link = 링크 복사
copy-by-hand = 이 글을 복사하세요

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
setup-clock = 시계
setup-colour = 내 쪽
setup-audience = 누구에게
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
piece-punct-M = PÜNCT가 가운데 있는 굽은 말
piece-punct-R = PÜNCT에서 오른쪽으로 굽은 말
piece-punct-L = PÜNCT에서 왼쪽으로 굽은 말
piece-punct-O = 점
piece-of = { $player } { $piece }
seat-you = 나
seat-level = 컴퓨터 { $number }단계
wins = { $player }이 이겼어요.
draw = 비겼어요.

board = 판
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

## Combined games

side-hands = 가위바위보
side-elsewhere = 다른 곳에서 하는 게임
side-free = 마음대로 고르는 게임
side-none = 도전 없음
fight-which-game = 어느 게임

combine = 다른 게임과 이어 두기
combine-about = 포텐셜을 쓰려는 사람은 다른 게임으로 도전받을 수 있고, 그 게임을 이기거나 비겨야 해요.
combine-rules = 어떻게 하나요
combine-preset = 포텐셜을 두고 겨루는 게임
combine-hands = 언제나 가위바위보
combine-hands-about = 빨리 정해요. 반은 운이에요.
combine-namesakes = 종류마다 같은 이름의 게임
combine-namesakes-about = ZÈRTZ 말은 ZÈRTZ로, DVONN 말은 DVONN으로, TAMSK 말은 모래가 없는 TAMSK로 겨뤄요.
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
combine-clock = 곁 게임에서 한 사람의 시간
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

open = 기보나 국면 열기

## Online play

online = 온라인으로 두기
online-about = 멀리 있는 사람과, 누구나 또는 링크로
online-needs-network = 네트워크가 있어야 하는데 지금은 끊겨 있어요

clock-left-days = { $days }일 { $hours }시간

## What is refused, and why

rule = 규칙 { $number }
rules-title = { $game } 규칙
rules-open = 규칙
rules-numbers = 번호로 보는 모든 규칙
rules-more = 더 알아보기
rules-lesson = 직접 해 보기
at-line = { $line }행: { $text }
at-column = { $line }행 { $column }열: { $text }

## 강의

home-entries = 배우기와 연구하기
home-learn = 첫 수부터 차근차근, 움직이는 판으로 배워요.
home-problems = 반드시 이기는 수를 찾아요. 날마다 한 문제씩.
rule-lesson = 배우기
learn = 배우기
problems = 문제
