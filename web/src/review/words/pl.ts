const texts = import.meta.glob<string>("../../../../src/oneiros/words/pl/{records,server-review,web-review}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
