### Strona po polsku: wszystko, co pokazuje tylko przeglądarka. Do gracza mówimy „ty”.

page-title = Colt Express
page-tagline = Jeden pociąg, siedmioro bandytów i szeryf, który nie lubi nikogo z nich.
page-home = Strona główna
page-privacy = Prywatność
page-me-link = Ty na wszystkich urządzeniach
page-play-now = Zagraj
page-your-name = Twoje imię
page-stranger = Nieznajomy
page-with-friends = Gra z przyjaciółmi
page-with-friends-hint = Otwórz stół i wyślij wszystkim link.
page-evening = Wieczór z przyjaciółmi
page-alone = Przeciw botom, po swojemu
page-alone-hint = Wybierz dodatki, zasady i rywali i od razu w drogę.
page-sofa = Przy jednym ekranie
page-sofa-hint = Kilka osób, jedno urządzenie: podajecie sobie ekran.
page-take = Weź pociąg ze sobą
page-watch = Oglądaj
page-watch-none = Nie ma teraz żadnego otwartego stołu.
page-bot-lab = Napisz bota
page-recorded = Otwórz zapisaną partię
page-recorded-drop = Upuść tu zapis partii
page-games-home = Rozegrane partie: galeria
page-puzzle-today = Zagadka dnia
page-puzzle-asks = Twoja postać: { $who }. Co robisz?
page-puzzle-solve = Rozwiąż
page-puzzle-see = Zobacz jeszcze raz
page-puzzle-count = Rozwiązane: { $count } z { $all }
page-puzzle-streak = { $days ->
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
}
page-my-games = Moje partie
page-my-games-none = Nie masz jeszcze żadnych partii.
page-forget = Zapomnij o tej partii
page-how = Jak grać
page-book = Zasady
page-status-waiting = czeka na graczy
page-status-playing = trwa
page-status-over = skończona
page-status-closed = zamknięta
page-busy = Chwileczkę…
page-loading = Pociąg nadjeżdża…
page-mine-asked = Twoja kolej
page-mine-waiting = Czekamy na: { $names }
page-mine-round = Runda { $round } z { $rounds }
page-mine-deadline = do { $time }
page-mine-won = Wygrana
page-mine-place = Miejsce { $place } z { $count }
page-mine-frozen = nie można jej kontynuować
page-mine-here = na tym urządzeniu
page-mine-gone = Tego stołu albo twojego miejsca przy nim już nie ma.
page-mine-all = Pokaż wszystkie ({ $count })
page-mine-record = Twój dorobek
page-mine-forgotten = Partia z { $day } zniknęła z listy.
page-undo = Cofnij

page-line = Droga na zachód
page-line-stops = Przystanki: { $count } z { $all }
page-line-hint = Zwycięstwo albo dwie partie na przystanku otwierają następny. Wsiąść można na każdym.
page-line-offered = Następny przystanek, jeśli masz ochotę: { $told }.
page-stop-first = Pierwsza jazda
    .told = pierwsza jazda: trzy żółtodzioby, bez zdolności i wydarzeń
page-stop-abilities = Zdolności
    .told = trzy żółtodzioby, a każdy bandyta ma zdolność
page-stop-events = Wydarzenia i stacje
    .told = pełna gra przeciw żółtodziobom, z wydarzeniami i stacją
page-stop-outlaws = Zbiry
    .told = zbiry, ze zdolnościami i wydarzeniami
page-stop-gunslingers = Strzelcy
    .told = strzelcy, którzy patrzą chwilę naprzód
page-stop-legends = Legendy
    .told = legendy, które myślą o wszystkim
page-stop-boxes = Dodatki
    .told = dodatek przeciw zbirom: { $box }
page-stop-earned = { $stop }: zaliczone
page-stop-here = { $stop }: tu jesteś
page-stop-offered = { $stop }: droga wolna
page-winners = Bandyci, którymi udało się wygrać: { $count } z { $all }
page-winners-hint = Dotknij bandyty, żeby nim zagrać następnym razem.
page-riding-as = Następnym razem grasz bandytą { $name }.
page-winner = Zagraj bandytą { $name }
page-winner-won = Zagraj bandytą { $name } (już z wygraną)

