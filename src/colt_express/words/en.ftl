### Colt Express in English.
###
### Whatever is named by a message brings the message's attributes along: when figure-tuco is
### the $bandit of a sentence, figure-tuco.letter is its $bandit_letter. A language that needs
### genders or cases gives its names such attributes and uses them in its sentences.
### A figure whose name is another one within a sentence than by itself says so in .told.
### A value or a card that the reader may not know is the word "unknown". A sentence that is
### empty, { "" }, is not told.

## Figures. $bandit, $target, $partner

figure-ghost = Ghost
    .letter = G
    .ability = may play the first card of a round face down
figure-doc = Doc
    .letter = K
    .ability = starts every round with 7 cards instead of 6
figure-tuco = Tuco
    .letter = T
    .ability = also shoots through the roof of the car, up or down
figure-cheyenne = Cheyenne
    .letter = C
    .ability = may keep a purse that her punch knocks loose
figure-belle = Belle
    .letter = B
    .ability = is never shot or punched while somebody else would do
figure-django = Django
    .letter = D
    .ability = knocks whoever he shoots one car further
figure-mei = Mei
    .letter = M
    .ability = climbs diagonally, too: up or down into the next car
figure-marshal = Marshal
    .letter = ★
    .told = the Marshal
figure-shotgun = Shotgun
    .letter = S

# A player before there is a bandit, and one who leads two. $who
seat-nobody = Player { $seat }
seat-gang = { $bandit }'s gang

## Cars. $car
## .short stands under the car in the drawing: 8 signs at most.

car-locomotive = locomotive
    .short = Loco
car-baggage = baggage car
    .short = Baggage
car-second_class = second-class car
    .short = Second
car-first_class = first-class car
    .short = First
car-dining = dining car
    .short = Dining
car-mail = mail car
    .short = Mail
car-saloon = saloon car
    .short = Saloon
car-prison = prison car
    .short = Prison
# The stagecoach is named like a car
car-coach = stagecoach
    .short = Coach
# So is the time machine
car-time_machine = time machine
    .short = Machine
# A car of your own, by the $name in its file
car-other = { $name }
    .short = { $name }

# $place
place-car = the { $car }
    .to = into the { $car }
    .at = in the { $car }
place-roof = the roof of the { $car }
    .to = onto the roof of the { $car }
    .at = on the roof of the { $car }
# Before the locomotive
place-time_machine = the time machine
    .to = into the time machine
    .at = in the time machine
# In the prison car
place-cell = the cell
    .to = into the cell
    .at = in the cell
# Not on the train: not yet, or no more
place-away = away
    .to = away
    .at = away

## Loot. $loot

loot-purse = { $value ->
    [unknown] a purse
   *[other] a purse (${ $value })
}
    .sign = $
loot-jewel = { $value ->
    [unknown] a jewel
   *[other] a jewel (${ $value })
}
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] a strongbox
   *[other] a strongbox (${ $value })
}
    .sign = ■
loot-mailbag = { $value ->
    [unknown] a mailbag
   *[other] a mailbag (${ $value })
}
    .sign = ✉
# 1 classic whiskey, 2 old; 3 and 4 the same, half empty
loot-flask = { $value ->
    [unknown] a flask
    [1] a flask of whiskey
    [2] a flask of old whiskey
    [3] a half-empty flask of whiskey
   *[4] a half-empty flask of old whiskey
}
    .sign = { $value ->
    [3] ▽
    [4] ▽
   *[other] ▼
}

## Hostages. $hostage
## .cost is what he does to you, .ransom what he brings you at the end

hostage-poodle = poodle
    .cost = a bullet into your deck at the start of every round
    .ransom = $1,000
hostage-banker = banker
    .cost = no trouble at all
    .ransom = $1,000 if you hold a strongbox
hostage-minister = minister
    .cost = one card fewer at the start of every round
    .ransom = $900
hostage-teacher = teacher
    .cost = your punches have no effect
    .ransom = $800
hostage-zealot = zealot
    .cost = your rides have no effect
    .ransom = $700
hostage-old_lady = old lady
    .cost = you move only one car on roofs
    .ransom = $500 for each jewel
