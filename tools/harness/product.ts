import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "./free-port.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const START_TIMEOUT_MS = 300_000;
const POLL_MS = 5;
const MAX_OUTPUT_CHARS = 200_000;

export type Product = Awaited<ReturnType<typeof startProduct>>;

type Options = {
  /** Given where a restart must come back under the same URL. */
  port?: number;
  /** Added to those of `npm start`, such as `--cpu-prof`. */
  nodeOptions?: readonly string[];
  /** The root of another built checkout, to be compared with this one. */
  checkout?: string;
};

/**
 * Starts the built product as `npm start` does, with the flags and environment of tools/lib/server-process.mjs, and
 * resolves once it is ready. `settings` are its environment variables.
 */
export async function startProduct(settings: Record<string, string>, options: Options = {}) {
  const { checkout = ROOT } = options;
  const { environment, nodeOptions } = await startFlags(checkout);
  const port = options.port ?? (await freePort());
  const startedAt = performance.now();
  const program = [...nodeOptions, ...(options.nodeOptions ?? []), "apps/server/build/main.js"];
  const child = spawn(process.execPath, program, {
    cwd: checkout,
    // A clean environment: settings of the developer's shell must not change the results.
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
      output = (output + text).slice(-MAX_OUTPUT_CHARS);
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  try {
    await untilAnswered("/healthz");
    const answersAfter = performance.now() - startedAt;
    await untilAnswered("/readyz");
    return {
      url,
      port,
      pid: child.pid as number,
      /** Milliseconds from spawning the process to the first response of /healthz and of /readyz. */
      answersAfter,
      readyAfter: performance.now() - startedAt,
      output: () => output,
      /** The address with the key, from the line that people read in their terminal. */
      async mailboxUrl(): Promise<string> {
        while (!hasEnded()) {
          const printed = /Local mail is read at (\S+)\n/.exec(output)?.[1];
          if (printed !== undefined) return printed;
          await wait(POLL_MS);
        }
        throw new Error("The product has ended.");
      },
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

  async function untilAnswered(path: string): Promise<void> {
    while (performance.now() - startedAt < START_TIMEOUT_MS && !hasEnded()) {
      const answer = await fetch(url + path).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await wait(POLL_MS);
    }
    throw new Error(`The product did not become ready. Its output:\n${output}`);
  }
}

/** What `npm start` of this checkout adds to its process. */
function startFlags(checkout: string): Promise<typeof import("../lib/server-process.mjs")> {
  return import(pathToFileURL(join(checkout, "tools/lib/server-process.mjs")).href);
}
