# The pages of abilities and powers, and an example beside its table.

web-abilities-title = { $game ->
    [dreamscape] Powers of Dreamscape
   *[other] Abilities of Dreamblade
}
web-abilities-about = { $game ->
    [dreamscape] What each power does, which cards bear it, and a position in which you can try it.
   *[other] What each ability does, which miniatures have it, and a position in which you can try it.
}
web-abilities-others = { $game ->
    [dreamscape] Other powers
   *[other] Other abilities
}
web-abilities-none = There is no such page for { $game }.
web-abilities-learn = How to play
web-abilities-rule = The rule
web-abilities-in-rules = Rule { $rule } among the others
web-abilities-having = { $game ->
    [dreamscape] { $count ->
        [one] { $count } card has it
       *[other] { $count } cards have it
    }
   *[other] { $count ->
        [one] { $count } miniature has it
       *[other] { $count } miniatures have it
    }
}
web-abilities-try-title = Try it at the table
web-abilities-try = Try it
web-abilities-try-again = Try it again
web-abilities-try-about = You have the first move, a computer plays the other side. Everything can be taken back, and you may play on.
web-abilities-tried = tried
web-abilities-tried-of = { $tried } of { $count } tried

web-example-about = About it
web-example-again = Start again
web-example-next = Next: { $title }
