import { join } from "node:path";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { beginSession } from "../../apps/server/src/features/account/sessions/session.service.ts";
import { startProduct as startProcess } from "../harness/product.ts";
import { findNode24 } from "../lib/node24.mjs";
import { PlainError } from "../lib/plain-error.mjs";
import { root } from "../lib/root.mjs";
import { run } from "../lib/run.mjs";

/** Shown in the pictures as the address of the cards; the browser reaches it through visitors.mjs alone. */
export const PUBLIC_URL = "https://visita.example";

/** The product with the demo people, as it would be at a public address. */
export async function startProduct(dataDir) {
  const node = findNode24(root);
  const env = { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "warn", DATA_DIR: dataDir };
  // Demo people come to local installations only, so they have to be there before the address is a public one.
  const seed = await run(node, ["apps/server/src/server/cli/seed.ts"], { cwd: root, env, seconds: 300 });
  if (seed.code !== 0) throw new PlainError("The demo people could not be added.", seed.output);

  const { url, stop } = await startProcess({
    DATA_DIR: dataDir,
    PUBLIC_URL,
    SMTP_URL: "off",
    BILLING_PROVIDER: "sandbox",
    RATE_LIMIT_SCALE: "20",
  });
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
