### Вечера с друзьями по-русски; загружаются вместе со своей страницей.

page-evening-told = Турнир для компании от 3 до 64 человек: несколько раундов за несколькими столами, где каждый встречает как можно больше разных соперников, и одна таблица на всех.
page-evening-mine = Твои вечера
page-evening-open = Открыть вечер
page-evening-title = Название вечера
page-evening-title-hint = Пятница у Ани
page-evening-rounds = Раунды
page-evening-seats = Мест за столом, если получится
page-evening-clock = Время на решение
page-evening-bot = Если людей не хватает, места займут
page-evening-points = Что считается
page-evening-points-places = Места
page-evening-points-money = Доллары
page-evening-points-both = Места и доллары
page-evening-explained-places = За каждым столом победитель получает 100 очков, последний — ни одного, остальные — поровну между ними. Кто делит место, тот делит и очки.
page-evening-explained-money = Каждый доллар — очко.
page-evening-explained-both = За каждым столом победитель получает 100 очков, последний — ни одного, остальные — поровну между ними, а каждые 50 долларов дают ещё одно очко.
page-evening-explained-rest = Боты занимают места, но очков не получают. Кто ушёл из партии, тот в ней последний и без денег. Стол, который хозяин закончил досрочно, — ничья со средними деньгами раунда. При равных очках решают победы, затем деньги.
page-evening-plays = Я тоже играю
page-evening-boxes = Дополнения

page-evening-of = Раунд { $round } из { $rounds }
page-evening-round = Раунд { $round }
page-evening-gathering = Друзья собираются
page-evening-between = Скоро жеребьёвка следующего раунда
page-evening-playing = { $count ->
    [one] Ещё играет { $count } стол
    [few] Ещё играют { $count } стола
   *[many] Ещё играют { $count } столов
}
page-evening-over = Вечер окончен
page-evening-missing = Такого вечера нет. Возможно, он давно прошёл или ссылка неполная.
page-evening-invite = Вечер Colt Express: приходи!
page-evening-link = По этой ссылке можно смотреть, а до последнего раунда — и присоединиться.
page-evening-join = Присоединиться
page-evening-join-late = Играть начнёшь с раунда { $round }.
page-evening-watching = Ты смотришь.
page-evening-you = это ты
page-evening-to-table = К твоему столу
page-evening-to-evening = Назад к вечеру
page-evening-watch = Смотреть
page-evening-again = Пересмотреть
page-evening-table = Стол { $number }
page-evening-early = закончен досрочно: ничья
page-evening-guests = { $count ->
    [one] { $count } гость
    [few] { $count } гостя
   *[many] { $count } гостей
}
page-evening-host = хозяин
page-evening-away = нет на месте
page-evening-left = больше не играет
page-evening-only-hosts = не играет
page-evening-since = с раунда { $round }
page-evening-nameless = незнакомец
page-evening-waits = Следующий раунд начнёт хозяин.
page-evening-waits-first = Хозяин начнёт первый раунд, как только все соберутся.
page-evening-waits-tables = Следующий раунд начнётся, когда все столы доиграют.

page-evening-hosting = Ты — хозяин
page-evening-draw = Начать раунд { $round }
page-evening-draw-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
page-evening-draw-few = Для раунда нужны хотя бы двое.
page-evening-draw-absent = { $count ->
    [one] Нет на месте: { $names }. Место за столом достанется и отсутствующим, если их не удалить.
   *[other] Нет на месте: { $names }. Места за столом достанутся и отсутствующим, если их не удалить.
}
page-evening-end = Закончить вечер
page-evening-end-sure = Закончить вечер сейчас, с нынешней таблицей?
page-evening-end-table = Закончить этот стол
page-evening-end-table-sure = Закончить этот стол? Партия будет считаться ничьей.
page-evening-remove = Удалить
page-evening-remove-sure = Удалить { $name }? Вернуться будет нельзя.
page-evening-make-host = Сделать хозяином
page-evening-leave = Уйти с вечера
page-evening-leave-sure = Уйти с вечера? Твои очки останутся, а партию доиграет бот.
page-evening-leave-host = Уйти с вечера? Хозяином станет другой гость. Твои очки останутся.
page-evening-host-away = Хозяина давно нет.
page-evening-take-over = Стать хозяином
page-evening-yes = Да
page-evening-no = Нет

page-evening-standings = Таблица
page-evening-standings-final = Итог
page-evening-column-place = Место
page-evening-column-name = Имя
page-evening-column-points = Очки
page-evening-column-wins = Победы
page-evening-column-money = Доллары
page-evening-because-wins = очки равны, побед меньше
page-evening-because-money = очки и победы равны, денег меньше
page-evening-because-tied = всё поровну
page-evening-how = Как считаются очки
page-evening-print = Распечатать
page-evening-csv = Сохранить таблицей
page-evening-podium = Трое лучших
page-evening-won = { $count ->
    [one] Вечер выигрывает { $names }!
   *[other] Вечер выигрывают { $names }!
}
