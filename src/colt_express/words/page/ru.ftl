### Страница по-русски: всё, что показывает только браузер. Игроку говорим «ты».

page-title = Colt Express
page-tagline = Один поезд, семеро бандитов и шериф, который не рад никому из них.
page-home = На главную
page-play-now = Играть
page-play-now-hint = Базовая игра против трёх ботов, прямо сейчас: лучшее начало.
page-your-name = Твоё имя
page-stranger = Незнакомец
page-with-friends = Игра с друзьями
page-with-friends-hint = Открой стол и разошли ссылку.
page-alone = Против ботов по своим правилам
page-alone-hint = Выбери дополнения, правила и соперников — и сразу в путь.
page-sofa = За одним экраном
page-sofa-hint = Вас несколько, а экран один: передавайте его по кругу.
page-watch = Смотреть
page-watch-none = Сейчас открытых столов нет.
page-my-games = Мои партии
page-my-games-none = Ты пока не сидишь ни за одним столом.
page-forget = Забыть эту партию
page-how = Как играть
page-status-waiting = ждут игроков
page-status-playing = идёт игра
page-status-over = закончена
page-busy = Минутку…
page-loading = Поезд уже близко…

page-first-game = Советуем для первой игры
page-first-game-hint = Базовая игра: четверо игроков, без дополнений.
page-players = Игроков
page-bot-greenhorn = Новичок
    .hint = играет что попало
page-bot-outlaw = Налётчик
    .hint = думает о своём кошельке
page-bot-gunslinger = Стрелок
    .hint = заглядывает немного вперёд
page-bot-legend = Легенда
    .hint = над всем думает по секунде
page-rules = Правила
page-rules-advanced = полная игра
page-rules-basic = первая поездка: простые карты раундов
page-expert = Правила для знатоков
page-expert-none = нет
page-expert-2018 = 2018: карты можно придержать
page-expert-2015 = 2015: и пули сбрасываются
page-boxes = Дополнения
page-boxes-basic = В первую поездку едут без дополнений.
page-boxes-variant = Не с парами, дуэлью или командами: выбери выше «каждый сам за себя».
page-box-horses = Лошади и дилижанс
page-box-horses-hint = Прыгай в поезд на скаку, пей виски и бери заложников в дилижансе.
page-box-marshal = Маршал и заключённые
page-box-marshal-hint = Один из игроков — шериф: у него два револьвера, наручники и тайные цели, за которые он побеждает.
page-box-time_machine = Машина времени
page-box-time_machine-hint = Залезь в агрегат перед локомотивом, исчезни и появись там, где никто не ждёт.
page-box-cursed = Проклятая добыча
page-box-cursed-hint = Некоторые кошельки, драгоценности и кейсы почти ничего не стоят, и знает об этом лишь тот, у кого они.
page-switch-horses = Дилижанс
page-switch-horses-whole = со всеми пассажирами
page-switch-horses-light = нет, только лошади и виски
page-switch-whiskey = Пить виски
page-switch-whiskey-standard = в стандартный ход
page-switch-whiskey-any = в любой ход
page-variant = Вариант
page-variant-none = каждый сам за себя
page-variant-pair = пары: у каждого по два бандита
page-variant-duel = дуэль: двое игроков, по два бандита
page-variant-team = команды: добыча у напарников общая
page-clock = Время на решение
page-clock-0 = сколько угодно
page-clock-30 = 30 секунд
page-clock-60 = минута
page-clock-86400 = сутки
page-public = Смотреть и садиться может кто угодно
page-bandit = Бандит
page-bandit-any = кто останется
page-lawman = Кто шериф?
page-lawman-hint = арестовывает остальных и побеждает, если выполнит четыре тайные цели из пяти
page-lawman-me = я
page-lawman-bot = бот
page-lawman-friend = кто-то другой
page-lawman-any = по жребию
page-open-table = Открыть стол
page-people = Кто здесь играет
page-name = Имя
page-person = Игрок { $number }
page-person-add = Ещё один человек
page-person-remove = Без игрока { $name }
page-others-bots = { $count ->
        [one] Осталось { $count } место для ботов
        [few] Осталось { $count } места для ботов
       *[other] Осталось { $count } мест для ботов
    }

