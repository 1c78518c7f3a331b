const texts = import.meta.glob<string>(
  "../../../../src/oneiros/words/en/{*-setups,analysed,records,server-review,web-analysis,web-review}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(texts);
