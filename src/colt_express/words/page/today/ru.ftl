### Поезд дня по-русски; загружается вместе с его страницей.

page-today = Поезд дня
page-today-told = Один поезд в день, для всех одинаковый: тот же расклад, тот же бандит, те же соперники.
page-today-number = Поезд { $number } · { $date }
page-today-base = Базовая игра
page-today-you = Твой бандит: { $who }.
page-today-against = Соперники: { $names }. За них играют налётчики.
page-today-board = На поезд!
page-today-rules = Засчитывается одна поездка. Без подсказок и без отмены ходов. Можно уйти и продолжить позже.
page-today-riding = Ты в поезде, и эта поездка засчитывается.
page-today-go-on = Продолжить
page-today-gone = Твоя поездка пропала вместе со столом. Следующий поезд завтра.
page-today-elsewhere = Твоя зачётная поездка идёт на другом твоём устройстве; закончи её там.
page-today-again = Проехать ещё раз, просто так
page-today-fun = Твоя поездка засчитана. Дальше можно кататься для удовольствия: с подсказками, но без зачёта.
page-today-next = Следующий поезд отправляется в { $time }.
page-today-new = Полночь миновала: это уже новый поезд.
page-today-result = Твоя поездка
page-today-rounds = Деньги по раундам
page-today-round = Раунд { $round }
page-today-rest = Первый кошелёк и награды в конце
page-today-yours = Ты
page-today-theirs = Легенда
page-today-shots = Выстрелы
page-today-hits = Полученные пули
page-today-watch = Посмотреть свою поездку
page-today-share = Рассказать друзьям
page-today-share-told = Показывает твой результат и ничего не выдаёт о раскладе.
page-today-copy-line = Скопировать строку
page-today-signs = 💰 добыча, 💸 потеря денег, 🔫 стрельба, 💥 попадание в тебя, 🚂 поездка налегке
page-today-line = Colt Express, поезд { $number }: { $place }, { $amount }
page-today-legend = Легенда на твоём месте
page-today-legend-told = Бот, который обдумывает каждый выбор тысячу шагов, едет тем же поездом против тех же соперников.
page-today-legend-ask = Сколько взяла бы легенда?
page-today-legend-wait = Легенда едет: раунд { $round } из { $rounds }.
page-today-legend-took = Легенда взяла { $amount }: { $place }.
page-today-legend-more = На { $amount } больше, чем ты.
page-today-legend-less = На { $amount } меньше, чем ты. Снимаем шляпу.
page-today-legend-same = Ровно столько же, сколько ты.
page-today-legend-watch = Посмотреть поездку легенды
page-today-list = Кто ехал
page-today-list-of = Среди тех, кто согласился попасть в список.
page-today-list-none = В списке пока никого.
page-today-list-ask = Имя в списке
page-today-list-me = Добавить меня
page-today-list-off = Убрать меня из списка
page-today-list-told = Имя, место и деньги увидят все, на протяжении 60 дней.
page-today-list-stand = Твоё место: { $rank } из { $count }.
page-today-list-more = Первые { $shown } из { $count }.
page-today-yesterday = Вчера
page-today-yesterday-watch = Посмотреть поездку легенды
page-today-yesterday-yours = Посмотреть свою
page-today-yesterday-list = Кто ехал
page-today-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
page-today-resting = Вчера был твой выходной.
page-today-streak-told = Один пропущенный день в неделю прощается.
page-today-off = На этом сервере поезд дня не ходит.
page-today-card = Один поезд для всех, одна поездка в зачёт.
page-today-see = Посмотреть итог
