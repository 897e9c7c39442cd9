### Time Machine по-русски.

page-box-time_machine = Машина времени
page-box-time_machine-hint = Залезь в агрегат перед локомотивом, исчезни и появись там, где никто не ждёт.
page-travelling = в пути сквозь время
page-hiding = появится { $place_at }
