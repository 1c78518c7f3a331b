const texts = import.meta.glob<string>("../../../../../../src/oneiros/words/en/{lookback,web-lookback}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
