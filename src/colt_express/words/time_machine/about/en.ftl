### Time Machine, what is what, in English.

about-time_machine = Be alone in it when a round ends: you vanish, and appear wherever you like.
