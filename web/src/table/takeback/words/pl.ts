const texts = import.meta.glob<string>("../../../../../src/oneiros/words/pl/web-takeback.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
