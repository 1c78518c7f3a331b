## Going back at a table, where others are asked or dice are rolled again.

web-table-takeback-ask = Ask to take back
web-table-takeback-how = The other players must allow it. How far back?
web-table-takeback-alone = How far back? Whatever chance decides again is rolled and drawn afresh, and the record shows what was taken back.
web-table-takeback-last = My last decision
web-table-takeback-phase = { $turn }: { $phase }
web-table-takeback-none = There is nothing of yours to take back.
web-table-takeback-title = Allow taking back?
web-table-takeback-asked = { $count ->
    [one] { $who } would like to take back { $count } step.
   *[other] { $who } would like to take back { $count } steps.
}
web-table-takeback-dice = Whatever chance decides again is rolled and drawn afresh, and the record shows what was taken back.
web-table-takeback-allow = Allow
web-table-takeback-refuse = Refuse
web-table-takeback-answer = Answer
web-table-takeback-waiting = You have asked to take back. Waiting for: { $who }
web-table-takeback-denied = Your request to take back was refused.
web-table-takeback-others = { $who } has asked to take back.
