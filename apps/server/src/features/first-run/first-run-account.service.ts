import type { Db } from "../../db/database.ts";
import { findFirstRunRow, insertFirstRun } from "./first-run.store.ts";

/** For an account that is just being made. */
export function beginFirstRun(trx: Db, accountId: string): Promise<void> {
  return insertFirstRun(trx, accountId);
}

/** What is stored of the first steps, for the copy of an account; undefined for one that never had them. */
export async function describeFirstRun(db: Db, accountId: string) {
  const row = await findFirstRunRow(db, accountId);
  if (!row) return undefined;
  return {
    signatureCopiedAt: isoTime(row.signature_copied_at),
    codeShownAt: isoTime(row.code_shown_at),
    putAwayAt: isoTime(row.put_away_at),
  };
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
