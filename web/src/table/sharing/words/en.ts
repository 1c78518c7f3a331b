const texts = import.meta.glob<string>("../../../../../src/oneiros/words/en/web-sharing.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
