import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RecordedResponse, serializeResponses } from "./recorded-responses.ts";

/** Starts a bare server as a process of its own; it prints its port. */
export async function startBaseline(
  program: "bare-http" | "bare-fastify",
  responses: readonly RecordedResponse[],
  folder: string,
) {
  const file = join(folder, "responses.json");
  writeFileSync(file, serializeResponses(responses));
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
