# What the coach says in the lessons (src/blackgate/lessons/). `lesson-ID` is a lesson’s name, `.about` what it is about,
# `lesson-ID-SAYS` a line at one of its steps. A line says why in one sentence, and then what to do.
#   $one, $two, $three   the names of the other players

lesson-tutorial = Your first escape
    .about = Search, move, craft, dig, extort, a Gang and a Background: a whole escape in five minutes.
lesson-tutorial-goal = Welcome to Blackgate. You want out: the first player with 12 Tunnel points escapes. You have 6, { $one } has 8.
lesson-tutorial-hand = These are your cards. Nobody else sees them. To dig you need Tools: Spoon, Pickaxe or Shovel. You have none yet.
lesson-tutorial-search = In your turn you have 2 actions. Search: the Cell Block gives you 1 card, other Places up to 3.
lesson-tutorial-pike = A Pike! With a Link it makes a Pickaxe. But nobody crafts in the Cell Block: you have to go elsewhere.
lesson-tutorial-move = Move: the die says which doors you can take. Roll it.
lesson-tutorial-end = The 1 brought you to the Cafeteria. Both actions are used: end your turn.
lesson-tutorial-craft = Here you may craft. Make a Pickaxe out of the Link and the Pike.
lesson-tutorial-spoon = Every Place has its own actions. In the Cafeteria you can steal a Spoon: do it.
lesson-tutorial-end-again = Two Tools in hand! End your turn.
lesson-tutorial-extorted = { $one } came after you, laid a Knife and wants your Pickaxe. Cooperate, and it is gone. But you have a Knife too: refuse.
lesson-tutorial-defend = Now you fight: the first who cannot lay a Weapon loses. Lay your Knife.
lesson-tutorial-won = { $one } had no second Weapon: a Beating for them, and you took one of their cards, a Cap.
lesson-tutorial-join = Chain and Cap are what the Crew wants. A Gang gives you an ability: join the Crew.
lesson-tutorial-pay = It costs two different Accessories: pay with the Chain, then with the Cap.
lesson-tutorial-gang = This is your Gang card. Shortcut: once a turn a Cautious move costs you 1 action instead of 2.
lesson-tutorial-cautious = A Cautious move needs no die. Go to the Cell Block: you can dig only there.
lesson-tutorial-end-home = You are home. End your turn.
lesson-tutorial-dig = Now dig! The Pickaxe brings 2 points and is gone.
lesson-tutorial-dig-spoon = Dig with the Spoon too: 1 more point.
lesson-tutorial-end-short = 9 points. 3 are missing, just what a Shovel brings, and { $one } has one. End your turn.
lesson-tutorial-background = To extort you need a Weapon. Your secret Background, Brawler, gives you a Knife, once and for no action: reveal it.
lesson-tutorial-extort = { $one } is in your Place, and you are armed: extort { $one }.
lesson-tutorial-demand = Which Tool do you want? Demand the Shovel.
lesson-tutorial-lay = Lay the Knife to show that you mean it.
lesson-tutorial-dig-shovel = { $one } hands the Shovel over rather than fight. Dig with it: 3 points, and you are out!
lesson-tutorial-out = 12 points: you have escaped. That is the game. Now try it against bots, or take one of the short lessons.

lesson-prison = Around the prison
    .about = Sell, buy, heal, play an Action card, and get out of Solitary Confinement.
lesson-prison-beating = You have a Beating. With one you cannot craft, with two you cannot dig either.
lesson-prison-sell = In the Recreational Area cards are money. Sell the Smartphone: 5 cigarettes.
lesson-prison-sell-again = One Sell action takes as many cards as you like. Sell the Whisky as well.
lesson-prison-done = That is enough. Keep the Master Key.
lesson-prison-buy = You have 9 cigarettes. Buy a Shovel for 8.
lesson-prison-solitary = { $one } played an Action card, and you are in Solitary Confinement: 1 action a turn, no Search, no Extortion, no Craft.
lesson-prison-out = Every move leads out of here. Roll the die.
lesson-prison-go = The 3 has two doors. Go to the Infirmary.
lesson-prison-heal = Here you can heal: get rid of the Beating.
lesson-prison-card = Action cards come from searching. Play the Master Key: it takes you wherever you want.
lesson-prison-anywhere = Go to the Cell Block.
lesson-prison-dig = Dig with the Shovel: 3 points, and you have 12.
lesson-prison-end = Bought, healed, dug: out! Money is another way to get Tools.

lesson-michel = Michel and Michelle
    .about = They extort whoever meets them, and you may send them to others.
lesson-michel-who = Michelle waits in the Showers. She extorts everybody she meets, and at the end of a turn a player may move her.
lesson-michel-move = Meet her: roll the die.
lesson-michel-extorted = Her card shows a Knife and a Spoon: she wants your Spoon. Refuse and fight.
lesson-michel-fight = Lay your Knife. Then she turns over another card: without a Knife on it, you have won.
lesson-michel-prize = No Knife: you have beaten her! Take your Search card.
lesson-michel-search = The Showers have 3 cards for you: search.
lesson-michel-roll = Your turn is over, and you may roll for Michelle. Do it.
lesson-michel-send = { $one } is in the Cafeteria. Send her there.
lesson-michel-end = Her card showed a Knife, and { $one } had no Weapon: a Beating and a lost card. Michelle is a danger, and a weapon.

