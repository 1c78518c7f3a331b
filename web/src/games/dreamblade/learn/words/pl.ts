const texts = import.meta.glob<string>(
  "../../../../../../src/oneiros/words/pl/{web-learn-dreamblade,web-lessons-dreamblade}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
