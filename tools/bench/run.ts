/**
 * Runs all parts of the bench, or those named. Only a run of all writes docs/performance.md, after each part: one that
 * fails does not cost the others their half hour. The document names it, and the exit code is 1.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { monitorMachine } from "../harness/describe-machine.ts";
import type { Options, Part } from "./bench.ts";
import { sameBytes } from "./parts/01-same-bytes.ts";
import { connections } from "./parts/02-connections.ts";
import { coldCards } from "./parts/03-cold-cards.ts";
import { documentSize } from "./parts/04-document.ts";
import { slowLine } from "./parts/05-slow-line.ts";
import { logins } from "./parts/06-logins.ts";
import { saves } from "./parts/07-saves.ts";
import { growth } from "./parts/08-growth.ts";
import { processes } from "./parts/09-process.ts";
import { browser } from "./parts/10-browser.ts";
import { insights } from "./parts/11-insights.ts";
import { contacts } from "./parts/12-contacts.ts";
import { shareKit } from "./parts/13-share-kit.ts";
import { admin } from "./parts/14-admin.ts";
import { metrics } from "./parts/15-metrics.ts";
import { packaged } from "./parts/16-package.ts";
import { exported } from "./parts/17-export.ts";
import { type Finished, goalTable, performanceDocument, plainTable } from "./report.ts";

const PARTS: readonly Part[] = [
  sameBytes,
  connections,
  coldCards,
  documentSize,
  slowLine,
  logins,
  saves,
  growth,
  processes,
  browser,
  insights,
  contacts,
  shareKit,
  admin,
  metrics,
  packaged,
  exported,
];
const DOCUMENT = resolve(import.meta.dirname, "../../docs/performance.md");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean" }, against: { type: "string" } },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". There are: ${PARTS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
if (values.list) for (const { name, title } of PARTS) console.log(`${name.padEnd(12)} ${title}`);
else await measureParts(positionals, { against: values.against && resolve(values.against) });

async function measureParts(names: readonly string[], options: Options): Promise<void> {
  const isComplete = names.length === 0;
  const describeMachine = monitorMachine();
  const startedAt = performance.now();
  const finished: Finished[] = [];
  for (const part of PARTS.filter(({ name }) => isComplete || names.includes(name))) {
    console.log(`\n${part.title}`);
    try {
      const result = await part.run((progress) => console.log(`  ${progress}…`), options);
      finished.push({ part, result });
      for (const table of result.tables) console.log(`\n${plainTable(table)}`);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
    if (!isComplete) continue;
    const missing = PARTS.filter((each) => !finished.some((done) => done.part === each));
    const minutes = (performance.now() - startedAt) / 60_000;
    writeFileSync(DOCUMENT, performanceDocument({ finished, missing, minutes, machine: describeMachine() }));
  }
  console.log(`\n${plainTable(goalTable(finished.flatMap(({ result }) => result.goals)))}`);
  if (isComplete) console.log("\nWritten to docs/performance.md.");
}
