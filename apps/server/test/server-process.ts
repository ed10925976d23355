import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import { freePort } from "../../../tools/harness/free-port.mjs";
import { withBilling } from "./settings.ts";

const ENTRY = fileURLToPath(new URL("./run-server.ts", import.meta.url));
/** What the first server has compiled serves all others. */
const COMPILE_CACHE = fileURLToPath(new URL("../../../node_modules/.cache/server-tests", import.meta.url));

export type Ended = { code: number | null; output: string };

/** A folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "visita-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the product and does not wait for it. It is killed when the test ends. */
export function spawnServer(env: Record<string, string>, script = ENTRY, args: string[] = []) {
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...withBilling({ SMTP_URL: "off", ...env }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(child, "close").then(([code]): Ended => ({ code, output }));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended, output: () => output };
}

/** Starts the product, at a free port unless one is given, and waits until it says that it is ready. */
export async function startServer(env: Record<string, string>) {
  const port = env["PORT"] ?? String(await freePort());
  const server = spawnServer({ ...env, PORT: port });
  await untilReady(server.child, server.output);
  return { ...server, url: `http://127.0.0.1:${port}` };
}

/** One sentence, no trace, and a cause with a way out. */
export async function expectRefusal(env: Record<string, string>, ...parts: (string | RegExp)[]) {
  const { code, output } = await spawnServer(env).ended;
  expect(code).toBe(1);
  for (const part of parts) expect(output).toMatch(part);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const closed = once(child, "close");
  while (!output().includes("is ready at")) {
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, "data"), closed]);
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server did not start:\n${output()}`);
  }
}
