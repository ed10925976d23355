import type { Db } from "../../db/database.ts";
import { countUnchained, listChain } from "./audit-chain.store.ts";
import { CHAIN_START, chainHash } from "./audit-chain.ts";

const BATCH = 1_000;

export type AuditChain = {
  readonly rows: number;
  /** The hash of the newest row; empty without rows. */
  readonly head: string;
  /** The first row that is not as it was written, or that does not follow the row before; null when all do. */
  readonly broken: { readonly position: number; readonly id: string } | null;
  /** Rows that no hash covers. */
  readonly unchained: number;
};

/** Computes every hash anew, from the oldest row to the newest. */
export async function checkAuditChain(db: Db): Promise<AuditChain> {
  const unchained = await countUnchained(db);
  let rows = 0;
  let head = CHAIN_START;
  for (;;) {
    const batch = await listChain(db, rows, BATCH);
    for (const row of batch) {
      const { position, id } = row;
      const isNext = position === rows + 1 && row.previous_hash === head && row.hash === chainHash(row);
      if (!isNext) return { rows, head, broken: { position, id }, unchained };
      rows += 1;
      head = row.hash;
    }
    if (batch.length < BATCH) return { rows, head, broken: null, unchained };
  }
}
