"""The game without a server: tables on a player's own device, answered by the server's program.

It runs in a browser, where Python is compiled to WebAssembly, and needs no thread, no process, no
network and no database driver.
"""
