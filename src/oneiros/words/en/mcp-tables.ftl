# What tools for language models say at tables and drafts of a server.

mcp-instructions-server = “sit_down” plays at tables of a server. Where packs are opened there first, “pool” shows yours, “suggest” builds from it and “bring” brings what you have built; “draft” picks from packs that are passed round. “look” always tells what is expected of you.
mcp-tool-sit-down = Sit down at a table of the server by its id (“table”), and by the “invite” of a private one, or again where you have a seat. Or make a table: “game”, and as “opponent” a bot, or “open” for somebody who gets the invite; perhaps a “format”, “best_of” 3, and “sealed” where everybody opens packs and builds from them: {"{"}"pools": "own"{"}"}, or {"{"}"pools": "same", "way": "boosters", "seed": "three words"{"}"}, or {"{"}"draft": "its id"{"}"} with the number of a bot of that draft as “opponent”. Gives an id for the other tools.
mcp-tool-pool = See what you opened or drafted for a sealed table: how many of each, its cost, numbers and abilities. Nothing changes.
mcp-tool-suggest = See what the server would build from your pool, in lines that “bring” takes, with its reasons and what is left. Nothing changes.
mcp-tool-bring = Bring what you have built from your pool: a line for each miniature, such as “2 Twilight Scout”. Everything that is wrong is told at once, and nothing changes then. Something else may be brought until everybody has brought something and agreed on the dice. Then waits for the others, as “look” does.
mcp-tool-again = After a game: play the next one of best of three, or a rematch, with the same players. It is another table and gets an id of its own. Between two games of a match, “brings” may be something else of the same pool; otherwise you bring the same. Waits a while until the others wish for it, too.
mcp-tool-get-up = Get up from a table or a draft before it begins; from a draft that goes on, where a bot then picks for you; or resign a game. You cannot undo that.
mcp-tool-draft = Sit down at a draft of packs by its id (“draft”) and “invite”, or again; or make one of a “game”, with so many “bots” and so many “people” besides you, who get the invite. Gives an id: “look” shows your picks and the pack you hold, “answer” picks by number or name. When it is over, play with your picks by “sit_down”.

mcp-sitting = At the table: { $seats }. You are player { $mine }.
mcp-invite = Others sit down at the table { $table } by the invite { $invite }
mcp-sealed-same = Sealed: all people open the same packs and build from them. Way: { $way }, set: { $set }, seed: { $seed }.
mcp-sealed-own = Sealed: everybody opens packs of their own, when all sit here, and builds from them. Way: { $way }, set: { $set }.
mcp-sealed-draft = Sealed: everybody builds from what they drafted. Set: { $set }.
mcp-rubber = This is game { $number } of at most { $best }. Games won: { $wins }; drawn: { $drawn }.
mcp-rubber-over = { $won ->
    [yes] All in all it is won by: { $winners }.
   *[no] All in all it is a draw.
}
mcp-next = { $goes ->
    [on] “again” plays the next game of this match.
   *[anew] “again” plays another game with the same players.
}
mcp-next-waits = The others have not wished for another game yet. Call “again” once more to wait for them.
mcp-now-over = The game is over: “look” tells how, “record” gives it as a text, “again” plays another with the same players.
mcp-now-answer = You are asked something: “look” tells what, “answer” answers.
mcp-now-bring = { $sealed ->
    [yes] Packs are open, and you have yet to bring something built from them: “pool” shows what you have, “suggest” builds from it, “bring” brings what you choose.
   *[no] You have yet to bring something, the same as before or something else: “bring” brings it.
}
mcp-now-open = { $sealed ->
    [yes] Not everybody sits at the table yet, and packs stay shut until then. “look” waits for them.
   *[no] Not everybody sits at the table yet. “look” waits for them.
}
mcp-now-others = You have brought something. Others have yet to do so or to agree on the dice: “look” waits for them. Until then “bring” may bring something else.
mcp-now-agree = The others have yet to agree on the dice. “look” waits for them.
mcp-went-back = { $packs ->
    [yes] Somebody got up, so all packs went back, and what was brought with them. Everybody opens new ones when the table is full.
   *[no] Somebody got up who knows what was brought, so it does not count any more.
}
mcp-got-up = You got up.
mcp-suggested = The server would build:
mcp-suggested-why = Because:
mcp-suggested-left = Left over: { $left }
mcp-pool-more = “pieces” tells what an ability means, by the name of whoever has it.
mcp-of-server = This is a game of this program, not a table of the server.
mcp-of-draft = This is a draft, not a table: “look” shows the pack, “answer” picks from it. When it is over, play with your picks by “sit_down”.

mcp-draft = Draft { $draft } of the set { $set }; * marks you: { $seats }.
mcp-draft-invite = Others sit down at the draft { $draft } by the invite { $invite }
mcp-no-draft = You have no seat at the draft { $draft }.
mcp-draft-seating = The draft has not begun yet. “look” waits for the others.
mcp-draft-closed = The draft was closed.
mcp-draft-waiting = You have picked. “look” waits for the others.
mcp-draft-missed = Your time ran out, so this was picked for you: { $names }
mcp-draft-pick = Pick { $number } of { $most }: which do you take? You have { $seconds } seconds.
mcp-draft-not-there = “{ $came }” is not in the pack that you hold; there is: { $known }.
mcp-draft-over = The draft is over. Make a table by “sit_down” with “sealed” {"{"}"draft": "{ $draft }"{"}"} and as “opponent” a bot, by its number: { $bots }; or “open” for whoever else drafted. Or sit down at a table of this draft: { $tables }