hostage-poker_player = poker player
    .cost = you lose your character's ability
    .ransom = $250 for each purse
hostage-photographer = photographer
    .cost = you play every card face up
    .ransom = $200 for each bullet of other bandits

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
    .told = it was of pure gold.

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

card-move = Move
    .hint = one car on if inside, up to three on a roof
card-climb = Climb
    .hint = up onto the roof, or back down
card-shoot = Shoot
    .hint = one of your bullets for somebody in sight
card-punch = Punch
    .hint = knock loot off somebody here, and him away
card-rob = Rob
    .hint = grab loot lying where you stand
card-marshal = Marshal
    .hint = send the Marshal one car on
card-ride = Ride
    .hint = with a horse beside your car, up to three cars
card-idea = Brilliant idea
    .hint = get out of the cell, free somebody, or copy the last card
# The + of a card is _plus here
card-move_plus = Move+
    .hint = a move, and on a standard turn another card at once
card-climb_plus = Climb+
    .hint = a climb, and on a standard turn another card at once
card-arrest = Arrest
    .hint = put a bandit who is where you are into the cell
card-bullet = Bullet
    .hint = lead in your hand, cannot be played

# A card where it matters whose it is
owned-card = { $owner }'s { $card }
# A card that only somebody else has seen
hidden-card = ▒▒▒▒

## Turns of planning. $turn

turn-standard = Standard
    .hint = cards are played face up, for all to see
turn-tunnel = Tunnel
    .hint = cards are played face down, and only you know yours
turn-speeding_up = Speeding up
    .hint = everybody acts twice in a row
turn-switching = Switching
    .hint = the other way round the table, still from the first player
turn-turmoil = Turmoil
    .hint = all choose in secret, then the cards are shown at once
turn-bumpy = Bumpy
    .hint = the train shakes, and Shoot and Punch cannot be played

## Round cards. $round

round-angry_marshal = Angry Marshal
round-swivel_arm = Swivel arm
round-braking = Braking
round-take_it_all = Take it all
round-passengers_rebellion = Passengers' rebellion
round-bridge = Bridge
round-tunnel = Tunnel
round-marshals_revenge = Marshal's revenge
round-pickpocketing = Pickpocketing
round-hostage_conductor = Conductor held hostage
round-dust_cloud = Dust cloud
round-whiskey = Whiskey for the Marshal
round-panting_horses = Panting horses
round-higher_speed = Higher speed
round-shotguns_rage = Shotgun's rage
round-sharing_the_loot = Sharing the loot
round-escape = Escape
round-mortal_bullet = Mortal bullet
round-safe_place = A safe place
round-rumors = Rumors
round-reflexes = Reflexes
round-bumpy_ride = Bumpy ride
round-downhill = Downhill
round-guilty_conscience = Guilty conscience
round-deadly_fall = Deadly fall
round-crime_punished = Crime punished
# A round card of your own, by the $name in its file
round-other = { $name }

## What ends a round. $ending

ending-angry_marshal = Angry Marshal
    .hint = he shoots everybody on his roof, then goes one car back
    .told = The Marshal empties his gun into the ceiling and walks on.
ending-swivel_arm = Swivel arm
    .hint = everybody on a roof is swept to the caboose, the last car
    .told = A mail crane swings out over the roofs.
ending-braking = Braking
    .hint = everybody on a roof slides one car forward
    .told = The driver has seen a cow. The brakes scream.
ending-take_it_all = Take it all
    .hint = a second strongbox lands in the Marshal's car
    .told = The company trusts the Marshal with another strongbox.
ending-passengers_rebellion = Passengers' rebellion
    .hint = everybody inside a car takes a bullet
    .told = The passengers have had enough, and they are armed.
ending-marshals_revenge = Marshal's revenge
    .hint = everybody on his roof loses the cheapest purse
    .told = The Marshal reaches up and takes what he can get hold of.
ending-pickpocketing = Pickpocketing
    .hint = whoever is alone may pocket one more purse lying there
    .told = The platform is crowded. One last pocket, one last purse.
