# The lessons in the browser: their page, the offer on the first page, and the coach at the table.

web-learn-title = Learn to play
web-learn-short = Learn
web-learn-about = Every lesson is a real game with a fixed deal. A coach tells you what to do, one step at a time.
web-learn-offer = New here? Escape once with a coach: it takes five minutes.
web-learn-no = No, thanks
web-learn-start = Start
web-learn-continue = Continue
web-learn-again = Again
web-learn-done = Done
web-learn-steps = { $steps } steps
web-coach = Coach
web-coach-next = Next
web-coach-leave = Leave the lesson
web-coach-leave-short = Leave
web-coach-watch = Watch what { $player } does.
web-coach-progress = { $done } of { $steps } steps done
web-coach-next-lesson = Next: { $name }
web-coach-all = All lessons
web-coach-play = Play against bots

## Explanations

web-table-help = Explanations, and odds against bots
web-table-costs = { $cost ->
    [one] Costs 1 action.
   *[other] Costs { $cost } actions.
}
web-table-recipes = What it is good for
web-table-recipe-ready = You have everything you need.

## The rules open with this

web-how-title = How to play
web-how-origin = Where these rules come from
web-how-learn = Learn it with a coach: five minutes
web-how-turn = In your turn you have 2 actions: search for cards, move, craft, join a Gang, extort, play an Action card, or do what your Place offers.
web-how-tools = Tools come from crafting (a Link and another Component), from the Recreational Area for cigarettes, from the Cafeteria, and from others.
web-how-fight = Extort somebody in your Place with a Weapon. Whoever is first unable to lay another loses the fight: a Beating and a card.
web-how-gang = A Gang wants Accessories and gives you an ability.
web-how-background = Your Background is a secret that you use once.
web-how-dig = Dig in the Cell Block. Each Tool brings its points and is gone.
