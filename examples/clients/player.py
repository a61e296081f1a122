"""A complete player for a Blackgate server in Python, using only `websockets`: it chooses at random.

python examples/clients/player.py http://127.0.0.1:8765 CODE NAME
docs/server-protocol.md describes the protocol.
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

LOST = ("wrong-token", "not-found", "quarantined")  # it makes no sense to come back

server, code, name = sys.argv[1:]
table = json.load(urlopen(f"{server}/api/codes/{code}"))["id"]
seats = Request(f"{server}/api/tables/{table}/seats", json.dumps({"player": name}).encode())
token = json.load(urlopen(seats))["token"]  # keep it: it is the seat
state, own = {}, {}  # what everybody knows, and what this seat knows besides


def hear(message):
    """Keep what is told; the answer to a question of ours, if there is one."""
    global own
    if message["type"] == "welcome":
        state.clear()
        state.update(message["state"] or {})
    elif message["type"] == "update":
        changed_seats = message["changes"].pop("seats", {})
        state.update(message["changes"])
        for number, seat in changed_seats.items():
            state["seats"][int(number)] = seat
    else:
        return None
    own = message["own"] or own  # null: as before
    choices = (message["question"] or {}).get("choices")  # null: unchanged
    if not choices:
        return None
    version, action = message["version"], random.choice(choices)["action"]
    return {"type": "play", "ref": f"choice {version}", "version": version, "action": action}


def play():
    """Until the game is over, or the connection has to be made anew."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play", subprotocols=["blackgate.2"]) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "words": False}))
        for line in socket:
            message = json.loads(line)
            answer = hear(message)
            if answer:
                socket.send(json.dumps(answer))
            elif message.get("code") in LOST:
                sys.exit(message["text"])
            elif message["type"] == "refused":
                return False  # perhaps rate limited: reconnect
            elif message["type"] in ("table", "welcome") and message["table"]["state"] not in ("open", "playing"):
                return True


while True:
    try:
        if play():
            break
    except (OSError, ConnectionClosed):
        pass  # the server is unreachable: reconnect, nothing is lost
    time.sleep(1)
print("points:", [seat["points"] for seat in state["seats"]])
