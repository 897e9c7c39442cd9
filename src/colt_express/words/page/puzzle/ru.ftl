### Задача по-русски; загружается вместе со своей страницей.

page-puzzle = Задача
page-puzzle-level = { $level ->
    [1] простая
    [2] непростая
   *[other] сложная
}
page-puzzle-none = Задачи с таким номером нет.
page-puzzle-verdict = Ответ
page-puzzle-right = Точно! Легенда поступила бы так же.
page-puzzle-other = Легенда думает иначе.
page-puzzle-values = Шанс на победу — по тому, что можно было знать
page-puzzle-yours = твой выбор
page-puzzle-percent = { $percent } %
page-puzzle-futures = Что обычно бывает дальше
page-puzzle-deal = Скрытые карты в обоих случаях одни и те же: удача ни при чём.
page-puzzle-play-on = Играть дальше отсюда
page-puzzle-next = Следующая задача
page-puzzle-again = Подумать ещё
