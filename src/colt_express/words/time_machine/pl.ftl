### Time Machine po polsku.

## Wagony. $car
## .short stoi pod wagonem na rysunku: najwyżej 8 znaków.
# Named like a car
car-time_machine = wehikuł czasu
    .gen = wehikułu czasu
    .loc = wehikule czasu
    .short = Wehikuł
# Przed lokomotywą
place-time_machine = wehikuł czasu
    .to = do wehikułu czasu
    .at = w wehikule czasu
    .climb = wchodzi do wehikułu czasu

## Co się stało. $who to gracz, $bandit i $target to figurki
event-vanished = { $bandit } pociąga za dźwignię. Wehikuł czasu buczy, a po chwili jest pusty.
event-appeared = Jak spod ziemi: { $bandit } { $place_at }!
event-fare = { $bandit } znajduje { $amount } $ pod siedzeniem wehikułu czasu.

## O co pyta się gracza
question-hide = Gdzie pojawi się { $bandit }? Nikt inny się nie dowie.

## Stół
table-travelling = W podróży w czasie: { $names }
table-hiding = Pojawisz się { $place_at }; nikt inny o tym nie wie.

## Pomoc
help-time_machine-title = Wehikuł czasu
help-time_machine = Stoi przed lokomotywą, o krok od jej wnętrza i od jej dachu. Nie ma w nim po
    czym się wspinać, a szeryf do niego nie wchodzi. Kto jest w nim sam na koniec rundy, podróżuje w
    czasie: potajemnie ukrywa się pod pociągiem i pojawia się tam, gdy zaczyna się napad. Kto jest w
    nim sam po ostatniej rundzie, znajduje 500 $ i zabiera łup, który w nim leży.
help-time_machine_coach = Stoi przed lokomotywą, o krok od jej wnętrza i od jej dachu. Nie ma w nim
    po czym się wspinać, a szeryf do niego nie wchodzi. Kto jest w nim sam na koniec rundy,
    podróżuje w czasie: potajemnie ukrywa się pod pociągiem albo dyliżansem i pojawia się tam, gdy
    zaczyna się napad. Kto jest w nim sam po ostatniej rundzie, znajduje 500 $ i zabiera łup, który
    w nim leży.
