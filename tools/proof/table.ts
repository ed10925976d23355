import { hasPassed, type Outcome } from "./outcome.ts";
import { type Figure, passes } from "./scenario.ts";

const HEAD = ["Test", "What was counted", "On", "Figure", "Limit", "Result"];
const MAX_REASON_CHARS = 200;

type Row = readonly string[];

/** All figures as an aligned Markdown table. */
export function toTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(rowsOf);
  const widths = HEAD.map((name, at) => Math.max(name.length, ...rows.map((row) => (row[at] ?? "").length)));
  const line = (row: Row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(HEAD), rule, ...rows.map(line)].join("\n");
}

/** A figure as one line of progress. */
export function toLine(figure: Figure): string {
  const on = figure.on ? ` (${figure.on})` : "";
  return `${passes(figure) ? "ok  " : "FAIL"} ${figure.what}${on}: ${shownValue(figure)}, ${shownLimit(figure)}`;
}

function rowsOf(outcome: Outcome): Row[] {
  const { scenario, figures, failure } = outcome;
  const name = `${scenario.number}. ${scenario.title}`;
  const rows = figures.map((figure, at) => [
    at === 0 ? name : "",
    figure.what,
    figure.on ?? "",
    shownValue(figure),
    shownLimit(figure),
    passes(figure) ? "pass" : "FAIL",
  ]);
  if (failure === undefined) return rows;
  return [...rows, [rows.length ? "" : name, "It broke off", "", reasonOf(failure), "", "FAIL"]];
}

function shownValue(figure: Figure): string {
  return "expected" in figure ? figure.value : withUnit(figure.value, figure.unit);
}

function shownLimit(figure: Figure): string {
  if ("expected" in figure) return figure.expected;
  if (figure.limit === 0 && !figure.atLeast) return "0";
  return `${figure.atLeast ? "≥" : "≤"} ${withUnit(figure.limit, figure.unit)}`;
}

function withUnit(value: number, unit = ""): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return `${value.toLocaleString("en", { maximumFractionDigits: digits })} ${unit}`.trim();
}

/** Shortened to one line without the cell separator. */
function reasonOf(failure: string): string {
  return failure.replaceAll(/\s+/g, " ").replaceAll("|", "/").slice(0, MAX_REASON_CHARS);
}

export function summaryOf(outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter(hasPassed).length;
  const figures = outcomes.reduce((sum, { figures }) => sum + figures.length, 0);
  return `${passed} of ${outcomes.length} tests passed, ${figures} figures`;
}
