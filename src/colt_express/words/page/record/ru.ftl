### Личный счёт игрока по-русски; загружается вместе с его страницей.

page-own = Твой счёт
page-own-told = Посчитано в этом браузере по его собственным партиям. Больше никто этого не видит.
page-own-none = Пока рассказать нечего. Доиграй партию, и страница начнётся.
page-own-loading = { $left ->
    [one] Осталось прочесть { $left } партию…
    [few] Осталось прочесть { $left } партии…
   *[other] Осталось прочесть { $left } партий…
}
page-own-all = Победы: { $wins } из { $games }
page-own-rate = { $share }, вероятно от { $low } до { $high }
page-own-row = { $wins } из { $games }
page-own-interval = Тонкая линия показывает, где в 19 случаях из 20 лежит настоящая доля побед.
page-own-bandits = По бандитам
page-own-boxes = По дополнениям
page-own-no-box = Базовая игра
page-own-players = По числу игроков
page-own-player-count = За столом: { $count }
page-own-opponents = По соперникам
page-own-bot = Бот: { $name }
page-own-money = Деньги со временем
page-own-money-told = В среднем { $mean } за партию. Линия: среднее за последние партии, до { $last }; победы золотые.
page-own-money-best = Лучшая добыча: { $amount }
page-own-luck = Удача и решения
page-own-luck-told = В среднем за партию удача меняла твой шанс на победу на { $luck } п. п., твои решения на { $own } п. п. Линии: среднее за последние партии, до { $last }.
page-own-luck-luck = Удача
page-own-luck-own = Твои решения
page-own-luck-known = Посчитано партий: { $known } из { $all }.
page-own-luck-more = Посчитать ещё
page-own-luck-busy = Осталось партий: { $left }…
page-own-nemesis = Твой злой гений
page-own-victim = Твоя любимая жертва
page-own-nemesis-none = Никто тебе ещё не навредил.
page-own-victim-none = От тебя ещё никто не пострадал.
page-own-feud = пули: { $shots }, удары: { $punches }, выбито добычи: { $amount }
page-own-feats = Истории
page-own-feats-count = Рассказано: { $count } из { $all }.
page-own-watch = Посмотреть
page-own-not-yet = Ещё впереди

page-feat-clean_hands = Чистые руки
    .how = Победить без единого выстрела.
    .told = Ни одного выстрела, а добыча самая большая в поезде.
page-feat-sieve = Решето
    .how = Победить, получив не меньше пяти пуль.
    .told = Получено пуль: { $count }. И всё равно первое место.
page-feat-from_behind = Из ниоткуда
    .how = Победить, отставая на 500 $ перед последним раундом.
    .told = Перед последним раундом отставание { $amount }, после него победа.
page-feat-last_grab = Под занавес
    .how = Взять кейс в последнем раунде и победить.
    .told = Кейс сменил хозяина в последнем раунде, а с ним и победа.
page-feat-photo_finish = На волоске
    .how = Победить с отрывом не больше 250 $.
    .told = Всё решили { $amount }.
page-feat-even = Квиты
    .how = Выбить у обидчика не меньше, чем он у тебя, и хотя бы 500 $.
    .told = Первый удар был не твой, последний твой. { $target } теряет { $amount }.
page-feat-gunslinger = Быстрая рука
    .how = Получить награду самого меткого стрелка.
    .told = Выстрелов: { $count }. Награда самого меткого стрелка твоя.
page-feat-law = Любимец шерифа
    .how = Победить, получив три пули от шерифа или пассажиров.
    .told = Пуль от закона: { $count }. Добыча всё равно твоя.
page-feat-legend = Победа над легендой
    .how = Победить за столом с легендой.
    .told = За столом сидела легенда. Теперь их две.
page-feat-lawman = Звезда
    .how = Победить за шерифа.
    .told = В поезде был порядок. В кои-то веки.
page-feat-big_round = Куш
    .how = Взять 1 500 $ за один раунд.
    .told = { $amount } за один-единственный раунд.
page-feat-gang = Вся банда
    .how = Победить каждым из шести бандитов.
    .told = С тобой победил каждый из { $count } бандитов.