page-first-game = Polecane na pierwszą grę
page-first-game-hint = Gra podstawowa: czworo graczy, bez dodatków.
page-players = Gracze
page-bot-greenhorn = Żółtodziób
    .hint = gra byle co
page-bot-outlaw = Zbir
    .hint = myśli o własnej kiesie
page-bot-gunslinger = Strzelec
    .hint = patrzy trochę naprzód
page-bot-legend = Legenda
    .hint = nad wszystkim myśli przez sekundę
page-rules = Zasady
page-rules-advanced = pełna gra
page-rules-abilities = zdolności bandytów, proste karty rund
page-rules-basic = pierwsza jazda: proste karty rund
page-expert = Wariant ekspercki
page-expert-none = nie
page-expert-2018 = 2018: można zachować karty
page-expert-2015 = 2015: pociski też się odrzuca
page-boxes = Dodatki
page-boxes-basic = Przy uproszczonym stole gra się bez dodatków.
page-boxes-variant = Nie łączy się z parami, pojedynkiem ani drużynami: wybierz wyżej „każdy za siebie”.
page-box-house = Karty własne
page-box-house-hint = Wymyślone przez gospodarza tego serwera: { $cards }.
page-variant = Wariant
page-variant-none = każdy za siebie
page-variant-pair = pary: każdy prowadzi dwoje bandytów
page-variant-duel = pojedynek: dwoje graczy, po dwoje bandytów
page-variant-team = drużyny: łup jest wspólny
page-clock = Czas na decyzję
page-clock-0 = ile chcesz
page-clock-30 = 30 sekund
page-clock-60 = minuta
page-clock-86400 = doba
page-public = Każdy może oglądać i się dosiąść
page-help = Wolno patrzeć naprzód i prosić o wskazówki
page-bandit = Bandyta
page-bandit-any = kto zostanie
page-open-table = Otwórz stół
page-people = Kto tu gra
page-name = Imię
page-person = Gracz { $number }
page-person-add = Jeszcze jedna osoba
page-person-remove = Usuń: { $name }
page-others-bots = { $count ->
        [one] Zostało { $count } miejsce dla bota
        [few] Zostały { $count } miejsca dla botów
       *[many] Zostało { $count } miejsc dla botów
    }

page-more-rules = Warianty i dodatki
page-more-rules-hint = Gra podstawowa, bez zmian
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-link = Kopiuj link do stołu
page-share = Udostępnij
page-share-text = Chodź obrabować pociąg!
page-qr = Kod QR
page-qr-alt = Kod QR linku { $link }
page-qr-hint = Skieruj na niego aparat telefonu.
page-seat-open = wolne miejsce
page-day-counts = To pociąg dnia, a ten przejazd się liczy.
page-day-fun = Przejazd pociągiem dnia dla zabawy: nie liczy się.
page-you-are = Grasz: { $name }
page-stage = Wykonywana karta
page-planned = plan: { $card } ({ $hint }).
page-coming = Dalej
page-step-back = O kartę wstecz
page-look-back = Spójrz wstecz
page-since = Od ostatniego razu
page-since-count = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
page-step-forward = O kartę naprzód
page-heist = Napad: karta { $card } z { $count }
page-map = Plan pociągu
page-purse = Twoje pieniądze:
page-purse-more = od { $amount }
page-seat-you = ty
page-seat-away = nie ma przy stole
page-seat-bot = bot
page-make-host-name = Gospodarzem będzie { $name }
page-filter = Zasłaniaj wulgaryzmy
page-consent = Co zostanie z tej gry
page-consent-names = Zachowaj moje imię
page-consent-times = Zachowaj, kiedy graliśmy
page-consent-study = Grę można analizować
page-consent-hint = Imię zostaje, jeśli zgadza się jego właściciel, reszta tylko za zgodą wszystkich. Analizowane gry trafiają do statystyk i zadań.
page-consent-all = Wszyscy się zgadzają: tę grę można analizować.
page-consent-some = Za analizowaniem tej gry: { $agreed } z { $players }.
page-consent-timeless = Nikt się nie dowie, kiedy rozegrano tę grę.
page-start = Odjazd!
page-full = Wszystkie miejsca są zajęte. Możesz oglądać.
page-fair = Uczciwe tasowanie
page-fair-hint = Wszystko potasowano, zanim rozdano pierwszą kartę. Zapisz ten odcisk: dzięki niemu zapis skończonej partii udowodni, że nikt nie ruszał kart.
page-seed = Odcisk rozdania: { $hash }

