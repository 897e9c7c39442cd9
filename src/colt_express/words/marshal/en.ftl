### Marshal & Prisoners in English.

## Cars. $car
## .short stands under the car in the drawing: 8 signs at most.
car-prison = prison car
    .short = Prison
# In the prison car
place-cell = the cell
    .to = into the cell
    .at = in the cell

## Loot. $loot
loot-mailbag = { $value ->
    [unknown] a mailbag
   *[other] a mailbag (${ $value })
}
    .hidden = value hidden
    .sign = ✉

## Bullets of the Marshal. $effect
## .hint is what one does, .told how it is told that one has hit
effect-lost_gun = Lost gun
    .hint = Shoot cards do nothing until the round ends
    .told = the gun is gone!
effect-wounded_knee = Wounded knee
    .hint = Climb cards do nothing until the round ends
    .told = right in the knee!
effect-wounded_shoulder = Wounded shoulder
    .hint = Punch cards do nothing until the round ends
    .told = right in the shoulder!
effect-gotcha = Gotcha!
    .hint = the companion goes back to the Marshal
    .told = gotcha!
effect-drop_the_bag = Drop the bag!
    .hint = a mailbag goes to the Marshal
    .told = drop that bag!
effect-golden_bullet = Golden bullet
    .hint = it just hurts
    .told = with pure gold!

## Goals of the Marshal. $goal
## .hint is what has to be so at the end of the game
goal-few_scratches = Only a few scratches
    .hint = at least one brawler card is left
goal-dodge_bullets = Dodging bullets
    .hint = no bandit has hit the Marshal more than twice
goal-golden_bullet = The golden bullet
    .hint = one of the Marshal's two guns is empty
goal-deliver_the_mail = The mail must get through
    .hint = the Marshal has at least one mailbag
goal-throw_away_keys = Throw away the keys
    .hint = the Marshal has at least two prisoners
goal-full_of_lead = Full of lead
    .hint = every bandit has taken a bullet of the Marshal's
goal-arch_enemy = Arch-enemy
    .hint = one bandit has taken four bullets of the Marshal's
goal-warrant = Warrant for { $target }
    .hint = { $target } has been arrested at least once

## Action cards. $card
card-idea = Brilliant idea
    .short = Idea
    .hint = get out of the cell, free somebody, or copy the last card
# The + of a card is _plus here
card-move_plus = Move+
    .short = Move+
    .hint = a move, and on a standard turn another card at once
card-climb_plus = Climb+
    .short = Climb+
    .hint = a climb, and on a standard turn another card at once
card-arrest = Arrest
    .short = Arrest
    .hint = lock up a bandit who's where you are

## Turns of planning. $turn
turn-bumpy = Bumpy
    .hint = the train shakes, and Shoot and Punch can't be played

## Round cards. $round
round-safe_place = A safe place
round-rumors = Rumors
round-reflexes = Reflexes
round-bumpy_ride = Bumpy ride
round-downhill = Downhill
round-guilty_conscience = Guilty conscience
round-deadly_fall = Deadly fall
round-crime_punished = Crime punished

## What ends a round. $ending
ending-safe_place = A safe place
    .hint = all loot in the Marshal's car goes up onto its roof
    .told = The valuables must go where no thief would look.
ending-rumors = Rumors
    .hint = one of the Marshal's goals is shown to everybody
    .told = Somebody has read a telegram that wasn't for him.
ending-reflexes = Reflexes
    .hint = hands are kept, and each may play one more card at once
    .told = No time to think. Who's quick?
ending-guilty_conscience = Guilty conscience
    .hint = if the Marshal wins, so does the one poorest bandit
    .told = Somebody has always had a good heart.
ending-deadly_fall = Deadly fall
    .hint = a punch on a roof may throw its victim off the train
    .told = Better not look down.
ending-crime_punished = Crime punished
    .hint = whoever is in the cell at the end can't win
    .told = The judge is already on the platform.
# Those that are different when somebody plays the Marshal
ending-angry_marshal_marshal = Angry Marshal
    .hint = he may shoot, and then move, without a card
    .told = The Marshal has had it with all of you.
ending-take_it_all_marshal = Take it all
    .hint = a strongbox lands in the Marshal's car
    .told = The company trusts the Marshal with a strongbox.
ending-marshals_revenge_marshal = Marshal's revenge
    .hint = everybody in or on his car loses the cheapest purse
    .told = The Marshal turns out every pocket he can reach.
ending-whiskey_for_marshal_marshal = Whiskey for the Marshal
    .hint = he takes a flask lying where he is
    .told = Does it smell of whiskey in here?
ending-panting_horses_marshal = Panting horses
    .hint = the last horse drops out; with 5 or more bandits, two
    .told = Some have galloped enough for one day.

## Money by source, at the end
money-mailbags = mailbags
money-posters = wanted posters
money-prisoners = companions
money-brawlers = brawlers

## What happened. $who is a player, $bandit and $target are figures
event-goal_turned = { $goal ->
    [unknown] { $who } reads a telegram and puts it away.
   *[other] A telegram for { $who }. “{ $goal }”: { $goal_hint }.
}
event-fetched = { $who } goes through the deck for a brilliant idea.
event-arrested = { $bandit } arrests { $target } { $place_at }. Off to the cell!
event-poster = { $bandit }'s wanted poster goes to the Marshal.
event-brawler = What a blow! { $bandit } is a brawler now, and ${ $amount } the richer.
event-broke_out = { $bandit } picks the lock and slips { $place_to }.
event-copied = { $bandit } has a brilliant idea: { $card }.
event-freed = { $bandit } lets { $target } out of the cell.
event-gave = { $bandit } thanks { $target } with { $loot }.
event-freed_prisoner = { $own ->
    [yes] { $bandit } frees a faithful old companion.
   *[no] { $bandit } frees { $owner }'s companion and borrows an ability.
}
event-lost_prisoner = { $own ->
    [yes] { $bandit } loses a faithful old companion to the Marshal.
   *[no] { $bandit } loses { $owner }'s companion to the Marshal.
}
event-lost_bag = { $bandit } loses { $loot } to the Marshal.
event-thrown_off = { $bandit } sends { $target } over the edge of the roof, for good.

