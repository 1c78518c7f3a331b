const texts = import.meta.glob<string>(
  "../../../src/oneiros/words/en/{games,kernel,server,storage,web,web-asking,web-table}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
