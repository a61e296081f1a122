## La Chapelle : ce qui va dans le names.ftl de chaque langue

place-chapel = Chapelle
    .def = la Chapelle
    .to = à la Chapelle
    .in = à la Chapelle
deed-light_candle = Allumer un cierge
    .does = Défaussez { $price ->
    [one] { $price } cigarette
   *[other] { $price } cigarettes
} et piochez { phrase-search_cards }.
