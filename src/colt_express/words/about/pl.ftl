### Co jest czym, po polsku: jedno zdanie o wszystkim, co widać przy stole.

## Samo wyjaśnienie
about-rule = Zasada { $rule }
about-all = Wszystko, co widać, po jednym zdaniu.
about-trick = Zdolność: { $trick }
about-no-trick = Zdolność przepadła.
about-line = Stało się tak według zasady { $rule }. Przeczytaj ją i obejrzyj przykład.

## Postacie i miejsca
about-you = To ty. Na stacji końcowej wygrywa najbogatszy bandyta.
about-you_duel = Jedno z twoich dwojga bandytów. Na stacji końcowej wygrywa bogatsza para.
about-you_pair = Jedno z twoich dwojga bandytów. Na stacji końcowej wygrywa najbogatsza para.
about-you_team = To ty. Na stacji końcowej wygrywa najbogatsza drużyna.
about-you_marshal = To ty. Jeśli szeryf nie osiągnie swoich celów, wygra najbogatszy bandyta.
about-bandit = Konkurencja: poluje na ten sam łup co ty.
about-partner = Twoja drużyna: co ukradnie ten bandyta, jest też twoje.
about-bandit_law = Ktoś z tych, na których polujesz: chce obrabować twój pociąg.
about-marshal = Pilnuje pociągu. Kogo spotka w wagonie, do tego strzela i przegania go na dach.
about-car = Tu się kradnie i bije. Sąsiedni wagon to jeden ruch, dach to jedna drabina.
about-locomotive = Początek pociągu. Stąd rusza szeryf, z walizką u stóp.
about-locomotive_marshal = Początek pociągu. Stąd rusza szeryf i tu z początku leży poczta.
about-roof = Tu nie ma szeryfa. Biegasz nawet trzy wagony dalej i strzelasz, dokąd wzrok sięga.
about-roof_marshal = Tu biega się nawet trzy wagony dalej i strzela, dokąd wzrok sięga. Szeryf też
    to robi.
about-station = Stacja końcowa. Co przyniesie, mówi ostatnia karta rundy.
about-station_basic = Stacja końcowa. Tu wszyscy liczą pieniądze.
about-map = Cały pociąg w miniaturze, ze wszystkimi w środku. Dotknij, by tam zajrzeć.

## Łup
about-loot-purse = Od 250 do 500 $, a w rozdanych na początku po 250 $. Kto go miał, wie, ile jest w
    środku.
about-loot-jewel = Wart 500 $ i do tego błyszczy.
about-loot-strongbox = 1000 $ za jednym zamachem. Szeryf jest do niej przywiązany.
about-purse = Ile wart jest twój łup. „Od” znaczy, że reszty jeszcze nie znasz.
    .name = Twoje pieniądze

## Na panelach
about-hand = Karty na ręce: ile ich jest, widzą wszyscy; jakie, tylko ich gracz.
about-deck = Karty do dobrania. Zebrane pociski trafiają między nie.
about-bullets = Pociski w rewolwerze. Kto wystrzeli najwięcej, dostanie na koniec 1000 $.
about-bullets_duel = Pociski w rewolwerze. W pojedynku za liczbę strzałów nikt nie płaci.
about-bullets_pair = Pociski w rewolwerze. Czyja para wystrzeli najwięcej, ten dostanie na koniec
    1000 $.
about-bullets_team = Pociski w rewolwerze. Drużyna, która wystrzeli najwięcej, dostanie na koniec
    1000 $.
about-wounds = Zebrane pociski. Każdy to karta w talii, której nie da się zagrać.
about-first = W tej rundzie gra jako pierwszy. W następnej zacznie sąsiad.
about-first_team = W tej rundzie gra jako pierwszy. W następnej zacznie następna drużyna.

