## La Capilla: lo que va en el names.ftl de cada idioma

place-chapel = Capilla
    .def = la Capilla
    .to = a la Capilla
    .in = en la Capilla
deed-light_candle = Encender una vela
    .does = Descarta { $price ->
    [one] { $price } cigarrillo
   *[other] { $price } cigarrillos
} y roba { phrase-search_cards }.
