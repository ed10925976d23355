import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";

/** Message of every write of an admin. Instances of several versions share it during a rolling update. */
const ADMIN_WRITE = "admin";

/** Part of the caller's transaction: for some seconds every instance reads lists from the primary. */
export function announceWrite({ pubsub }: Pick<AppContext, "pubsub">, trx: Db): Promise<void> {
  return pubsub.publish(trx, ADMIN_WRITE);
}

/** Reads a list from a replica, unless an admin has changed something a moment ago: whoever did sees it at once. */
export function readList<T>(context: AppContext, query: (from: AppContext) => Promise<T>): Promise<T> {
  return context.replicas.read([ADMIN_WRITE], (db) => query({ ...context, db }));
}
