### Страница по-русски: всё, что показывает только браузер. Игроку говорим «ты».

page-title = Colt Express
page-tagline = Один поезд, семеро бандитов и шериф, который не рад никому из них.
page-home = На главную
page-privacy = Конфиденциальность
page-me-link = Ты на всех устройствах
page-play-now = Играть
page-your-name = Твоё имя
page-stranger = Незнакомец
page-with-friends = Игра с друзьями
page-with-friends-hint = Открой стол и разошли ссылку.
page-evening = Вечер с друзьями
page-alone = Против ботов по своим правилам
page-alone-hint = Выбери дополнения, правила и соперников — и сразу в путь.
page-sofa = За одним экраном
page-sofa-hint = Вас несколько, а экран один: передавайте его по кругу.
page-take = Поезд с собой
page-watch = Смотреть
page-watch-none = Сейчас открытых столов нет.
page-bot-lab = Написать бота
page-recorded = Открыть записанную партию
page-recorded-drop = Бросай запись партии сюда
page-games-home = Сыгранные партии: галерея
page-puzzle-today = Задача дня
page-puzzle-asks = Ты — { $who }. Как поступишь?
page-puzzle-solve = Решить
page-puzzle-see = Посмотреть ещё раз
page-puzzle-count = Решено: { $count } из { $all }
page-puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
page-my-games = Мои партии
page-my-games-none = Партий пока нет.
page-forget = Забыть эту партию
page-how = Как играть
page-book = Правила
page-status-waiting = ждут игроков
page-status-playing = идёт игра
page-status-over = закончена
page-status-closed = закрыта
page-busy = Минутку…
page-loading = Поезд уже близко…
page-mine-asked = Твой ход
page-mine-waiting = Ждём: { $names }
page-mine-round = Раунд { $round } из { $rounds }
page-mine-deadline = до { $time }
page-mine-won = Победа
page-mine-place = { $place }-е место из { $count }
page-mine-frozen = продолжить нельзя
page-mine-here = на этом устройстве
page-mine-gone = Этого стола или твоего места за ним больше нет.
page-mine-all = Показать все: { $count }
page-mine-record = Твой счёт
page-mine-forgotten = Забыта партия от { $day }.
page-undo = Отменить

page-line = Путь на запад
page-line-stops = Пройдено остановок: { $count } из { $all }
page-line-hint = Победа или две партии на остановке — и заслужена следующая. Сесть можно на любой.
page-line-offered = Следующая остановка, если хочется: { $told }.
page-stop-first = Первая поездка
    .told = первая поездка: трое новичков, без способностей и событий
page-stop-abilities = Способности
    .told = трое новичков, и у каждого бандита есть способность
page-stop-events = События и станции
    .told = вся игра против новичков, с событиями и станцией
page-stop-outlaws = Налётчики
    .told = налётчики, со способностями и событиями
page-stop-gunslingers = Стрелки
    .told = стрелки: они смотрят чуть вперёд
page-stop-legends = Легенды
    .told = легенды: они продумывают всё
page-stop-boxes = Дополнения
    .told = дополнение против налётчиков: { $box }
page-stop-earned = { $stop }: пройдено
page-stop-here = { $stop }: ты здесь
page-stop-offered = { $stop }: путь открыт
page-winners = Победы за бандитов: { $count } из { $all }
page-winners-hint = Нажми на бандита, чтобы играть за него в следующий раз.
page-riding-as = В следующей партии твой бандит — { $name }.
page-winner = Играть за бандита: { $name }
page-winner-won = Играть за бандита: { $name } (победа уже есть)

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
page-rules-advanced = продвинутые: способности и события
page-rules-abilities = способности бандитов, простые карты раундов
page-rules-basic = первая поездка: простые карты раундов
page-expert = Вариант для экспертов
page-expert-none = нет
page-expert-2018 = 2018: карты можно придержать
page-expert-2015 = 2015: и пули сбрасываются
page-boxes = Дополнения
page-boxes-basic = За упрощённым столом играют без дополнений.
page-boxes-variant = С парами, дуэлью и командами не сочетается: выбери выше «каждый сам за себя».
page-box-house = Свои карты
page-box-house-hint = Придуманы хозяином этого сервера: { $cards }.
page-variant = Вариант
page-variant-none = каждый сам за себя
page-variant-pair = пары: у каждого по два бандита
page-variant-duel = дуэль: двое игроков, по два бандита
page-variant-team = команды: добыча у напарников общая
page-clock = Время на решение
page-clock-0 = сколько угодно
page-clock-30 = 30 секунд
page-clock-60 = минута
page-clock-86400 = сутки
page-public = Смотреть и играть может кто угодно
page-help = Можно заглядывать вперёд и брать подсказки
page-bandit = Бандит
page-bandit-any = кто останется
page-open-table = Открыть стол
page-people = Кто здесь играет
page-name = Имя
page-person = Игрок { $number }
page-person-add = Ещё один человек
page-person-remove = Без игрока { $name }
page-others-bots = { $count ->
        [one] Осталось { $count } место для бота
        [few] Осталось { $count } места для ботов
       *[other] Осталось { $count } мест для ботов
    }

