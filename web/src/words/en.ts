const texts = import.meta.glob<string>(
  "../../../src/oneiros/words/en/{kernel,dreamblade,dreamblade-abilities,warbands,first-sleep,server,storage,web,web-*}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
