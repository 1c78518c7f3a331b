const texts = import.meta.glob<string>(
  "../../../../../src/oneiros/words/en/{dreamblade,dreamblade-abilities,figures,first-sleep,web-board,web-dreamblade}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