page-lobby = Перрон
page-lobby-link = Отправь эту ссылку друзьям. Игру начинает хозяин стола.
page-copy = Скопировать
page-copied = Скопировано
page-copy-link = Скопировать ссылку на стол
page-seat-open = свободное место
page-seat-you = ты
page-seat-host = хозяин
page-seat-away = нет на месте
page-seat-bot = бот
page-send-away = Попросить из-за стола: { $name }
page-add-bots = Добавлять ботов
page-start = По вагонам!
page-start-hint = Свободные места займут боты.
page-lobby-lawman = Шериф: { $name }
page-lobby-no-lawman = Звезду ещё никто не надел. Её вытянет по жребию тот, кто никого не выбрал.
page-wait-host = Ждём, когда { $name } даст сигнал.
page-join = Занять место
page-full = Все места заняты. Можно смотреть.
page-seed = Всё перетасовано заранее. Отпечаток расклада: { $hash }

page-scene = Поезд
page-hand = Твоя рука
page-choices = Что можно выбрать
page-confirm = Решено: { $choice }
page-waiting = Думает { $who }…
page-waiting-many = Думают игроки: { $count }…
page-watching = Ты смотришь со стороны.
page-showing = Смотри…
page-ready = Кто уже решил
page-ready-choosing = ещё думает
page-ready-chosen = выбор сделан
page-ready-rode_on = скачет дальше
page-chosen = Твой выбор: { $choice }
page-board = Налёт верхом: у каждого вагона, начиная с хвоста, все тайком решают, прыгать или скакать дальше.
page-turmoil = Все выбирают разом и тайком, потом карты открывают вместе.
page-keep = Оставленные карты войдут в следующую руку, остальные замешают обратно в колоду.
page-gone = уже далеко
page-travelling = в пути сквозь время
page-hiding = появится { $place_at }
page-thrown-off = слетел с поезда
page-in-cell = в камере
page-in-cell-hint = Здесь поможет только блестящая идея, другие карты не действуют.
page-wanted = в розыске
page-wanted-hint = { $amount } в конце игры, если шериф до тех пор не арестует.
page-captured = арест был
page-captured-hint = Один арест уже был: плакат у шерифа, награды не будет.
page-brawler = Бретёр: { $amount } $
page-brawler-hint = За удар по шерифу. Считается в конце игры.
page-companion = { $own ->
    [yes] Верный спутник
   *[no] Спутник { $owner_gen }
}
page-companion-hint = { $own ->
    [yes] Кража приносит сразу два жетона. В конце игры 200 $.
   *[no] Одолжил способность: { $owner_ability }. В конце игры 200 $.
}
page-desk = Стол шерифа
page-goals = Цели
page-goals-now = Сейчас выполнено { $met } из { $turned }. Для победы нужно { $needed } из { $count }.
page-goals-turned = Открыто целей: { $count } из { $all }
page-goals-turned-hint = Их знает только шериф, если не пошли слухи.
page-goal-met = Сейчас: выполнена
page-goal-open = Сейчас: не выполнена
page-goal-shown = Эту цель уже видели все.
page-goal-later = Откроется в начале раунда { $round }
page-goal-was-met = выполнена
page-goal-was-missed = не выполнена
page-gun-left = Левый револьвер
page-gun-right = Правый револьвер
page-catch = Добыча шерифа
page-brawlers-hint = Кто ударит шерифа, забирает верхнюю.
page-posters = Снято плакатов «Разыскивается»: { $count } из { $all }
page-prisoners = Возвращено заключённых: { $count }
page-prisoners-hint = У тюремного вагона: { $count }. Кто останется там до конца, тоже достанется шерифу.
page-mail = Почтовых мешков не в руках бандитов: { $count }
page-mail-hint = В конце игры они достаются шерифу.
page-reconstructed = Как эта карта выглядит в печати, нам неизвестно; вместо неё здесь эта.
page-skip = Пропустить
page-show-again = Показать ещё раз
page-programme = Сыграно в этом раунде
page-rounds = Раунды
page-round-hidden = Раунд { $number }: пока неизвестен
page-ending = В конце — { $ending }: { $hint }
page-everybody = Бандиты
page-first = первый игрок
page-seconds-left = { $seconds } с
page-log = Что было
page-log-show = Что было
page-say = Сказать что-нибудь
page-said = { $name }: { $text }
page-emote-hat = приподнимает шляпу
page-emote-laugh = смеётся
page-emote-gasp = ахает
page-emote-cheer = ликует
page-emote-sorry = просит прощения
page-emote-hurry = поглядывает на часы
page-replaced = За тебя играет бот.
page-back = Играть самому
page-bot-for = Пусть за игрока { $name } играет бот
page-no-bot-for = Вернуть место: { $name }
page-hand-to = Передайте экран игроку { $name }
page-hand-to-hint = Остальные любуются пейзажем.
page-i-am = Это я, { $name }
page-hide-hand = Спрятать карты
page-chat-read = Говорят только игроки. Читать можно всем.
page-mute = Кого не слушать
page-mute-all = никого

