### Colt Express по-русски.
###
### Имена стоят в падежах: .gen (кого?), .dat (кому?), .acc (вижу кого?), .prep (где?).
### У бандита в предложении есть $bandit_gen, $bandit_dat, $bandit_acc и так далее.
### Фигурка, которую внутри предложения зовут иначе, говорит об этом в .told.
### Рассказ ведётся в настоящем времени, поэтому роды ему не нужны. С игроком мы на «ты».
### Чего читателю знать нельзя, то приходит словом "unknown". Пустое предложение { "" }
### не рассказывается. Перед тире и знаком $ стоят неразрывные пробелы.

## Фигурки. $bandit, $target, $partner
figure-ghost = Призрак
    .gen = Призрака
    .dat = Призраку
    .acc = Призрака
    .letter = П
    .ability = может начать раунд картой рубашкой вверх
figure-doc = Док
    .gen = Дока
    .dat = Доку
    .acc = Дока
    .letter = Д
    .ability = начинает раунд с одной лишней картой
figure-tuco = Туко
    .gen = Туко
    .dat = Туко
    .acc = Туко
    .letter = Т
    .ability = стреляет и сквозь крышу вагона, вверх и вниз
figure-cheyenne = Шайенн
    .gen = Шайенн
    .dat = Шайенн
    .acc = Шайенн
    .letter = Ш
    .ability = может забрать себе кошелёк, выбитый ударом
figure-belle = Красотка
    .gen = Красотки
    .dat = Красотке
    .acc = Красотку
    .letter = К
    .ability = не цель для выстрела и удара, пока есть другая
figure-django = Джанго
    .gen = Джанго
    .dat = Джанго
    .acc = Джанго
    .letter = Ж
    .ability = отбрасывает подстреленного на вагон дальше
figure-mei = Мэй
    .gen = Мэй
    .dat = Мэй
    .acc = Мэй
    .letter = М
    .ability = лазает и наискосок, сразу в соседний вагон
figure-marshal = Шериф
    .told = шериф
    .gen = шерифа
    .dat = шерифу
    .acc = шерифа
    .letter = ★
# Игрок, у которого ещё нет бандита, и тот, у кого их двое. $who
seat-nobody = Игрок { $seat }
seat-gang = Банда { $bandit_gen }

## Вагоны. $car
## .short стоит под вагоном на рисунке: не больше 8 знаков.
car-locomotive = локомотив
    .gen = локомотива
    .prep = локомотиве
    .short = Паровоз
car-baggage = багажный вагон
    .gen = багажного вагона
    .prep = багажном вагоне
    .short = Багаж
car-second_class = вагон второго класса
    .gen = вагона второго класса
    .prep = вагоне второго класса
    .short = II класс
car-first_class = вагон первого класса
    .gen = вагона первого класса
    .prep = вагоне первого класса
    .short = I класс
car-dining = вагон-ресторан
    .gen = вагона-ресторана
    .prep = вагоне-ресторане
    .short = Ресторан
car-mail = почтовый вагон
    .gen = почтового вагона
    .prep = почтовом вагоне
    .short = Почта
car-saloon = вагон-салун
    .gen = вагона-салуна
    .prep = вагоне-салуне
    .short = Салун
# Ваш собственный вагон, под именем $name из его файла
car-other = вагон «{ $name }»
    .gen = вагона «{ $name }»
    .prep = вагоне «{ $name }»
    .short = { $name }

# $place; .climb — что делает тот, кто лезет сюда
place-car = { $car }
    .to = в { $car }
    .at = в { $car_prep }
    .climb = спускается в { $car }
place-roof = крыша { $car_gen }
    .to = на крышу { $car_gen }
    .at = на крыше { $car_gen }
    .climb = лезет на крышу { $car_gen }
# Не в поезде: ещё или уже
place-away = далеко от поезда
    .to = прочь с поезда
    .at = далеко от поезда

## Добыча. $loot
## .hidden — чего не видно, пока жетон лежит лицом вниз.
loot-purse = { $value ->
    [unknown] кошелёк
   *[other] кошелёк ({ $value } $)
}
    .acc = { $value ->
    [unknown] кошелёк
   *[other] кошелёк ({ $value } $)
}
    .hidden = стоимость скрыта
    .sign = $
