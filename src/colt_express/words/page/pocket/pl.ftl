### Gra bez serwera po polsku; pobierana, gdy jest potrzebna.

## Na drogę
page-take-told = Cała gra mieści się na tym urządzeniu: boty, gra przy jednym ekranie, lekcje, podpowiedzi, analizy. Wtedy działa w trybie samolotowym i w każdym tunelu.
page-take-get = Pobierz { $size } MB
page-take-go-on = Pobieraj dalej
page-take-come = { $loaded } z { $size } MB
page-take-stop = Przerwij
page-take-page = Prawie gotowe: jeszcze sama strona…
page-take-ready = Na pokładzie: tu gra się bez połączenia.
page-take-friends = Serwera potrzebują tylko znajomi z daleka, stoły publiczne i galeria.
page-take-install = Zainstaluj jako aplikację
page-take-remove = Usuń pobrane pliki
page-take-removed = Usunięte. Twoje partie nadal tu są.

## Gdy silnik rusza
page-engine-coming = Pociąg wjeżdża na pokład…
page-engine-steam = Rozpalamy pod kotłem…
page-refused-engine-old = Ta przeglądarka nie uruchomi gry samodzielnie. Nowsza potrafi.
page-refused-engine-download = Pobieranie się urwało. To, co już jest, zostaje: spróbuj ponownie, gdy będzie połączenie.
page-refused-engine-start = Gra nie ruszyła na tym urządzeniu. Twoje partie są bezpieczne; spróbuj ponownie.
page-refused-engine-full = Na tym urządzeniu nie ma już miejsca. Zwolnij trochę i pobieraj dalej: to, co już jest, zostaje.
page-refused-engine-nothing = To okno niczego nie przechowuje: jest prywatne albo połączenie nie jest bezpieczne. Otwórz stronę w zwykłym oknie.
page-refused-engine-without = Ta strona nie ma gry do pobrania. Potrzebny jest jej serwer.
page-refused-engine-stopped = Przerwano. To, co już jest, zostaje.

## Na tym urządzeniu
page-here-playing = Serwer nie odpowiada, więc grasz na tym urządzeniu.
page-here-lost = Serwer nie odpowiada. Następnym razem pomoże „Weź pociąg ze sobą” na stronie głównej: jedno pobranie i gra działa bez połączenia.
page-here-full = Na tym urządzeniu nie ma już miejsca, więc ostatniego wyboru nie udało się zapisać. Zwolnij trochę i wybierz jeszcze raz.
page-here-none = To okno niczego nie przechowuje, jak każde prywatne: partia trwa tu, dopóki go nie zamkniesz.
page-here-only = Ta partia jest tylko na tym urządzeniu. Zapisz ją: każdy obejrzy ją przez „Otwórz zapisaną partię”.
page-needs-friends-static = Znajomi z daleka potrzebują serwera, a ta strona go nie ma. Tu możesz grać z botami albo podawać sobie urządzenie.
page-needs-friends-lost = Znajomi z daleka nie mogą teraz dołączyć: serwer nie odpowiada. Możesz grać z botami albo podawać sobie urządzenie.
page-needs-watch-static = Otwarte stoły i galeria potrzebują serwera, a ta strona go nie ma.
page-needs-watch-lost = Otwarte stoły i galeria są na serwerze, który teraz nie odpowiada.

## Nowa wersja
page-update = Nowa wersja jest gotowa.
page-update-load = Odśwież
