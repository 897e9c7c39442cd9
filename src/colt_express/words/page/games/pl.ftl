### Galeria rozegranych partii po polsku; wczytywana razem z jej stroną.

page-games = Galeria
page-games-told = Rozegrane partie z otwartych stołów. Wybierz jedną i obejrzyj z dowolnego miejsca.
page-games-shelves = Półki
page-games-shelf-newest = Najnowsze
page-games-shelf-closest = Najbardziej zacięte
page-games-shelf-richest = Najbogatsze
page-games-shelf-bloodiest = Najkrwawsze
page-games-shelf-luckiest = Najszczęśliwsze
page-games-filters = Filtry
page-games-any = dowolne
page-games-boxes-none = bez dodatków
page-games-winner = Wygrywa
page-games-won = { $count ->
    [one] { $names } wygrywa: { $amount }
   *[other] { $names } wygrywają: { $amount }
}
page-games-law = Wygrywa { $names }
page-games-nobody = Nikt nie uciekł
page-games-margin = przewaga { $amount }
page-games-level = po równo
page-games-bullets = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
}
page-games-luck = szczęście: { $points } p.p.
page-games-shown = { $count ->
    [one] { $count } partia, strona { $page }.
    [few] { $count } partie, strona { $page }.
   *[other] { $count } partii, strona { $page }.
}
page-games-empty = Ściany są jeszcze puste. Otwórz publiczny stół, obrabuj pociąg, a twoja partia tu zawiśnie.
page-games-none = Takiej partii jeszcze tu nie ma.
page-games-all = Pokaż wszystkie partie
page-games-pages = Strony
page-games-page = Strona { $page }
page-games-previous = Poprzednia strona
page-games-next = Następna strona
