import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";

/** Message prefix. Instances of several versions share it during a rolling update. */
const OWNER = "owner ";

/** The key of the write, for reads from replicas. */
export const ownerWrite = (accountId: string): string => OWNER + accountId;

export function isOwnerWrite(message: string): boolean {
  return message.startsWith(OWNER);
}

/** After the commit, in this process: the old state may have been cached in between. */
export function dropOwner({ pubsub }: Pick<AppContext, "pubsub">, accountId: string): void {
  pubsub.repeat(ownerWrite(accountId));
}

/** Part of the caller's transaction, which has changed the plan or the state of an account: every instance drops its cards. */
export function publishOwnerChange(
  { pubsub }: Pick<AppContext, "pubsub">,
  trx: Db,
  accountId: string,
): Promise<void> {
  return pubsub.publish(trx, ownerWrite(accountId));
}
