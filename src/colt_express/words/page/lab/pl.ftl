### Laboratorium botów po polsku; pobierane razem ze swoją stroną.

page-lab = Laboratorium botów
page-lab-hint = Napisz bota w Pythonie, pozwól mu grać i zobacz, gdzie przegrywa. Wszystko dzieje się w tej przeglądarce.
page-lab-code = Kod bota
page-lab-bots = Twoje boty
page-lab-name = Nazwa bota
page-lab-new = Nowy bot
page-lab-open = Otwórz plik
page-lab-save = Pobierz
page-lab-remove = Usuń
page-lab-remove-sure = Usunąć bota „{ $name }”? Tego nie da się cofnąć.
page-lab-keep = Zostaw
page-lab-not-kept = Ta przeglądarka niczego tu nie przechowuje. Pobierz bota, zanim zamkniesz stronę.
page-lab-shared-link = Link zawiera cały kod. Żaden serwer go nie zobaczy.
page-lab-share-text = Bot, który napada na pociągi
page-lab-shared = Ktoś przysłał ci tego bota. Przeczytaj go: ruszy dopiero na twoje polecenie i nie dosięgnie niczego poza grą.
page-lab-shared-take = Weź do laboratorium
page-lab-shared-damaged = W tym linku nie ma bota. Może po drodze coś się urwało.
page-lab-try = Wypróbuj bota
page-lab-against = Przeciwko trzem
page-lab-against-greenhorn = żółtodziobom
page-lab-against-outlaw = zbirom
page-lab-games = Gry
page-lab-run = Uruchom
page-lab-stop = Zatrzymaj
page-lab-loading = Uruchamianie Pythona: { $loaded } z { $total } MB
page-lab-first = Przy pierwszej próbie pobierany jest Python dla tej przeglądarki: { $megabytes } MB.
page-lab-no-engine = Ta strona nie ma Pythona dla przeglądarek. Pobierz bota i wypróbuj go poleceniem „colt-express arena”.
page-lab-old = Ta przeglądarka jest za stara na Pythona. Pobierz bota i wypróbuj go poleceniem „colt-express arena”.
page-lab-won = { $games ->
    [one] Jedna gra: { $percent }% wygranych, między { $low } a { $high }%
    [few] { $games } gry: { $percent }% wygranych, między { $low } a { $high }%
   *[other] { $games } gier: { $percent }% wygranych, między { $low } a { $high }%
}
page-lab-money = { $own } na grę; pozostali mają po { $others }.
page-lab-verdict-better = { $bot } gra lepiej od nich: równy z równymi wygrałby 25%.
page-lab-verdict-weaker = { $bot } gra słabiej od nich: równy z równymi wygrałby 25%.
page-lab-verdict-level = { $bot } gra mniej więcej tak jak oni: równi wygrywają po 25%.
page-lab-verdict-unsure = Za mało gier, by wiedzieć, kto jest lepszy: równi wygrywają po 25%.
page-lab-mistakes = Błędy
page-lab-line = Wiersz { $line }: { $text }
page-lab-times = { $count ->
    [one] (raz)
    [few] ({ $count } razy)
   *[other] ({ $count } razy)
}
page-lab-go = Do wiersza
page-lab-syntax = Python tego nie rozumie: { $message }
page-lab-crash-choosing = Na pytanie „{ $asked }”: { $message }
page-lab-crash-sitting = Siadając do stołu: { $message }
page-lab-crash-ending = Na końcu gry: { $message }
page-lab-class = Nie ma jeszcze bota. Jego klasa musi pochodzić od Bot: class MyBot(Bot):
page-lab-choose = { $message } nie umie jeszcze wybierać. Potrzebuje metody choose(self, decision, look).
page-lab-signature = Ta metoda musi brzmieć { $message }.
page-lab-illegal = Na pytanie „{ $asked }” wybrał { $message }, czego nie było wśród możliwości. Zamiast tego wzięto pierwszą z nich.
page-lab-slow = Kod działał ponad pięć sekund, zanim pojawił się bot.
page-lab-slow-asked = Nad pytaniem „{ $asked }” myślał ponad pięć sekund. Może jakaś pętla nigdy się nie kończy.
page-lab-memory = Kod zużył całą pamięć, zanim pojawił się bot.
page-lab-memory-asked = Przy pytaniu „{ $asked }” zużył całą pamięć. Może jakaś lista rośnie bez końca.
page-lab-lost-slow = W grze { $game } na pytanie „{ $asked }” bot milczał tak długo, że został zatrzymany. Jego Python został wyrzucony; następna próba uruchomi nowego.
page-lab-lost-broken = Bot zepsuł swojego Pythona, może przez brak pamięci. Został on wyrzucony; następna próba uruchomi nowego.
page-lab-lost-start = Nie udało się uruchomić Pythona. Może zerwało się połączenie; spróbuj jeszcze raz.
page-lab-played = Jego gry
page-lab-game = Gra { $number }, miejsce { $seat }: { $won ->
    [yes] wygrana
   *[no] przegrana
}, { $money }{ $slips ->
    [0] { "" }
    [one] , jeden błąd
    [few] , { $slips } błędy
   *[other] , { $slips } błędów
}{ $notes ->
    [0] { "" }
    [one] , jedna notatka
    [few] , { $notes } notatki
   *[other] , { $notes } notatek
}
page-lab-watch = Obejrzyj
page-lab-regrets = Czego żałować
page-lab-said = „{ $text }”
page-lab-help = Jak działa bot?
page-lab-help-choose = Przy każdej decyzji wywoływana jest jego metoda choose: zwraca ona jeden z elementów decision.options albo jego słowa, na przykład 'play rob'. decision.name mówi, o co chodzi.
page-lab-help-look = look() pokazuje stół tak, jak widzi go bot. Wpisz look(). albo view., by zobaczyć, co tam jest, albo naciśnij Ctrl i spację.
page-lab-help-note = self.note('…') mówi dlaczego: przeczytasz to, oglądając grę.
page-lab-help-keys = Ctrl i Enter uruchamiają bota. Escape, a potem Tab wychodzą z edytora.
