# 온라인 대국에서 쓰는 글, 한국어. 용어는 ko.ftl에 있다.

## Online play

online-own = 내가 두는 게임
online-watch = 관전할 게임
online-rated = 레이팅
online-casual = 친선전
online-goes-on = 두는 중
online-due = 내 차례
online-won = 승
online-lost = 패
online-nobody = 탈퇴한 사람
online-program = 프로그램
online-program-about = 프로그램이 대신 두는 계정이에요.
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
account-token-unused = 아직 쓰지 않음
account-token-revoke = 폐기
account-token-revoke-which = 토큰 폐기: { $label }
account-token-label = 어디에 쓰나요
account-token-scopes = 허용할 일
account-token-make = 토큰 만들기
scope-read = 내 게임과 도전 보기
scope-play = 게임을 제안하고, 받고, 두기
scope-chat = 게임에서 대화하기
token-made = 새 토큰
token-made-about = 지금 한 번만 보여 줘요. 누구든 이 토큰을 가지면 허용한 일을 할 수 있으니 비밀번호처럼 잘 보관하세요.
token-copy = 복사
token-kept = 보관했어요
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
clock-notice = { $count }초 남았어요.
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
plan-line-whatever = 무엇을 두든: { $play }
plan-line = { $on } 다음에: { $play }
plan-forget = “{ $line }” 지우기
plan-dropped = 미리 정한 { $move }: 둘 수 없었어요.
plan-dropped-seen = 알겠어요
claim = 상대가 떠났어요
claim-later = { $player } 쪽이 { $time } 안에 돌아오지 않으면 게임을 끝낼 수 있어요.
claim-now = { $player } 쪽이 떠났어요. 게임을 끝낼 수 있어요.
claim-win = 승리로 끝내기
claim-draw = 무승부로 끝내기
due-word = { $player } 님과 두는 게임에서 내 차례예요.
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

account-passkeys = 패스키
account-passkeys-about = 비밀번호 대신 지문, 얼굴이나 기기 암호로 로그인해요. 비밀번호도 그대로 쓸 수 있어요.
account-passkeys-nowhere = 패스키를 쓰려면 숫자가 아니라 이름으로 된 주소와 https가 필요해요.
account-passkey-do = 패스키 만들기
account-passkey-made = 패스키를 만들었어요. 이제 이것으로 로그인할 수 있어요.
account-passkey-used = { $since } 만듦, 마지막 사용 { $used }
account-passkey-remove = 지우기
account-passkey-remove-of = { $name } 패스키 지우기
account-login-passkey = 패스키로 로그인하기
field-passkey = 패스키 이름
field-passkey-about = ‘내 전화’처럼 알아볼 수 있는 이름이에요.
passkey-name = 내 기기
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

## Events

events = 행사
events-all = 모든 행사
events-none = 지금 열려 있는 행사는 없어요.
events-past = 지난 행사
event-since = { $day }부터
event-was = { $from }부터 { $to }까지
event-officials = 행사를 맡은 사람
event-now = 진행 중인 게임
event-over = 끝난 게임
event-no-games = 아직 짝지은 게임이 없어요.
role-organiser = 진행자
role-arbiter = 심판

## Keeping apart

why = 이유
apart = 말 숨기기, 차단, 신고
apart-of = { $player } 님에 대해
apart-of-line = { $player } 님의 말 숨기기, 차단, 신고: { $text }
shun-mute = 말 숨기기
shun-mute-about = 이 사람의 말이 보이지 않아요.
shun-mute-is = 말을 숨김
shun-mute-done = 이제 { $player } 님의 말이 보이지 않아요. 상대에게는 알리지 않아요.
shun-block = 차단
shun-block-about = 도전과 제안도 오지 않고, 내 제안도 상대에게 보이지 않아요.
shun-block-is = 차단함
shun-block-done = 이제 { $player } 님과 만나지 않아요. 상대에게는 알리지 않아요.
shun-do = 적용하기
shun-undo = 풀기
shun-undone = { $player } 님과 다시 이야기하고 만날 수 있어요.
report = 관리자에게 신고
report-line = 이 말을 관리자에게 신고
report-about = 관리자는 누가 신고했는지와 게임에서 오간 말을 봐요.
report-do = 신고하기
report-done = 고마워요. 관리자가 살펴봐요.
account-shuns = 말을 숨기거나 차단한 사람

admin = 관리
admin-done = 처리했어요.
admin-why-kept = 내 이름과 시각과 함께 남아요.
admin-load = 서버 상태
admin-load-playing = 진행 중인 게임
admin-load-connections = 연결
admin-load-registered = 가입한 사람
admin-load-guests = 손님
admin-load-tables = 메모리에 있는 게임
admin-load-events = 저장한 기록
admin-load-commit = 저장에 걸린 시간
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
admin-acts = 처리 기록
admin-acts-none = 아직 없어요.
admin-act-host = 서버 운영자:
days-of = { $count }일
act-appoint = { $player } 님을 관리자로 임명함
act-dismiss = { $player } 님을 관리자에서 해임함
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
