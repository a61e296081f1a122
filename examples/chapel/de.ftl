## Die Kapelle: was in die names.ftl jeder Sprache gehört

place-chapel = Kapelle
    .def = die Kapelle
    .to = in die Kapelle
    .in = in der Kapelle
deed-light_candle = Kerze anzünden
    .does = Wirf { $price ->
    [one] { $price } Zigarette
   *[other] { $price } Zigaretten
} ab und ziehe { phrase-search_cards }.