page-scene = Pociąg
# Pociąg w słowach, dla tych, którzy słuchają strony
page-train = Pociąg, wagon po wagonie
page-train-stop = { $stop }. W środku: { $inside }. Na dachu: { $roof }.
page-train-place = { $stop }: { $inside }.
page-train-nobody = nikogo
page-train-you = { $name } (ty)
page-ahead = Dokąd prowadzą twoje karty, jeśli nic innego się nie stanie
page-ahead-step = Po karcie z tury { $turn }: { $name }, { $place }
page-main = Twoje miejsce przy stole
# Co się działo, gdy nie było czasu tego powiedzieć
page-more = { $count ->
    [one] Jeszcze { $count } zdarzenie czeka w opowieści.
    [few] Jeszcze { $count } zdarzenia czekają w opowieści.
   *[many] Jeszcze { $count } zdarzeń czeka w opowieści.
}
# Takie same łupy, co najmniej dwa
page-pieces-purse = { $count ->
    [one] { $count } worek
    [few] { $count } worki
   *[many] { $count } worków
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(po { $value } $)
}
page-pieces-jewel = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[many] { $count } klejnotów
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(po { $value } $)
}
page-pieces-strongbox = { $count ->
    [one] { $count } walizka
    [few] { $count } walizki
   *[many] { $count } walizek
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(po { $value } $)
}
page-what = Co jest czym
page-what-touch = Przytrzymaj palec na czymkolwiek, a zobaczysz objaśnienie.
page-what-mouse = Zatrzymaj mysz na czymkolwiek, a zobaczysz objaśnienie. Klawisz ? robi to samo.
page-hand = Twoja ręka
page-choices = Co możesz wybrać
page-confirm = Potwierdź: { $choice }
page-take-back = Cofnij
page-taken-back = Wybór cofnięty.
page-hint-ask = Wskazówka
page-hint = Strzelec wybrałby: { $choice }.
page-hint-why = { $tries ->
        [one] W { $tries } próbie: { $happened }.
       *[other] W { $tries } próbach: { $happened }.
    } Szansa na wygraną: { $chance }%.
page-hint-money = { $change ->
        [more] średnio o { dollars } więcej
        [less] średnio o { dollars } mniej
       *[same] ani zysku, ani straty
    }
page-hint-shot = { $count ->
        [0] ani jednego postrzału
        [one] postrzał { $count } raz
       *[other] postrzał { $count } razy
    }
page-hint-law = { $count ->
        [0] ani jednego spotkania z prawem
        [one] spotkanie z prawem { $count } raz
       *[other] spotkanie z prawem { $count } razy
    }
