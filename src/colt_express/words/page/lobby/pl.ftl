### Peron przed partią po polsku.

page-lobby = Peron
page-lobby-link = Wyślij ten link przyjaciołom. Grę zaczyna gospodarz.
page-invite = { $name } zaprasza cię do napadu na pociąg
page-invite-aboard = Już na pokładzie: { $names }
page-invite-how = Jak to wygląda
page-invite-1 = Planuj. Kolejka po kolejce wszyscy kładą karty na jeden stos: ruch, zmiana poziomu, strzał, cios, rabunek.
page-invite-2 = Patrz. Karty działają w tej kolejności, czy ma to jeszcze sens, czy nie.
page-invite-3 = Wzbogać się. Po pięciu rundach wygrywa bandyta, który ma najwięcej pieniędzy.
page-invite-first = Pierwszy raz? Spróbuj najpierw napadu z przewodnikiem
page-lobby-more = Zaproś kogoś jeszcze
page-lobby-talk = Zanim ruszymy
page-seat-host = gospodarz
page-send-away = Odeślij: { $name }
page-make-host = Uczyń gospodarzem
page-send-away-hint = Kogo odeślesz, ten nie wróci już do tego stołu.
page-filtered = Przy tym stole wulgaryzmy są zasłaniane.
page-leave = Odejdź od stołu
page-add-bots = Jakie boty dodać
page-start-hint = Wolne miejsca zajmą boty.
page-wait-host = Czekamy, aż { $name } da sygnał.
page-join = Zajmij miejsce
