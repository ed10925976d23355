import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./free-port.ts";

const START_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 10_000;
const POLL_MS = 50;

export type Product = { url: string; databaseFile: string; stop: () => Promise<void> };

/** The whole product as `npm start` runs it, with a data folder of its own that goes away with it. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "visita-e2e-"));
  const databaseFile = join(dataDir, "visita.db");
  const port = await findFreePort();
  const server = spawn(process.execPath, ["apps/server/build/main.js"], {
    cwd: resolve(import.meta.dirname, ".."),
    // Nothing else is passed on: a developer's own settings must not reach the tests.
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: `sqlite:${databaseFile}`,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    await stopServer(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  try {
    await untilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, databaseFile, stop };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-4000);
    });
  }
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && !hasExited(server)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(POLL_MS);
  }
  throw new Error(`The server did not become ready. It said:\n${output}`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasExited(server)) return;
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}

function hasExited(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}
