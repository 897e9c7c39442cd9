### The platform before a game in English.

page-lobby = The platform
page-lobby-link = Send this link to your friends. The game begins when the host says so.
page-invite = { $name } invites you to rob a train
page-invite-aboard = Already aboard: { $names }
page-invite-how = How it goes
page-invite-1 = Plan. Turn by turn, everybody lays a card on one pile: move, climb, shoot, punch, rob.
page-invite-2 = Watch. The cards happen in that order, whether they still make sense or not.
page-invite-3 = Get rich. After five rounds the bandit with the most money wins.
page-invite-first = Never played? Try a guided heist first
page-lobby-more = Invite somebody else
page-lobby-talk = While we wait
page-seat-host = host
page-send-away = Send { $name } away
page-make-host = Make host
page-send-away-hint = Whoever you send away can't come back to this table.
page-filtered = Rude words are covered at this table.
page-leave = Leave the table
page-add-bots = Bots to add
page-start-hint = Free seats are taken by bots.
page-wait-host = Waiting for { $name } to start.
page-join = Take a seat
