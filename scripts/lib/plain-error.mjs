import { stripVTControlCharacters } from "node:util";
import { lastLines } from "./run.mjs";

/** A failure that one sentence explains. It is shown without a stack, with the end of the tool's output if any. */
export class PlainError extends Error {
  constructor(message, output = "") {
    super(message);
    this.output = output;
  }
}

export function showError(error) {
  const output = error instanceof PlainError ? lastLines(withoutStack(error.output)) : "";
  if (output) console.error(`\n${output}`);
  console.error(`\n${error instanceof PlainError || error.code ? error.message : error.stack}`);
}

/** Tools print where in their own code they noticed a mistake; the reader's mistake is elsewhere. */
function withoutStack(output) {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines.filter((line) => !/^(npm error )?\s*at .+:\d+:\d+\)?( \{)?$/.test(line)).join("\n");
}
