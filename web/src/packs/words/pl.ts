const texts = import.meta.glob<string>(
  "../../../../src/oneiros/words/pl/{server-builder,server-lobby,server-sealed,warbands,web-builder,web-draft,web-gallery,web-packs,web-warbands}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(texts);
