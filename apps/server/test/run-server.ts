/** The product as a process of its own, without pages, so that tests need no build. Otherwise the same as main.ts. */
import { flushCompileCache } from "node:module";
import { configFromEnvironment } from "../src/config/config.ts";
import { announce, exitWith } from "../src/lib/terminal.ts";
import { stopOnSignals } from "../src/server/shutdown.ts";
import { start } from "../src/server/start.ts";

try {
  const { app, db } = await start(configFromEnvironment(), {});
  stopOnSignals(app, db);
  announce(app.context.publicSettings, app.context.mail.mailbox.key);
  // Most tests kill it.
  flushCompileCache();
} catch (error) {
  exitWith(error);
}
