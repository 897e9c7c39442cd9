### Time Machine, co jest czym, po polsku.

about-time_machine = Zostań w nim bez towarzystwa na koniec rundy: znikasz i zjawiasz się, gdzie
    chcesz.