ending-hostage_conductor = Conductor held hostage
    .hint = everybody in or on the locomotive gets $250
    .told = The company pays in cash, at the locomotive.
ending-panting_horses = Panting horses
    .hint = the rearmost horse drops out, of five or more players two
    .told = Some have galloped enough for one day.
ending-whiskey_for_marshal = Whiskey for the Marshal
    .hint = he drinks a flask in his car and staggers back
    .told = Does it smell of whiskey in here?
ending-higher_speed = Higher speed
    .hint = roofs, horses and stagecoach fall back one car
    .told = More coal! Hold on to your hats.
ending-shotguns_rage = Shotgun's rage
    .hint = a bullet for all in, on or level with the stagecoach
    .told = He has had enough of you and reloads.
ending-sharing_the_loot = Sharing the loot
    .hint = whoever stands with a strongbox's holder gets a share
    .told = A strongbox is hard to hide from friends.
ending-escape = Escape
    .hint = only who rides off or is in or on the stagecoach can win
    .told = The law is waiting at the station.
ending-mortal_bullet = Mortal bullet
    .hint = every bullet taken in this round costs $150
    .told = The doctor wants to be paid, and paid at once.
ending-safe_place = A safe place
    .hint = all loot in the Marshal's car goes up onto its roof
    .told = The valuables must go where no thief would look.
ending-rumors = Rumors
    .hint = one of the Marshal's goals is shown to everybody
    .told = Somebody has read a telegram that was not for him.
ending-reflexes = Reflexes
    .hint = hands are kept, and each may play one more card at once
    .told = No time to think. Who is quick?
ending-guilty_conscience = Guilty conscience
    .hint = if the Marshal wins, so does the one poorest bandit
    .told = Somebody has always had a good heart.
ending-deadly_fall = Deadly fall
    .hint = a punch on a roof may throw its victim off the train
    .told = Better not look down.
ending-crime_punished = Crime punished
    .hint = who sits in the cell at the end cannot win
    .told = The judge is already on the platform.
# Those that are different when somebody plays the Marshal
ending-angry_marshal_law = Angry Marshal
    .hint = he may shoot, and then move, without a card
    .told = The Marshal has had it with all of you.
ending-take_it_all_law = Take it all
    .hint = a strongbox lands in the Marshal's car
    .told = The company trusts the Marshal with a strongbox.
ending-marshals_revenge_law = Marshal's revenge
    .hint = everybody in or on his car loses the cheapest purse
    .told = The Marshal turns out every pocket he can reach.
ending-whiskey_for_marshal_law = Whiskey for the Marshal
    .hint = he takes a flask lying where he is
    .told = Does it smell of whiskey in here?

## Money by source, at the end

money-purses = purses
money-jewels = jewels
money-strongboxes = strongboxes
money-station = at the station
money-gunslinger = gunslinger
money-ransom = ransom
money-mortal_bullets = mortal bullets
money-mailbags = mailbags
money-posters = wanted posters
money-prisoners = companions
money-brawlers = brawlers
money-left_behind = left on the train

## What happened. $who is a player, $bandit and $target are figures

event-first_player = { $rule ->
    [HS-ATTACK-2] { $who } leads the way, from the rear.
   *[other] { $who } leads the way.
}
event-started = { $bandit } waits { $place_at }.
event-boarded = { $bandit } leaps from the saddle { $place_to }.
event-rode_on = { $bandit } gallops past the { $car }.
event-paired = { "" }
event-chose_pair = Player { $seat } rides with { $bandit } and { $partner }.
event-chose_bandit = Player { $seat } rides with { $bandit }.

