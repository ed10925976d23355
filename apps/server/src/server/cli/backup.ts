import { resolve } from "node:path";
import { configFromEnvironment } from "../../config/config.ts";
import { backUp } from "../../db/backup.ts";
import { commandLine } from "../../lib/installation.ts";
import { StartError } from "../../lib/start-error.ts";
import { exitWith } from "../../lib/terminal.ts";

try {
  const [destination] = process.argv.slice(2);
  if (!destination)
    throw new StartError(`Name the file to write: ${commandLine("backup", "visita-backup.db")}`);
  const { database } = configFromEnvironment();
  if (database.kind === "postgres") {
    throw new StartError(
      "This database is a PostgreSQL: back it up with pg_dump --exclude-table-data=insight_key " +
        '--exclude-table-data=insight_visitor "$DATABASE_URL" > visita.sql',
    );
  }
  await backUp(database.file, resolve(destination));
  process.stdout.write(`Backup written to ${destination}\n`);
} catch (error) {
  exitWith(error);
}
