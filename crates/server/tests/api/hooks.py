"""How the fuzzer asks: each time from an address of its own, and as who may ask that.

`cargo xtask api` runs it: `SCHEMATHESIS_HOOKS=crates/server/tests/api/hooks.py schemathesis run …`.
"""

import itertools
import json
import os
import urllib.request

import schemathesis

SERVER = os.environ["GIPF_SERVER"].rstrip("/")
PASSWORD = "a long password"

numbers = itertools.count(1)


def address():
    """An address that nobody has asked from, so that no limit of what one may ask in a time is reached."""
    number = next(numbers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def ask(path, body=None, cookie=None):
    """Asks as the page does; the answer, and the cookie that was set."""
    headers = {"X-Gipf": "1", "X-Forwarded-For": address(), "Content-Type": "application/json"}
    if cookie:
        headers["Cookie"] = cookie
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVER}/api/{path}", data=data, headers=headers, method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        cookie = (answer.headers["Set-Cookie"] or "").split(";")[0]
        return json.load(answer), cookie


class Player:
    """A registered player with a token, a match that goes on, and a challenge."""

    # How often one asks before another does: no more than a player may at once.
    MOST = 80

    def __init__(self):
        self.asked = 0
        name = f"Fuzz{next(numbers)}"
        codes, self.cookie = ask("register", {"name": name, "password": PASSWORD})
        wanted = {"label": "fuzz", "scopes": ["read", "play", "chat"]}
        made, _ = ask("tokens", wanted, self.cookie)
        self.token = made["secret"]
        player = codes["me"]["player"]["id"]
        _, other = ask("guest")
        seek = {"spec": "gipf", "rated": False, "colour": "any", "audience": {"for": "player", "player": player}}
        challenge, _ = ask("seeks", seek, other)
        taken, _ = ask("seeks/%s/accept" % challenge["id"], None, self.cookie)
        challenge, _ = ask("seeks", seek, other)
        self.known = {"players": player, "matches": taken["match"], "seeks": challenge["id"]}


@schemathesis.auth()
class Auth:
    """A token where one may ask; else a session: of a new guest, whose account may be ended."""

    player = None

    def get(self, case, context):
        # Who asks is chosen for each request.
        return True

    def set(self, case, data, context):
        player = Auth.player
        if player is None or player.asked >= Player.MOST:
            player = Auth.player = Player()
        player.asked += 1
        allowed = [scheme for way in case.operation.definition.raw.get("security", []) for scheme in way]
        if "token" in allowed:
            case.headers["Authorization"] = f"Bearer {player.token}"
        elif "session" in allowed:
            registered = case.operation.path.startswith("/api/tokens")
            case.headers["Cookie"] = player.cookie if registered else ask("guest")[1]
            case.headers["X-Gipf"] = "1"


TAGS = {"answer", "ask", "block", "by", "did", "for", "is", "kind", "of", "part", "say", "step", "tell", "to"}


def has_numbered_tag(part):
    """Whether something names its kind by a number. The server takes that for the place of the kind, which the
    document does not tell: nobody needs it, and it can do nothing that the name cannot."""
    if isinstance(part, dict):
        numbered = any(key in TAGS and isinstance(value, (int, float)) for key, value in part.items())
        return numbered or any(map(has_numbered_tag, part.values()))
    return isinstance(part, list) and any(map(has_numbered_tag, part))


@schemathesis.hook
def filter_case(context, case):
    return not has_numbered_tag(case.body)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Every second time something that is there."""
    kind = context.operation.path.split("/")[2] if context.operation.path.startswith("/api/") else ""
    if Auth.player and path_parameters and kind in Auth.player.known and next(numbers) % 2:
        path_parameters["id"] = Auth.player.known[kind]
    return path_parameters


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = address()