page-score = Кому что досталось
page-rematch = Ещё партию
page-to-rematch = К следующей партии
page-record = Скачать запись
page-replay-command = Скопировать команду для повтора
page-review-wait = Легенда просматривает твою партию …
page-seed-shown = Расклад получен из зерна { $seed }; его отпечаток { $hash } был показан до начала.

page-settings = Настройки
page-language = Язык
page-theme = Свет
page-theme-dark = закат
page-theme-light = полдень
page-motion = Движение
page-sound = Звуки
page-pace = Скорость
page-pace-slow = медленно
page-pace-normal = обычно
page-pace-fast = быстро
page-pace-off = сразу
page-confirm-switch = Выбор вторым касанием
page-close = Закрыть

page-lost = Связь оборвалась. Чиним…
page-unreachable = Сервер не отвечает. Попробуй чуть позже.
page-refused = Не вышло: { $sentence }
page-refused-choose = Сейчас это выбрать нельзя; взгляни ещё раз.
page-refused-over = Партия закончена.
page-refused-say = Не так быстро: другим тоже надо успеть прочитать.
page-too-many = Слишком много сразу. Попробуй чуть позже.
page-stale = Кто-то успел раньше; взгляни ещё раз.
page-no-table = Такого стола нет или уже нет.
page-forgotten = Этот браузер потерял своё место за столом; можно смотреть.

page-how-1-title = Дело
page-how-1 = Ты бандит в поезде посреди Нью-Мексико, и все остальные тоже. Через пять раундов побеждает
    самый богатый. В кошельках от 250 до 500 $, драгоценность стоит 500 $, а кейс под носом
    у шерифа — 1000 $.
page-how-2-title = Сначала план
page-how-2 = Раунд начинается с карты раунда: на ней показаны ходы. Каждый ход ты кладёшь одну карту
    в общую стопку или вместо этого берёшь три. В туннеле карты кладут рубашкой вверх.
page-how-3-title = Потом неразбериха
page-how-3 = Стопку переворачивают, и карты выполняются в том порядке, в каком их сыграли. То, что ты
    задумал три карты назад, случится там, где ты стоишь теперь. В этом и веселье.
page-how-4-title = Карты
page-how-5-title = Пули
page-how-5 = Кто ранен, тот получает пулю картой: сыграть её нельзя, а место на руке она занимает.
    Выпусти больше всех из своих шести пуль — и ты меткий стрелок: ещё 1000 $.
page-how-6-title = Шериф
page-how-6 = Он стережёт кейс внутри поезда. Встретишь его — получишь пулю и удерёшь на крышу.
page-how-7-title = У каждого свой трюк
page-how-8-title = За этим столом
page-how-8 = Что светится, то можно выбрать: коснись раз, потом ещё раз. С клавиатуры выбирают цифры,
    а подтверждает Enter.