event-round_began = Round { $amount }: { $round }
event-turn = { $turn ->
    [tunnel] The train dives into a tunnel.
    [speeding_up] The train speeds up.
    [switching] The train clatters over a switch.
    [turmoil] Dust and shouting: everybody at once!
    [bumpy] The train bucks like a mule. Hold on tight!
   *[standard] { "" }
}
event-drew = { $rule ->
    [PLAN-2] { "" }
   *[other] { $cards ->
        [unknown] { $who } draws { $amount ->
            [one] a card
           *[other] { $amount } cards
        }.
       *[other] { $who } draws { $cards }.
    }
}
event-picked = { $card ->
    [unknown] { $who } picks a card out of the deck.
   *[other] { $who } picks { $card } out of the deck.
}
event-played = { $card ->
    [unknown] { $who } plays a card face down.
   *[other] { $rule ->
        [PLAN-5] { $who } plays { $card }.
       *[other] { $who } plays { $card }, face down.
    }
}
event-no_extra = { "" }
event-passed = { $rule ->
    [MP-EVENT-3] { $who } does not stir.
   *[other] { $who } has nothing to play and nothing to draw.
}
event-discarded = { $who } throws away { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
event-reshuffled = { $who } shuffles the discard pile into a fresh deck.
event-drank = { $value ->
    [4] { $bandit } takes a swig of old whiskey.
   *[other] { $bandit } takes a swig of whiskey.
}
event-kept_cards = { $cards ->
    [unknown] { $who } keeps { $amount ->
        [one] a card
       *[other] { $amount } cards
    } for the next round.
   *[other] { $who } keeps { $cards } for the next round.
}

event-stealing = The pile is turned over. Now for it!
event-card = { $rule ->
    [MP-EVENT-3] Quick as a flash, { $bandit } plays { $card }.
   *[other] { "" }
}
event-passed_over = { $bandit } is long gone; the card is passed over.
event-no_effect = { $rule ->
    [SHOOT-1] { $amount ->
        [0] { $bandit } pulls the trigger. Click.
       *[other] { $bandit } aims, and finds nobody to shoot.
    }
    [PUNCH-1] { $bandit } swings at thin air.
    [ROB-1] { $bandit } pockets a handful of dust.
    [MOVE-1] { $bandit } paces up and down in the stagecoach.
    [HS-RIDE-1] { $bandit } whistles for a horse. None comes.
    [HS-HOSTAGE] { $bandit }'s hostage will not hear of it.
    [HS-GUN-1] { $bandit } reaches for the strongbox. The Shotgun shakes his head.
    [MP-ARREST] { $bandit } jingles the handcuffs. There is nobody to arrest.
    [MP-SHOOT] { $bandit } draws both guns, and puts them away again.
    [MP-IDEA] { $bandit } has an idea. It is not brilliant.
    [MP-CELL] { $bandit } rattles at the bars of the cell.
    [MP-BULLET] { $wound ->
        [lost_gun] { $bandit } reaches for the gun. It is gone.
        [wounded_knee] { $bandit } gets no further than the first rung on that knee.
       *[wounded_shoulder] { $bandit } cannot lift a fist with that shoulder.
    }
   *[other] { $bandit } tries something. It does not work.
}
event-moved = { $rule ->
    [MOVE-2] { $bandit } runs along the roofs to the { $car }.
   *[other] { $bandit } walks { $place_to }.
}
event-climbed = { $bandit } climbs { $place_to }.
event-shot = { $rule ->
    [MP-SHOOT] { $bandit } shoots { $target }: { $effect_told }
   *[other] { $bandit } shoots { $target }.
}
event-punched = { $rule ->
    [HS-GUN-1] { $bandit } punches the Shotgun.
   *[other] { $bandit } punches { $target }.
}
event-dropped = { $bandit } drops { $loot }.
event-kept = { $bandit } catches { $loot } of { $target }'s and keeps it.
event-pushed = { $rule ->
    [CHAR-DJANGO] The bullet carries { $target } { $place_to }.
    [HS-GUN-2] The Shotgun flies { $place_to }.
   *[other] { $target } flies { $place_to }.
}
event-robbed = { $rule ->
    [MP-EVENT-4] { $bandit } confiscates { $loot }, as evidence.
   *[other] { $bandit } robs { $loot }.
}
event-marshal_moved = { $rule ->
    [MARSHAL-1] { $bandit } lures the Marshal { $place_to }.
    [HS-EVENT-2] The Marshal staggers { $place_to }.
   *[other] The Marshal stomps { $place_to }.
}
event-met_marshal = { "" }
event-hit = { $rule ->
    [MEET-1] The Marshal shoots { $bandit }.
    [EVENT-1] Through the ceiling, the Marshal hits { $bandit }.
    [EVENT-5] A passenger shoots { $bandit }.
    [HS-GUN-3] The Shotgun fires at { $bandit }.
    [HS-EVENT-4] The Shotgun's buckshot finds { $bandit }.
    [HS-HOSTAGE] The poodle bites { $bandit }. It hurts like a bullet.
   *[other] { $bandit } takes a bullet.
}
event-fled = { $bandit } flees { $place_to }.
event-rode = { $bandit } rides up and jumps { $place_to }.
event-escaped = { $bandit } gallops off into the dust, for good.
event-took_hostage = { $bandit } takes the { $hostage } hostage.
event-met_shotgun = { "" }
event-passed_shotgun = { $bandit } runs past the Shotgun.
event-bullets_removed = { $amount ->
    [one] The last neutral bullet does not go round: it is thrown away.
   *[other] The last { $amount } neutral bullets do not go round: they are thrown away.
}

event-goal_turned = { $goal ->
    [unknown] { $who } reads a telegram and puts it away.
   *[other] A telegram for { $who }. “{ $goal }”: { $goal_hint }.
}
event-fetched = { $who } goes through the deck for a brilliant idea.
event-arrested = { $bandit } arrests { $target } { $place_at }. Off to the cell!
event-poster = { $bandit }'s wanted poster is taken down: captured.
event-brawler = What a blow! { $bandit } is a brawler now, and ${ $amount } the richer.
event-broke_out = { $bandit } picks the lock and slips { $place_to }.
event-copied = { $bandit } has a brilliant idea: { $card }.
event-freed = { $bandit } lets { $target } out of the cell.
event-gave = { $bandit } thanks { $target } with { $loot }.
event-freed_prisoner = { $own ->
    [yes] { $bandit } frees a faithful old companion.
   *[no] { $bandit } frees { $owner }'s companion and learns a trick.
}
event-lost_prisoner = { $own ->
    [yes] { $bandit } loses a faithful old companion to the Marshal.
   *[no] { $bandit } loses { $owner }'s companion to the Marshal.
}
event-lost_bag = { $bandit } loses { $loot } to the Marshal.
event-thrown_off = { $bandit } sends { $target } over the edge of the roof, for good.

event-event = { $ending }! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] { $bandit } is swept { $place_to }.
   *[other] { $bandit } slides { $place_to }.
}
event-strongbox = There it stands, { $place_at }: { $loot }.
event-left = { $bandit } leaves the purse where it is.
event-lost = { $bandit } loses { $loot } to the Marshal.
event-ransom = { $bandit } collects ${ $amount }.
event-horse_left = A horse beside the { $car } can run no more.
event-horses_fell_back = The horses fall back one car.
event-coach_rolled = The stagecoach falls back to the { $car }.
event-hoisted = { $loot } goes up { $place_to }.
event-rumor = There is talk of a goal of the Marshal's. “{ $goal }”: { $goal_hint }.
event-marshal_drank = The Marshal finds { $loot } and empties it.
event-shared = { $bandit } gets ${ $amount } of { $target }'s strongbox.
event-caught = { $bandit } is caught { $place_at }.
event-vanished = { $bandit } pulls a lever. The time machine hums, and then its seat is empty.
event-appeared = Out of thin air: { $bandit }, { $place_at }!
event-fare = { $bandit } finds ${ $amount } under the seat of the time machine.
event-over = The train is robbed. Time to count.

