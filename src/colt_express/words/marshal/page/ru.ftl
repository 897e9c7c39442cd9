### Marshal & Prisoners по-русски.

page-box-marshal = Маршал и заключённые
page-box-marshal-hint = Один из игроков — шериф: у него два револьвера, наручники и тайные цели, которые приносят победу.
page-lawman = Кто шериф (маршал)?
page-lawman-hint = арестовывает остальных и побеждает, если достигнет четырёх тайных целей из пяти
page-lawman-me = я
page-lawman-bot = бот
page-lawman-friend = кто-то другой
page-lawman-any = по жребию
page-lobby-lawman = Шериф: { $name }
page-lobby-no-lawman = Звезду ещё никто не надел. Жребий решит между теми, кто не выбрал бандита.
page-thrown-off = за бортом
page-in-cell = в камере
page-in-cell-hint = Здесь поможет только блестящая идея, другие карты не действуют.
page-wanted = в розыске
page-wanted-hint = { $amount } в конце игры, если до тех пор обойдётся без ареста.
page-captured = плакат снят
page-captured-hint = Один арест уже был: плакат у шерифа, награды не будет.
page-brawler = Бретёр: { $amount } $
page-brawler-hint = За удар по шерифу. Считается в конце игры.
page-companion = { $own ->
    [yes] Верный спутник
   *[no] Спутник { $owner_gen }
}
page-companion-hint = { $own ->
    [yes] Кража приносит сразу два жетона. В конце игры 200 $.
   *[no] Кто с ним, тот { $owner_ability }. В конце игры 200 $.
}
page-pieces-mailbag = { $count ->
    [one] { $count } почтовый мешок
    [few] { $count } почтовых мешка
   *[many] { $count } почтовых мешков
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(по { $value } $)
}
page-desk = Стол шерифа
page-goals = Цели
page-goals-now = Сейчас достигнуто { $met } из { $turned }. Для победы нужно { $needed } из { $count }.
page-goals-turned = Открыто целей: { $count } из { $all }
page-goals-turned-hint = Их знает только шериф, если не пошли слухи.
page-goal-met = Сейчас: достигнута
page-goal-open = Сейчас: не достигнута
page-goal-shown = Эту цель уже видели все.
page-goal-later = Откроется в начале раунда { $round }
page-goal-was-met = достигнута
page-goal-was-missed = не достигнута
page-gun-left = Левый револьвер
page-gun-right = Правый револьвер
page-catch = Улов шерифа
page-brawlers-hint = Кто ударит шерифа, забирает верхнюю.
page-posters = Снято плакатов «Разыскивается преступник»: { $count } из { $all }
page-prisoners = Возвращено заключённых: { $count }
page-prisoners-hint = У тюремного вагона: { $count }. Кто останется там до конца, тоже достанется шерифу.
page-mail = Почтовые мешки, которых нет у бандитов: { $count }
page-mail-hint = В конце игры они достаются шерифу.
page-tally-mailbags = Почтовые мешки. Кто-то не дождётся любовного письма.
page-tally-posters = Плакаты. Дурная слава тоже чего-то стоит.
page-tally-prisoners = Заключённые. Дружба в пересчёте на доллары.
page-tally-brawlers = Бретёры. Бьют больно, платят хорошо.
page-law-lost = Закон едет домой с пустыми руками.
