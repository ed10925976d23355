import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Outcome } from "./outcome.ts";
import { summaryOf, toTable } from "./table.ts";

const FILE = resolve(import.meta.dirname, "../..", "docs", "proof.md");

/** Writes docs/proof.md. */
export function writeResults(outcomes: readonly Outcome[], machine: string): void {
  const minutes = outcomes.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    FILE,
    `# Proof

What the product does when processes are killed, disks fill up, mail and payment providers fail, and people attack it,
counted against the running product. Written by \`npm run proof\`; every row is measured, none is typed in.

${date}, in ${minutes.toFixed(0)} minutes, on ${machine}. ${summaryOf(outcomes)}.

${toTable(outcomes)}
`,
  );
}
