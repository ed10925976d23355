import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether a program is installed that only checks what the product makes. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, ["-v"], { stdio: "ignore" }).error === undefined;
}

/** What a program writes; rejects when it fails. */
export async function output(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, args, { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}
