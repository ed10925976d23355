/** `npm run languages`: what is missing to be read in every language. Fails where `npm run check` would. */
import { OFFERED_TO_VISITORS, VISITOR_LANGUAGES } from "../packages/domain/src/language/languages.ts";
import { compareMessages, findUnused } from "./languages/compare-messages.mjs";
import { findPhysicalSides } from "./languages/physical-sides.mjs";
import { isMessageFile, readAreas } from "./languages/read-areas.mjs";
import { readSources } from "./languages/source-files.mjs";
import { root } from "./lib/root.mjs";

const problems = [];
const sources = readSources(root);
for (const [path, text] of sources) {
  for (const found of findPhysicalSides(path, text)) {
    problems.push(`${path}: "${found}" names a side; use its start or end (docs/languages.md)`);
  }
}

const texts = sources.filter(([path]) => !isMessageFile(path)).map(([, text]) => text);
for (const { name, reader, languages } of await readAreas(root)) {
  const english = languages.en;
  for (const key of findUnused(english, texts)) problems.push(`${name}: "${key}" is not used`);
  for (const [code, messages] of Object.entries(languages)) {
    for (const [what, key] of compareMessages(english, messages, code)) {
      problems.push(`${name}, ${code}: "${key}" is ${what}`);
    }
  }
  if (reader === "owner") {
    console.log(`${name}: ${Object.keys(english).length} messages for owners`);
    continue;
  }
  for (const code of OFFERED_TO_VISITORS.filter((code) => !languages[code])) {
    problems.push(`${name}: ${code} is offered to visitors, and has no messages here`);
  }
  const lacking = VISITOR_LANGUAGES.filter((code) => !languages[code]);
  console.log(
    `${name}: ${Object.keys(english).length} messages${lacking.length > 0 ? `, not in ${lacking.join(", ")}` : ""}`,
  );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
