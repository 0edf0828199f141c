# 두고 있는 게임에서 쓰는 글, 한국어. 용어는 ko.ftl에 있다.

## Names

stack-name = { $below } 위에 { $top }
row-name = { $from }–{ $to }
row-of = { $player } 줄
seat-of = { $player }
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

seat-in-main = { $game }에서는 { $player }
clock = 남은 시간 { $time }
clock-periods-left = { $count } ×
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
fight-side-goes-on = 곁 게임을 하고 있어요. 끝나면 본 게임을 이어서 둬요.
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
result-won = { $player }이 곁 게임을 이겼어요: { $game }.
result-lot = 제비로 { $player }이 이겼어요: { $game }.
result-tie = 곁 게임을 비겼어요: { $game }.
result-time = { $loser }이 제때 답하지 않았어요.
result-happens = 알린 대로 둬요: { $move }.
result-lost = 두지 못한 수: { $move }. { $piece }을 잃었고, { $player }은 다른 수를 둬야 해요.
result-go-on = 이어서 두기
fought = 곁 게임들
fought-won = { $player }, { $move }: { $game }, { $winner } 승.
fought-tie = { $player }, { $move }: { $game }, 비김.
fought-look = 보기
behind-main = 본 게임
behind-side = 곁 게임
behind-look = 본 게임 보기
behind-back = 곁 게임으로 돌아가기
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

## Tools

tools = 도구
your-turn = 내 차례: { $page }
undo = 무르기
undo-challenged = 도전받은 수는 무를 수 없어요.
step-back = 이전
step-forward = 다음
sheet = 수순
sheet-unread = 새 말 { $count }개
moves = 수순
moves-none = 아직 둔 수가 없어요.
move-look = { $number }, { $player }: { $move }
flip = 판 돌리기
coordinates = 좌표
letters = 말에 글자
sounds = 소리
copy-record = 기보 복사
copy-position = 국면 복사
copied-record = 기보를 복사했어요.
copied-position = 국면을 복사했어요.
copied-link = 이 게임의 링크를 복사했어요.
resign = 기권
resign-ask = { $player }이 이 게임을 포기할까요?
resign-do = 포기하기
resign-not = 계속 두기
type-move = 수 입력
type-do = 두기
open-about = 기보, 표기로 적은 수, 국면의 글, 게임의 링크를 붙여 넣으세요. ZÈRTZ 게임은 서버가 쓰는 SGF로도 열 수 있어요.
open-file = 파일 열기
open-until = 거기까지 열기 ({ $moves }수)
open-do = 열기
open-failed = 열 수 없어요

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