## Rundy i karty
about-round = Najpierw wszyscy planują tyle tur, ile jest znaków; potem karty działają po kolei.
about-round-hidden = Odkrywa się ją na początku rundy. Podglądać nie wolno.
about-keep = Tyle kart można zachować na ręce do następnej rundy.
    .name = Karty do zachowania
about-down = Dopóki nie zostanie odkryta, zna ją tylko ten, kto ją zagrał.
    .name = Zakryta karta
about-pile = Karty wszystkich w kolejności zagrania. W tej samej kolejności zadziałają.
about-stage = Karta, która właśnie działa, i co z niej wynikło.

## Pytanie
about-question = O co cię pytają. Odpowiedzią jest wszystko, co świeci.
    .name = Pytanie
about-news = Co się dzieje albo na kogo się czeka.
    .name = Właśnie teraz
about-clock = Czas na wybór. Gdy minie, wybierze za ciebie bot.
    .name = Zegar
about-option-draw = Żadna karta nie pasuje? Zamiast grać, dobierz trzy z talii.
about-option-pass = Nie rób nic, ten jeden raz.
about-option-done = To wszystko; gra toczy się dalej.
about-option-keep = Worek trafia prosto do twojej kieszeni.
about-option-drop = Worek spada na podłogę; weźmie go, kto zechce.
about-option-take = Podnieś worek. Przecież jest niczyj.
about-option-leave = Worek zostaje, gdzie leży.

## Przyciski
about-button-settings = Język, wygląd, tempo, dźwięki, kilka odnośników i wyjście.
about-button-story = Wszystko, co się dotąd zdarzyło, i co kto mówi.
about-button-close = Chowa to wszystko.
about-button-what = Lista wszystkiego, co widać, i do czego służy.
about-button-confirm = Robi to, co wybierzesz. Do tej chwili możesz zmienić zdanie.
about-button-face-down = Zagrywa kartę zakrytą, żeby nikt nie wiedział jaką.
about-button-hide = Zakrywa karty, zanim ktoś zajrzy ci przez ramię.
about-button-skip = Przerywa pokaz i przechodzi dalej.
about-button-take-back = Cofa ostatni wybór, dopóki niczego nie odsłonił. To samo robi Ctrl+Z.
about-button-hint = Pyta, co zrobiłby tu strzelec i dlaczego.
about-button-figures = Pokazuje liczby, z których to wynika.
about-button-again = Pokazuje jeszcze raz, co się właśnie stało.
about-button-step-back = Wraca do poprzedniej karty i pokazuje ją znowu.
about-button-step-forward = Przechodzi od razu do następnej karty.
about-button-look-back = Obejrzyj, co się dotąd działo w tej grze. Ona tymczasem toczy się dalej.
about-button-since = Pokazuje to, co cię ominęło, dwa razy szybciej, aż do teraz.
about-button-back = Bot wstaje, a ty grasz dalej.
about-button-stand-in = Bot gra za nieobecnego, dopóki ten nie wróci.
about-button-vote = Gdy zechce tego dość graczy, bot zagra za kogoś, kto nie wybiera.
about-button-emote = Gest, który widzą wszyscy. W grze niczego nie zmienia.
about-button-say = Co tu napiszesz, przeczyta każdy przy stole.
about-button-mute = Wybierz, kogo wolisz nie słyszeć.
about-button-report = Zgłasza tego gracza osobie, która prowadzi serwer.
about-button-language = Język gry, tylko u ciebie.
about-button-theme = Gra o zmierzchu albo w samo południe.
about-button-pace = Jak szybko widzisz wydarzenia. Inni tego nie zauważą.
about-button-motion = Postacie chodzą albo po prostu już tam są.
about-button-sound = Strzały, para i brzęk monet, dla twoich uszu.
about-button-volume = Jak głośno to wszystko słychać.
about-button-talk = Czy wypowiedzi pojawiają się nad głowami.
about-button-vibration = Czy telefon drży, gdy cię trafią.
about-button-ahead = Czy widzisz, dokąd zaprowadzą cię karty, jeśli nikt nie przeszkodzi.
about-button-twice = Czy wybór wymaga drugiego dotknięcia, na wypadek gdyby palec się omsknął.
about-button-call = Czy strona może cię zawołać, gdy przyjdzie twoja kolej.
about-button-home = Powrót na początek. Miejsce czeka na ciebie.
about-button-how = Gra w kilka minut, w osobnym oknie.
about-button-rules = Wszystkie zasady z przykładami do obejrzenia, w osobnym oknie.
about-button-share = Adres tego stołu, dla tych, którzy chcą popatrzeć.
about-button-fair = Dowód, że po potasowaniu nikt nie ruszał kart.
about-button-filter = Czy przy tym stole zakrywa się brzydkie słowa.
about-button-host = Odtąd ktoś inny decyduje jako gospodarz.
about-button-consent = Co zostanie po grze: twoje imię, kiedy grano i czy wolno ją badać.
about-button-abort = Odwołuje grę, dopóki nikt niczego nie wybrał.
about-button-resign = Opuść grę na dobre. Dalej zagra za ciebie bot.
about-button-stay = Zostajesz i nic się nie dzieje.

