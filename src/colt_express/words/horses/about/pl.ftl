### Horses & Stagecoach, co jest czym, po polsku.

about-shotgun = Siedzi na walizce dyliżansu. Strącony na pociąg, strzela do każdego bandyty, którego
    spotka.
about-coach = Jedzie obok pociągu. Wchodzi się konno albo z dachu. W środku bandyta porywa
    zakładnika.
about-coach-roof = Na początku siedzi tu strażnik. Na dach wagonu obok jest jeden ruch.
about-horse = Z kartą „Jazda konna” galopujesz stąd do trzech wagonów i wskakujesz do środka.
    .name = Koń
about-loot-flask = W zwykłej turze pij zamiast grać lub dobierać. Dwa łyki, a na koniec nic
    niewarta.
about-loot-flask_anytime = W dowolnej turze pij zamiast grać lub dobierać. Dwa łyki, a na koniec nic
    niewarta.
about-hostage = Cena: { $cost }. Okup: { $ransom }.
about-boarding = Wagon po wagonie od tyłu każdy w siodle w sekrecie wybiera: wsiadać czy jechać
    dalej.
    .name = Napad
about-option-board = Wskocz tu do pociągu. Od tego wagonu zaczniesz.
about-option-board_one = Jedno z twojej dwójki wsiada tutaj, drugie zostaje w siodle.
about-option-board_both = Oboje twoich bandytów wskakuje tu do pociągu.
about-option-ride_on = Zostań w siodle. Następny wagon może być bogatszy.
about-option-escape = Znikasz na dobre z całym łupem. Nikt już go nie ruszy.
about-option-drink = Whisky: dobierz trzy karty i od razu zagraj jedną.
about-option-drink_old = Stara whisky: zagraj dwie karty, jedną po drugiej.
