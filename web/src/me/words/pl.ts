const texts = import.meta.glob<string>("../../../../src/oneiros/words/pl/{server-me,web-me}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
