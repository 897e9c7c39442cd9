### Time Machine, ce que c’est, en français.

about-time_machine = Soyez-y seul en fin de manche : vous disparaissez, et reparaissez où bon vous
    semble.
