import { join } from "node:path";
import { installDebianPackage } from "./apt.mjs";
import { cleanUpLater } from "./clean-up.mjs";
import { findPostgresFolder } from "./find-postgres.mjs";
import { createPostgresHome, findPostgres } from "./postgres-home.mjs";

// Speed over durability: the data does not outlive the run.
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Returns the URL of a PostgreSQL that lives until cleanUp(), or why none is available. */
export async function providePostgres(step) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given };
  if (!findPostgresFolder()) await installDebianPackage("postgresql", step);
  if (!findPostgresFolder()) return { missing: "no PostgreSQL is installed and none could be had" };
  if (!findPostgres()) return { missing: "PostgreSQL does not run as root and there is no other user" };
  const home = createPostgresHome({ detached: true });
  cleanUpLater(() => home.stop());
  try {
    const data = join(home.folder, "data");
    await home.initialize(data);
    return { url: (await home.serve(data, FAST)).url };
  } catch (error) {
    return { missing: error.message };
  }
}