loot-jewel = { $value ->
    [unknown] драгоценность
   *[other] драгоценность ({ $value } $)
}
    .acc = { $value ->
    [unknown] драгоценность
   *[other] драгоценность ({ $value } $)
}
    .hidden = стоимость скрыта
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] кейс
   *[other] кейс ({ $value } $)
}
    .acc = { $value ->
    [unknown] кейс
   *[other] кейс ({ $value } $)
}
    .hidden = стоимость скрыта
    .sign = ■

## Карты действий. $card
card-move = Движение
    .short = Движ.
    .hint = внутри — на вагон, по крышам — хоть на три
card-climb = Лестница
    .short = Лестн.
    .hint = на крышу или обратно вниз
card-shoot = Выстрел
    .short = Выстр.
    .hint = подарить свою пулю тому, кто на виду
card-punch = Удар
    .short = Удар
    .hint = выбить добычу у бандита, который здесь же, и отшвырнуть его на вагон
card-rob = Кража
    .short = Кража
    .hint = прибрать к рукам то, что лежит под ногами
card-marshal = Шериф
    .short = Шериф
    .hint = спровадить шерифа в соседний вагон
card-bullet = Пуля
    .short = Пуля
    .hint = свинец на руке: место занимает, а сыграть нельзя

# Карта, у которой важен хозяин
owned-card = { $card } ({ $owner })
# Карта, которую видели только чужие глаза
hidden-card = ▒▒▒▒

## Ходы планирования. $turn
turn-standard = Стандартный
    .hint = карты кладут в открытую, у всех на виду
turn-tunnel = Туннель
    .hint = карты кладут рубашкой вверх, и свою знаешь только ты
turn-speeding_up = Разгон
    .hint = каждый действует дважды подряд
turn-switching = Перевод стрелки
    .hint = в обратную сторону, но начинает сторона первого игрока

## Карты раундов. $round
round-angry_marshal = Разгневанный шериф
round-swivel_arm = Поворотный кронштейн
round-braking = Торможение
round-take_it_all = Забирайте всё
round-passengers_rebellion = Пассажиры дают отпор
round-bridge = Мост
round-tunnel = Туннель
round-marshals_revenge = Месть шерифа
round-pickpocketing = Карманная кража
round-hostage_conductor = Выкуп за машиниста
# Ваша собственная карта раунда, под именем $name из её файла
round-other = { $name }

## Чем кончается раунд. $ending
ending-angry_marshal = Разгневанный шериф
    .hint = палит по всем над собой и уходит на вагон к хвосту
    .told = С досады он разряжает кольт прямо в потолок.
ending-swivel_arm = Поворотный кронштейн
    .hint = бандитов с крыш поезда сметает на последний вагон
    .told = Над крышами со скрипом разворачивается железная лапа.
ending-braking = Торможение
    .hint = бандитов на крышах поезда тащит на вагон вперёд
    .told = Машинист увидел корову. Тормоза визжат.
ending-take_it_all = Забирайте всё
    .hint = в вагоне шерифа появляется ещё один кейс
    .told = Компания доверяет шерифу ещё один кейс. Зря.
ending-passengers_rebellion = Пассажиры дают отпор
    .hint = каждый бандит внутри поезда получает пулю
    .told = Терпение у пассажиров кончилось. Патроны — нет.
ending-marshals_revenge = Месть шерифа
    .hint = все, кто на крыше у шерифа, теряют самый тощий кошелёк
    .told = Шериф тянет руку наверх и хватает всё, что попадётся.
ending-pickpocketing = Карманная кража
    .hint = кто из бандитов где-то один, может поднять там кошелёк
    .told = На перроне толчея. Последний карман, последний кошелёк.
ending-hostage_conductor = Выкуп за машиниста
    .hint = по 250 $ бандитам в локомотиве и на нём
    .told = За машиниста платят наличными. Касса — в локомотиве.

## Деньги по статьям, в конце
money-purses = кошельки
money-jewels = драгоценности
money-strongboxes = кейсы
money-station = на станции
money-gunslinger = самый меткий стрелок
money-left_behind = осталось в поезде

