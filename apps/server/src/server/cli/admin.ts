/** `npm run admin`: the first steps of an operator, with the functions of /admin. It works beside a running server. */
import type { FastifyInstance } from "fastify";
import { configFromEnvironment } from "../../config/config.ts";
import { builtPages, type PageHost } from "../../http/page-host.ts";
import { loadSecretKey } from "../../lib/secret-key.ts";
import { StartError } from "../../lib/start-error.ts";
import { exitWith } from "../../lib/terminal.ts";
import { buildApp } from "../app.ts";
import { openAndMigrate } from "../start.ts";
import { adminCommandOf } from "./admin-commands.ts";

try {
  const run = adminCommandOf(process.argv.slice(2));
  await withApp(async (app) => process.stdout.write(`${await run(app)}\n`));
} catch (error) {
  exitWith(error);
}

async function withApp(use: (app: FastifyInstance) => Promise<unknown>): Promise<void> {
  const config = configFromEnvironment();
  const { db } = await openAndMigrate(config);
  const pages = pagesIfBuilt();
  const logStream = { write() {} };
  const app = await buildApp({
    config,
    db,
    secretKey: loadSecretKey(config),
    logStream,
    ...(pages && { pages }),
  });
  try {
    await use(app);
    await app.context.mail.tick();
  } finally {
    await app.close();
    await db.destroy();
  }
}

/** Without them a copy has everything but the pages of its cards. */
function pagesIfBuilt(): PageHost | undefined {
  try {
    return builtPages();
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
}
