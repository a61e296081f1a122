# The lessons in the browser: their page, the offer on the first page, and the coach at the table.

web-learn-title = Learn to play
web-learn-short = Learn
web-learn-about = Every lesson is a real game with a fixed deal. A coach tells you what to do, one thing at a time.
web-learn-offer = New here? Escape once with a coach: five minutes.
web-learn-no = No, thank you
web-learn-start = Start
web-learn-continue = Continue
web-learn-again = Once more
web-learn-done = Done
web-learn-steps = { $steps } steps
web-coach = Coach
web-coach-next = Next
web-coach-skip = Skip
web-coach-leave = Leave the lesson
web-coach-leave-short = Leave
web-coach-watch = Watch what { $player } does.
web-coach-progress = { $done } of { $steps } steps done
web-coach-next-lesson = Next: { $name }
web-coach-all = All lessons
web-coach-play = Play against bots