page-hint-other = Z wyborem „{ $choice }”: { $chance }%.
page-figures = Liczby
page-waiting = { $who } myśli…
page-waiting-many = Myśli jeszcze { $count } graczy…
page-watching = Oglądasz grę.
page-showing = Patrz…
page-ready = Kto już wybrał
page-ready-choosing = jeszcze wybiera
page-ready-chosen = wybór dokonany
page-chosen = Twój wybór: { $choice }
page-keep = Zachowane karty wejdą do następnej ręki, resztę wtasujesz z powrotem do talii.
page-gone = już daleko
page-reconstructed = Nie znamy drukowanej strony tej karty; ta ją zastępuje.
page-skip = Pomiń
page-show-again = Pokaż jeszcze raz
page-programme = Zagrane w tej rundzie
page-rounds = Rundy
page-round-plain = Runda { $number }
page-round-hidden = Runda { $number }: jeszcze nieznana
page-ending = Na koniec „{ $ending }”: { $hint }
page-everybody = Bandyci
page-first = pierwszy gracz
page-seconds-left = { $seconds } s
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
page-emotes = Gesty
page-log-unread = { $count ->
    [one] Opowieść: { $count } nowa wiadomość
    [few] Opowieść: { $count } nowe wiadomości
   *[many] Opowieść: { $count } nowych wiadomości
}
page-replaced = Gra za ciebie bot.
page-replaced-late = Czas na wybór minął, więc gra za ciebie bot. { $left ->
    [one] Możesz wrócić do gry ostatni raz, od następnego wyboru.
   *[other] Możesz wrócić do gry jeszcze { $left } razy, od następnego wyboru.
}
page-replaced-for-good = Czas na wybór minął o jeden raz za dużo. Bot dogra do końca; podziwiaj widoki.
page-back = Wracam do gry
page-bot-for = Niech za gracza { $name } gra bot
page-no-bot-for = Oddaj miejsce: { $name }
page-vote = Głosuj za botem zamiast gracza { $name }
page-votes = głosy: { $count } z { $needed }
page-seat-resigned = poza grą
page-resigned = Jesteś poza grą; dalej gra za ciebie bot.
page-resign = Zrezygnuj
page-resign-ask = Dalej zagra za ciebie bot, a do tej gry nie da się wrócić.
page-resign-not = Gram dalej
page-abort = Wróć na peron
page-abort-hint = Nikt jeszcze nie wybrał, więc grę można odwołać. Po ponownym starcie karty będą te same.
page-hand-to = Podajcie ekran dalej: { $name }
page-hand-to-hint = Reszta podziwia krajobraz.
page-i-am = To ja, { $name }
page-hide-hand = Zakryj moje karty
page-chat-read = Rozmawiają tylko gracze. Czytać może każdy.
page-mute = Kogo wyciszyć
page-mute-all = wszystkich
page-report = Zgłoś gracza { $name }
page-report-hint = Przeczyta to osoba prowadząca serwer, wraz z ostatnimi wypowiedziami.
page-report-reason = Co się stało?
page-report-send = Wyślij
page-reported = Dziękujemy. Przekazano.
page-call-ask = Zawołać cię, gdy przyjdzie twoja kolej?
page-call-ask-hint = Tylko wtedy, gdy patrzysz gdzie indziej. Można to zmienić w ustawieniach.
page-call-yes = Wołaj
page-call-no = Nie, dziękuję
page-call-switch = Wołaj mnie, gdy moja kolej
page-call-denied = Przeglądarka nie pozwala tej stronie cię wołać; zezwól na powiadomienia w jej ustawieniach.
page-call-body = Pociąg czeka: { $names }

page-score = Kto ile zgarnął
page-barred = bez prawa do wygranej
page-podium = Podium
page-podium-empty = Dziś nikt na nie nie wejdzie.
page-place = { $place ->
    [1] Pierwsze miejsce
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
    [5] Piąte miejsce
    [6] Szóste miejsce
    [7] Siódme miejsce
   *[other] Ósme miejsce
}
page-place-ahead = { $place }, przewaga { dollars }
page-place-short = { $place }, zabrakło { dollars }
page-place-lead = { $place }: tyle samo pieniędzy, ale więcej ołowiu
page-tally = Liczenie łupów
page-keepsake = Obrazek na pamiątkę
page-record = Pobierz zapis
page-review-wait = Legenda przegląda twoją partię…
page-review-board = Zobacz na pociągu
page-seed-shown = Rozdanie pochodzi z ziarna { $seed }; jego odcisk { $hash } był widoczny przed startem.

