### Marshal & Prisoners, co jest czym, po polsku.

about-law = Jeden z graczy. Aresztuje, strzela z dwóch rewolwerów, wygrywa, gdy osiągnie cztery z
    pięciu celów.
about-law-you = To ty. Aresztuj, strzelaj i osiągnij cztery z pięciu celów, by wygrać.
about-prison = Więźniowie czekają tu na genialny pomysł. Na końcu jest cela.
about-cell = Tu trafia aresztowany. Drzwi otworzy tylko genialny pomysł.
about-loot-mailbag = W jednej 200 $, w drugiej 1200 $. Czego nie ma żaden bandyta, dostaje szeryf.
about-prisoner = Genialny pomysł przy wagonie więziennym czyni z niego twojego kompana. Wart 200 $.
about-prisoner_law = Genialny pomysł może go uwolnić. Kto zostanie tu do końca, należy do ciebie.
about-gun = Jego pociski, następny na wierzchu. Każdy działa inaczej.
about-catch = Co szeryf już zdobył. Wiele z tego liczy się do celów.
about-goals = Cztery z pięciu celów na stacji końcowej i szeryf wygrywa.
about-goal-later = W każdej rundzie przybywa jeden. Nikt nie wie jaki.
about-law-marks = Odkryte cele, karty „Zabijaka”, listy gończe i więźniowie: jak stoją sprawy szeryfa.
about-marks = Jak ten bandyta stoi z prawem: list gończy, rany i pieniądze za ciosy.
about-option-fetch_idea = Zamiast dobierać, wyjmij genialny pomysł z talii.
about-option-shoot = Szeryf jest dość zły, by strzelić bez karty.
about-option-move = Szeryf jest dość zły, by przejść do sąsiedniego wagonu bez karty.
about-option-throw_off = Za krawędź, na dobre. Koniec podróży i szans na wygraną.
about-option-push_on = Ofiara ląduje wagon dalej i ujdzie z życiem.
