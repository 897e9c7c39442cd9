### Pociąg dnia po polsku; wczytywany razem z jego stroną.

page-today = Pociąg dnia
page-today-told = Jeden pociąg dziennie, dla wszystkich ten sam: to samo rozdanie, ten sam bandyta, ci sami przeciwnicy.
page-today-number = Pociąg { $number } · { $date }
page-today-base = Gra podstawowa
page-today-you = Twój bandyta: { $who }.
page-today-against = Przeciwnicy: { $names }. Grają za nich zbiry.
page-today-board = Wsiadam
page-today-rules = Liczy się jeden przejazd. Bez podpowiedzi i bez cofania. Możesz wyjść i dokończyć później.
page-today-riding = Jesteś w pociągu, a ten przejazd się liczy.
page-today-go-on = Dalej
page-today-gone = Twój przejazd przepadł razem ze stołem. Następny pociąg odjeżdża jutro.
page-today-elsewhere = Przejazd, który się liczy, trwa na innym twoim urządzeniu; dokończ go tam.
page-today-again = Jeszcze raz, dla zabawy
page-today-fun = Twój przejazd został zaliczony. Kolejne są dla zabawy i się nie liczą; podpowiedzi są dozwolone.
page-today-next = Następny pociąg odjeżdża o { $time }.
page-today-new = Minęła północ: to już nowy pociąg.
page-today-result = Twój przejazd
page-today-rounds = Pieniądze w rundach
page-today-round = Runda { $round }
page-today-rest = Pierwszy worek i nagrody na końcu
page-today-yours = Ty
page-today-theirs = Legenda
page-today-shots = Oddane strzały
page-today-hits = Otrzymane trafienia
page-today-watch = Obejrzyj swój przejazd
page-today-share = Pochwal się znajomym
page-today-share-told = Mówi, jak ci poszło, i nic o rozdaniu.
page-today-copy-line = Kopiuj linijkę
page-today-signs = 💰 zdobycz, 💸 strata, 🔫 strzał, 💥 trafienie, 🚂 spokojna podróż
page-today-line = Colt Express, pociąg { $number }: { $place }, { $amount }
page-today-legend = Legenda na twoim miejscu
page-today-legend-told = Bot, który każdy wybór rozważa przez 1000 kroków, jedzie tym samym pociągiem z tymi samymi przeciwnikami.
page-today-legend-ask = Ile wzięłaby legenda?
page-today-legend-wait = Legenda jedzie: runda { $round } z { $rounds }.
page-today-legend-took = Legenda wzięła { $amount }: { $place }.
page-today-legend-more = To o { $amount } więcej niż ty.
page-today-legend-less = To o { $amount } mniej niż ty. Czapki z głów.
page-today-legend-same = Dokładnie tyle, co ty.
page-today-legend-watch = Obejrzyj przejazd legendy
page-today-list = Kto jechał
page-today-list-of = Spośród tych, którzy zgodzili się na wpis.
page-today-list-none = Lista jest jeszcze pusta.
page-today-list-ask = Imię na liście
page-today-list-me = Dopisz mnie
page-today-list-off = Usuń mnie z listy
page-today-list-told = Imię, miejsce i pieniądze widzą wszyscy, przez 60 dni.
page-today-list-stand = Twoja pozycja: { $rank } z { $count }.
page-today-list-more = Najlepsze wyniki: { $shown } z { $count }.
page-today-yesterday = Wczoraj
page-today-yesterday-watch = Obejrzyj przejazd legendy
page-today-yesterday-yours = Obejrzyj swój
page-today-yesterday-list = Zobacz, kto jechał
page-today-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
}
page-today-resting = Wczoraj był twój dzień wolny.
page-today-streak-told = Jeden opuszczony dzień w tygodniu jest wybaczany.
page-today-off = Na tym serwerze nie kursuje pociąg dnia.
page-today-card = Jeden pociąg dla wszystkich, jeden przejazd, który się liczy.
page-today-see = Zobacz wynik