lesson-teams = In teams
    .about = One tunnel for two, exchanging cards, and helping in a fight.
lesson-teams-tunnel = You and { $two } are one team against { $one } and { $three }. Your points count together: 16 of them win.
lesson-teams-exchange = { $two } is in your Cell Block and has a Shovel. Exchange cards: it is an action like any other.
lesson-teams-give = Give your Link. What you give is given.
lesson-teams-done = That is all.
lesson-teams-dig = { $two } gave you the Shovel. Dig: you dig only in the Cell Block of your own team.
lesson-teams-help = { $one } fights { $two } and has no second Weapon. You are in the same Place: lay your Knife for { $two }.
lesson-teams-end = { $one } lost, and { $two } took a card. Whoever helps and loses takes a Beating too.

lesson-warden = The Warden
    .about = What is illegal in her sight, and what a bribe buys.
lesson-warden-who = The Warden is in the Cell Block. Anybody who digs, crafts, trades or extorts in her Place can be reported.
lesson-warden-bribe = You are in her Office. Bribe somebody: 2 cigarettes for a Corruption token.
lesson-warden-card = You want to dig under her nose. Play the Master Key.
lesson-warden-go = Go to the Cell Block.
lesson-warden-dig = She is here, and digging is illegal. Dig anyway.
lesson-warden-freepass = { $one } reported you: off to Solitary Confinement, and your turn is over. Unless you spend the token: do it.
lesson-warden-end = You go free, and the point is yours. A Corruption token also moves the Warden, or has somebody punished.

lesson-library = The Library
    .about = Spy on hands, and get yourself another Background.
lesson-library-where = The Library takes the place of the Showers.
lesson-library-study = Study: you get a Spy token.
lesson-library-spy = For no action the token shows you somebody’s hand. Spy on { $one }.
lesson-library-rehabilitate = A Shovel, good to know! Now rehabilitate: you get another Background, used or not.
lesson-library-end = This is your new Background. Rehabilitate again once it is used up.

lesson-workshop = The Workshop
    .about = Better Tools, and the skill to use them.
lesson-workshop-where = The Workshop takes the place of the Cafeteria. There are no Spoons to steal here.
lesson-workshop-improve = Improve your Pickaxe: it becomes a Shovel.
lesson-workshop-skill = Develop your skills: you get a Skill token for your next Dig.
lesson-workshop-card = Off to the Cell Block: play the Master Key.
lesson-workshop-go = Go to the Cell Block.
lesson-workshop-dig = Dig. On a 4 or more the Skill token adds a point.
lesson-workshop-end = A 5: the token stays on the Shovel, and you got 4 points instead of 3.

lesson-gambling_cells = The Gambling Cells
    .about = Bet cigarettes, and plan where to go.
lesson-gambling_cells-where = The Gambling Cells take the place of the Cell Block. You dig here as well.
lesson-gambling_cells-bet = Bet 2 cigarettes that the die shows 3 or more. If it does, you get 3 times as much back.
lesson-gambling_cells-plan = Won: 6 cigarettes. Now plan: a Planning token makes a Cautious move cheap.
lesson-gambling_cells-move = Spend the token: go to the Cafeteria for 1 action, without a die.
lesson-gambling_cells-spoon = You still have an action. Steal a Spoon.
lesson-gambling_cells-end = There and armed with a Spoon in one turn: that is what a plan is good for.

lesson-gymnasium = The Gymnasium
    .about = Muscles, and a Brawl for everybody in the room.
lesson-gymnasium-where = The Gymnasium takes the place of the Recreational Area. You buy and sell here as well.
lesson-gymnasium-workout = Work out: with a Bodybuilding token you can roll the die instead of laying a Weapon in a fight.
lesson-gymnasium-brawl = Start a Brawl: discard your Blade. Everybody else here discards a Weapon or takes a Beating.
lesson-gymnasium-end = { $one } discarded a Knife, rolled a 2, and was sent to Solitary Confinement. You have the room to yourself.

lesson-laundry = The Laundry
    .about = A Gang for less, and a Bandage for everything.
lesson-laundry-where = The Laundry takes the place of the Infirmary. You heal here as well.
lesson-laundry-style = Change your style: you join a Gang with one Accessory fewer. Join the Crew.
lesson-laundry-pay = The Chain is enough.
lesson-laundry-bandage = Steal a Bandage: it heals anywhere, or replaces a Link.
lesson-laundry-craft = You have a Container but no Link. Craft a Shovel with the Bandage.
lesson-laundry-end = A Shovel without a Link. And if you are beaten up, keep the Bandage to heal.

lesson-psychiatric_ward = The Psychiatric Ward
    .about = A Trauma, and how to get rid of it.
lesson-psychiatric_ward-trauma = { $one } had you sent to the Psychiatric Ward, and you got a Trauma: Apathy. Your Search draws 1 card fewer.
lesson-psychiatric_ward-move = Here you have your 2 actions. Roll the die to get out.
lesson-psychiatric_ward-go = Go to the Infirmary.
lesson-psychiatric_ward-heal = Healing removes a Beating or the Trauma: heal the Trauma.
lesson-psychiatric_ward-end = You are yourself again. Every Trauma forbids something different: look at it when you get one.
