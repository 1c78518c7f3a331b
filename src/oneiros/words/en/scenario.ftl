# What a scenario file is told when it does not pass (kernel/scenarios/; dreamblade/text/scenario.py, trial.py).
# Notation, questions and expectations are quoted as they stand in the file; $path is a field such as A.c3.

# The file.
scenario-not-toml = This file is not TOML: { $why }
scenario-long = This file is too long; at most { $most } characters are allowed.
scenario-script-missing = There is no script; above the first heading write script = ''' … ''' with one step per line.
scenario-script-below = { $path }: below a heading the script is taken for a part of what the heading names; move script = ''' … ''' above the first heading in brackets.
scenario-script-quotes = Put the script between ''' and ''', each on a line of its own; other quotation marks hide where its lines are.
scenario-script-empty = The script holds no step; write at least one.
scenario-game = There is no game called “{ $came }”; write one of: { $expected }.
scenario-title = The title is missing; write title = "…" above the first heading.
scenario-rule-missing = The rule is missing; above the first heading write rule = "7.8", for several rule = ["7.8", "6.2"], for an ability of Dreamblade rule = "11 Bodyguard".
scenario-rule = “{ $came }” is not a rule of this game; write a number such as "7.8" that its page of rules has, or an ability as "11 Bodyguard".{ $near ->
    [none] { "" }
   *[other] { " " }Rules that come near: { $near }.
}
scenario-field = { $path } cannot be “{ $came }”; write it as: { $expected }.
scenario-unknown = There is no field called { $path }.{ $near ->
    [none] { "" }
   *[other] { " " }Names that come near: { $near }.
}
scenario-below-heading = { $came } stands below the heading [{ $seat }] and seems to belong to that player; move it above the first heading.

# The position.
scenario-phase = “{ $came }” is not a phase; write initiative, spawn A, first action A, second action A (or the same with B), or conquest.
scenario-pool = Only a spawn phase has a pool; leave pool out, or begin with phase = "spawn A".
scenario-spawn-skipped = With a 1 among the initiative dice there is no spawn phase (rule 4.5); write other dice, or begin with phase = "initiative" and roll them.
scenario-side = [{ $path }] must hold cells and zones with names, such as c3 = ["Mirrorman"].
scenario-place = “{ $came }” is not a place; write a cell from a1 to e5, or reserves, graveyard or removed.
scenario-names = “{ $came }” is not a list of miniatures; write, for example, ["Mirrorman damage 3", "2 Twilight Scout"].
scenario-miniatures = “{ $came }” is not a list of miniatures; begin each invented one with the heading [[miniature]].
scenario-name-taken = There is another miniature called { $name }; give the invented one a name of its own.
scenario-damage-number = “{ $came }” lacks its damage: behind the word damage a number from 0 to 999 is needed, as in { $text } damage 3.
scenario-damage = { $miniature } cannot have damage: only creatures in the dreamscape can.
scenario-locations = Two locations stand in { $cell }; at most one is allowed (rule 1.7).
scenario-stacking = { $came } creatures of one player stand in { $cell }; outside their own portal at most four are allowed (rule 1.7).

# A line of the script.
scenario-line = “{ $came }” is not a step; begin the line with a player such as A:, or with roll:, expect, asked, options:, legal A:, illegal A: or refused A:.
scenario-line-long = This line is too long; at most { $most } characters are allowed.
scenario-seat = “{ $came }” is not a player here; write one of: { $expected }.
scenario-rule-number = After “{ $came }” the number of the rule is missing; write it last in parentheses, such as (7.8), (11) or (11 Unique).

# Chance and answers.
scenario-roll-missing = A roll or a draw is due here ({ $question }); write the missing roll: line before this one.
scenario-roll-unused = Nothing is rolled or drawn here any more: “{ $came }” is left over. Now asked: { $asked }.
scenario-roll-wrong = “{ $came }” cannot be rolled or drawn here.
scenario-other-asked = { $seat } is not asked now, so “{ $text }” cannot be answered. Now asked: { $asked }.
scenario-answer-refused = “{ $text }” of { $seat } is refused by rule { $rule }.
scenario-not-understood = “{ $text }” is not understood.

# Expectations.
scenario-unmet = Expected: { $expected }. Found: { $found }.
scenario-asked = Expected to be asked: { $expected }. Now asked: { $found }.
scenario-refused-instead = A seat that is not asked may do nothing. To show that { $seat } waits, write refused { $seat }: { $text } with the number of the rule in parentheses.
scenario-options-illegal = These are not options now: { $found }.
scenario-options-several = “{ $text }” is several answers, and each option is one; list what can be answered to this question.
scenario-options-more = The list leaves out these options: { $found }.
scenario-not-legal = “{ $text }” should be legal for { $seat }, but rule { $rule } refuses it.
scenario-legal = “{ $text }” should be refused, but it is legal for { $seat }.
scenario-other-rule = “{ $text }” should be refused by rule { $expected }, but rule { $found } refuses it.
scenario-expectation = Nothing of this form can be expected; the page on scenarios lists what can.
scenario-number = “{ $came }” is no number.
scenario-word = “{ $came }” cannot stand here; write one of: { $expected }.
