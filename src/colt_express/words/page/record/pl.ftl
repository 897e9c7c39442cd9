### Dorobek gracza po polsku; wczytywany razem z jego stroną.

page-own = Twój dorobek
page-own-told = Policzone w tej przeglądarce z jej własnych partii. Nikt inny tego nie widzi.
page-own-none = Na razie nie ma o czym mówić. Dokończ partię, a ta strona się zacznie.
page-own-loading = { $left ->
    [one] Została do wczytania { $left } partia…
    [few] Zostały do wczytania { $left } partie…
   *[other] Zostało do wczytania { $left } partii…
}
page-own-all = Wygrane: { $wins } z { $games }
page-own-rate = { $share }, prawdopodobnie od { $low } do { $high }
page-own-row = { $wins } z { $games }
page-own-interval = Cienka linia pokazuje, gdzie w 19 przypadkach na 20 leży prawdziwy udział wygranych.
page-own-bandits = Według bandyty
page-own-boxes = Według dodatku
page-own-no-box = Gra podstawowa
page-own-players = Według liczby graczy
page-own-player-count = Przy stole: { $count }
page-own-opponents = Według przeciwnika
page-own-bot = Bot: { $name }
page-own-money = Pieniądze w czasie
page-own-money-told = Średnio { $mean } na partię. Linia to średnia z ostatnich partii, najwyżej { $last }; wygrane są złote.
page-own-money-best = Najlepszy łup: { $amount }
page-own-luck = Szczęście i wybory
page-own-luck-told = Średnio na partię szczęście zmieniało twoją szansę na wygraną o { $luck } p.p., a twoje wybory o { $own } p.p. Linie to średnie z ostatnich partii, najwyżej { $last }.
page-own-luck-luck = Szczęście
page-own-luck-own = Twoje wybory
page-own-luck-none = Ile w tym było szczęścia, a ile twoich decyzji? Można to obliczyć, przechodząc każdą grę jeszcze raz.
page-own-luck-known = Policzone partie: { $known } z { $all }.
page-own-luck-more = Policz kolejne
page-own-luck-busy = Pozostało partii: { $left }…
page-own-nemesis = Twoja zmora
page-own-victim = Twoja ulubiona ofiara
page-own-nemesis-none = Nikt ci jeszcze nie zaszkodził.
page-own-victim-none = Nikt jeszcze przez ciebie nie ucierpiał.
page-own-feud = strzały: { $shots }, ciosy: { $punches }, wybity łup: { $amount }
page-own-feats = Historie
page-own-feats-count = Opowiedziane: { $count } z { $all }.
page-own-watch = Obejrzyj
page-own-not-yet = Jeszcze nie teraz

page-feat-clean_hands = Czyste ręce
    .how = Wygraj bez jednego strzału.
    .told = Ani jednego strzału, a łup największy w pociągu.
page-feat-sieve = Jak sito
    .how = Wygraj mimo co najmniej pięciu trafień.
    .told = Trafienia: { $count }, a mimo to pierwsze miejsce.
page-feat-from_behind = Znikąd
    .how = Wygraj, mając przed ostatnią rundą 500 $ straty.
    .told = Przed ostatnią rundą { $amount } straty, po niej prowadzenie.
page-feat-last_grab = Rzutem na taśmę
    .how = Zabierz walizkę w ostatniej rundzie i wygraj.
    .told = Walizka zmieniła właściciela w ostatniej rundzie, a z nią wygrana.
page-feat-photo_finish = O włos
    .how = Wygraj przewagą najwyżej 250 $.
    .told = { $tie ->
        [yes] Ani dolara różnicy: zdecydowała mniejsza liczba trafień.
       *[no] Zdecydowało { $amount }.
    }
page-feat-even = Kwita
    .how = Wybij komuś co najmniej tyle łupu, ile wybito tobie, i nie mniej niż 500 $.
    .told = Pierwszy cios nie był twój, ostatni owszem. { $target } traci { $amount }.
page-feat-gunslinger = Najszybsza ręka
    .how = Zdobądź nagrodę najlepszego rewolwerowca.
    .told = Strzały: { $count }. Nagroda najlepszego rewolwerowca jest twoja.
page-feat-law = Pupil szeryfa
    .how = Wygraj po trzech trafieniach od szeryfa lub pasażerów.
    .told = Trafienia od stróżów prawa: { $count }, a łup i tak twój.
page-feat-legend = Pogromca legendy
    .how = Wygraj przy stole z legendą.
    .told = Przy stole siedziała legenda. Teraz są dwie.
page-feat-lawman = Gwiazda
    .how = Wygraj jako szeryf.
    .told = W pociągu panował porządek. Choć raz.
page-feat-big_round = Główna wygrana
    .how = Zgarnij 1500 $ w jednej rundzie.
    .told = { $amount } w jednej rundzie.
page-feat-gang = Cała banda
    .how = Wygraj każdym z sześciu bandytów. Mei się nie liczy.
    .told = Pod twoją wodzą wygrało już wszystkich { $count }.
