# Dreamblade in the terminal. Names of commands, options and notation stay English in every language.

## Commands and options

cli-command-miniatures = list the miniatures
cli-command-miniatures-about = List the miniatures, those that mention a word, or everything about one of them.
dreamblade-metavar-warband = NAME|FILE
dreamblade-option-warband = what { $seat } brings: the name of a ready warband, a packed string, or a file with lines such as: 2 Twilight Scout (otherwise: { $usual })
cli-option-word = a name, or part of a name, an aspect, a lineage, an ability
cli-warband-unknown = No ready warband is called “{ $came }”, and no file either. Ready warbands: { $known }.
cli-warband-not-toml = { $file } is not TOML: { $why }
cli-warband-copies = { $file }: the number of copies of { $name } must be a whole number, not “{ $came }”.

## The table

dreamblade-heading = { $phase ->
    [initiative] Turn { $turn }: initiative phase
    [spawn] Turn { $turn }: spawn phase of player { $seat }
    [first-action] Turn { $turn }: first action phase of player { $seat }
    [second-action] Turn { $turn }: second action phase of player { $seat }
   *[conquest] Turn { $turn }: conquest phase
}
dreamblade-damage-rest = The rest goes to others there: { $miniatures }.
dreamblade-doubt-action = You have done nothing in this action phase. Really do nothing? Say it once more to end the phase.
dreamblade-track-initiative = Initiative: A { $a }, B { $b }, first { $first }
dreamblade-track-wins = turns won (of 6): A { $a }, B { $b }
dreamblade-track-points = Points this turn: A { $a }, B { $b }
dreamblade-track-claims = would score now: A { $a }, B { $b }
dreamblade-track-bonus = Bonus: A { $a }, B { $b }
dreamblade-board-portal = portal { $seat }
dreamblade-board-legend = { $a } A, { $b } B, each with power/defense/life, + or - behind a number that is changed, and !damage if there is any
dreamblade-zone-reserves = Reserves of { $seat }, power/defense/life and today's price: { $listed }
dreamblade-zone-graveyard = Graveyard of { $seat }: { $listed }
dreamblade-zone-removed = Removed from the game, of { $seat }: { $listed }
dreamblade-zone-empty = none
dreamblade-brief-phase = { $phase ->
    [spawn] Spawn phase of player { $seat }: { $told }
    [first-action] First action phase of player { $seat }: { $told }
   *[second-action] Second action phase of player { $seat }: { $told }
}
dreamblade-brief-nothing = nothing.
dreamblade-brief-by-itself = Your phase is over: nothing else could be done in it.
dreamblade-brief-spawned = Spawned: { $deeds }.
dreamblade-brief-shifted = Shifted: { $deeds }.
dreamblade-brief-initiative = Initiative dice: { $deeds }.
dreamblade-brief-deed = { $miniature } to { $cell }
dreamblade-choice-spawn = Spawn (price):
dreamblade-choice-move = Move:
dreamblade-choice-place = Put:
dreamblade-choice-carry = Move:
dreamblade-choice-strike = Strike in { $cell } with:
dreamblade-choice-deathblow = Deathblow in { $cell } by:
dreamblade-choice-all = all ({ $attackers })

## Playing

dreamblade-summary = warbands of miniatures fight on a grid, with dice (2 players)
dreamblade-primer = 
    Win six turns to win the game. The player with more points wins a turn.
    At the end of a turn you score the numbered cells where you have a creature and
    the enemy has none, and 1 point for each enemy destroyed in that turn.
    A5 is worth 5 points to A, B3 is worth 3 to B. Miniatures arrive at your portal.
    TS1 3/5/7 is Twilight Scout#1: power 3 (its attack dice), defense 5 (this much
    damage drives it off), life 7 (this much destroys it). Locations have no numbers.
    When you answer, you may write TS1 for its name.
cli-ability-near = Neither an ability nor a miniature is called “{ $came }”. Names that come near: { $near }.
cli-ability-unknown = Neither an ability nor a miniature is called “{ $came }”.
dreamblade-rules-more = Read on with: oneiros rules 7, oneiros rules 7.5, oneiros rules Bodyguard, oneiros rules all
dreamblade-setup-warbands = The ready warbands; a number, a name, or a file with another one:
dreamblade-setup-warband = Warband of { $seat } [{ $usual }]:
dreamblade-reserves-word = reserves
dreamblade-reserves-help = reserves – show reserves with prices, and graveyards
dreamblade-ability-word = ability
dreamblade-ability-help = ability NAME – explain an ability or a miniature
dreamblade-about-word = about
dreamblade-about-help = about NAME – the same; a short name such as TS1 will do for both
dreamblade-about-what = Say what about, such as: about Bodyguard
dreamblade-ability-what = Say which ability or miniature, such as: ability Bodyguard
dreamblade-odds-word = odds
dreamblade-odds-help = odds, odds c3, odds strike c3 with TS1 – what a strike may come to; a last word says the aim: destroy or disrupt (as much as possible by worth, which is the spawn cost, not one defender above all), clear or score
cli-odds-strike = { $option } (aim: { $aim }): the cell is cleared with { $cleared }; on average { $swing } for you in spawn cost (their losses less yours, a disrupted creature counts half), { $points } in conquest points
cli-odds-fate = { $miniature }: { $disrupted } disrupted, { $destroyed } destroyed{ $gone ->
    [none] { "" }
   *[other] , { $gone } gone
}
cli-odds-pays = yours: { $fate }
cli-odds-sampled = Too much to work out: sampled { $samples } times, so a chance may be { $error } off.
dreamblade-threats-word = threats
dreamblade-threats-help = threats – what one strike of the other side may do to each of your creatures as they stand: at once in its next action phase, or in the one after it when it has shifted
cli-threats-none = None of your creatures can be struck in the next two action phases of the other side.
cli-threat = { $cell } { $fate }, by { $by }{ $later ->
    [yes] { " " }after a shift
   *[no] { "" }
}
cli-threat-sampled = Too much to work out: sampled, so a chance may be { $error } off.

## Miniatures

cli-miniature-near = No miniature mentions “{ $came }”. Names that come near: { $near }.
cli-miniature-unknown = No miniature mentions “{ $came }”.
cli-card-name = { $name } ({ $kind })
cli-column-name = name
cli-column-cost = cost
cli-column-aspects = aspects
cli-column-lineage = lineage
cli-column-power = power
cli-column-defense = defense
cli-column-life = life
cli-column-abilities = abilities
cli-card-flavour = “{ $text }”
cli-column-stats = P/D/L
cli-column-stats-meaning = P/D/L: power/defense/life
