# The card of a hint, and why the computer did something.

web-advice-title = Hint
web-advice-motive-title = Why { $who } did that
web-advice-thinking = Thinking…
web-advice-more = What could be done?
web-advice-close = Put the hint away
web-advice-plan = This could be done
web-advice-did = This was done
web-advice-because = What follows from it
web-advice-judged = What is listed follows from the rules. Which other plan is better or worse was judged just now by the merciless level, whatever this opponent itself thought.
web-advice-free = Nothing is done for you; the choice is yours.
web-advice-silent = No answer came. Ask again in a moment.
