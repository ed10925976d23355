import { configFromEnvironment } from "./config.ts";
import { builtPages } from "./http/page-host.ts";
import { releaseStartupMemory } from "./lib/release-startup-memory.ts";
import { announce, exitWith } from "./lib/terminal.ts";
import { stopOnSignals } from "./shutdown.ts";
import { start } from "./start.ts";

try {
  const config = configFromEnvironment();
  const { app, db } = await start(config, { pages: builtPages() });
  stopOnSignals(app, db);
  announce(app.publicSettings, app.mail.mailbox.key);
  releaseStartupMemory();
} catch (error) {
  exitWith(error);
}
