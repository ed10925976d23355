import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { environment, nodeOptions } from "../scripts/lib/server-process.mjs";
import { freePort } from "./free-port.ts";

const ROOT = resolve(import.meta.dirname, "..");
const START_LIMIT_MS = 30_000;
const POLL_MS = 5;
const KEPT_OUTPUT = 200_000;

export type Product = Awaited<ReturnType<typeof startProduct>>;

type Options = {
  /** Chosen when the same address must come back after a restart. */
  port?: number;
  /** Placed before the entry file, such as `--cpu-prof`. */
  nodeOptions?: readonly string[];
};

/** The built product as a process of its own, with production's settings, answering and ready. */
export async function startProduct(settings: Record<string, string>, options: Options = {}) {
  const port = options.port ?? (await freePort());
  const begun = performance.now();
  const program = [...nodeOptions, ...(options.nodeOptions ?? []), "apps/server/build/main.js"];
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    // Nothing else is passed on: a developer's own settings must not reach the figures.
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT: String(port),
      ...environment,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  try {
    await untilAnswered(`${url}/healthz`);
    const answersAfter = performance.now() - begun;
    await untilAnswered(`${url}/readyz`);
    return {
      url,
      port,
      pid: child.pid as number,
      /** Milliseconds from the start of the process to its first answer, and until it was ready for work. */
      answersAfter,
      readyAfter: performance.now() - begun,
      output: () => output,
      hasEnded,
      /** Resolves with the exit code; null after a kill. */
      ended,
      signal: (name: NodeJS.Signals) => child.kill(name),
      async stop(): Promise<number | null> {
        if (!hasEnded()) child.kill("SIGTERM");
        return ended;
      },
      async kill(): Promise<void> {
        if (!hasEnded()) child.kill("SIGKILL");
        await ended;
      },
    };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }

  async function untilAnswered(address: string): Promise<void> {
    while (performance.now() - begun < START_LIMIT_MS && !hasEnded()) {
      const answer = await fetch(address).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await wait(POLL_MS);
    }
    throw new Error(`The product did not become ready. It said:\n${output}`);
  }
}
