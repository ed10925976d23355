/**
 * `npm run languages`: what is missing to be read in every language, and the words of each. `npm run languages xx`: of one.
 * Fails where `npm run check` would.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, OWNER_LANGUAGES, VISITOR_LANGUAGES } from "../packages/domain/src/language/languages.ts";
import { findTexts } from "./languages/code-texts.mjs";
import { compareMessages, findUnused } from "./languages/compare-messages.mjs";
import { missingWords, readGlossary, wordsLine } from "./languages/glossary.mjs";
import { findPhysicalSides } from "./languages/physical-sides.mjs";
import { isMessageFile, readAreas } from "./languages/read-areas.mjs";
import { readSources } from "./languages/source-files.mjs";
import { root } from "./lib/root.mjs";

const WORDS = "docs/languages.md";

const [asked] = process.argv.slice(2);
const isAsked = (code) => asked === undefined || code === asked;
const problems = [];
if (asked !== undefined && !isLanguage(asked)) {
  problems.push(`"${asked}" is none of ${VISITOR_LANGUAGES.join(", ")}`);
}
const sources = readSources(root);
for (const [path, text] of sources) {
  for (const found of findPhysicalSides(path, text)) {
    problems.push(`${path}: "${found}" names a side; use its start or end (docs/languages.md)`);
  }
  for (const found of findTexts(path, text)) {
    problems.push(`${path}: "${found}" is read by people; move it to a message file (docs/languages.md)`);
  }
}

const texts = sources.filter(([path]) => !isMessageFile(path)).map(([, text]) => text);
for (const { name, reader, languages } of await readAreas(root)) {
  const english = languages.en;
  for (const key of findUnused(english, texts)) problems.push(`${name}: "${key}" is not used`);
  for (const [code, messages] of Object.entries(languages).filter(([code]) => isAsked(code))) {
    for (const [what, key] of compareMessages(english, messages, code)) {
      problems.push(`${name}, ${code}: "${key}" is ${what}`);
    }
  }
  const needed = reader === "owner" ? OWNER_LANGUAGES : VISITOR_LANGUAGES;
  const lacking = needed.filter((code) => !languages[code]);
  if (lacking.length > 0) problems.push(`${name}: no messages in ${lacking.join(", ")}`);
  console.log(`${name}: ${Object.keys(english).length} messages for ${reader}s`);
}

const glossary = readGlossary(readFileSync(join(root, WORDS), "utf8"));
for (const code of VISITOR_LANGUAGES.filter((code) => code !== "en" && isAsked(code))) {
  const missing = missingWords(glossary[code]);
  if (missing.length > 0) problems.push(`${WORDS}: no word in ${code} for ${missing.join(", ")}`);
  else console.log(`${code}: ${wordsLine(glossary[code], { isWhole: code === asked })}`);
}
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log("Nothing is missing.");
process.exitCode = problems.length > 0 ? 1 : 0;
