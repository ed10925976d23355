/** `npm run languages`: what the sources still lack to be read in every language. Fails where `npm run check` would. */
import { findPhysicalSides } from "./languages/physical-sides.mjs";
import { readSources } from "./languages/source-files.mjs";
import { root } from "./lib/root.mjs";

const problems = [];
for (const [path, text] of readSources(root)) {
  for (const found of findPhysicalSides(path, text)) {
    problems.push(`${path}: "${found}" names a side; use its start or end (docs/languages.md)`);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