## Koniec gry
about-race = Liczą się pieniądze wszystkich, źródło po źródle. Najdłuższy pasek to najbogatszy.
about-podium = Najpierw zwycięzcy, potem wszyscy według pieniędzy. Przy remisie wyżej jest ten, kto
    dostał mniej pocisków.
about-award = Za to, co komuś w tej partii wyszło najlepiej. Nie daje nic prócz sławy.
    .name = Sława
about-keepsake = Koniec tej partii na jednym obrazku: kto wygrał i co warto zapamiętać.
about-button-tally-skip = Przerywa liczenie i pokazuje, kto wygrał.
about-button-fold = Chowa podium, żeby pokazać pociąg, i przywraca je.
about-button-rematch = Ci sami gracze, boty i dodatki, a karty rozdane od nowa.
about-button-ride-on = Od razu zaczyna partię na tym przystanku.
about-button-ride-back = Od razu zaczyna łatwiejszą partię.
about-button-to-rematch = Reszta już gra od nowa, a twoje miejsce tam czeka.
about-button-again-now = Zaczyna z tymi, którzy chcą. Za resztę zagrają boty.
about-button-again-back = Zmieniasz zdanie i nikt na ciebie nie czeka.
about-button-meet-others = Odchodzi od tego stołu i szuka innych ludzi, którzy chcą zagrać.
about-button-keepsake = Rysuje obrazek z końca gry, dla znajomych albo na ścianę.
about-button-next-game = Prowadzi do innej twojej partii, w której jest twoja kolej. Ta toczy się dalej.
about-button-today = Otwiera stronę pociągu dnia: twoje miejsce, łup legendy i listę.
about-button-keepsake-share = Przekazuje obrazek innej aplikacji na tym urządzeniu.
about-button-keepsake-save = Zapisuje obrazek na tym urządzeniu.
about-button-watch-again = Pokazuje całą partię jeszcze raz, krok po kroku, z dowolnego miejsca.
about-button-review = Gdzie legenda wybrałaby inaczej i co mogłoby to dać.
about-button-bill = Skąd każdy ma pieniądze, pozycja po pozycji.
about-button-record = Cała partia w jednym pliku. Każdy może ją sprawdzić albo obejrzeć znowu.
about-button-replay = Kopiuje polecenie, które pokaże ten plik w terminalu.
about-button-real-one = Gra na pierwszych zasadach przeciw trzem botom, z którymi łatwo wygrać.
about-button-lesson-following = Następna lekcja. Każda trwa minutę lub dwie.
about-button-learn = Wszystkie lekcje, także te już ukończone.
about-button-lesson-again = Ta lekcja jeszcze raz, od początku.
about-button-lesson-skip = Do następnej części lekcji.
