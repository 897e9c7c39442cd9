### Повтор сыгранной партии по-русски; загружается вместе с его страницей.

page-theatre = Партия ещё раз
page-theatre-timeline = Ход партии
page-theatre-controls = Управление показом
page-theatre-start = К началу
page-theatre-back = На шаг назад
page-theatre-play = Смотреть
page-theatre-pause = Пауза
page-theatre-forward = На шаг вперёд
page-theatre-end = К концу
page-theatre-speed = Скорость: { $speed }×
page-theatre-block = Раунд { $round }
page-theatre-begins = Все по местам: поезд отправляется.
page-theatre-before = Перед первым раундом: { $text }
page-theatre-round = Раунд { $round }: { $text }
page-theatre-turn = Раунд { $round }, ход { $turn }: { $text }
page-theatre-decides = { $who } принимает решение.
page-theatre-seats = Чьими глазами смотреть
page-theatre-as = Как это видно с места: { $name }
page-theatre-spectator = Как это видели зрители
page-theatre-open = Все карты открыты
page-theatre-players = У кого что есть
page-theatre-hands = Карты на руках
page-theatre-hand = На руках: { $who }
page-theatre-no-cards = нет карт
page-theatre-share = Поделиться этим моментом
page-theatre-share-send = Поделиться…
page-theatre-share-link = Скопировать ссылку
page-theatre-share-preview = Картинка этого момента
page-theatre-share-png = Сохранить картинку (PNG)
page-theatre-share-svg = Сохранить рисунок (SVG)
page-theatre-share-film = Сохранить раунд { $round } как фильм
page-theatre-share-making = Снимки проявляются…
page-theatre-share-embed = Скопировать код для своей страницы
page-theatre-share-embed-hint = На твоей странице появятся поезд, шкала и кнопка показа, с этого момента.
page-theatre-embed-playing = Эта партия ещё идёт. Здесь её покажут, когда она закончится.
page-theatre-embed-open = Открыть партию
page-theatre-reveal = Кто же победил?
page-theatre-won = { $count ->
    [one] { $names } побеждает: { $amount }.
   *[other] { $names } побеждают: { $amount }.
}
page-theatre-won-by = { $count ->
    [one] { $names } побеждает: { $amount }, отрыв { $gap }.
   *[other] { $names } побеждают: { $amount }, отрыв { $gap }.
}
page-theatre-tie = { $names } делят победу: по { $amount }.
page-theatre-award = { $who }: { $title }.
page-theatre-table = Назад к столу
page-theatre-ahead = { $count ->
    [0] Сейчас игра здесь.
    [one] Игра ушла вперёд на { $count } ход.
    [few] Игра ушла вперёд на { $count } хода.
   *[many] Игра ушла вперёд на { $count } ходов.
}
page-theatre-over = Игра окончена.
page-theatre-finale = Посмотреть, чем всё кончилось
page-theatre-trouble-rules = Эту партию играли по старым правилам. Она показана, насколько возможно, и могла пройти иначе.
page-theatre-trouble-damaged = Запись повреждена. Партия показана до этого места.
page-theatre-trouble-changed = Запись не сходится: её изменили, или правила были другими.
page-theatre-no-record = Это не запись партии.
page-recorded-hint = Запись партии или её нотация: перетащи файл на эту страницу, выбери его или вставь текст. Сервер покажет партию и забудет её.
page-recorded-choose = Выбрать файл
page-recorded-paste = Или вставь текст сюда
page-recorded-go = Смотреть
page-recorded-large = Для партии это слишком много: в записи не больше { $kilobytes } КБ.
page-recorded-unreadable = Этот файл не прочитать.
page-recorded-json = Похоже на запись, но она обрывается или повреждена, и её не прочитать.
page-theatre-none = Такой партии здесь нет. Возможно, это было слишком давно.
page-theatre-no-seat = С этого места партию посмотреть нельзя, так что тебе досталось место в зале.
page-theatre-play-on = Играть дальше отсюда
page-theatre-play-on-as = Чьё место занять
page-theatre-play-on-hidden = Скрытые карты и добыча
page-theatre-play-on-as-was = Скрытые карты и добыча как были
page-theatre-play-on-anew = Пересдать всё, что отсюда было не узнать: { $who }
page-theatre-play-on-go = Взять поводья
page-theatre-turning-point = Перелом
page-theatre-luck = удача { $points }
page-theatre-own = { $who } { $points }
page-theatre-others = остальные { $points }
page-theatre-chance = Шансы на победу, { $who }: были { $before } %, стали { $after } %, плюс-минус { $error }.
page-theatre-word-luck = большая удача
page-theatre-word-bad-luck = большое невезение
page-theatre-word-slip = промашка
page-theatre-word-blunder = грубая ошибка
page-theatre-word-masterstroke = мастерский ход
page-theatre-moved = Что изменило шансы на победу
page-theatre-moved-luck = удача
page-theatre-moved-own = свои решения
page-theatre-moved-others = чужие решения
page-theatre-moved-error = ошибка на решение
page-theatre-moved-note = В процентных пунктах, ± стандартная ошибка. Ошибка на решение — сколько в среднем стоил выбор по сравнению с лучшим из того, что можно было знать.

## The coach, and guessing first. $who is a player whose choices are looked at
page-coach-wait = Легенда просматривает эту партию…
page-coach-whose = Чьи решения показать легенде?
page-coach-ready = { $count ->
    [one] На { $count } момент стоит взглянуть ещё раз.
    [few] На { $count } момента стоит взглянуть ещё раз.
   *[many] На { $count } моментов стоит взглянуть ещё раз.
}
page-coach-show = Показать
page-coach-which = { $which } из { $count }
page-coach-here = { $text } Здесь легенде есть что сказать.
page-coach-yours = Твоё
page-coach-legends = Легенды
page-coach-chance = на победу: около { $percent } %
page-coach-in-truth = при тех картах: { $percent } %
page-coach-follows = { $fact } { $often }.
page-coach-nothing = Ничего особенного не происходит.
page-coach-position = Что показано на столе
page-coach-knew = Что было известно
page-coach-knew-other = Что видно с места «{ $who }»
page-coach-true = Как было на деле
page-coach-truth-better = При тех картах это тоже окупилось бы.
page-coach-truth-same = При тех картах вышло бы то же самое: ничего не потеряно.
page-coach-truth-worse = При тех картах сделанный выбор оказался удачнее. Знать этого никто не мог.
page-coach-go-on = Дальше
page-guess = Сначала угадай
page-guess-ask = Какой ход твой?
page-guess-stop = Больше не угадывать
page-guess-yours = Твоя догадка: { $option }.
page-guess-played = Сыграно было: { $option }.
page-guess-played-by = { $who } — сыграно было: { $option }.
page-guess-like = Точно как легенда.
page-guess-other = Легенда выбрала бы: { $option }.
page-guess-thinking = Легенда ещё думает над этой партией.
page-guess-unknown = Об этом у легенд нет мнения.
page-guess-why = Почему?
page-guess-count = В этом месяце как легенда: { $like } из { $asked }.
page-guess-count-last = В этом месяце как легенда: { $like } из { $asked }; в прошлом — { $last } из { $of }.
