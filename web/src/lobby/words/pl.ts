const texts = import.meta.glob<string>(
  "../../../../src/oneiros/words/pl/{*-setups,server-lobby,warbands,web-lobby,web-warbands}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(texts);
