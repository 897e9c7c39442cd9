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
    .ability = may open every round with a card face down
figure-doc = Doc
    .letter = D
    .ability = starts every round with one card more
figure-tuco = Tuco
    .letter = T
    .ability = also shoots through the roof of the car, up or down
figure-cheyenne = Cheyenne
    .letter = C
    .ability = may keep a purse knocked loose by a punch
figure-belle = Belle
    .letter = B
    .ability = can't be shot or punched while others can be
figure-django = Django
    .letter = J
    .ability = knocks anybody shot one car further
figure-mei = Mei
    .letter = M
    .ability = climbs diagonally, too: up or down into the next car
figure-marshal = Marshal
    .letter = ★
    .told = the Marshal
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
# Not on the train: not yet, or no more
place-away = away
    .to = away
    .at = away

## Loot. $loot
## .hidden says, of a token that lies face down, what nobody sees.
loot-purse = { $value ->
    [unknown] a purse
   *[other] a purse (${ $value })
}
    .hidden = value hidden
    .sign = $
loot-jewel = { $value ->
    [unknown] a jewel
   *[other] a jewel (${ $value })
}
    .hidden = value hidden
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] a strongbox
   *[other] a strongbox (${ $value })
}
    .hidden = value hidden
    .sign = ■

## Action cards. $card
card-move = Move
    .short = Move
    .hint = to the next car, either way; on roofs up to three
card-climb = Climb
    .short = Climb
    .hint = up onto the roof, or back down
card-shoot = Shoot
    .short = Shoot
    .hint = one of your bullets for somebody in sight
card-punch = Punch
    .short = Punch
    .hint = a bandit here drops loot and is knocked a car away
card-rob = Rob
    .short = Rob
    .hint = grab loot lying where you stand
card-marshal = Marshal
    .short = Marshal
    .hint = send the Marshal to the next car, either way
card-bullet = Bullet
    .short = Bullet
    .hint = lead in your hand, can't be played

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
    .hint = the other way round; the first player's side still begins

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
# A round card of your own, by the $name in its file
round-other = { $name }

## What ends a round. $ending
ending-angry_marshal = Angry Marshal
    .hint = he shoots everybody on his roof, then goes one car back
    .told = The Marshal empties his gun into the ceiling and walks on.
ending-swivel_arm = Swivel arm
    .hint = bandits on the train's roofs are swept to the last car
    .told = A mail crane swings out over the roofs.
ending-braking = Braking
    .hint = bandits on the train's roofs slide one car forward
    .told = The driver has seen a cow. The brakes scream.
ending-take_it_all = Take it all
    .hint = another strongbox lands in the Marshal's car
    .told = The company trusts the Marshal with another strongbox.
ending-passengers_rebellion = Passengers' rebellion
    .hint = every bandit inside a car takes a bullet
    .told = The passengers have had enough, and they're armed.
ending-marshals_revenge = Marshal's revenge
    .hint = everybody on his roof loses the cheapest purse
    .told = The Marshal reaches up and takes what he can get hold of.
ending-pickpocketing = Pickpocketing
    .hint = a lone bandit may pocket one more purse lying there
    .told = The platform is crowded. One last pocket, one last purse.
ending-hostage_conductor = Conductor held hostage
    .hint = every bandit in or on the locomotive gets $250
    .told = The company pays in cash, at the locomotive.

## Money by source, at the end
money-purses = purses
money-jewels = jewels
money-strongboxes = strongboxes
money-station = at the station
money-gunslinger = gunslinger
money-left_behind = left on the train

## What happened. $who is a player, $bandit and $target are figures
event-first_player = { $rule ->
    [HS-ATTACK-2] { $who }, in the rearmost car, is the first player.
   *[other] { $who } goes first.
}
event-started = { $bandit } waits { $place_at }.
event-paired = { "" }
event-chose_pair = Player { $seat } rides with { $bandit } and { $partner }.
event-chose_bandit = Player { $seat } rides with { $bandit }.

