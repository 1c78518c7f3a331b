## What this browser finds out about the dice

web-fair-seal = Fingerprint of the seed of { $who }
web-fair-commitment = Fingerprint of the server's seed
web-fair-server-seed = The server's seed
web-fair-player-seed = Seed of { $who }
web-fair-later = The server shows its seed when the game is over. Then this page checks the whole game, and offers its record for a check by your own computer.
web-fair-verify = Save the record that this browser has checked, and let your own computer check every roll, every draw and every answer:
web-fair-sha256 = SHA-256 of the record
web-fair-verified = Dice verified, with your seed: this browser has computed every roll of the game again, and nobody could choose them.
web-fair-consistent = Rolls and draws fit their seeds, but this browser cannot vouch for all of it.
web-fair-doubt-no-part = It had no part in the seeds, or not in all of them: you watched, or you agreed on them in another browser.
web-fair-doubt-late = Your seed came too late, so it did not count. The server and the others together could choose these dice.
web-fair-doubt-held-back = Other players did not show their seeds, and the fingerprints took their place. If they and the server conspire, each of them chose between two games.
web-fair-doubt-anew = Seeds that you had shown were put aside, and others were agreed on. If others and the server conspire, they knew those dice and may not have liked them.
web-fair-doubt-scheme = The game was begun by an older way to draw, which proves less.
web-fair-doubt-lost = The server has lost seeds or rolls that were shown already, and you agreed to go on.
web-fair-doubt-elsewhere = Some of what you did was not done in this browser.
web-fair-doubt-typed = An answer that you typed is written in other words in the record, so this browser cannot tell whether both mean the same.
web-fair-doubt-draws = Which lot was drawn was computed again, and nobody could choose it. But this page does not know which piece each lot stands for; “oneiros verify” checks that, too.
web-fair-doubt-unheard = The server has not told this browser the whole game, so something may have been drawn that you were not shown.
web-fair-doubt-forgetful = It could not remember everything about this game, so seeds may have been agreed on before of which it does not know.
web-fair-unchecked = The dice could not be checked: the record of the game did not come. Load the page again to try it once more.
web-fair-was-it-you = Was that you?
web-fair-not-you = If you did it in another browser or on another device, say so. If not, do not trust the dice of this game!
web-fair-was-me = It was me
web-fair-renewed = { $count ->
    [one] The seeds were renewed once in the middle of the game.
   *[other] The seeds were renewed { $count } times in the middle of the game.
}
web-fair-aborted = { $count ->
    [one] Once seeds were shown and nothing came of it.
   *[other] { $count } times seeds were shown and nothing came of it.
}
web-fair-held-back = { $count ->
    [one] One seed was replaced by its fingerprint.
   *[other] { $count } seeds were replaced by their fingerprints.
}
web-fair-takebacks = { $count ->
    [one] Once something was taken back with your consent, and rolled or drawn anew.
   *[other] { $count } times something was taken back with your consent, and rolled or drawn anew.
}
web-fair-lost = { $count ->
    [one] One roll or draw that you had seen was lost by the server.
   *[other] { $count } rolls and draws that you had seen were lost by the server.
}
web-fair-alarm = Do not trust the dice of this game!
web-fair-alarm-what = Save the record of the game when it is over, and do not play on where you cannot trust the server.
web-fair-fault-promise = The game is played by seeds that your browser never agreed to. If you did not agree to them in another browser, the server has chosen them.
web-fair-fault-known = The server goes on with seeds that are known already.
web-fair-fault-scheme = The dice are not drawn in the way that your browser agreed to.
web-fair-fault-server-seed = The seed that the server shows is not the one that it had promised.
web-fair-fault-own-seed = The game was not played with the seed of your browser.
web-fair-fault-dropped = The server says that your browser did not show its seed in time, but it had it already.
web-fair-fault-seals = The fingerprint of a player's seed is missing, or it was changed after your browser had seen it.
web-fair-fault-seeds = A player's seed does not fit the fingerprint that was shown before.
web-fair-fault-unsealed = A seed without a fingerprint was used that is not the one of all computers.
web-fair-fault-seats = The seats of the table do not have names of their own, so it is not clear what was agreed on.
web-fair-fault-setup = What is played is not what your browser agreed to.
web-fair-fault-since = The server says that the new seeds count from another moment than it said before.
web-fair-fault-aside = Seeds were shown and put aside, and the game went on by the old ones.
web-fair-fault-unsown = Something was rolled although seeds of players were still missing.
web-fair-fault-missing = Seeds that your browser has shown are missing in the record.
web-fair-fault-outcome = A roll or a draw does not follow from the seeds.
web-fair-fault-shown = A roll or a draw that you were shown was another one later, or stands in another place in the record.
web-fair-fault-unseen = The record has a roll or a draw that you were never shown.
web-fair-fault-hidden = A roll was hidden from this browser, although this game hides none.
web-fair-fault-dice = The dice on the page, or what the log says of them, are not those that the server has noted.
web-fair-fault-answers = The record has another answer of yours than you gave here.
web-fair-fault-cut = The record takes back something that had not been answered, or not everybody agreed to it.
web-fair-fault-taken-back = Something was taken back that you neither asked for nor allowed in this browser, or further than you did.
web-fair-fault-ending = The record ends the game in another way than you were told.
web-fair-fault-record = The record of the game cannot be read, or it is of another game.
web-fair-forgetful = This browser does not let the page remember anything. It can give no tick to the dice of this game, and it cannot check them after the page was loaded again.
web-fair-foreign = Your seat is bound to a seed that is not of this browser. If you did not sit down here in another browser, the server has chosen it. This browser cannot verify these dice.
web-fair-late = Your seed came too late and does not count. The server and the others together could choose the dice of this game. You may get up instead of playing; nothing has been rolled yet.
web-fair-late-playing = Your new seed came too late and does not count. The server and the others together could choose the dice from here on.
web-fair-late-accept = Play all the same
web-fair-again = { $lost ->
    [0] Seeds were shown already, and nothing came of them or they can be known. Whoever brings that about again and again may be choosing the dice. Agree on seeds for time number { $times }?
   *[other] Seeds were shown already, and the server has lost agreements: { $lost }. Whoever brings that about again and again may be choosing the dice. Agree on seeds for time number { $times }?
}
web-fair-again-yes = Agree anew
web-fair-unusual = This game is not set up as usual, which changes what is rolled or drawn:
web-fair-unusual-what = { $what ->
    [position] It begins from a position that was laid out before.
    [reroll-ones] For initiative a 1 is rolled again in later turns, too, where a 1 was left in the turn before.
    [miniatures] It has miniatures that somebody made up.
    [cards] It has cards that somebody made up.
   *[other] There is something in it that this page does not know.
}
web-fair-unusual-yes = Play it like this

