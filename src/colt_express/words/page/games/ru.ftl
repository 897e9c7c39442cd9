### Галерея сыгранных партий по-русски; загружается вместе с её страницей.

page-games = Галерея
page-games-told = Сыгранные партии открытых столов. Выбери любую и смотри с любого места.
page-games-shelves = Полки
page-games-shelf-newest = Новые
page-games-shelf-closest = Самые упорные
page-games-shelf-richest = Самые богатые
page-games-shelf-bloodiest = Самые кровавые
page-games-shelf-luckiest = Самые удачливые
page-games-filters = Отбор
page-games-any = все
page-games-boxes-none = без них
page-games-winner = Победа за
page-games-won = { $count ->
    [one] { $names } побеждает: { $amount }
   *[other] { $names } побеждают: { $amount }
}
page-games-law = Победа: { $names }
page-games-nobody = Не ушёл никто
page-games-margin = отрыв { $amount }
page-games-level = поровну
page-games-bullets = { $count ->
    [one] { $count } пуля в цель
    [few] { $count } пули в цель
   *[other] { $count } пуль в цель
}
page-games-luck = удача: { $points } п. п.
page-games-shown = { $count ->
    [one] { $count } партия, страница { $page }.
    [few] { $count } партии, страница { $page }.
   *[other] { $count } партий, страница { $page }.
}
page-games-empty = Стены пока пусты. Открой публичный стол, ограбь поезд, и твоя партия будет здесь.
page-games-none = Таких партий здесь пока нет.
page-games-all = Показать все партии
page-games-pages = Страницы
page-games-page = Страница { $page }
page-games-previous = Предыдущая страница
page-games-next = Следующая страница
