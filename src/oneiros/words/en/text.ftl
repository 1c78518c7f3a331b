### Games in texts, for language models. Also what tools say to them.
text-you-are = You play { $game } as player { $seat }.
# $game, $version, $format
text-rules = Rules: { $game }, version { $version }. Agreed on: { $format }.
text-usual = what is usual
text-how = Answer with the number of an answer or in its notation. The last line of what you say counts. In a position, what is empty, nobody or not so is left out.
text-happened = What happened:
text-position = The position, as player { $seat } knows it:
text-answers = Answers:
# $answer names several, with commas between them.
text-any-of = { $answer } (or name fewer of them, at least one)
text-over = { $won ->
    [yes] The game is over. It is won by: { $winners } (rule { $rule }).
   *[no] The game is over. It is a draw (rule { $rule }).
}
text-going-on = The game goes on.
text-again = That is refused. { $why } Answer again.
text-instead = That is refused. { $why } This answer was given instead: { $answer }
text-may = You may answer that.
