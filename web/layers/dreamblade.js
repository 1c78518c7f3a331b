// What the parts of Dreamblade may import, from the bottom up; `./` is its own folder.

export default [
  ["./words", []],
  ["./messages", []],
  ["./api", ["messages", "net"]],
  ["./events", ["./messages", "messages", "words"]],
  ["./figures", []],
  ["./marks", ["./messages"]],
  ["./chosen.svelte", ["./messages", "messages", "table/logbook"]],
  [
    "./board",
    ["./api", "./chosen.svelte", "./events", "./figures", "./marks", "./messages", "messages", "net", "words"],
  ],
  [
    "./asking",
    [
      "./board",
      "./chosen.svelte",
      "./marks",
      "./messages",
      "messages",
      "shared",
      "table/asking",
      "table/logbook",
      "table/state.svelte",
      "table/talk",
      "words",
    ],
  ],
  ["./lobby", ["./api", "./figures", "lobby/game", "messages", "net", "shared", "words"]],
  [
    "./table",
    [
      "./*.svelte",
      "./board",
      "./events",
      "./messages",
      "messages",
      "table/beats",
      "table/game",
      "table/hints",
      "table/logbook",
      "words",
    ],
  ],
  ["./*.svelte", ["./asking", "./board", "./chosen.svelte", "table/game", "table/state.svelte", "table/talk"]],
];
