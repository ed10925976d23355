import { configFromEnvironment } from "../../config/config.ts";
import { seedDemo } from "../../demo/seed-demo.ts";
import { loadSecretKey } from "../../lib/secret-key.ts";
import { StartError } from "../../lib/start-error.ts";
import { exitWith } from "../../lib/terminal.ts";
import { buildApp } from "../app.ts";
import { openAndMigrate } from "../start.ts";

try {
  const config = configFromEnvironment();
  if (!config.isLoopback) {
    throw new StartError(`Demo data is for trying things out and is not put on ${config.publicUrl}.`);
  }
  const { db } = await openAndMigrate(config);
  const secretKey = loadSecretKey(config);
  // Does not listen; seeding needs its services, such as billing.
  const app = await buildApp({ config, db, secretKey });
  const added = await seedDemo(app.context);
  await app.close();
  await db.destroy();
  process.stdout.write(added > 0 ? `Demo cards added: ${added}.\n` : "The demo cards are already there.\n");
} catch (error) {
  exitWith(error);
}
