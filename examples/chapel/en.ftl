## The Chapel: what goes into names.ftl of each language

place-chapel = Chapel
    .def = the Chapel
    .to = to the Chapel
    .in = in the Chapel
deed-light_candle = Light a candle
    .does = Discard { $price ->
    [one] { $price } cigarette
   *[other] { $price } cigarettes
} and draw { phrase-search_cards }.