page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-dark = zmierzch
page-theme-light = południe
page-motion = Animacje
page-sound = Dźwięki
page-volume = Głośność
page-talk = Rozmowa w dymkach, z dźwiękiem
page-vibration = Wibracje
page-pace = Tempo
page-pace-slow = wolne
page-pace-normal = zwykłe
page-pace-fast = szybkie
page-pace-off = od razu
page-confirm-switch = Wybór drugim dotknięciem
page-ahead-switch = Pokazuj, dokąd prowadzą moje karty
page-helpless = Nie przy tym stole: gospodarz nie pozwolił tu na pomoc.
page-close = Zamknij

page-lost = Łączność zerwana. Naprawiamy…
page-kept = Łączność zerwana. Gdy tylko wróci, wyślemy twój wybór: { $choice }. Możesz go jeszcze zmienić.
page-kept-dropped = Gdy nie było łączności, gra poszła dalej; twój wybór się nie liczy.
page-closing = Serwer robi krótką przerwę. Zaraz potem gra potoczy się dalej.
page-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
page-refused = Nie da się: { $sentence }
page-refused-choose = Teraz nie można tego wybrać; spójrz na stół.
page-refused-take-back = Tego wyboru nie można już cofnąć.
page-refused-other-rules = Tę grę rozegrano według innych zasad, więc nie da się jej tu kontynuować.
page-refused-over = Partia jest skończona.
page-refused-say = Nie tak szybko, inni też chcą przeczytać.
page-refused-vote = Daj temu graczowi jeszcze chwilę.
page-refused-late = Za późno, tu wybiera już bot. Następny wybór należy do ciebie.
page-refused-just-left = Ten gracz dopiero co wyszedł. Daj mu pół minuty.
page-refused-queue = Dość osób już tu czeka. Spróbuj później albo otwórz własny stół.
page-refused-devices = Masz już tyle urządzeń, ile można. Odłącz to, którego nie używasz.
page-refused-key-invalid = Ten klucz jest nieważny albo stracił ważność. Utwórz nowy na swoim urządzeniu.
page-refused-key-used = Ten klucz został już użyty. Jeśli nie przez ciebie, odłącz urządzenie, którego nie znasz.
page-refused-own-key = To urządzenie już jest twoje. Otwórz klucz na innym.
page-refused-passkey = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
page-refused-quota = W ciągu godziny z twojego adresu zaczęto bardzo dużo gier. Odpocznij i spróbuj później.
page-refused-seats = Z twojego adresu gra już dość osób przy stołach publicznych. Opuść jeden z nich albo otwórz stół prywatny.
page-refused-somehow = Serwer odmówił. Odśwież stronę i spróbuj ponownie.
page-refused-alone-only = Wybór można cofnąć tylko w grze samemu przeciw botom.
page-refused-begun = Pierwszy wybór już padł, gry nie można odwołać.
page-refused-busy = Wciąż myślimy nad poprzednim pytaniem. Zapytaj za chwilę.
page-refused-closed = { page-closed }
page-refused-closing = { page-closing }
page-refused-counts = To ten przejazd się liczy: bez podpowiedzi, bez cofania i bez drugiego startu.
page-refused-full = { page-full }
page-refused-here = Ta osoba jest przy stole, bot nie jest potrzebny.
page-refused-hints = Na tę godzinę wystarczy podpowiedzi. Zaufaj instynktowi.
page-refused-host = To może zrobić tylko gospodarz.
page-refused-lawman = Ostatnie miejsce należy do szeryfa: wszyscy inni to bandyci.
page-refused-name = To imię nie nadaje się do otwartego stołu. Wybierz inne.
page-refused-no-help = Przy tym stole gospodarz nie pozwala na pomoc.
page-refused-no-room = Serwer jest teraz pełny. Spróbuj za kilka minut.
page-refused-not-over = Dopiero po zakończeniu gry.
page-refused-not-started = Gra jeszcze się nie zaczęła.
page-refused-origin = Z tej strony nie można tu grać. Otwórz stronę samego serwera.
page-refused-own-seat = To miejsce może odzyskać tylko ta osoba.
page-refused-pictures = Na tę godzinę wystarczy obrazków. Farba musi wyschnąć.
page-refused-players = To mogą zrobić tylko gracze.
page-refused-rematches = Przy tym stole rozegrano w ciągu godziny bardzo dużo gier. Czas napoić konie, potem można rozdać znowu.
page-refused-replays = Na tę godzinę wystarczy powtórek. Pora rozegrać coś wartego obejrzenia.
page-refused-reported = Ta osoba jest już zgłoszona.
page-refused-resigned = Kto odszedł na dobre, nie wróci do tej gry.
page-refused-revealed = Ten wybór coś odsłonił, nie można go cofnąć.
page-refused-reviews = Na tę godzinę wystarczy analiz. Zagraj tymczasem jeszcze raz.
page-refused-setup = Tak nie da się zagrać. Zmień ustawienia i spróbuj ponownie.
page-refused-slow-down = Za dużo naraz. Spróbuj za jakiś czas.
page-refused-started = Gra już się zaczęła.
page-refused-storage = Nie można teraz nic zapisać. Spróbuj za minutę.
page-refused-taken = { page-stale }
page-refused-too-often = { page-replaced-for-good }
page-refused-vote-clock = W tej grze biegnie zegar, więc nie ma głosowania.
page-refused-vote-wait = { $wait ->
    [one] Daj tej osobie jeszcze sekundę.
    [few] Daj tej osobie jeszcze { $wait } sekundy.
   *[other] Daj tej osobie jeszcze { $wait } sekund.
}
page-refused-weak = Za kogoś gra bot co najmniej na poziomie wyjętego spod prawa.
page-stale = Ktoś był szybszy; spójrz na stół.
page-no-table = Nie ma takiego stołu albo już go nie ma.
page-end-of-line = Koniec trasy
page-nowhere = Pod tym adresem nic nie ma albo już nic nie ma. Może po drodze zgubiła się litera.
page-away-kicked = Gospodarz odesłał cię od tego stołu. Wszystkie inne są dla ciebie otwarte.
page-away-banned = Osoba prowadząca ten serwer zamknęła ci tu drogę.
page-away-address = Gospodarz odesłał kogoś z tym samym łączem co ty. Jeśli to nie ty, zagraj przy innym stole.
page-away-crowded = Peron jest pełny: ogląda już zbyt wiele osób.
page-away-outdated = Ta strona jest starsza niż serwer. Wczytaj ją ponownie, żeby grać dalej.
page-again = Spróbuj ponownie
page-forgotten = Ta przeglądarka straciła swoje miejsce; możesz oglądać.
page-frozen-rules = Tę partię rozegrano według wersji { $rules } zasad. Serwer gra teraz według wersji { $ours }, więc nie można jej już kontynuować.
page-closed = Ten stół jest zamknięty.
page-to-lobby = Na nowy peron
page-frozen-untold = Jej przebieg się nie zachował, ale zapis zawiera każdy ruch.
page-frozen-damaged = Zapis tej partii jest uszkodzony, nie da się jej pokazać.

## Nauka
page-learn = Lekcje
page-learn-hint = Po minucie każda, w prawdziwym pociągu. Obrywa tylko ten, kto zasłużył.
page-lesson-next = Dalej
page-lesson-skip = Pomiń
page-lesson-part = Część { $part } z { $parts }
page-lesson-over = I to wszystko: { $title }
page-lesson-following = Następna: { $title }
page-lesson-again = Jeszcze raz
page-lesson-done = ✓ ukończona
page-lesson-begun = zaczęta
page-real-one = Teraz naprawdę
page-offer-guided = Pierwszy raz tutaj? Skok z przewodnikiem trwa pięć minut i kosztuje najwyżej czyjś worek.
page-offer-guided-yes = Pokaż mi
page-offer-guided-no = Nie, gramy
