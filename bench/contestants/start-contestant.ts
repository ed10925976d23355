import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, writeAnswers } from "./answers.ts";

/** A bare server as a process of its own, listening. */
export async function startContestant(
  program: "bare-http" | "bare-fastify",
  answers: readonly Answer[],
  folder: string,
) {
  const file = join(folder, "answers.json");
  writeFileSync(file, writeAnswers(answers));
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`), file], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const [line] = await Promise.race([once(child.stdout.setEncoding("utf8"), "data"), ended]);
  if (!Number(line)) throw new Error(`${program} did not start.`);
  return {
    pid: child.pid as number,
    port: Number(line),
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
