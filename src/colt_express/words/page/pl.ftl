### Strona po polsku: wszystko, co pokazuje tylko przeglądarka. Do gracza mówimy „ty”.

page-title = Colt Express
page-tagline = Jeden pociąg, siedmioro bandytów i szeryf, który nie lubi nikogo z nich.
page-home = Strona główna
page-play-now = Zagraj
page-play-now-hint = Gra podstawowa z trzema botami, od razu: najlepsza na początek.
page-your-name = Twoje imię
page-stranger = Nieznajomy
page-with-friends = Gra z przyjaciółmi
page-with-friends-hint = Otwórz stół i wyślij wszystkim link.
page-alone = Przeciw botom, po swojemu
page-alone-hint = Wybierz dodatki, zasady i rywali i od razu w drogę.
page-sofa = Przy jednym ekranie
page-sofa-hint = Kilka osób, jedno urządzenie: podajecie sobie ekran.
page-watch = Oglądaj
page-watch-none = Nie ma teraz żadnego otwartego stołu.
page-my-games = Moje partie
page-my-games-none = Nie siedzisz jeszcze przy żadnym stole.
page-forget = Zapomnij tę partię
page-how = Jak grać
page-status-waiting = czeka na graczy
page-status-playing = trwa
page-status-over = skończona
page-busy = Chwileczkę…
page-loading = Pociąg nadjeżdża…

page-first-game = Polecane na pierwszą grę
page-first-game-hint = Gra podstawowa: czworo graczy, bez dodatków.
page-players = Gracze
page-bot-greenhorn = Żółtodziób
    .hint = gra byle co
page-bot-outlaw = Zbir
    .hint = myśli o własnej kiesie
page-bot-gunslinger = Rewolwerowiec
    .hint = patrzy trochę naprzód
page-bot-legend = Legenda
    .hint = nad wszystkim myśli przez sekundę
page-rules = Zasady
page-rules-advanced = cała gra
page-rules-basic = pierwszy kurs: proste karty rund
page-expert = Zasady dla ekspertów
page-expert-none = nie
page-expert-2018 = 2018: można zatrzymać karty
page-expert-2015 = 2015: pociski też się odrzuca
page-boxes = Dodatki
page-boxes-basic = Pierwszy kurs jedzie bez dodatków.
page-boxes-variant = Nie z parami, pojedynkiem ani drużynami: wybierz wyżej „każdy za siebie”.
page-box-horses = Konie i dyliżans
page-box-horses-hint = Wskakuj do pociągu w galopie, pij whisky i porwij zakładnika z dyliżansu.
page-box-marshal = Szeryf i więźniowie
page-box-marshal-hint = Jeden z graczy jest szeryfem: ma dwa rewolwery, kajdanki i tajne cele, które dają mu zwycięstwo.
page-box-time_machine = Wehikuł czasu
page-box-time_machine-hint = Wsiądź do maszyny przed lokomotywą, zniknij i pojaw się tam, gdzie nikt się ciebie nie spodziewa.
page-box-cursed = Przeklęty łup
page-box-cursed-hint = Niektóre worki, klejnoty i walizki są prawie nic niewarte, a wie o tym tylko ten, kto je ma.
page-switch-horses = Dyliżans
page-switch-horses-whole = ze wszystkimi pasażerami
page-switch-horses-light = brak, tylko konie i whisky
page-switch-whiskey = Picie whisky
page-switch-whiskey-standard = w zwykłych turach
page-switch-whiskey-any = w każdej turze
page-variant = Wariant
page-variant-none = każdy za siebie
page-variant-pair = pary: każdy prowadzi dwoje bandytów
page-variant-duel = pojedynek: dwoje graczy, po dwoje bandytów
page-variant-team = drużyny: łup jest wspólny
page-clock = Czas na decyzję
page-clock-0 = ile chcesz
page-clock-30 = 30 sekund
page-clock-60 = minuta
page-clock-86400 = doba
page-public = Każdy może oglądać i się dosiąść
page-bandit = Bandyta
page-bandit-any = kto zostanie
page-lawman = Kto jest szeryfem?
page-lawman-hint = aresztuje pozostałych i wygrywa, gdy spełni cztery z pięciu tajnych celów
page-lawman-me = ja
page-lawman-bot = bot
page-lawman-friend = ktoś inny
page-lawman-any = los zdecyduje
page-open-table = Otwórz stół
page-people = Kto gra tutaj
page-name = Imię
page-person = Gracz { $number }
page-person-add = Jeszcze jedna osoba
page-person-remove = Bez gracza { $name }
page-others-bots = { $count ->
        [one] Zostało { $count } miejsce dla bota
        [few] Zostały { $count } miejsca dla botów
       *[many] Zostało { $count } miejsc dla botów
    }

