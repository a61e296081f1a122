# The lab: simulations, experiments and the balance report.
#
# Arguments are words already in the reader’s language, or numbers; figures with a decimal point come as text.
#   $name, $thing    what a row is about, by its name: a card, an action, a Place

## Simulations

simulate-folder = Simulation: { $folder }
simulate-done = { $games ->
    [one] { $games } game is stored (deals: { $deals }, arms: { $arms }).
   *[other] { $games } games are stored (deals: { $deals }, arms: { $arms }).
}
simulate-speed = { $games } games a second, by { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
simulate-next = Report: { $command }
simulate-bots = { $found } bots for { $players } seats: name one for all seats, or one for each.
simulate-mixed = --mixed chooses Places, Michel(le) and the Warden by chance: leave out --place, --michel and --warden, or --mixed.
simulate-give = --give: there is no “{ $found }” to give. Choose one of these: { $known }.
simulate-without = --without: there is no action “{ $found }”. Choose all, one of these, or the text of an action: { $known }.
simulate-folder-or-resume = --folder starts a new simulation, --resume continues the one in its folder: choose one.
simulate-nothing = { $folder } contains no simulation. Start one there with --folder.
simulate-damaged = { $file } is not a simulation, or is damaged. Start a new one with --folder.
simulate-other = { $folder } is from another simulation: { $differences }. Give the same arguments, or start a new one with --folder.

## The report on the command line

balance-page = Report: { $file }
balance-data = The same as data: { $file }
balance-found = { $count ->
    [0] None of { $all } comparisons stands out beyond chance.
    [one] { $count } of { $all } comparisons stands out beyond chance:
   *[other] { $count } of { $all } comparisons stand out beyond chance:
}
balance-line = { $heading }: { $name } { $value } ({ $interval })
balance-what = Name folders that “blackgate simulate” wrote, or an edition to compare with: --against FILE.
balance-either = A report needs folders, --against plays new games: choose one.
balance-same = { $file } does not differ from { $other }: change something in it first.

## The page

balance-title = Balance report
balance-standing = What stands out beyond chance
balance-stands-out = stands out
balance-nothing = Nothing.
balance-correction = Holm’s correction for { $count } comparisons: if everything matched the reference, the whole list would be empty in 19 reports of 20.
balance-even = even: { $even }
balance-chapter = { $edition }, { $players } players, { $bots }
balance-change = From { $old } to { $new }, { $players } players, { $bots }
balance-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} (deals: { $deals })
balance-options = with { $options }
balance-edition = edition { $edition }
balance-points = { $figure } points
balance-from-to = from { $before } to { $now }
balance-per-game = per game: offered { $offered }, chosen { $chosen }
balance-observed = { $count } observed
balance-order-place = Player { $place } in turn order
balance-no-gang = No Gang
balance-background-option = { $background }, with { $option }
balance-course-rounds = Rounds
balance-course-leader_changes = Changes of the lead
balance-course-behind = Points the winner was once behind
balance-course-comeback = Comebacks
balance-course-by_limit = Ended by the round limit (R2.4)
balance-histogram-rounds = Games by the number of rounds
balance-histogram-leader_changes = Games by how often the lead changed

## Sections

balance-order = Wins by turn order
balance-background = Wins by Background
balance-course = How games go
balance-mechanism_chosen = Mechanisms: how often offered and chosen
balance-card_chosen = Action cards: how often offered and played
balance-gang_card_chosen = Gang cards: how often offered and taken
balance-action_chosen = Every other action: how often offered and chosen
balance-gang_card_won = Wins by the Gang card held last (not what it is worth)
balance-option_first = Options: what they change for the first player
balance-option_rounds = Options: what they change in rounds
balance-option_background = Options: what they change for each Background
balance-gang_card_worth = What each Gang card is worth
balance-gang_card_beside = Each Gang card compared with the others
balance-card_worth = What one more of each card is worth
balance-card_beside = Each card compared with a random one
balance-mechanism_worth = What each mechanism is worth
balance-change_course = Change: how games go
balance-change_order = Change: wins by turn order
balance-change_background = Change: wins by Background
balance-change_mechanism = Change: how often each mechanism is used in a game
balance-change_card = Change: how often each Action card is played in a game
balance-change_gang_card = Change: how often each Gang card is taken in a game
balance-change_gang_card_worth = Change: what each Gang card is worth
balance-change_card_worth = Change: what one more of each card is worth
balance-change_mechanism_worth = Change: what each mechanism is worth

## Notes

balance-note-dealt = Assigned at random, so the shares are comparable. The line is an even share.
balance-note-course = The lead changes when another player alone has the most points. A comeback: the winner was once behind by at least a third of the points needed.
balance-note-chosen = Of the decisions in which it was offered, the share in which it was chosen.
balance-note-chosen-gang = Offered: it lay on top of a pile that could be joined. The share of these decisions in which it was taken.
balance-note-survivors = Gang cards are chosen, so this shows survivors, not causes: short games end before anybody joins. What a card is worth takes an experiment (--give gang_cards).
balance-note-option = Games with it minus games without it.
balance-note-worth = Experiment: the same deals with one seat given the card at the start, minus without it. In percentage points of games won.
balance-note-worth-card = Experiment: the same deals with one more such card in one hand at the start, minus without it. In percentage points of games won.
balance-note-beside-gang = The same deals with this card, minus with one of the other cards of the experiment instead.
balance-note-beside-card = The same deals with this card, minus with a random card from the Search deck instead.
balance-note-forgone = Experiment: the same deals played normally, minus with one seat that never does it. In percentage points of games won. Bots do not adapt to that, so it measures what a habit is worth to them.
balance-note-change = The same deals with both editions: the difference the new one makes.
balance-method = Method
balance-method-text = Intervals are at 95 %. All games of one deal form a cluster: the seats of a game, and variants of the same deal, are not independent. Shares have Wilson’s interval, differences Student’s; a diamond and the words “stands out” mark what is beyond chance after Holm’s correction.