page-more-rules = Варианты и дополнения
page-more-rules-hint = Базовая игра, как есть
page-copy = Скопировать
page-copied = Скопировано
page-copy-link = Скопировать ссылку на стол
page-share = Поделиться
page-share-text = Давай ограбим поезд!
page-qr = QR-код
page-qr-alt = QR-код ссылки { $link }
page-qr-hint = Наведи на него камеру телефона.
page-seat-open = свободное место
page-day-counts = Это поезд дня, и эта поездка засчитывается.
page-day-fun = Поездка на поезде дня для удовольствия: без зачёта.
page-you-are = Ты — { $name }
page-stage = Карта, которая разыгрывается
page-planned = по плану — { $card } ({ $hint }).
page-coming = Дальше
page-step-back = На карту назад
page-look-back = Оглянуться
page-since = Пока тебя не было
page-since-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
page-step-forward = На карту вперёд
page-heist = Ограбление: карта { $card } из { $count }
page-map = Схема поезда
page-purse = Твои деньги:
page-purse-more = от { $amount }
page-seat-you = ты
page-seat-away = нет на месте
page-seat-bot = бот
page-make-host-name = Хозяином будет { $name }
page-filter = Скрывать грубые слова
page-consent = Что останется от этой партии
page-consent-names = Сохранить моё имя
page-consent-times = Сохранить, когда играли
page-consent-study = Партию можно изучать
page-consent-hint = Имя остаётся, если согласен его владелец, остальное — только если согласны все. Изученные партии идут в статистику и задачи.
page-consent-all = Согласны все: эту партию можно изучать.
page-consent-some = За изучение этой партии: { $agreed } из { $players }.
page-consent-timeless = Когда сыграна эта партия, никто не узнает.
page-start = По вагонам!
page-full = Все места заняты. Можно смотреть.
page-fair = Честная тасовка
page-fair-hint = Всё перетасовано до того, как сдана первая карта. Запиши этот отпечаток: по нему запись оконченной партии докажет, что карты никто не трогал.
page-seed = Отпечаток расклада: { $hash }

page-scene = Поезд
# Поезд словами, для тех, кто слушает страницу
page-train = Поезд, вагон за вагоном
page-train-stop = { $stop }. Внутри: { $inside }. На крыше: { $roof }.
page-train-place = { $stop }: { $inside }.
page-train-nobody = никого
page-train-you = { $name } (ты)
page-ahead = Куда ведут твои карты, если больше ничего не случится
page-ahead-step = После карты хода { $turn }: { $name }, { $place }
page-main = Твоё место за столом
# Что случилось, пока не было времени это сказать
page-more = { $count ->
    [one] И ещё { $count } событие, оно в разделе «Что было».
    [few] И ещё { $count } события, они в разделе «Что было».
   *[many] И ещё { $count } событий, они в разделе «Что было».
}
# Одинаковая добыча, от двух штук
page-pieces-purse = { $count ->
    [one] { $count } кошелёк
    [few] { $count } кошелька
   *[many] { $count } кошельков
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(по { $value } $)
}
page-pieces-jewel = { $count ->
    [one] { $count } драгоценность
    [few] { $count } драгоценности
   *[many] { $count } драгоценностей
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(по { $value } $)
}
page-pieces-strongbox = { $count ->
    [one] { $count } кейс
    [few] { $count } кейса
   *[many] { $count } кейсов
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(по { $value } $)
}
page-what = Что есть что
page-what-touch = Задержи палец на чём угодно — появится пояснение.
page-what-mouse = Задержи мышь на чём угодно — появится пояснение. То же делает клавиша ?.
page-hand = Твоя рука
page-choices = Что можно выбрать
page-confirm = Решено: { $choice }
page-take-back = Отменить
page-taken-back = Выбор отменён.
page-hint-ask = Подсказка
page-hint = Стрелок выбрал бы: { $choice }.
page-hint-why = { $tries ->
        [one] За { $tries } попытку: { $happened }.
        [few] За { $tries } попытки: { $happened }.
       *[other] За { $tries } попыток: { $happened }.
    } Шанс на победу — { $chance } %.
