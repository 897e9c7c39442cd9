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
    .ability = первую карту раунда может сыграть рубашкой вверх
figure-doc = Док
    .gen = Дока
    .dat = Доку
    .acc = Дока
    .letter = Д
    .ability = начинает раунд с 7 картами вместо 6
figure-tuco = Туко
    .gen = Туко
    .dat = Туко
    .acc = Туко
    .letter = Т
    .ability = стреляет и сквозь крышу своего вагона, хоть вверх, хоть вниз
figure-cheyenne = Шайенн
    .gen = Шайенн
    .dat = Шайенн
    .acc = Шайенн
    .letter = Ш
    .ability = выбив у кого-нибудь кошелёк, может забрать его себе
figure-belle = Красотка
    .gen = Красотки
    .dat = Красотке
    .acc = Красотку
    .letter = К
    .ability = её не тронут ни пулей, ни кулаком, пока есть в кого ещё метить
figure-django = Джанго
    .gen = Джанго
    .dat = Джанго
    .acc = Джанго
    .letter = Ж
    .ability = от его пули отлетают на вагон дальше
figure-mei = Мэй
    .gen = Мэй
    .dat = Мэй
    .acc = Мэй
    .letter = М
    .ability = лазает и наискосок: вверх или вниз, сразу в соседний вагон
figure-marshal = Шериф
    .told = шериф
    .gen = шерифа
    .dat = шерифу
    .acc = шерифа
    .letter = ★
figure-shotgun = Охранник
    .gen = охранника
    .dat = охраннику
    .acc = охранника
    .letter = О

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
car-prison = тюремный вагон
    .gen = тюремного вагона
    .prep = тюремном вагоне
    .short = Тюрьма
# Дилижанс называют так же, как вагон
car-coach = дилижанс
    .gen = дилижанса
    .prep = дилижансе
    .short = Дилижанс
# И машину времени тоже
car-time_machine = машина времени
    .gen = машины времени
    .prep = машине времени
    .short = Машина
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
# Перед локомотивом
place-time_machine = машина времени
    .to = в машину времени
    .at = в машине времени
    .climb = лезет в машину времени
# В тюремном вагоне
place-cell = камера
    .to = в камеру
    .at = в камере
    .climb = лезет в камеру
# Не в поезде: ещё или уже
place-away = далеко от поезда
    .to = прочь с поезда
    .at = далеко от поезда

## Добыча. $loot

loot-purse = { $value ->
    [unknown] кошелёк
   *[other] кошелёк ({ $value } $)
}
    .acc = { $value ->
    [unknown] кошелёк
   *[other] кошелёк ({ $value } $)
}
    .sign = $
loot-jewel = { $value ->
    [unknown] драгоценность
   *[other] драгоценность ({ $value } $)
}
    .acc = { $value ->
    [unknown] драгоценность
   *[other] драгоценность ({ $value } $)
}
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] кейс
   *[other] кейс ({ $value } $)
}
    .acc = { $value ->
    [unknown] кейс
   *[other] кейс ({ $value } $)
}
    .sign = ■
loot-mailbag = { $value ->
    [unknown] почтовый мешок
   *[other] почтовый мешок ({ $value } $)
}
    .acc = { $value ->
    [unknown] почтовый мешок
   *[other] почтовый мешок ({ $value } $)
}
    .sign = ✉
# 1 — обычное виски, 2 — выдержанное; 3 и 4 — они же, но фляжка уже полупустая
loot-flask = { $value ->
    [unknown] фляжка
    [1] фляжка виски
    [2] фляжка выдержанного виски
    [3] полупустая фляжка виски
   *[4] полупустая фляжка выдержанного виски
}
    .acc = { $value ->
    [unknown] фляжку
    [1] фляжку виски
    [2] фляжку выдержанного виски
    [3] полупустую фляжку виски
   *[4] полупустую фляжку выдержанного виски
}
    .sign = { $value ->
    [3] ▽
    [4] ▽
   *[other] ▼
}

## Заложники. $hostage
## .cost — чем заложник мешает, .ransom — выкуп в конце игры

hostage-poodle = пудель
    .acc = пуделя
    .cost = каждый раунд начинается с пули в твою колоду
    .ransom = 1 000 $
hostage-banker = банкир
    .acc = банкира
    .cost = никаких хлопот
    .ransom = 1 000 $, если у тебя есть кейс
