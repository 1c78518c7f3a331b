const texts = import.meta.glob<string>(
  "../../../../../src/oneiros/words/pl/{dreamscape,dreamscape-cards,web-dreamscape,web-dreamscape-land,web-dreamscape-world,web-dreamscape-stage}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
