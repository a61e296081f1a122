## La Cappella: che cosa va nel names.ftl di ogni lingua

place-chapel = Cappella
    .def = la Cappella
    .to = in Cappella
    .in = in Cappella
deed-light_candle = Accendere un cero
    .does = Scarta { $price ->
    [one] { $price } sigaretta
   *[other] { $price } sigarette
} e pesca { phrase-search_cards }.