hostage-minister = священник
    .acc = священника
    .cost = в начале раунда на карту меньше
    .ransom = 900 $
hostage-teacher = учительница
    .acc = учительницу
    .cost = твои удары больше не действуют
    .ransom = 800 $
hostage-zealot = благочестивая прихожанка
    .acc = благочестивую прихожанку
    .cost = верхом больше не поскачешь
    .ransom = 700 $
hostage-old_lady = пожилая дама
    .acc = пожилую даму
    .cost = по крышам только на один вагон
    .ransom = 500 $ за каждую драгоценность
hostage-poker_player = картёжница
    .acc = картёжницу
    .cost = способность персонажа пропадает
    .ransom = 250 $ за каждый кошелёк
hostage-photographer = фотограф
    .acc = фотографа
    .cost = все карты играешь в открытую
    .ransom = 200 $ за каждую пулю других бандитов

## Пули шерифа. $effect
## .hint — что делает пуля, .told — как рассказать о попадании

effect-lost_gun = Потеря оружия
    .hint = до конца раунда карты «Выстрел» не действуют
    .told = револьвер летит в окно!
effect-wounded_knee = Раненое колено
    .hint = до конца раунда карты «Лестница» не действуют
    .told = прямо в колено!
effect-wounded_shoulder = Подстреленное плечо
    .hint = до конца раунда карты «Удар» не действуют
    .told = прямо в плечо!
effect-gotcha = Попался!
    .hint = спутник возвращается к шерифу
    .told = попался, голубчик!
effect-drop_the_bag = Брось мешок!
    .hint = почтовый мешок достаётся шерифу
    .told = а ну, брось мешок!
effect-golden_bullet = Золотая пуля
    .hint = просто больно
    .told = чистым золотом!

## Цели шерифа. $goal
## .hint — что должно быть к концу игры

goal-few_scratches = Всего лишь пара царапин
    .hint = у шерифа осталась хотя бы одна карта «Бретёр»
goal-dodge_bullets = Уклонение от пуль
    .hint = никто из бандитов не попал в шерифа больше двух раз
goal-golden_bullet = Премия «Золотая пуля»
    .hint = один из двух револьверов шерифа пуст
goal-deliver_the_mail = Почта должна быть доставлена
    .hint = у шерифа есть хотя бы один почтовый мешок
goal-throw_away_keys = Выброси ключи
    .hint = у шерифа хотя бы двое заключённых
goal-full_of_lead = Свинцовый дождь
    .hint = каждый бандит поймал хотя бы одну пулю шерифа
goal-arch_enemy = Заклятый враг
    .hint = кто-то из бандитов поймал четыре пули шерифа
goal-warrant = Ордер на арест { $target_gen }
    .hint = { $target } хоть раз попадает в камеру

## Карты действий. $card

card-move = Движение
    .hint = внутри — на вагон, по крышам — хоть на три
card-climb = Лестница
    .hint = на крышу или обратно вниз
card-shoot = Выстрел
    .hint = подарить свою пулю тому, кто на виду
card-punch = Удар
    .hint = выбить добычу у соседа, а его самого — вон
card-rob = Кража
    .hint = прибрать к рукам то, что лежит рядом
card-marshal = Шериф
    .hint = спровадить шерифа в соседний вагон
card-ride = Верхом на лошади
    .hint = если рядом лошадь, проскакать до трёх вагонов
card-idea = Блестящая идея
    .hint = выбраться из камеры, кого-то освободить или повторить последнюю карту
# Вместо + здесь _plus
card-move_plus = Движение +
    .hint = движение, а на стандартном ходу сразу ещё карта
card-climb_plus = Лестница +
    .hint = лестница, а на стандартном ходу сразу ещё карта
card-arrest = Арест
    .hint = отправить в камеру бандита, который рядом с тобой
card-bullet = Пуля
    .hint = свинец на руке: место занимает, а сыграть нельзя

# Карта, у которой важен хозяин
owned-card = { $card } { $owner_gen }
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
    .hint = против часовой, но начинает всё равно первый игрок
turn-turmoil = Переполох
    .hint = все выбирают тайком, а карты открывают разом