event-round_began = { $named ->
        [no] Round { $amount }
       *[yes] Round { $amount }: { $round }
    }
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
    [MP-EVENT-3] { $who } doesn't stir.
   *[other] { $who } has nothing to play and nothing to draw.
}
event-discarded = { $who } throws away { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
event-reshuffled = { $who } shuffles the discard pile into a fresh deck.
event-kept_cards = { $cards ->
    [unknown] { $who } keeps { $amount ->
        [one] a card
       *[other] { $amount } cards
    } for the next round.
   *[other] { $who } keeps { $cards } for the next round.
}

event-stealing = The pile is turned over. Here we go!
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
    [ROB-1] Nothing here to steal: { $bandit } pockets a handful of dust.
    [MOVE-1] { $bandit } paces up and down in the stagecoach.
    [HS-RIDE-1] { $bandit } whistles for a horse. None comes.
    [HS-HOSTAGE] { $bandit }'s hostage won't hear of it.
    [HS-GUN-1] { $bandit } reaches for the strongbox. The Shotgun shakes his head.
    [MP-ARREST] { $bandit } jingles the handcuffs. There's nobody to arrest.
    [MP-SHOOT] { $bandit } draws both guns, and puts them away again.
    [MP-IDEA] { $bandit } has an idea. It isn't brilliant.
    [MP-CELL] { $bandit } rattles at the bars of the cell.
    [MP-BULLET] { $wound ->
        [lost_gun] { $bandit } reaches for the gun. It's gone.
        [wounded_knee] { $bandit } gets no further than the first rung on that knee.
       *[wounded_shoulder] { $bandit } can't lift a fist with that shoulder.
    }
   *[other] { $bandit } tries something. It doesn't work.
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
event-kept = { $target } drops { $loot }, and { $bandit } keeps it.
event-pushed = { $rule ->
    [CHAR-DJANGO] The bullet carries { $target } { $place_to }.
    [HS-GUN-2] The Shotgun flies { $place_to }.
   *[other] { $target } flies { $place_to }.
}
event-robbed = { $rule ->
    [MP-EVENT-4] { $bandit } confiscates { $loot }, as evidence.
   *[other] { $bandit } steals { $loot }.
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
event-bullets_removed = { $amount ->
    [one] Not enough neutral bullets for everybody: the last one is removed.
   *[other] Not enough neutral bullets for everybody: the last { $amount } are removed.
}

event-event = { $ending }! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] { $bandit } is swept { $place_to }.
   *[other] { $bandit } slides { $place_to }.
}
event-strongbox = There it stands, { $place_at }: { $loot }.
event-left = { $bandit } leaves the purse where it is.
event-lost = { $bandit } loses { $loot } to the Marshal.
event-over = The train is robbed. Time to count.

