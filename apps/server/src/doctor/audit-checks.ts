import type { Config } from "../config/config.ts";
import { openDatabase } from "../db/database.ts";
import { MIGRATIONS } from "../db/migrations.ts";
import { checkAuditChain } from "../features/admin/audit-chain.service.ts";
import { broken, type Finding, warning, well } from "./finding.ts";
import { listApplied } from "./storage-checks.ts";

const PART = "Audit log";

/** Whether the list of what admins did is as it was written. Silent about a database that cannot be used, or is not up to date. */
export async function checkAudit({ database }: Config): Promise<Finding[]> {
  const db = openDatabase(database);
  try {
    const applied = await listApplied(db);
    if (Object.keys(MIGRATIONS).some((migration) => !applied.has(migration))) return [];
    const { rows, head, broken: row, unchained } = await checkAuditChain(db);
    if (row) {
      return [
        broken(
          PART,
          `row ${row.position} (${row.id}) is not what was written there, or the row before it is missing.`,
          "Someone has changed the database itself: compare the log with a backup.",
        ),
      ];
    }
    if (unchained > 0) {
      return [
        warning(
          PART,
          `${unchained} rows are outside the chain of hashes.`,
          "An older version of the product wrote them, or someone has changed the database itself.",
        ),
      ];
    }
    if (rows === 0) return [well(PART, "is empty.")];
    return [well(PART, `${rows} rows are as they were written; the hash of the last is ${head}.`)];
  } catch {
    return [];
  } finally {
    await db.destroy();
  }
}
