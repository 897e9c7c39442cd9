### Time Machine en français.

page-box-time_machine = La machine à remonter le temps
page-box-time_machine-hint = Montez dans l’engin devant la locomotive, disparaissez, et surgissez là où personne ne vous attend.
page-travelling = voyage dans le temps
page-hiding = reparaîtra { $place_at }