## What a player is asked

question-plan = { $turn ->
    [tunnel] { $who }, play a card face down, or draw three.
    [speeding_up] { $who }, play a card or draw three; everybody does so twice now.
   *[other] { $who }, play a card for later, or draw three.
}
question-move = Where does { $bandit } go?
question-climb = Where does { $bandit } climb?
question-shoot = Whom does { $bandit } shoot?
question-punch = Whom does { $bandit } punch?
question-token = What does { $target } drop?
question-keep = { $target } loses hold of { $loot }. Does { $bandit } keep it?
question-push = Where does { $target } fly?
question-rob = What does { $bandit } rob?
question-marshal = Where does { $bandit } send the Marshal?
question-pickpocket = { $bandit } is alone with a purse on the floor. Take it?
question-purse = Which purse does { $bandit } take?
question-keep_cards = { $keep ->
    [0] { $who }, what do you keep in hand for the next round?
    [one] { $who }, you may keep a card for the next round. Which one?
   *[other] { $who }, you may keep up to { $keep } cards for the next round. Which ones?
}
question-pick = { $who }, pick any one card of your deck before it is shuffled.
question-extra = { $choices ->
    [1] { $who }, nothing can follow this card.
   *[other] { $who }, your other bandit may follow the shot at once. With what?
}
question-caboose = { $who }, which of your two starts in the caboose, the last car?
question-pair = { $who }, which two do you ride with?
question-bandit = { $who }, whom do you ride with?
question-board = { $who }, here is the { $car }. Do you board it or ride on?
question-board_where = No rival is left in the saddle. Which car does { $bandit } board?
question-ride = Where does { $bandit } ride?
question-hide = Where will { $bandit } come out? Nobody else will know.
question-hostage = Whom does { $bandit } take hostage?
question-flee = Where does { $bandit } flee from the Shotgun?
question-turmoil = { $who }, choose in secret: play a card, or draw three.
question-turmoil_card = { $who }, which card do you put down in secret?
question-turmoil_cards = { $who }, two cards in secret. Which one comes first?
question-after_whiskey = { $who }, the whiskey warms you. Which card do you play?
question-first_of_two = { $who }, old whiskey is good for two cards. Which one comes first?
question-second_of_two = { $who }, and which one comes second?
question-and_then = { $choices ->
    [1] { $who }, nothing can follow this card.
   *[other] { $who }, another card may follow at once. Which one?
}
question-arrest = Whom does { $bandit } arrest?
question-marshal_shoot = Whom does { $bandit } shoot, and with which gun?
question-marshal_shoot_again = And with the other gun: whom does { $bandit } shoot?
question-mailbag = { $target } drops the mail. Which bag does { $bandit } take?
question-break_out = Out of the cell! Where does { $bandit } go?
question-free = Whom does { $bandit } free?
question-thanks = Free again! What does { $bandit } give { $target } for it?
question-rob_again = What else does { $bandit } rob, with a companion to carry it?
question-reflex = { $who }, quick: which card of your hand do you play at once?
question-angry_shot = Does { $bandit } shoot in his anger?
question-angry_move = Does { $bandit } stomp off in his anger?
question-flask = Which flask does { $bandit } take?
question-deadly_shot = { $target } stands at the end of the train. Where does the bullet lead?

