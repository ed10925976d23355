/** `npm run admin`: what an operator is asked to do by law. It works beside a running server. */
import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { configFromEnvironment } from "../config.ts";
import { findAccountIdByEmail } from "../features/account/leaving-account.service.ts";
import { writeExport } from "../features/export/export-file.service.ts";
import { deleteAccountNow } from "../features/leave/account-deletion.service.ts";
import { builtPages, type PageHost } from "../http/page-host.ts";
import { commandLine } from "../lib/command-line.ts";
import { loadSecretKey } from "../lib/secret-key.ts";
import { StartError } from "../lib/start-error.ts";
import { exitWith } from "../lib/terminal.ts";
import { openAndMigrate } from "../start.ts";

const USAGE =
  `Say what to do: ${commandLine("admin", "export", "person@mail.example", "copy.zip")}, ` +
  `or ${commandLine("admin", "delete", "person@mail.example")}`;

type Command = (app: FastifyInstance, accountId: string, file: string) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async export(app, accountId, file) {
    // Flag "wx": an operator's files are not overwritten.
    const output = createWriteStream(resolve(file), { mode: 0o600, flags: "wx" });
    await writeExport(app.exports, accountId, output);
    return `Everything is written to ${file}`;
  },
  async delete(app, accountId) {
    if (!(await deleteAccountNow(app.leaving, accountId))) {
      throw new StartError(
        "The payment provider could not end the plan, so nothing was deleted. Try again later.",
      );
    }
    await app.mail.tick();
    return "Everything is deleted.";
  },
};

try {
  const [name = "", email, file = ""] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !email || (name === "export" && !file)) throw new StartError(USAGE);
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
    const accountId = await findAccountIdByEmail(db, email.trim().toLowerCase());
    if (!accountId) throw new StartError(`Nobody has an account with the address ${email}.`);
    process.stdout.write(`${email}: ${await command(app, accountId, file)}\n`);
  } finally {
    await app.close();
    await db.destroy();
  }
} catch (error) {
  exitWith(error);
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