## What a player is asked
question-plan = { $turn ->
    [tunnel] { $who }, play a card face down, or draw three.
    [speeding_up] { $who }, play a card or draw three; everybody does so twice now.
   *[other] { $who }, play a card for later, or draw three.
}
question-move = Where does { $bandit } go?
question-climb = Where does { $bandit } climb?
question-shoot = Who does { $bandit } shoot?
question-punch = Who does { $bandit } punch?
question-token = What does { $target } drop?
question-keep = { $target } loses hold of { $loot }. Does { $bandit } keep it?
question-push = Where is { $target } knocked?
question-rob = What does { $bandit } steal { $place_at }?
question-marshal = Where does { $bandit } send the Marshal?
question-pickpocket = { $bandit } is alone with a purse on the floor. Take it?
question-purse = Which purse does { $bandit } take { $place_at }?
question-keep_cards = { $keep ->
    [0] { $who }, what do you keep in hand for the next round?
    [one] { $who }, you may keep a card for the next round. Which one?
   *[other] { $who }, you may keep up to { $keep } cards for the next round. Which ones?
}
question-pick = { $who }, pick any one card of your deck before it's shuffled.
question-extra = { $choices ->
    [1] { $who }, nothing can follow this card.
   *[other] { $who }, your other bandit may act right after this shot. Which card?
}
question-caboose = { $who }, which of your two starts in the caboose, the last car?
question-pair = { $who }, which two do you ride with?
question-bandit = { $who }, who do you ride with?

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
   *[other] Done: put the rest away
}
option-keep = Keep it
option-drop = Let it drop
option-take = Take it
option-leave = Leave it
option-place = { $place }
# Tokens that look alike: $which of $count; 0 where there is only one
option-token = { $loot }{ $hidden ->
    [yes] , { $loot_hidden }
   *[no] { "" }
}{ $which ->
    [0] { "" }
   *[other] { " " }({ $which } of { $count })
}
option-figure = { $question ->
    [pair] { $target } and { $partner }
    [bandit] { $target }: { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## The table
table-round = { $named ->
        [no] Round { $number } of { $count }
       *[yes] Round { $number } of { $count }: { $round }
    }. { $first } goes first.
table-turn = Turn { $number }, { $turn }: { $turn_hint }.
table-stealing = Stealing: the cards are done in the order they were played.
table-ending = Then “{ $ending }”: { $ending_hint }.
left-out-abilities = A simplified table: nobody has an ability here.
left-out-events = A simplified table: rounds end without events here.
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
table-total = = ${ $money }
table-legend = { loot-purse.sign } purse   { loot-jewel.sign } jewel   { loot-strongbox.sign } strongbox   { $marshal ->
    [yes] neutral bullets left
   *[no] bullets left for the Marshal
}: { $bullets }
table-gone = Gone for good: { $names }
hand = Your hand: { $cards }
hand-empty = nothing
kept = You keep: { $cards }
discards = Your discard pile: { $cards }
and = and
dollars = ${ $amount }
several = { $count } × { $card }

## Playing at the keyboard
welcome = Five rounds, one train, and the richest wins. In each round everybody first plays
    action cards onto one pile, in turns; then the pile is turned over and the cards are
    done in that order, whatever has become of the plan.
you-can = You're { $who }, who { $ability }.
you-are = You're { $who }.
welcome-keys = Type the number of a choice, or its words. ? explains everything,
    log tells the story so far, quit saves and leaves.
welcome-back = Back on the train, where you left it.
hand-over = Hand the keyboard to { $who }, then press Enter.
prompt = { $who } (1-{ $count }, ? for help) >
no-such-number = There's no choice { $typed }; type a number from 1 to { $count }.
did-you-mean = “{ $typed }” is no choice here. Did you mean “{ $nearest }”?
not-understood = “{ $typed }” is no choice here. Type a number from 1 to { $count },
    the words behind it, or ? for help.
saving = The game is saved after every choice you make: { $file }
saved = Saved as { $file }
not-saved = The game couldn't be saved: { $reason }
resume = Go on with: { $command }
replace-saved = { $file } already holds a saved game. Replace it?

## A seat for a program

told-news = Since your last choice:
told-notes = Your notes:
told-answer = Answer with the number of an option, or with the words in brackets behind it.
told-bullets = { $marshal ->
    [yes] Neutral bullets left
   *[no] Bullets left for the Marshal
}: { $bullets }

## Help
help-goal-title = The job
help-goal = Be the richest bandit after five rounds.
help-goal_marshal = A bandit wants to be the richest after five rounds, and the Marshal to
    fail.
help-goal_team = Be the richest team after five rounds. What your partner has is yours, too.
help-goal_pair = Be the richest player after five rounds. The money of both your bandits
    counts.
help-goal_duel = Be richer than the other side after five rounds. The money of both your
    bandits counts.
help-loot = Purses are worth $250 to $500, a jewel $500, a strongbox $1,000.
help-loot_cursed = Purses are worth $250 to $500, a jewel $500, a strongbox $1,000, unless
    they're cursed.
help-prize = The bandit who fires the most bullets is the gunslinger and gets $1,000.
help-prize_duel = In a duel there's no prize for gunslingers.
help-prize_pair = Whoever's two fire the most bullets gets $1,000; shots at their own don't
    count.
help-prize_team = The team that fires the most bullets gets $1,000; those that hit a partner
    don't count.
help-round-title = A round
help-round = First everybody plans: turn by turn, each plays one action card onto the pile or
    draws three. Then the pile is turned over and every card is done in order. What can
    be done must be done; what can't has no effect. Bullets you take go into your deck and
    clog your hand.
help-meeting = Inside the Marshal's car you're shot and chased to the roof.
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
score-barred = { $count ->
    [one] { $names } can't win, however rich.
   *[other] { $names } can't win, however rich they are.
}
score-gunslinger = { $count ->
    [one] Gunslinger: { $names }
   *[other] Gunslingers: { $names }
}
score-awards = What the game will be remembered for
score-award = { $award }: { $bandit }. { $award_told }
award-marshal = The Marshal's darling
    .told = { $amount ->
        [one] One meeting with the law, and not a social one.
       *[other] { $amount } meetings with the law, none of them social.
    }
award-roofs = Cat burglar
    .told = { $amount ->
        [one] One piece of loot lifted on the roofs. Lovely view, too.
       *[other] { $amount } pieces of loot lifted on the roofs. Lovely view, too.
    }
award-sieve = The human sieve
    .told = { $amount ->
        [one] One bullet taken. It whistles in the wind.
       *[other] { $amount } bullets taken. It whistles in the wind.
    }
award-butterfingers = Butterfingers
    .told = { dollars } dropped along the line. The vultures say thank you.
award-lucky = Born lucky
    .told = { dollars } in the average purse, and all without peeking.
award-punchbag = Everybody's punchbag
    .told = { $amount ->
        [one] Punched once. The jaw sends its regards.
       *[other] Punched { $amount } times. The jaw sends its regards.
    }
award-fists = Iron fists
    .told = { $amount ->
        [one] One punch landed. Nothing personal.
       *[other] { $amount } punches landed. Nothing personal.
    }
award-dust = Best-laid plans
    .told = { $amount ->
        [one] One card for nothing. On paper it looked brilliant.
       *[other] { $amount } cards for nothing. On paper it all looked brilliant.
    }
award-driver = Friend of the law
    .told = { $amount ->
        [one] Walked the Marshal once. He never said thanks.
       *[other] Walked the Marshal { $amount } times. He never said thanks.
    }
award-thief = Sticky fingers
    .told = { $amount ->
        [one] One piece of loot picked up. Somebody had to.
       *[other] { $amount } pieces of loot picked up. Somebody had to.
    }
award-runner = Restless boots
    .told = { $amount ->
        [one] On the move once. The train was moving anyway.
       *[other] On the move { $amount } times. The train was moving anyway.
    }
record = The record of the game: { $file }
replay = Tell it again with: { $command }

## Telling a game again
replay-keys = Enter goes on, q quits.
replay-unfinished = Here the record ends; the game isn't over.
replay-trouble-rules = This game was played by older rules. It's told as far as it can be, and may have gone differently.
replay-trouble-damaged = This record is damaged. It's told as far as it goes.
replay-trouble-changed = This record doesn't add up: somebody changed it, or it was played by other rules.

## What a legend would have done
review-title = What would a legend have done?
review-none = Nothing to regret: a legend would hardly have done better.
review-moment = { $phase ->
    [planning] Round { $round }, turn { $turn }: { $question }
   *[other] Round { $round }: { $question }
}
review-chosen = Chosen: { $option }
review-better = A legend: { $option }
review-loss = It lowered the chance to win by about { $points }%.
review-hint = 100% is a sure win. These are estimates, by what could be known at the time.

## The chances to win during a game, and what moved them
review-chances = Chances to win (%): before and after the deal, and at the end of each round
review-start = start
review-deal = deal
review-moved = What moved them, in points (± is the standard error)
review-luck = luck
review-own = own choices
review-others = others’ choices
review-error = error per decision
review-decimal = { $whole }.{ $tenth }
review-key-moments = Key moments
review-jump = Round { $round }: { $player } { $before }% → { $after }% (luck { $luck }, own choices { $own }, others { $others })
review-turning-point = The turning point.
review-stroke = A stroke of luck.
review-bad-luck = A stroke of bad luck.
review-slip = A slip.
review-blunder = A blunder.
review-masterstroke = A masterstroke.

## Why an option is better than another, as counted over many deals. $with and $without are the two
## options, $often says how often $fact is true with the first, $seldom with the second. $who,
## $what and $which are the figure, loot and card of a fact, or "any"
often = { $often ->
    [never] not once
    [hardly_ever] hardly ever
    [one_of_ten] in one case out of ten
    [one_of_five] in one case out of five
    [one_of_three] in one case out of three
    [half] in half the cases
    [two_of_three] in two cases out of three
    [four_of_five] in four cases out of five
    [nine_of_ten] in nine cases out of ten
    [almost_always] almost every time
   *[always] every time
}
reason-differs = With “{ $with }”, { $fact } { $often }; with “{ $without }”, { $seldom }.
reason-price = Then again, with “{ $with }”, { $fact } { $often }; with “{ $without }”, { $seldom }.
reason-money = “{ $with }” leaves you about { dollars } better off by the end of the round than “{ $without }”.
reason-close = “{ $without }” is almost as good.
reason-equal = “{ $without }” is almost as good: nothing much sets the two apart.
reason-lost = Winning is all but out of reach, whatever you choose.
reason-won = You've all but won, whatever you choose.
reason-sum = No single thing decides it; many small ones make it better than “{ $without }”.
reason-counts = { $fact }: { $count } of { $tries } with “{ $with }”, { $fewer } with “{ $without }”.
fact-took = you take { $what ->
    [any] some loot
   *[other] { $loot }
}
fact-lost = you lose { $what ->
    [any] some loot
   *[other] { $loot }
}
fact-knocked = { $who ->
    [any] somebody
   *[other] { $figure }
} knocks { $what ->
    [any] some loot
   *[other] { $loot }
} out of your hands
fact-knocks = you knock { $what ->
    [any] some loot
   *[other] { $loot }
} out of { $who ->
    [any] somebody's
   *[other] { $figure }'s
} hands
fact-rival = { $who ->
    [any] a rival
   *[other] { $figure }
} takes { $what ->
    [any] some loot
   *[other] { $loot }
}
fact-first = { $who ->
    [any] a rival
   *[other] { $figure }
} beats you to { $what ->
    [any] some loot
   *[other] { $loot }
}
fact-paid = you get some extra cash
fact-shoots = you shoot { $who ->
    [any] somebody
   *[other] { $figure }
}
fact-shot = { $who ->
    [any] somebody
   *[other] { $figure }
} shoots you
fact-punched = { $who ->
    [any] somebody
   *[other] { $figure }
} punches you
fact-met = you run into { $who ->
    [shotgun] the Shotgun
   *[other] the Marshal
}
fact-rebellion = a passenger's bullet hits you
fact-wasted = { $which ->
    [any] a card of yours does
   *[other] your “{ $card }” does
} nothing
fact-gunslinger = nobody has fired more bullets than you
fact-within_reach = you end the round standing on { $what ->
    [any] loot
   *[other] { $loot }
}

## Looking up a rule. $who chooses, or might; $name is that of a scenario, in English
rules-example = For example: { $name }
rules-pile = The pile, first card first: { $cards }.
rules-ending = The round ends with: { $ending }.
rules-wanted = Wanted: { $setup }
rules-refused = Refused: { $reason }
rules-more = More in { $files }
example-chooses = { $who } chooses: { $options }.
example-offers = { $who } may choose: { $options }.
example-refuses = { $who } may not choose: { $options }.

## Pictures of a position
picture-round = Round { $number } of { $count }
picture-over = The game is over
picture-before = Before the first round
picture-money = ${ $money }
picture-waiting = A table is waiting
picture-seat = { $who }, round { $number }
picture-seats = { $taken } of { $count } seats are taken.

# Calls to a player whose page is closed: a notification, and what a chat is told
call-turn = Your turn
call-reminder = Your time is nearly up
call-where = With { $names }, round { $round } of { $rounds }
call-hook-turn = Your turn on the train with { $names } (round { $round } of { $rounds }): { $link }
call-hook-reminder = Your time is nearly up on the train with { $names } (round { $round } of { $rounds }): { $link }
call-hook-table = { $name }, it’s your turn (round { $round } of { $rounds }): { $link }
call-trial = Just a try
call-trial-body = This is how the train will call you.
