/**
 * Runs the tasks of a suite, or those that are named by number or name, one after the other, and writes each result into
 * the suite's document as soon as it is there. The exit code is 1 if a figure misses its limit.
 */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { monitorMachine } from "./describe-machine.ts";
import { hasPassed, mergeResults, type Result, type Suite, suites } from "./results.ts";
import { type Figure, judge, type Measured, type Options, type Task, toText } from "./task.ts";

const MAX_REASON_CHARS = 200;
const DEFAULT_SOAK_MINUTES = 5;
/** A task that hangs ends the run, because whatever it has started would disturb the next one. */
const TASK_TIMEOUT_MINUTES = 20 + Number(process.env["PROOF_SOAK_MINUTES"] ?? DEFAULT_SOAK_MINUTES);

type Numbered = { readonly number: number; readonly name: string; readonly task: Task };

// `exit` handlers undo what outlives the process, such as a mounted disk.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean" }, against: { type: "string" } },
});
const [suiteName = "", ...chosen] = positionals;
const suite = suites[suiteName];
if (!suite) throw new Error(`There is no suite "${suiteName}".`);
const all = await readTasks(join(import.meta.dirname, "..", suite.folder));
const unknown = chosen.find((key) => !all.some((task) => isNamed(task, key)));
if (unknown !== undefined) {
  console.error(`There is no "${unknown}"; --list shows what there is.`);
  process.exitCode = 2;
} else if (values.list) {
  for (const { number, name, task } of all) console.log(`${number}`.padStart(2), name.padEnd(22), task.title);
} else {
  const tasks = all.filter((task) => chosen.length === 0 || chosen.some((key) => isNamed(task, key)));
  process.exitCode = await runTasks(tasks, suite, { against: values.against && resolve(values.against) });
}

/** Files are named 07-webhook-chaos.ts and export their task alone. */
async function readTasks(folder: string): Promise<Numbered[]> {
  const files = readdirSync(folder).filter((file) => /^\d\d-.*\.ts$/.test(file));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const [task] = Object.values((await import(join(folder, file))) as Record<string, Task>);
      return { number: Number(file.slice(0, 2)), name: file.slice(3, -3), task: task as Task };
    }),
  );
}

function isNamed({ number, name }: Numbered, key: string): boolean {
  return String(number) === key || name === key;
}

async function runTasks(tasks: readonly Numbered[], suite: Suite, options: Options): Promise<number> {
  const results: Result[] = [];
  for (const each of tasks) {
    console.log(`\n${each.number}. ${each.task.title}`);
    const { result, isOver } = await runTask(each, options);
    if (result.failure !== undefined) console.log(`   FAIL ${result.failure}`);
    console.log(`   ${hasPassed(result) ? "passed" : "FAILED"} in ${result.seconds} s`);
    results.push(result);
    mergeResults(
      suite,
      all.map(({ number }) => number),
      result,
    );
    if (!isOver) process.exit(1);
  }
  const passed = results.filter(hasPassed).length;
  console.log(`\n${passed} of ${results.length} passed. Written to docs/${suite.name}.md.`);
  return passed === results.length ? 0 : 1;
}

/** A task that throws, hangs or reports no figure has failed. */
async function runTask({ number, task }: Numbered, options: Options) {
  const figures: Figure[] = [];
  const describeMachine = monitorMachine();
  const startedAt = performance.now();
  const report = {
    say: (progress: string) => console.log(`   ${progress}…`),
    figure(measured: Measured) {
      const figure = judge(measured);
      figures.push(figure);
      console.log(`   ${figure.passed ? "ok  " : "FAIL"} ${toText(figure)}`);
    },
  };
  const timeout = Promise.withResolvers<string>();
  const timer = setTimeout(
    () => timeout.resolve(`not finished within ${TASK_TIMEOUT_MINUTES} minutes`),
    TASK_TIMEOUT_MINUTES * 60_000,
  );
  let isOver = false;
  const running = task
    .run(report, options)
    .then(
      () => (figures.length === 0 ? "it measured nothing" : undefined),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    .finally(() => {
      isOver = true;
    });
  const failure = await Promise.race([running, timeout.promise]);
  clearTimeout(timer);
  const result: Result = {
    number,
    title: task.title,
    meaning: task.meaning,
    date: new Date().toISOString().slice(0, 10),
    ...describeMachine(),
    seconds: Math.round((performance.now() - startedAt) / 1000),
    ...(failure !== undefined && {
      failure: failure.replaceAll(/\s+/g, " ").replaceAll("|", "/").slice(0, MAX_REASON_CHARS),
    }),
    figures,
  };
  return { result, isOver };
}