turn-bumpy = Тряска
    .hint = поезд трясёт: ни выстрелов, ни ударов не сыграть

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
round-dust_cloud = Облако пыли
round-whiskey = Стакан виски для шерифа
round-panting_horses = Загнанные лошади
round-higher_speed = На полном ходу
round-shotguns_rage = Гнев охранника
round-sharing_the_loot = Делёж награбленного
round-escape = Побег
round-mortal_bullet = Смертельная пуля
round-safe_place = Безопасное место
round-rumors = Слухи
round-reflexes = Рефлексы
round-bumpy_ride = Тряская дорога
round-downhill = Под уклон
round-guilty_conscience = Сознание вины
round-deadly_fall = Смертельное падение
round-crime_punished = Преступник будет наказан
# Ваша собственная карта раунда, под именем $name из её файла
round-other = { $name }

## Чем кончается раунд. $ending

ending-angry_marshal = Разгневанный шериф
    .hint = палит по своей крыше и уходит на вагон к хвосту
    .told = С досады он разряжает кольт прямо в потолок.
ending-swivel_arm = Поворотный кронштейн
    .hint = с крыш всех сметает в хвост, на последний вагон
    .told = Над крышами со скрипом разворачивается железная лапа.
ending-braking = Торможение
    .hint = всех на крышах тащит на вагон вперёд
    .told = Машинист увидел корову. Тормоза визжат.
ending-take_it_all = Забирайте всё
    .hint = в вагоне шерифа появляется второй кейс
    .told = Компания доверяет шерифу ещё один кейс. Зря.
ending-passengers_rebellion = Пассажиры дают отпор
    .hint = каждый, кто внутри поезда, получает пулю
    .told = Терпение у пассажиров кончилось. Патроны — нет.
ending-marshals_revenge = Месть шерифа
    .hint = все, кто на крыше у шерифа, теряют самый тощий кошелёк
    .told = Шериф тянет руку наверх и хватает всё, что попадётся.
ending-pickpocketing = Карманная кража
    .hint = кто стоит без соседей, может взять ещё один кошелёк
    .told = На перроне толчея. Последний карман, последний кошелёк.
ending-hostage_conductor = Выкуп за машиниста
    .hint = по 250 $ каждому в локомотиве и на его крыше
    .told = За машиниста платят наличными. Касса — в локомотиве.
ending-panting_horses = Загнанные лошади
    .hint = последняя лошадь отстаёт, а от пяти игроков — две
    .told = Кое-кто сегодня уже наскакался.
ending-whiskey_for_marshal = Стакан виски для шерифа
    .hint = он пьёт фляжку в своём вагоне и бредёт к хвосту
    .told = Чем это тут пахнет?
ending-higher_speed = На полном ходу
    .hint = крыши, лошади и дилижанс отстают на вагон
    .told = Поддай угля! Держите шляпы.
ending-shotguns_rage = Гнев охранника
    .hint = по пуле всем в дилижансе, на нём и напротив него
    .told = Ему всё это надоело, и он перезаряжает.
ending-sharing_the_loot = Делёж награбленного
    .hint = кто стоит рядом с хозяином кейса, тот в доле
    .told = От друзей кейс не спрячешь.
ending-escape = Побег
    .hint = победит лишь тот, кто ускачет или уедет в дилижансе
    .told = На станции уже поджидает закон.
ending-mortal_bullet = Смертельная пуля
    .hint = каждая пуля этого раунда обойдётся в 150 $
    .told = Доктор просит заплатить, и прямо сейчас.
ending-safe_place = Безопасное место
    .hint = вся добыча из вагона шерифа переезжает на крышу
    .told = Туда уж точно никакой вор не заберётся.
ending-rumors = Слухи
    .hint = одну из целей шерифа узнают все
    .told = Кто-то прочитал чужую телеграмму.
ending-reflexes = Рефлексы
    .hint = рука остаётся, и каждый сразу сыграет ещё карту
    .told = Думать некогда. Кто быстрее?
ending-guilty_conscience = Сознание вины
    .hint = победит шериф — победит и самый бедный бандит
    .told = У кого-то всегда было доброе сердце.
ending-deadly_fall = Смертельное падение
    .hint = ударом на крыше можно сбросить с поезда
    .told = Вниз лучше не смотреть.
ending-crime_punished = Преступник будет наказан
    .hint = кто в конце сидит в камере, не победит
    .told = Судья уже ждёт на перроне.