page-lobby = Peron
page-lobby-link = Wyślij ten link przyjaciołom. Grę zaczyna gospodarz.
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-link = Kopiuj link do stołu
page-seat-open = wolne miejsce
page-seat-you = ty
page-seat-host = gospodarz
page-seat-away = nieobecny
page-seat-bot = bot
page-send-away = Odeślij: { $name }
page-add-bots = Dodawane boty
page-start = Odjazd!
page-start-hint = Wolne miejsca zajmą boty.
page-lobby-lawman = Szeryf: { $name }
page-lobby-no-lawman = Nikt jeszcze nie nosi gwiazdy. Wylosuje ją ktoś z tych, którzy nikogo nie wybrali.
page-wait-host = Czekamy, aż { $name } da sygnał.
page-join = Zajmij miejsce
page-full = Wszystkie miejsca są zajęte. Możesz oglądać.
page-seed = Wszystko jest już potasowane. Odcisk rozdania: { $hash }

page-scene = Pociąg
page-hand = Twoja ręka
page-choices = Co możesz wybrać
page-confirm = Zrób to: { $choice }
page-waiting = { $who } myśli…
page-waiting-many = Gracze, którzy myślą: { $count }…
page-watching = Oglądasz grę.
page-showing = Patrz…
page-ready = Kto już wybrał
page-ready-choosing = jeszcze wybiera
page-ready-chosen = wybór dokonany
page-ready-rode_on = galopuje dalej
page-chosen = Twój wybór: { $choice }
page-board = Konny napad: przy każdym wagonie, od ostatniego, wszyscy po cichu decydują, czy skaczą, czy galopują dalej.
page-turmoil = Wszyscy wybierają naraz i po cichu, potem karty odkrywa się razem.
page-keep = Zostawione karty wejdą do następnej ręki, resztę wtasujesz z powrotem do talii.
page-gone = już daleko
page-travelling = podróżuje w czasie
page-hiding = pojawi się { $place_at }
page-thrown-off = poza pociągiem
page-in-cell = w celi
page-in-cell-hint = Działa tu tylko genialny pomysł, żadna inna karta.
page-wanted = list gończy
page-wanted-hint = { $amount } na koniec, o ile szeryf wcześniej nie aresztuje.
page-captured = już po areszcie
page-captured-hint = Jeden areszt już był: list gończy ma szeryf, nagroda przepadła.
page-brawler = Zabijaka: { $amount } $
page-brawler-hint = Za cios w szeryfa. Liczy się na koniec.
page-companion = { $own ->
    [yes] Wierny kompan
   *[no] Kompan { $owner_gen }
}
page-companion-hint = { $own ->
    [yes] Rabuje się z nim dwie rzeczy naraz. Na koniec wart 200 $.
   *[no] Pożyczył zdolność: { $owner_ability }. Na koniec wart 200 $.
}
page-desk = Stół szeryfa
page-goals = Cele
page-goals-now = Na razie spełnione { $met } z { $turned }. Do zwycięstwa trzeba { $needed } z { $count }.
page-goals-turned = Odkryte cele: { $count } z { $all }
page-goals-turned-hint = Zna je tylko szeryf, chyba że rozeszły się plotki.
page-goal-met = Na razie: spełniony
page-goal-open = Na razie: niespełniony
page-goal-shown = Ten cel widzieli już wszyscy.
page-goal-later = Odkryty na początku rundy { $round }
page-goal-was-met = spełniony
page-goal-was-missed = niespełniony
page-gun-left = Lewy rewolwer
page-gun-right = Prawy rewolwer
page-catch = Zdobycze szeryfa
page-brawlers-hint = Kto uderzy szeryfa, bierze wierzchnią.
page-posters = Zdjęte listy gończe: { $count } z { $all }
page-prisoners = Odzyskani więźniowie: { $count }
page-prisoners-hint = Przy wagonie więziennym: { $count }. Kto tam zostanie do końca, też przypada szeryfowi.
page-mail = Torby pocztowe nie w rękach bandytów: { $count }
page-mail-hint = Na koniec przypadają szeryfowi.
page-reconstructed = Nie znamy drukowanej strony tej karty; ta ją zastępuje.
page-skip = Pomiń
page-show-again = Pokaż jeszcze raz
page-programme = Zagrane w tej rundzie
page-rounds = Rundy
page-round-hidden = Runda { $number }: jeszcze nieznana
page-ending = Na koniec { $ending }: { $hint }
page-everybody = Bandyci
page-first = pierwszy gracz
page-seconds-left = { $seconds } s
page-log = Co się działo
page-log-show = Opowieść
page-say = Powiedz coś
page-said = { $name }: { $text }
page-emote-hat = uchyla kapelusza
page-emote-laugh = śmieje się
page-emote-gasp = łapie się za głowę
page-emote-cheer = wiwatuje
page-emote-sorry = przeprasza
page-emote-hurry = zerka na zegarek
page-replaced = Gra za ciebie bot.
page-back = Wracam do gry
page-bot-for = Niech za gracza { $name } gra bot
page-no-bot-for = Oddaj miejsce: { $name }
page-hand-to = Podajcie ekran dalej: { $name }
page-hand-to-hint = Reszta podziwia krajobraz.
page-i-am = To ja, { $name }
page-hide-hand = Zakryj moje karty
page-chat-read = Rozmawiają tylko gracze. Czytać może każdy.
page-mute = Kogo nie słuchać
page-mute-all = nikogo

