# Lessons over real positions: what every game says, and what the lessons are called.

web-lesson-number = Lesson { $number } of { $count }
web-lesson-minutes = about two minutes
web-lesson-step = step { $number } of { $count }
web-lesson-steps = The steps of this lesson
web-lesson-step-done = done
web-lesson-step-now = to do now
web-lesson-task = Task
web-lesson-hide = No hints
web-lesson-show = With hints
web-lesson-show-me = Show me
web-lesson-close = Close this hint
web-lesson-again = Start again
web-lesson-leave = Leave
web-lesson-kept = Your place is kept in this browser.
web-lesson-astray-title = Legal, but not the way
web-lesson-astray = This does not help with the task. Take it back and try again; nothing is lost.
web-lesson-astray-back = Take it back
web-lesson-over = The game is over before the task was done. Start again: it takes two minutes.
web-lesson-learnt = Well done!
web-lesson-learnt-all = You know the game now. Play a first one with hints, or against friends.
web-lesson-next = Next lesson: { $title }
web-lesson-play = To the games
web-lesson-read = How to play
web-lesson-go-on = You may also play this game on.

web-lesson-dreamblade-score-title = Score
web-lesson-dreamblade-strike-title = Gang up and strike
web-lesson-dreamblade-fate-title = Disrupt or destroy
web-lesson-dreamscape-travel-title = Travel and keys
web-lesson-dreamscape-creation-title = Build and complete
web-lesson-dreamscape-powers-title = Powers and purposes

# The page that shows how to play, for every game.
web-learn-contents = On this page
web-learn-lesson-again = Again
web-learn-lesson-begin = Begin
web-learn-lesson-begun = begun
web-learn-lesson-go-on = Go on
web-learn-lesson-learnt = learnt
web-learn-lessons = Learn it at the table
web-learn-lessons-about = Three short lessons on real positions. You can do anything that is legal, and take everything back.
web-learn-minutes = ten minutes
web-learn-none = There is no guide to this game yet. Its numbered rules say everything.
web-learn-play = Play a game
web-learn-rule = in the rules: { $number }
web-learn-rules = All rules with their numbers
web-learn-rules-about = What is not said here is said there, word for word.
web-learn-title = How to play { $game ->
    [dreamscape] Dreamscape
    [dreamblade] Dreamblade
   *[other] { $game }
}
web-learn-puzzles = Solve puzzles
web-learn-choose = Learn to play
web-learn-choose-about = Read, try, solve: whatever you finish is remembered in this browser.
web-learn-path = Your way into the game
web-learn-path-read = Read
web-learn-path-read-about = Ten minutes in pictures, or every rule with its number.
web-learn-path-learnt = Done
web-learn-path-tried = Tried
web-learn-path-solved = Solved
web-learn-path-lessons = All lessons
web-learn-path-examples = Read and try them
web-learn-path-puzzle = Next puzzle
web-learn-path-puzzles = All puzzles
web-learn-progress = { $done } of { $count }
