import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** Written by every readiness check. */
const EVER_CHANGING = "heartbeat";

/** Row count and checksum of every table as one comparable string. */
export function tableChecksums(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const tables = database
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .all() as { name: string }[];
    return tables
      .filter(({ name }) => name !== EVER_CHANGING)
      .map(({ name }) => sumOf(database, name))
      .join("\n");
  } finally {
    database.close();
  }
}

function sumOf(database: DatabaseSync, table: string): string {
  const hash = createHash("sha256");
  let count = 0;
  const columns = database.prepare("select name from pragma_table_info(?)").all(table);
  const order = columns.map((_, at) => at + 1).join(", ");
  for (const row of database.prepare(`select * from "${table}" order by ${order}`).iterate()) {
    count += 1;
    for (const value of Object.values(row)) {
      hash.update(value instanceof Uint8Array ? value : String(value));
      hash.update("\0");
    }
  }
  return `${table} ${count} ${hash.digest("hex")}`;
}
