import { configFromEnvironment } from "../config.ts";
import { seedDemo } from "../db/seed.ts";
import { StartError } from "../lib/start-error.ts";
import { exitWith } from "../lib/terminal.ts";
import { openAndMigrate } from "../start.ts";

try {
  const config = configFromEnvironment();
  if (!config.isLoopback) {
    throw new StartError(`Demo data is for trying things out and is not put on ${config.publicUrl}.`);
  }
  const { db } = await openAndMigrate(config);
  const added = await seedDemo(db, Date.now());
  await db.destroy();
  process.stdout.write(added ? "Demo data added.\n" : "The demo data is already there.\n");
} catch (error) {
  exitWith(error);
}
