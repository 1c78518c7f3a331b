# What a hint says in any game.

advice-look-end = Is there anything left that is worth doing here?
advice-look-question = Look closely at what is asked.
advice-none = There is nothing to advise here: nothing could be compared.
advice-no-step = Nobody chose anything at step { $step }.
advice-secret = What was chosen there only its player could see, so there is no telling why.
advice-off = { $why ->
    [people] Hints are not given in a game between people, unless the table allows them. Whoever makes a table can allow them.
    [origin] This game goes on from one that is not over, or was not then, and that gives no hints; so there are none here.
    [clock] Hints are not given in a game with clocks.
   *[agreed] Hints are not given at this table: so it was agreed when it was made.
}
advice-not-a-bot = Why player { $seat } did that, ask them: only the computer's deeds are explained here.
advice-instead = { $how ->
    [close] About as good: { $deeds }
    [better] The merciless level would rather have done: { $deeds }
   *[worse] Instead of: { $deeds }
}
advice-same = By these facts the two do not differ.