page-hint-money = { $change ->
        [more] в среднем на { dollars } больше
        [less] в среднем на { dollars } меньше
       *[same] денег не больше и не меньше
    }
page-hint-shot = { $count ->
        [0] ни одной пули
        [one] пуля — { $count } раз
        [few] пуля — { $count } раза
       *[other] пуля — { $count } раз
    }
page-hint-law = { $count ->
        [0] ни одной встречи с законом
        [one] встреча с законом — { $count } раз
        [few] встреча с законом — { $count } раза
       *[other] встреча с законом — { $count } раз
    }
page-hint-other = С выбором «{ $choice }» — { $chance } %.
page-figures = Цифры
page-waiting = Думает { $who }…
page-waiting-many = { $count ->
        [one] Думает { $count } игрок…
        [few] Думают { $count } игрока…
       *[other] Думают { $count } игроков…
    }
page-watching = Ты смотришь со стороны.
page-showing = Смотри…
page-ready = Кто уже решил
page-ready-choosing = ещё думает
page-ready-chosen = выбор сделан
page-chosen = Твой выбор: { $choice }
page-keep = Оставленные карты войдут в следующую руку, остальные замешают обратно в колоду.
page-gone = уже далеко
page-reconstructed = Как эта карта напечатана, мы не знаем; эта её заменяет.
page-skip = Пропустить
page-show-again = Показать ещё раз
page-programme = Сыграно в этом раунде
page-rounds = Раунды
page-round-plain = Раунд { $number }
page-round-hidden = Раунд { $number }: пока неизвестен
page-ending = В конце — «{ $ending }»: { $hint }
page-everybody = Бандиты
page-first = первый игрок
page-seconds-left = { $seconds } с
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
page-emotes = Жесты
page-log-unread = { $count ->
    [one] Что было: { $count } новое сообщение
    [few] Что было: { $count } новых сообщения
   *[other] Что было: { $count } новых сообщений
}
page-replaced = За тебя играет бот.
page-replaced-late = Время на выбор вышло, и за тебя играет бот. { $left ->
    [one] Вернуться можно в последний раз: со следующего выбора.
   *[other] Вернуться можно ещё { $left } раза: со следующего выбора.
}
page-replaced-for-good = Время на выбор вышло слишком много раз. Бот доиграет до конца, а ты любуйся видом.
page-back = Вернуться в игру
page-bot-for = Заменить ботом: { $name }
page-no-bot-for = Вернуть место: { $name }
page-vote = Голосовать за бота вместо игрока { $name }
page-votes = голосов: { $count } из { $needed }
page-seat-resigned = вне игры
page-resigned = Ты вне игры; дальше играет бот.
page-resign = Выйти из игры
page-resign-ask = Дальше за тебя сыграет бот, и вернуться в эту игру нельзя.
page-resign-not = Играть дальше
page-abort = Назад на перрон
page-abort-hint = Никто ещё не сделал выбора, и игру можно отменить. Новый старт раздаст те же карты.
page-hand-to = Передайте экран игроку { $name }
page-hand-to-hint = Остальные любуются пейзажем.
page-i-am = Это я, { $name }
page-hide-hand = Спрятать карты
page-chat-read = Говорят только игроки. Читать можно всем.
page-mute = Кого не слушать
page-mute-all = всех
page-report = Пожаловаться на игрока { $name }
page-report-hint = Это прочтёт тот, кто держит сервер, вместе с последними репликами.
page-report-reason = Что случилось?
page-report-send = Отправить
page-reported = Спасибо. Мы всё передали.
page-call-ask = Позвать тебя, когда придёт твой ход?
page-call-ask-hint = Только когда страница не на виду. Это можно изменить в настройках.
page-call-yes = Позвать
page-call-no = Нет, спасибо
page-call-switch = Звать меня, когда мой ход
page-call-denied = Браузер не даёт этой странице звать тебя; разреши уведомления в его настройках.
page-call-body = Поезд ждёт: { $names }

