const texts = import.meta.glob<string>(
  "../../../../../src/oneiros/words/pl/{dreamblade,dreamblade-abilities,figures,warbands,first-sleep,web-board,web-dreamblade,web-dreamblade-hints}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
