const texts = import.meta.glob<string>(
  "../../../../src/oneiros/words/pl/{server-builder,server-lobby,warbands,web-builder,web-gallery,web-packs,web-warbands}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