## Что случилось. $who — игрок, $bandit и $target — фигурки
event-first_player = { $rule ->
    [HS-ATTACK-2] Из хвоста поезда игру открывает { $who }.
   *[other] { $who } открывает игру.
}
event-started = { $bandit } ждёт своего часа { $place_at }.
event-paired = { "" }
event-chose_pair = Игрок { $seat } берёт на дело { $bandit_acc } и { $partner_acc }.
event-chose_bandit = Игрок { $seat } берёт на дело { $bandit_acc }.

event-round_began = { $named ->
        [no] Раунд { $amount }
       *[yes] Раунд { $amount }: { $round }
    }
event-turn = { $turn ->
    [tunnel] Поезд ныряет в туннель.
    [speeding_up] Поезд набирает ход.
    [switching] Колёса грохочут на стрелке.
    [turmoil] Пыль, крики, переполох: все разом!
    [bumpy] Поезд брыкается, как мул. Держитесь крепче!
   *[standard] { "" }
}
event-drew = { $rule ->
    [PLAN-2] { "" }
   *[other] { $cards ->
        [unknown] { $who } берёт из колоды { $amount ->
            [one] карту
            [few] { $amount } карты
           *[many] { $amount } карт
        }.
       *[other] { $who } берёт из колоды: { $cards }.
    }
}
event-picked = { $card ->
    [unknown] { $who } выбирает карту из колоды.
   *[other] { $who } выбирает из колоды карту «{ $card }».
}
event-played = { $card ->
    [unknown] { $who } кладёт карту рубашкой вверх.
   *[other] { $rule ->
        [PLAN-5] { $who } играет карту «{ $card }».
       *[other] { $who } кладёт рубашкой вверх карту «{ $card }».
    }
}
event-no_extra = { "" }
event-passed = { $rule ->
    [MP-EVENT-3] { $who } и бровью не ведёт.
   *[other] { $who } пропускает: ни сыграть, ни взять нечего.
}
event-discarded = { $who } сбрасывает { $amount ->
    [one] карту
    [few] { $amount } карты
   *[many] { $amount } карт
}.
event-reshuffled = { $who } тасует сброс: вот и новая колода.
event-kept_cards = { $cards ->
    [unknown] { $who } придерживает { $amount ->
        [one] карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } до следующего раунда.
   *[other] { $who } придерживает до следующего раунда: { $cards }.
}