page-score = Кому что досталось
page-barred = вне зачёта
page-podium = Пьедестал
page-podium-empty = Сегодня на него никто не поднимется.
page-place = { $place ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
    [4] Четвёртое место
    [5] Пятое место
    [6] Шестое место
    [7] Седьмое место
   *[other] Восьмое место
}
page-place-ahead = { $place }, отрыв { dollars }
page-place-short = { $place }, не хватило { dollars }
page-place-lead = { $place }: денег столько же, но свинца больше
page-tally = Подсчёт добычи
page-keepsake = Картинка на память
page-record = Скачать запись
page-review-wait = Легенда просматривает твою партию…
page-review-board = Показать на поезде
page-seed-shown = Расклад получен из начального числа (seed) { $seed }; отпечаток этого числа, { $hash }, был показан до начала.

page-settings = Настройки
page-language = Язык
page-theme = Тема
page-theme-dark = закат
page-theme-light = полдень
page-motion = Анимация
page-sound = Звуки
page-volume = Громкость
page-talk = Реплики облачками и со звуком
page-vibration = Вибрация
page-pace = Скорость
page-pace-slow = медленно
page-pace-normal = обычно
page-pace-fast = быстро
page-pace-off = сразу
page-confirm-switch = Подтверждать вторым касанием
page-ahead-switch = Показывать, куда ведут мои карты
page-helpless = Но не за этим столом: его хозяин не разрешил подсказки.
page-close = Закрыть