# Те, что меняются, когда за шерифа играет игрок
ending-angry_marshal_law = Разгневанный шериф
    .hint = может без карт выстрелить, а потом и пройти
    .told = Вы все ему надоели.
ending-take_it_all_law = Забирайте всё
    .hint = в вагоне шерифа появляется кейс
    .told = Компания доверяет шерифу кейс. Зря.
ending-marshals_revenge_law = Месть шерифа
    .hint = все в его вагоне и на крыше теряют самый тощий кошелёк
    .told = Шериф выворачивает все карманы, до каких дотянется.
ending-whiskey_for_marshal_law = Стакан виски для шерифа
    .hint = он забирает фляжку рядом с собой, про запас
    .told = Чем это тут пахнет?

## Деньги по статьям, в конце

money-purses = кошельки
money-jewels = драгоценности
money-strongboxes = кейсы
money-station = на станции
money-gunslinger = меткий стрелок
money-ransom = выкуп
money-mortal_bullets = смертельные пули
money-mailbags = почтовые мешки
money-posters = «разыскивается»
money-prisoners = спутники
money-brawlers = бретёры
money-left_behind = осталось в поезде

## Что случилось. $who — игрок, $bandit и $target — фигурки

event-first_player = { $rule ->
    [HS-ATTACK-2] Из хвоста поезда игру открывает { $who }.
   *[other] { $who } открывает игру.
}
event-started = { $bandit } ждёт своего часа { $place_at }.
event-boarded = { $bandit } прыгает из седла { $place_to }.
event-rode_on = { $bandit } скачет мимо { $car_gen }.
event-paired = { "" }
event-chose_pair = Игрок { $seat } берёт на дело { $bandit_acc } и { $partner_acc }.
event-chose_bandit = Игрок { $seat } берёт на дело { $bandit_acc }.

event-round_began = Раунд { $amount }: { $round }
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
            [few] { $amount } карты
           *[many] { $amount } карт
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
    [few] { $amount } карты
   *[many] { $amount } карт
}.
event-reshuffled = { $who } тасует сброс: вот и новая колода.
event-drank = { $value ->
    [4] { $bandit } прикладывается к выдержанному виски.
   *[other] { $bandit } прикладывается к виски.
}
event-kept_cards = { $cards ->
    [unknown] { $who } придерживает { $amount ->
        [one] карту
        [few] { $amount } карты
       *[many] { $amount } карт
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
    [ROB-1] { $bandit } набивает карман пылью.
    [MOVE-1] { $bandit } топчется в дилижансе. Идти тут некуда.
    [HS-RIDE-1] { $bandit } свистит. Ни одной лошади.
    [HS-HOSTAGE] Заложник { $bandit_gen } и слышать об этом не хочет.
    [HS-GUN-1] { $bandit } тянется к кейсу. Охранник качает головой.
    [MP-ARREST] { $bandit } звенит наручниками. Арестовать некого.
    [MP-SHOOT] { $bandit } выхватывает оба револьвера и убирает обратно.
    [MP-IDEA] { $bandit_dat } приходит идея. Блестящей её не назовёшь.
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
event-rode = { $bandit } скачет вдоль поезда и прыгает { $place_to }.
event-escaped = { $bandit } исчезает в облаке пыли. Навсегда.
event-took_hostage = { $bandit } берёт в заложники { $hostage_acc }.
event-met_shotgun = { "" }
event-passed_shotgun = { $bandit } пробегает мимо охранника.
event-bullets_removed = { $amount ->
    [one] Последней нейтральной пули на всех не хватает: её выбрасывают.
   *[other] Последних нейтральных пуль ({ $amount }) на всех не хватает: их выбрасывают.
}

event-goal_turned = { $goal ->
    [unknown] { $who } читает телеграмму и прячет её в карман.
   *[other] Телеграмма для шерифа. «{ $goal }»: { $goal_hint }.
}
event-fetched = { $who } роется в колоде в поисках блестящей идеи.
event-arrested = { $bandit } арестовывает { $target_acc } { $place_at }. В камеру!
event-poster = Плакат «Разыскивается» с портретом { $bandit_gen } можно снимать.
event-brawler = Вот это удар! { $bandit } теперь бретёр и богаче на { $amount } $.
event-broke_out = { $bandit } вскрывает замок и выскальзывает { $place_to }.
event-copied = { $bandit_dat } приходит блестящая идея: «{ $card }».
event-freed = { $bandit } выпускает { $target_acc } из камеры.
event-gave = { $bandit } в благодарность отдаёт { $target_dat } { $loot_acc }.
event-freed_prisoner = { $own ->
    [yes] { $bandit } освобождает своего верного спутника.
   *[no] { $bandit } освобождает спутника { $owner_gen } и учится новому трюку.
}
event-lost_prisoner = { $own ->
    [yes] Шериф забирает у { $bandit_gen } верного спутника.
   *[no] Шериф забирает у { $bandit_gen } спутника { $owner_gen }.
}
event-lost_bag = Шериф забирает у { $bandit_gen } { $loot_acc }.
event-thrown_off = { $bandit } сбрасывает { $target_acc } с поезда. Насовсем.

event-event = { $ending }! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] Кронштейн сметает { $bandit_acc } { $place_to }.
   *[other] { $bandit } скользит { $place_to }.
}
event-strongbox = Вот он, голубчик, { $place_at }: { $loot }.
event-left = { $bandit } проходит мимо кошелька.
event-lost = Шериф отбирает у { $bandit_gen } { $loot_acc }.
event-ransom = { $bandit } пересчитывает выкуп: { $amount } $.
event-horse_left = Лошадь у { $car_gen } больше не может скакать.
event-horses_fell_back = Лошади отстают на вагон.
event-coach_rolled = Дилижанс отстаёт: теперь он напротив { $car_gen }.
event-hoisted = На крышу отправляется { $loot }.
event-rumor = По вагонам ползёт слух о цели шерифа. «{ $goal }»: { $goal_hint }.
event-marshal_drank = Шериф находит { $loot_acc } и пьёт до дна.
event-shared = { $bandit } получает { $amount } $ из кейса { $target_gen }.
event-caught = { $bandit } попадается { $place_at }.
event-vanished = { $bandit } дёргает рычаг. Машина времени гудит, и в ней уже никого.
event-appeared = Как гром среди ясного неба: { $bandit } { $place_at }!
event-fare = { $bandit } находит { $amount } $ под сиденьем машины времени.
event-over = Поезд ограблен. Пора считать денежки.

