### Все партии этого браузера по-русски; загружается вместе с их страницей.

page-mine-search = Искать
page-mine-search-hint = имя, бандит, день…
page-mine-show = Показать
page-mine-show-all = все партии
page-mine-show-turn = где мой ход
page-mine-show-running = незаконченные
page-mine-show-over = законченные
page-mine-show-won = выигранные
page-mine-any = любые
page-mine-no-box = без них
page-mine-with = Соперники
page-mine-with-any = любые
page-mine-with-people = люди
page-mine-with-bots = только боты
page-mine-found = Партии: { $count } из { $all }.
page-mine-turns = { $count ->
    [one] { $count } партия ждёт тебя.
    [few] { $count } партии ждут тебя.
   *[other] { $count } партий ждут тебя.
}
page-mine-more = Показать ещё ({ $count })
page-mine-next = Тебя ждёт другая партия
