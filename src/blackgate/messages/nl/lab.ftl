# Het lab: simulaties, experimenten en het balansrapport. De argumenten zijn uitgelegd in en/lab.ftl.

## Simulations

simulate-folder = Simulatie: { $folder }
simulate-done = { $games ->
    [one] { $games } partij is opgeslagen (delingen: { $deals }, armen: { $arms }).
   *[other] { $games } partijen zijn opgeslagen (delingen: { $deals }, armen: { $arms }).
}
simulate-speed = { $games } partijen per seconde, met { $jobs ->
    [one] { $jobs } proces
   *[other] { $jobs } processen
}
simulate-next = Rapport: { $command }
simulate-bots = { $found } bots voor { $players } plaatsen: noem er één voor alle, of één voor elke plaats.
simulate-mixed = --mixed kiest locaties, Michel(le) en de directrice bij toeval: laat --place, --michel en --warden weg, of --mixed.
simulate-give = --give: er is geen “{ $found }” om te geven. Kies uit: { $known }.
simulate-without = --without: niemand doet hier “{ $found }”. Kies all, een van deze of de tekst van een actie: { $known }.
simulate-folder-or-resume = --folder is voor een nieuwe simulatie, --resume gaat verder in de genoemde map: kies er één.
simulate-nothing = { $folder } bevat geen simulatie. Begin er daar een met --folder.
simulate-damaged = { $file } bevat geen simulatie, of een beschadigde. Begin een nieuwe met --folder.
simulate-other = { $folder } bevat een andere simulatie: { $differences }. Vraag om dezelfde, of begin een nieuwe met --folder.

## The report on the command line

balance-page = Rapport: { $file }
balance-data = Hetzelfde als gegevens: { $file }
balance-found = { $count ->
    [0] Geen van { $all } vergelijkingen gaat het toeval te boven.
    [one] { $count } van { $all } vergelijkingen gaat het toeval te boven:
   *[other] { $count } van { $all } vergelijkingen gaan het toeval te boven:
}
balance-line = { $heading }: { $name } { $value } ({ $interval })
balance-what = Noem mappen die “blackgate simulate” schreef, of een editie om mee te vergelijken: --against FILE.
balance-either = Over mappen wordt verslag gedaan, --against speelt nieuwe partijen: kies.
balance-same = { $file } zegt niets anders dan { $other }: verander er eerst iets in.

## The page

balance-title = Balansrapport
balance-standing = Wat het toeval te boven gaat
balance-stands-out = valt op
balance-nothing = Niets.
balance-correction = Gecorrigeerd volgens Holm voor { $count } vergelijkingen: was alles zoals de referentie, dan bleef de hele lijst in 19 van de 20 rapporten leeg.
balance-even = gelijk: { $even }
balance-chapter = { $edition }, { $players } spelers, { $bots }
balance-change = Van { $old } naar { $new }, { $players } spelers, { $bots }
balance-games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} (delingen: { $deals })
balance-options = met { $options }
balance-edition = editie { $edition }
balance-points = { $figure } punten
balance-from-to = van { $before } naar { $now }
balance-per-game = per partij: geboden { $offered }, gekozen { $chosen }
balance-observed = { $count } waargenomen
balance-order-place = Speler { $place } in beurtvolgorde
balance-no-gang = Geen bende
balance-background-option = { $background }, met { $option }
balance-course-rounds = Ronden
balance-course-leader_changes = Wisselingen aan kop
balance-course-behind = Grootste achterstand van de winnaar
balance-course-comeback = Inhaalraces
balance-course-by_limit = Geëindigd door de rondelimiet (R2.4)
balance-histogram-rounds = Partijen naar aantal ronden
balance-histogram-leader_changes = Partijen naar wisselingen aan kop

## Sections

balance-order = Winst naar beurtvolgorde
balance-background = Winst naar verleden
balance-course = Hoe partijen verlopen
balance-mechanism_chosen = Mechanismen: hoe vaak geboden en gekozen
balance-card_chosen = Actiekaarten: hoe vaak geboden en gespeeld
balance-gang_card_chosen = Bendekaarten: hoe vaak geboden en genomen
balance-action_chosen = Elke andere actie: hoe vaak geboden en gekozen
balance-gang_card_won = Winst naar de laatste bendekaart (niet wat die waard is)
balance-option_first = Opties: wat ze veranderen voor wie begint
balance-option_rounds = Opties: wat ze veranderen in ronden
balance-option_background = Opties: wat ze veranderen voor elk verleden
balance-gang_card_worth = Wat elke bendekaart waard is
balance-gang_card_beside = Elke bendekaart naast de andere
balance-card_worth = Wat één kaart meer waard is
balance-card_beside = Elke kaart naast een toevallige
balance-mechanism_worth = Wat elk mechanisme waard is
balance-change_course = Verandering: hoe partijen verlopen
balance-change_order = Verandering: winst naar beurtvolgorde
balance-change_background = Verandering: winst naar verleden
balance-change_mechanism = Verandering: hoe vaak elk mechanisme per partij gebruikt wordt
balance-change_card = Verandering: hoe vaak elke actiekaart per partij gespeeld wordt
balance-change_gang_card = Verandering: hoe vaak elke bendekaart per partij genomen wordt
balance-change_gang_card_worth = Verandering: wat elke bendekaart waard is
balance-change_card_worth = Verandering: wat één kaart meer waard is
balance-change_mechanism_worth = Verandering: wat elk mechanisme waard is

## Notes

balance-note-dealt = Door het toeval verdeeld, dus het aandeel winst is een eerlijke vergelijking. De lijn is een gelijk aandeel.
balance-note-course = De kop wisselt als iemand anders alleen de meeste punten heeft. Inhaalrace: de winnaar stond ooit een derde van de nodige punten of meer achter.
balance-note-chosen = Van de beslissingen waarin het geboden werd, het deel waarin het gekozen werd.
balance-note-chosen-gang = Geboden: ze lag boven op een stapel waarbij men zich kon aansluiten. Het deel van die beslissingen waarin ze genomen werd.
balance-note-survivors = Bendekaarten worden gekozen, dus dit toont overlevers, geen oorzaken: korte partijen eindigen voordat iemand zich aansluit. Wat een kaart waard is, vraagt een experiment (--give gang_cards).
balance-note-option = Partijen ermee min partijen zonder.
balance-note-worth = Experiment: dezelfde delingen, één plaats krijgt de kaart aan het begin, min zonder. In procentpunten gewonnen partijen.
balance-note-worth-card = Experiment: dezelfde delingen met één zo’n kaart meer in één hand aan het begin, min zonder. In procentpunten gewonnen partijen.
balance-note-beside-gang = Dezelfde delingen met deze kaart, min met een van de andere van het experiment in plaats daarvan.
balance-note-beside-card = Dezelfde delingen met deze kaart, min met een toevallig van de zoekstapel getrokken kaart in plaats daarvan.
balance-note-forgone = Experiment: dezelfde delingen als gewoonlijk, min met één plaats die het nooit doet. In procentpunten gewonnen partijen. Bots houden er geen rekening mee: zoveel is de gewoonte hun waard.
balance-note-change = Dezelfde delingen met beide edities: wat de nieuwe meer of minder heeft.
balance-method = Methode
balance-method-text = Intervallen omvatten 95 %. Alles van één deling is één cluster: de plaatsen van een partij, en dezelfde deling op meer manieren gespeeld, zijn niet onafhankelijk. Aandelen hebben Wilsons interval, verschillen dat van Student; een ruit en de woorden “valt op” tonen wat na Holms correctie het toeval te boven gaat.
