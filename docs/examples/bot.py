"""A bot that joins a table and chooses at random: python bot.py http://127.0.0.1:8080 TABLE"""

import asyncio
import json
import random
import sys
from urllib.request import urlopen

import websockets


async def play(server: str, table: str) -> None:
    address = f"{server}/api/tables/{table}"
    with urlopen(f"{address}/join", json.dumps({"name": "Dice"}).encode()) as answer:
        token = json.load(answer)["token"]
    async with websockets.connect(address.replace("http", "ws", 1) + "/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "id": 0, "protocol": 2, "token": token}))
        async for text in socket:
            message = json.loads(text)
            question = (message.get("mine") or {}).get("question")
            if question:
                number, option = message["number"], random.choice(question["options"])["words"]
                choice = {"type": "choose", "id": number, "number": number, "option": option}
                await socket.send(json.dumps(choice))
            elif message["type"] == "table" and message["status"] == "over":
                print("the game is over; its seed was", message["seed"])
                return


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2]))
