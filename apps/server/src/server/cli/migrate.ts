import { configFromEnvironment } from "../../config/config.ts";
import { describeTarget } from "../../db/database.ts";
import { exitWith } from "../../lib/terminal.ts";
import { openAndMigrate } from "../start.ts";

try {
  const config = configFromEnvironment();
  const { db, applied } = await openAndMigrate(config);
  await db.destroy();
  const steps = applied.length > 0 ? `applied ${applied.join(", ")}` : "already up to date";
  process.stdout.write(`${describeTarget(config.database)}: ${steps}\n`);
} catch (error) {
  exitWith(error);
}
