## De Kapel: wat in de names.ftl van elke taal komt

place-chapel = Kapel
    .def = de Kapel
    .to = naar de Kapel
    .in = in de Kapel
deed-light_candle = Een kaars opsteken
    .does = Leg { $price ->
    [one] { $price } sigaret
   *[other] { $price } sigaretten
} af en pak { phrase-search_cards }.
