/** Runs the bench, or the parts of it that are named. Only a whole run is written down. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Part } from "./bench.ts";
import { sameBytes } from "./parts/01-same-bytes.ts";
import { connections } from "./parts/02-connections.ts";
import { logins } from "./parts/03-logins.ts";
import { saves } from "./parts/04-saves.ts";
import { growth } from "./parts/05-growth.ts";
import { processes } from "./parts/06-process.ts";
import { browser } from "./parts/07-browser.ts";
import { type Finished, goalTable, performanceDocument, plainTable } from "./report.ts";

const PARTS: readonly Part[] = [sameBytes, connections, logins, saves, growth, processes, browser];
const DOCUMENT = resolve(import.meta.dirname, "../docs/performance.md");

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => name !== "--list" && !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". There are: ${PARTS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
if (wanted.includes("--list"))
  for (const { name, title } of PARTS) console.log(`${name.padEnd(12)} ${title}`);
else await measureParts(wanted);

async function measureParts(names: readonly string[]): Promise<void> {
  const isWhole = names.length === 0;
  const begun = performance.now();
  const finished: Finished[] = [];
  for (const part of PARTS.filter(({ name }) => isWhole || names.includes(name))) {
    console.log(`\n${part.title}`);
    const result = await part.run((progress) => console.log(`  ${progress}…`));
    finished.push({ part, result });
    for (const table of result.tables) console.log(`\n${plainTable(table)}`);
  }
  console.log(`\n${plainTable(goalTable(finished.flatMap(({ result }) => result.goals)))}`);
  if (!isWhole) return;
  writeFileSync(DOCUMENT, performanceDocument(finished, (performance.now() - begun) / 60_000));
  console.log("\nWritten to docs/performance.md.");
}