event-hoisted = { $loot } goes up { $place_to }.
event-rumor = There's talk of a goal of the Marshal's. “{ $goal }”: { $goal_hint }.

## What a player is asked
question-and_then = { $choices ->
    [1] { $who }, nothing can follow this card.
   *[other] { $who }, another card may follow at once. Which one?
}
question-arrest = Who does { $bandit } arrest?
question-marshal_shoot = Who does { $bandit } shoot, and with which gun?
question-marshal_shoot_again = And with the other gun: who does { $bandit } shoot?
question-mailbag = { $target } drops the mail. Which bag does { $bandit } take?
question-break_out = Out of the cell! Where does { $bandit } go?
question-free = Who does { $bandit } free?
question-thanks = Free again! What does { $bandit } give { $target } for it?
question-rob_again = What else does { $bandit } steal { $place_at }, with a companion to carry it?
question-reflex = { $who }, quick: which card of your hand do you play at once?
question-angry_shot = Does { $bandit } shoot in his anger?
question-angry_move = Does { $bandit } stomp off in his anger?
question-flask = Which flask does { $bandit } take?
question-deadly_shot = At the end of the train: where does the bullet send { $target }?

## What a player may answer
option-fetch_idea = Fetch the brilliant idea from the deck
option-shoot = Yes, shoot
option-move = Yes, move
option-throw_off = Off the train, for good
option-push_on = Only one car further
# The next bullet of that gun is $effect
option-shot = { $side ->
    [left] { $target }, { $place_at }: left gun, { $effect }
   *[right] { $target }, { $place_at }: right gun, { $effect }
}
option-companion = { $own ->
    [yes] Your own companion: you steal two things at once
   *[no] { $owner }'s companion: the holder { $owner_ability }
}

## The table
table-poster = poster
table-companion = companion
table-brawler = ✦{ $amount }
table-legend-marshal = { loot-mailbag.sign } mailbag   ✦ brawler card   ╫ cell
# Behind the number of bullets stands the next one
table-guns = The Marshal's guns: left { $left }, right { $right }
table-gun = { $bullets ->
    [0] empty
   *[other] { $bullets } ({ $effect })
}
table-brawlers = The Marshal's brawler cards: { $cards }
table-prisoners = To be freed at the prison car: companions of { $names }
# Behind the word “companions”
companion-of = { $owner }
table-taken-back = Prisoners the Marshal took back: { $count }
table-wound = { $bandit } is hit: { $effect }, { $effect_hint }
table-shown = Everybody knows a goal of the Marshal's: “{ $goal }”, { $goal_hint }
table-goals = Your goals, { $turned } of { $count }:
table-goal = { $goal }: { $goal_hint }

## Playing at the keyboard
welcome-marshal = With Marshal & Prisoners one player is the Marshal: if he has met four of his five
    goals at the end, he wins, however rich the bandits are.
you-are-marshal = You're the Marshal. You don't rob: you arrest, shoot with two guns, and win if
    four of your five goals are met. One is turned up in every round, for your eyes only.

## Help
help-marshal-title = Marshal & Prisoners
help-marshal = One player is the Marshal. With four of his five secret goals met at the end he wins;
    if he fails, the richest bandit does. He doesn't chase you to the roof; you may shoot him,
    and punch him for his top brawler card ($800, $500, then $300). Whoever is never arrested
    gets $500 for the wanted poster. A companion is worth $200, and of the two mailbags in the
    locomotive one $200, the other $1,200.
help-idea-title = Brilliant ideas
help-idea = In the cell nothing else works: the idea lets you out. In or on the prison car it frees
    one of the companions there, or a bandit from the cell, who thanks you with some loot.
    Anywhere else it copies the last card a bandit has done in this round. Instead of drawing
    you may fetch it from your deck.
help-companions-title = Companions
help-companions = Each bandit may have one. Another bandit's companion lends you that bandit's
    ability; with your own you steal two things at once.
help-as_marshal-title = You're the Marshal
help-as_marshal = Arrest bandits who stand where you stand: the first time, you capture their wanted
    posters. A Shoot card fires at one bandit, or at two, one with each gun. Your + cards may
    be followed by another card on a standard turn. The mail no bandit holds at the end is
    yours, and so are the prisoners nobody has freed.
help-bullets-title = The Marshal's bullets
help-goals-title = Goals the Marshal may have
help-warrants = Two of the five goals are warrants: to arrest a certain bandit at least once.

## The end
score-goals = The Marshal has met { $met } of his { $count } goals; he needed { $needed }.
score-goal = { $met ->
    [yes] ✓ { $goal }: { $goal_hint }
   *[no] ✗ { $goal }: { $goal_hint }
}
score-fell = But he was thrown off the train, and can't win.
score-marshal = { $count ->
    [0] The Marshal wins. Order rules on the railroad, for today.
   *[other] The Marshal wins, and so does { $names }, who had a guilty conscience.
}

## Why an option is better than another
fact-arrested = you land in the cell
fact-arrests = you arrest { $who ->
    [any] a bandit
   *[other] { $figure }
}
fact-brawler = you win a brawler card
fact-thrown_off = { $who ->
    [any] somebody
   *[other] { $figure }
} throws you off the train
fact-broke_out = you get out of the cell
fact-companion = you free a companion
fact-lost_companion = you lose your companion
