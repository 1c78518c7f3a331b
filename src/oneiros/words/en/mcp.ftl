### Tools for language models.
cli-command-mcp = offer tools to a language model
cli-command-mcp-about = Serve the Model Context Protocol over standard input and output: tools to read rules and what is printed, to look at a table, to ask why, and to play one seat against a bot or at a table of a server. It needs the extra “mcp”.
mcp-option-server = let tables of this server be played at, such as http://localhost:8420; otherwise only games of this program

mcp-instructions = Play board games by their numbered rules. Begin with “games”, read “rules” as you need them, then “new_game”. Each text tells the position and lists the answers; give one with “answer”, by its number or in its notation. “why” explains what you may not do.
mcp-tool-games = List the games, how many players each has, the bots that play it, and what may be agreed on in a format.
mcp-tool-rules = Read the numbered rules of a game. “about” is the number of a section or a rule, or a word; without it the sections are listed.
mcp-tool-pieces = Read what is printed on a miniature, a card or something else of a game, by its name; without a name everything is listed.
mcp-tool-new-game = Begin a game against a bot, in a seat counted from 0, perhaps with a format. “brings” is what you bring, such as the name of a ready warband or the text of one. Gives the id of the game, what you need to know, and the first question.
mcp-tool-look = Look at the table of a game by its id: what happened, the position as you know it, the question and all answers. At a table of the server it waits a while for others.
mcp-tool-why = Ask why an answer, in notation, may not be given now. Nothing changes.
mcp-tool-answer = Answer the question of a game, by a number of the list or in notation. Gives the next question, why it is refused, or who has won.
mcp-tool-record = Read a finished game as a text, with its seeds; it can be kept in a file and verified.

mcp-id = The id of this game is { $id }.
mcp-table = Others can watch at { $address }
mcp-waiting = It is not your turn yet. Look again.
mcp-closed = The table was closed.
mcp-many = At most { $most } games may be under way.
mcp-no-game = There is no game with the id “{ $came }”; there are: { $known }.
mcp-forgotten = The game with the id “{ $came }” was over and is forgotten, to make room for others; there are: { $known }.
mcp-no-rule = No rule is about “{ $came }”.
mcp-no-piece = Nothing of { $game } is called “{ $came }”.
mcp-seat = There is no seat { $came }; seats are numbered from 0 to { $most }.
mcp-no-seat = You have no seat at the table { $table }.
mcp-address = “{ $came }” is no address of a server, such as http://localhost:8420.
mcp-refused = The server refuses. { $why }
mcp-unreachable = { $server } cannot be reached: { $why }
mcp-unreadable = { $server } says what is not understood: { $why }
mcp-hung-up = The connection to the table { $table } was closed. Sit down there again to go on.