## How the dice are proved, step by step

web-fair-plain = No player and no server should be able to choose what is rolled or drawn. So every roll comes out of secret numbers that all of them locked away before the game.
web-fair-so-far = So far nothing contradicts what was promised. When the game is over, this page works out every roll again by itself.
web-fair-checking = The record of the game is being fetched and checked.
web-fair-exactly = How exactly?
web-fair-step-server = First the server locked a secret number away
web-fair-server-locked = It showed only a fingerprint of its number, so it cannot change it any more. It shows the number itself when the game is over.
web-fair-server-fits = It showed only a fingerprint of its number. After the game it showed the number itself, and both fit: it is the same number as before the game.
web-fair-server-wrong = The number that it shows does not fit the fingerprint from before the game. It has changed it!
web-fair-server-how = The number is called a seed. Its fingerprint is its SHA-256: easy to compute from the seed, but nobody finds a seed for a fingerprint.
web-fair-step-players = Then every player locked one away as well
web-fair-seat = { $mine ->
    [yes] { $who } (you):
   *[no] { $who }:
}
web-fair-seat-bot = needs none; the number of every computer is the same and known to all.
web-fair-seat-locked = it is locked away, and only its fingerprint is known.
web-fair-seat-fits = it was shown, and it fits its fingerprint.
web-fair-seat-late = it was not shown in time, so its fingerprint took its place.
web-fair-seat-wrong = what was shown does not fit the fingerprint!
web-fair-players-how = Nobody showed a number before all fingerprints were there. So nobody could choose theirs to suit the others. A fingerprint is the SHA-256 of the server's fingerprint, the seat and the seed.
web-fair-step-root = All of it was tied together with what is played
web-fair-root-why = One fingerprint holds all the others, the table, the players and the set-up of the game. Whoever changes any of it changes every roll.
web-fair-root-same = It is the same that your browser computed before it showed its number.
web-fair-root-other = It is not the one that your browser computed before it showed its number!
web-fair-root-how = It is called the root. This page has computed it from what the server said.
web-fair-root = Root
web-fair-step-rolls = Every roll and draw comes out of all of these numbers
web-fair-rolls-so-far = { $count ->
    [0] Nothing was rolled or drawn yet.
    [one] One was shown to this browser, which remembers it. How it came about can be worked out when the server has shown its number.
   *[other] { $count } were shown to this browser, which remembers them. How they came about can be worked out when the server has shown its number.
}
web-fair-rolls-over = { $count ->
    [0] Nothing was rolled or drawn.
    [one] The only one was worked out again in this page.
   *[other] All { $count } were worked out again in this page.
}
web-fair-rolls-show = { $count ->
    [one] Show it
   *[other] Show each of them
}
web-fair-roll-even = Number { $which } of { $count }, all equally likely.
web-fair-roll-weighted = Number { $which } of { $count }, with { $weight } of { $total } chances.
web-fair-roll-hidden = Hidden from you until the game is over.
web-fair-roll-back = It was taken back.
web-fair-roll-right = It fits the seeds.
web-fair-roll-wrong = It does not fit the seeds!
web-fair-roll-later = The server's seed is still secret. This browser remembers the result and compares it when the game is over.
web-fair-more = { $count ->
    [one] Show one more
   *[other] Show more ({ $count } are left)
}
web-fair-how-message = The root, the players' seeds, how often something was taken back, and the number of the roll are written in one line:
web-fair-how-mac = The server's seed stirs this line (HMAC-SHA256), so that nobody can tell before what comes out:
web-fair-how-skipped = { $count ->
    [one] One number was passed over, because it would make some results likelier than others.
   *[other] { $count } numbers were passed over, because they would make some results likelier than others.
}
web-fair-how-word = The first eight digits of it that can be used are, as a number:
web-fair-how-ticket = The rest after dividing it by the number of lots is the lot that is drawn:
web-fair-how-holder = The lots from { $first } to { $last } belong to number { $which }, so lot { $ticket } means number { $which }.
web-fair-how-holder-one = Lot { $ticket } belongs to number { $which }.
web-fair-sowing-before = Seeds that counted before ({ $number })
web-fair-sowing-aborted = Seeds that were shown, and nothing came of them ({ $number })
web-fair-yourself = Check it with your own computer
