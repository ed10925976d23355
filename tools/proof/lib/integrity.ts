import { DatabaseSync } from "node:sqlite";
import type { DatabaseTarget } from "../../../apps/server/src/config/config-database.ts";

/** SQLite's integrity check, "ok" if nothing is wrong. PostgreSQL is not killed and not checked. */
export function integrityOf(target: DatabaseTarget): string {
  if (target.kind !== "sqlite") return "ok";
  const database = new DatabaseSync(target.file, { readOnly: true, timeout: 5_000 });
  try {
    const [first] = database.prepare("pragma integrity_check(1)").all();
    const orphans = database.prepare("pragma foreign_key_check").all().length;
    return orphans > 0 ? `${orphans} rows refer to nothing` : String(first?.["integrity_check"]);
  } finally {
    database.close();
  }
}
