"""Replays: a record told choice by choice, as each seat saw the game, or with all cards open.

Pure functions over the engine, without a database or a server.
"""