## What a player may answer

option-play = { $card }: { $card_hint }
option-play_hidden = { $card }, face down
option-keep_card = { $card }
option-pick = { $card }
option-draw = Draw three cards
option-pass = Pass
option-done = { $question ->
    [marshal_shoot_again] Nobody: one bullet is enough
    [rob_again] Nothing more
    [angry_shot] No, hold fire
    [angry_move] No, stay here
   *[other] Done: the rest is put away
}
option-keep = Keep it
option-drop = Let it drop
option-take = Take it
option-leave = Leave it
option-board = Board it
option-ride_on = Ride on
option-board_one = Only { $target } boards it
option-board_both = Both board it
option-escape = Ride off for good, with the loot
option-hostage = the { $hostage } ({ $hostage_ransom }): { $hostage_cost }
option-drink = Drink whiskey: draw three cards, then play one
option-drink_old = Drink old whiskey: play two cards
option-drink_full = Drink from the full flask: draw three cards, then play one
option-drink_half = Drink from the half-empty flask: draw three cards, then play one
option-drink_old_full = Drink from the full flask of old whiskey: play two cards
option-drink_old_half = Drink from the half-empty flask of old whiskey: play two cards
option-drink_bandit = { $value ->
    [1] { $target } drinks from a full flask: draw three cards, then play one
    [2] { $target } drinks from a full flask of old whiskey: play two cards
    [3] { $target } drinks from a half-empty flask: draw three cards, then play one
   *[4] { $target } drinks from a half-empty flask of old whiskey: play two cards
}
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
    [yes] Your own companion: you rob two things at once
   *[no] { $owner }'s companion: whoever has this one { $owner_ability }
}
option-place = { $place }
option-token = { $loot }
option-figure = { $question ->
    [pair] { $target } and { $partner }
    [bandit] { $target }: { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## The table

table-round = Round { $number } of { $count }: { $round }. { $first } goes first.
table-turn = Turn { $number }, { $turn }: { $turn_hint }.
table-stealing = Stealing: the cards are done in the order they were played.
table-ending = Then { $ending }: { $ending_hint }.
table-keep = After planning everybody may keep { $keep ->
    [one] a card
   *[other] { $keep } cards
} for the next round.
table-bandit = bandit
table-hand = hand
table-deck = deck
table-discards = discards
table-bullets = bullets
table-hits = hits
table-loot = loot
table-hostage = hostage
table-total = = ${ $money }
table-legend = { loot-purse.sign } purse   { loot-jewel.sign } jewel   { loot-strongbox.sign } strongbox   { $law ->
    [yes] neutral bullets left
   *[no] bullets left for the Marshal
}: { $bullets }
table-legend-horses = { $horse } horse   ▼ flask   ▽ half-empty flask
table-legend-coach = { figure-shotgun.letter } Shotgun
table-flask = { $value ->
    [unknown] ▼?
    [1] ▼
    [2] ▼old
    [3] ▽
   *[4] ▽old
}
table-hostages = Hostages left in the stagecoach: { $hostages }
table-saddle = Still in the saddle: { $names }
table-gone = Gone for good: { $names }
table-travelling = Travelling in time: { $names }
table-hiding = You will come out { $place_at }; nobody else knows.
table-poster = poster
table-companion = with
table-brawler = ✦{ $amount }
table-legend-law = { loot-mailbag.sign } mailbag   ✦ brawler card   ╫ cell
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
hand = Your hand: { $cards }
hand-empty = nothing
kept = You keep: { $cards }
discards = Your discard pile: { $cards }
and = and
dollars = ${ $amount }
several = { $count } × { $card }

## Playing at the keyboard

welcome = Five rounds, one train, and the richest bandit wins. In each round everybody first
    plays action cards onto one pile, in turns; then the pile is turned over and the cards
    are done in that order, whatever has become of the plan.
welcome-law = With Marshal & Prisoners one player is the Marshal: if he has met four of his five
    goals at the end, he wins, however rich the bandits are.
you-can = You are { $who }, who { $ability }.
you-are = You are { $who }.
you-are-marshal = You are the Marshal. You do not rob: you arrest, shoot with two guns, and win if
    four of your five goals are met. One is turned up in every round, for your eyes only.
welcome-keys = Type the number of a choice, or its words. ? explains everything,
    log tells the story so far, quit saves and leaves.
welcome-back = Back on the train, where you left it.
hand-over = Hand the keyboard to { $who }, then press Enter.
prompt = { $who } (1-{ $count }, ? for help) >
no-such-number = There is no choice { $typed }; type a number from 1 to { $count }.
did-you-mean = “{ $typed }” is no choice here. Did you mean “{ $nearest }”?
not-understood = “{ $typed }” is no choice here. Type a number from 1 to { $count },
    the words behind it, or ? for help.
saving = The game is saved after every choice you make: { $file }
saved = Saved as { $file }
not-saved = The game could not be saved: { $reason }
resume = Go on with: { $command }

## Help

help-goal-title = The job
help-goal = Be the richest after five rounds. Purses are worth $250 to $500, a jewel $500,
    a strongbox $1,000. Whoever fires the most bullets is the gunslinger and gets $1,000.
help-round-title = A round
help-round = First everybody plans: turn by turn, each plays one action card onto the pile or
    draws three. Then the pile is turned over and every card is done in order. A card that
    is possible must be done; one that is not has no effect. Bullets you take go into your
    deck and clog your hand.
help-meeting = Inside the Marshal's car you are shot and chased to the roof.
help-horses-title = Horses and whiskey
help-horses = A ride card needs a horse beside your car, whether you are inside or on the roof: go
    up to three cars, or none, and end inside. With a flask you may drink instead of playing or
    drawing: whiskey lets you draw three cards and play one, old whiskey play two. A flask is
    good for two drinks and worth nothing at the end.
help-coach-title = The stagecoach
help-coach = It faces one car and falls back to the next after every round. You get inside by riding,
    or by climbing down from its roof, and take a hostage: a nuisance now, a ransom at the end. The
    Shotgun guards the strongbox on it until somebody punches him onto the train. From then on
    he shoots whoever comes to his roof or runs past.
help-hostages-title = Hostages
help-machine-title = The time machine
help-machine = It stands in front of the locomotive, one step from its inside and from its roof.
    There is nothing to climb in it, and the Marshal stays out. Whoever is alone in it when a round
    ends travels in time: he hides in secret under the train or the stagecoach, and appears there
    when stealing starts. Alone in it after the last round, you find $500 and keep the loot lying
    in it.
help-cursed-title = Cursed loot
help-cursed = Jewels and strongboxes lie face down, too, and some loot is nearly worthless: four
    purses of $1 or $2, two jewels of $5 and a strongbox of $10. Only those know who have held it.
help-law-title = Marshal & Prisoners
help-law = One player is the Marshal. With four of his five secret goals met at the end he wins;
    if he fails, the richest bandit does. He does not chase you to the roof; you may shoot him,
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
    ability; with your own you rob two things at once.
help-marshal-title = You are the Marshal
help-marshal = Arrest bandits who stand where you stand: the first time, you capture their wanted
    posters. A Shoot card fires at one bandit, or at two, one with each gun. Your + cards may
    be followed by another card on a standard turn. The mail no bandit holds at the end is
    yours, and so are the prisoners nobody has freed.
help-bullets-title = The Marshal's bullets
help-goals-title = Goals the Marshal may have
help-warrants = Two of the five goals are warrants: to arrest a certain bandit at least once.
help-turns-title = Turns
help-cards-title = Cards
help-ending-title = This round ends with
help-you-title = You
help-others-title = The others
help-keys-title = Keys
help-line = { $name }: { $hint }
help-key-number = the choice with that number; its words do as well
help-key-enter = show the table again
help-key-help = this page
help-key-log = the story so far
help-key-save = save now; every choice of yours is saved anyway
help-key-quit = save and leave

## The end

score-title = The loot
score-total = total
score-hits = bullets taken
score-winner = { $count ->
    [one] { $names } wins and rides off into the sunset. Drinks are on the house!
   *[other] { $names } win together and ride off into the sunset. Drinks are on the house!
}
score-nobody = Nobody got away, so nobody wins. The Marshal pours himself a whiskey.
score-goals = The Marshal has met { $met } of his { $count } goals; he needed { $needed }.
score-goal = { $met ->
    [yes] ✓ { $goal }: { $goal_hint }
   *[no] ✗ { $goal }: { $goal_hint }
}
score-fell = But he was thrown off the train, and cannot win.
score-law = { $count ->
    [0] The Marshal wins. Order rules on the railroad, for today.
   *[other] The Marshal wins, and so does { $names }, who had a guilty conscience.
}
score-barred = { $count ->
    [one] { $names } cannot win, however rich.
   *[other] { $names } cannot win, however rich they are.
}
score-gunslinger = { $count ->
    [one] Gunslinger: { $names }
   *[other] Gunslingers: { $names }
}
record = The record of the game: { $file }
replay = Tell it again with: { $command }

## Telling a game again

replay-keys = Enter goes on, q quits.
replay-unfinished = Here the record ends; the game is not over.

## What a legend would have done

review-title = What would a legend have done?
review-none = Nothing to regret: a legend would hardly have done better.
review-moment = { $phase ->
    [planning] Round { $round }, turn { $turn }: { $question }
   *[other] Round { $round }: { $question }
}
review-chosen = Chosen: { $option }
review-better = A legend: { $option }
review-loss = { $points ->
    [one] It cost about one point of the chance to win.
   *[other] It cost about { $points } points of the chance to win.
}
review-hint = A hundred points are a sure win. These are estimates, by what could be known at the time.
