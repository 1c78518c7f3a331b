## What an analysis says in the terminal and on the page.

analysis-summary =
    { $some ->
        [yes] { $standing ->
            [won] { $seat } won mostly by { $parts }.
            [lost] { $seat } lost mostly by { $parts }.
            [ahead] { $seat } is better off than at the start, mostly by { $parts }.
            [behind] { $seat } is worse off than at the start, mostly by { $parts }.
           *[drawn] { $seat } drew; most of what changed was { $parts }.
        }
       *[no] { $standing ->
            [won] { $seat } won; nothing stands out as the reason.
            [lost] { $seat } lost; nothing stands out as the reason.
           *[other] { $seat }: nothing stands out.
        }
    }
analysis-part =
    { $part ->
        [luck] dice and draws ({ $share })
        [choices] own choices ({ $share })
       *[others] the others’ choices ({ $share })
    }
analysis-fell = Largest fall of the chances: { $turn } ({ $lost }).
analysis-missed-most = Most given away: { $turn } ({ $lost } against the best found).
analysis-decided-cost = – cost { $cost } against the best found
analysis-rolled =
    { $question ->
        [initiative] roll for initiative: { $given }
        [attack] { $of ->
            [yes] attack dice ({ $seat }, { $deed }): { $given }
           *[no] attack dice: { $given }
        }
       *[other] { $of ->
            [yes] draw after a choice ({ $seat }, { $deed }): { $given }
           *[no] draw: { $given }
        }
    }
analysis-against = What was chosen, and not that:
analysis-playouts-alone = No simple fact shows it: only the games played on from both say so.
