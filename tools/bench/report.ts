import type { Goal, Part, PartResult, Table } from "./bench.ts";

export type Finished = { readonly part: Part; readonly result: PartResult };

type Run = {
  readonly finished: readonly Finished[];
  readonly missing: readonly Part[];
  readonly minutes: number;
  readonly machine: string;
};

/** docs/performance.md, written by a run of all parts. */
export function performanceDocument({ finished, missing, minutes, machine }: Run): string {
  const goals = finished.flatMap(({ result }) => result.goals);
  return [
    "# Performance",
    "",
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, in ${minutes.toFixed(0)} minutes, on ` +
      `${machine}.`,
    "",
    "The load generator shares the cores with what is measured, so that requests a second say little by themselves; ratios count. " +
      "Subjects alternate in rounds of about a second, so that noise hits all alike; a ratio is the median over the rounds, with the lowest " +
      "and the highest round in brackets. CPU is the user and system time of the server's process per response.",
    "",
    ...(missing.length > 0 ? [`**Not measured**: ${missing.map(({ title }) => title).join("; ")}.`, ""] : []),
    "## Goals",
    "",
    markdown(goalTable(goals)),
    "",
    ...missed(goals),
    ...finished.flatMap(({ part, result }) => [
      `## ${part.title}`,
      "",
      part.about,
      "",
      ...result.tables.flatMap((table) => [
        ...(table.title ? [`**${table.title}**`, ""] : []),
        markdown(table),
        "",
      ]),
    ]),
  ].join("\n");
}

function missed(goals: readonly Goal[]): string[] {
  const explained = goals.filter(({ isMet, profile }) => !isMet && profile);
  if (explained.length === 0) return [];
  return [
    "Measured about those that were missed:",
    "",
    ...explained.map(({ name, profile }) => `- ${name}: ${profile}`),
    "",
  ];
}

export function goalTable(goals: readonly Goal[]): Table {
  return {
    head: ["Goal", "wanted", "measured", ""],
    rows: goals.map(({ name, limit, figure, isMet }) => [name, limit, figure, isMet ? "met" : "**missed**"]),
  };
}

/** Aligned columns for the terminal. */
export function plainTable({ title, head, rows }: Table): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join("  ")
      .trimEnd(),
  );
  return [...(title ? [title] : []), ...lines].join("\n");
}

function markdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
