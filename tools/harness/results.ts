import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Figure, nearestToLimit, toText } from "./task.ts";

const DOCS = resolve(import.meta.dirname, "../../docs");

/** The figures of a task's last run, and why it aborted if it did. */
export type Result = {
  readonly number: number;
  readonly title: string;
  readonly meaning: string;
  readonly date: string;
  readonly machine: string;
  /** How much of its time other machines of the same host took. */
  readonly stolenPercent: number;
  readonly seconds: number;
  readonly failure?: string;
  readonly figures: readonly Figure[];
};

export type Suite = {
  /** Of its tasks, in tools/. */
  readonly folder: string;
  /** Of its documents, in docs/. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
};

export const suites: Readonly<Record<string, Suite>> = {
  proof: {
    folder: "proof/scenarios",
    name: "proof",
    title: "Proof",
    about:
      "What the product does when processes are killed, disks fill up, mail and payment providers fail, and people attack it,\n" +
      "counted against the running product. Written by `npm run proof`; every figure is measured, none is typed in.",
  },
  bench: {
    folder: "bench/parts",
    name: "performance",
    title: "Performance",
    about:
      "How fast the product is, written by `npm run bench`. The load generator shares the cores with what is measured, so that ratios\n" +
      "count more than requests a second. Subjects alternate in rounds of about a second, so that noise of the machine hits all alike;\n" +
      "figures are medians over the rounds. CPU is the user and system time of the server's process for each response.",
  },
};

export function hasPassed({ failure, figures }: Result): boolean {
  return failure === undefined && figures.every(({ passed }) => passed);
}

export function readResults({ name }: Suite): Result[] {
  const file = resolve(DOCS, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Result[]) : [];
}

/** Writes docs/<name>.json and, from it, docs/<name>.md. Results of tasks that were not run again are kept. */
export function mergeResults(suite: Suite, numbers: readonly number[], latest: Result): void {
  const others = readResults(suite).filter(({ number }) => number !== latest.number);
  const results = [...others, latest]
    .filter(({ number }) => numbers.includes(number))
    .toSorted((one, other) => one.number - other.number);
  writeFileSync(resolve(DOCS, `${suite.name}.json`), toJson(results));
  writeFileSync(resolve(DOCS, `${suite.name}.md`), toMarkdown(suite, results));
}

/** One line for each figure, so that a change can be read in a diff. */
function toJson(results: readonly Result[]): string {
  const tasks = results.map(({ figures, ...task }) => {
    const lines = figures.map((figure) => `\n      ${JSON.stringify(figure)}`);
    return `  ${JSON.stringify(task).slice(0, -1)},\n    "figures": [${lines.join(",")}\n    ]}`;
  });
  return `[\n${tasks.join(",\n")}\n]\n`;
}

export function toMarkdown({ name, title, about }: Suite, results: readonly Result[]): string {
  const figures = results.flatMap((result) => result.figures);
  const failed = results.filter((result) => !hasPassed(result));
  const rows = results.map((result) => {
    const nearest = nearestToLimit(result.figures);
    const cells = [result.number, result.title, nearest ? toText(nearest) : "nothing", result.meaning];
    return `| ${[...cells, hasPassed(result) ? "pass" : "**FAIL**"].join(" | ")} |`;
  });
  return [
    `# ${title}`,
    "",
    about,
    "",
    `${results.length - failed.length} of ${results.length} passed, with ` +
      `${figures.filter(({ passed }) => passed).length} of ${figures.length} figures, which are all in ` +
      `[${name}.json](${name}.json).`,
    "",
    "| | What happens | Nearest to its limit | What holds while it passes | |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    ...(failed.length > 0 ? ["## What failed", "", ...failed.flatMap(failuresOf), ""] : []),
    "## Where it was measured",
    "",
    ...[...Map.groupBy(results, ({ date, machine }) => `${date}, ${machine}`)].map(
      ([where, those]) =>
        `- ${numbersOf(those)}: ${where}; ${mostStolen(those)} % of its time went to others at most`,
    ),
    "",
  ].join("\n");
}

function failuresOf({ number, title, failure, figures }: Result): string[] {
  const missed = figures.filter(({ passed }) => !passed);
  return [
    ...(failure === undefined ? [] : [`- ${number}. ${title}: it broke off, ${failure}`]),
    ...missed.map((figure) => `- ${number}. ${toText(figure)}${figure.note ? ` (${figure.note})` : ""}`),
  ];
}

function mostStolen(results: readonly Result[]): number {
  return Math.max(...results.map(({ stolenPercent }) => stolenPercent));
}

function numbersOf(results: readonly Result[]): string {
  return results.map(({ number }) => number).join(", ");
}
