#!/usr/bin/env node
// A bot for any game, over standard input and output. It needs nothing but Node, and answers in
// notation instead of numbers.
//
//     oneiros simulate dreamblade --seats "cmd:examples/bots/wordy.js,random"
//
// docs/bot-protocol.md says what is written in both directions.

const readline = require("node:readline");

// What a bot says to somebody who watches comes after "info" and changes nothing.
const say = (line) => process.stdout.write(line + "\n");

/** The option that does most: whatever is not the end of something, by the longest notation. */
function choose({ options, usual }) {
  if (usual !== undefined && usual >= 0) return undefined;
  const active = options.filter(({ deed }) => deed !== "end" && deed !== "decline");
  return (active.length ? active : options).reduce((best, one) => (one.text.length > best.text.length ? one : best));
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, number] = line.split(" ", 2);
  if (word === "oneiros") {
    say(`ready 1 ${JSON.stringify({ title: "Wordy", author: "Oneiros", about: "Does what takes most words." })}`);
  } else if (word === "game") {
    say("ready");
  } else if (word === "ask") {
    const { ask } = JSON.parse(line.slice(line.indexOf("{")));
    const chosen = choose(ask);
    say(chosen ? `info ${chosen.deed}` : "info as people mostly do");
    say(`answer ${number} ${chosen ? chosen.text : ask.usual}`);
  } else if (word === "quit") {
    process.exit(0);
  }
}).on("close", () => process.exit(0));
