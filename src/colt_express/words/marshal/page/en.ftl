### Marshal & Prisoners in English.

## A new table
page-box-marshal = Marshal & Prisoners
page-box-marshal-hint = One player is the Marshal, hunts the others with two guns and handcuffs, and wins by secret goals.
page-lawman = Who's the Marshal?
page-lawman-hint = arrests the others, and wins if four of five secret goals are met
page-lawman-me = me
page-lawman-bot = a bot
page-lawman-friend = somebody else
page-lawman-any = drawn by lot

## Waiting for players
page-lobby-lawman = The Marshal: { $name }
page-lobby-no-lawman = Nobody has chosen to be the Marshal yet. If nobody does, one of the players without a bandit is drawn by lot.

## At the table
page-thrown-off = thrown off the train
page-in-cell = in the cell
page-in-cell-hint = No card works in here but a brilliant idea.
page-wanted = wanted
page-wanted-hint = { $amount } at the end, unless the Marshal arrests this bandit first.
page-captured = captured
page-captured-hint = Arrested once: the poster is the Marshal's, and its money gone.
page-brawler = Brawler: ${ $amount }
page-brawler-hint = For punching the Marshal. Counts at the end.
page-companion = { $own ->
    [yes] A faithful companion
   *[no] { $owner }'s companion
}
page-companion-hint = { $own ->
    [yes] Steals two things at once. Worth $200 at the end.
   *[no] The holder { $owner_ability }. Worth $200 at the end.
}
page-pieces-mailbag = { $count } mailbags{ $value ->
    [unknown] { "" }
   *[other] { " " }(${ $value } each)
}
page-desk = The Marshal's table
page-goals = Goals
page-goals-now = As things stand, { $met } of { $turned } met. You win with { $needed } of { $count }.
page-goals-turned = Goals turned up: { $count } of { $all }
page-goals-turned-hint = Only the Marshal knows them, unless there are rumors.
page-goal-met = As things stand: met
page-goal-open = As things stand: not met
page-goal-shown = Everybody has been shown this one.
page-goal-later = Turned up at the start of round { $round }
page-goal-was-met = met
page-goal-was-missed = missed
page-gun-left = Left gun
page-gun-right = Right gun
page-catch = The Marshal's catch
page-brawlers-hint = Whoever punches the Marshal takes the top one.
page-posters = Wanted posters captured: { $count } of { $all }
page-prisoners = Prisoners taken back: { $count }
page-prisoners-hint = At the prison car: { $count }. Those still there at the end are the Marshal's, too.
page-mail = Mailbags no bandit holds: { $count }
page-mail-hint = At the end they're the Marshal's.
page-tally-mailbags = Mailbags. Somebody will miss a love letter.
page-tally-posters = Wanted posters. It pays to be unpopular.
page-tally-prisoners = Companions. Friendship, in dollars.
page-tally-brawlers = Brawlers. They hit hard and pay well.
page-law-lost = The law goes home alone.
