import type { AdminContext } from "./admin.context.ts";

/** Message of every write of an admin. Instances of several versions share it during a rolling update. */
export const ADMIN_WRITE = "admin";

/** Reads a list from a replica, unless an admin has changed something a moment ago: whoever did sees it at once. */
export function readList<T>(context: AdminContext, query: (from: AdminContext) => Promise<T>): Promise<T> {
  const { replicas, billing, reports } = context;
  return replicas.read([ADMIN_WRITE], (db) =>
    query({ ...context, db, billing: { ...billing, db }, reports: { ...reports, db } }),
  );
}
