## La Chapelle : ce qui va dans le names.ftl de chaque langue

place-chapel = Chapelle
    .def = la Chapelle
    .to = à la Chapelle
    .in = à la Chapelle
deed-light_candle = Allumer un cierge
    .does = Défaussez une cigarette et piochez 2 cartes Fouille.
