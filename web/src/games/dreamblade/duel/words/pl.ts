const texts = import.meta.glob<string>("../../../../../../src/oneiros/words/pl/{duel,server-builder,web-duel}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