page-lost = Связь оборвалась. Чиним…
page-kept = Связь оборвалась. Как только она вернётся, отправим твой выбор: { $choice }. Его ещё можно изменить.
page-kept-dropped = Пока не было связи, игра ушла вперёд; твой выбор не засчитан.
page-closing = Сервер ненадолго прервётся. Потом игра продолжится с того же места.
page-unreachable = Сервер не отвечает. Попробуй чуть позже.
page-refused = Не вышло: { $sentence }
page-refused-choose = Сейчас это выбрать нельзя; взгляни на стол.
page-refused-take-back = Этот выбор уже не отменить.
page-refused-other-rules = Эта партия сыграна по другим правилам, продолжить её здесь нельзя.
page-refused-over = Партия закончена.
page-refused-say = Не так быстро: другим тоже надо успеть прочитать.
page-refused-vote = Дай этому игроку ещё немного времени.
page-refused-late = Поздно: здесь выбирает бот. Следующий выбор твой.
page-refused-just-left = Этот игрок только что вышел. Дай связи полминуты.
page-refused-queue = Ждущих уже достаточно. Попробуй позже или открой свой стол.
page-refused-devices = У тебя уже столько устройств, сколько можно. Отключи то, которым не пользуешься.
page-refused-key-invalid = Этот ключ не подходит или больше не действует. Создай новый на своём устройстве.
page-refused-key-used = Этот ключ уже использован. Если не тобой, отключи незнакомое устройство.
page-refused-own-key = Это устройство и так твоё. Открой ключ на другом.
page-refused-passkey = Ключ доступа не подошёл. Попробуй ещё раз.
page-refused-quota = С твоего адреса за час начато очень много игр. Передохни и попробуй позже.
page-refused-seats = С твоего адреса за открытыми столами уже достаточно игроков. Покинь один из них или открой стол для своих.
page-refused-somehow = Сервер отказал. Обнови страницу и попробуй ещё раз.
page-refused-alone-only = Отменять выбор можно, только играя в одиночку против ботов.
page-refused-begun = Первый выбор уже сделан, игру больше не отменить.
page-refused-busy = Ещё думаем над прошлым вопросом. Спроси чуть позже.
page-refused-closed = { page-closed }
page-refused-closing = { page-closing }
page-refused-counts = Эта поездка идёт в зачёт: без подсказок, без отмены хода и без второй попытки.
page-refused-full = { page-full }
page-refused-here = Этот игрок на месте, бот не нужен.
page-refused-hints = На этот час подсказок хватит. Положись на чутьё.
page-refused-host = Это может только хозяин стола.
page-refused-lawman = Последнее место — шерифа: все остальные уже бандиты.
page-refused-name = Это имя не годится для открытого стола. Выбери другое.
page-refused-no-help = За этим столом хозяин не разрешает помощь.
page-refused-no-room = Сервер сейчас полон. Попробуй через несколько минут.
page-refused-not-over = Только когда игра закончится.
page-refused-not-started = Игра ещё не началась.
page-refused-origin = С этой страницы здесь играть нельзя. Открой страницу самого сервера.
page-refused-own-seat = Вернуть себе это место может только сам игрок.
page-refused-pictures = На этот час картинок хватит. Краска должна просохнуть.
page-refused-players = Это могут только игроки.
page-refused-rematches = За этим столом за час сыграно очень много партий. Напои лошадей и раздавай снова чуть позже.
page-refused-replays = На этот час повторов хватит. Пора сыграть партию, которую захочется пересмотреть.
page-refused-reported = Жалоба на этого игрока уже отправлена.
page-refused-resigned = Кто ушёл насовсем, в эту игру не вернётся.
page-refused-revealed = Этот выбор уже что-то открыл, его не отменить.
page-refused-reviews = На этот час разборов хватит. Сыграй пока ещё раз.
page-refused-setup = Так сыграть нельзя. Измени настройки и попробуй снова.
page-refused-slow-down = Слишком много сразу. Попробуй чуть позже.
page-refused-started = Игра уже началась.
page-refused-storage = Сейчас ничего не получается сохранить. Попробуй через минуту.
page-refused-taken = { page-stale }
page-refused-too-often = { page-replaced-for-good }
page-refused-vote-clock = В этой игре идут часы, голосования нет.
page-refused-vote-wait = { $wait ->
    [one] Дай этому игроку ещё { $wait } секунду.
    [few] Дай этому игроку ещё { $wait } секунды.
   *[other] Дай этому игроку ещё { $wait } секунд.
}
page-refused-weak = За другого играет бот не слабее налётчика.
page-stale = Кто-то успел раньше; взгляни на стол.
page-no-table = Такого стола нет или уже нет.
page-end-of-line = Конечная
page-nowhere = По этому адресу ничего нет или уже нет. Может быть, по дороге потерялась буква.
page-away-kicked = Хозяин попросил тебя из-за этого стола. Остальные для тебя открыты.
page-away-banned = Владелец этого сервера закрыл тебе сюда дорогу.
page-away-address = Хозяин попросил из-за стола кого-то с тем же подключением, что у тебя. Если это был другой человек, сыграй за другим столом.
page-away-crowded = Перрон переполнен: зрителей уже слишком много.
page-away-outdated = Эта страница старше сервера. Загрузи её заново, чтобы играть дальше.
page-again = Ещё раз
page-forgotten = Этот браузер потерял своё место за столом; можно смотреть.
page-frozen-rules = Эту партию играли по правилам версии { $rules }. Сервер теперь играет по версии { $ours }, так что продолжить её нельзя.
page-closed = Этот стол закрыт.
page-to-lobby = На новый перрон
page-frozen-untold = Рассказ о ней не сохранился, но в записи есть каждый ход.
page-frozen-damaged = Запись этой партии повреждена, показать её нельзя.

## Обучение
page-learn = Уроки
page-learn-hint = По минуте каждый, в настоящем поезде. Достаётся только тем, кто заслужил.
page-lesson-next = Дальше
page-lesson-skip = Пропустить
page-lesson-part = Часть { $part } из { $parts }
page-lesson-over = Вот и всё: { $title }
page-lesson-following = Дальше: { $title }
page-lesson-again = Ещё раз
page-lesson-done = ✓ пройден
page-lesson-begun = начат
page-real-one = А теперь по-настоящему
page-offer-guided = Впервые здесь? Ограбление с подсказками займёт пять минут и обойдётся разве что в чужой кошелёк.
page-offer-guided-yes = Покажи
page-offer-guided-no = Нет, просто играть
