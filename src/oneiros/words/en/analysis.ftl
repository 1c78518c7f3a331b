# oneiros analyse.
cli-command-analyse = tell what decided a recorded game: luck or choices
cli-command-analyse-about = Play a recorded game again and tell the chances of every player over its course, what luck and what choices have brought, and which choices would have been better. Each choice is judged by what its player could know. A game takes about a minute.
analysis-option-format = how to show it: text, json for other programs, or svg for a picture (otherwise: text)
analysis-option-out = write it to this file instead of showing it
analysis-option-playouts = how often each moment is played out (otherwise: as often as there is time for in about a minute); four times as many halve the errors
analysis-option-processes = over how many processes the work is spread (otherwise: 1); what is found is the same
analysis-option-seed = what the dice of the playouts follow from (otherwise: { $usual }); the same gives the same analysis
analysis-option-duel = let bots play so many games with the two warbands as well, from both sides and in equal hands (100 say much, 400 more)
analysis-duel-progress = In equal hands
analysis-duel-nothing = Nothing was brought to this game, or it began in the middle of another, so there is nothing to compare: leave out --duel.
analysis-duel-picture = A picture has no place for what --duel finds: choose the format text or json.
analysis-nothing = Nobody has chosen anything in the game of { $file }, so there is nothing to analyse.
analysis-progress = Analysing
analysis-written = Written to { $file }.
analysis-shares = What the result is made of
analysis-adds-up =
    { $finished ->
        [yes] Start, luck, own choices and those of others add up to the result.
       *[no] Start, luck, own choices and those of others add up to how the game stands.
    }
    Luck is what nobody chose: what dice and draws brought beyond what was to be expected and, named beside it, what only a longer look showed. Choices are measured against what a quick player would do there.
analysis-given-away = Given away by graded choices, against the best that was found. This is another measure: it is no part of the sum above.
analysis-given-away-by = { $seat }: { $lost } (?! / ? / ??: { $grades })
analysis-row-start = Start
analysis-row-luck = Luck
analysis-row-unforeseen = of it unforeseen
analysis-row-choices = Own choices
analysis-row-others = Others’ choices
analysis-row-result = Result
analysis-column-turn =
    { $game ->
        [dreamscape] Cycle
       *[other] Turn
    }
analysis-turn =
    { $game ->
        [dreamscape] { $turn ->
            [0] Before cycle 1
           *[other] Cycle { $turn }
        }
       *[other] Turn { $turn }
    }
analysis-turns =
    { $game ->
        [dreamscape] Chances to win at the end of each cycle
       *[other] Chances to win at the end of each turn
    }
analysis-decisive = What decided it (changes of the chances; a choice’s change is against a quick player):
analysis-decided =
    { $kind ->
        [choice] { $turn }, step { $step }: { $seat } chose { $done } ({ $changes })
        [people] { $turn }, step { $step }: people ended the game ({ $changes })
        [outlook] { $turn }, step { $step }: a longer look corrected the chances ({ $changes })
       *[chance] { $turn }, step { $step }: { $done } ({ $changes })
    }
analysis-step = A step is one answer of the record, counted from 0: oneiros replay FILE --step 54 shows the place of step 54.
analysis-missed = What would have been better:
analysis-none-missed = Nothing was found that would clearly have been better.
analysis-grade =
    { $grade ->
        [inaccuracy] Inaccuracy (5% or more)
        [mistake] Mistake (10% or more)
       *[blunder] Blunder (15% or more)
    }
analysis-mistake =
    { $grade ->
        [inaccuracy] ?! Inaccuracy. { $turn }, step { $step }: { $seat } chose { $done }, which cost { $cost } against the best found (error { $error }).
        [mistake] ? Mistake. { $turn }, step { $step }: { $seat } chose { $done }, which cost { $cost } against the best found (error { $error }).
       *[blunder] ?? Blunder. { $turn }, step { $step }: { $seat } chose { $done }, which cost { $cost } against the best found (error { $error }).
    }
analysis-better = Better: { $notation }
analysis-lookback = Counted in this game for player { $seat } (+ told for them, − against):
analysis-how = { $playouts } playouts for each moment, seed { $seed }. Errors are standard errors; a choice is graded only if its cost is at least twice the error.
analysis-picture-title = { $game }: chances to win over the game
analysis-picture-player = { $seat }: luck { $luck }, own choices { $choices }, others’ choices { $others }.
