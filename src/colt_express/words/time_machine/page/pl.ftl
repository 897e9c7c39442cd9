### Time Machine po polsku.

page-box-time_machine = Wehikuł czasu
page-box-time_machine-hint = Wsiądź do maszyny przed lokomotywą, zniknij i pojaw się tam, gdzie nikt się ciebie nie spodziewa.
page-travelling = podróżuje w czasie
page-hiding = pojawi się { $place_at }
