"""A bot in a program of its own, which any language could be used for: JSON, one object a line.

python my_socket_bot.py 9000
colt-express arena socket:localhost:9000 --against greenhorn -n 40 --jobs 1
"""

import json
import random
import sys
from socketserver import StreamRequestHandler, ThreadingTCPServer


class Seat(StreamRequestHandler):
    """One seat of one game."""

    def handle(self) -> None:
        for line in self.rfile:
            message = json.loads(line)
            if "hello" in message:  # which seat this is, and what is played
                dice = random.Random(message["hello"]["seat"])
            elif "decision" in message:  # "view" is the table as this seat sees it
                options = message["decision"]["options"]
                cards = [option for option in options if option["type"] == "play"]
                robbing = [option for option in cards if option["card"]["kind"] == "rob"]
                answer = {"choose": dice.choice(robbing or options)["words"]}
                self.wfile.write(json.dumps(answer).encode() + b"\n")


class Server(ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


if __name__ == "__main__":
    with Server(("127.0.0.1", int(sys.argv[1])), Seat) as server:
        print(f"socket:127.0.0.1:{server.server_address[1]}", flush=True)
        server.serve_forever()
