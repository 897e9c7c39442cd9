### Wszystkie partie tej przeglądarki po polsku; wczytywane razem z ich stroną.

page-mine-search = Szukaj
page-mine-search-hint = imię, bandyta, dzień…
page-mine-show = Pokaż
page-mine-show-all = wszystkie partie
page-mine-show-turn = gdzie moja kolej
page-mine-show-running = niedokończone
page-mine-show-over = skończone
page-mine-show-won = wygrane
page-mine-any = dowolne
page-mine-no-box = bez dodatków
page-mine-with = Przeciwnicy
page-mine-with-any = dowolni
page-mine-with-people = ludzie
page-mine-with-bots = tylko boty
page-mine-found = Partie: { $count } z { $all }.
page-mine-turns = { $count ->
    [one] { $count } partia czeka na ciebie.
    [few] { $count } partie czekają na ciebie.
   *[other] { $count } partii czeka na ciebie.
}
page-mine-more = Pokaż więcej ({ $count })
page-mine-next = Czeka na ciebie inna partia