event-stealing = Стопку переворачивают. Ну, понеслось!
event-card = { $rule ->
    [MP-EVENT-3] Быстрее мысли { $bandit } играет карту «{ $card }».
   *[other] { "" }
}
event-passed_over = { $bandit } уже далеко: карту пропускают.
event-no_effect = { $rule ->
    [SHOOT-1] { $amount ->
        [0] { $bandit } жмёт на спуск. Щёлк. Пусто.
       *[other] { $bandit } целится, а стрелять не в кого.
    }
    [PUNCH-1] { $bandit } лупит кулаком воздух.
    [ROB-1] Красть тут нечего: { $bandit } набивает карман пылью.
    [MOVE-1] { $bandit } топчется в дилижансе. Идти тут некуда.
    [HS-RIDE-1] { $bandit } свистит. Ни одной лошади.
    [HS-HOSTAGE] Заложник { $bandit_gen } и слышать об этом не хочет.
    [HS-GUN-1] { $bandit } тянется к кейсу. Охранник качает головой.
    [MP-ARREST] { $bandit } звенит наручниками. Арестовать некого.
    [MP-SHOOT] { $bandit } выхватывает оба револьвера и убирает обратно.
    [MP-IDEA] { $bandit_dat } приходит в голову идея. Блестящей её не назовёшь.
    [MP-CELL] { $bandit } трясёт решётку камеры.
    [MP-BULLET] { $wound ->
        [lost_gun] { $bandit } хватается за кобуру. Револьвера нет.
        [wounded_knee] { $bandit } лезет, но с таким коленом дальше первой ступеньки не уйти.
       *[wounded_shoulder] { $bandit } замахивается, но с таким плечом кулака не поднять.
    }
   *[other] { $bandit } что-то затевает. Не выходит.
}
event-moved = { $rule ->
    [MOVE-2] { $bandit } бежит по крышам до { $car_gen }.
   *[other] { $bandit } пробирается { $place_to }.
}
event-climbed = { $bandit } { $place_climb }.
event-shot = { $rule ->
    [MP-SHOOT] { $bandit } стреляет в { $target_acc }: { $effect_told }
   *[other] { $bandit } стреляет в { $target_acc }.
}
event-punched = { $rule ->
    [HS-GUN-1] { $bandit } отвешивает охраннику тумака.
   *[other] { $bandit } отвешивает { $target_dat } тумака.
}
event-dropped = { $bandit } роняет { $loot_acc }.
event-kept = У { $target_gen } выпадает { $loot }, и { $bandit } ловко прячет его за пазуху.
event-pushed = { $rule ->
    [CHAR-DJANGO] Пуля уносит { $target_acc } { $place_to }.
    [HS-GUN-2] Охранник летит { $place_to }.
   *[other] { $target } летит { $place_to }.
}
event-robbed = { $rule ->
    [MP-EVENT-4] { $bandit } изымает { $loot_acc } как вещественное доказательство.
   *[other] { $bandit } прибирает к рукам { $loot_acc }.
}
event-marshal_moved = { $rule ->
    [MARSHAL-1] { $bandit } заманивает шерифа { $place_to }.
    [HS-EVENT-2] Шериф, пошатываясь, бредёт { $place_to }.
   *[other] Шериф топает { $place_to }.
}
event-met_marshal = { "" }
event-hit = { $rule ->
    [MEET-1] Шериф стреляет в { $bandit_acc }.
    [EVENT-1] Шериф сквозь потолок попадает в { $bandit_acc }.
    [EVENT-5] Какой-то пассажир стреляет в { $bandit_acc }.
    [HS-GUN-3] Охранник стреляет в { $bandit_acc }.
    [HS-EVENT-4] Заряд дроби достаётся { $bandit_dat }.
    [HS-HOSTAGE] Пудель кусает { $bandit_acc }. Больно, как от пули.
   *[other] { $bandit } ловит пулю.
}
event-fled = { $bandit } удирает { $place_to }.
event-bullets_removed = { $amount ->
    [one] Последней нейтральной пули на всех не хватает: её выбрасывают.
   *[other] Последних нейтральных пуль ({ $amount }) на всех не хватает: их выбрасывают.
}

event-event = { $ending }! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] Кронштейн сметает { $bandit_acc } { $place_to }.
   *[other] { $bandit } скользит { $place_to }.
}
event-strongbox = Вот он, голубчик, { $place_at }: { $loot }.
event-left = { $bandit } проходит мимо кошелька.
event-lost = Шериф отбирает у { $bandit_gen } { $loot_acc }.
event-over = Поезд ограблен. Пора считать денежки.

## О чём спрашивают игрока
question-plan = { $turn ->
    [tunnel] { $who }, положи карту рубашкой вверх или возьми три.
    [speeding_up] { $who }, сыграй карту или возьми три; в этот ход каждый действует дважды.
   *[other] { $who }, сыграй карту или возьми три.
}
question-move = Куда идёт { $bandit }?
question-climb = Куда лезет { $bandit }?
question-shoot = В кого стреляет { $bandit }?
question-punch = Кого бьёт { $bandit }?
question-token = Что роняет { $target }?
question-keep = У { $target_gen } выпадает { $loot }. { $bandit } забирает себе?
question-push = Куда летит { $target }?
question-rob = Что крадёт { $bandit } { $place_at }?
question-marshal = Куда { $bandit } отправляет шерифа?
question-pickpocket = Кошелёк под рукой, а вокруг ни души. { $bandit } берёт?
question-purse = Какой кошелёк берёт { $bandit } { $place_at }?
question-keep_cards = { $keep ->
    [0] { $who }, что оставляешь на руке до следующего раунда?
    [one] { $who }, на следующий раунд можно оставить одну карту. Какую?
   *[other] { $who }, на следующий раунд можно оставить до { $keep } карт. Какие?
}
question-pick = { $who }, выбери из колоды любую карту, пока всё не перемешали.
question-extra = { $choices ->
    [1] { $who }, добавить к этой карте нечего.
   *[other] { $who }, твой второй бандит может вступить сразу за выстрелом. С чем?
}
question-caboose = { $who }, кто из твоих двоих начинает в хвосте, в последнем вагоне?
question-pair = { $who }, какую парочку берёшь на дело?
question-bandit = { $who }, кого берёшь на дело?

