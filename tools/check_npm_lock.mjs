// The lock of the front end names no address and lacks no package that `npm ci` would look for.
// With --tidy, addresses that npm wrote are removed first.
import { readFileSync, writeFileSync } from "node:fs";

const tidy = process.argv.includes("--tidy");
const folder = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "web";
const path = `${folder}/package-lock.json`;
const lock = JSON.parse(readFileSync(path, "utf8"));

if (tidy) {
  for (const entry of Object.values(lock.packages)) {
    delete entry.resolved;
    delete entry.funding;
  }
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}

const faults = readFileSync(path, "utf8").includes("://") ? [`${path}: holds an address; run this with --tidy`] : [];
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place && !entry.integrity && !entry.link) faults.push(`${place}: no integrity`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    const there = lock.packages[`${place}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
    if (!there) faults.push(`${place}: the optional ${name} is missing, and npm ci would refuse`);
  }
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
