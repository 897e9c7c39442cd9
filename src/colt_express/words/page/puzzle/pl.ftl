### Zagadka po polsku; pobierana razem ze swoją stroną.

page-puzzle = Zagadka
page-puzzle-level = { $level ->
    [1] łatwa
    [2] niełatwa
   *[other] trudna
}
page-puzzle-none = Nie ma zagadki o takim numerze.
page-puzzle-verdict = Odpowiedź
page-puzzle-right = Właśnie tak. Legenda zrobiłaby to samo.
page-puzzle-other = Legenda widzi to inaczej.
page-puzzle-values = Szansa na wygraną, według tego, co można było wiedzieć
page-puzzle-yours = twój wybór
page-puzzle-percent = { $percent }%
page-puzzle-futures = Co zwykle dzieje się potem
page-puzzle-deal = Ukryte karty są w obu przypadkach te same, więc szczęście nie ma nic do rzeczy.
page-puzzle-play-on = Graj dalej od tego miejsca
page-puzzle-next = Następna zagadka
page-puzzle-again = Pomyśl jeszcze raz
