### Лаборатория ботов по-русски; загружается вместе со своей страницей.

page-lab = Лаборатория ботов
page-lab-hint = Напиши бота на Python, дай ему поиграть и посмотри, где он проигрывает. Всё происходит в этом браузере.
page-lab-code = Код бота
page-lab-bots = Твои боты
page-lab-name = Имя бота
page-lab-new = Новый бот
page-lab-open = Открыть файл
page-lab-save = Скачать
page-lab-remove = Удалить
page-lab-remove-sure = Удалить бота «{ $name }»? Вернуть его будет нельзя.
page-lab-keep = Оставить
page-lab-not-kept = Этот браузер здесь ничего не хранит. Скачай бота, прежде чем закрыть страницу.
page-lab-shared-link = В ссылке весь код. Ни один сервер его не увидит.
page-lab-share-text = Бот, который грабит поезда
page-lab-shared = Этого бота тебе прислали. Прочти его: он запустится только по твоей команде и не доберётся ни до чего, кроме игры.
page-lab-shared-take = Взять в лабораторию
page-lab-shared-damaged = В этой ссылке нет бота. Возможно, часть её потерялась по дороге.
page-lab-try = Испытать бота
page-lab-against = Против трёх
page-lab-against-greenhorn = новичков
page-lab-against-outlaw = налётчиков
page-lab-games = Партии
page-lab-run = Запустить
page-lab-stop = Остановить
page-lab-loading = Запускаем Python: { $loaded } из { $total } МБ
page-lab-first = При первом запуске загрузится Python для этого браузера: { $megabytes } МБ.
page-lab-no-engine = На этом сайте нет Python для браузеров. Скачай бота и испытай его командой «colt-express arena».
page-lab-old = Этот браузер слишком стар для Python. Скачай бота и испытай его командой «colt-express arena».
page-lab-won = { $games ->
    [one] { $games } партия: { $percent } % побед, от { $low } до { $high } %
    [few] { $games } партии: { $percent } % побед, от { $low } до { $high } %
   *[other] { $games } партий: { $percent } % побед, от { $low } до { $high } %
}
page-lab-money = { $own } за партию; у остальных — по { $others }.
page-lab-verdict-better = { $bot } сильнее их: равный выигрывал бы 25 %.
page-lab-verdict-weaker = { $bot } слабее их: равный выигрывал бы 25 %.
page-lab-verdict-level = { $bot } играет примерно как они: равные выигрывают по 25 %.
page-lab-verdict-unsure = Партий слишком мало, чтобы понять, кто сильнее: равные выигрывают по 25 %.
page-lab-mistakes = Ошибки
page-lab-line = Строка { $line }: { $text }
page-lab-times = { $count ->
    [one] ({ $count } раз)
    [few] ({ $count } раза)
   *[other] ({ $count } раз)
}
page-lab-go = К строке
page-lab-syntax = Python этого не понимает: { $message }
page-lab-crash-choosing = На вопрос «{ $asked }»: { $message }
page-lab-crash-sitting = Садясь за стол: { $message }
page-lab-crash-ending = В конце партии: { $message }
page-lab-class = Бота ещё нет. Его класс должен происходить от Bot: class MyBot(Bot):
page-lab-choose = { $message } ещё не умеет выбирать. Нужен метод choose(self, decision, look).
page-lab-signature = Этот метод должен быть таким: { $message }.
page-lab-illegal = На вопрос «{ $asked }» он выбрал { $message }, чего не предлагали. Вместо этого взят первый вариант.
page-lab-slow = Код работал больше пяти секунд, а бота всё не было.
page-lab-slow-asked = Над вопросом «{ $asked }» он думал больше пяти секунд. Возможно, какой-то цикл не кончается.
page-lab-memory = Код занял всю память, а бота всё не было.
page-lab-memory-asked = На вопросе «{ $asked }» он занял всю память. Возможно, какой-то список растёт без конца.
page-lab-lost-slow = В партии { $game } на вопрос «{ $asked }» бот молчал так долго, что его остановили. Его Python выброшен; следующий запуск начнёт с нового.
page-lab-lost-broken = Бот сломал свой Python — возможно, ему не хватило памяти. Этот Python выброшен; следующий запуск начнёт с нового.
page-lab-lost-start = Python не запустился. Возможно, прервалась связь; попробуй ещё раз.
page-lab-played = Его партии
page-lab-game = Партия { $number }, место { $seat }: { $won ->
    [yes] победа
   *[no] поражение
}, { $money }{ $slips ->
    [0] { "" }
    [one] , { $slips } ошибка
    [few] , { $slips } ошибки
   *[other] , { $slips } ошибок
}{ $notes ->
    [0] { "" }
    [one] , { $notes } заметка
    [few] , { $notes } заметки
   *[other] , { $notes } заметок
}
page-lab-watch = Смотреть
page-lab-regrets = О чём жалеть
page-lab-said = «{ $text }»
page-lab-help = Как устроен бот?
page-lab-help-choose = При каждом решении вызывается его метод choose: он возвращает один из decision.options или его слова, например 'play rob'. decision.name говорит, о чём спрашивают.
page-lab-help-look = look() показывает стол таким, каким его видит бот. Набери look(). или view., чтобы увидеть, что там есть, или нажми Ctrl и пробел.
page-lab-help-note = self.note('…') объясняет почему: это можно прочесть, пока смотришь партию.
page-lab-help-keys = Ctrl и Enter запускают бота. Escape, а затем Tab выводят из редактора.
