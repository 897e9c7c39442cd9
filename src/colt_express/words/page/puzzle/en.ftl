### A puzzle in English; fetched with its page.

page-puzzle = Puzzle
page-puzzle-level = { $level ->
    [1] easy
    [2] tricky
   *[other] hard
}
page-puzzle-none = There's no puzzle with that number.
page-puzzle-verdict = The answer
page-puzzle-right = That's the one. A legend would do the same.
page-puzzle-other = A legend sees it differently.
page-puzzle-values = Chance to win, by what you could know
page-puzzle-yours = your choice
page-puzzle-percent = { $percent }%
page-puzzle-futures = What usually follows
page-puzzle-deal = The same hidden cards for both, so luck has no say.
page-puzzle-play-on = Play on from here
page-puzzle-next = Next puzzle
page-puzzle-again = Think again