## Что игрок может ответить
option-play = { $card }: { $card_hint }
option-play_hidden = { $card }, рубашкой вверх
option-keep_card = { $card }
option-pick = { $card }
option-draw = Взять три карты
option-pass = Пропустить
option-done = { $question ->
    [marshal_shoot_again] Ни в кого, хватит и одной
    [rob_again] Больше ничего
    [angry_shot] Нет, не стрелять
    [angry_move] Нет, остаться здесь
   *[other] Готово: остальное убрать
}
option-keep = Забрать себе
option-drop = Пусть падает
option-take = Взять
option-leave = Не трогать
option-place = { $place_to }
# Одинаковые жетоны: $which из $count; 0, если он один
option-token = { $loot }{ $hidden ->
    [yes] , { $loot_hidden }
   *[no] { "" }
}{ $which ->
    [0] { "" }
   *[other] { " " }({ $which } из { $count })
}
option-figure = { $question ->
    [pair] { $target } и { $partner }
    [bandit] { $target }: { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## Стол
table-round = { $named ->
        [no] Раунд { $number } из { $count }
       *[yes] Раунд { $number } из { $count }: { $round }
    }. { $first } начинает.
table-turn = Ход { $number }, { $turn }: { $turn_hint }.
table-stealing = Ограбление: карты разыгрывают в том порядке, в каком клали.
table-ending = Затем «{ $ending }»: { $ending_hint }.
left-out-abilities = Упрощённый стол: здесь ни у кого нет способностей.
left-out-events = Упрощённый стол: раунды здесь кончаются без событий.
table-keep = Преимущество: до следующего раунда можно придержать { $keep ->
    [one] карту
    [few] { $keep } карты
   *[many] { $keep } карт
}.
table-bandit = бандит
table-hand = рука
table-deck = колода
table-discards = сброс
table-bullets = патроны
table-hits = раны
table-loot = добыча
table-total = = { $money } $
table-legend = { loot-purse.sign } кошелёк   { loot-jewel.sign } драгоценность   { loot-strongbox.sign } кейс   { $marshal ->
    [yes] нейтральных пуль осталось
   *[no] пуль у шерифа осталось
}: { $bullets }
table-gone = И след простыл: { $names }
hand = У тебя на руке: { $cards }
hand-empty = пусто
kept = Ты оставляешь: { $cards }
discards = Твой сброс: { $cards }
and = и
dollars = { $amount } $
several = { $count } × { $card }

## Игра за клавиатурой
welcome = Пять раундов, один поезд, и побеждает самый богатый. В каждом раунде сперва все по
    очереди кладут карты действий в общую стопку; потом стопку переворачивают и разыгрывают
    карту за картой, что бы там ни осталось от хитрого плана.
you-can = Твой бандит — { $who }: { $ability }.
you-are = Твой бандит — { $who }.
welcome-keys = Набери номер ответа или его слова. ? всё объяснит,
    log расскажет, что уже было, quit сохранит игру и выйдет.
welcome-back = Снова в поезде, на том же месте.
hand-over = { $who } садится за клавиатуру. Потом — Enter.
prompt = { $who } (1-{ $count }, ? — помощь) >
no-such-number = Ответа { $typed } нет; набери число от 1 до { $count }.
did-you-mean = «{ $typed }» здесь не подходит. Может быть, «{ $nearest }»?
not-understood = «{ $typed }» здесь не подходит. Набери число от 1 до { $count },
    слова рядом с ним или ?, если нужна помощь.
saving = Игра сохраняется после каждого твоего решения: { $file }
saved = Сохранено: { $file }
not-saved = Сохранить игру не удалось: { $reason }
resume = Продолжить: { $command }
replace-saved = В { $file } уже есть сохранённая игра. Заменить её?

## Место для программы

told-news = С твоего прошлого решения:
told-notes = Твои заметки:
told-answer = Ответь номером варианта или словами в скобках после него.
told-bullets = { $marshal ->
    [yes] Нейтральных пуль осталось
   *[no] Пуль у шерифа осталось
}: { $bullets }

## Помощь
help-goal-title = Дело
help-goal = Стань самым богатым бандитом за пять раундов.
help-goal_marshal = Бандиту надо стать за пять раундов богаче всех, да ещё чтобы шериф не
    добился своего.
help-goal_team = Станьте самой богатой командой за пять раундов. Деньги напарника — и твои
    тоже.
help-goal_pair = Стань богаче всех за пять раундов. Деньги обоих твоих бандитов
    складываются.
help-goal_duel = Стань за пять раундов богаче соперника. Деньги обоих твоих бандитов
    складываются.
help-loot = В кошельках от 250 до 500 $, драгоценность стоит 500 $, кейс — 1 000 $.
help-loot_cursed = В кошельках от 250 до 500 $, драгоценность стоит 500 $, кейс — 1 000 $,
    если они не прокляты.
help-prize = Бандит, который выпустил больше всех пуль, — самый меткий стрелок: ему ещё
    1 000 $.
help-prize_duel = В дуэли премии самому меткому стрелку нет.
help-prize_pair = Чья пара выпустит больше всех пуль, тот получает 1 000 $; попавшие в
    своего не в счёт.
help-prize_team = Команда, которая выпустит больше всех пуль, получает 1 000 $; попавшие в
    напарника не в счёт.
help-round-title = Раунд
help-round = Сначала планы: ход за ходом каждый кладёт в стопку карту действия или берёт три.
    Потом стопку переворачивают и разыгрывают карты по порядку. Что можно сделать, сделать
    придётся; чего нельзя — то пропадает впустую. Пойманные пули идут в колоду и забивают
    руку.
help-meeting = В вагоне шерифа тебя подстрелят и загонят на крышу.
help-turns-title = Ходы
help-cards-title = Карты
help-ending-title = Чем кончится этот раунд
help-you-title = Ты
help-others-title = Остальные
help-keys-title = Клавиши
help-line = { $name }: { $hint }
help-key-number = ответ под этим номером; его слова тоже годятся
help-key-enter = ещё раз показать стол
help-key-help = эта страница
help-key-log = что уже было
help-key-save = сохранить сейчас; впрочем, каждое твоё решение и так сохраняется
help-key-quit = сохранить и выйти

## Конец
score-title = Добыча
score-total = всего
score-hits = пуль поймано
score-winner = { $count ->
    [one] { $names } побеждает и скачет в закат. Выпивка за счёт заведения!
   *[other] { $names } побеждают и скачут в закат. Выпивка за счёт заведения!
}
score-nobody = Не ушёл никто, и не победил никто. Шериф наливает себе виски.
score-barred = { $count ->
    [one] { $names } не может победить, сколько бы ни было денег.
   *[other] { $names } не могут победить, сколько бы ни было денег.
}
score-gunslinger = { $count ->
    [one] Самый меткий стрелок: { $names }
   *[other] Самые меткие стрелки: { $names }
}
score-awards = Чем запомнится игра
score-award = { $award }: { $bandit }. { $award_told }
award-marshal = Любимчик шерифа
    .told = { $amount ->
        [one] { $amount } встреча с законом, и не за чаем.
        [few] { $amount } встречи с законом, и ни одной за чаем.
       *[other] { $amount } встреч с законом, и ни одной за чаем.
    }
award-roofs = Гроза крыш
    .told = { $amount ->
        [one] { $amount } находка на крышах. А какой оттуда вид!
        [few] { $amount } находки на крышах. А какой оттуда вид!
       *[other] { $amount } находок на крышах. А какой оттуда вид!
    }
award-sieve = Решето
    .told = { $amount ->
        [one] { $amount } пуля поймана. На ветру посвистывает.
        [few] { $amount } пули поймано. На ветру посвистывает.
       *[other] { $amount } пуль поймано. На ветру посвистывает.
    }
award-butterfingers = Дырявые руки
    .told = { dollars } рассыпано вдоль дороги. Грифы благодарят.
award-lucky = Лёгкая рука
    .told = В среднем { dollars } на кошелёк, и всё на ощупь.
award-punchbag = Боксёрская груша
    .told = { $amount ->
        [one] { $amount } тумак получен. Челюсть передаёт привет.
        [few] { $amount } тумака получено. Челюсть передаёт привет.
       *[other] { $amount } тумаков получено. Челюсть передаёт привет.
    }
award-fists = Железные кулаки
    .told = { $amount ->
        [one] { $amount } тумак роздан. Ничего личного.
        [few] { $amount } тумака роздано. Ничего личного.
       *[other] { $amount } тумаков роздано. Ничего личного.
    }
award-dust = Гладко было на бумаге
    .told = { $amount ->
        [one] { $amount } карта впустую. А замысел был блестящий.
        [few] { $amount } карты впустую. А замысел был блестящий.
       *[other] { $amount } карт впустую. А замысел был блестящий.
    }
award-driver = Правая рука шерифа
    .told = { $amount ->
        [one] { $amount } прогулка с шерифом. И ни слова благодарности.
        [few] { $amount } прогулки с шерифом. И ни слова благодарности.
       *[other] { $amount } прогулок с шерифом. И ни слова благодарности.
    }
award-thief = Липкие пальцы
    .told = { $amount ->
        [one] { $amount } находка подобрана. Не пропадать же добру.
        [few] { $amount } находки подобрано. Не пропадать же добру.
       *[other] { $amount } находок подобрано. Не пропадать же добру.
    }
award-runner = Неугомонные сапоги
    .told = { $amount ->
        [one] { $amount } переход. Поезд, правда, ехал и сам.
        [few] { $amount } перехода. Поезд, правда, ехал и сам.
       *[other] { $amount } переходов. Поезд, правда, ехал и сам.
    }
record = Запись игры: { $file }
replay = Рассказать её снова: { $command }

## Пересказ игры
replay-keys = Enter — дальше, q — хватит.
replay-unfinished = Здесь запись обрывается; игра не окончена.
replay-trouble-rules = Эту партию играли по старым правилам. Она показана, насколько возможно, и могла пройти иначе.
replay-trouble-damaged = Запись повреждена. Партия показана до этого места.
replay-trouble-changed = Запись не сходится: её изменили, или правила были другими.

## Что сделала бы легенда
review-title = Что сделала бы легенда?
review-none = Жалеть не о чем: легенда вряд ли сыграла бы лучше.
review-moment = { $phase ->
    [planning] Раунд { $round }, ход { $turn }: { $question }
   *[other] Раунд { $round }: { $question }
}
review-chosen = Выбрано: { $option }
review-better = Легенда: { $option }
review-loss = Шанс на победу упал примерно на { $points } %.
review-hint = 100 % — верная победа. Это оценки, и только по тому, что можно было знать в ту минуту.

## The chances to win during a game, and what moved them
review-chances = Шансы на победу в %: до раздачи, после неё и после каждого раунда
review-start = начало
review-deal = раздача
review-moved = Что их изменило, в пунктах (± — стандартная ошибка)
review-luck = удача
review-own = свои решения
review-others = чужие решения
review-error = ошибка на решение
review-decimal = { $whole },{ $tenth }
review-key-moments = Ключевые моменты
review-jump = Раунд { $round }: { $player } { $before } % → { $after } % (удача { $luck }, свои решения { $own }, чужие { $others })
review-turning-point = Переломный момент.
review-stroke = Большая удача.
review-bad-luck = Большое невезение.
review-slip = Промашка.
review-blunder = Грубая ошибка.
review-masterstroke = Мастерский ход.

## Чем один выбор лучше другого — подсчитано на многих раскладах. $with и $without — оба выбора,
## $often — как часто верно $fact при первом, $seldom — при втором. $who, $what и $which —
## кто, какая добыча и какая карта, или any
often = { $often ->
    [never] ни разу
    [hardly_ever] почти никогда
    [one_of_ten] в одном случае из десяти
    [one_of_five] в одном случае из пяти
    [one_of_three] в одном случае из трёх
    [half] в половине случаев
    [two_of_three] в двух случаях из трёх
    [four_of_five] в четырёх случаях из пяти
    [nine_of_ten] в девяти случаях из десяти
    [almost_always] почти всегда
   *[always] каждый раз
}
reason-differs = С выбором «{ $with }» { $fact } { $often }, с выбором «{ $without }» — { $seldom }.
reason-price = С другой стороны, с выбором «{ $with }» { $fact } { $often }, с выбором «{ $without }» — { $seldom }.
reason-money = С выбором «{ $with }» к концу раунда выходит примерно на { dollars } больше, чем с выбором «{ $without }».
reason-close = «{ $without }» — почти так же хорошо.
reason-equal = «{ $without }» — почти так же хорошо: особой разницы нет.
reason-lost = Победа почти недостижима, что ни выбери.
reason-won = Победа почти в кармане, что ни выбери.
reason-sum = Решает не что-то одно: из мелочей складывается перевес над выбором «{ $without }».
reason-counts = { $fact }: { $count } из { $tries } с выбором «{ $with }», { $fewer } с выбором «{ $without }».
fact-took = тебе достаётся { $what ->
    [any] добыча
   *[other] { $loot }
}
fact-lost = ты теряешь { $what ->
    [any] добычу
   *[other] { $loot_acc }
}
fact-knocked = { $who ->
    [any] кто-то
   *[other] { $figure }
} выбивает у тебя { $what ->
    [any] добычу
   *[other] { $loot_acc }
}
fact-knocks = ты выбиваешь у { $who ->
    [any] кого-то
   *[other] { $figure_gen }
} { $what ->
    [any] добычу
   *[other] { $loot_acc }
}
fact-rival = { $who ->
    [any] кто-то другой
   *[other] { $figure }
} забирает { $what ->
    [any] добычу
   *[other] { $loot_acc }
}
fact-first = { $who ->
    [any] кто-то
   *[other] { $figure }
} перехватывает у тебя { $what ->
    [any] добычу
   *[other] { $loot_acc }
}
fact-paid = тебе перепадают деньги
fact-shoots = ты стреляешь в { $who ->
    [any] кого-то
   *[other] { $figure_acc }
}
fact-shot = { $who ->
    [any] кто-то
   *[other] { $figure }
} стреляет в тебя
fact-punched = { $who ->
    [any] кто-то
   *[other] { $figure }
} бьёт тебя
fact-met = ты попадаешься { $who ->
    [shotgun] охраннику
   *[other] шерифу
}
fact-rebellion = тебе достаётся пуля от пассажиров
fact-wasted = твоя карта { $which ->
    [any] { "" }
   *[other] «{ $card }»{ " " }
}пропадает зря
fact-gunslinger = по выстрелам тебя никто не опережает
fact-within_reach = к концу раунда у тебя под ногами лежит { $what ->
    [any] добыча
   *[other] { $loot }
}

## Поиск правила. $who выбирает или мог бы; $name — название сценария по-английски
rules-example = Например (по-английски): { $name }
rules-pile = Стопка, начиная с первой карты: { $cards }.
rules-ending = В конце раунда: { $ending }.
rules-wanted = Заявлено: { $setup }
rules-refused = Отказано: { $reason }
rules-more = Другие примеры: { $files }
example-chooses = { $who } выбирает: { $options }.
example-offers = { $who } может выбрать: { $options }.
example-refuses = { $who } не может выбрать: { $options }.

## Pictures of a position
picture-round = Раунд { $number } из { $count }
picture-over = Игра окончена
picture-before = Перед первым раундом
picture-money = { $money } $
picture-waiting = Стол ждёт игроков
picture-seat = { $who }, раунд { $number }
picture-seats = Мест занято: { $taken } из { $count }.

# Calls to a player whose page is closed: a notification, and what a chat is told
call-turn = Твой ход
call-reminder = Твоё время почти вышло
call-where = За столом: { $names }. Раунд { $round } из { $rounds }
call-hook-turn = Твой ход в поезде, за столом: { $names } (раунд { $round } из { $rounds }): { $link }
call-hook-reminder = Твоё время почти вышло, за столом: { $names } (раунд { $round } из { $rounds }): { $link }
call-hook-table = { $name }, твой ход (раунд { $round } из { $rounds }): { $link }
call-trial = Просто проба
call-trial-body = Вот так поезд будет тебя звать.
