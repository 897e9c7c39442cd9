### Jak grać i zasady po polsku: to, co widać tylko na ich stronach; wczytywane razem z nimi.

## Jak grać
page-how-1-title = Robota
page-how-1 = Jesteś bandytą w pociągu przez Nowy Meksyk, jak zresztą wszyscy przy stole. Zaczynacie
    w dwóch ostatnich wagonach. Po pięciu rundach wygrywa najbogatszy, a przy remisie ten, kto
    dostał mniej pocisków. W workach jest od 250 do 500 $, a ile dokładnie, wiedzą ci, którzy mieli
    worek. Klejnot wart jest 500 $, a walizka pod nosem szeryfa 1000 $.
page-how-2-title = Najpierw plan
page-how-2 = Rundę zaczyna karta rundy: widać na niej tury. Tasujesz swoje karty i bierzesz sześć na rękę.
    W każdej turze kładziesz jedną kartę na wspólny stos albo zamiast tego dobierasz trzy. Co rundę
    zaczyna ktoś inny.
page-how-3-title = Potem zamęt
page-how-3 = Odwracacie stos i wykonujecie karty w kolejności zagrania. Co da się zrobić, zrobić trzeba,
    a plan sprzed trzech kart spełni się tam, gdzie stoisz teraz. Na tym polega cała zabawa.
    Niektóre rundy kończą się wydarzeniem, a ostatnia przyjazdem na stację.
page-how-4-title = Karty
page-how-5-title = Pociski
page-how-5 = Kto oberwie, dostaje kartę pocisku: nie da się jej zagrać, a zajmuje miejsce na ręce.
    Kto wystrzeli najwięcej pocisków (każdy ma ich sześć), zostaje najlepszym rewolwerowcem: 1000 $
    więcej, byle nie w pojedynku.
page-how-6-title = Szeryf
page-how-6 = Pilnuje walizki w środku pociągu. Kto go spotka, ten dostaje pocisk i ucieka na dach.
page-how-7-title = Każdy ma swoją zdolność
page-how-8-title = Przy tym stole
page-how-8 = Co świeci, można wybrać: dotknij raz, potem jeszcze raz. Na klawiaturze wybierasz cyfrą,
    a Enter potwierdza.
page-how-first = Skok z przewodnikiem
page-how-learn = Krótkie lekcje
page-how-rules = Zasady:
page-how-roofs-title = Dachy
page-how-roofs = Po drabinie wchodzisz na dach. Tam jednym ruchem pokonasz nawet trzy wagony, a
    pocisk leci wzdłuż całego pociągu w każdą stronę, aż do pierwszego dachu, na którym ktoś jest.
    Szeryf zostaje na dole, chyba że ktoś nim gra. Prawie cały łup też.
page-how-events-title = Wydarzenia i stacje
page-how-events = Wiele rund kończy się po ostatniej karcie wydarzeniem. Ostatnia runda kończy się na stacji.

## Zasady
page-book-search = Szukaj w zasadach
page-book-search-hint = Zadaj pytanie, wpisz słowo albo numer, na przykład SHOOT-4
page-book-found = { $count ->
    [one] { $count } zasada.
    [few] { $count } zasady.
   *[other] { $count } zasad.
}
page-book-nothing = Żadna zasada o tym nie mówi. O to pyta się najczęściej:
page-book-answers = Odpowiedzi
page-book-more = { $count ->
    [one] Jeszcze { $count } zasada
    [few] Jeszcze { $count } zasady
   *[other] Jeszcze { $count } zasad
}
page-book-no-rule = Nie ma zasady { $rule }. Może to jedna z tych:
page-book-play = Pokaż na scenie
page-book-close = Zamknij scenę
page-book-round = Pokaż tę rundę

## Scenariusz na scenie
page-example = Przykład
page-example-scene = Pociąg w tym przykładzie
page-example-pile = Stos
page-example-hand = Na ręce: { $who }
page-example-story = Co się dzieje
page-example-play = Pokaż
page-example-pause = Pauza
page-example-back = Krok wstecz
page-example-forward = Krok dalej
page-example-again = Jeszcze raz
page-example-another = Inny przykład ({ $number } z { $count })
page-example-step = { $number } z { $count }
page-example-sees = Oto co widzi { $who }.
page-example-begins = Wszystko rozstawione. Naciśnij „Pokaż”.
page-example-refused = Takiego stołu nie da się otworzyć.
page-example-lost = Przykład nie dotarł.
