const texts = import.meta.glob<string>(
  "../../../../../../src/oneiros/words/en/{dreamscape-lookback,web-dreamscape-lookback}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
