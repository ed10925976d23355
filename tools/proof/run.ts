/** Runs all scenarios in order, or those whose numbers are given, and prints the table of their figures. */
import { monitorMachine } from "../harness/describe-machine.ts";
import { hasPassed, type Outcome, runScenario } from "./outcome.ts";
import type { Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";
import { summaryOf, toLine, toTable } from "./table.ts";
import { writeResults } from "./write-results.ts";

// `exit` handlers undo what outlives the process, such as a mounted disk.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const names = process.argv.slice(2);
if (names.includes("--list")) list();
else process.exitCode = await runScenarios(names.length > 0 ? names.map(scenarioNumbered) : scenarios);

function list(): void {
  for (const { number, title } of scenarios) console.log(`${String(number).padStart(2)}  ${title}`);
}

function scenarioNumbered(number: string): Scenario {
  const scenario = scenarios.find((each) => String(each.number) === number);
  if (!scenario) throw new Error(`There is no test ${number}.`);
  return scenario;
}

async function runScenarios(chosen: readonly Scenario[]): Promise<number> {
  const describeMachine = monitorMachine();
  const outcomes: Outcome[] = [];
  for (const scenario of chosen) {
    console.log(`\n${scenario.number}. ${scenario.title}`);
    const outcome = await runScenario(scenario, (figure) => console.log(`   ${toLine(figure)}`));
    if (outcome.failure !== undefined) console.log(`   FAIL ${outcome.failure}`);
    console.log(`   ${hasPassed(outcome) ? "passed" : "FAILED"} in ${outcome.seconds.toFixed(1)} s`);
    outcomes.push(outcome);
  }
  console.log(`\n${toTable(outcomes)}\n\n${summaryOf(outcomes)}`);
  // Only a complete run is written down.
  if (chosen === scenarios) writeResults(outcomes, describeMachine());
  return outcomes.every(hasPassed) ? 0 : 1;
}
