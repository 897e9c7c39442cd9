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
page-take-here = Graj tutaj nawet wtedy, gdy jest połączenie
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
page-refused-engine-unkept = Gra już tu jest, ale przeglądarka nie zachowała samej strony: do jej otwarcia nadal potrzebne jest połączenie.
page-refused-engine-without = Ta strona nie ma gry do pobrania. Potrzebny jest jej serwer.
page-refused-engine-stopped = Przerwano. To, co już jest, zostaje.

## Na tym urządzeniu
page-here-playing = Serwer nie odpowiada, więc grasz na tym urządzeniu.
page-here-lost = Serwer nie odpowiada. Następnym razem pomoże „Weź pociąg ze sobą” na stronie głównej: jedno pobranie i gra działa bez połączenia.
page-here-full = Na tym urządzeniu nie ma już miejsca, więc ostatniego wyboru nie udało się zapisać. Zwolnij trochę i wybierz jeszcze raz.
page-here-none = To okno niczego nie przechowuje, jak każde prywatne: partia trwa tu, dopóki go nie zamkniesz.
page-here-only = Ta partia jest tylko na tym urządzeniu.
page-here-only-over = Każdy może ją obejrzeć: przez link z całą partią albo z zapisu, przez „Otwórz zapisaną partię”.
page-here-link = Kopiuj link
page-here-switch = Graj na tym urządzeniu
page-here-switch-kept = Gra działa w każdym tunelu.
page-here-switch-get = Gra działa w każdym tunelu; najpierw pobierze się { $size } MB.
page-slow-long = { $level }: około { $seconds } s na każdy wybór na tym urządzeniu.
page-slow-short = { $level }: na tym urządzeniu brakuje czasu, więc gra poniżej swoich możliwości.
page-needs-friends-static = Znajomi z daleka potrzebują serwera, a ta strona go nie ma. Tu możesz grać z botami albo podawać sobie urządzenie.
page-needs-friends-lost = Znajomi z daleka nie mogą teraz dołączyć: serwer nie odpowiada. Możesz grać z botami albo podawać sobie urządzenie.
page-needs-watch-static = Otwarte stoły i galeria potrzebują serwera, a ta strona go nie ma.
page-needs-watch-lost = Otwarte stoły i galeria są na serwerze, który teraz nie odpowiada.
page-refused-no-server = To jest na serwerze, a ta strona go nie ma.

## Na serwer
page-send = Graj dalej na serwerze
page-send-title = Z tego urządzenia na serwer
page-send-what = Co zostanie wysłane: kto gra ({ $names }), rozdanie i wszystkie dotychczasowe wybory ({ $count }). Nic więcej nie opuszcza tego urządzenia.
page-send-exactly = Dokładnie to
page-send-to = Wyślij na { $server }
page-send-done = Partia trwa dalej na { $server }. Twoje miejsce też tam jest.
page-send-go = Zajmij swoje miejsce
page-send-stays = Partia na tym urządzeniu zostaje, jaka jest.
page-send-address = Adres serwera
page-send-wrong = To nie jest adres serwera. Wygląda on jak games.example.org.
page-send-link = Utwórz link
page-send-told = Link zawiera partię. Strona serwera zapyta jeszcze raz, a potem grasz dalej tam.
page-send-open = Otwórz { $server }
page-send-old = Ta przeglądarka nie umie umieścić partii w linku. Nowsza potrafi.
page-go-on = Partia do dokończenia
page-go-on-told = { $names } · wybory dotąd: { $count }
page-go-on-here = Graj dalej tutaj

## Nowa wersja
page-update = Nowa wersja jest gotowa.
page-update-load = Odśwież
