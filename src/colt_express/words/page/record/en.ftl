### A player's own record in English; fetched with its page.

page-own = Your record
page-own-told = Worked out in this browser from its own games. Nobody else sees it.
page-own-none = Nothing to tell yet. Finish a game, and this page begins.
page-own-loading = { $left ->
    [one] Reading one more game…
   *[other] Reading { $left } more games…
}
page-own-all = { $games ->
    [one] { $wins } of { $games } game won
   *[other] { $wins } of { $games } games won
}
page-own-rate = { $share }, likely between { $low } and { $high }
page-own-row = { $wins } of { $games }
page-own-interval = The thin line shows where the true share of wins lies, 19 times out of 20.
page-own-bandits = By bandit
page-own-boxes = By expansion
page-own-no-box = Base game
page-own-players = By number of players
page-own-player-count = { $count } at the table
page-own-opponents = By opponent
page-own-bot = Bot: { $name }
page-own-money = Money over time
page-own-money-told = { $mean } a game. The line is the mean of the last { $last } games; wins are golden.
page-own-money-best = The best haul: { $amount }
page-own-luck = Luck and choices
page-own-luck-told = Per game, luck gave you { $luck } points of your chance to win, your own choices { $own }. The lines are means of the last { $last } games.
page-own-luck-luck = Luck
page-own-luck-own = Your choices
page-own-luck-none = How much was the deal, and how much was you? Each game can be gone through again to find out.
page-own-luck-known = { $known } of { $all } games have been worked out.
page-own-luck-more = Work out more
page-own-luck-busy = { $left ->
    [one] One game to go…
   *[other] { $left } games to go…
}
page-own-nemesis = Your nemesis
page-own-victim = Your favorite victim
page-own-nemesis-none = Nobody has harmed you yet.
page-own-victim-none = You have harmed nobody yet.
page-own-feud = { $shots ->
    [one] one bullet
   *[other] { $shots } bullets
}, { $punches ->
    [one] one punch
   *[other] { $punches } punches
}, { $amount } knocked loose
page-own-feats = Stories
page-own-feats-count = { $count } of { $all } told so far.
page-own-watch = Watch it
page-own-not-yet = Not yet

page-feat-clean_hands = Clean hands
    .how = Win without firing a single shot.
    .told = Not one shot fired, and still the richest on the train.
page-feat-sieve = Full of holes
    .how = Win with five bullets in you, or more.
    .told = { $count } bullets taken, first place all the same.
page-feat-from_behind = Out of nowhere
    .how = Win from $500 behind when the last round begins.
    .told = { $amount } behind before the last round, ahead after it.
page-feat-last_grab = Last orders
    .how = Take a strongbox in the last round, and win.
    .told = The strongbox changed hands in the last round, and so did the game.
page-feat-photo_finish = By a whisker
    .how = Win by $250 or less.
    .told = { $tie ->
        [yes] Not a dollar apart: the fewer bullets won.
       *[no] { $amount } made the difference.
    }
page-feat-even = Even
    .how = Knock as much loot out of somebody as they knocked out of you, $500 at least.
    .told = { $target } started it. You finished it: { $amount } back.
page-feat-gunslinger = Fastest hand
    .how = Earn the gunslinger's reward.
    .told = { $count ->
        [one] One shot was enough for the gunslinger's reward.
       *[other] { $count } shots, and the gunslinger's reward.
    }
page-feat-law = The Marshal's favorite
    .how = Win after three bullets from the Marshal or from passengers.
    .told = { $count } bullets from the law, and still away with the loot.
page-feat-legend = Legend slayer
    .how = Win against a legend.
    .told = A legend sat at the table. Now there are two.
page-feat-lawman = The badge
    .how = Win as the Marshal.
    .told = Order reigned on the train. For once.
page-feat-big_round = Jackpot
    .how = Take $1,500 in one round.
    .told = { $amount } in a single round.
page-feat-gang = The whole gang
    .how = Win with each of the six bandits. Mei doesn't count.
    .told = All { $count } of them have won with you in charge.
