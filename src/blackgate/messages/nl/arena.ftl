# De arena: veel partijen tussen bots, en wat die zeggen. De argumenten zijn uitgelegd in en/arena.ftl.

arena-interval = { $low } tot { $high }
arena-pairing = { $bot } – { $against }

## Terwijl er gespeeld wordt

arena-progress = Partijen
arena-time-left = resterende tijd
arena-left = Onderbroken. De resultaten tot nu toe staan in { $file }.

## Het rapport

arena-title = Arena van { $bots }, { $players } spelers, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
arena-shares = Wie wint van wie (gelijk: { $even })
arena-bot = bot
arena-against = tegen
arena-games = partijen
arena-won = gewonnen
arena-share = aandeel
arena-likely = 95%-interval
arena-verdict = oordeel
arena-verdict-stronger = sterker
arena-verdict-weaker = zwakker
arena-verdict-even = onbeslist
arena-ratings = Ratings
arena-rating = rating
arena-lengths = Hoelang partijen duren
arena-who = wie speelt
arena-in = in
arena-turns = beurten
arena-rounds = rondes
arena-mean = gemiddelde
arena-least = minst
arena-lower = 25%
arena-median = mediaan
arena-upper = 75%
arena-most = meest
arena-limit = Partijen beëindigd door de rondelimiet (R2.4): { $count } van { $games }
arena-speed = { $games } partijen en { $decisions } beslissingen per seconde, door { $jobs ->
    [one] { $jobs } proces
   *[other] { $jobs } processen
}
arena-results = Resultaten: { $file }
arena-picture = Afbeelding: { $file }

## De afbeeldingen

arena-plot-shares = Aandeel gewonnen partijen
arena-plot-even = gelijk: { $share }
arena-plot-interval = rating, met het 95%-interval
arena-plot-share = aandeel in de partijen van de eerstgenoemde bot, met het 95%-interval
arena-plot-median = mediaan: { $rounds }

## Wat er mis kan zijn

arena-wrong-bot = { $kind } kan niet spelen: { $reason }
arena-too-few = { $option }: { $found } is te weinig, kies minstens 1.
arena-lacks = { $name } ontbreekt, en is hiervoor nodig. Installeer het: pip install { $name }, of in een kloon: pip install ".[lab]"
arena-file-or-resume = --file is voor een nieuwe arena, en --resume gaat verder in het bestand dat het noemt: kies een van beide.
arena-no-results = { $file } kan niet worden voortgezet: regel { $line } bevat geen resultaat van een arena. Begin een nieuwe met --file.
arena-other = { $file } bevat een andere arena: { $differences }. Vraag om dezelfde, of begin een nieuwe met --file.
arena-difference = { $name } is daar { $found } en hier { $asked }
arena-bot-failed = { $bot } speelt niet zoals het moet, in partij { $number }: { $reason }. De partijen ervoor staan in { $file }.
arena-worker-lost = Een proces is midden in een partij gestopt, misschien door geheugengebrek. De resultaten tot nu toe staan in { $file }. Verdergaan: { $command }
arena-stopped = { $reason } De resultaten tot nu toe staan in { $file }. Verdergaan: { $command }