## О чём спрашивают игрока

question-plan = { $turn ->
    [tunnel] { $who }, клади карту рубашкой вверх или бери три.
    [speeding_up] { $who }, играй карту или бери три; сейчас все действуют дважды.
   *[other] { $who }, играй карту на потом или бери три.
}
question-move = Куда идёт { $bandit }?
question-climb = Куда лезет { $bandit }?
question-shoot = В кого стреляет { $bandit }?
question-punch = Кого бьёт { $bandit }?
question-token = Что роняет { $target }?
question-keep = У { $target_gen } выпадает { $loot }. { $bandit } забирает себе?
question-push = Куда летит { $target }?
question-rob = Что крадёт { $bandit }?
question-marshal = Куда { $bandit } отправляет шерифа?
question-pickpocket = Кошелёк под рукой, а вокруг ни души. { $bandit } берёт?
question-purse = Какой кошелёк берёт { $bandit }?
question-keep_cards = { $keep ->
    [0] { $who }, что оставляешь на руке до следующего раунда?
    [one] { $who }, на следующий раунд можно оставить одну карту. Какую?
   *[other] { $who }, на следующий раунд можно оставить до { $keep } карт. Какие?
}
question-pick = { $who }, выбери из колоды любую карту, пока всё не перемешали.
question-extra = { $choices ->
    [1] { $who }, добавить к этой карте нечего.
   *[other] { $who }, твой второй бандит может вступить сразу за выстрелом. С чем?
}
question-caboose = { $who }, кто из твоих двоих начинает в хвосте, в последнем вагоне?
question-pair = { $who }, какую парочку берёшь на дело?
question-bandit = { $who }, кого берёшь на дело?
question-board = { $who }, рядом { $car }. Прыгаешь или скачешь дальше?
question-board_where = Соперников в седле не осталось. Куда прыгает { $bandit }?
question-ride = Куда скачет { $bandit }?
question-hide = Где появится { $bandit }? Больше никто не узнает.
question-hostage = Кого { $bandit } берёт в заложники?
question-flee = Куда { $bandit } удирает от охранника?
question-turmoil = { $who }, выбирай тайком: играй карту или бери три.
question-turmoil_card = { $who }, какую карту кладёшь тайком?
question-turmoil_cards = { $who }, тайком две карты. Какая будет первой?
question-after_whiskey = { $who }, виски согревает. Какую карту играешь?
question-first_of_two = { $who }, выдержанного виски хватит на две карты. Какая первая?
question-second_of_two = { $who }, а какая вторая?
question-and_then = { $choices ->
    [1] { $who }, добавить к этой карте нечего.
   *[other] { $who }, следом можно сразу сыграть ещё карту. Какую?
}
question-arrest = Кого арестовывает { $bandit }?
question-marshal_shoot = В кого и из какого револьвера стреляет { $bandit }?
question-marshal_shoot_again = А из второго револьвера в кого стреляет { $bandit }?
question-mailbag = { $target } бросает почту. Какой мешок забирает { $bandit }?
question-break_out = Прочь из камеры! Куда выбирается { $bandit }?
question-free = Кого освобождает { $bandit }?
question-thanks = Свобода! Чем { $bandit } благодарит { $target_acc }?
question-rob_again = Спутник поможет унести. Что ещё крадёт { $bandit }?
question-reflex = { $who }, живо: какую карту с руки играешь прямо сейчас?
question-angry_shot = { $bandit } стреляет в сердцах?
question-angry_move = { $bandit } уходит, хлопнув дверью?
question-flask = Какую фляжку забирает { $bandit }?
question-deadly_shot = { $target } на самом краю поезда. Куда унесёт пуля?

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
option-board = Прыгнуть
option-ride_on = Скакать дальше
option-board_one = Прыгает только { $target }
option-board_both = Прыгает вся парочка
option-escape = Ускакать насовсем, вместе с добычей
option-hostage = { $hostage } ({ $hostage_ransom }): { $hostage_cost }
option-drink = Глоток виски: взять три карты и сыграть одну
option-drink_old = Глоток выдержанного виски: сыграть две карты
option-drink_full = Глоток из полной фляжки: взять три карты и сыграть одну
option-drink_half = Глоток из полупустой фляжки: взять три карты и сыграть одну
option-drink_old_full = Глоток из полной фляжки выдержанного виски: сыграть две карты
option-drink_old_half = Глоток из полупустой фляжки выдержанного виски: сыграть две карты
option-drink_bandit = { $value ->
    [1] { $target } пьёт из полной фляжки: взять три карты и сыграть одну
    [2] { $target } пьёт из полной фляжки выдержанного виски: сыграть две карты
    [3] { $target } пьёт из полупустой фляжки: взять три карты и сыграть одну
   *[4] { $target } пьёт из полупустой фляжки выдержанного виски: сыграть две карты
}
option-fetch_idea = Найти в колоде «Блестящую идею»
option-shoot = Да, стрелять
option-move = Да, идти
option-throw_off = Долой с поезда, насовсем
option-push_on = Только на вагон дальше
# Следующая пуля этого револьвера — $effect
option-shot = { $side ->
    [left] { $target }, { $place_at }: левый револьвер, «{ $effect }»
   *[right] { $target }, { $place_at }: правый револьвер, «{ $effect }»
}
option-companion = { $own ->
    [yes] Твой верный спутник: крадёшь сразу два жетона
   *[no] Спутник { $owner_gen } одолжит способность: { $owner_ability }
}
option-place = { $place_to }
option-token = { $loot }
option-figure = { $question ->
    [pair] { $target } и { $partner }
    [bandit] { $target }: { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## Стол

table-round = Раунд { $number } из { $count }: { $round }. { $first } начинает.
table-turn = Ход { $number }, { $turn }: { $turn_hint }.
table-stealing = Ограбление: карты исполняют в том порядке, в каком клали.
table-ending = Затем { $ending }: { $ending_hint }.
table-keep = Преимущество: до следующего раунда можно придержать { $keep ->
    [one] карту
    [few] { $keep } карты
   *[many] { $keep } карт
}.
table-bandit = бандит
table-hand = рука
table-deck = колода
table-discards = сброс
table-bullets = патроны
table-hits = раны
table-loot = добыча
table-hostage = заложник
table-total = = { $money } $
table-legend = { loot-purse.sign } кошелёк   { loot-jewel.sign } драгоценность   { loot-strongbox.sign } кейс   { $law ->
    [yes] нейтральных пуль осталось
   *[no] пуль у шерифа осталось
}: { $bullets }
table-legend-horses = { $horse } лошадь   ▼ фляжка   ▽ полупустая фляжка
table-legend-coach = { figure-shotgun.letter } охранник
table-flask = { $value ->
    [unknown] ▼?
    [1] ▼
    [2] ▼выд.
    [3] ▽
   *[4] ▽выд.
}
table-hostages = Заложники в дилижансе: { $hostages }
table-saddle = Ещё в седле: { $names }
table-gone = И след простыл: { $names }
table-travelling = В пути сквозь время: { $names }
table-hiding = Ты появишься { $place_at }; больше никто об этом не знает.
table-poster = награда
table-companion = спутник
table-brawler = ✦{ $amount }
table-legend-law = { loot-mailbag.sign } почтовый мешок   ✦ карта «Бретёр»   ╫ камера
# За числом пуль стоит следующая из них
table-guns = Револьверы шерифа: левый { $left }, правый { $right }
table-gun = { $bullets ->
    [0] пуст
   *[other] { $bullets } ({ $effect })
}
table-brawlers = Карты «Бретёр» у шерифа: { $cards }
table-prisoners = В тюремном вагоне ждут спутники: { $names }
# После слова «спутник»
companion-of = { $owner_gen }
table-taken-back = Заключённых вернул себе шериф: { $count }
table-wound = { $bandit }: { $effect }, { $effect_hint }
table-shown = Цель шерифа, о которой знают все: «{ $goal }», { $goal_hint }
table-goals = Твои цели, { $turned } из { $count }:
table-goal = { $goal }: { $goal_hint }
hand = У тебя на руке: { $cards }
hand-empty = пусто
kept = Ты оставляешь: { $cards }
discards = Твой сброс: { $cards }
and = и
dollars = { $amount } $
several = { $count } × { $card }

## Игра за клавиатурой

welcome = Пять раундов, один поезд, и побеждает самый богатый бандит. В каждом раунде сперва
    все по очереди кладут карты действий в общую стопку; потом стопку переворачивают и
    исполняют карту за картой, что бы там ни осталось от хитрого плана.
welcome-law = «Маршал и заключённые»: за шерифа, он же маршал, играет один из вас. Если к концу
    игры он достиг четырёх из пяти своих целей, побеждает он, как бы ни разбогатели бандиты.
you-can = Твой бандит — { $who }: { $ability }.
you-are = Твой бандит — { $who }.
you-are-marshal = Ты — шериф. Красть тебе незачем: арестовывай, стреляй из двух револьверов и
    достигни четырёх из пяти своих целей. Каждый раунд открывается одна, и видишь её только ты.
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

## Помощь

help-goal-title = Дело
help-goal = Стань богаче всех за пять раундов. В кошельках от 250 до 500 $, драгоценность
    стоит 500 $, кейс — 1 000 $. Кто выпустил больше всех пуль, тот самый меткий стрелок:
    ему ещё 1 000 $.
help-round-title = Раунд
help-round = Сначала планы: ход за ходом каждый кладёт в стопку карту действия или берёт три.
    Потом стопку переворачивают и исполняют карты по порядку. Что можно сделать, сделать
    придётся; чего нельзя — то пропадает впустую. Пойманные пули идут в колоду и забивают
    руку.
help-meeting = В вагоне шерифа тебя подстрелят и загонят на крышу.
help-horses-title = Лошади и виски
help-horses = Карте «Верхом на лошади» нужна лошадь у твоего вагона, хоть внутри ты, хоть на крыше:
    проскачи до трёх вагонов или ни одного и прыгай внутрь. С фляжкой можно не играть и не брать
    карты, а выпить: виски — возьми три карты и сыграй одну, выдержанное — сыграй две. Фляжки
    хватает на два раза, а в конце она ничего не стоит.
help-coach-title = Дилижанс
help-coach = Он едет напротив одного из вагонов и после каждого раунда отстаёт на вагон. Внутрь
    попадают верхом или по лестнице с его крыши и берут заложника: сейчас от него одни
    неудобства, зато в конце — выкуп. На крыше охранник сторожит кейс, пока его не столкнут
    ударом на поезд. С тех пор он стреляет в каждого, кто окажется на его крыше или пробежит
    мимо.
help-hostages-title = Заложники
help-machine-title = Машина времени
help-machine = Стоит перед локомотивом, в шаге и от кабины, и от крыши. Лезть в ней некуда, и шериф
    в неё не заходит. Кто остался в ней один в конце раунда, отправляется сквозь время: тайно
    прячется под поездом или дилижансом и появляется там, когда начнётся ограбление. Кто один в ней
    после последнего раунда, находит 500 $ и забирает добычу, которая в ней лежит.
help-cursed-title = Проклятая добыча
help-cursed = Драгоценности и кейсы тоже лежат лицом вниз, а часть добычи почти ничего не стоит:
    четыре кошелька по 1 или 2 $, две драгоценности по 5 $ и кейс за 10 $. Знает об этом лишь тот,
    кто держал их в руках.
help-law-title = Маршал и заключённые
help-law = За шерифа, он же маршал, играет один из игроков. Если к концу игры он достиг четырёх
    из пяти тайных целей, побеждает он; если нет — самый богатый бандит. На крышу он никого не
    загоняет; в него можно стрелять, а за удар забирают его верхнюю карту «Бретёр» (800, 500,
    потом 300 $). Кого ни разу не арестовали, тот получает 500 $ за плакат «Разыскивается
    преступник». Спутник стоит 200 $, а из двух почтовых мешков в локомотиве один — 200 $,
    другой — 1 200 $.
help-idea-title = Блестящие идеи
help-idea = В камере не помогает ничто другое: идея выпускает тебя на волю. В тюремном вагоне или
    на его крыше она освобождает одного из спутников или бандита из камеры, и тот благодарит
    тебя добычей. В любом другом месте она повторяет последнюю карту, которую в этом раунде
    исполнил кто-то из бандитов. Вместо того чтобы брать три карты, можно найти идею в колоде.
help-companions-title = Спутники
help-companions = У каждого бандита может быть один. Чужой спутник одалживает тебе способность
    своего бандита; со своим крадёшь сразу два жетона.
help-marshal-title = Ты — шериф
help-marshal = Арестовывай бандитов, которые стоят там же, где ты: в первый раз их плакат
    «Разыскивается преступник» достаётся тебе. Карта «Выстрел» — это пуля в одного бандита или
    в двоих, по одной из каждого револьвера. За картами со знаком + на стандартном ходу можно
    сразу сыграть ещё одну. Почта, которой в конце нет у бандитов, твоя, и заключённые, которых
    никто не освободил, тоже.
help-bullets-title = Пули шерифа
help-goals-title = Какие цели бывают у шерифа
help-warrants = Две цели из пяти — ордера на арест: хоть раз отправить в камеру такого-то бандита.
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
score-goals = Целей достигнуто: { $met } из { $count }; шерифу нужно было { $needed }.
score-goal = { $met ->
    [yes] ✓ { $goal }: { $goal_hint }
   *[no] ✗ { $goal }: { $goal_hint }
}
score-fell = Но шерифа сбросили с поезда, и победить он не может.
score-law = { $count ->
    [0] Побеждает шериф. Сегодня на железной дороге порядок.
   *[other] Побеждает шериф, а с ним и { $names }: совесть замучила.
}
score-barred = { $count ->
    [one] { $names } не может победить, сколько бы ни было денег.
   *[other] { $names } не могут победить, сколько бы ни было денег.
}
score-gunslinger = { $count ->
    [one] Самый меткий стрелок: { $names }
   *[other] Самые меткие стрелки: { $names }
}
record = Запись игры: { $file }
replay = Рассказать её снова: { $command }

## Пересказ игры

replay-keys = Enter — дальше, q — хватит.
replay-unfinished = Здесь запись обрывается; игра не окончена.

## Что сделала бы легенда

review-title = Что сделала бы легенда?
review-none = Жалеть не о чем: легенда вряд ли сыграла бы лучше.
review-moment = { $phase ->
    [planning] Раунд { $round }, ход { $turn }: { $question }
   *[other] Раунд { $round }: { $question }
}
review-chosen = Выбрано: { $option }
review-better = Легенда: { $option }
review-loss = { $points ->
    [one] Это стоило около { $points } пункта шанса на победу.
   *[other] Это стоило около { $points } пунктов шанса на победу.
}
review-hint = Сто пунктов — верная победа. Это оценки, и только по тому, что можно было знать в ту минуту.
