/** Runs all proofs one after the other, or those whose numbers are given, and ends with the table of their figures. */
import { hasPassed, type Outcome, runProof } from "./outcome.ts";
import type { Proof } from "./proof.ts";
import { summaryOf, toLine, toTable } from "./table.ts";
import { proofs } from "./tests.ts";
import { writeResults } from "./write-results.ts";

// Leaving in order lets a proof undo what outlives a process, such as a mounted disk.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const wanted = process.argv.slice(2);
if (wanted.includes("--list")) list();
else process.exitCode = await prove(wanted.length > 0 ? wanted.map(proofNumbered) : proofs);

function list(): void {
  for (const { number, title } of proofs) console.log(`${String(number).padStart(2)}  ${title}`);
}

function proofNumbered(number: string): Proof {
  const proof = proofs.find((each) => String(each.number) === number);
  if (!proof) throw new Error(`There is no test ${number}.`);
  return proof;
}

async function prove(chosen: readonly Proof[]): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const proof of chosen) {
    console.log(`\n${proof.number}. ${proof.title}`);
    const outcome = await runProof(proof, (figure) => console.log(`   ${toLine(figure)}`));
    if (outcome.failure !== undefined) console.log(`   FAIL ${outcome.failure}`);
    console.log(`   ${hasPassed(outcome) ? "passed" : "FAILED"} in ${outcome.seconds.toFixed(1)} s`);
    outcomes.push(outcome);
  }
  console.log(`\n${toTable(outcomes)}\n\n${summaryOf(outcomes)}`);
  // Part of a run would leave a table that says less than it seems to.
  if (chosen === proofs) writeResults(outcomes);
  return outcomes.every(hasPassed) ? 0 : 1;
}
