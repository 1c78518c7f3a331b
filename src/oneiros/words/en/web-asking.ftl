# What is asked at a table in the browser, and how it is answered.

web-asking-region = The question
web-asking-you = Your move
web-asking-seat = { $seat } to move
web-asking-other = { $name } (player { $seat }) to move
web-asking-thinking = { $name } (player { $seat }) is thinking
web-asking-nobody = Nobody has to decide anything now.

# The list of choices.
web-asking-choices = Choices
web-asking-all = All choices

# Buttons.
web-asking-usual = Usual answer
web-asking-undo = Take back
web-asking-why = Why not?
web-asking-close = Close

# Why not.
web-asking-refused = Not accepted.
web-asking-because = Why not?
web-asking-because-may = This may be done: { $text }
web-asking-rule = Rule { $rule }

# Typing.
web-asking-typed = Type an answer
web-asking-typed-hint = For example: { $example }
web-asking-typed-send = Answer
