import { createHash } from "node:crypto";

/** Before the first row there is none. */
export const CHAIN_START = "";

export type ChainedContent = {
  readonly position: number;
  readonly previous_hash: string;
  readonly id: string;
  readonly created_at: number;
  readonly actor: string;
  readonly action: string;
  readonly target_id: string;
  readonly target: string;
  readonly reason: string;
  readonly detail: string;
};

/**
 * SHA-256 over a row of the audit log and the hash of the row before. The address of an account is in no row
 * (`admin_subject`), so that deleting an account leaves every hash as it is.
 */
export function chainHash(row: ChainedContent): string {
  const { position, previous_hash, id, created_at, actor, action, target_id, target, reason, detail } = row;
  const fields = [position, previous_hash, id, created_at, actor, action, target_id, target, reason, detail];
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}
