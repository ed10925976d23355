import { readFileSync } from "node:fs";
import { StartError } from "../lib/start-error.ts";

const OPTION = "--env-file=";
/** Outside of quotes, and not with a space before it, as a comment has. */
const CUT_OFF = /^\s*(?:export\s+)?(\w+)\s*=(?:\s*[^\s'"`#][^#\n]*(?<=\S))?#/m;

/** Of Node's own option, which has read the file by now and cut values off at a #: half a password fails much later. */
export function checkEnvFiles(execArgv: readonly string[]): void {
  for (const file of execArgv
    .filter((option) => option.startsWith(OPTION))
    .map((option) => option.slice(OPTION.length))) {
    const name = CUT_OFF.exec(readFileSync(file, "utf8"))?.[1];
    if (name === undefined) continue;
    throw new StartError(
      `${name} in ${file} has a # outside of quotes. Put its value in single quotes: ${name}='…'.`,
    );
  }
}