page-score = Kto ile zgarnął
page-rematch = Jeszcze raz
page-to-rematch = Do następnej partii
page-record = Pobierz zapis
page-replay-command = Kopiuj polecenie, które ją opowie
page-review-wait = Legenda przegląda twoją partię …
page-seed-shown = Rozdanie pochodzi z ziarna { $seed }; jego odcisk { $hash } był widoczny przed startem.

page-settings = Ustawienia
page-language = Język
page-theme = Światło
page-theme-dark = zmierzch
page-theme-light = południe
page-motion = Animacje
page-sound = Dźwięki
page-pace = Tempo
page-pace-slow = wolne
page-pace-normal = zwykłe
page-pace-fast = szybkie
page-pace-off = od razu
page-confirm-switch = Wybór drugim dotknięciem
page-close = Zamknij

page-lost = Łączność zerwana. Naprawiamy…
page-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
page-refused = Nie da się: { $sentence }
page-refused-choose = Teraz nie można tego wybrać; spójrz jeszcze raz.
page-refused-over = Partia jest skończona.
page-refused-say = Nie tak szybko, inni też chcą przeczytać.
page-too-many = Za dużo naraz. Spróbuj za jakiś czas.
page-stale = Ktoś był szybszy; spójrz jeszcze raz.
page-no-table = Nie ma takiego stołu albo już go nie ma.
page-forgotten = Ta przeglądarka straciła swoje miejsce; możesz oglądać.

page-how-1-title = Robota
page-how-1 = Jedziesz jako bandyta pociągiem przez Nowy Meksyk, a wszyscy inni też. Po pięciu rundach
    wygrywa najbogatszy. W workach jest od 250 do 500 $, klejnot wart jest 500 $, a walizka
    pod nosem szeryfa 1000 $.
page-how-2-title = Najpierw plan
page-how-2 = Rundę zaczyna karta rundy: widać na niej tury. W każdej turze kładziesz jedną kartę na
    wspólny stos albo zamiast tego dobierasz trzy. W tunelu kładzie się karty zakryte.
page-how-3-title = Potem zamęt
page-how-3 = Stos się odwraca i każda karta dzieje się w kolejności zagrania. To, co planowało się trzy
    karty temu, stanie się tam, gdzie stoisz teraz. Na tym polega cała zabawa.
page-how-4-title = Karty
page-how-5-title = Kulki
page-how-5 = Kto oberwie, dostaje kulkę jako kartę: nie da się jej zagrać, a zajmuje rękę. Kto wystrzeli
    najwięcej ze swoich sześciu, ten jest rewolwerowcem: 1000 $ więcej.
page-how-6-title = Szeryf
page-how-6 = Pilnuje walizki w środku pociągu. Kto go spotka, ten dostaje kulkę i ucieka na dach.
page-how-7-title = Każdy ma swoją sztuczkę
page-how-8-title = Przy tym stole
page-how-8 = Co świeci, można wybrać: dotknij raz, potem jeszcze raz. Na klawiaturze wybierają cyfry,
    a Enter potwierdza.
