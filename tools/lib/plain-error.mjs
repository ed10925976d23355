import { stripVTControlCharacters } from "node:util";
import { lastLines } from "./run.mjs";

/** An error whose message is enough: printed without a stack, followed by the end of the tool's output. */
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

/** Removes the stack traces of the tools themselves, which do not help the reader. */
function withoutStack(output) {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines.filter((line) => !/^(npm error )?\s*at .+:\d+:\d+\)?( \{)?$/.test(line)).join("\n");
}
