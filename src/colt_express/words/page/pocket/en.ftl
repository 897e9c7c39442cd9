### Playing without a server in English; fetched when it is needed.

## To take along
page-take-told = The whole game fits on this device: bots, pass and play, lessons, hints, reviews. Then it plays in flight mode and in every tunnel.
page-take-get = Download { $size } MB
page-take-go-on = Go on downloading
page-take-come = { $loaded } of { $size } MB
page-take-stop = Stop
page-take-page = Almost done: now the page itself…
page-take-ready = On board: it plays here without a connection.
page-take-friends = Only friends elsewhere, public tables and the gallery need a server.
page-take-here = Play here even when there is a connection
page-take-install = Install it as an app
page-take-remove = Remove the download
page-take-removed = Removed. Your games are still here.

## The engine as it starts
page-engine-coming = The train is coming aboard…
page-engine-steam = Getting up steam…
page-refused-engine-old = This browser can't run the game by itself. A newer one can.
page-refused-engine-download = The download broke off. What has come so far is kept: try again with a connection.
page-refused-engine-start = The game didn't start on this device. Your games are safe; try again.
page-refused-engine-full = There's no room left on this device. Free some space and go on: what has come so far is kept.
page-refused-engine-nothing = This window keeps nothing: it's a private one, or the connection isn't secure. Open the page in an ordinary window.
page-refused-engine-unkept = The game is here, but this browser hasn't kept the page itself: opening it still needs a connection.
page-refused-engine-without = This page comes without the download. Its server is needed.
page-refused-engine-stopped = Stopped. What has come so far is kept.

## On this device
page-here-playing = The server doesn't answer, so you're playing on this device.
page-here-lost = The server doesn't answer. “Take the train along” on the home page is what helps next time: one download, and it plays without a connection.
page-here-full = There's no room left on this device, so the last choice couldn't be stored. Free some space, then choose again.
page-here-none = This window keeps nothing, as private ones do: a game here lasts until you close it.
page-here-only = This game is only on this device.
page-here-only-over = Anybody can watch it: by a link that holds the whole game, or from its record with “Open a recorded game”.
page-here-link = Copy the link
page-here-switch = Play on this device
page-here-switch-kept = It keeps going in every tunnel.
page-here-switch-get = It keeps going in every tunnel; { $size } MB are downloaded first.
page-slow-long = { $level }: about { $seconds } seconds for each choice on this device.
page-slow-short = { $level }: short of time on this device, so it plays below its strength.
page-needs-friends-static = Friends elsewhere need a server to meet at, and this site has none. Here you can play against bots, or pass the device around.
page-needs-friends-lost = Friends elsewhere can't join now: the server doesn't answer. You can play against bots, or pass the device around.
page-needs-watch-static = Open tables and the gallery need a server, and this site has none.
page-needs-watch-lost = Open tables and the gallery are on the server, which doesn't answer just now.
page-refused-no-server = That's on a server, and this site has none.

## To a server
page-send = Go on at a server
page-send-title = From this device to a server
page-send-what = What is sent: who plays ({ $names }), the deal, and all choices so far ({ $count }). Nothing else leaves this device.
page-send-exactly = Exactly this
page-send-to = Send it to { $server }
page-send-done = It goes on at { $server }. Your seat is there, too.
page-send-go = Take your seat
page-send-stays = The game on this device stays as it is.
page-send-address = Address of the server
page-send-wrong = That isn't the address of a server. One looks like games.example.org.
page-send-link = Make a link
page-send-told = The link holds the game. The server's page asks you once more, and then you play on there.
page-send-open = Open { $server }
page-send-old = This browser can't put a game into a link. A newer one can.
page-go-on = A game to go on with
page-go-on-told = { $names } · choices so far: { $count }
page-go-on-here = Go on here

## A new version
page-update = A new version is ready.
page-update-load = Reload
