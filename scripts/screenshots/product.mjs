import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { beginSession } from "../../apps/server/src/features/account/session.service.ts";
import { findFreePort } from "../lib/free-port.mjs";
import { findNode24 } from "../lib/node24.mjs";
import { PlainError } from "../lib/plain-error.mjs";
import { root } from "../lib/root.mjs";
import { run } from "../lib/run.mjs";

/** Shown in the pictures as the address of the cards; the browser reaches it through visitors.mjs alone. */
export const PUBLIC_URL = "https://visita.example";

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 10_000;
const POLL_MS = 50;

/** The product with the demo people, as it would be at a public address. */
export async function startProduct(dataDir) {
  const node = findNode24(root);
  const env = { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "warn", DATA_DIR: dataDir };
  // Demo people come to local installations only, so they have to be there before the address is a public one.
  const seed = await run(node, ["apps/server/src/cli/seed.ts"], { cwd: root, env, seconds: 60 });
  if (seed.code !== 0) throw new PlainError("The demo people could not be added.", seed.output);

  const port = await findFreePort();
  const server = spawn(node, ["apps/server/build/main.js"], {
    cwd: root,
    env: { ...env, PORT: String(port), PUBLIC_URL, RATE_LIMIT_SCALE: "20" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => stopServer(server);
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, signIn: (accountId) => signIn(join(dataDir, "visita.db"), accountId) };
}

/** The cookie of a browser that has signed in, without the way through the mailbox. */
async function signIn(file, accountId) {
  const db = openDatabase({ kind: "sqlite", file });
  try {
    return `__Host-sid=${await beginSession(db, accountId, Date.now())}`;
  } finally {
    await db.destroy();
  }
}

async function untilReady(server, url) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && !hasExited(server)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(POLL_MS);
  }
  throw new PlainError("The server did not become ready.");
}

async function stopServer(server) {
  if (hasExited(server)) return;
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}

function hasExited(server) {
  return server.exitCode !== null || server.signalCode !== null;
}
