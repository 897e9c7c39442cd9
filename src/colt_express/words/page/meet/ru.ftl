### Знакомства по-русски: быстрая игра, открытые столы и рейтинг; загружается вместе со страницей.

page-meet = Играть с людьми
page-meet-told = Незнакомцы, поезд и часы. Скажи, во что сыграешь, и место найдётся само.
page-meet-quick = Быстрая игра
page-meet-off = На этом сервере нет быстрой игры. Но открытые столы — вот они.
page-meet-games = Во что сыграешь?
page-meet-base = Базовая игра
page-meet-fewest = не меньше
page-meet-most = не больше
page-meet-bots = Через минуту свободные места могут занять боты
page-meet-ladder = Учитывать мои партии в рейтинге, под моим именем
page-meet-lacking = Отметь хотя бы одну игру и одно время на решение.
page-meet-waiting = { $count ->
    [0] Больше пока никто не ждёт.
    [one] Ждёт { $count } человек.
    [few] Ждут { $count } человека.
   *[other] Ждут { $count } человек.
}
page-meet-alike = { $count ->
    [0] Но играть они хотят в другое.
    [one] С тобой сыграет { $count } из них.
   *[other] С тобой сыграют { $count } из них.
}
page-meet-find = Найти игроков
page-meet-searching = Ищем игроков…
page-meet-waited = Ожидание:
page-meet-bots-soon = Через минуту свободные места займут боты.
page-meet-stay = Не закрывай страницу; можно оставить её в соседней вкладке. Стол откроется сам.
page-meet-asked = Игроки нашлись!
page-meet-coming = Зовём всех за стол. Он вот-вот откроется.
page-meet-leave = Больше не ждать
page-meet-tables = Открытые столы

page-table-needs = { $count ->
    [one] нужен { $count } игрок
    [few] нужны { $count } игрока
   *[other] нужно { $count } игроков
}
page-table-clock = на решение: { $time }
page-table-minutes = { $count ->
    [0] только что открыт
    [one] открыт { $count } минуту
    [few] открыт { $count } минуты
   *[other] открыт { $count } минут
}
page-table-hours = { $count ->
    [one] открыт { $count } час
    [few] открыт { $count } часа
   *[other] открыт { $count } часов
}

page-ladder = Рейтинг
page-ladder-told = Кто лучший грабитель среди людей: рейтинговые партии быстрой игры.
page-ladder-see = Посмотреть рейтинг
page-ladder-base-quick = Базовая, быстро
page-ladder-base-slow = Базовая, не спеша
page-ladder-boxes-quick = Дополнения, быстро
page-ladder-boxes-slow = Дополнения, не спеша
page-ladder-empty = В этом рейтинге пока никого нет.
page-ladder-rank = Место
page-ladder-who = Игрок
page-ladder-points = Очки
page-ladder-games = Партий
page-ladder-you = (ты)
page-ladder-uncertain = пока неточно
page-ladder-rated = Эта партия идёт в рейтинг.
page-ladder-rules = Что учитывается
page-ladder-rule-people = Партии быстрой игры, где играют только люди, — для тех, кто отметил, что его партии учитываются. Столы друзей, партии с ботами и реванши не считаются.
page-ladder-rule-apart = У базовой игры и у дополнений рейтинги разные, и у быстрых партий и партий с сутками на решение — тоже.
page-ladder-rule-rank = Сначала победители, потом остальные по деньгам. Порядок в рейтинге — по тому, в чём можно быть уверенным: очки за вычетом погрешности, которая стоит после ±.
page-ladder-rule-left = Кто ушёл из партии или за кого в её конце играет бот, тот в ней последний. Для остальных она идёт в зачёт как обычно.
page-ladder-rule-uncertain = Оценка неточна и не даёт места, пока её не подтвердят примерно { $count } партий или больше.
page-ladder-rule-address = Игроки с общим адресом в интернете, сейчас или за последние { $days } дней, в совместных партиях рейтинга не получают.
page-ladder-rule-often = Одни и те же двое: за { $days } дней первые { $full } учитываются полностью, следующие, до { $all }, — наполовину, остальные не учитываются.
page-ladder-leave = Уйти из рейтинга
page-ladder-leave-sure = Твои оценки во всех четырёх рейтингах удалятся, и вернуть их нельзя.
page-ladder-stay = Остаться
